"""What offers hold, by their kinds. Events are declared in `event_shapes.py`, views in `view.py` and `*_view.py`."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from lampion.kernel.shapes import Cell, Cells, Edge, Meaning, OfferShape, Seat, Seats


class Tile(TypedDict):
    """A cell by what people see there: the colour of its plot; nothing for the pond and for an empty place."""

    cell: Cell
    colour: str | None


Seen = Annotated[Tile, Meaning("place")]
SeenOrNot = Annotated[Tile | None, Meaning("place")]
AllSeen = Annotated[list[Tile], Meaning("place")]


class Nothing(TypedDict):
    """A move or an event without particulars."""


class OnCell(TypedDict):
    """Something on a cell, or to a cell."""

    cell: Cell
    tile: Seen


class OnEdge(TypedDict):
    """A channel between two cells, and the tiles on its sides."""

    cells: Edge
    edge: AllSeen


class TwoPlots(TypedDict):
    """Two plots, by their cells."""

    cells: Cells
    tiles: AllSeen


class PlotOnCell(TypedDict):
    """A plot, and a place for it."""

    plot: str
    cell: Cell


class ChipOnCell(TypedDict):
    """A chip, and the plot for it."""

    chip: str
    cell: Cell
    tile: Seen


class FigureToCell(TypedDict):
    """A figure, and where it goes."""

    figure: str
    cell: Cell
    tile: Seen


class Visit(TypedDict):
    """Where the Emperor goes; nothing if he leaves."""

    cell: NotRequired[Cell]
    tile: SeenOrNot


class OneFigure(TypedDict):
    """A figure."""

    figure: str


class OneCard(TypedDict):
    """An objective."""

    card: str


class OneCategory(TypedDict):
    """A kind of objectives: its deck."""

    category: str


class OneChip(TypedDict):
    """A chip."""

    chip: str


class OneFace(TypedDict):
    """A weather."""

    face: str


class OneAction(TypedDict):
    """An action."""

    action: str


class OneSpecial(TypedDict):
    """A special card."""

    special: str


class OneSeat(TypedDict):
    """Another seat."""

    other: Seat


class TwoSeats(TypedDict):
    """Two allies."""

    seats: Seats


class TwoKinds(TypedDict):
    """Plots in the order in which they go under the pile."""

    plots: list[str]


class Use(TypedDict):
    """How a special card is used: the kind of move, and the cells, the figure, the seats or the weather it names."""

    kind: str
    cells: Cells
    figure: str | None
    seats: Seats
    face: str | None


class BambooChange(TypedDict):
    """How many sections a cell would gain or lose."""

    cell: Cell
    sections: int


class Meal(TypedDict):
    """A section that the panda would eat, and for whom."""

    seat: int
    colour: str


class ChannelMove(TypedDict):
    """Where a channel lies, and where it would lie."""

    start: Edge
    end: Edge


Change = Literal["ready", "helped", "hurt", "spoiled"]


class ObjectiveChange(TypedDict):
    """An objective of the seat that asks: units done before and after, and what that means for it."""

    card: str
    was: int
    now: int
    ready: bool
    change: Change


class Preview(TypedDict):
    """What a move would bring; everything but bamboo and points is left out if it is empty.

    `watered` and `dried` are plots; `moved`, `cut` and `revived` are channels, where they would lie. From its new
    place a figure could go `onward`; `spared` says that an enclosure keeps the panda from the bamboo there. Points
    for supreme objectives, which others may still take away, are `provisional`.
    """

    bamboo: list[BambooChange]
    points: int
    provisional: NotRequired[int]
    eaten: NotRequired[list[Meal]]
    watered: NotRequired[Cells]
    dried: NotRequired[Cells]
    moved: NotRequired[list[ChannelMove]]
    cut: NotRequired[list[Edge]]
    revived: NotRequired[list[Edge]]
    objectives: NotRequired[list[ObjectiveChange]]
    onward: NotRequired[Cells]
    spared: NotRequired[bool]


DATA: dict[str, Any] = {
    **dict.fromkeys(("gardener", "panda", "rain", "storm", "grow", "disease"), OnCell),
    "emperor": Visit,
    "jump": FigureToCell,
    "swap": TwoPlots,
    "holiday": OneFigure,
    "ally": OneSeat,
    "break": TwoSeats,
    "weather": OneFace,
    "objective": OneCategory,
    "claim": OneCard,
    "lay": OnEdge,
    "improve": ChipOnCell,
    "keep": PlotOnCell,
    "choose": OneFace,
    "clouds": OneChip,
    "with": OneChip,
    "bare": Nothing,
    "under": TwoKinds,
    "plan": OneAction,
    "take": OneSpecial,
    "cancel": OneSpecial,
    **dict.fromkeys(("plots", "channel", "end", "ready", "pass", "decline", "skip", "done"), Nothing),
}
OFFERS = {kind: OfferShape(data, Preview) for kind, data in DATA.items()}
