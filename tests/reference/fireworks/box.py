"""What is in the box of Fireworks: tiles, die, action cards, characters and the cells of a board."""

from dataclasses import dataclass

Cell = tuple[int, int]

# Tiles

TYPES = ["kiku", "bodan"]
COLOURS = ["red", "gold", "green", "blue"]
BASE = [f"{type_}-{colour}" for type_ in TYPES for colour in COLOURS]
POKA = ["bee", "chrysanthemum", "willow", "palm", "bangs"]
KADA = ["butterfly", "cat", "smile"]
SPECIAL = POKA + KADA
FUNCTION = {"gale": 2, "rain": 2, "symbol": 3}

TILES: dict[str, int] = dict.fromkeys(BASE, 11) | dict.fromkeys(SPECIAL, 2) | FUNCTION
TILE_NUMBERS = range(111)
START_TILES = [f"start-{base}" for base in BASE]


def is_base(kind: str) -> bool:
    """Is this one of the 88 base tiles?"""
    return kind in BASE


def is_start(kind: str) -> bool:
    """Is this one of the eight start tiles?"""
    return kind in START_TILES


def type_of(kind: str) -> str:
    """Kiku or bodan: the border of a base or start tile."""
    return kind.split("-")[-2]


def colour_of(kind: str) -> str:
    """The colour of a base or start tile."""
    return kind.rsplit("-", maxsplit=1)[-1]


# The die: a number of tiles, or the symbol

DIE = ["1", "1", "2", "2", "3", "symbol"]

# Action cards


@dataclass(frozen=True)
class Card:
    """A feat: for how many people, from which height in metres, how wild, and how hard."""

    people: int
    height: float
    spread: float
    energy: float = 1.0


CARD_COPIES = 2
CARDS = {
    "chin": Card(1, 0.45, 1.6),
    "off-hand": Card(1, 0.5, 1.4),
    "eyes-shut": Card(1, 0.5, 2.2),
    "over-shoulder": Card(1, 0.9, 2.5),
    "back-of-hand": Card(1, 0.5, 1.5),
    "pinch": Card(1, 0.5, 0.9),
    "tall": Card(1, 1.2, 1.0),
    "elbow-crook": Card(1, 0.6, 1.5),
    "forehead": Card(1, 0.6, 1.8),
    "one-leg": Card(1, 0.6, 1.3),
    "spin": Card(1, 0.6, 1.8),
    "kneel": Card(1, 0.3, 0.7),
    "elbow-to-elbow": Card(2, 0.6, 1.7),
    "hammer": Card(2, 0.2, 0.8, energy=4.0),
    "palm-to-palm": Card(2, 0.6, 1.3),
    "back-to-back": Card(2, 0.6, 1.8),
    "guide": Card(2, 0.7, 1.6),
    "foreheads": Card(2, 0.5, 1.7),
    "little-fingers": Card(2, 0.55, 1.4),
    "three-fingers": Card(3, 0.6, 1.5),
    "hand-round": Card(3, 0.7, 1.2),
    "three-elbows": Card(3, 0.6, 1.9),
    "all-on-the-tube": Card(4, 0.8, 1.3),
    "four-fingers": Card(4, 0.6, 1.7),
    "wrist-ring": Card(4, 0.6, 1.9),
}

CHARACTERS = ["maicho", "kohana", "manka", "tosei", "kagiya", "tamaya", "puppy"]

# The board: five rows of five hexagons with a corner on top; odd rows stand half a tile to the right.
#
#    0,0  0,1  0,2  0,3  0,4            NW  NE
#      1,0  1,1  1,2  1,3  1,4            2 1
#    2,0  2,1  2,2  2,3  2,4         W 3     0 E
#      3,0  3,1  3,2  3,3  3,4            4 5
#    4,0  4,1  4,2  4,3  4,4            SW  SE

CELLS: list[Cell] = [(row, column) for row in range(5) for column in range(5)]
DIRECTIONS = range(6)
STEPS_FROM_EVEN_ROW = [(0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0)]
STEPS_FROM_ODD_ROW = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0), (1, 1)]


def neighbour(cell: Cell, direction: int) -> Cell | None:
    """The cell next to this one, or nothing at the border of the board."""
    row, column = cell
    steps = STEPS_FROM_EVEN_ROW if row % 2 == 0 else STEPS_FROM_ODD_ROW
    beside = (row + steps[direction][0], column + steps[direction][1])
    return beside if beside in CELLS else None


# Where a die can be aimed at, and tiles piled: nine rows of nine places across the box

PLACES = [(row, column) for row in range(9) for column in range(9)]
HEIGHTS = [0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
