"""Why a move is good, as hints say it."""

from typing import Any

from lampion.games.spring_festival.reasons import MOST
from lampion.kernel.game import Reason
from tests.games.spring_festival.tables import about_to_draw, about_to_finish, table
from tests.games.spring_festival.writing import Seat

EXAMPLE = "T31 0,0 / T13 1,0 / T19 1,1"


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def test_a_long_chain_is_a_reason() -> None:
    """[SF-7] The first example of the rulebook: four tiles."""
    game = table(Seat(EXAMPLE, holds="T38"), Seat(holds="T06"))

    assert reason("chain", count=4) in game.reasons(0, "place T38 0,1")


def test_a_spark_is_a_reason_with_its_applause() -> None:
    """[SF-8] T38 and T47 meet."""
    game = table(Seat("T47 0,0 / T42* 1,0", holds="T38"), Seat(holds="T06"))

    assert reason("sparks", count=1, applause=1) in game.reasons(0, "replace T38 1,0")


def test_a_card_that_can_then_be_completed_comes_first() -> None:
    """[SF-9] Four tiles in a square; the last one explodes as it is placed."""
    game = table(Seat("T47* 0,0 / T38* 1,0 / T31* 0,1", holds="T19", hand="C12 - - -"), Seat(holds="T06"))

    assert game.reasons(0, "place T19 1,1")[0] == reason("completes", points=5)


def test_a_card_that_comes_closer_is_prepared() -> None:
    """[SF-9] Three of four tiles of the square."""
    game = table(Seat("T47* 0,0 / T38* 1,0", holds="T31", hand="C12 - - -"), Seat(holds="T06"))

    assert reason("prepares", points=5) in game.reasons(0, "place T31 0,1")


def test_completing_a_card_scores_its_points() -> None:
    """[SF-9]"""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")

    assert game.reasons(0, "complete C12 0,0 1,0 0,1 1,1") == [reason("scores", points=5)]


def test_a_finale_counts_its_tiles() -> None:
    """[SF-10]"""
    game = about_to_finish(Seat("T38 0,0 / T13 1,0 / T31 2,0"), Seat())

    assert game.reasons(0, "finale 1,0") == [reason("finale", tiles=2, of=3)]
    assert game.reasons(0, "finale 0,0") == [reason("perfect", tiles=3, of=3)]


def test_there_are_few_reasons_at_most() -> None:
    game = table(Seat(EXAMPLE, holds="T38"), Seat(holds="T06"))

    assert all(len(game.reasons(0, text)) <= MOST for text in game.moves(0))


def test_a_tile_of_the_store_is_good_for_a_card() -> None:
    """[SF-5] [SF-9] T12 is the third red tile that C04 wants, whatever the store shows next."""
    game = table(Seat("T07 0,0 / T08 1,0", hand="C04 - - -"), Seat(), phase="store", store="T12 T02 T04 T13")

    assert [one["kind"] for one in game.reasons(0, "turn T12")] == ["could-complete"]


def test_a_tile_of_the_store_is_good_for_a_spark() -> None:
    """[SF-5] [SF-8] T38 meets a half spark of T47."""
    game = table(Seat("T47* 0,0"), Seat(), phase="store", store="T38 T02 T04 T07")

    assert game.reasons(0, "turn T38") == [reason("could-spark", count=1)]
    assert game.reasons(0, "turn T07") == []


def test_a_tile_of_the_store_may_prepare_a_card() -> None:
    """[SF-5] [SF-9] With T07, C12 lacks one tile of four."""
    board = "T47* 0,0 / T38* 1,0"
    game = table(Seat(board, hand="C12 - - -"), Seat(), phase="store", store="T07 T02 T04 T13")

    assert game.reasons(0, "turn T07") == [reason("could-prepare", points=5)]
