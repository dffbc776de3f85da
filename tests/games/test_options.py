"""The options of every game: their defaults, and what is refused. What they mean is tested with each game."""

from typing import Any

import pytest

from lampion.games import GAMES, game
from lampion.kernel.errors import BadOption, BadSeats, UnknownOption

CHOICES = [(name, option.name, value) for name in GAMES for option in game(name).options for value in option.choices]
OPTIONS = list(dict.fromkeys((name, option) for name, option, _ in CHOICES))
BAD_SEATS = [(name, seats) for name in GAMES for seats in (0, min(game(name).players) - 1, max(game(name).players) + 1)]
ABSENT_FIRST_PLAYERS = [
    (name, seats, first)
    for name, option in OPTIONS
    if option == "first"
    for seats in game(name).players
    for first in range(seats, max(game(name).players) + 1)
]


@pytest.mark.parametrize("name", GAMES)
def test_the_first_value_holds_when_nobody_chooses(name: str) -> None:
    play = game(name)

    assert play.settle(min(play.players), {}) == {option.name: option.choices[0] for option in play.options}


@pytest.mark.parametrize(("name", "option", "value"), CHOICES)
def test_a_position_remembers_the_options_under_which_it_is_played(name: str, option: str, value: str) -> None:
    """In its view and in its text."""
    play, seats = game(name), max(game(name).players)
    settled = play.settle(seats, {option: value})
    position = play.position(seats, settled)

    assert settled == {**play.settle(seats, {}), option: value}
    assert play.view(position, None)["options"] == settled
    assert play.view(play.read(play.write(position)), None)["options"] == settled


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        game(name).start(moon="full")

    assert refused.value.data == {"option": "moon", "known": sorted(option.name for option in game(name).options)}


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_an_unknown_value_is_refused(name: str, option: str) -> None:
    play, chosen = game(name), dict[str, Any]({option: "purple"})

    with pytest.raises(BadOption) as refused:
        play.start(max(play.players), **chosen)

    assert (refused.value.data["option"], refused.value.data["value"]) == (option, "purple")
    assert tuple(refused.value.data["choices"]) == next(known.choices for known in play.options if known.name == option)


@pytest.mark.parametrize(("name", "seats", "first"), ABSENT_FIRST_PLAYERS)
def test_the_first_player_must_sit_at_the_table(name: str, seats: int, first: int) -> None:
    with pytest.raises(BadOption) as refused:
        game(name).start(seats, first=first)

    assert refused.value.data["choices"] == ["drawn", *map(str, range(seats))]


@pytest.mark.parametrize(("name", "seats"), BAD_SEATS)
def test_other_numbers_of_players_are_refused(name: str, seats: int) -> None:
    play = game(name)

    with pytest.raises(BadSeats) as refused:
        play.start(seats)

    assert refused.value.data == {"seats": seats, "least": min(play.players), "most": max(play.players)}
