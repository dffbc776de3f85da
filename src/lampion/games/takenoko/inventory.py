"""The boxes of Takenoko and Hikari as plain data for interfaces: every piece by its id, makers, and how sure we are.

[TK-1] [HK-1]
"""

from typing import Literal, TypedDict

from lampion.games.takenoko.pieces import NO_IMPROVEMENT, Box, PlotObjective
from lampion.kernel.game import Credit
from lampion.kernel.shapes import Cell


class PlotPiece(TypedDict):
    """A kind of plot; its number depends on the option `green_plots`."""

    id: str
    colour: str
    improvement: str | None
    counts: dict[str, int]


class PatternPart(TypedDict):
    """A plot of a pattern as printed, from any cell of it."""

    cell: Cell
    colour: str


class PlotCard(TypedDict):
    """A pattern of plots; how its colours lie depends on the option `diamonds`."""

    id: str
    category: Literal["plot"]
    points: int
    copies: int
    colours: list[str]
    shape: str
    patterns: dict[str, list[PatternPart]]


class GardenerCard(TypedDict):
    """A number of bamboos of exactly this height; `any` improvement, `none`, or the one that is named."""

    id: str
    category: Literal["gardener"]
    points: int
    copies: int
    colours: list[str]
    bamboos: int
    height: int
    improvement: str


class PandaCard(TypedDict):
    """Sections to give back, each by its colour."""

    id: str
    category: Literal["panda"]
    points: int
    copies: int
    colours: list[str]
    sections: list[str]


class SpecialPiece(TypedDict):
    """A special card of Hikari; a weather card shows a face of the die."""

    id: str
    kind: str
    face: str | None
    copies: int


class SupremePiece(TypedDict):
    """A supreme objective of Hikari: points for each set, or for the majority."""

    id: str
    per: str
    points: int


class Amounts(TypedDict):
    """Numbers of the rulebooks; `trigger` is by number of players."""

    highest: int
    actions: int
    sun_actions: int
    plots_drawn: int
    hand_limit: int
    hikari_hand_limit: int
    display: int
    emperor_points: int
    channels: int
    trigger: dict[str, int]


class Inventory(TypedDict):
    """What interfaces show of the boxes."""

    credits: list[Credit]
    status: dict[str, str]  # table, table.field or specials.id -> known, inferred or reconstructed
    plots: list[PlotPiece]
    objectives: list[PlotCard | GardenerCard | PandaCard]
    specials: list[SpecialPiece]
    supreme: list[SupremePiece]
    chips: dict[str, int]
    faces: list[str]
    amounts: Amounts


def pieces(box: Box) -> Inventory:
    """What is in these boxes."""
    return {
        "credits": [
            {"name": box.name, "designers": [*box.designers], "artists": [], "publishers": [*box.publishers]},
            {
                "name": box.expansion,
                "designers": [*box.expansion_designers],
                "artists": [*box.expansion_artists],
                "publishers": [],
            },
        ],
        "status": {**box.status},
        "plots": list_plots(box),
        "objectives": [*list_plot_cards(box), *list_gardener_cards(box), *list_panda_cards(box)],
        "specials": [
            {"id": card.id, "kind": card.kind, "face": card.face or None, "copies": card.copies}
            for card in box.specials
        ],
        "supreme": [{"id": card.id, "per": card.per, "points": card.points} for card in box.supreme],
        "chips": {**box.chips},
        "faces": [*box.faces],
        "amounts": count(box),
    }


def list_plots(box: Box) -> list[PlotPiece]:
    """The kinds of plots."""
    return [
        {
            "id": kind.id,
            "colour": kind.colour,
            "improvement": None if kind.improvement == NO_IMPROVEMENT else kind.improvement,
            "counts": {row: same.count for row, kinds in box.plots.items() for same in kinds if same.id == kind.id},
        }
        for kind in next(iter(box.plots.values()))
    ]


def list_plot_cards(box: Box) -> list[PlotCard]:
    """The plot objectives."""
    layouts = box.plot_objectives
    return [
        {
            "id": card.id,
            "category": "plot",
            "points": card.points,
            "copies": card.copies,
            "colours": [*card.colours],
            "shape": card.shape,
            "patterns": {layout: print_pattern(cards[place]) for layout, cards in layouts.items()},
        }
        for place, card in enumerate(next(iter(layouts.values())))
    ]


def print_pattern(card: PlotObjective) -> list[PatternPart]:
    """The cells of a pattern."""
    return [{"cell": [*cell], "colour": colour} for cell, colour in card.pattern]


def list_gardener_cards(box: Box) -> list[GardenerCard]:
    """The gardener objectives."""
    return [
        {
            "id": card.id,
            "category": "gardener",
            "points": card.points,
            "copies": card.copies,
            "colours": [*card.colours],
            "bamboos": card.bamboos,
            "height": card.height,
            "improvement": card.improvement,
        }
        for card in box.gardener_objectives
    ]


def list_panda_cards(box: Box) -> list[PandaCard]:
    """The panda objectives."""
    return [
        {
            "id": card.id,
            "category": "panda",
            "points": card.points,
            "copies": card.copies,
            "colours": [*card.colours],
            "sections": [*card.sections],
        }
        for card in box.panda_objectives
    ]


def count(box: Box) -> Amounts:
    """The numbers of the rulebooks."""
    numbers = box.constants
    return {
        "highest": numbers.max_height,
        "actions": numbers.actions_each_turn,
        "sun_actions": numbers.sun_actions,
        "plots_drawn": numbers.plots_drawn,
        "hand_limit": numbers.hand_limit,
        "hikari_hand_limit": numbers.hikari_hand_limit,
        "display": numbers.display_size,
        "emperor_points": numbers.emperor_points,
        "channels": box.channels,
        "trigger": {str(seats): claims for seats, claims in numbers.end_trigger.items()},
    }
