"""Scoring: where points come from, who wins, and how ties end."""

import pytest

from tests.games.spring_festival.tables import finished, table
from tests.games.spring_festival.writing import Seat

# Boards whose finale at 0,0 explodes one tile and leaves the other: one point and no applause.
ONE_POINT = ("T46 0,0 / T47 1,0", "T43 0,0 / T41 1,0", "T40 0,0 / T37 1,0", "S4-1 0,0 / S4-3 1,0")


def seats(*applause: int, done: tuple[str, ...] = ("", "", "", "")) -> list[Seat]:
    """Seats with this much applause and these completed cards."""
    return [Seat(ONE_POINT[number], applause=count, done=done[number]) for number, count in enumerate(applause)]


def test_all_points_of_a_seat_are_added_up() -> None:
    """[SF-11] [SF-12] 1 tile, 6 applause, 3 for one opponent behind, 4 + 6 for cards and 3 for the goat."""
    board = "T46 0,0 / T47 0,1 / T03 1,0 / T38 2,0"
    game = finished(Seat(board, applause=6, done="C01 P09"), Seat(ONE_POINT[1], applause=5), sign="goat")

    assert game.score(0) == {
        "finale": 1,
        "applause": 6,
        "majority": 3,
        "compositions": 10,
        "sign": 3,
        "total": 23,
    }


def test_every_applause_is_a_point() -> None:
    """[SF-11]"""
    assert finished(*seats(7, 12)).scores("applause") == [7, 12]


@pytest.mark.parametrize(
    ("applause", "points"),
    [
        ((5, 4), [3, 0]),
        ((4, 4), [0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((2, 7, 2), [0, 6, 0]),
        ((5, 3, 3, 0), [9, 3, 3, 0]),
        ((8, 8, 1, 0), [6, 6, 3, 0]),
        ((4, 3, 2, 1), [9, 6, 3, 0]),
    ],
)
def test_every_opponent_with_fewer_applause_is_three_points(applause: tuple[int, ...], points: list[int]) -> None:
    """[SF-11] Strictly fewer: equal applause gives no points to either."""
    assert finished(*seats(*applause)).scores("majority") == points


@pytest.mark.parametrize(
    ("done", "points"),
    [("", 0), ("C04", 4), ("C12", 5), ("P01", 5), ("P02", 4), ("P09", 6), ("C01 C12 P01 P02 P09 P11", 29)],
)
def test_completed_cards_give_their_printed_points(done: str, points: int) -> None:
    """[SF-11] C01 4, C12 5, P01 5, P02 4, P09 6, P11 5."""
    assert finished(Seat(done=done), Seat()).score(0)["compositions"] == points


def test_cards_that_are_still_open_cost_nothing() -> None:
    """[SF-9] [SF-11]"""
    game = finished(Seat(ONE_POINT[0], hand="C01 C12 P01 P09"), Seat(ONE_POINT[1]))

    assert game.score(0)["total"] == 1


def test_rockets_that_the_finale_left_cost_nothing() -> None:
    """[SF-11]"""
    game = finished(Seat("T46 0,0 / T47 1,0 / T48 2,0 / T45 3,0"), Seat(ONE_POINT[1]))

    assert game.score(0) == {"finale": 1, "applause": 0, "majority": 0, "compositions": 0, "sign": 0, "total": 1}


def test_the_highest_total_wins() -> None:
    """[SF-11] Seat 1 has less applause but more points: 1 + 12 against 1 + 6 + 3."""
    game = finished(*seats(6, 0, done=("", "P09 P10")))

    assert game.scores("total") == [10, 13]
    assert game.view()["winners"] == [1]


def test_equal_totals_are_decided_by_applause() -> None:
    """[SF-11] 1 + 4 + 3 against 1 + 2 + 5: seat 0 has more applause."""
    game = finished(*seats(4, 2, done=("", "C12")))

    assert game.scores("total") == [8, 8]
    assert game.view()["winners"] == [0]


def test_the_tie_break_looks_at_the_last_seat_too() -> None:
    """[SF-11] The same table with the seats swapped."""
    game = finished(*seats(2, 4, done=("C12", "")))

    assert game.scores("total") == [8, 8]
    assert game.view()["winners"] == [1]


def test_equal_totals_and_equal_applause_share_the_victory() -> None:
    """[SF-11] Even with different cards."""
    game = finished(*seats(3, 3, done=("C12 C04", "P01 P02")))

    assert game.scores("total") == [13, 13]
    assert game.view()["winners"] == [0, 1]


def test_only_the_leaders_share_the_victory() -> None:
    """[SF-11] Seats 0 and 2; seat 1 is behind."""
    game = finished(*seats(3, 1, 3))

    assert game.scores("total") == [7, 2, 7]
    assert game.view()["winners"] == [0, 2]


def test_more_applause_without_the_highest_total_wins_nothing() -> None:
    """[SF-11] The tie between seats 1 and 2 is shared; seat 0 has the most applause and the fewest points."""
    game = finished(*seats(3, 2, 2, done=("", "P09 P13", "P10 P14")))

    assert game.scores("total") == [10, 15, 15]
    assert game.view()["winners"] == [1, 2]


def test_four_seats_may_share_the_victory() -> None:
    """[SF-11]"""
    assert finished(*seats(2, 2, 2, 2)).view()["winners"] == [0, 1, 2, 3]


def test_the_score_is_known_at_any_time() -> None:
    """[SF-11] The current one: applause, comparison and cards, without a finale that hasn't been fired."""
    game = table(Seat(applause=3, done="C12", holds="T01"), Seat(applause=1, holds="T02"))

    assert game.scores("total") == [11, 1]
