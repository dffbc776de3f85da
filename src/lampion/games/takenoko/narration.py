"""What a move did, as a list of events that the viewer may know. Texts live in the catalogue."""

from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import moves, queries
from lampion.games.takenoko.constants import figures, phases, sizes, specials
from lampion.games.takenoko.notation import edge_cells, write_move
from lampion.games.takenoko.pieces import COLOURS, IMPROVEMENTS
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.view import qr, rejected_cards, sees
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE

SAID = {
    "plots": "said-plots",
    "channel": "said-channel",
    "ready": "said-ready",
    "end": "said-end",
    "pass": "said-pass",
    "decline": "said-decline",
    "skip": "said-skip",
    "cancel": "said-cancel",
    "bare": "said-bare",
    "done": "said-done",
    "rain": "said-rain",
    "grow": "said-grow",
    "choose": "said-choose",
    "clouds": "said-clouds",
    "plan": "said-plan",
    "objective": "said-objective",
}


def event(kind: str, seat: int | None, **data: Any) -> Event:
    """An event with its data."""
    return {"kind": kind, "seat": seat, "data": data}


def narrate(before: Takenoko, seat: int, move: int, after: Takenoko, viewer: int | None) -> list[Event]:
    """What happened between two positions, as far as the viewer may know."""
    told = tell_chance(before, move, viewer) if seat == CHANCE else tell_decision(before, seat, move, viewer)
    told += tell_drawing(before, seat, after, viewer)
    told += tell_land(before, after)
    told += tell_hikari(before, after)
    return told + tell_passage(before, after)


def tell_chance(before: Takenoko, move: int, viewer: int | None) -> list[Event]:
    """Events for an outcome of chance."""
    outcome = moves.argument_of(move)
    if before.phase == phases.ROLLING:
        return [event("weather-rolled", before.active, face=box.FACES[outcome - 1])]
    if before.phase == phases.REVEALING:
        return [event("supreme-revealed", None, supreme=box.SUPREME_IDS[outcome])]
    if before.phase in (phases.DISPLAYING, phases.REFILLING):
        return [event("special-displayed", None, special=box.SPECIAL_IDS[outcome])]
    if before.phase == phases.FINDING_FIRST:
        return [event("first-found", outcome)]
    if before.phase == phases.DEALING:
        return [tell_card(before.dealt // 3, outcome, viewer)]
    return []  # drawn cards and plots are found by comparing the hands


def tell_card(seat: int, card: int, viewer: int | None) -> Event:
    """An objective was drawn; only its owner sees which one."""
    category = ("plot", "gardener", "panda")[box.CATEGORY_OF[card]]
    return event("objective-drawn", seat, category=category, card=box.CARD_IDS[card] if sees(viewer, seat) else None)


def tell_drawing(before: Takenoko, seat: int, after: Takenoko, viewer: int | None) -> list[Event]:
    """Plots and objectives that the active player drew; cards that experts had to show."""
    told = []
    active = before.active
    came = queries.drawn_kinds(after)
    for kind in queries.drawn_kinds(before):
        if kind in came:
            came.remove(kind)
    if after.drawn_count > before.drawn_count:
        for kind in came:
            told.append(event("plot-drawn", active, plot=box.KIND_IDS[kind] if sees(viewer, active) else None))
    was, now = before.fields(), after.fields()
    if (before.phase != phases.DEALING and seat != CHANCE) or before.phase == phases.DRAWING_CARD:
        told += tell_rejected(was, now)
        for card in range(1, sizes.OBJECTIVES):
            place = active * sizes.OBJECTIVES + card
            if now["hands"][place] > was["hands"][place]:
                told.append(tell_card(active, card, viewer))
    return told


def tell_rejected(was: dict[str, Any], now: dict[str, Any]) -> list[Event]:
    """Experts show the cards that the land already fulfils. [TK-13]"""
    shown_before = {card for category in range(2) for card in rejected_cards(was, category)}
    return [
        event("objective-rejected", None, card=box.CARD_IDS[card])
        for category in range(2)
        for card in rejected_cards(now, category)
        if card not in shown_before
    ]


def tell_decision(before: Takenoko, seat: int, move: int, viewer: int | None) -> list[Event]:
    """What a player did."""
    text = write_move(before, seat, move)
    verb, *words = text.split()
    if verb in SAID and not words:
        return [event(SAID[verb], seat)]
    if verb in ("gardener", "panda", "storm"):
        figure = "gardener" if verb == "gardener" else "panda"
        return [event("figure-moved", seat, figure=figure, cell=to_cells(words)[0], by=verb)]
    if verb == "keep":
        return [event("plot-chosen", seat, plot=words[0], cell=to_cells(words)[0])]
    if verb == "under":
        return [event("plots-buried", seat, plots=words if sees(viewer, seat) else None, count=2)]
    if verb == "lay":
        return [event("channel-laid", seat, cells=to_cells(words))]
    if verb in ("improve", "with"):
        cell = to_cells(words)[0] if verb == "improve" else qr(before.keeping_cell)
        return [event("chip-placed", seat, chip=words[0], cell=cell)]
    if verb == "claim":
        card = box.CARD_NUMBERS[words[0]]
        return [event("objective-claimed", seat, card=words[0], points=box.POINTS[card])]
    if verb == "take":
        return [event("special-taken", seat, special=words[0])]
    if verb in ("rain", "grow"):
        return [event(SAID[verb], seat, cell=to_cells(words)[0])]
    if verb in ("choose", "clouds", "plan", "objective"):
        return [event(SAID[verb], seat, choice=words[0])]
    special = box.SPECIAL_IDS[queries.special_of(before, seat)]
    return [event("special-played", seat, special=special, use=text)]


def to_cells(words: list[str]) -> list[list[int]]:
    """The cells that a text names."""
    return [[int(part) for part in word.split(",")] for word in words if "," in word]


def tell_land(before: Takenoko, after: Takenoko) -> list[Event]:
    """New plots and channels, water, bamboo grown or lost."""
    told: list[Event] = []
    was, now = queries.list_plots(before), queries.list_plots(after)
    for plot, (cell, kind, chip, height, _) in enumerate(now, 1):
        new = plot > len(was)
        if new:
            improvement = IMPROVEMENTS[chip - 1] if chip else None
            told.append(event("plot-placed", before.active, plot=box.KIND_IDS[kind], chip=improvement, cell=qr(cell)))
        if queries.is_wet(after, plot) and (new or not queries.is_wet(before, plot)):
            told.append(event("plot-irrigated", None, cell=qr(cell)))
        if not new and queries.is_wet(before, plot) and not queries.is_wet(after, plot):
            told.append(event("plot-dried", None, cell=qr(cell)))
        grown = height - (0 if new else was[plot - 1][3])
        if grown:
            kind_of_change = "bamboo-grew" if grown > 0 else "bamboo-lost"
            colour = COLOURS[box.COLOUR_OF[kind]]
            told.append(event(kind_of_change, None, cell=qr(cell), colour=colour, sections=abs(grown), height=height))
    for edge in set(queries.live_channels(after)) - set(queries.live_channels(before)):
        if edge in before.fields()["laid"]:
            told.append(event("channel-revived", None, cells=[qr(cell) for cell in edge_cells(edge)]))
    eaten_was, eaten_now = before.fields()["eaten"], after.fields()["eaten"]
    for place in range(3 * before.seats):
        if eaten_now[place] > eaten_was[place]:
            told.append(event("bamboo-eaten", place // 3, colour=COLOURS[place % 3]))
    return told


def tell_hikari(before: Takenoko, after: Takenoko) -> list[Event]:
    """Special cards that took effect or were cancelled, alliances, holidays, the Emperor."""
    told: list[Event] = []
    was: dict[str, Any] = before.fields()
    now: dict[str, Any] = after.fields()
    if before.announced_card and not after.announced_card and before.phase == phases.ANSWER:
        struck = now["special_discard"][specials.CANCELLATION] - was["special_discard"][specials.CANCELLATION]
        void = (before.cancels + max(0, struck)) % 2 == 1
        special = box.SPECIAL_IDS[before.announced_card]
        told.append(event("special-void" if void else "special-works", before.announcer, special=special))
    for seat in range(before.seats):
        ally = now["allies"][seat]
        if ally and not was["allies"][seat] and ally > seat + 1:
            told.append(event("alliance-made", seat, other=ally - 1))
        if was["allies"][seat] > seat + 1 and not ally:
            told.append(event("alliance-broken", seat, other=was["allies"][seat] - 1))
    for number, figure in enumerate(figures.names):
        old, new = was["figures"][number], now["figures"][number]
        if old != new and figures.AWAY in (old, new):
            if new == figures.AWAY:
                told.append(event("figure-left", None, figure=figure))
            else:
                told.append(event("figure-came", None, figure=figure, cell=qr(queries.cell_of(after, new))))
        elif old != new and number == figures.EMPEROR:
            told.append(event("figure-moved", None, figure=figure, cell=qr(queries.cell_of(after, new)), by="visit"))
    return told


def tell_passage(before: Takenoko, after: Takenoko) -> list[Event]:
    """The Emperor card, a new turn, the end."""
    told = []
    if after.emperor and not before.emperor:
        told.append(event("emperor-card", after.emperor - 1, points=box.EMPEROR_POINTS))
    if after.turn != before.turn:
        told.append(event("turn-began", after.active, turn=after.turn))
    if after.is_over():
        scores = [after.points(seat) for seat in range(after.seats)]
        told.append(event("game-over", None, winners=after.leaders(), scores=scores, stalled=not after.emperor))
    return told
