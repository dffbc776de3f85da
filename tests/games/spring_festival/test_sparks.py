"""Sparks and applause: what a new tile earns, and what earns nothing."""

import pytest

from tests.games.spring_festival.tables import about_to_draw, panorama, table
from tests.games.spring_festival.writing import Seat


@pytest.mark.parametrize("face", ["", "*"])
def test_sparks_example_two_halves_make_a_spark(face: str) -> None:
    """[SF-8] The half spark E of T47, whichever face is up, and W of T38."""
    board = panorama(f"T47{face} 0,0")

    board.place("T38", at="1,0")

    assert board.applause == 1


@pytest.mark.parametrize(
    ("old", "placed", "at"),
    [
        pytest.param("T48", "T47", "0,1", id="below: S meets N"),
        pytest.param("T47", "T48", "0,-1", id="above: N meets S"),
        pytest.param("T43", "T44", "1,0", id="right: E meets W"),
        pytest.param("T44", "T43", "-1,0", id="left: W meets E"),
    ],
)
def test_a_spark_closes_on_every_edge(old: str, placed: str, at: str) -> None:
    """[SF-1] [SF-8]"""
    board = panorama(f"{old} 0,0")

    board.place(placed, at=at)

    assert board.applause == 1


@pytest.mark.parametrize(
    ("old", "placed"),
    [
        pytest.param("T47", "T46", id="the new tile has no half"),
        pytest.param("T44", "T38", id="the old tile has no half"),
        pytest.param("T03", "T12", id="neither has"),
    ],
)
def test_one_half_alone_is_not_a_spark(old: str, placed: str) -> None:
    """[SF-8] T46 has nothing on W, T44 nothing on E."""
    board = panorama(f"{old} 0,0")

    board.place(placed, at="1,0")

    assert board.applause == 0


def test_a_tile_earns_up_to_three_applause() -> None:
    """[SF-8] T38 closes a spark above, below and to its left."""
    board = panorama("T02 -1,-1 / T48 0,-1 / T46 -1,0 / T05 -1,1 / T47 0,1")

    board.place("T38", at="0,0")

    assert board.applause == 3


def test_applause_adds_to_what_the_seat_has() -> None:
    """[SF-8]"""
    board = panorama("T47 0,0", applause=6)

    board.place("T38", at="1,0")

    assert board.applause == 7


def test_the_supply_of_applause_is_unlimited() -> None:
    """[SF-A18] The box has tokens for 70."""
    board = panorama("T02 -1,-1 / T48 0,-1 / T46 -1,0 / T05 -1,1 / T47 0,1", applause=70)

    board.place("T38", at="0,0")

    assert board.applause == 73


def test_only_sparks_of_the_new_tile_pay() -> None:
    """[SF-8] T47 and T48 share a spark already; T46 beside them closes none."""
    board = panorama("T48 0,0 / T47 0,1")

    board.place("T46", at="1,0")

    assert board.applause == 0


def test_tiles_that_turn_over_earn_nothing() -> None:
    """[SF-8] The chain turns T43 over, which has a spark with T44; the new tile has none."""
    board = panorama("T43 0,0 / T44 1,0")

    board.place("T12", at="0,1")

    assert board.text() == "T43* 0,0 / T44 1,0 / T12* 0,1"
    assert board.applause == 0


def test_a_completed_card_earns_no_applause() -> None:
    """[SF-8] [SF-9] Its tiles turn back with all their sparks."""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")

    game.play(0, "complete C12 0,0 1,0 0,1 1,1")

    assert game.applause() == [0, 0]


def test_a_replacing_tile_is_paid_for_its_sparks() -> None:
    """[SF-6] [SF-A6]"""
    board = panorama("T03 0,0 / T47 -1,0")

    board.replace("T38", at="0,0")

    assert board.applause == 1


def test_a_replacing_tile_is_paid_where_the_old_tile_had_a_spark_already() -> None:
    """[SF-A6] T42 had a spark with T47, and so does T38."""
    board = panorama("T42 0,0 / T47 -1,0", applause=1)

    board.replace("T38", at="0,0")

    assert board.applause == 2


def test_sparks_that_vanish_cost_nothing() -> None:
    """[SF-A6] T03 has no half spark at all."""
    board = panorama("T47 0,0 / T42 1,0", applause=1)

    board.replace("T03", at="1,0")

    assert board.applause == 1


def test_a_replacing_tile_does_not_meet_the_tile_that_it_replaced() -> None:
    """[SF-6] [SF-A6] Only the new tile lies on the cell."""
    board = panorama("T47 0,0")

    board.replace("T38", at="0,0")

    assert board.applause == 0


def test_applause_goes_to_whoever_placed_the_tile() -> None:
    """[SF-8]"""
    game = table(Seat(applause=2), Seat("T47 0,0", holds="T38"), Seat(holds="T06"))

    game.play(1, "place T38 1,0")

    assert game.applause() == [2, 1, 0]


def test_t13_has_a_half_spark_on_its_upper_edge() -> None:
    """[SF-2] [SF-8] Easily missed: it is drawn upside down on one face. T38 above it closes it."""
    board = panorama("T13 0,0")

    board.place("T38", at="0,-1")

    assert board.applause == 1


def test_s1_3_has_a_half_spark_on_its_lower_edge() -> None:
    """[SF-2] [SF-8] Easily missed. T38 below it closes it."""
    board = panorama("S1-3 0,0")

    board.place("T38", at="0,1")

    assert board.applause == 1
