"""What is in the box of Spring Festival: tiles, composition cards, signs, and the words they are described with."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Colour = Literal["blue", "green", "red", "yellow"]
Kind = Literal["colour", "pattern"]
COLOURS: tuple[Colour, ...] = ("blue", "green", "red", "yellow")
COUNTS = (1, 2, 3, 4)

#   NW  N  NE      x grows to E
#    W  .  E       y grows to S
#   SW  S  SE
DIRECTIONS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
EDGES = ("N", "E", "S", "W")

HOLE, WILD = ".", "*"
LETTERS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}
SHAPES = {
    "I3": ("#", "#", "#"),
    "V3": ("#.", "##"),
    "O4": ("##", "##"),
    "T4": ("###", ".#."),
    "L4": ("#.", "#.", "##"),
    "J4": (".#", ".#", "##"),
}
SIGN_IDS = ("goat", "rooster", "snake", "rat", "dragon", "ox", "rabbit", "dog", "tiger", "monkey", "pig", "horse")


@dataclass(frozen=True)
class Tile:
    """A firework tile; arrows and half sparks are the same on both faces. [SF-1, SF-2]"""

    id: str
    colour: Colour
    explosions: int
    arrows: tuple[str, ...]
    sparks: tuple[str, ...]
    set: int = 0  # 1 to 4: the starting set; 0: a tile of the store
    symbol: str = ""


@dataclass(frozen=True)
class Card:
    """A composition card; the grid is as printed, lines from top to bottom. [SF-2, SF-9]"""

    id: str
    kind: Kind
    set: str  # core or extra
    shape: str
    points: int
    grid: tuple[str, ...]

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The different grids that quarter turns of the card give, the printed one first. [SF-9]"""
        return quarter_turns(self.grid)

    @property
    def cells(self) -> int:
        """How many cells the shape has."""
        return sum(len(line) - line.count(HOLE) for line in self.grid)

    @property
    def demands(self) -> tuple[str, ...]:
        """What the cells that are not wild ask for: letters of colours, or numbers of explosions."""
        return tuple(cell for line in self.grid for cell in line if cell not in (HOLE, WILD))


@dataclass(frozen=True)
class SignSpec:
    """What a sign looks for; a field that its kind does not use is empty. [SF-12]"""

    kind: str
    axis: str = ""
    attribute: str = ""
    values: tuple[int, ...] | tuple[str, ...] = ()
    explosions: int = 0
    colour: str = ""
    neighbours: int = 0
    adjacency: str = ""
    min_group: int = 0


@dataclass(frozen=True)
class Sign:
    """A sign card of the advanced game. [SF-12]"""

    id: str
    name_en: str
    name_fr: str
    points: int
    per: str
    spec: SignSpec
    status: str
    ruling: str = ""


@dataclass(frozen=True)
class Constants:
    """The numbers of the rulebook. [SF-2, SF-3, SF-4, SF-10, SF-11]"""

    store_stacks: int
    tiles_per_stack: int
    rounds: int
    colour_cards_each: int
    pattern_cards_each: int
    applause_ones: int
    applause_fives: int
    perfect_finale_applause: int
    points_per_exploded_tile: int
    points_per_applause: int
    points_per_opponent_with_fewer_applause: int
    signs_in_play: int


@dataclass(frozen=True)
class Box:
    """Everything in the box, and how sure we are of it. [SF-2]"""

    file: str
    digest: str
    name: str
    designers: tuple[str, ...]
    publisher: str
    constants: Constants
    sides: Mapping[int, tuple[int, ...]]  # number of players -> side of the store of each seat [SF-5]
    starting_tiles: tuple[Tile, ...]
    tiles: tuple[Tile, ...]
    colour_cards: tuple[Card, ...]
    pattern_cards: tuple[Card, ...]
    signs: tuple[Sign, ...]
    status: Mapping[str, str]  # table, table.field or signs.id -> known, inferred or reconstructed


def quarter_turns(grid: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The different grids that clockwise quarter turns make of this one, itself first; never its mirror image."""
    turns = [grid]
    for _ in range(3):
        turns.append(tuple("".join(column) for column in zip(*reversed(turns[-1]), strict=True)))
    return tuple(dict.fromkeys(turns))
