"""The levels of a game: bots by strength, from a beginner's opponent to the strongest there is."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

COUNT = 8


@dataclass(frozen=True)
class Level:
    """A bot, and how strong it was measured to be: 400 points mean ten to one; level 1 has 0."""

    bot: str
    rating: int | None = None
    low: int | None = None  # the interval of 95 %
    high: int | None = None


UNMEASURED = tuple(
    map(Level, ("random", "greedy:40%", "greedy:70%", "greedy", "search:100", "search:500", "search:3000", "search:1s"))
)


def load_levels(package: str) -> tuple[Level, ...]:
    """The levels in a game's `levels.toml`."""
    data = tomllib.loads(files(package).joinpath("levels.toml").read_text("utf-8"))
    return read_levels(data["level"])


def read_levels(rows: Sequence[dict[str, Any]]) -> tuple[Level, ...]:
    """Levels from plain data."""
    if len(rows) != COUNT:
        raise ValueError(f"{len(rows)} levels instead of {COUNT}")
    return tuple(Level(**row) for row in rows)
