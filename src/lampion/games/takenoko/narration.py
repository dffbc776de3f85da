"""What a move did, as a list of events that the viewer may know. Texts live in the catalogue."""

from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import moves, queries
from lampion.games.takenoko.constants import figures, phases, sizes, specials
from lampion.games.takenoko.hikari_view import view_stack
from lampion.games.takenoko.land_events import LandEvents, event
from lampion.games.takenoko.naming import Sights
from lampion.games.takenoko.notation import write_move
from lampion.games.takenoko.offers import to_cells, use_of
from lampion.games.takenoko.pieces import COLOURS
from lampion.games.takenoko.previews import qr
from lampion.games.takenoko.progress import Gauge
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.seat_view import sees
from lampion.games.takenoko.view import rejected_cards
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE

Fields = dict[str, Any]  # of a position, copied once for everything that is told about a move

SAID = {
    "plots": "said-plots",
    "channel": "said-channel",
    "ready": "said-ready",
    "end": "said-end",
    "pass": "said-pass",
    "decline": "said-decline",
    "skip": "said-skip",
    "bare": "said-bare",
    "done": "said-done",
    "rain": "said-rain",
    "grow": "said-grow",
    "choose": "said-choose",
    "clouds": "said-clouds",
    "plan": "said-plan",
    "objective": "said-objective",
}


class Teller:
    """Tells a whole log: from each move to the next, the fields of a position are copied once."""

    def __init__(self) -> None:
        self.latest: tuple[Takenoko | None, Fields] = None, {}

    def narrate(
        self, before: Takenoko, seat: int, move: int, after: Takenoko, viewer: int | None = None
    ) -> list[Event]:
        """What happened between two positions; the first is mostly the second of the last time."""
        known, fields = self.latest
        was, now = fields if known is before else before.fields(), after.fields()
        self.latest = after, now
        return tell(before, seat, move, after, viewer, was, now)


def narrate(before: Takenoko, seat: int, move: int, after: Takenoko, viewer: int | None) -> list[Event]:
    """What happened between two positions, in that order, as far as the viewer may know."""
    return tell(before, seat, move, after, viewer, before.fields(), after.fields())


def tell(
    before: Takenoko, seat: int, move: int, after: Takenoko, viewer: int | None, was: Fields, now: Fields
) -> list[Event]:
    """The same, with the fields of both positions."""
    told = tell_chance(before, move, viewer) if seat == CHANCE else tell_decision(before, seat, move, viewer, was)
    told += tell_drawing(before, seat, after, viewer, was, now)
    told += tell_fate(before, after, was, now)
    player, text = deed(before, seat, move)
    told += tell_figures(before, after, player, text, was, now)
    kind, *words = text.split() or [""]
    spreads = kind in ("gardener", "jump", "disease")
    told += LandEvents(before, after, was, now, to_cells(words)[0] if spreads else None).tell()
    told += tell_alliances(was, now)
    return told + tell_passage(before, after, was, now)


def deed(before: Takenoko, seat: int, move: int) -> tuple[int, str]:
    """Who does what: the announced card, if it waits to take effect, else the move itself; nothing if it is chance."""
    if before.announced_card:
        return before.announcer, write_move(before, before.announcer, before.announced)
    return seat, "" if seat == CHANCE else write_move(before, seat, move)


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


def tell_drawing(
    before: Takenoko, seat: int, after: Takenoko, viewer: int | None, was: Fields, now: Fields
) -> list[Event]:
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
    if (before.phase != phases.DEALING and seat != CHANCE) or before.phase == phases.DRAWING_CARD:
        told += tell_rejected(was, now)
        first = active * sizes.OBJECTIVES
        old, new = (fields["hands"][first : first + sizes.OBJECTIVES] for fields in (was, now))
        if old != new:
            came_in = (card for card in range(1, sizes.OBJECTIVES) if new[card] > old[card])
            told += [tell_card(active, card, viewer) for card in came_in]
    return told


def tell_rejected(was: Fields, now: Fields) -> list[Event]:
    """Experts show the cards that the land already fulfils. [TK-13]"""
    if all(was[name] == now[name] for name in ("rejected_count", "rejected")):
        return []
    shown_before = {card for category in range(2) for card in rejected_cards(was, category)}
    return [
        event("objective-rejected", None, card=box.CARD_IDS[card])
        for category in range(2)
        for card in rejected_cards(now, category)
        if card not in shown_before
    ]


def tell_decision(before: Takenoko, seat: int, move: int, viewer: int | None, was: Fields) -> list[Event]:
    """What a player did."""
    text = write_move(before, seat, move)
    verb, *words = text.split()
    cells, sights = to_cells(words), Sights(before)
    if verb == "cancel":
        return [tell_cancel(before, seat)]
    if verb in SAID and not words:
        return [event(SAID[verb], seat)]
    if verb in ("gardener", "panda", "storm"):
        figure = figures.GARDENER if verb == "gardener" else figures.PANDA
        start = qr(queries.cell_of(before, was["figures"][figure]))
        name = figures.names[figure]
        tile = sights.at(cells[0])
        return [event("figure-moved", seat, figure=name, start=start, cell=cells[0], tile=tile, by=verb)]
    if verb == "keep":
        return [event("plot-chosen", seat, plot=words[0], cell=cells[0])]
    if verb == "under":
        return [event("plots-buried", seat, plots=words if sees(viewer, seat) else None, count=2)]
    if verb == "lay":
        return [event("channel-laid", seat, cells=cells, edge=sights.on(cells))]
    if verb in ("improve", "with"):
        cell = cells[0] if verb == "improve" else qr(before.keeping_cell)
        return [event("chip-placed", seat, chip=words[0], cell=cell, tile=sights.at(cell))]
    if verb == "claim":
        return [tell_claim(before, seat, box.CARD_NUMBERS[words[0]], was)]
    if verb == "take":
        return [event("special-taken", seat, special=words[0])]
    if verb in ("rain", "grow"):
        return [event(SAID[verb], seat, cell=cells[0], tile=sights.at(cells[0]))]
    if verb in ("choose", "clouds", "plan", "objective"):
        return [event(SAID[verb], seat, choice=words[0])]
    special = box.SPECIAL_IDS[queries.special_of(before, seat)]
    targets = {name: value for name, value in use_of(special, text).items() if value}
    return [event("special-played", seat, special=special, use=text, tiles=sights.on(cells), **targets)]


def tell_claim(before: Takenoko, seat: int, card: int, was: Fields) -> Event:
    """A claim, with the plots that show it is fulfilled, or the sections that go back to the supply. [TK-11]"""
    found = Gauge(before, was).describe(seat, card, ready=True, idle=True)
    cells: list[list[int]] = []
    if found["category"] == "plot":
        cells = [part["cell"] for part in found["placements"][0]["cells"]]
    elif found["category"] == "gardener":
        cells = found["counting"][: box.BAMBOOS[card]]
    returned = [colour for colour, count in zip(COLOURS, box.SECTIONS[card], strict=True) for _ in range(count)]
    return event(
        "objective-claimed", seat, card=box.CARD_IDS[card], points=box.POINTS[card], cells=cells, returned=returned
    )


def tell_cancel(before: Takenoko, seat: int) -> Event:
    """A cancellation, the card that it stops, and who played that. [HK-4]"""
    *_, top = view_stack(before)
    return event("said-cancel", seat, special=top["special"], other=top["seat"])


def tell_fate(before: Takenoko, after: Takenoko, was: Fields, now: Fields) -> list[Event]:
    """A special card that waited for answers takes effect, or doesn't. [HK-4] [HK-A8]"""
    if not before.announced_card or after.announced_card or before.phase != phases.ANSWER:
        return []
    struck = now["special_discard"][specials.CANCELLATION] - was["special_discard"][specials.CANCELLATION]
    void = (before.cancels + max(0, struck)) % 2 == 1
    special = box.SPECIAL_IDS[before.announced_card]
    return [event("special-void" if void else "special-works", before.announcer, special=special)]


def tell_figures(before: Takenoko, after: Takenoko, player: int, text: str, was: Fields, now: Fields) -> list[Event]:
    """Figures that special cards move: jumps, holidays, the visit of the Emperor. [HK-6] [HK-9] [HK-10]"""
    told: list[Event] = []
    verb, sights = text.split(" ", maxsplit=1)[0], Sights(after)
    for number, (old, new) in enumerate(zip(was["figures"], now["figures"], strict=True)):
        if old == new:
            continue
        name, start = figures.names[number], None if old == figures.AWAY else qr(queries.cell_of(before, old))
        cell = None if new == figures.AWAY else qr(queries.cell_of(after, new))
        if cell is None:
            told.append(event("figure-left", None, figure=name, start=start))
            continue
        tile = sights.at(cell)
        if start is None and number == figures.EMPEROR:
            told.append(event("figure-came", None, figure=name, cell=cell, tile=tile))
        elif number == figures.EMPEROR:
            told.append(event("figure-moved", None, figure=name, start=start, cell=cell, tile=tile, by="visit"))
        elif verb == "jump":
            told.append(event("figure-moved", player, figure=name, start=start, cell=cell, tile=tile, by="jump"))
    return told


def tell_alliances(before: Fields, after: Fields) -> list[Event]:
    """Alliances that begin or end. [HK-11]"""
    told: list[Event] = []
    pairs = zip(before["allies"], after["allies"], strict=True)
    for seat, (was, now) in enumerate(pairs):
        if now > seat + 1 and not was:
            told.append(event("alliance-made", seat, other=now - 1))
        if was > seat + 1 and not now:
            told.append(event("alliance-broken", seat, other=was - 1))
    return told


def tell_passage(before: Takenoko, after: Takenoko, was: Fields, now: Fields) -> list[Event]:
    """The Emperor card, a new turn, the end."""
    told = []
    if after.emperor and not before.emperor:
        told.append(event("emperor-card", after.emperor - 1, points=box.EMPEROR_POINTS))
    if after.turn != before.turn:
        told.append(event("turn-began", after.active, turn=after.turn))
        told += tell_returns(after, was, now)
    if after.is_over():
        scores = [after.points(seat) for seat in range(after.seats)]
        told.append(event("game-over", None, winners=after.leaders(), scores=scores, stalled=not after.emperor))
    return told


def tell_returns(after: Takenoko, was: Fields, now: Fields) -> list[Event]:
    """Figures that come back from their holidays as a turn begins. [HK-10]"""
    places = zip(figures.names[:2], was["figures"], now["figures"], strict=False)
    back = [(name, qr(queries.cell_of(after, new))) for name, old, new in places if figures.AWAY == old != new]
    return [event("figure-came", None, figure=name, cell=cell, tile=Sights(after).at(cell)) for name, cell in back]
