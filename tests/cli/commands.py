"""Running a command in tests: the runner's type and the outcome."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True)
class Outcome:
    """How a command ended."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command with lines typed into it."""

    def __call__(self, *arguments: str | Path, typed: Iterable[str] = ()) -> Outcome: ...
