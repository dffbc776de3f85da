"""Where commands print: text in one language on standard output, errors and progress on standard error."""

import codecs
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from io import TextIOWrapper
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from lampion import i18n
from lampion.kernel.errors import LampionError

Value = TypeVar("Value")

PLAIN = {"“": '"', "”": '"', "«": '"', "»": '"', "’": "'", "…": "...", "–": "-", "—": "-", "·": ".", "•": "*"}
PLAIN |= dict(zip("▁▂▃▄▅▆▇█", "__--==##", strict=True))
PLAIN |= {"→": ">", "✸": "*", "✦": "+", "★": "*", "✓": "+", "✗": "x", "─": "-", "œ": "oe", "×": "x", "±": "+-"}


class Screen:
    """Where a command prints."""

    def __init__(self, language: str, colour: bool = True) -> None:
        for stream in (sys.stdout, sys.stderr, sys.stdin):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace" if stream is sys.stdin else "lampion-plain")
        self.language = language
        self.out = Output(highlight=False, markup=False, emoji=False, no_color=None if colour else True)
        self.err = Output(stderr=True, highlight=False, markup=False, emoji=False, no_color=None if colour else True)

    def words(self, key: str, **data: Any) -> str:
        """The text of a key of the catalogue."""
        return i18n.say(self.language, key, **data)

    def say(self, key: str, style: str = "", **data: Any) -> None:
        """Print the text of a key."""
        self.print(Text(self.words(key, **data), style))

    def print(self, what: Any = "") -> None:
        """Print text, or anything that rich can draw."""
        self.out.print(what)

    def print_indented(self, text: str, style: str = "", by: int = 2) -> None:
        """Print an indented paragraph."""
        for line in Text(text, style).wrap(self.out, max(20, self.out.width - by)):
            line.rstrip()
            self.out.print(Text.assemble(" " * by, line))

    def head(self, text: str) -> None:
        """Print a heading."""
        self.out.print()
        self.out.rule(Text(text, "bold"), align="left", characters="─", style="#8a8fa8")

    def complain(self, error: LampionError) -> None:
        """Print an error."""
        self.err.print(Text(error.say(self.language), "red"))

    def wait_for(self, words: str, work: Callable[[], Value]) -> Value:
        """Do work that has no progress to show, so that Ctrl-C ends it at once even in compiled code."""
        done: list[Value] = []
        worker = Thread(target=lambda: done.append(work()), daemon=True)
        with self.err.status(words) if self.err.is_terminal else nullcontext():
            worker.start()
            while worker.is_alive():
                worker.join(1)
        return done[0]

    @contextmanager
    def progress(self, words: str) -> Iterator[Callable[[float], None]]:
        """Show the progress of some work, from 0 to 1, on a terminal only."""
        if not self.err.is_terminal:
            yield lambda _done: None
            return
        bar = Progress(
            TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn(),
            console=self.err, transient=True, auto_refresh=False,
        )  # fmt: skip
        with bar:
            task = bar.add_task(words, total=1.0)
            bar.refresh()

            def report(done: float) -> None:
                bar.update(task, completed=done, refresh=True)

            yield report


class Output(Console):
    """A console that lets `main` handle a closed pipe."""

    def on_broken_pipe(self) -> None:
        """The reader has gone."""
        raise BrokenPipeError


def long_bar(console: Console, *columns: ProgressColumn, is_shown: bool = True, period: float = 30.0) -> Progress:
    """A progress bar for long work, with these extra columns and the time left, as it went in the last `period`."""
    words = TextColumn("{task.description}", markup=False)  # names of bots may hold brackets
    shown = (words, BarColumn(20), *columns, TimeRemainingColumn())
    return Progress(*shown, console=console, transient=True, disable=not is_shown, speed_estimate_period=period)


def open_missing_streams() -> None:
    """Replace standard streams that the program was started without by empty ones."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def silence() -> None:
    """After a closed pipe or a full disk, keep Python from complaining when it flushes its output at exit."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def spell_plainly(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that the output can't show: letters lose their accents, symbols become ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = "".join(PLAIN.get(letter) or drop_accents(letter) for letter in error.object[error.start : error.end])
    return plain, error.end


def drop_accents(letter: str) -> str:
    """A letter without its accent, a plain space for any space, otherwise a question mark."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


codecs.register_error("lampion-plain", spell_plainly)
