"""Options: text in, text out, and what does not exist is refused by name."""

import pytest

from lampion.kernel.errors import BadOption, UnknownOption
from lampion.kernel.options import Option, settle

OPTIONS = (Option("cards", ("24", "36")), Option("first", ("drawn", "0", "1", "2"), by_seat=True))


def test_the_first_choice_is_the_default() -> None:
    assert settle(OPTIONS, {}, 2) == {"cards": "24", "first": "drawn"}


def test_chosen_values_replace_defaults_in_the_order_of_the_game() -> None:
    assert list(settle(OPTIONS, {"first": "1", "cards": "36"}, 2).items()) == [("cards", "36"), ("first", "1")]


def test_numbers_are_taken_as_text() -> None:
    assert settle(OPTIONS, {"cards": 36}, 2) == {"cards": "36", "first": "drawn"}


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownOption) as refusal:
        settle(OPTIONS, {"card": "36"}, 2)

    assert refusal.value.data == {"option": "card", "known": ["cards", "first"]}


def test_an_unknown_value_is_refused_with_the_choices() -> None:
    with pytest.raises(BadOption) as refusal:
        settle(OPTIONS, {"cards": "30"}, 2)

    assert refusal.value.data == {"option": "cards", "value": "30", "choices": ["24", "36"]}


def test_a_seat_that_is_not_taken_cannot_be_chosen() -> None:
    assert settle(OPTIONS, {"first": 2}, 3)["first"] == "2"

    with pytest.raises(BadOption) as refusal:
        settle(OPTIONS, {"first": 2}, 2)

    assert refusal.value.data["choices"] == ["drawn", "0", "1"]
