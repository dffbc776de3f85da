"""What events hold, by their kinds."""

from typing import Any, NotRequired, TypedDict

from lampion.games.takenoko.shapes import AllSeen, ChannelMove, Nothing, OnCell, OnEdge, Seen
from lampion.kernel.shapes import Cell, Cells, Scores, Seat, Seats


class SaidChoice(TypedDict):
    """What a player chose."""

    choice: str


class SaidGrow(TypedDict, total=False):
    """Where rain falls or bamboo grows; nothing if nowhere."""

    cell: Cell
    tile: Seen


class WeatherRolled(TypedDict):
    """A face of the die."""

    face: str


class SupremeRevealed(TypedDict):
    """A supreme objective."""

    supreme: str


class SpecialCard(TypedDict):
    """A special card."""

    special: str


class SpecialPlayed(TypedDict):
    """A special card, the kind and the text of the move that says how it is used, and what that names."""

    special: str
    kind: str
    use: str
    cells: NotRequired[Cells]
    tiles: AllSeen
    figure: NotRequired[str]
    seats: NotRequired[Seats]
    face: NotRequired[str]


class SpecialCancelled(TypedDict):
    """The card that a cancellation stops, perhaps another cancellation, and who played it."""

    special: str
    other: Seat | None


class PlotsSwapped(TypedDict):
    """Where two plots lay that changed places, and the channels that moved with them."""

    cells: Cells
    tiles: AllSeen
    moved: list[ChannelMove]


class ObjectiveDrawn(TypedDict):
    """An objective; only its owner sees which."""

    category: str
    card: str | None


class ObjectiveShown(TypedDict):
    """An objective that everybody sees."""

    card: str


class ObjectiveClaimed(TypedDict):
    """An objective and its points; the plots that show it is fulfilled, or the sections that go back, by colour."""

    card: str
    points: int
    cells: Cells
    returned: list[str]


class PlotDrawn(TypedDict):
    """A plot; only who drew it sees which."""

    plot: str | None


class PlotChosen(TypedDict):
    """A plot that is about to be placed, and where."""

    plot: str
    cell: Cell


class PlotsBuried(TypedDict):
    """Plots that went under the pile; only who put them there sees which."""

    plots: list[str] | None
    count: int


class PlotPlaced(TypedDict):
    """A new plot, perhaps with an improvement."""

    plot: str
    chip: str | None
    cell: Cell


class ChipPlaced(TypedDict):
    """An improvement on a plot."""

    chip: str
    cell: Cell
    tile: Seen


class BambooChanged(TypedDict):
    """How many sections a plot gained or lost, and how high it is now."""

    cell: Cell
    colour: str
    sections: int
    height: int


class BambooEaten(TypedDict):
    """A section that the panda ate, and where."""

    colour: str
    cell: Cell


class FigureMoved(TypedDict):
    """A figure that went from a tile to another, and which move brought it there."""

    figure: str
    start: Cell
    cell: Cell
    tile: Seen
    by: str


class FigureCame(TypedDict):
    """A figure that is on the land again."""

    figure: str
    cell: Cell
    tile: Seen


class FigureLeft(TypedDict):
    """A figure that is not on the land now, and where it stood."""

    figure: str
    start: Cell


class Alliance(TypedDict):
    """The second of two allies."""

    other: Seat


class EmperorCard(TypedDict):
    """The points of the Emperor card."""

    points: int


class TurnBegan(TypedDict):
    """The number of a turn, from 1."""

    turn: int


class GameOver(TypedDict):
    """Who won, the points of all seats, and whether nobody could move on."""

    winners: Seats
    scores: Scores
    stalled: bool


EVENTS: dict[str, Any] = {
    "weather-rolled": WeatherRolled,
    "supreme-revealed": SupremeRevealed,
    "special-displayed": SpecialCard,
    "first-found": Nothing,
    "objective-drawn": ObjectiveDrawn,
    "objective-rejected": ObjectiveShown,
    "objective-claimed": ObjectiveClaimed,
    "plot-drawn": PlotDrawn,
    "plot-chosen": PlotChosen,
    "plots-buried": PlotsBuried,
    "plot-placed": PlotPlaced,
    "plot-irrigated": OnCell,
    "plot-dried": OnCell,
    "channel-laid": OnEdge,
    "channel-revived": OnEdge,
    "channel-cut": OnEdge,
    "plots-swapped": PlotsSwapped,
    "chip-placed": ChipPlaced,
    "bamboo-grew": BambooChanged,
    "bamboo-lost": BambooChanged,
    "bamboo-eaten": BambooEaten,
    "figure-moved": FigureMoved,
    "figure-came": FigureCame,
    "figure-left": FigureLeft,
    "special-taken": SpecialCard,
    "special-played": SpecialPlayed,
    "special-works": SpecialCard,
    "special-void": SpecialCard,
    "alliance-made": Alliance,
    "alliance-broken": Alliance,
    "emperor-card": EmperorCard,
    "turn-began": TurnBegan,
    "game-over": GameOver,
    "said-plots": Nothing,
    "said-channel": Nothing,
    "said-ready": Nothing,
    "said-end": Nothing,
    "said-pass": Nothing,
    "said-decline": Nothing,
    "said-skip": Nothing,
    "said-cancel": SpecialCancelled,
    "said-bare": Nothing,
    "said-done": Nothing,
    "said-rain": SaidGrow,
    "said-grow": SaidGrow,
    "said-choose": SaidChoice,
    "said-clouds": SaidChoice,
    "said-plan": SaidChoice,
    "said-objective": SaidChoice,
}
