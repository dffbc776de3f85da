"""How much of a game counts: less against the same opponent again and again, and against newcomers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lampion.ladder.counting import DAY, MONTH, MOST, NEWCOMERS, Met, Seat, count_game, count_meetings, share_of
from lampion.ladder.skill import NEWCOMER, Skill, anchor

SETTLED = Skill(900, 80, 100)


def seats(*skills: Skill) -> list[Seat]:
    """Seats in the order of their places."""
    return [Seat(f"guest {place}", skill, place) for place, skill in enumerate(skills, 1)]


def test_meetings_are_counted_by_day_and_month() -> None:
    times = [("ann", 0), ("ann", MONTH), ("ben", MONTH + 5), ("ann", MONTH + 9), ("bot", MONTH - DAY)]

    assert count_meetings(times, MONTH + 10) == {"ann": Met(2, 2), "ben": Met(1, 1), "bot": Met(0, 1)}


def test_the_first_game_of_two_counts_whole() -> None:
    assert share_of(0, seats(SETTLED, SETTLED), {}) == 1


@given(st.integers(0, 50), st.integers(0, 50))
def test_each_further_game_against_the_same_opponent_counts_less(day: int, more: int) -> None:
    first, second = Met(day, day + more), Met(day + 1, day + more + 1)
    shares = [share_of(0, seats(SETTLED, SETTLED), {"guest 2": met}) for met in (first, second)]

    assert 1 >= shares[0] >= shares[1] >= 0
    assert (shares[0] > shares[1]) is (day < MOST)


def test_no_more_than_a_few_games_a_day_count_against_the_same_opponent() -> None:
    assert share_of(0, seats(SETTLED, SETTLED), {"guest 2": Met(MOST, MOST)}) == 0
    assert share_of(0, seats(SETTLED, SETTLED), {"guest 9": Met(MOST, MOST)}) == 1


def test_newcomers_move_those_who_are_settled_only_a_little() -> None:
    assert share_of(0, seats(SETTLED, NEWCOMER), {}) == NEWCOMERS
    assert share_of(1, seats(SETTLED, NEWCOMER), {}) == 1
    assert share_of(0, seats(NEWCOMER, NEWCOMER), {}) == 1


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_table_counts_like_one_game_whatever_its_size(size: int) -> None:
    assert share_of(0, seats(*[SETTLED] * size), {}) == pytest.approx(2 / size)


def test_at_a_mixed_table_shares_are_averaged() -> None:
    table = seats(SETTLED, SETTLED, NEWCOMER)

    assert share_of(0, table, {"guest 2": Met(MOST, MOST)}) == pytest.approx(NEWCOMERS / 2 * 2 / 3)


def test_a_game_counts_for_each_seat_by_its_own_share() -> None:
    table = [Seat("ann", SETTLED, 2), Seat("ben", NEWCOMER, 1), Seat("bot", anchor(800, 700, 900), 3)]

    ann, ben, bot = count_game(table, [{"ben": Met(MOST, 9), "bot": Met(MOST, 9)}, {}, {}])

    assert (ann.share, ann.skill) == (0, SETTLED)
    assert ben.share == pytest.approx(2 / 3)
    assert ben.skill.mean > NEWCOMER.mean
    assert (bot.share, bot.skill) == (0, table[2].skill)
