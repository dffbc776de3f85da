"""What a seat has, as plain data: its hand for itself, only its size for others."""

from typing import Any, TypedDict

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import scoring
from lampion.games.takenoko.constants import sizes
from lampion.games.takenoko.pieces import CATEGORIES, COLOURS, IMPROVEMENTS
from lampion.games.takenoko.progress import AnyProgress, Gauge
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.limits import CHANCE

Numbers = dict[str, Any]


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

    `objectives` says how far each card of the hand is, in the same order. `hand_size` counts a special card too.
    `remembers` lists plots that the seat knows to be under the pile or in a hand, but not where.
    """

    seat: int
    hand: list[str] | None
    hand_counts: dict[str, int]
    hand_size: int
    objectives: list[AnyProgress] | None
    claimed: list[str]
    remembers: list[str] | None
    channels: int
    chips: dict[str, int]
    eaten: dict[str, int]
    special: str | None
    ally: int | None
    score: ScoreView


def sees(viewer: int | None, seat: int) -> bool:
    """May the viewer see what only this seat knows?"""
    return viewer in (seat, CHANCE)


def cards_of(numbers: Numbers, field: str, seat: int) -> list[str]:
    """The objectives of a seat, in hand or claimed, by number."""
    counts = numbers[field][seat * sizes.OBJECTIVES : (seat + 1) * sizes.OBJECTIVES]
    return [box.CARD_IDS[card] for card, count in enumerate(counts) for _ in range(count)]


def view_seat(position: Takenoko, gauge: Gauge, seat: int, viewer: int | None) -> SeatView:
    """What a seat has."""
    numbers = gauge.numbers
    hand = cards_of(numbers, "hands", seat)
    special, ally = numbers["specials"][seat], numbers["allies"][seat]
    return {
        "seat": seat,
        "hand": hand if sees(viewer, seat) else None,
        "hand_counts": {category: sum(card.startswith(category) for card in hand) for category in CATEGORIES},
        "hand_size": len(hand) + (special > 0),
        "objectives": gauge.measure(seat) if sees(viewer, seat) else None,
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
