"""The history in the terminal: a line for each figure, the latest run against earlier ones on the same machine."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from bench import history, measures
from bench.history import Run

BARS = "▁▂▃▄▅▆▇█"
SHOWN = 24  # runs in a line


def sheet(runs: Sequence[Run]) -> Table:
    """The last of these runs against the others."""
    run = runs[-1]
    earlier = history.comparable(runs[:-1], run)
    page = Table(title=title(run, len(earlier)), box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    page.add_column("game, seats and measure", no_wrap=True)
    page.add_column("runs", no_wrap=True)
    for heading in ("now", "against before"):
        page.add_column(heading, justify="right")
    page.add_column("", no_wrap=True)
    last = ""
    for name, measure in history.rows(run):
        if name != last:
            page.add_row(Text(name, "bold"))
        page.add_row(*row(earlier, run, name, measure))
        last = name
    return page


def title(run: Run, others: int) -> str:
    """What was measured where."""
    machine = run["machine"]
    changed = " with changes" if run.get("dirty") else ""
    before = f"{others} earlier run{'' if others == 1 else 's'} like it"
    return (
        f"{run['commit']}{changed}, {run['date']}: CPU time, {machine.get('form')},"
        f" {machine.get('cpu')}, {machine.get('python')}; {before}"
    )


def row(earlier: Sequence[Run], run: Run, name: str, measure: str) -> tuple[str | Text, ...]:
    """One figure."""
    raw = history.value(run, name, measure, "raw")
    line = sparkline(history.values([*earlier, run], name, measure)[-SHOWN:])
    shown = "" if raw is None else measures.show(raw)
    verdict = history.judge(earlier, run, name, measure)
    if verdict is None:
        return f"  {measure}", line, shown, "", ""
    words = Text(f"below {verdict.limit:.2f}", "bold red") if verdict.is_drop else ""
    return f"  {measure}", line, shown, f"×{verdict.change:.3f}", words


def drops(runs: Sequence[Run]) -> list[str]:
    """The figures of the last run that dropped clearly."""
    run, earlier = runs[-1], history.comparable(runs[:-1], runs[-1])
    verdicts = ((name, measure, history.judge(earlier, run, name, measure)) for name, measure in history.rows(run))
    return [f"{name} {measure}" for name, measure, verdict in verdicts if verdict is not None and verdict.is_drop]


def sparkline(values: Sequence[float]) -> str:
    """A bar for each value, over a range of at least 4 %, so that noise stays flat."""
    if not values:
        return ""
    low, high = min(values), max(values)
    middle = (low + high) / 2
    low, high = min(low, 0.98 * middle), max(high, 1.02 * middle)
    return "".join(BARS[min(len(BARS) - 1, int((v - low) / (high - low) * len(BARS)))] for v in values)
