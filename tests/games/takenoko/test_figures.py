"""Gardener and panda: straight lines, bamboo that grows and bamboo that is eaten."""

import pytest

from tests.games.takenoko.tables import RING, Seat, table

STAR = RING + " / yellow- 2,0 / yellow- 0,2 / yellow- 2,-2 / yellow- 3,0"  # with gaps in most directions


# Movement


@pytest.mark.parametrize("figure", ["gardener", "panda"])
def test_a_figure_moves_in_a_straight_line(figure: str) -> None:
    """[TK-7] [TK-8] In six directions, any distance; never off the lines."""
    game = table(land=STAR + " / pink- 1,1")

    assert game.choices(0, figure) == {"1,0", "2,0", "3,0", "0,1", "0,2", "-1,1", "-1,0", "0,-1", "1,-1", "2,-2"}


@pytest.mark.parametrize("figure", ["gardener", "panda"])
def test_a_figure_moves_at_least_one_step(figure: str) -> None:
    """[TK-A16] It cannot act where it stands."""
    game = table(land="green:1 1,0", panda="1,0", gardener="1,0")

    assert game.choices(0, figure) == {"0,0"}


@pytest.mark.parametrize("figure", ["gardener", "panda"])
def test_a_gap_stops_a_figure(figure: str) -> None:
    """[TK-A16] [TK-7] [TK-8]"""
    game = table(land="green:1 1,0 / green- 3,0", panda="1,0", gardener="1,0")

    assert game.choices(0, figure) == {"0,0"}


@pytest.mark.parametrize("figure", ["gardener", "panda"])
def test_a_figure_may_cross_the_pond_and_stop_on_it(figure: str) -> None:
    """[TK-7] [TK-8]"""
    game = table(land="green:1 1,0 / green:1 -1,0", panda="1,0", gardener="1,0")

    assert game.choices(0, figure) == {"0,0", "-1,0"}


def test_neither_bamboo_nor_enclosures_nor_the_other_figure_stand_in_the_way() -> None:
    """[TK-A16] Both may stand on the same tile."""
    game = table(land="green-enclosure:4 1,0 / green- 2,0", gardener="1,0")

    assert game.choices(0, "panda") == {"1,0", "2,0"}


def test_a_figure_without_a_tile_to_go_to_has_no_action() -> None:
    """[TK-3] [TK-A16]"""
    assert table().actions(0) == {"plots", "channel", "objective"}


# The gardener


def test_bamboo_grows_where_the_gardener_stops_and_beside_it() -> None:
    """[TK-7] On irrigated neighbours of the same colour; not on others, and not further away."""
    game = table(land="green:1 1,0 / green:2 0,1 / pink:1 1,-1 / green- 2,0 / green:1 -1,1 / green:1 -1,0")

    game.play(0, "gardener 1,0")

    assert game.heights() == {"1,0": 2, "0,1": 3, "1,-1": 1, "2,0": 0, "-1,1": 1, "-1,0": 1}
    assert game.figure("gardener") == "1,0"


def test_the_neighbours_of_a_dry_plot_grow_all_the_same() -> None:
    """[TK-7] Example: fertilizer lifts 3 to 4, an irrigated green plot grows to 1, the pink one does not grow."""
    game = table(land="pink:1 1,0 / green-fertilizer:3 1,-1 / green- 2,-1 / green-watershed 3,-1", gardener="1,0")

    game.play(0, "gardener 2,-1")

    assert game.heights() == {"1,0": 1, "1,-1": 4, "2,-1": 0, "3,-1": 1}


def test_growth_starts_from_nothing() -> None:
    """[TK-7] No bamboo is needed beforehand."""
    game = table(land="green 1,0")

    game.play(0, "gardener 1,0")

    assert game.height("1,0") == 1


@pytest.mark.parametrize(
    ("plot", "after"),
    [("green:3", 4), ("green:4", 4), ("green-fertilizer:1", 3), ("green-fertilizer:3", 4), ("green-enclosure:1", 2)],
)
def test_no_bamboo_is_higher_than_four(plot: str, after: int) -> None:
    """[TK-7] [TK-10] Two sections with fertilizer; an enclosure does not hinder growth."""
    game = table(land=f"{plot} 1,0")

    game.play(0, "gardener 1,0")

    assert game.height("1,0") == after


def test_on_the_pond_nothing_grows() -> None:
    """[TK-7]"""
    game = table(land=RING, gardener="1,0")

    game.play(0, "gardener 0,0")

    assert set(game.heights().values()) == {1}


# The panda


def test_the_panda_eats_a_section_where_it_stops() -> None:
    """[TK-8] The player keeps it; bamboo on the way stays."""
    game = table(land="green:2 1,0 / pink:3 2,0")

    game.play(0, "panda 2,0")

    assert game.heights() == {"1,0": 2, "2,0": 2}
    assert game.eaten(0) == {"pink": 1}
    assert game.eaten(1) == {}


@pytest.mark.parametrize("plot", ["green:3", "yellow:1", "pink:4"])
def test_the_panda_eats_if_it_can(plot: str) -> None:
    """[TK-A17] Nobody is asked."""
    game = table(land=f"{plot} 1,0")

    game.play(0, "panda 1,0")

    assert game.height("1,0") == int(plot[-1]) - 1
    assert game.phase == "idle"


@pytest.mark.parametrize("plot", ["green-enclosure:3", "green+enclosure:3"])
def test_the_panda_may_stop_in_an_enclosure_but_eats_nothing(plot: str) -> None:
    """[TK-8] [TK-10] Printed or as a chip."""
    game = table(land=f"{plot} 1,0")

    game.play(0, "panda 1,0")

    assert game.figure("panda") == "1,0"
    assert game.height("1,0") == 3
    assert game.eaten(0) == {}


@pytest.mark.parametrize("target", ["0,0", "0,1"])
def test_the_panda_finds_nothing_on_the_pond_or_a_bare_plot(target: str) -> None:
    """[TK-8]"""
    game = table(land="green:1 1,0 / green 0,1", panda="1,0")

    game.play(0, f"panda {target}")

    assert game.eaten(0) == {}
    assert game.figure("panda") == target


def test_any_number_of_sections_may_be_kept() -> None:
    """[TK-8]"""
    game = table(Seat(eaten="green " * 12), Seat(), land="green:1 1,0")

    game.play(0, "panda 1,0")

    assert game.eaten(0) == {"green": 13}
