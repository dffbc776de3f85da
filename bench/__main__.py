"""`make bench`: measure every game, add the run to the history and draw it.

python -m bench                         measure, and add the run to bench/history.jsonl if nothing is uncommitted
python -m bench --dirty                 add it all the same
python -m bench --draw                  only draw what was measured before
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Never

from rich.console import Console

from bench import history, measuring, revisions
from bench.chart import chart
from bench.errors import BenchError
from bench.processes import ROOT, Worker, describe, working
from bench.progress import phase
from bench.sheet import drops, sheet


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    words = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m bench", description=words[0], epilog=words[2], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dirty", action="store_true", help="add the run although there are uncommitted changes")
    parser.add_argument("--draw", action="store_true", help="measure nothing, draw the history")
    return parser.parse_args(argv)


def run(arguments: argparse.Namespace, out: Console, err: Console) -> int:
    """Do what is asked for; returns the exit code."""
    runs = history.read(history.HISTORY)
    if not arguments.draw:
        runs.append(measure(arguments.dirty, err))
    if not runs:
        raise BenchError("Nothing was measured yet: `make bench` does.")
    draw(runs, out)
    return 0


def measure(dirty_too: bool, err: Console) -> history.Run:
    """Measure this tree, and add the run to the history if the commit tells what was measured."""
    dirty, load = revisions.is_dirty(), os.getloadavg()[0]
    kept = dirty_too or not dirty
    if not kept:
        err.print("There are uncommitted changes, so this run isn't added to the history; --dirty would add it.")
    measured = history.new_run(dirty, load)
    if measured["machine"]["cores"] < 2 * load:
        err.print(f"The machine is busy: load {load:.1f} on {measured['machine']['cores']} cores.", highlight=False)
    if measured["machine"]["form"] == "compiled" and not revisions.is_built(ROOT):
        with phase(err, "building this tree") as report:
            revisions.build(ROOT, "this tree", report)
    with phase(err, "measuring every game") as report:
        figures = measuring.measure(open_worker, report)
    measured["yardstick"] |= figures.pop("yardstick")
    measured |= figures
    if kept:
        history.append(history.HISTORY, measured)
        err.print(f"Added to {history.HISTORY.name}; commit it with {history.CHART.name}.")
    return measured


@contextmanager
def open_worker() -> Iterator[tuple[Worker, measuring.Known]]:
    """A fresh process that measures this tree."""
    with working(ROOT, "this tree") as worker:
        yield worker, describe(worker, ROOT, not revisions.wants_plain())


def draw(runs: Sequence[history.Run], out: Console) -> None:
    """The last run in the terminal, all that are kept in a file."""
    out.print(sheet(runs))
    slower = drops(runs)
    if slower:
        out.print(f"Slower than before, by more than such figures spread: {', '.join(slower)}.", highlight=False)
    kept = history.read(history.HISTORY)
    if kept:
        history.CHART.write_text(chart(kept), "utf-8")


def stop(number: int, _frame: object) -> Never:
    """End by a signal, but tidily: temporary folders and processes go first."""
    sys.exit(128 + number)


def main(argv: Sequence[str] | None = None) -> int:
    """The command."""
    out, err = Console(), Console(stderr=True)
    arguments = read_arguments(argv)
    try:
        return run(arguments, out, err)
    except BenchError as error:
        err.print(f"bench: {error}", markup=False, highlight=False)
        return 2
    except KeyboardInterrupt:
        err.print("Stopped; nothing was left behind.")
        return 130


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGHUP, stop)
    sys.exit(main())
