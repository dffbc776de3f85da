"""Moves as text: they name what they touch, and read back to the same move."""

import pytest

from lampion.games.lanterns_dice.game import GAME
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.limits import CHANCE
from tests.games.lanterns_dice.lakes import Lakes, lakes


def problem(game: Lakes, seat: int, text: str) -> str:
    """What is wrong with the text of a move."""
    with pytest.raises(UnreadableMove) as refused:
        GAME.read_move(game.position, seat, text)
    return str(refused.value.data["problem"])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "verb"),
        ("shade 0,0 white", "verb"),
        ("light 0,0", "words"),
        ("light 0,0 white white", "words"),
        ("light 9,0 white", "cell"),
        ("light 0,6 white", "cell"),
        ("light -1,0 white", "cell"),
        ("light 0;0 white", "cell"),
        ("light 0,0 red", "colour"),
        ("light 0,0 black", "piece"),
        ("emperor E4", "piece"),
        ("emperor", "words"),
        ("launch", "piece"),
        ("launch J4 0,0 1,0", "piece"),
        ("launch V3", "shape"),
        ("launch V3 0,0 1,0 2,0", "shape"),
        ("launch V3 0,0 1,0", "shape"),
        ("launch V3 0,0 1,0 0,9", "cell"),
        ("choose J4", "piece"),
        ("pass now", "words"),
        ("reroll 2", "words"),
        ("turn red", "words"),
        ("turn red 4", "orientation"),
        ("turn blue 0", "colour"),
        ("turn black 0", "piece"),
    ],
)
def test_unreadable_moves_say_what_is_wrong(text: str, expected: str) -> None:
    assert problem(lakes(), 0, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", "piece"), ("black", "piece"), ("red red", "words"), ("sheet", "words"), ("sheet E", "piece")]
    + [("side C", "piece"), ("side", "words"), ("V3 V3", "words")],
)
def test_unreadable_outcomes_say_what_is_wrong(text: str, expected: str) -> None:
    assert problem(Lakes.new(), CHANCE, text) == expected


def test_the_pools_of_a_firework_may_be_named_in_any_order() -> None:
    """[LD-11] They read back row by row."""
    game = lakes("0,0 / 1,0 / 0,1", step="launch", turn=5)
    move = GAME.read_move(game.position, 0, "launch V3 0,1 1,0 0,0")

    assert GAME.write_move(game.position, 0, move) == "launch V3 0,0 1,0 0,1"


def test_dice_of_the_same_colour_are_told_apart_by_the_orientation() -> None:
    """[LD-4]"""
    game = Lakes.new()
    game.chance("red", "red", "blue", "red")

    assert game.moves(0)[:4] == ["turn red 0", "turn red 1", "turn blue 2", "turn red 3"]
