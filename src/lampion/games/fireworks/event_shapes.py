"""What events hold, by their kinds.

A launch is told in this order: `launch`, `hit`, `bounce`, a `turn` for each tile, `rest`, then `failure` if nothing
turned face up, and `function` for the tile that works.
"""

from typing import Any, NotRequired, TypedDict

from lampion.games.fireworks.shapes import Nothing, Piece
from lampion.games.fireworks.view_shapes import Grade
from lampion.kernel.shapes import Cell, Cells, Scores, Seats, Sum


class LayoutFound(TypedDict):
    """How many tiles lie in the box."""

    tiles: int


class StartDealt(TypedDict):
    """A start tile."""

    start: Piece


class StartPlaced(TypedDict):
    """A start tile on a cell."""

    start: Piece
    cell: Cell


class CharacterDealt(TypedDict):
    """A character."""

    character: str


class CardDrawn(TypedDict):
    """An action card, and for how many people it is."""

    card: str
    people: int


class HelpersChosen(TypedDict):
    """Who launches together with the active player."""

    helpers: Seats


class TileMove(TypedDict):
    """A tile of the box that slid from a place to another."""

    tile: int
    origin: Cell
    place: Cell


class Piled(TypedDict):
    """Tiles that were pushed together, and the middle of the pile."""

    place: Cell
    moves: list[TileMove]


class Aimed(TypedDict):
    """A place in the box."""

    place: Cell


class Launched(TypedDict):
    """Where the die is meant to fall, and from how high, in centimetres."""

    place: Cell
    height: int


class Bounced(TypedDict):
    """Where the die hits a second time, and how it hit first: `flat`, on an `edge` or on a `corner`."""

    place: Cell
    quality: str


class Hopped(TypedDict):
    """A tile that turns over and that nobody has seen yet. Only replays tell this; people are told what it is."""

    tile: int
    outside: bool


class Turned(TypedDict):
    """A tile that turned over, or flew out of the box as it was: what it is, and how it lies now."""

    tile: int
    kind: str
    up: bool
    over: bool
    outside: bool


class Rested(TypedDict):
    """The die lies still: its face, the tiles that slid, and how many turned face up (`new`) and face down (`back`)."""

    die: str
    moves: list[TileMove]
    new: int
    back: int


class Still(TypedDict):
    """Real box: how many tiles turned face up (`new`) and face down (`back`)."""

    new: int
    back: int


class DieRead(TypedDict):
    """Real box: what the die shows."""

    die: str


class FunctionWorks(TypedDict):
    """A function tile that works now."""

    effect: str


class FunctionWaits(TypedDict):
    """Function tiles that wait for the seat of the event."""

    functions: list[str]


class TileTaken(TypedDict):
    """A tile that was taken from the box."""

    tile: int
    kind: str


class UnseenTaken(TypedDict):
    """A tile that was taken without looking."""

    tile: int


class UnseenKnown(TypedDict):
    """What a tile is that was taken without looking."""

    kind: str


class TileLifted(TypedDict):
    """A tile of the sky that was taken up to be moved."""

    kind: str
    cell: Cell


class TileClaimed(TypedDict):
    """A tile that was taken from the table."""

    kind: str


class TilePlaced(TypedDict):
    """A tile on a cell of the sky; a base tile with its rotation."""

    kind: str
    cell: Cell
    rotation: NotRequired[int]


class TileMoved(TypedDict):
    """A tile of the sky that was moved or turned."""

    kind: str
    origin: Cell
    cell: Cell
    rotation: NotRequired[int]


class ShapeClosed(TypedDict):
    """A shape that was finished; see `ClosedShape` in `view_shapes.py`."""

    shape: str
    cells: Cells
    points: Sum
    grade: NotRequired[Grade]
    same: NotRequired[bool]


class BonusWon(TypedDict):
    """What special tiles or a character bring more than before."""

    source: str
    points: int


class TurnedDown(TypedDict):
    """A tile that was turned face down by a gale."""

    tile: int
    kind: str


class Returned(TypedDict):
    """Tiles that lay outside and go back into the box, each to where it last lay."""

    tiles: list[int]
    count: int


class TurnBegan(TypedDict):
    """The number of a turn, from 1; in advanced 2 a tile is claimed in it."""

    turn: int
    claims: bool


class GameOver(TypedDict):
    """Who won, and the points of all seats."""

    winners: Seats
    scores: Scores


class SkyFull(TypedDict):
    """A sky is full; who still has a turn, and how many that are."""

    turns: Seats
    count: int


EVENTS: dict[str, Any] = {
    "layout-found": LayoutFound,
    "start-dealt": StartDealt,
    "start-placed": StartPlaced,
    "character-dealt": CharacterDealt,
    "first-found": Nothing,
    "turn-began": TurnBegan,
    "card-drawn": CardDrawn,
    "helpers-chosen": HelpersChosen,
    "piled": Piled,
    "aimed": Aimed,
    "launch": Launched,
    "hit": Aimed,
    "bounce": Bounced,
    "hop": Hopped,
    "turn": Turned,
    "rest": Rested,
    "still": Still,
    "die": DieRead,
    "failure": Nothing,
    "function": FunctionWorks,
    "function-waits": FunctionWaits,
    "tile-taken": TileTaken,
    "unseen-taken": UnseenTaken,
    "unseen-known": UnseenKnown,
    "tile-claimed": TileClaimed,
    "tile-placed": TilePlaced,
    "tile-lifted": TileLifted,
    "tile-moved": TileMoved,
    "shape-closed": ShapeClosed,
    "bonus": BonusWon,
    "turned-down": TurnedDown,
    "returned": Returned,
    "said-done": Nothing,
    "said-enough": Nothing,
    "said-launch": Nothing,
    "relaunch": Nothing,
    "second-try": Nothing,
    "race-began": Nothing,
    "sky-full": SkyFull,
    "game-over": GameOver,
}
