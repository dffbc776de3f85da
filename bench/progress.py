"""The progress of a measurement: a bar with the time left on a terminal, a line for each phase elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

Report = Callable[[float], None]  # how much is done, from 0 to 1


@contextmanager
def phase(console: Console, words: str) -> Iterator[Report]:
    """Show one phase of the work."""
    if not console.is_terminal:
        console.file.write(words + "\n")
        console.file.flush()
        yield lambda _done: None
        return
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words, total=1.0)
        yield lambda done: bar.update(task, completed=done)
