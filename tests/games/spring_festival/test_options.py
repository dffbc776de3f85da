"""The options of Spring Festival: their values and defaults."""

import pytest

from lampion.games.spring_festival.game import GAME
from tests.games.spring_festival.tables import Table

SIGNS = ("goat", "rooster", "snake", "rat", "dragon", "ox", "rabbit", "dog", "tiger", "monkey", "pig", "horse")
VALUES = {
    "cards": ("24", "36"),
    "sign": ("none", "drawn", *SIGNS),
    "sign_known": ("after", "before"),
    "sets": ("seat", "chosen"),
    "first": ("drawn", "0", "1", "2", "3"),
    "finale": ("free", "best"),
    "lone_tiger": ("0", "1"),
}


def test_the_rulings_hold_when_nobody_chooses() -> None:
    """[SF-A1] [SF-A4] [SF-A10] [SF-A14] The first value of every option."""
    assert GAME.settle(2, {}) == {name: values[0] for name, values in VALUES.items()}


def test_these_are_all_the_options_and_values() -> None:
    """[SF-A1] [SF-A4] [SF-A10] [SF-A14]"""
    assert {option.name: option.choices for option in GAME.options} == VALUES


def test_two_to_four_can_play() -> None:
    """[SF-3]"""
    assert list(GAME.players) == [2, 3, 4]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_first_player_by_option_is_not_drawn(first: int) -> None:
    """[SF-3]"""
    game = Table.new(4, first=first)

    game.any_moves(until="store")

    assert game.waiting == [first]
