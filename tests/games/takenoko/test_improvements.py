"""Improvements: where a stored chip may go, and what it does there."""

from typing import Any

import pytest

from tests.games.takenoko.tables import IMPROVEMENTS, Seat, Table, table


def storing(chip: str, land: str, **given: Any) -> Table:
    """A table at which seat 0 has this chip in store."""
    return table(Seat(chips=chip), Seat(), land=land, **given)


@pytest.mark.parametrize("chip", IMPROVEMENTS)
def test_a_chip_goes_on_a_plot_without_bamboo_or_improvement(chip: str) -> None:
    """[TK-10] Neither on bamboo, nor beside another improvement, nor on the pond."""
    game = storing(chip, "green 1,0 / green:1 0,1 / pink-enclosure 1,-1 / yellow- 2,0 / yellow+watershed -1,0")

    assert game.choices(0, f"improve {chip}") == {"1,0", "2,0"}


def test_a_chip_leaves_the_store_and_stays_on_the_plot() -> None:
    """[TK-10] One improvement at most, for the rest of the game."""
    game = storing("enclosure watershed", "green 1,0")

    game.play(0, "improve enclosure 1,0")

    assert game.plot("1,0") == "green+enclosure"
    assert game.seat(0)["chips"] == {"watershed": 1, "enclosure": 0, "fertilizer": 0}
    assert game.choices(0, "improve watershed") == set()


def test_a_plot_that_was_eaten_bare_is_open_again() -> None:
    """[TK-10] What counts is that it has no bamboo now."""
    game = storing("fertilizer", "green:1 1,0")
    assert game.choices(0, "improve fertilizer") == set()

    game.play(0, "panda 1,0")

    assert game.choices(0, "improve fertilizer") == {"1,0"}


def test_a_watershed_on_a_dry_plot_brings_its_first_growth() -> None:
    """[TK-10] [TK-6]"""
    game = storing("watershed", "green:1 1,0 / green- 2,0")

    game.play(0, "improve watershed 2,0")

    assert game.height("2,0") == 1
    assert game.irrigated() == {"1,0", "2,0"}


def test_a_watershed_on_a_plot_that_has_grown_before_brings_nothing() -> None:
    """[TK-10] [TK-6] First growth comes once."""
    game = storing("watershed", "green 1,0")

    game.play(0, "improve watershed 1,0")

    assert game.height("1,0") == 0


@pytest.mark.parametrize("chip", ["enclosure", "fertilizer"])
def test_other_chips_bring_no_water(chip: str) -> None:
    """[TK-10]"""
    game = storing(chip, "green:1 1,0 / green- 2,0")

    game.play(0, f"improve {chip} 2,0")

    assert game.height("2,0") == 0
    assert game.irrigated() == {"1,0"}


def test_fertilizer_doubles_every_later_growth() -> None:
    """[TK-10]"""
    game = storing("fertilizer", "green 1,0")

    game.play(0, "improve fertilizer 1,0", "gardener 1,0")

    assert game.height("1,0") == 2


def test_an_enclosure_keeps_the_panda_from_eating() -> None:
    """[TK-10] Bamboo grows as usual."""
    game = storing("enclosure", "green 1,0")

    game.play(0, "improve enclosure 1,0", "gardener 1,0", "panda 1,0")

    assert game.height("1,0") == 1
    assert game.eaten(0) == {}


def test_chips_of_others_cannot_be_placed() -> None:
    """[TK-10]"""
    game = table(Seat(), Seat(chips="watershed"), land="green 1,0")

    assert not [move for move in game.moves(0) if move.startswith("improve")]
