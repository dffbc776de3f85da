"""Who plays with whom, of the people who are looking for a table: those who want the same and are about as strong.

The longer somebody has waited, the less it matters how strong the others are; in the end, if they like, bots take the
seats that are still empty. Whoever has waited longest is served first.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

SECOND = 1000  # milliseconds
NEAR = 150.0  # points of rating that never matter
PER_SECOND = 15.0  # points more that each second of waiting makes acceptable


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who is looking for a table."""

    guest: str
    wish: Hashable  # game, pace and whatever else must be the same
    seats: int
    rating: float
    since: int  # milliseconds
    patience: int | None  # milliseconds until bots may take the empty seats; None: never

    def accepts(self, rating: float, now: int) -> bool:
        """Would they by now play with somebody of this rating?"""
        return abs(self.rating - rating) <= NEAR + PER_SECOND * max(0, now - self.since) / SECOND

    def is_out_of_patience(self, now: int) -> bool:
        """Would they rather play with bots now than wait?"""
        return self.patience is not None and now - self.since >= self.patience


@dataclass(frozen=True, slots=True)
class Group:
    """People who sit down together, the one who waited longest first, and how many bots join them."""

    people: list[Seeker]
    bots: int


def find_groups(seekers: Iterable[Seeker], now: int) -> list[Group]:
    """The tables that can begin now; whoever isn't in any of them goes on waiting."""
    waiting = sorted(seekers, key=lambda one: (one.since, one.guest))
    taken: set[str] = set()
    groups: list[Group] = []
    for first in waiting:
        if first.guest in taken:
            continue
        people = gather(first, [one for one in waiting if one.guest not in taken], now)
        if len(people) == first.seats or first.is_out_of_patience(now):
            groups.append(Group(people, first.seats - len(people)))
            taken.update(one.guest for one in people)
    return groups


def gather(first: Seeker, waiting: Sequence[Seeker], now: int) -> list[Seeker]:
    """Those who would play with this person and with each other, nearest in rating first; no more than fit."""
    fitting = [
        one for one in waiting if one.guest != first.guest and (one.wish, one.seats) == (first.wish, first.seats)
    ]
    people = [first]
    for one in sorted(fitting, key=lambda one: (abs(one.rating - first.rating), one.since, one.guest)):
        if len(people) == first.seats:
            break
        if all(one.accepts(other.rating, now) and other.accepts(one.rating, now) for other in people):
            people.append(one)
    return people
