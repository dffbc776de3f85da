"""Variants and options: the beginners' game and limited bamboo, and positions keep every option."""

from typing import Any

import pytest

from lampion.games.takenoko.game import GAME
from lampion.kernel.errors import BadOption
from tests.games.takenoko.tables import Seat, Table, rolled, table, turn_begins

OPTIONS = {
    "hikari": ["off", "on"],
    "weather": ["on", "off"],
    "expert": ["off", "on"],
    "actions": ["sequential", "committed"],
    "mirror": ["off", "on"],
    "green_plots": ["6221", "5222"],
    "diamonds": ["dominoes", "tips"],
    "bamboo": ["unlimited", "36-30-24", "28-26-24"],
    "stall": ["20", "off"],
    "first": ["drawn", "0", "1", "2", "3"],
    "jump_arrival": ["on", "off"],
    "colour_sets": ["bamboo", "category"],
}


def test_these_are_the_options() -> None:
    """[TK-13] The first value is the default."""
    assert {option.name: list(option.choices) for option in GAME.options} == OPTIONS
    assert GAME.settle(4, {}) == {option: choices[0] for option, choices in OPTIONS.items()}


@pytest.mark.parametrize(("option", "value"), [(option, value) for option in OPTIONS for value in OPTIONS[option]])
def test_a_position_keeps_its_options(option: str, value: str) -> None:
    """[TK-13] The view shows them, and the text reads back with them."""
    game = Table.new(4, **{option: value})

    assert game.view()["options"] == GAME.settle(4, {option: value})
    assert Table.read(game.text()).view()["options"] == game.view()["options"]


@pytest.mark.parametrize("option", OPTIONS)
def test_an_unknown_value_is_refused(option: str) -> None:
    """[TK-13]"""
    with pytest.raises(BadOption):
        GAME.settle(4, {option: "perhaps"})


def test_beginners_play_without_the_die() -> None:
    """[TK-13] The option `weather`: actions come at once, in every turn."""
    game = turn_begins(weather="off", turn=9)

    assert game.phase == "idle"
    assert game.view()["weather"] is None


# Limited bamboo


TWENTY_PINK = " / ".join(
    f"{plot}:4 {cell}"
    for plot, cell in zip(
        ["pink-watershed", "pink-enclosure", "pink-fertilizer", "pink", "pink"],
        ["5,0", "5,2", "5,-2", "-5,0", "-5,2"],
        strict=True,
    )
)  # 20 of 24 pink sections, far away


def scarce(eaten: int, land: str, **given: Any) -> Table:
    """24 pink sections in the box: 20 on plots far away, the given number eaten by the other seat."""
    return table(Seat(), Seat(eaten="pink " * eaten), land=f"{TWENTY_PINK} / {land}", bamboo="36-30-24", **given)


def test_growth_takes_sections_from_a_limited_supply() -> None:
    """[TK-A19] A section that is eaten does not come back yet."""
    game = scarce(0, "pink:1 1,0 / pink:1 0,1")
    assert game.view()["bamboo"]["pink"] == 2

    game.play(0, "gardener 1,0")
    assert game.view()["bamboo"]["pink"] == 0
    game.play(0, "panda 1,0")

    assert game.view()["bamboo"]["pink"] == 0


def test_the_mover_chooses_which_plots_grow_from_a_scarce_supply() -> None:
    """[TK-A19] One section for two plots."""
    game = scarce(3, "pink 1,0 / pink 0,1")

    game.play(0, "gardener 1,0")
    assert set(game.moves(0)) == {"grow 1,0", "grow 0,1"}
    game.play(0, "grow 0,1")

    assert (game.height("1,0"), game.height("0,1")) == (0, 1)
    assert game.view()["bamboo"]["pink"] == 0
    assert game.actions(0) == {"plots", "channel", "panda", "objective"}


def test_nothing_grows_from_an_empty_supply() -> None:
    """[TK-A19] Nobody is asked."""
    game = scarce(4, "pink 1,0 / pink 0,1")

    game.play(0, "gardener 1,0")

    assert (game.height("1,0"), game.height("0,1")) == (0, 0)
    assert game.phase == "idle"


def test_a_fertilizer_plot_takes_the_last_section() -> None:
    """[TK-A19] Up to two, as many as are left."""
    land = TWENTY_PINK.replace("pink-fertilizer:4", "pink+enclosure:4")
    game = table(Seat(), Seat(eaten="pink " * 3), land=f"{land} / pink-fertilizer 1,0", bamboo="36-30-24")

    game.play(0, "gardener 1,0")
    assert game.moves(0) == ["grow 1,0"]
    game.play(0, "grow 1,0")

    assert game.height("1,0") == 1
    assert game.view()["bamboo"]["pink"] == 0


def test_sections_come_back_with_a_panda_objective() -> None:
    """[TK-A19] [TK-11] Then bamboo grows again."""
    mine = Seat("panda-pink", eaten="pink pink pink pink")
    game = table(mine, Seat(), land=f"{TWENTY_PINK} / pink 1,0 / pink 0,1", bamboo="36-30-24")
    assert game.view()["bamboo"]["pink"] == 0

    game.play(0, "claim panda-pink", "gardener 1,0")

    assert (game.height("1,0"), game.height("0,1")) == (1, 1)


def test_a_newer_edition_has_fewer_sections() -> None:
    """[TK-A19] 28 green ones."""
    game = table(Seat(eaten="green " * 28), Seat(), land="green 1,0", bamboo="28-26-24")

    game.play(0, "gardener 1,0")

    assert game.height("1,0") == 0


def test_without_the_option_the_supply_is_unlimited() -> None:
    """[TK-A19] Everything grows."""
    game = table(Seat(), Seat(eaten="pink " * 60), land="pink 1,0 / pink 0,1")

    game.play(0, "gardener 1,0")

    assert game.heights() == {"1,0": 1, "0,1": 1}


def test_rain_takes_from_the_limited_supply() -> None:
    """[TK-A19] [TK-4]"""
    game = rolled("rain", Seat(), Seat(eaten="pink " * 3), land=f"{TWENTY_PINK} / pink 1,0", bamboo="36-30-24")

    game.play(0, "rain 1,0")

    assert game.height("1,0") == 1
    assert game.view()["bamboo"]["pink"] == 0


def test_a_first_growth_that_finds_no_bamboo_does_not_come_later() -> None:
    """[TK-A19] [TK-6] It is due once for each plot."""
    mine = Seat("panda-pink", channels=2, eaten="pink pink pink pink")
    land = f"{TWENTY_PINK} / green:1 1,-1 / green:1 1,0 / pink- 2,-1"
    game = table(mine, Seat(), land=land, channels="1,-1 1,0", bamboo="36-30-24")

    game.play(0, "lay 1,-1 2,-1", "claim panda-pink", "lay 2,-1 1,0")

    assert game.height("2,-1") == 0
