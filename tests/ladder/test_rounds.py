"""Rounds and standings of tournaments as properties, whatever happens in them."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampion.ladder.rounds import MOST, Form, count_rounds, find_sizes, pair
from lampion.ladder.standings import Board, Round, stand

EVERY = (2, 3, 4)
Group = tuple[int, ...]


class Course(NamedTuple):
    """A tournament that was played: its people, who was out from which round on, and its rounds."""

    people: list[int]
    out: dict[int, int]
    rounds: list[list[Board]]

    def active(self, number: int) -> list[int]:
        """Who plays in a round."""
        return [one for one in self.people if self.out.get(one, 99) > number]


def play(people: int, form: Form, seats: int, wanted: int, luck: Random, leavers: int = 0) -> Course:
    """A tournament with chance results: draws, shared victories, people who don't turn up, and some who leave."""
    entered = luck.sample(range(people), people)
    count = count_rounds(people, form, wanted)
    out = {one: luck.randint(1, count) for one in luck.sample(entered, leavers)}
    course = Course(entered, out, [])
    for number in range(count):
        gone = set(entered) - set(course.active(number))
        groups = pair(entered, gone, form, seats, EVERY, course.rounds)
        course.rounds.append([Board(group, end(group, luck)) for group in groups])
    return course


def end(group: Group, luck: Random) -> tuple[int | None, ...] | None:
    """How a game ends; a bye has no places."""
    if len(group) == 1:
        return None
    points = [luck.choice([None, *range(5)]) if luck.random() < 0.1 else luck.randrange(5) for _ in group]
    return tuple(
        None if own is None else 1 + sum(other is not None and other > own for other in points) for own in points
    )


@st.composite
def courses(draw: st.DrawFn, form: Form = "swiss", seats: int = 2, most: int = 12) -> Course:
    """Tournaments of all sizes."""
    people = draw(st.integers(3, most))
    leavers = draw(st.integers(0, people // 3))
    return play(people, form, seats, draw(st.integers(1, 9)), Random(draw(st.integers(0, 10**6))), leavers)


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    """How often two people have met."""
    return Counter(frozenset(two) for one in rounds for board in one for two in combinations(board.people, 2))


def byes(rounds: Sequence[Round]) -> Counter[int]:
    """How many byes everybody has had."""
    return Counter(board.people[0] for one in rounds for board in one if board.is_bye)


@pytest.mark.parametrize("seats", EVERY)
@given(data=st.data())
def test_everybody_who_plays_has_one_seat_in_each_round(seats: int, data: st.DataObject) -> None:
    course = data.draw(courses(seats=seats))
    for number, boards in enumerate(course.rounds):
        seated = [one for board in boards for one in board.people]
        assert sorted(seated) == sorted(course.active(number))
        assert all(len(board.people) <= seats for board in boards)


# Swiss


@given(course=courses(most=9))
def test_nobody_meets_twice_in_a_swiss_tournament_while_that_can_be_avoided(course: Course) -> None:
    """Compared with every possible round: with the fair choices of byes, as few meetings are repeated as can be."""
    for number, boards in enumerate(course.rounds):
        before = course.rounds[:number]
        met, rested = meetings(before), byes(before)
        active = course.active(number)
        resting = [min(active, key=lambda one: rested[one])] if len(active) % 2 else []
        choices = [one for one in active if rested[one] == rested[resting[0]]] if resting else [None]
        least = min(fewest(frozenset(set(active) - {one}), met) for one in choices)
        again = sum(met[frozenset(two)] for board in boards for two in combinations(board.people, 2))
        assert again == least, (number, boards)


def fewest(left: frozenset[int], met: Counter[frozenset[int]]) -> int:
    """The fewest repeated meetings of all ways to pair these people, by trying all of them."""

    @cache
    def search(left: frozenset[int]) -> int:
        if not left:
            return 0
        first = min(left)
        return min(met[frozenset((first, one))] + search(left - {first, one}) for one in left - {first})

    return search(left)


@given(course=courses(most=MOST))
def test_byes_are_fair(course: Course) -> None:
    """Nobody rests before everybody else who plays has rested as often, and never two at once."""
    for number, boards in enumerate(course.rounds):
        rested, active = byes(course.rounds[:number]), course.active(number)
        resting = [board.people[0] for board in boards if board.is_bye]
        assert len(resting) == len(active) % 2
        for one in resting:
            assert rested[one] == min(rested[other] for other in active)


@given(people=st.integers(3, MOST), luck=st.integers(0, 10**6))
def test_whoever_stands_alike_meets(people: int, luck: int) -> None:
    """In the second round winners meet winners, as far as their number is even."""
    course = play(people, "swiss", 2, 2, Random(luck))
    if len(course.rounds) < 2:
        return
    points = {one.person: one.points for one in stand(course.people, course.rounds[:1])}
    apart = [board for board in course.rounds[1] if len({points[one] for one in board.people}) > 1]
    assert len(apart) <= 2 * len(set(points.values()))


@given(course=courses(seats=4, most=16))
def test_at_larger_tables_hardly_anybody_meets_twice_at_first(course: Course) -> None:
    """With sixteen people at tables of four, the second round can do without, and does."""
    if len(course.people) == 16 and not course.out and len(course.rounds) > 1:
        assert max(meetings(course.rounds[:2]).values()) == 1


def test_larger_tables_repeat_far_fewer_meetings_than_chance_would() -> None:
    planned, drawn = 0, 0
    for number in range(20):
        course = play(16, "swiss", 4, 5, Random(number))
        planned += sum(count - 1 for count in meetings(course.rounds).values())
        luck = Random(number)
        mixed = [luck.sample(range(16), 16) for _ in course.rounds]
        tables = [[Board(tuple(one[place : place + 4])) for place in range(0, 16, 4)] for one in mixed]
        drawn += sum(count - 1 for count in meetings(tables).values())
    assert planned < drawn / 3


# Round robin


@given(people=st.integers(3, MOST), luck=st.integers(0, 10**6))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int, luck: int) -> None:
    course = play(people, "round-robin", 2, 1, Random(luck))

    assert meetings(course.rounds) == Counter(frozenset(two) for two in combinations(range(people), 2))
    assert set(byes(course.rounds).values()) == ({1} if people % 2 else set())


@given(course=courses(form="round-robin"))
def test_whoever_should_have_met_somebody_who_left_has_a_bye(course: Course) -> None:
    met = meetings(course.rounds)
    assert not met or max(met.values()) == 1
    staying = [one for one in course.people if one not in course.out]
    assert all(met[frozenset(two)] == 1 for two in combinations(staying, 2))


# Seats


@given(course=courses(form="round-robin"))
def test_everybody_sits_in_front_about_equally_often(course: Course) -> None:
    games = [board.people for boards in course.rounds for board in boards if not board.is_bye]
    for person in course.people:
        front = sum(people[0] == person for people in games)
        assert abs(front - (sum(person in people for people in games) - front)) <= 3


@pytest.mark.parametrize(
    ("people", "seats", "players", "sizes"),
    [
        (8, 2, EVERY, [2, 2, 2, 2]), (7, 2, EVERY, [2, 2, 2, 1]), (8, 4, EVERY, [4, 4]), (7, 4, EVERY, [4, 3]),
        (6, 4, EVERY, [3, 3]), (5, 4, EVERY, [3, 2]), (5, 3, EVERY, [3, 2]), (3, 4, EVERY, [3]),
        (5, 4, (3, 4), [4, 1]), (2, 3, (3,), [1, 1]),
    ],
)  # fmt: skip
def test_tables_are_as_full_as_can_be(people: int, seats: int, players: Group, sizes: list[int]) -> None:
    assert find_sizes(people, seats, players) == sizes


@pytest.mark.parametrize(
    ("people", "form", "wanted", "rounds"),
    [(8, "round-robin", 1, 7), (7, "round-robin", 1, 7), (8, "swiss", 5, 5), (4, "swiss", 9, 3), (32, "swiss", 30, 9)],
)
def test_there_are_no_more_rounds_than_opponents(people: int, form: Form, wanted: int, rounds: int) -> None:
    assert count_rounds(people, form, wanted) == rounds


# Standings


@given(course=courses(seats=4))
def test_points_are_shares_of_opponents_and_none_is_lost(course: Course) -> None:
    """A table of n gives n/2 points, unless somebody didn't turn up; nobody gets more than one for a game."""
    found = {one.person: one for one in stand(course.people, course.rounds)}
    given = Fraction(0)
    for board in (board for boards in course.rounds for board in boards):
        if board.places is None:
            given += 1
        elif None not in board.places:
            given += Fraction(len(board.people), 2)
        else:
            here = sum(place is not None for place in board.places)
            absent = len(board.places) - here
            given += Fraction(here * (here - 1), 2 * (len(board.places) - 1)) + Fraction(
                here * absent, len(board.places) - 1
            )
    assert sum(one.points for one in found.values()) == given
    assert all(one.points <= one.played + one.byes for one in found.values())


@given(course=courses(seats=3))
def test_places_follow_from_what_decides_and_equals_share_them(course: Course) -> None:
    found = stand(course.people, course.rounds)
    assert sorted(one.person for one in found) == sorted(course.people)
    assert found[0].place == 1
    for one, other in pairwise(found):
        assert one.worth >= other.worth
        assert (one.place == other.place) is (one.worth == other.worth)
        if one.place != other.place:
            assert other.place == 1 + found.index(other)


@given(course=courses(), luck=st.randoms(use_true_random=False))
def test_a_better_result_never_lowers_ones_points(course: Course, luck: Random) -> None:
    boards = [board for boards in course.rounds for board in boards if board.places]
    if not boards:
        return
    board = luck.choice(boards)
    person = luck.choice(board.people)
    seat = board.people.index(person)
    better = Board(board.people, tuple(1 if number == seat else 2 for number in range(len(board.people))))
    changed = [[better if one is board else one for one in boards] for boards in course.rounds]

    def points(rounds: Sequence[Round]) -> Fraction:
        return next(one.points for one in stand(course.people, rounds) if one.person == person)

    assert points(changed) >= points(course.rounds)


def test_what_decides_between_equals() -> None:
    """Three who have beaten each other in a circle, and a fourth person: nothing tells the three apart."""
    rounds = [
        [Board((0, 1), (1, 2)), Board((2, 3), (1, 2))],
        [Board((0, 2), (2, 1)), Board((1, 3), (1, 2))],
        [Board((0, 3), (1, 2)), Board((1, 2), (1, 2))],
    ]
    found = {one.person: one for one in stand(range(4), rounds)}
    assert [found[one].points for one in range(4)] == [2, 2, 2, 0]
    assert [found[one].place for one in range(4)] == [1, 1, 1, 4]
    assert found[0].opponents == 4
    assert found[0].beaten == 2
    assert found[0].wins == 2


def test_a_draw_a_shared_victory_and_an_absence() -> None:
    rounds = [
        [Board((0, 1), (1, 1)), Board((2, 3, 4), (1, 1, 3)), Board((5, 6), (1, None)), Board((7, 8), (None, None))]
    ]
    points = {one.person: one.points for one in stand(range(10), rounds)}

    assert [points[one] for one in range(10)] == [
        Fraction(1, 2), Fraction(1, 2), Fraction(3, 4), Fraction(3, 4), 0, 1, 0, 0, 0, 0,
    ]  # fmt: skip


def test_a_bye_counts_as_a_win_against_somebody_like_oneself() -> None:
    rounds = [[Board((0, 1), (1, 2)), Board((2,))]]
    found = {one.person: one for one in stand(range(3), rounds)}

    assert [found[2].points, found[2].opponents, found[2].wins, found[2].byes] == [1, 1, 0, 1]
    assert found[0].opponents == 0
    assert found[2].place == 1
