"""The levels of a game: bots by strength, from a beginner's opponent to the strongest there is.

There are eight levels, each with a name and a promise. A game in which luck decides too much for all of them to differ
leaves some out.
"""

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

COUNT = 8
NAME = re.compile(rf"level:([1-{COUNT}])")


@dataclass(frozen=True)
class Level:
    """A bot, and how strong it was measured to be: 400 points mean ten to one; level 1 has 0."""

    number: int
    bot: str
    rating: int | None = None
    low: int | None = None  # the interval of 95 %
    high: int | None = None

    @property
    def name(self) -> str:
        """What the bot of this level is called."""
        return f"level:{self.number}"


UNMEASURED = tuple(
    Level(number, bot)
    for number, bot in enumerate(
        ("random", "greedy:40%", "greedy:70%", "greedy", "search:100", "search:500", "search:3000", "search:1s"), 1
    )
)


def load_levels(package: str) -> tuple[Level, ...]:
    """The levels in a game's `levels.toml`."""
    data = tomllib.loads(files(package).joinpath("levels.toml").read_text("utf-8"))
    return read_levels(data["level"])


def read_levels(rows: Sequence[dict[str, Any]]) -> tuple[Level, ...]:
    """Levels from plain data: the first, and any of the others, in order."""
    levels = tuple(Level(**row) for row in rows)
    numbers = [level.number for level in levels]
    if numbers[:1] != [1] or numbers != sorted(set(numbers)) or numbers[-1] > COUNT:
        raise ValueError(f"levels {numbers} instead of 1 and others up to {COUNT}, in order")
    return levels


def find_level(levels: Sequence[Level], number: int) -> Level:
    """The level of this number; if a game leaves it out, the next weaker one."""
    return max((level for level in levels if level.number <= number), key=lambda level: level.number)


def find_named(levels: Sequence[Level], name: str) -> Level | None:
    """The same by name; None for the name of another bot."""
    found = NAME.fullmatch(name)
    return find_level(levels, int(found[1])) if found else None
