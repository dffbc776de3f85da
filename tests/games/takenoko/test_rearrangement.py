"""Hikari: two plots change places; channels move with them, are cut off, and are revived."""

import pytest

from tests.games.takenoko.tables import Seat, Table, hikari_table

# A channel leaves the pond between 1,-1 and 1,0, goes on below 2,-1 and then above 2,0.
RIVER = "green:2 1,-1 / yellow:1 1,0 / pink:3 2,-1 / green:1 2,0 / yellow:2 -1,0"
CHANNELS = "1,-1 1,0 / 2,-1 1,0 / 2,-1 2,0"


def swapping(land: str, channels: str = "", mine: Seat | None = None, **given: object) -> Table:
    """A table at which seats 0 and 1 each hold a rearrangement."""
    first = mine or Seat()
    first.special = "rearrangement"
    game = hikari_table(first, Seat(special="rearrangement"), land=land, channels=channels, **given)
    return game


def swap_again(game: Table, cells: str) -> None:
    """Let seat 1 swap these plots before the next action of seat 0."""
    game.play(0, "ready")
    game.play(1, f"swap {cells}")


def shape(game: Table) -> tuple[dict[str, str], dict[str, int], set[str], set[str]]:
    """Plots and heights by cell, channels, and irrigated cells."""
    land = {f"{q},{r}": game.plot(f"{q},{r}") for q, r in (plot["cell"] for plot in game.view()["land"])}
    return land, game.heights(), game.channels(), game.irrigated()


# What is exchanged


def test_two_plots_change_places_with_improvement_and_bamboo() -> None:
    """[HK-7] Others stay."""
    game = swapping("green+enclosure:3 1,0 / pink:1 0,1 / yellow:2 -1,1")

    game.play(0, "swap 1,0 0,1")

    assert (game.plot("1,0"), game.plot("0,1"), game.plot("-1,1")) == ("pink", "green+enclosure", "yellow")
    assert game.heights() == {"1,0": 1, "0,1": 3, "-1,1": 2}


def test_any_two_plots_may_be_exchanged_near_or_far() -> None:
    """[HK-A13] But not the pond."""
    game = swapping("green:1 1,0 / pink:1 0,1 / yellow- 4,0")

    assert game.choices(0, "swap") == {"1,0 0,1", "1,0 4,0", "4,0 0,1"}


def test_equal_plots_are_not_exchanged() -> None:
    """[HK-A13] Only if the board changes: by kind, chip, height, first growth, a figure or a channel."""
    same = "green:1 1,0 / green:1 0,1"
    assert swapping(same).choices(0, "swap") == set()
    for land, given in (
        ("green:1 1,0 / green:2 0,1", {}),
        ("green:1 1,0 / green+enclosure:1 0,1", {}),
        ("green:1 1,0 / green-watershed:1 0,1", {}),
        ("green 1,0 / green- 0,1", {}),
        (same, {"panda": "1,0"}),
        (same, {"gardener": "0,1"}),
        (same, {"emperor": "0,1"}),
    ):
        assert swapping(land, **given).choices(0, "swap") == {"1,0 0,1"}  # type: ignore[arg-type]


def test_a_channel_makes_equal_plots_differ() -> None:
    """[HK-A13] Unless it lies between them: a common edge keeps what it has."""
    same = "green:1 1,0 / green:1 0,1 / green:1 1,-1"

    assert swapping(same, "1,0 0,1").choices(0, "swap") == {"1,-1 1,0", "1,-1 0,1"}


def test_a_rearrangement_without_two_plots_has_no_use() -> None:
    """[HK-A13] [HK-3]"""
    assert swapping("green:1 1,0").choices(0, "swap") == set()


@pytest.mark.parametrize("figure", ["panda", "gardener", "emperor"])
def test_figures_travel_with_their_plot(figure: str) -> None:
    """[HK-A16] Without doing anything on arrival."""
    game = swapping("green:3 1,0 / pink:1 0,1", **{figure: "1,0"})  # type: ignore[arg-type]

    game.play(0, "swap 1,0 0,1")

    assert game.figure(figure) == "0,1"
    assert game.heights() == {"1,0": 1, "0,1": 3}
    assert game.eaten(0) == {}


def test_figures_on_both_plots_change_places() -> None:
    """[HK-A16]"""
    game = swapping("green:1 1,0 / pink:1 0,1", panda="1,0", gardener="0,1")

    game.play(0, "swap 1,0 0,1")

    assert (game.figure("panda"), game.figure("gardener")) == ("0,1", "1,0")


# Channels


def test_channels_go_with_their_plot_in_the_same_direction() -> None:
    """[HK-7] [HK-A14] Example: a channel on the left edge of one plot, one on the right edge of the other."""
    game = swapping("green:1 2,0 / pink:1 -2,0", "1,0 2,0 / -2,0 -1,0")

    game.play(0, "swap -2,0 2,0")

    assert game.channels() == {"2,0 3,0", "-3,0 -2,0"}


def test_neighbours_keep_their_common_edge_and_exchange_the_outer_ones() -> None:
    """[HK-A14] On their axis; the other edges go in the same direction."""
    game = swapping("green:1 1,0 / pink:1 1,1", "1,-1 1,0 / 1,0 1,1 / 1,0 0,1")

    game.play(0, "swap 1,0 1,1")

    assert game.channels() == {"1,0 1,1", "1,1 1,2", "1,1 0,2"}


@pytest.mark.parametrize("step", range(6))
def test_neighbours_exchange_channels_in_every_direction(step: int) -> None:
    """[HK-A14] Whichever side of the first plot the second lies on."""
    q, r = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][step]
    one, other, outer, far = (5, -2), (5 + q, -2 + r), (5 - q, -2 - r), (5 + 2 * q, -2 + 2 * r)

    def pair(cell: tuple[int, int], neighbour: tuple[int, int]) -> str:
        return " ".join(f"{c[0]},{c[1]}" for c in sorted((cell, neighbour), key=lambda c: (c[1], c[0])))

    land = f"green:1 {one[0]},{one[1]} / pink:1 {other[0]},{other[1]}"
    game = swapping(land, f"{pair(one, other)} / {pair(outer, one)}")

    game.play(0, f"swap {pair(one, other)}")

    assert game.channels() == {pair(one, other), pair(other, far)}


@pytest.mark.parametrize(
    "cells",
    ["1,-1 1,0", "1,-1 -1,0", "2,-1 1,0", "2,-1 2,0", "1,0 2,0", "-1,0 2,0", "2,-1 -1,0", "1,-1 2,-1", "1,-1 2,0"],
)
def test_a_second_exchange_of_the_same_plots_restores_everything(cells: str) -> None:
    """[HK-A14] [HK-A15] No channel is lost or doubled, and the water is back."""
    game = swapping(RIVER, CHANNELS, display="jump jump jump")
    before = shape(game)

    game.play(0, f"swap {cells}")
    assert len(game.channels()) == 3
    assert shape(game) != before
    swap_again(game, cells)

    assert shape(game) == before


def test_a_channel_beside_the_pond_does_no_harm() -> None:
    """[HK-A14] A plot of the second ring brings its inner channel to the pond."""
    game = swapping("green:1 1,0 / pink:1 2,0", "1,0 2,0 / 2,-1 1,0", display="jump jump jump")
    game.play(0, "swap 1,0 2,0")
    assert game.channels() == {"1,0 2,0", "3,-1 2,0"}
    twin = swapping("green:1 1,0 / pink:1 -3,0", "-4,0 -3,0", display="jump jump jump")

    twin.play(0, "swap -3,0 1,0")

    assert twin.channels() == {"0,0 1,0"}
    assert twin.irrigated() == {"1,0"}


def test_a_channel_along_the_pond_is_connected() -> None:
    """[HK-A14] [HK-A15] Water reaches it, whether or not another channel does."""
    game = swapping("green:1 1,0 / pink:1 -3,0", "-4,0 -3,0", display="jump jump jump")
    assert game.channels(connected=False) == {"-4,0 -3,0"}

    game.play(0, "swap -3,0 1,0")

    assert game.channels(connected=True) == {"0,0 1,0"}


def test_a_channel_beside_a_gap_waters_a_plot_that_is_placed_there() -> None:
    """[HK-A14] [TK-5] Here on 2,-1, if it is connected."""
    game = hikari_table(land="green:2 1,-1 / yellow:1 1,0", channels="1,-1 1,0 / 1,-1 2,-1")

    game.play(0, "plots", "~ pink", "~ pink", "~ pink", "keep pink 2,-1")

    assert game.irrigated() == {"1,-1", "1,0", "2,-1"}
    assert game.height("2,-1") == 1


def test_a_cut_off_channel_beside_a_gap_waters_nothing() -> None:
    """[HK-A14] [HK-A15]"""
    game = hikari_table(land="green:2 1,-1 / yellow:1 1,0", channels="1,-1 2,-1")

    game.play(0, "plots", "~ pink", "~ pink", "~ pink", "keep pink 2,-1")

    assert game.height("2,-1") == 0


# Cut off and revived


def test_a_swap_cuts_channels_off() -> None:
    """[HK-7] [HK-A15] The first channel left with its plot; the others stay, carry no water, and two plots fall dry."""
    game = swapping(RIVER, CHANNELS, display="jump jump jump")
    assert game.irrigated() == {"1,-1", "1,0", "2,-1", "2,0", "-1,0"}

    game.play(0, "swap 1,-1 -1,0")

    assert game.channels(connected=True) == {"-1,0 -1,1"}
    assert game.channels(connected=False) == {"2,-1 1,0", "2,-1 2,0"}
    assert game.irrigated() == {"1,-1", "1,0", "-1,0"}
    assert (game.height("2,-1"), game.height("2,0")) == (3, 1)


def test_a_later_swap_revives_them() -> None:
    """[HK-A15] Without a second first growth."""
    game = swapping(RIVER, CHANNELS, display="jump jump jump")
    game.play(0, "swap 1,-1 -1,0")

    swap_again(game, "1,-1 -1,0")

    assert game.channels(connected=False) == set()
    assert game.irrigated() == {"1,-1", "1,0", "2,-1", "2,0", "-1,0"}
    assert (game.height("2,-1"), game.height("2,0")) == (3, 1)


def test_a_laid_channel_revives_them() -> None:
    """[HK-A15] It continues a connected one, or leaves the pond, and reaches a cut-off one."""
    game = swapping(RIVER, CHANNELS, mine=Seat(channels=1), display="jump jump jump")
    game.play(0, "swap 1,-1 -1,0")
    assert game.choices(0, "lay") == {"1,-1 1,0"}

    game.play(0, "lay 1,-1 1,0")

    assert game.channels(connected=True) == {"-1,0 -1,1", "1,-1 1,0", "2,-1 1,0", "2,-1 2,0"}
    assert game.irrigated() == {"1,-1", "1,0", "2,-1", "2,0", "-1,0"}
    assert (game.height("2,-1"), game.height("2,0")) == (3, 1)


def test_a_cut_off_channel_is_not_continued() -> None:
    """[HK-A15] The edge between 1,0 and 2,0 only meets channels without water."""
    game = hikari_table(Seat(channels=1), land=RIVER, channels="2,-1 1,0 / 2,-1 2,0")

    assert game.choices(0, "lay") == {"1,-1 1,0"}


def test_a_revived_channel_may_bring_first_growth_to_both_of_its_plots() -> None:
    """[HK-A15] [TK-6] To plots that never had water."""
    land = "green:1 1,-1 / yellow:1 1,0 / pink- 2,-1 / green-fertilizer- 2,0"
    game = hikari_table(Seat(channels=1), land=land, channels="2,-1 1,0 / 2,-1 2,0")

    game.play(0, "lay 1,-1 1,0")

    assert game.heights() == {"1,-1": 1, "1,0": 1, "2,-1": 1, "2,0": 2}


def test_a_plot_that_fell_dry_does_not_grow() -> None:
    """[HK-A15] [TK-7] The gardener may stop there."""
    game = swapping(RIVER, CHANNELS, display="jump jump jump", gardener="1,0", made="channel")
    game.play(0, "swap 1,-1 -1,0", "ready")
    game.play(1, "pass")

    game.play(0, "gardener 2,-1")

    assert game.height("2,-1") == 3


def test_a_dry_bamboo_serves_gardener_objectives_but_no_plot_objectives() -> None:
    """[HK-A15] [TK-A5]"""
    mine = Seat("gardener-pink-4-none plot-triangle-pink")
    land = "pink:4 2,-1 / pink:1 1,0 / pink:1 2,0 / green:1 1,-1 / yellow:1 -1,0"
    game = swapping(land, CHANNELS, mine=mine, display="jump jump jump")
    assert game.choices(0, "claim") == {"gardener-pink-4-none", "plot-triangle-pink"}

    game.play(0, "swap 1,-1 -1,0")

    assert game.choices(0, "claim") == {"gardener-pink-4-none"}


def test_a_plot_that_gets_water_by_a_swap_for_the_first_time_grows() -> None:
    """[HK-7] [TK-6] By two with fertilizer; the other keeps its bamboo although it is dry now."""
    game = swapping("green:3 1,0 / pink-fertilizer- 2,0")

    game.play(0, "swap 1,0 2,0")

    assert game.heights() == {"2,0": 3, "1,0": 2}
    assert game.irrigated() == {"1,0"}


def test_a_plot_that_had_water_before_does_not_grow_when_it_gets_it_again() -> None:
    """[HK-7] [HK-A15] First growth comes once."""
    game = swapping("green:3 1,0 / pink 2,0")

    game.play(0, "swap 1,0 2,0")

    assert game.heights() == {"2,0": 3, "1,0": 0}


def test_a_swap_may_fulfil_a_plot_objective() -> None:
    """[HK-7] [TK-11] Patterns are searched for again."""
    mine = Seat("plot-curve-green plot-line-green")
    game = swapping("green:1 1,-1 / pink:1 1,0 / green:1 0,1 / green- 3,0", mine=mine)
    assert game.choices(0, "claim") == set()

    game.play(0, "swap 1,0 3,0")

    assert game.choices(0, "claim") == {"plot-curve-green"}


def test_a_claimed_objective_is_not_lost_by_a_swap() -> None:
    """[HK-7] [TK-11]"""
    game = swapping("green:1 1,-1 / green:1 1,0 / green:1 0,1 / pink- 3,0", mine=Seat("plot-curve-green"))
    game.play(0, "claim plot-curve-green")

    game.play(0, "swap 1,0 3,0")

    assert game.score(0)["plot"] == 2


def test_new_plots_find_their_place_after_a_swap() -> None:
    """[HK-7] [TK-5] The cells are the same as before."""
    game = swapping("green:1 1,0 / pink:1 1,-1 / yellow- 2,-1", display="jump jump jump", made="channel")
    game.play(0, "swap 2,-1 1,0", "ready")
    game.play(1, "pass")

    game.play(0, "plots", "~ green", "~ green", "~ green")

    assert game.choices(0, "keep green") == {"0,1", "-1,1", "-1,0", "0,-1", "2,-2", "2,0"}
