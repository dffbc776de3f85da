"""What is in the box of Lanterns Dice: lake, sheets, fireworks and emperor cards. [LD-1]"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Colour = Literal["red", "orange", "green", "blue", "purple", "white"]
COLOURS: tuple[Colour, ...] = ("red", "orange", "green", "blue", "purple", "white")
LETTERS: dict[str, Colour] = {colour[0]: colour for colour in COLOURS}
SIZES = ("small", "medium", "large")
SHEETS = ("A", "B", "C", "D")
SHAPE_IDS = ("I3", "V3", "O4", "T4", "L4", "S4", "U5", "X5")
CARD_IDS = ("E1", "E2", "E3")
EFFECTS = ("shown", "unshown", "begun", "beside", "dark", "same", "any")
MIRRORS = ("no", "left to right", "top to bottom", "both")
COLUMNS, ROWS = 9, 6

Grid = tuple[str, ...]


@dataclass(frozen=True)
class Shape:
    """A shape of fireworks, and the values of its tiles from the top of the stack. [LD-1]"""

    id: str
    size: str
    grid: Grid
    values: tuple[int, ...]

    @property
    def forms(self) -> tuple[Grid, ...]:
        """The different ways in which it can lie, the printed one first. [LD-11]"""
        return tuple(dict.fromkeys(turned(self.grid, number, flip) for flip in (0, 1) for number in range(4)))


@dataclass(frozen=True)
class Effect:
    """What a side of an emperor card lets one do. [LD-10]"""

    effect: str
    areas: int
    status: str


@dataclass(frozen=True)
class EmperorCard:
    """An emperor card: its cost in gifts, and its two sides. [LD-10]"""

    id: str
    cost: int
    sides: Mapping[str, Effect]


@dataclass(frozen=True)
class Pool:
    """A pool: the colours of its areas, the pavilions on them, and what lies in its middle. [LD-1]"""

    colours: tuple[Colour, Colour]
    pavilions: tuple[bool, bool] = (False, False)
    platform: bool = False
    boat: bool = False


@dataclass(frozen=True)
class PrintedLake:
    """The pools of a sheet, row by row. [LD-1]"""

    id: str
    pools: tuple[tuple[Pool, ...], ...]


@dataclass(frozen=True)
class Sheet:
    """The turn bonuses of a sheet. [LD-9]"""

    id: str
    turns: tuple[Colour, ...]
    three: tuple[Colour, ...]
    two: tuple[Colour, ...]

    def bonuses(self, seats: int) -> tuple[Colour, ...]:
        """Those that are not crossed out with this many players. [LD-2]"""
        return self.turns + {2: self.two, 3: self.three, 4: ()}[seats]


@dataclass(frozen=True)
class Constants:
    """The numbers of the rulebook. [LD-1] [LD-2] [LD-4] [LD-6] [LD-14] [LD-15]"""

    first_gifts: int
    reroll_gifts: int
    pavilion_gifts: int
    points_per_pool: int
    points_per_boat: int
    dice: int
    shapes_in_play: int
    tiles_per_shape: int


@dataclass(frozen=True)
class Box:
    """Everything in the box, and how sure we are of it. [LD-1] [LD-A24]"""

    file: str
    digest: str
    name: str
    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publishers: tuple[str, ...]
    constants: Constants
    turns: Mapping[int, int]  # number of players -> turns of each
    sides: Mapping[int, tuple[int, ...]]  # number of players -> side of the table of each seat
    faces: tuple[Colour, ...]  # of each die
    shapes: tuple[Shape, ...]
    first_game: tuple[str, ...]
    drawn: Mapping[str, int]  # size -> how many shapes of it are drawn
    cards: tuple[EmperorCard, ...]
    lakes: tuple[PrintedLake, ...]  # by sheet; the first is that of all sheets, unless each has its own
    sheets: tuple[Sheet, ...]
    status: Mapping[str, str]  # table, table.field or emperor_cards.id.side -> known, inferred or reconstructed


def turned(grid: Grid, quarters: int, flip: int = 0) -> Grid:
    """A grid, mirrored left to right if `flip`, then turned clockwise."""
    rows = [row[::-1] for row in grid] if flip else list(grid)
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return tuple(rows)


def mirrored(lake: tuple[tuple[Pool, ...], ...], how: str, shift: int) -> tuple[tuple[Pool, ...], ...]:
    """A lake seen in a mirror, its colours shifted along the list of colours. [LD-A23]"""
    rows = [row[::-1] if how in ("left to right", "both") else row for row in lake]
    if how in ("top to bottom", "both"):
        rows.reverse()
    return tuple(tuple(shifted(pool, shift) for pool in row) for row in rows)


def shifted(pool: Pool, shift: int) -> Pool:
    """A pool with other colours."""
    first, second = (COLOURS[(COLOURS.index(colour) + shift) % len(COLOURS)] for colour in pool.colours)
    return Pool((first, second), pool.pavilions, pool.platform, pool.boat)
