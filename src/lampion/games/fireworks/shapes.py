"""What offers and reasons hold, by their kinds. Events are declared in `event_shapes.py`, views in `view_shapes.py`."""

from typing import Annotated, Any, NotRequired, TypedDict

from lampion.games.fireworks.view_shapes import ClosedShape
from lampion.kernel.shapes import Cell, Meaning, OfferShape, Seats

Piece = Annotated[str, Meaning("piece", "kind")]  # any tile, said like one in a field `kind`


class Nothing(TypedDict):
    """A move, a preview or an event without particulars."""


class StartOnCell(TypedDict):
    """A start tile, and a place for it."""

    start: Piece
    cell: Cell


class OnPlace(TypedDict):
    """A place in the box."""

    place: Cell


class OneHeight(TypedDict):
    """A height in centimetres, above the place that was aimed at."""

    height: int
    place: Cell


class Helpers(TypedDict):
    """The seats that help."""

    helpers: Seats


class OneFunction(TypedDict):
    """A function tile."""

    function: str


class OneTile(TypedDict):
    """A tile in the box: its number, what it is, and where it lies; number 0 and no place in a real box."""

    tile: int
    kind: str
    place: NotRequired[Cell]


class OneKind(TypedDict):
    """A tile from the table, by its kind."""

    kind: str


class OnCell(TypedDict):
    """The tile that is placed, on a cell of the sky; a base tile with its rotation."""

    kind: str
    cell: Cell
    rotation: NotRequired[int]


class Lifted(TypedDict):
    """A tile of the sky that is taken up to be moved."""

    kind: str
    cell: Cell


class Moved(TypedDict):
    """A tile of the sky that is moved or turned."""

    kind: str
    origin: Cell
    cell: Cell
    rotation: NotRequired[int]


class Forecast(TypedDict):
    """What to expect of a launch: on average how many tiles turn face up, and the chance that none does.

    Both by height, from the lowest; one value if the height is settled. `turned` and `risk` (in percent) are those of
    the first, rounded, for lists.
    """

    mean: list[float]
    fail: list[float]
    turned: float
    risk: int


class Rings(TypedDict):
    """How many of the seat's big fireworks could still be finished, if the other start tile lay well."""

    rings: int


class Gain(TypedDict):
    """What placing a tile would bring in all; the shapes it would finish, each with its points.

    `bonus` is what special tiles and the character bring beyond the shapes; `spoils` counts big fireworks that could
    then no longer be finished.
    """

    points: int
    closes: list[ClosedShape]
    bonus: NotRequired[int]
    spoils: NotRequired[int]


class Best(TypedDict):
    """The most points that a tile could bring at once, wherever it is placed."""

    points: int


OFFERS = {
    "start": OfferShape(StartOnCell, Rings),
    "pile": OfferShape(OnPlace, Nothing),
    "aim": OfferShape(OnPlace, Forecast),
    "height": OfferShape(OneHeight, Forecast),
    "help": OfferShape(Helpers, Nothing),
    "function": OfferShape(OneFunction, Nothing),
    "take": OfferShape(OneTile, Best),
    "claim": OfferShape(OneKind, Best),
    "place": OfferShape(OnCell, Gain),
    "lift": OfferShape(Lifted, Nothing),
    "put": OfferShape(Moved, Gain),
    "gale": OfferShape(OneTile, Nothing),
    **dict.fromkeys(("launch", "enough", "done"), OfferShape(Nothing, Nothing)),
}


class ShapePoints(TypedDict):
    """A shape and its points."""

    shape: str
    points: int


class Points(TypedDict):
    """Points."""

    points: int


class Number(TypedDict):
    """How many."""

    count: int


class Expectation(TypedDict):
    """How many tiles would turn face up, and the chance of a failure in percent."""

    turned: float
    risk: int


REASONS: dict[str, Any] = {
    "closes": ShapePoints,
    "bonus": Points,
    "feeds": Number,
    "could-score": Points,
    "could-feed": Number,
    "could-vary": Number,
    "expects": Expectation,
    "room": Number,
}
