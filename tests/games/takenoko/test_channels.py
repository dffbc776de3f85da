"""Channels and water: taking and laying channels, which plots are irrigated, first growth."""

import random
from typing import Any

import pytest

from lampion.kernel.limits import CHANCE
from tests.games.takenoko.tables import RING, Seat, Table, table

TRIANGLE = "green:1 1,-1 / green:1 1,0 / green- 2,-1"
CORNERS = {"1,-1 1,0", "1,0 0,1", "-1,1 0,1", "-1,0 -1,1", "0,-1 -1,0", "0,-1 1,-1"}


def laying(land: str, channels: str = "", stored: int = 5, **given: Any) -> Table:
    """A table at which seat 0 has stored channels."""
    return table(Seat(channels=stored), Seat(), land=land, channels=channels, **given)


# Taking


def test_a_taken_channel_is_stored() -> None:
    """[TK-6] [TK-3] It comes from the supply."""
    game = table()

    game.play(0, "channel")

    assert game.seat(0)["channels"] == 1
    assert game.view()["supply"]["channels"] == 19


def test_any_number_of_channels_may_be_stored() -> None:
    """[TK-6]"""
    game = table(Seat(channels=18), Seat())

    game.play(0, "channel")

    assert game.seat(0)["channels"] == 19


def test_without_channels_the_action_is_not_available() -> None:
    """[TK-A13] [TK-6]"""
    assert table(Seat(channels=12), Seat(channels=8)).actions(0) == {"plots", "objective"}


def test_a_stored_channel_may_be_laid_in_a_later_turn() -> None:
    """[TK-6] It leaves the store."""
    game = laying(RING, stored=2, made="plots panda")

    game.play(0, "lay 1,0 0,1")

    assert game.channels() == {"1,0 0,1"}
    assert game.seat(0)["channels"] == 1


def test_without_a_stored_channel_none_is_laid() -> None:
    """[TK-6] Those of others do not help."""
    assert table(Seat(), Seat(channels=3), land=RING).choices(0, "lay") == set()


# Where


def test_the_first_channels_leave_the_corners_of_the_pond() -> None:
    """[TK-6] Six edges; none along the pond."""
    assert laying(RING).choices(0, "lay") == CORNERS


def test_a_channel_continues_an_existing_one() -> None:
    """[TK-6] Example: the second one, between 1,-1 and 2,-1, meets the far end of the first."""
    game = laying(TRIANGLE)
    assert game.choices(0, "lay") == {"1,-1 1,0"}

    game.play(0, "lay 1,-1 1,0")

    assert game.choices(0, "lay") == {"1,-1 2,-1", "2,-1 1,0"}


def test_one_channel_lies_on_an_edge() -> None:
    """[TK-6]"""
    game = laying(RING, "1,0 0,1 / 1,-1 1,0")

    assert game.choices(0, "lay") == CORNERS - {"1,0 0,1", "1,-1 1,0"}


def test_a_channel_needs_plots_on_both_sides() -> None:
    """[TK-A14] No channel along a gap."""
    assert laying("green:1 1,-1 / green:1 -1,1").choices(0, "lay") == set()


def test_a_channel_that_touches_no_other_may_not_be_laid() -> None:
    """[TK-6] The edge between two plots of the second ring has no end at a channel or at the pond."""
    game = laying(TRIANGLE + " / pink- 2,0", "1,-1 1,0")

    assert game.choices(0, "lay") == {"1,-1 2,-1", "2,-1 1,0"}


def test_no_channel_starts_from_a_watershed() -> None:
    """[TK-6] [TK-10] It waters its own plot only."""
    game = laying("green:1 1,-1 / green:1 1,0 / green-watershed:1 2,-1 / pink- 2,0")

    assert game.choices(0, "lay") == {"1,-1 1,0"}
    assert game.irrigated() == {"1,-1", "1,0", "2,-1"}


# Water


def test_plots_beside_the_pond_are_irrigated() -> None:
    """[TK-6] Others are dry."""
    assert table(land=TRIANGLE).irrigated() == {"1,-1", "1,0"}


def test_a_channel_irrigates_the_plots_on_both_sides() -> None:
    """[TK-6]"""
    game = table(land=TRIANGLE, channels="1,-1 1,0 / 1,-1 2,-1")

    assert game.irrigated() == {"1,-1", "1,0", "2,-1"}


def test_a_channel_that_only_ends_at_a_plot_does_not_irrigate_it() -> None:
    """[TK-6] It must lie on one of the six edges."""
    assert table(land=TRIANGLE, channels="1,-1 1,0").irrigated() == {"1,-1", "1,0"}


@pytest.mark.parametrize("plot", ["green-watershed:1", "green+watershed:1"])
def test_a_watershed_irrigates_its_plot(plot: str) -> None:
    """[TK-6] [TK-10] Printed or as a chip."""
    assert table(land=f"{plot} 3,0").irrigated() == {"3,0"}


# First growth


def test_a_plot_grows_when_it_is_irrigated_for_the_first_time() -> None:
    """[TK-6] Example: the first channel waters no new plot, the second gives 2,-1 its first growth."""
    game = laying(TRIANGLE)

    game.play(0, "lay 1,-1 1,0")
    assert game.heights() == {"1,-1": 1, "1,0": 1, "2,-1": 0}
    game.play(0, "lay 1,-1 2,-1")

    assert game.heights() == {"1,-1": 1, "1,0": 1, "2,-1": 1}


def test_first_growth_is_two_sections_with_fertilizer() -> None:
    """[TK-6] [TK-10]"""
    game = laying("green:1 1,-1 / green:1 1,0 / pink-fertilizer- 2,-1", "1,-1 1,0")

    game.play(0, "lay 1,-1 2,-1")

    assert game.height("2,-1") == 2


def test_only_plots_beside_the_new_channel_grow() -> None:
    """[TK-6] The other plots of the neighbourhood stay dry."""
    game = laying("green:1 1,-1 / green:1 1,0 / pink- 2,-1 / yellow- 2,0", "1,-1 1,0")

    game.play(0, "lay 2,-1 1,0")

    assert game.heights() == {"1,-1": 1, "1,0": 1, "2,-1": 1, "2,0": 0}


def test_first_growth_comes_once() -> None:
    """[TK-6] A plot that was eaten bare does not grow again when a channel reaches it."""
    game = laying("green:1 1,-1 / green 1,0")

    game.play(0, "lay 1,-1 1,0")

    assert game.heights() == {"1,-1": 1, "1,0": 0}


def test_channels_stay_where_they_are() -> None:
    """[TK-6] Whatever is played in a whole game, those that were laid are still there."""
    game, rng = Table.new(), random.Random("channels")
    laid: set[str] = set()
    while game.waiting:
        [seat] = game.waiting
        game.play(seat, rng.choice(list(game.outcomes()) if seat == CHANCE else game.moves(seat)))
        assert game.channels() >= laid
        laid = game.channels()

    assert len(laid) > 5
