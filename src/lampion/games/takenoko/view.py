"""What a viewer may see, as plain data for interfaces. `offers.py` lists the legal moves.

Hidden are the objectives in other hands, the plots that others drew or put under the pile, and the order of all piles.
The viewer `CHANCE` sees everything: for replays of finished games.
"""

from typing import Any, TypedDict

from lampion.games.takenoko import closed, queries
from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.closed import ActingView
from lampion.games.takenoko.closed_places import ClosedPlaces, closed_places
from lampion.games.takenoko.constants import actions, categories, figures, options, phases, sizes
from lampion.games.takenoko.hikari_view import HikariView, view_hikari
from lampion.games.takenoko.notation import edge_cells
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, IMPROVEMENTS
from lampion.games.takenoko.previews import qr
from lampion.games.takenoko.progress import Gauge
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.seat_view import SeatView, sees, view_seat
from lampion.games.takenoko.settings import options_of
from lampion.kernel.limits import CHANCE
from lampion.kernel.shapes import Cell, Cells

Numbers = dict[str, Any]


class PlotView(TypedDict):
    """A plot of the land.

    `improvement` is what the plot has, printed or as a chip; `growth` is how many sections it takes when it grows;
    `grown` says whether it has had its first growth.
    """

    cell: Cell
    kind: str
    colour: str
    improvement: str | None
    chip: str | None
    height: int
    growth: int
    irrigated: bool
    grown: bool


class ChannelView(TypedDict):
    """A channel between two cells; without a connection it carries no water."""

    cells: list[Cell]
    connected: bool


class PileView(TypedDict):
    """The pile of plots: how many, how many nobody has seen, and what the viewer knows of the part below."""

    left: int
    unseen: int
    below: list[str | None]
    drawn: list[str] | None
    drawn_count: int


class EndingView(TypedDict):
    """The last round: who triggered it, and who still has a turn after this one, in order. [TK-12]"""

    seat: int
    turns: list[int]


class View(TypedDict):
    """The table as a seat sees it.

    `reach` is where panda and gardener could go by an action from where they stand; `closed` says why the viewer can't
    move to places that are close to legal ones. `provisional` are the parts of the scores that may still be lost.
    """

    game: str
    you: int | None
    options: dict[str, str]
    phase: str
    turn: int
    active: int
    first: int
    waiting: list[int]
    chance: bool
    weather: str | None
    actions: list[str]
    actions_made: int
    plans: dict[str, int]
    acting: ActingView | None
    closed: list[ClosedPlaces]
    land: list[PlotView]
    placing: PlotView | None
    channels: list[ChannelView]
    figures: dict[str, Cell | None]
    reach: dict[str, Cells]
    pile: PileView
    supply: dict[str, int]
    bamboo: dict[str, int] | None
    decks: dict[str, int]
    rejected: dict[str, list[str]]
    seats: list[SeatView]
    provisional: list[str]
    hand_limit: int
    emperor: int | None
    ending: EndingView | None
    target: int
    stalled: int
    hikari: HikariView | None
    winners: list[int]


def view(position: Takenoko, viewer: int | None) -> View:
    """The table as a seat sees it; without a seat, as a spectator does."""
    numbers: Numbers = position.fields()
    limited = numbers["options"][options.LIMITED_BAMBOO]
    gauge = Gauge(position, numbers)
    return {
        "game": "takenoko",
        "you": viewer,
        "options": options_of(numbers),
        "phase": phases.names[position.phase],
        "turn": position.turn,
        "active": position.active,
        "first": position.first,
        "waiting": [seat for seat in range(position.seats) if position.waits_for(seat)],
        "chance": position.waits_for(CHANCE),
        "weather": box.FACES[position.face - 1] if position.face else None,
        "actions": [action for number, action in enumerate(actions.names) if position.used >> number & 1],
        "actions_made": position.made,
        "plans": {action: count for action, count in zip(actions.names, numbers["plans"], strict=True) if count},
        "acting": closed.view_acting(position, numbers),
        "closed": closed_places(position, numbers, viewer),
        "land": view_land(position),
        "placing": view_placing(position),
        "channels": view_channels(position, numbers),
        "figures": {
            figure: None if plot == figures.AWAY else qr(queries.cell_of(position, plot))
            for figure, plot in zip(figures.names, numbers["figures"], strict=True)
        },
        "reach": {
            name: [qr(cell) for cell in queries.cells_in_reach(position, figure)]
            for figure, name in enumerate(figures.names[:2])
        },
        "pile": view_pile(position, numbers, viewer),
        "supply": {
            "channels": position.channel_supply,
            **dict(zip(IMPROVEMENTS, numbers["chip_supply"], strict=True)),
        },
        "bamboo": dict(zip(COLOURS, numbers["bamboo_supply"], strict=True)) if limited else None,
        "decks": {category: deck_size(numbers, number) for number, category in enumerate(CATEGORIES)},
        "rejected": {
            category: [box.CARD_IDS[card] for card in rejected_cards(numbers, number)]
            for number, category in enumerate(CATEGORIES[:2])
        },
        "seats": [view_seat(position, gauge, seat, viewer) for seat in range(position.seats)],
        "provisional": ["supreme"] if numbers["options"][options.HIKARI] and not position.is_over() else [],
        "hand_limit": closed.hand_limit(numbers),
        "emperor": position.emperor - 1 if position.emperor else None,
        "ending": view_ending(position),
        "target": box.TRIGGER[position.seats],
        "stalled": position.stalled,
        "hikari": view_hikari(position, numbers, viewer) if numbers["options"][options.HIKARI] else None,
        "winners": position.leaders() if position.is_over() else [],
    }


def view_land(position: Takenoko) -> list[PlotView]:
    """The plots of the land, in the order in which they were placed."""
    return [view_plot(position, plot, *found) for plot, found in enumerate(queries.list_plots(position), 1)]


def view_plot(position: Takenoko, plot: int, cell: int, kind: int, chip: int, height: int, grown: int) -> PlotView:
    """A plot of the land."""
    improved = box.PRINTED_ON[kind] or chip
    return {
        "cell": qr(cell),
        "kind": box.KIND_IDS[kind],
        "colour": COLOURS[box.COLOUR_OF[kind]],
        "improvement": IMPROVEMENTS[improved - 1] if improved else None,
        "chip": IMPROVEMENTS[chip - 1] if chip else None,
        "height": height,
        "growth": queries.growth_of(position, plot),
        "irrigated": queries.is_wet(position, plot),
        "grown": grown == 1,
    }


def view_placing(position: Takenoko) -> PlotView | None:
    """The plot that is being placed: everybody sees it."""
    if not position.keeping:
        return None
    printed = box.PRINTED_ON[position.keeping]
    return {
        "cell": qr(position.keeping_cell),
        "kind": box.KIND_IDS[position.keeping],
        "colour": COLOURS[box.COLOUR_OF[position.keeping]],
        "improvement": IMPROVEMENTS[printed - 1] if printed else None,
        "chip": None,
        "height": 0,
        "growth": 0,
        "irrigated": False,
        "grown": False,
    }


def view_ending(position: Takenoko) -> EndingView | None:
    """The last round, once somebody has the Emperor card. [TK-12]"""
    if not position.emperor:
        return None
    turns = [] if position.is_over() else closed.seats_with_a_turn(position)
    return {"seat": position.emperor - 1, "turns": turns}


def view_channels(position: Takenoko, numbers: Numbers) -> list[ChannelView]:
    """The channels in play, in the order in which they were laid."""
    live = queries.live_channels(position)
    return [{"cells": [qr(cell) for cell in edge_cells(edge)], "connected": edge in live} for edge in numbers["laid"]]


def view_pile(position: Takenoko, numbers: Numbers, viewer: int | None) -> PileView:
    """The pile: a seat knows the plots that it put under it. [TK-5]"""
    mine = sees(viewer, position.active)
    return {
        "left": position.bag_count + position.pile_count,
        "unseen": position.bag_count,
        "below": [
            box.KIND_IDS[kind] if sees(viewer, seat) else None
            for kind, seat in zip(numbers["pile"], numbers["pile_seats"], strict=True)
        ],
        "drawn": [box.KIND_IDS[kind] for kind in queries.drawn_kinds(position)] if mine else None,
        "drawn_count": position.drawn_count,
    }


def rejected_cards(numbers: Numbers, category: int) -> list[int]:
    """Cards that experts put under a deck."""
    cards: list[int] = numbers["rejected"][category * sizes.REJECTED :][: numbers["rejected_count"][category]]
    return cards


def deck_size(numbers: Numbers, category: int) -> int:
    """Cards left in a deck."""
    unseen = sum(count for card, count in enumerate(numbers["decks"]) if box.CATEGORY_OF[card] == category)
    return int(unseen) + (numbers["rejected_count"][category] if category < categories.PANDA else 0)
