"""What is in the boxes of Takenoko and Hikari: plots, objectives, special cards, and the words that describe them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

COLOURS = ("green", "yellow", "pink")
IMPROVEMENTS = ("watershed", "enclosure", "fertilizer")
NO_IMPROVEMENT, ANY_IMPROVEMENT = "none", "any"
FACES = ("sun", "rain", "wind", "storm", "clouds", "question")
CATEGORIES = ("plot", "gardener", "panda")

Cell = tuple[int, int]
Pattern = tuple[tuple[Cell, str], ...]  # cells and the colours of their plots

#     NW  NE       q grows to E
#    W   .   E     r grows to SE
#     SW  SE       all six, clockwise
DIRECTIONS = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}

SHAPES: dict[str, tuple[Cell, ...]] = {
    "triangle": ((1, -1), (0, 0), (1, 0)),
    "line": ((0, 0), (0, 1), (0, 2)),
    "curve": ((1, -1), (0, 0), (0, 1)),
    "diamond": ((1, -1), (0, 0), (1, 0), (0, 1)),
}
SUPREME_IDS = ("same-colour-sets", "most-panda", "most-plot", "most-gardener", "different-type-sets")
SPECIAL_KINDS = {
    "weather-sun": "weather",
    "weather-rain": "weather",
    "weather-wind": "weather",
    "weather-storm": "weather",
    "weather-clouds": "weather",
    "cancellation": "cancellation",
    "alliance": "alliance",
    "jump": "jump",
    "emperor-visit": "emperor",
    "rearrangement": "rearrangement",
    "disease": "disease",
    "holidays": "holidays",
}


@dataclass(frozen=True)
class PlotKind:
    """Plots that look the same. [TK-1]"""

    id: str
    colour: str
    improvement: str  # printed on the plot; "none" for a plain plot
    count: int


@dataclass(frozen=True)
class PlotObjective:
    """A pattern of irrigated plots. [TK-11]"""

    category: ClassVar[str] = "plot"
    id: str
    shape: str
    pattern: Pattern  # as printed
    points: int
    copies: int

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the pattern, each once, in the order of COLOURS."""
        return tuple(colour for colour in COLOURS if colour in dict(self.pattern).values())

    @property
    def rotations(self) -> tuple[Pattern, ...]:
        """The different patterns that turning the card gives, the printed one first. [TK-A3]"""
        return sixth_turns(self.pattern)

    @property
    def rotations_and_mirrors(self) -> tuple[Pattern, ...]:
        """The rotations, and those of the mirror image that differ from them. [TK-A3]"""
        return tuple(dict.fromkeys(self.rotations + sixth_turns(mirrored(self.pattern))))


@dataclass(frozen=True)
class GardenerObjective:
    """A number of bamboos of exactly this height. [TK-11]"""

    category: ClassVar[str] = "gardener"
    id: str
    colour: str
    bamboos: int
    height: int
    improvement: str  # that the plot must have; "none" for a plot without, "any" if it doesn't matter
    points: int
    copies: int

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of the bamboos."""
        return (self.colour,)


@dataclass(frozen=True)
class PandaObjective:
    """Sections to give back. [TK-11]"""

    category: ClassVar[str] = "panda"
    id: str
    sections: tuple[str, ...]  # the colour of each
    points: int
    copies: int

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the sections, each once."""
        return tuple(dict.fromkeys(self.sections))


Objective = PlotObjective | GardenerObjective | PandaObjective


@dataclass(frozen=True)
class Supreme:
    """A supreme objective of Hikari. [HK-12]"""

    id: str
    per: str  # points for each set, or for the majority
    points: int
    copies: int


@dataclass(frozen=True)
class Special:
    """A special card of Hikari. [HK-2]"""

    id: str
    kind: str
    copies: int
    status: str  # of the copies

    @property
    def face(self) -> str:
        """The weather on a weather card; empty for the others. [HK-5]"""
        return self.id.removeprefix("weather-") if self.kind == "weather" else ""


@dataclass(frozen=True)
class Constants:
    """The numbers of the rulebooks, and of our ruling on stalled games. [TK-3, TK-9, TK-12, TK-A20, HK-1, HK-2]"""

    objectives_each: int  # of each category, at the start
    actions_each_turn: int
    sun_actions: int
    plots_drawn: int
    hand_limit: int
    max_height: int
    fertilizer_sections: int
    emperor_points: int
    end_trigger: Mapping[int, int]  # number of players -> claimed objectives
    stall_rounds: int
    stall_warning: int
    hikari_hand_limit: int
    display_size: int
    supreme_revealed: int


@dataclass(frozen=True)
class Box:
    """Everything in both boxes, and how sure we are of it. [TK-1, HK-1]

    Whatever depends on an option is a mapping from its values.
    """

    file: str
    digest: str
    name: str
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    expansion: str
    expansion_designers: tuple[str, ...]
    expansion_artists: tuple[str, ...]
    constants: Constants
    plots: Mapping[str, tuple[PlotKind, ...]]  # option green_plots -> the twelve kinds [TK-A1]
    chips: Mapping[str, int]
    channels: int
    bamboo: Mapping[str, Mapping[str, int]]  # option bamboo -> colour -> sections; not for "unlimited" [TK-A19]
    faces: tuple[str, ...]
    plot_objectives: Mapping[str, tuple[PlotObjective, ...]]  # option diamonds -> the fifteen cards [TK-A2]
    gardener_objectives: tuple[GardenerObjective, ...]
    panda_objectives: tuple[PandaObjective, ...]
    supreme: tuple[Supreme, ...]
    specials: tuple[Special, ...]
    status: Mapping[str, str]  # table, table.field or specials.id -> known, inferred or reconstructed


def sixth_turns(pattern: Pattern) -> tuple[Pattern, ...]:
    """The different patterns that clockwise turns by 60 degrees make of this one, itself first, each moved to 0,0."""
    turns = [_at_origin(pattern)]
    for _ in range(5):
        turns.append(_at_origin(tuple(((-r, q + r), colour) for (q, r), colour in turns[-1])))
    return tuple(dict.fromkeys(turns))


def mirrored(pattern: Pattern) -> Pattern:
    """The pattern with left and right exchanged, moved to 0,0."""
    return _at_origin(tuple(((-q - r, r), colour) for (q, r), colour in pattern))


def _at_origin(pattern: Pattern) -> Pattern:
    """The same pattern, sorted by (r, q), with its first cell on 0,0."""
    cells = sorted(pattern, key=lambda part: (part[0][1], part[0][0]))
    (first_q, first_r), _ = cells[0]
    return tuple(((q - first_q, r - first_r), colour) for (q, r), colour in cells)
