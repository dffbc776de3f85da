"""What Hikari adds to the table, as plain data. All of it is open: everybody saw special cards being taken. [HK-A4]"""

from typing import Any, TypedDict

from lampion.games.takenoko import closed, offers, queries
from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.closed import SpecialClosed, TakingClosed
from lampion.games.takenoko.constants import figures, sizes
from lampion.games.takenoko.notation import write_move
from lampion.games.takenoko.position_phases import cancellers
from lampion.games.takenoko.previews import preview_announced
from lampion.games.takenoko.rules import Takenoko
from lampion.games.takenoko.shapes import Preview, Use
from lampion.kernel.shapes import Seat

Numbers = dict[str, Any]
WINDOWS = (None, "turn-start", "before-action", "turn-end")
MAJORITIES = {"most-plot": 0, "most-gardener": 1, "most-panda": 2}  # categories that are counted


class SupremeView(TypedDict):
    """A supreme objective, and by seat what counts for it (cards, or whole sets) and the points as they stand."""

    supreme: str
    counts: list[int]
    points: list[int]


class StackCard(TypedDict):
    """A card of the stack that is waiting for answers; the seat is unknown only in positions from older texts."""

    seat: int | None
    special: str


class AllianceView(TypedDict):
    """Two seats that win together."""

    seats: list[Seat]


class HikariView(TypedDict):
    """What Hikari adds to the table.

    `stack` is the announced card and the cancellations on it, the last one on top; `use` says how the announced card
    is used, and `outcome` what it does if nobody answers any more. `playing` and `taking` say by seat why a special
    card can't be played now, or none taken at the end of the turn. `weather_card`: a card replaced the die this turn.
    """

    supreme: list[str]
    standings: list[SupremeView]
    display: list[str]
    pile: int
    discard: list[str]
    holidays: dict[str, int]
    alliances: list[AllianceView]
    window: str | None
    announced: str | None
    announcer: int | None
    use: Use | None
    outcome: Preview | None
    cancels: int
    stack: list[StackCard]
    playing: list[SpecialClosed | None]
    taking: list[TakingClosed | None]
    weather_card: bool


def view_hikari(position: Takenoko, numbers: Numbers, viewer: int | None) -> HikariView:
    """What Hikari adds to the table."""
    announced = position.announced_card
    text = write_move(position, position.announcer, position.announced) if announced else None
    return {
        "supreme": [name for number, name in enumerate(box.SUPREME_IDS) if position.supreme >> number & 1],
        "standings": view_supreme(position, numbers),
        "display": [box.SPECIAL_IDS[card] for card in numbers["display"] if card],
        "pile": sum(numbers["special_pile"]),
        "discard": [
            box.SPECIAL_IDS[card] for card, count in enumerate(numbers["special_discard"]) for _ in range(count)
        ],
        "holidays": {
            figure: seat - 1 for figure, seat in zip(figures.names[:2], numbers["holiday_by"], strict=True) if seat
        },
        "alliances": [{"seats": [seat, ally - 1]} for seat, ally in enumerate(numbers["allies"]) if ally > seat + 1],
        "window": WINDOWS[position.window],
        "announced": text,
        "announcer": position.announcer if announced else None,
        "use": offers.use_of(box.SPECIAL_IDS[announced], text) if text else None,
        "outcome": preview_announced(position, viewer),
        "cancels": position.cancels,
        "stack": view_stack(position),
        "playing": [closed.why_special(position, numbers, seat) for seat in range(position.seats)],
        "taking": [closed.why_taking(position, numbers, seat) for seat in range(position.seats)],
        "weather_card": position.replaced == 1,
    }


def view_stack(position: Takenoko) -> list[StackCard]:
    """The announced card and the cancellations on it. [HK-4] [HK-A8]"""
    if not position.announced_card:
        return []
    seats: list[int | None] = [*cancellers(position.cancellers)]
    seats += [None] * (position.cancels - len(seats))
    announced = StackCard(seat=position.announcer, special=box.SPECIAL_IDS[position.announced_card])
    return [announced, *(StackCard(seat=seat, special="cancellation") for seat in seats)]


def view_supreme(position: Takenoko, numbers: Numbers) -> list[SupremeView]:
    """Everybody's standing for the supreme objectives in view. [HK-12]"""
    shown = []
    for number, name in enumerate(box.SUPREME_IDS):
        if position.supreme >> number & 1:
            points = [queries.supreme_points(position, seat, number) for seat in range(position.seats)]
            counts = [share // box.SUPREME_POINTS[number] for share in points]
            if name in MAJORITIES:
                counts = [count_claims(numbers, seat, MAJORITIES[name]) for seat in range(position.seats)]
            shown.append(SupremeView(supreme=name, counts=counts, points=points))
    return shown


def count_claims(numbers: Numbers, seat: int, category: int) -> int:
    """The objectives of a category that a seat has claimed."""
    claimed = numbers["claimed"][seat * sizes.OBJECTIVES : (seat + 1) * sizes.OBJECTIVES]
    return sum(claimed[box.CARDS_FROM[category] : box.CARDS_FROM[category + 1]])
