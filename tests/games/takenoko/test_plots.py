"""Plots: drawing three, where one may be placed, a chip while placing, and what goes under the pile."""

from typing import Any

import pytest

from tests.games.takenoko.tables import POND_SIDE, Seat, Table, table

LAST_THREE = (  # 24 of the 27 plots; a yellow, a yellow-watershed and a pink one are left
    "green 1,0 / green 0,1 / green -1,1 / green -1,0 / green 0,-1 / green 1,-1 / green-watershed 2,-1 /"
    " green-watershed 1,1 / green-enclosure -1,2 / green-enclosure -2,1 / green-fertilizer -1,-1 / yellow 1,-2 /"
    " yellow 2,0 / yellow 0,2 / yellow -2,2 / yellow -2,0 / yellow-enclosure 0,-2 / yellow-fertilizer 2,-2 /"
    " pink 3,-1 / pink 2,1 / pink -1,3 / pink-watershed -3,2 / pink-enclosure -2,-1 / pink-fertilizer 1,-3"
)


def drawing(*kinds: str, land: str = "", mine: Seat | None = None, **given: Any) -> Table:
    """A table at which seat 0 has drawn these plots."""
    game = table(mine or Seat(), Seat(), land=land, **given)
    game.play(0, "plots")
    game.chance(*kinds)
    return game


# Placing


def test_the_first_plot_touches_the_pond() -> None:
    """[TK-5]"""
    game = drawing("green", "green", "green")

    assert game.choices(0, "keep green") == set(POND_SIDE)


def test_a_plot_touches_the_pond_or_two_plots() -> None:
    """[TK-5] One plot is not enough, nor is a plot and a gap."""
    game = drawing("green", "green", "green", land="green:1 1,0 / green:1 0,1 / green- 1,1")

    assert game.choices(0, "keep green") == {"-1,1", "-1,0", "0,-1", "1,-1"} | {"2,0", "0,2"}


def test_the_pond_is_not_a_plot() -> None:
    """[TK-5] The cells around the pond need no plots; further out two are needed."""
    game = drawing("green", "green", "green", land="green:1 1,0 / pink:1 1,-1")

    assert game.choices(0, "keep green") - set(POND_SIDE) == {"2,-1"}


def test_one_of_three_drawn_plots_is_placed() -> None:
    """[TK-5]"""
    game = drawing("green", "yellow", "pink-enclosure")

    game.play(0, "keep pink-enclosure 1,0", "under green yellow")

    assert game.plot("1,0") == "pink-enclosure"
    assert game.view()["pile"]["left"] == 26


def test_equal_plots_are_offered_once() -> None:
    """[TK-5] Six cells each for two kinds."""
    game = drawing("green", "green", "pink")

    assert len(game.moves(0)) == 12


# Growth on arrival


@pytest.mark.parametrize(
    ("kind", "height"), [("green", 1), ("yellow-enclosure", 1), ("pink-watershed", 1), ("pink-fertilizer", 2)]
)
def test_a_plot_beside_the_pond_grows_at_once(kind: str, height: int) -> None:
    """[TK-5] [TK-6] By two with fertilizer."""
    game = drawing("green", "green", kind)

    game.play(0, f"keep {kind} 1,0")

    assert game.heights() == {"1,0": height}


@pytest.mark.parametrize(("kind", "height"), [("green", 0), ("green-fertilizer", 0), ("green-watershed", 1)])
def test_a_plot_far_from_the_pond_grows_at_once_only_with_a_watershed(kind: str, height: int) -> None:
    """[TK-5] [TK-6]"""
    game = drawing("pink", "pink", kind, land="green:1 1,0 / green:1 1,-1")

    game.play(0, f"keep {kind} 2,-1")

    assert game.height("2,-1") == height


# A chip while placing


def test_a_stored_chip_may_go_on_the_plot_while_it_is_placed() -> None:
    """[TK-A15] [TK-A8] Any of those in store, or none."""
    game = drawing("green", "green", "green", mine=Seat(chips="watershed fertilizer fertilizer"))

    game.play(0, "keep green 1,0")

    assert game.moves(0) == ["with watershed", "with fertilizer", "bare"]


def test_fertilizer_put_on_while_placing_gives_two_sections() -> None:
    """[TK-A15] The chip is there before the plot grows."""
    game = drawing("green", "green", "green", mine=Seat(chips="fertilizer"))

    game.play(0, "keep green 1,0", "with fertilizer")

    assert game.plot("1,0") == "green+fertilizer"
    assert game.height("1,0") == 2
    assert game.seat(0)["chips"]["fertilizer"] == 0


def test_a_watershed_put_on_while_placing_waters_a_plot_far_from_the_pond() -> None:
    """[TK-A15]"""
    game = drawing("green", "green", "green", mine=Seat(chips="watershed"), land="pink:1 1,0 / pink:1 1,-1")

    game.play(0, "keep green 2,-1", "with watershed")

    assert game.height("2,-1") == 1


def test_a_plot_may_be_placed_bare_and_the_chip_stays_in_store() -> None:
    """[TK-A15]"""
    game = drawing("green", "green", "green", mine=Seat(chips="fertilizer"))

    game.play(0, "keep green 1,0", "bare")

    assert (game.plot("1,0"), game.height("1,0")) == ("green", 1)
    assert game.seat(0)["chips"]["fertilizer"] == 1


def test_a_plot_with_a_printed_improvement_takes_no_chip() -> None:
    """[TK-A15] [TK-10] Nobody is asked."""
    game = drawing("green", "green", "green-enclosure", mine=Seat(chips="fertilizer"))

    game.play(0, "keep green-enclosure 1,0")

    assert game.plot("1,0") == "green-enclosure"
    assert game.phase == "under"


# Under the pile


def test_the_order_under_the_pile_is_the_players_choice() -> None:
    """[TK-5] [TK-A12] Both orders are offered."""
    game = drawing("green", "yellow", "pink")

    game.play(0, "keep green 1,0")

    assert set(game.moves(0)) == {"under yellow pink", "under pink yellow"}


@pytest.mark.parametrize("order", [["yellow", "pink"], ["pink", "yellow"]])
def test_the_second_named_lies_at_the_very_bottom(order: list[str]) -> None:
    """[TK-A12]"""
    game = drawing("green", "yellow", "pink", pile="green-enclosure@1")

    game.play(0, "keep green 1,0", f"under {' '.join(order)}")

    assert game.view(0)["pile"]["below"] == [None, *order]


def test_equal_plots_are_asked_about_too_so_that_nobody_learns_that_they_are_equal() -> None:
    """[TK-A12] Even though they have only one order."""
    game = drawing("green", "yellow", "yellow")

    game.play(0, "keep green 1,0")

    assert game.moves(0) == ["under yellow yellow"]
    game.play(0, "under yellow yellow")
    assert game.phase == "idle"
    assert game.view(0)["pile"]["below"] == ["yellow", "yellow"]


def test_a_seat_remembers_the_plots_it_put_under_the_pile() -> None:
    """[TK-A12] In order, for the rest of the game; nobody else knows them."""
    game = drawing("green", "yellow", "pink")
    game.play(0, "keep green 1,0", "under pink yellow")

    assert game.view(0)["pile"]["below"] == ["pink", "yellow"]
    assert game.view(1)["pile"]["below"] == [None, None]
    assert game.view()["pile"]["below"] == [None, None]


def test_each_player_knows_only_their_own_part_of_the_pile() -> None:
    """[TK-A12]"""
    game = table(pile="green@0 pink@1 yellow@0")

    assert game.view(0)["pile"]["below"] == ["green", None, "yellow"]
    assert game.view(1)["pile"]["below"] == [None, "pink", None]


def test_the_plots_of_another_seat_are_known_to_that_seat() -> None:
    """[TK-A12] Not to the first player, and not to the next one."""
    game = table(Seat(), Seat(), Seat(), active=1)

    game.play(1, "plots", "~ green", "~ yellow", "~ pink", "keep green 1,0", "under pink yellow")

    assert [game.view(viewer)["pile"]["below"] for viewer in (0, 1, 2)] == [
        [None, None],
        ["pink", "yellow"],
        [None, None],
    ]


def test_plots_under_the_pile_come_last() -> None:
    """[TK-5] [TK-A12] As long as an unseen plot is left, chance draws among the unseen ones."""
    game = table(land=LAST_THREE, pile="yellow@1")

    game.play(0, "plots")
    assert game.outcomes() == {"yellow-watershed": 1, "pink": 1}
    game.chance("pink", "yellow-watershed")

    assert game.phase == "keep"
    assert game.view(0)["pile"]["drawn"] == ["yellow", "yellow-watershed", "pink"]


def test_the_known_part_of_the_pile_is_drawn_in_order() -> None:
    """[TK-A12] Nothing about it is random."""
    land = LAST_THREE.replace(" / pink-fertilizer 1,-3", "")
    game = table(land=land, pile="pink@1 yellow@0 pink-fertilizer@0 yellow-watershed@1")

    game.play(0, "plots")

    assert game.view(0)["pile"]["drawn"] == ["yellow", "pink", "pink-fertilizer"]
    assert game.view(1)["pile"]["below"] == ["yellow-watershed"]


def test_fewer_than_three_plots_are_all_drawn() -> None:
    """[TK-A13] [TK-5] With one left there is nothing to put back."""
    land = LAST_THREE + " / yellow 3,-2 / pink 0,3"
    game = table(land=land)

    game.play(0, "plots", "~ yellow-watershed", "keep yellow-watershed 1,2")

    assert game.phase == "idle"
    assert game.view()["pile"]["left"] == 0


def test_two_plots_left_leave_one_to_put_back() -> None:
    """[TK-A13] Nobody is asked."""
    game = table(land=LAST_THREE + " / yellow 3,-2")

    game.play(0, "plots", "~ yellow-watershed", "~ pink", "keep pink 1,2")

    assert game.view(0)["pile"]["below"] == ["yellow-watershed"]


def test_without_plots_the_action_is_not_available() -> None:
    """[TK-A13]"""
    game = table(land=LAST_THREE + " / yellow 3,-2 / pink 0,3 / yellow-watershed 3,0")

    assert game.actions(0) == {"channel", "gardener", "panda", "objective"}
