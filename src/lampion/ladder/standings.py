"""Standings of a tournament: points for each game, and what decides between equal ones.

A game gives whoever plays it the share of the others that they come before; a tie with somebody counts half. So a win
at a table of two gives a point, a draw half of one; at a table of four, second place gives two thirds.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Board:
    """A table of a round: its people in the order of their seats, and their places, as far as they are known.

    A board of one person is a bye. Somebody without a place hasn't turned up.
    """

    people: tuple[int, ...]
    places: tuple[int | None, ...] | None = None

    @property
    def is_bye(self) -> bool:
        """Was somebody left over in this round?"""
        return len(self.people) == 1

    @property
    def is_done(self) -> bool:
        """Is its result known?"""
        return self.is_bye or self.places is not None


Round = Sequence[Board]


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands. Equal in everything that decides, people share a place."""

    person: int
    place: int
    points: Fraction
    opponents: Fraction  # the points of all opponents together
    beaten: Fraction  # the points of those one came before, and half of those one drew with
    wins: int  # games that nobody else won
    played: int
    byes: int

    @property
    def worth(self) -> tuple[Fraction, Fraction, Fraction, int]:
        """What decides, in this order."""
        return self.points, self.opponents, self.beaten, self.wins


def share_over(own: int | None, other: int | None) -> Fraction:
    """What a place is worth against another one: a whole, a half or nothing; nothing for whoever didn't turn up."""
    if own is None:
        return Fraction(0)
    if other is None or own < other:
        return Fraction(1)
    return HALF if own == other else Fraction(0)


def points_at(board: Board) -> dict[int, Fraction]:
    """What a board gives its people; a bye counts as a win."""
    if board.is_bye:
        return {board.people[0]: Fraction(1)}
    if board.places is None:
        return {}
    pairs = list(zip(board.people, board.places, strict=True))
    return {
        person: sum((share_over(place, other) for one, other in pairs if one != person), Fraction(0)) / (len(pairs) - 1)
        for person, place in pairs
    }


def stand(people: Iterable[int], rounds: Sequence[Round]) -> list[Standing]:
    """How everybody stands, the best first; who shares a place is listed in the order in which they entered."""
    entered = list(people)
    boards = [board for played in rounds for board in played if board.is_done]
    points = dict.fromkeys(entered, Fraction(0))
    for board in boards:
        for person, won in points_at(board).items():
            points[person] += won
    found = [describe(person, points, [board for board in boards if person in board.people]) for person in entered]
    found.sort(key=lambda one: one.worth, reverse=True)
    return [share_place(one, found) for one in found]


def describe(person: int, points: dict[int, Fraction], boards: Collection[Board]) -> Standing:
    """How somebody stands, without the place. A bye counts as an opponent with as many points as oneself."""
    opponents, beaten, wins, byes = Fraction(0), Fraction(0), 0, 0
    for board in boards:
        if board.places is None:
            byes += 1
            opponents += points[person]
            continue
        places = dict(zip(board.people, board.places, strict=True))
        own = places.pop(person)
        opponents += sum((points[other] for other in places), Fraction(0))
        beaten += sum((points[other] * share_over(own, place) for other, place in places.items()), Fraction(0))
        wins += own is not None and all(place is None or own < place for place in places.values())
    return Standing(person, 0, points[person], opponents, beaten, wins, len(boards) - byes, byes)


def share_place(one: Standing, every: Sequence[Standing]) -> Standing:
    """The same with its place."""
    place = 1 + sum(other.worth > one.worth for other in every)
    return replace(one, place=place)
