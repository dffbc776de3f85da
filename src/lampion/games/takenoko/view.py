"""What a viewer may see, and the legal moves of a seat, as plain data for interfaces.

Hidden are the objectives in other hands, the plots that others drew or put under the pile, and the order of all piles.
The viewer `CHANCE` sees everything: for replays of finished games.
"""

from typing import Any, TypedDict

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries, scoring
from lampion.games.takenoko.constants import actions, categories, figures, options, phases, sizes
from lampion.games.takenoko.notation import edge_cells, to_qr, write_move
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, IMPROVEMENTS
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.settings import options_of
from lampion.kernel.game import Offer
from lampion.kernel.limits import CHANCE

Numbers = dict[str, Any]


class PlotView(TypedDict):
    """A plot of the land."""

    cell: list[int]
    kind: str
    chip: str | None
    height: int
    irrigated: bool


class ChannelView(TypedDict):
    """A channel between two cells; without a connection it carries no water."""

    cells: list[list[int]]
    connected: bool


class ScoreView(TypedDict):
    """The points of a seat as they stand, by source."""

    plot: int
    gardener: int
    panda: int
    emperor: int
    supreme: int
    total: int


class SeatView(TypedDict):
    """What a seat has; its hand as cards for itself, as numbers for others.

    `remembers` lists plots that the seat knows to be under the pile or in a hand, but not where.
    """

    seat: int
    hand: list[str] | None
    hand_counts: dict[str, int]
    claimed: list[str]
    remembers: list[str] | None
    channels: int
    chips: dict[str, int]
    eaten: dict[str, int]
    special: str | None
    ally: int | None
    score: ScoreView


class PileView(TypedDict):
    """The pile of plots: how many, how many nobody has seen, and what the viewer knows of the part below."""

    left: int
    unseen: int
    below: list[str | None]
    drawn: list[str] | None
    drawn_count: int


class HikariView(TypedDict):
    """What Hikari adds to the table."""

    supreme: list[str]
    display: list[str]
    pile: int
    discard: list[str]
    holidays: dict[str, int]
    window: str | None
    announced: str | None
    announcer: int | None
    cancels: int


class View(TypedDict):
    """The table as a seat sees it."""

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
    land: list[PlotView]
    placing: PlotView | None
    channels: list[ChannelView]
    figures: dict[str, list[int] | None]
    pile: PileView
    supply: dict[str, int]
    bamboo: dict[str, int] | None
    decks: dict[str, int]
    rejected: dict[str, list[str]]
    seats: list[SeatView]
    emperor: int | None
    target: int
    stalled: int
    hikari: HikariView | None
    winners: list[int]


def qr(cell: int) -> list[int]:
    """A cell as plain data."""
    return list(to_qr(cell))


def sees(viewer: int | None, seat: int) -> bool:
    """May the viewer see what only this seat knows?"""
    return viewer in (seat, CHANCE)


def view(position: Takenoko, viewer: int | None) -> View:
    """The table as a seat sees it; without a seat, as a spectator does."""
    numbers: Numbers = position.fields()
    limited = numbers["options"][options.LIMITED_BAMBOO]
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
        "land": [view_plot(position, plot) for plot in range(1, position.plots)],
        "placing": view_placing(position),
        "channels": view_channels(position, numbers),
        "figures": {
            figure: None if plot == figures.AWAY else qr(queries.cell_of(position, plot))
            for figure, plot in zip(figures.names, numbers["figures"], strict=True)
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
        "seats": [view_seat(position, numbers, seat, viewer) for seat in range(position.seats)],
        "emperor": position.emperor - 1 if position.emperor else None,
        "target": box.TRIGGER[position.seats],
        "stalled": position.stalled,
        "hikari": view_hikari(position, numbers) if numbers["options"][options.HIKARI] else None,
        "winners": position.leaders() if position.is_over() else [],
    }


def view_plot(position: Takenoko, plot: int) -> PlotView:
    """A plot of the land."""
    cell, kind, chip, height, _ = queries.list_plots(position)[plot - 1]
    return {
        "cell": qr(cell),
        "kind": box.KIND_IDS[kind],
        "chip": IMPROVEMENTS[chip - 1] if chip else None,
        "height": height,
        "irrigated": queries.is_wet(position, plot),
    }


def view_placing(position: Takenoko) -> PlotView | None:
    """The plot that is being placed: everybody sees it."""
    if not position.keeping:
        return None
    kind, cell = box.KIND_IDS[position.keeping], qr(position.keeping_cell)
    return {"cell": cell, "kind": kind, "chip": None, "height": 0, "irrigated": False}


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


def cards_of(numbers: Numbers, field: str, seat: int) -> list[str]:
    """The objectives of a seat, in hand or claimed, by number."""
    counts = numbers[field][seat * sizes.OBJECTIVES : (seat + 1) * sizes.OBJECTIVES]
    return [box.CARD_IDS[card] for card, count in enumerate(counts) for _ in range(count)]


def rejected_cards(numbers: Numbers, category: int) -> list[int]:
    """Cards that experts put under a deck."""
    cards: list[int] = numbers["rejected"][category * sizes.REJECTED :][: numbers["rejected_count"][category]]
    return cards


def deck_size(numbers: Numbers, category: int) -> int:
    """Cards left in a deck."""
    unseen = sum(count for card, count in enumerate(numbers["decks"]) if box.CATEGORY_OF[card] == category)
    return int(unseen) + (numbers["rejected_count"][category] if category < categories.PANDA else 0)


def view_seat(position: Takenoko, numbers: Numbers, seat: int, viewer: int | None) -> SeatView:
    """What a seat has."""
    hand = cards_of(numbers, "hands", seat)
    special, ally = numbers["specials"][seat], numbers["allies"][seat]
    return {
        "seat": seat,
        "hand": hand if sees(viewer, seat) else None,
        "hand_counts": {category: sum(card.startswith(category) for card in hand) for category in CATEGORIES},
        "claimed": cards_of(numbers, "claimed", seat),
        "remembers": remembered_by(numbers, seat) if sees(viewer, seat) else None,
        "channels": numbers["channels_stored"][seat],
        "chips": dict(zip(IMPROVEMENTS, numbers["chips_stored"][seat * 3 : seat * 3 + 3], strict=True)),
        "eaten": dict(zip(COLOURS, numbers["eaten"][seat * 3 : seat * 3 + 3], strict=True)),
        "special": box.SPECIAL_IDS[special] or None,
        "ally": ally - 1 if ally else None,
        "score": score(position, seat),
    }


def remembered_by(numbers: Numbers, seat: int) -> list[str]:
    """Plots that a seat put under the pile and somebody else drew; it can't tell where they are now. [TK-A12]"""
    counts = numbers["remembered"][seat * sizes.KINDS : (seat + 1) * sizes.KINDS]
    return [box.KIND_IDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def view_hikari(position: Takenoko, numbers: Numbers) -> HikariView:
    """Special cards are open: everybody saw them being taken. [HK-A4]"""
    announced = position.announced_card
    return {
        "supreme": [name for number, name in enumerate(box.SUPREME_IDS) if position.supreme >> number & 1],
        "display": [box.SPECIAL_IDS[card] for card in numbers["display"] if card],
        "pile": sum(numbers["special_pile"]),
        "discard": [
            box.SPECIAL_IDS[card] for card, count in enumerate(numbers["special_discard"]) for _ in range(count)
        ],
        "holidays": {
            figure: seat - 1 for figure, seat in zip(figures.names[:2], numbers["holiday_by"], strict=True) if seat
        },
        "window": (None, "turn-start", "before-action", "turn-end")[position.window],
        "announced": write_move(position, position.announcer, position.announced) if announced else None,
        "announcer": position.announcer if announced else None,
        "cancels": position.cancels,
    }


def score(position: Takenoko, seat: int) -> ScoreView:
    """The points of a seat as they stand, by source. [TK-12]"""
    parts = [scoring.points_of(position, seat, category) for category in range(3)]
    return {
        "plot": parts[0],
        "gardener": parts[1],
        "panda": parts[2],
        "emperor": scoring.emperor_points(position, seat),
        "supreme": scoring.supreme_points(position, seat),
        "total": position.score(seat),
    }


def offers(position: Takenoko, seat: int) -> list[Offer]:
    """The legal moves of a seat, each with what it touches and what it would bring for certain."""
    return [offer(position, seat, move) for move in position.moves(seat)]


def offer(position: Takenoko, seat: int, move: int) -> Offer:
    """One legal move."""
    text = write_move(position, seat, move)
    verb, *words = text.split()
    cells = [[int(part) for part in word.split(",")] for word in words if "," in word]
    pieces = [word for word in words if "," not in word]
    return {
        "move": text,
        "kind": verb,
        "data": {"cells": cells, "pieces": pieces},
        "preview": preview(position, seat, move),
    }


def preview(position: Takenoko, seat: int, move: int) -> dict[str, Any]:
    """The bamboo and points that a move would add or remove, but nothing that it would reveal."""
    after = position.copy()
    after.play(seat, move)
    before_heights = [height for _, _, _, height, _ in queries.list_plots(position)]
    changes = []
    for plot, (cell, _, _, height, _) in enumerate(queries.list_plots(after)):
        was = before_heights[plot] if plot < len(before_heights) else 0
        if height != was:
            changes.append({"cell": qr(cell), "sections": height - was})
    return {"bamboo": changes, "points": after.score(seat) - position.score(seat)}
