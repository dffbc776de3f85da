"""How much of a rated game counts for each seat, so that nothing is gained by choosing opponents."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lampion.ladder.skill import Skill, rate

DAY = 24 * 60 * 60 * 1000  # milliseconds
MONTH = 30 * DAY
MOST = 6  # games a day against the same opponent that count
FADING = 4  # after so many games in a month against the same opponent, each counts by half
NEWCOMERS = 0.1  # of what a game against a newcomer changes for somebody whose rating is settled


class Met(NamedTuple):
    """How often an opponent was met in rated games, in the last day and in the last month."""

    day: int = 0
    month: int = 0


NEVER = Met()


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a rated game: an opponent's name (all bots are one opponent), skill, and place."""

    name: str
    skill: Skill
    place: int


@dataclass(frozen=True, slots=True)
class Change:
    """A skill after a game, and how much of the game counted for it."""

    skill: Skill
    share: float


def count_meetings(times: Iterable[tuple[str, int]], now: int) -> dict[str, Met]:
    """How often each opponent was met, from the names and the times of meetings."""
    found: dict[str, Met] = {}
    for name, ended in times:
        day, month = found.get(name, NEVER)
        found[name] = Met(day + (now - ended < DAY), month + (now - ended < MONTH))
    return found


def share_of_pair(own: Skill, other: Skill, met: Met) -> float:
    """How much a meeting counts, after so many others."""
    share = 0.0 if met.day >= MOST else FADING / (FADING + met.month)
    if not own.is_provisional and other.is_provisional:
        share *= NEWCOMERS
    return share


def share_of(own: int, seats: Sequence[Seat], met: Mapping[str, Met]) -> float:
    """How much a game counts for a seat. At larger tables, results against several others aren't independent."""
    others = [seat for number, seat in enumerate(seats) if number != own]
    pairs = [share_of_pair(seats[own].skill, other.skill, met.get(other.name, NEVER)) for other in others]
    return sum(pairs) / len(pairs) * 2 / len(seats)


def count_game(seats: Sequence[Seat], met: Sequence[Mapping[str, Met]]) -> list[Change]:
    """What a game changes; `met`: for each seat, how often it met each opponent before."""
    shares = [0.0 if seat.skill.is_fixed else share_of(own, seats, met[own]) for own, seat in enumerate(seats)]
    after = rate([seat.skill for seat in seats], [seat.place for seat in seats], shares)
    return [Change(skill, share) for skill, share in zip(after, shares, strict=True)]
