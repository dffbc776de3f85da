"""Why a move is good, as hints say it."""

from typing import Any

from lampion.kernel.game import Reason
from tests.games.takenoko.tables import RING, Seat, table

TRIANGLE = "green:1 1,-1 / green:1 1,0 / green- 2,-1"


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def test_eating_is_a_reason() -> None:
    """[TK-8]"""
    game = table(land=RING)

    assert game.reasons(0, "panda 1,0") == [reason("eats", colour="green")]


def test_growing_is_a_reason_with_the_number_of_plots() -> None:
    """[TK-7] The plot where the gardener stops and its two neighbours."""
    game = table(land=RING)

    assert game.reasons(0, "gardener 1,0") == [reason("grows", count=3)]


def test_watering_is_a_reason() -> None:
    """[TK-6]"""
    game = table(Seat(channels=1), Seat(), land=TRIANGLE, channels="1,-1 1,0")

    assert game.reasons(0, "lay 1,-1 2,-1") == [reason("waters", count=1)]


def test_an_objective_that_is_fulfilled_comes_first() -> None:
    """[TK-11] Two green sections for the panda."""
    game = table(Seat(hand="panda-green", eaten="green"), Seat(), land=RING)

    assert game.reasons(0, "panda 1,0") == [
        reason("completes", category="panda", points=3),
        reason("eats", colour="green"),
    ]


def test_an_objective_that_comes_closer_is_prepared() -> None:
    """[TK-11]"""
    game = table(Seat(hand="panda-green"), Seat(), land=RING)

    assert game.reasons(0, "panda 1,0")[0] == reason("prepares", category="panda", points=3)


def test_claiming_scores_its_points() -> None:
    """[TK-11]"""
    game = table(Seat(hand="panda-green", eaten="green green"), Seat(), land=RING)

    assert game.reasons(0, "claim panda-green") == [reason("scores", category="panda", points=3)]


def test_objectives_of_others_are_no_reason() -> None:
    """[TK-9] Nobody else's hand shows in a hint."""
    game = table(Seat(), Seat(hand="panda-green", eaten="green"), land=RING)

    assert game.reasons(0, "panda 1,0") == [reason("eats", colour="green")]
