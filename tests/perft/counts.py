"""Perft numbers as data: one file per game, one table per start position, written only by this program.

`python -m tests.perft.counts` recounts all tables and rewrites the numbers. Read the diff like code: it means that the
rules give different moves than before, so the game's rules version has to rise.
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path

from lampion.games import GAMES, game
from lampion.kernel.playouts import perft
from lampion.kernel.rng import Rng
from tests.conformance.walks import step

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Table:
    """The position `moves` into the random game of a seed, with its number of lines at depth 1, 2 and so on."""

    seats: int
    lines: list[int]
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    moves: int = 0
    every_chance: bool = False

    def count(self, name: str, depth: int) -> int:
        """The number of lines under the current rules."""
        play, rng = game(name), Rng(self.seed)
        position = play.position(self.seats, play.settle(self.seats, self.options))
        for _ in range(self.moves):
            step(position, rng)
        return perft(position, depth, self.every_chance)

    def __str__(self) -> str:
        chosen = "".join(f"-{option}={value}" for option, value in self.options.items())
        place = f"-seed-{self.seed}-after-{self.moves}" if self.moves else ""
        return f"{self.seats}{chosen}{place}{'-every-chance' if self.every_chance else ''}"


def read(name: str) -> list[Table]:
    """The tables of a game."""
    file = FOLDER / f"{name}.toml"
    return [Table(**row) for row in tomllib.loads(file.read_text("utf-8"))["table"]] if file.exists() else []


def write(name: str, tables: list[Table]) -> None:
    """Write the tables of a game to its file."""
    text = f"# Lines of play of {name} by depth, from 1 on. Written by `python -m tests.perft.counts`.\n"
    for table in tables:
        chosen = ", ".join(f'{option} = "{value}"' for option, value in table.options.items())
        lines = ", ".join(f"{count:_}" for count in table.lines)
        text += f"\n[[table]]\nseats = {table.seats}\n"
        text += f"options = {{ {chosen} }}\n" if chosen else ""
        text += f"seed = {table.seed}\nmoves = {table.moves}\n" if table.moves else ""
        text += "every_chance = true\n" if table.every_chance else ""
        text += f"lines = [{lines}]\n"
    (FOLDER / f"{name}.toml").write_text(text, "utf-8")


def main() -> None:
    """Recount every table to the depth it already has."""
    for name in GAMES:
        counted = []
        for table in read(name):
            lines = [table.count(name, depth) for depth in range(1, len(table.lines) + 1)]
            counted.append(replace(table, lines=lines))
            changed = "" if lines == table.lines else " changed"
            sys.stdout.write(f"{name} {table}: {lines}{changed}\n")
        write(name, counted)


if __name__ == "__main__":
    main()
