"""What is in the box of Fireworks: tiles, characters, action cards, and the tables of the launch."""

from collections.abc import Mapping
from dataclasses import dataclass

COLOURS = ("red", "gold", "green", "blue")
STYLES = ("kiku", "bodan")
FIREWORK_IDS = tuple(f"{style}-{colour}" for style in STYLES for colour in COLOURS)
SPECIAL_IDS = ("bee", "chrysanthemum", "willow", "palm", "bangs", "butterfly", "cat", "smile")
FUNCTION_IDS = ("gale", "rain", "symbol")
FACE_IDS = ("1", "2", "3", "symbol")
CHARACTER_IDS = ("maicho", "kohana", "manka", "tosei", "kagiya", "tamaya", "puppy")
CARD_IDS = (
    ("chin", "off-hand", "eyes-shut", "over-shoulder", "back-of-hand", "pinch", "tall", "elbow-crook", "forehead")
    + ("one-leg", "spin", "kneel", "elbow-to-elbow", "hammer", "palm-to-palm", "back-to-back", "guide", "foreheads")
    + ("little-fingers", "three-fingers", "hand-round", "three-elbows", "all-on-the-tube", "four-fingers", "wrist-ring")
)  # fmt: skip

Grid = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Tile:
    """A tile of the box, or a start tile: a style and a colour, or the group of a special tile. [FW-2]"""

    id: str
    copies: int = 1
    style: str = ""
    colour: str = ""
    group: str = ""


@dataclass(frozen=True)
class Motifs:
    """On which edges the pieces of a base tile are. [FW-A2]"""

    arc: int
    half: int
    flower: int


@dataclass(frozen=True)
class Scoring:
    """Points for shapes and special tiles. [FW-14]"""

    big_same_colour: int
    big_same_style: int
    big_mixed: int
    start_tile: int
    saturn_same_colour: int
    saturn_mixed: int
    kaleidoscope_same_colour: int
    kaleidoscope_mixed: int
    small_flower: int
    special_tiles: tuple[int, ...] = ()


@dataclass(frozen=True)
class Character:
    """A character: how many things it asks for, and the bonus. [FW-15]"""

    id: str
    needs: int
    bonus: int


@dataclass(frozen=True)
class Card:
    """An action card: people, height in centimetres, spread and force in percent. [FW-16]"""

    id: str
    people: int
    copies: int
    height: int
    spread: int
    force: int
    status: str


@dataclass(frozen=True)
class Launch:
    """The tables of a launch from a height, with a spread and a force. [FW-20]"""

    height: int
    spread: int
    force: int
    aim: Grid  # by row (or column) aimed at: the odds of each row of the frame, in 240ths
    ring: Grid  # by rows and columns from the hit: the blow on a tile, in 256ths
    echo: Grid  # the same for the bounce


@dataclass(frozen=True)
class LaunchTables:
    """All tables of the launch. [FW-20]"""

    covers: tuple[int, ...]
    turns: tuple[int, ...]
    leaves: Grid
    shifts: Grid
    pile: Grid
    layouts: Grid
    launches: tuple[Launch, ...]


@dataclass(frozen=True)
class Box:
    """The whole box. [FW-1]"""

    file: str
    digest: str
    name: str
    designers: tuple[str, ...]
    publisher: str
    gale_tiles: int
    pile_tiles: int
    rows: tuple[int, ...]
    shifts: tuple[int, ...]
    motifs: Motifs
    faces: tuple[str, ...]
    heights: tuple[int, ...]
    start_tiles: tuple[Tile, ...]
    base_tiles: tuple[Tile, ...]
    special_tiles: tuple[Tile, ...]
    function_tiles: tuple[Tile, ...]
    scoring: Scoring
    characters: tuple[Character, ...]
    puppy: tuple[int, ...]
    cards: tuple[Card, ...]
    launch: LaunchTables
    status: Mapping[str, str]  # table, table.field or cards.id -> known, inferred or reconstructed
