"""`make bench`: measure every game, add the run to the history and draw it; or compare with another revision.

python -m bench                         measure, and add the run to bench/history.jsonl if nothing is uncommitted
python -m bench --dirty                 add it even with uncommitted changes
python -m bench --draw                  only draw the history
python -m bench --compare HEAD~1        build that revision next to this tree and run both in turns
python -m bench --compare main --game takenoko --seats 4 --option hikari=on --measure guided_simulations_per_s
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

from bench import compare, full_run, history, revisions
from bench.chart import chart
from bench.errors import BenchError
from bench.measures import BY_NAME, MEASURES
from bench.processes import ROOT, Worker, describe, working
from bench.progress import phase
from bench.sheet import drops, sheet


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command's arguments."""
    words = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m bench", description=words[0], epilog=words[2], formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dirty", action="store_true", help="add the run even with uncommitted changes")
    parser.add_argument("--draw", action="store_true", help="measure nothing, draw the history")
    other = parser.add_argument_group("another revision")
    other.add_argument("--compare", metavar="REV", help="run that revision and this tree in turns")
    other.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    other.add_argument("--seats", action="append", default=[], type=int, metavar="N", help="only with N players")
    other.add_argument("--option", action="append", default=[], type=pair, metavar="NAME=VALUE", help="of the game")
    other.add_argument("--measure", action="append", default=[], choices=BY_NAME, help="only this; may be repeated")
    other.add_argument("--rounds", type=rounds, default=12, metavar="N", help="how many rounds (default: 12)")
    other.add_argument("--fail-below", type=float, metavar="RATIO", help="exit with 1 if a ratio is lower")
    arguments = parser.parse_args(argv)
    limits = arguments.game or arguments.seats or arguments.option or arguments.measure or arguments.fail_below
    if limits and not arguments.compare:
        parser.error("--game, --seats, --option, --measure and --fail-below belong to --compare")
    return arguments


def pair(words: str) -> tuple[str, str]:
    """An option of the game."""
    name, equals, value = words.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"NAME=VALUE is expected, not {words!r}")
    return name, value


def rounds(words: str) -> int:
    """A number of rounds that is enough for an interval."""
    if not words.isdecimal() or int(words) < compare.FEWEST_ROUNDS:
        raise argparse.ArgumentTypeError(f"at least {compare.FEWEST_ROUNDS} rounds are needed for an interval")
    return int(words)


def run(arguments: argparse.Namespace, out: Console, err: Console) -> int:
    """Measure, draw or compare; returns the exit code."""
    if arguments.compare:
        chosen = [BY_NAME[name] for name in dict.fromkeys(arguments.measure)] or MEASURES
        request = compare.Request(
            arguments.compare, arguments.game, arguments.seats, dict(arguments.option), chosen, arguments.rounds
        )
        return compare.run(request, arguments.fail_below, out, err)
    runs = history.read(history.HISTORY)
    if not arguments.draw:
        runs.append(measure(arguments.dirty, err))
    if not runs:
        raise BenchError("Nothing has been measured yet; run `make bench` first.")
    draw(runs, out)
    return 0


def measure(dirty_too: bool, err: Console) -> history.Run:
    """Measure this tree, and add the run to the history if the commit identifies what was measured."""
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
        figures = full_run.measure(open_worker, report)
    measured["yardstick"] |= figures.pop("yardstick")
    measured |= figures
    if kept:
        history.append(history.HISTORY, measured)
        err.print(f"Added to {history.HISTORY.name}; commit it with {history.CHART.name}.")
    return measured


@contextmanager
def open_worker() -> Iterator[tuple[Worker, full_run.Known]]:
    """A fresh process that measures this tree."""
    with working(ROOT, "this tree") as worker:
        yield worker, describe(worker, ROOT, not revisions.wants_plain())


def draw(runs: Sequence[history.Run], out: Console) -> None:
    """Show the last run in the terminal, and write the chart of all runs in the history."""
    out.print(sheet(runs))
    slower = drops(runs)
    if slower:
        out.print(f"Slower than before, beyond the usual spread: {', '.join(slower)}.", highlight=False)
    kept = history.read(history.HISTORY)
    if kept:
        history.CHART.write_text(chart(kept), "utf-8")


def stop(number: int, _frame: object) -> Never:
    """Exit on a signal, after removing temporary folders and processes."""
    sys.exit(128 + number)


def main(argv: Sequence[str] | None = None) -> int:
    """The command."""
    out, err = Console(), Console(stderr=True)
    arguments = read_arguments(argv)
    try:
        return run(arguments, out, err)
    except BenchError as error:
        err.print(f"bench: {error}", markup=False, highlight=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        err.print("Stopped; nothing was left behind.")
        return 130


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGHUP, stop)
    sys.exit(main())
