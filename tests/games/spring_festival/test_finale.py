"""The grande finale: all tiles are rockets again, one is fired, and three applause if none is left."""

import pytest

from lampion.kernel.errors import MoveRefused
from tests.games.spring_festival.tables import about_to_finish, finished, table
from tests.games.spring_festival.writing import Seat

CHAIN = "T38 0,0 / T13 1,0 / T31 2,0"  # T38 sets off T13, which sets off T31


def test_all_tiles_turn_back_to_rockets_before_the_finale() -> None:
    """[SF-10] Everybody's tiles, whatever the last round left."""
    game = table(Seat("T36* 0,0 / T33* 1,0", holds="T48"), Seat("T03* 0,0 / T06 1,0"), turn=12)

    game.play(0, "place T48 0,1")

    assert game.board(0) == "T36 0,0 / T33 1,0 / T48 0,1"
    assert game.board(1) == "T03 0,0 / T06 1,0"


def test_any_tile_may_start_the_finale() -> None:
    """[SF-10] [SF-A10] Even one that sets off few others."""
    game = about_to_finish(Seat(CHAIN), Seat())

    assert sorted(game.moves(0)) == ["finale 0,0", "finale 1,0", "finale 2,0"]


def test_a_finale_starts_on_a_tile() -> None:
    """[SF-10]"""
    with pytest.raises(MoveRefused):
        about_to_finish(Seat(CHAIN), Seat()).play(0, "finale 3,0")


@pytest.mark.parametrize(
    ("start", "board", "points"),
    [
        ("0,0", "T38* 0,0 / T13* 1,0 / T31* 2,0", 3),
        ("1,0", "T38 0,0 / T13* 1,0 / T31* 2,0", 2),
        ("2,0", "T38 0,0 / T13 1,0 / T31* 2,0", 1),
    ],
)
def test_every_exploded_tile_of_the_finale_is_a_point(start: str, board: str, points: int) -> None:
    """[SF-10] [SF-11] The chain reaction follows the usual rules."""
    game = about_to_finish(Seat(CHAIN), Seat())

    game.play(0, f"finale {start}")

    assert game.board(0) == board
    assert game.score(0)["finale"] == points


def test_a_perfect_finale_earns_three_applause() -> None:
    """[SF-10] Every tile of the panorama has exploded."""
    game = about_to_finish(Seat(CHAIN, applause=4), Seat())

    game.play(0, "finale 0,0")

    assert game.applause() == [7, 0]


def test_a_finale_that_leaves_a_rocket_earns_no_applause() -> None:
    """[SF-10]"""
    game = about_to_finish(Seat(CHAIN, applause=4), Seat())

    game.play(0, "finale 1,0")

    assert game.applause() == [4, 0]


def test_the_applause_of_a_perfect_finale_counts_in_the_comparison() -> None:
    """[SF-10] [SF-11] Seat 0 goes from 2 to 5 and overtakes seat 1, which has 4."""
    game = finished(Seat(CHAIN, applause=2), Seat("T46 0,0 / T47 1,0", applause=4))

    assert game.scores("applause") == [5, 4]
    assert game.scores("majority") == [3, 0]


def test_no_spark_pays_in_the_finale() -> None:
    """[SF-8] [SF-10] T47 and T38 share a complete spark; the chain does not reach T46."""
    game = finished(Seat("T47 0,0 / T38 1,0 / T46 0,-1"), Seat())

    assert game.applause()[0] == 0


def test_no_card_is_completed_in_the_finale() -> None:
    """[SF-10] C04 lies open and would match."""
    game = about_to_finish(Seat("T21 0,0 / T36 1,0 / T01 -1,0", hand="C04 - - -"), Seat())

    game.play(0, "finale 0,0")

    assert game.board(0) == "T01* -1,0 / T21* 0,0 / T36* 1,0"
    assert game.waiting == [1]
    assert game.score(0)["compositions"] == 0


def test_everybody_fires_in_any_order_and_once() -> None:
    """[SF-10]"""
    game = about_to_finish(Seat(), Seat(), Seat())
    assert game.waiting == [0, 1, 2]

    game.play(1, "finale 2,0")
    assert game.waiting == [0, 2]
    game.play(2, "finale 0,0")
    game.play(0, "finale 0,0")

    assert game.position.is_over()


def test_the_finale_counts_only_once_it_was_fired() -> None:
    """[SF-10] [SF-11] Explosions of the rounds are worth nothing by themselves."""
    game = table(Seat("T36* 0,0 / T33* 1,0", holds="T48"), Seat(holds="T05"), turn=12)
    assert game.score(0)["finale"] == 0

    game.play(0, "place T48 0,1")

    assert game.score(0)["finale"] == 0


def test_by_option_the_best_finale_is_fired_for_everybody() -> None:
    """[SF-A10] Nobody decides: seat 0 fires T38, seat 1 the second tile of its row, which reaches four of five."""
    game = table(Seat("T13 0,0 / T31 1,0", holds="T38"), Seat(holds="T48"), turn=12, finale="best")
    game.play(0, "place T38 -1,0")

    game.play(1, "place T48 4,0")

    assert game.position.is_over()
    assert game.board(0) == "T38* -1,0 / T13* 0,0 / T31* 1,0"
    assert game.board(1) == "S2-1* 0,0 / S2-2* 1,0 / S2-3* 2,0 / S2-4* 3,0 / T48 4,0"
    assert game.scores("finale") == [3, 4]


def test_the_best_finale_earns_the_applause_of_a_perfect_one() -> None:
    """[SF-10] [SF-A10] Seat 0 leaves no rocket, seat 1 does."""
    game = table(Seat("T13 0,0 / T31 1,0", holds="T38"), Seat(holds="T48"), turn=12, finale="best")
    game.play(0, "place T38 -1,0")

    game.play(1, "place T48 4,0")

    assert game.applause() == [3, 0]


def test_a_panorama_that_only_ever_replaced_tiles_can_be_perfect_too() -> None:
    """[SF-6] [SF-10] All of its tiles have to explode, however few there are."""
    game = finished(Seat("T12 0,0 / T09 1,0 / T06 0,1 / T03 1,1"), Seat())

    assert (game.score(0)["finale"], game.applause()[0]) == (4, 3)
