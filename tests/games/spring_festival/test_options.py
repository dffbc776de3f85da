"""The options: what holds when nobody chooses, what can be chosen, and what is refused."""

from typing import Any

import pytest

from lampion.games.spring_festival.game import GAME
from lampion.kernel.errors import BadOption, BadSeats, UnknownOption
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


def test_these_are_all_options_with_all_their_values() -> None:
    """[SF-A1] [SF-A4] [SF-A10] [SF-A14]"""
    assert {option.name: option.choices for option in GAME.options} == VALUES


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_a_position_remembers_the_options_under_which_it_is_played(name: str, value: str) -> None:
    """[SF-3] In its view and in its text."""
    game = Table.new(4, **{name: value})

    assert game.view()["options"] == {**{other: values[0] for other, values in VALUES.items()}, name: value}
    assert Table.read(game.text()).view()["options"][name] == value


def test_an_unknown_option_is_refused() -> None:
    """[SF-3]"""
    with pytest.raises(UnknownOption) as refused:
        GAME.start(2, colour="red")

    assert refused.value.data == {"option": "colour", "known": sorted(VALUES)}


@pytest.mark.parametrize(("name", "value"), [("cards", "48"), ("sign", "cat"), ("finale", "worst"), ("first", "4")])
def test_an_unknown_value_is_refused(name: str, value: str) -> None:
    """[SF-3]"""
    chosen: dict[str, Any] = {name: value}

    with pytest.raises(BadOption) as refused:
        GAME.start(4, **chosen)

    assert (refused.value.data["option"], refused.value.data["value"]) == (name, value)
    assert tuple(refused.value.data["choices"]) == VALUES[name]


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3)])
def test_the_first_player_must_sit_at_the_table(seats: int, first: int) -> None:
    """[SF-3]"""
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, first=first)

    assert tuple(refused.value.data["choices"]) == ("drawn", "0", "1", "2")[: seats + 1]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    """[SF-3]"""
    with pytest.raises(BadSeats) as refused:
        GAME.start(seats)

    assert refused.value.data == {"seats": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_first_player_by_option_is_not_drawn(first: int) -> None:
    """[SF-3]"""
    game = Table.new(4, first=first)

    game.any_moves(until="store")

    assert game.waiting == [first]
