"""What offers hold, by their kinds. Views are declared in `view_shapes.py`, events in `event_shapes.py`."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from lampion.kernel.shapes import Cell, Cells, Meaning, OfferShape

Colour = Literal["red", "orange", "green", "blue", "purple", "white"]
Letter = Literal["A", "B", "C", "D"]
CardSide = Literal["A", "B"]
Installation = Literal["boat", "platform", "pavilion"]
Side = Literal["N", "E", "S", "W"]
Step = Literal["roll", "die", "bonus", "emperor", "launch"]  # what the track of a turn shows
Cause = Literal["die", "bonus", "emperor", "platform"]  # why an area may be lit
Choice = Literal["die", "bonus", "platform", "emperor", "second", "launch"]  # what may be left out
Why = Literal["colour", "beside", "gifts", "target", "shape", "stacks", "used"]  # why there is nothing to do


class Landmark(TypedDict):
    """An installation in an adjacent pool, and on which side it lies."""

    side: Side
    installation: Installation


class Spot(TypedDict):
    """A pool as people find it: its colours, what lies in it and beside it, and in which ninth of the lake it is.

    The ninth is `across` from the left, `down` from the top, 0 to 2 each. A lake that is drawn upright swaps them.
    """

    colours: list[Colour]
    installation: Installation | None
    landmarks: list[Landmark]
    across: int
    down: int


Place = Annotated[Spot, Meaning("place")]


class Area(TypedDict):
    """An area: its pool, and which half of it; 0 is the upper left one."""

    cell: Cell
    half: int
    colour: Colour


class Fit(TypedDict):
    """A firework where it fits: its cells row by row, and which of its shape's forms it has there."""

    shape: str
    form: int
    cells: Cells
    value: int


# Offers


class Nothing(TypedDict):
    """A move or an event without particulars."""


class Reroll(TypedDict):
    """What another roll costs, and the gifts that would be left."""

    cost: int
    left: int


class Orientation(TypedDict):
    """How the tray would lie, the face of the die for the seat that turns it, and for every seat."""

    orientation: int
    face: Colour
    faced: Annotated[list[str], Meaning("by-seat", "face")]


class AreaOffered(TypedDict):
    """An area that could be lit, and what allows it."""

    cell: Cell
    half: int
    colour: Colour
    cause: Cause
    place: Place


class CardOffered(TypedDict):
    """An emperor card, what it costs, and the gifts that would be left."""

    card: str
    side: CardSide
    cost: int
    left: int


class FireworkOffered(TypedDict):
    """A firework, its value, the pools that it would cover, and its form there."""

    shape: str
    value: int
    cells: Cells
    form: int
    place: Place


class ShapeOffered(TypedDict):
    """A shape to play with."""

    shape: str


class Passing(TypedDict):
    """What is left out: the area of a step or a platform, the emperor's card, or the firework."""

    passed: Choice


class Outlook(TypedDict):
    """What the die of a seat would mean: its dark areas of that colour, and how many of them bring something."""

    seat: int
    die: int
    colour: Colour
    areas: int
    completing: int
    pavilions: int
    platforms: int


class Preview(TypedDict):
    """What a move would bring. Points count at once; what may still be lost is `provisional`. Empty parts are left out.

    - `completed`, `lost`, `surrounded`: the pool that it would complete, boats that would be lost or surrounded
    - `platform`: the platform that it would set off; `onward`: the areas to choose from then
    - `chain`: how far platforms could carry on, area by area, at the most
    - `sizes`: the largest and the second largest group afterwards
    - `fireworks`: those that it would make possible, the best place of each shape
    - `outlooks`: of every seat, for a turned tray
    - `areas`: those that the seat's die could light if the tray is turned, or an emperor card first
    """

    points: int
    provisional: int
    gifts: NotRequired[int]
    completed: NotRequired[Cells]
    platform: NotRequired[Cell]
    onward: NotRequired[list[Area]]
    chain: NotRequired[list[Area]]
    lost: NotRequired[Cells]
    surrounded: NotRequired[Cells]
    sizes: NotRequired[list[int]]
    fireworks: NotRequired[list[Fit]]
    outlooks: NotRequired[list[Outlook]]
    areas: NotRequired[list[Area]]


DATA: dict[str, Any] = {
    "reroll": Reroll,
    "turn": Orientation,
    "light": AreaOffered,
    "emperor": CardOffered,
    "launch": FireworkOffered,
    "pass": Passing,
    "choose": ShapeOffered,
}
OFFERS = {kind: OfferShape(data, Preview) for kind, data in DATA.items()}
