"""The Takenoko reference itself follows the rules: plots, channels, figures and improvements."""

from collections import Counter

import pytest

from .takenoko_scenes import (
    heights,
    play,
    scene,
    starting_with,
)

RING = "0,-1 1,-1 -1,0 1,0 -1,1 0,1"

# Plots


def test_three_plots_are_drawn_by_the_copies_left() -> None:
    """[TK-5] One by one, then one is kept."""
    game = scene()

    play(game, 0, "plots")
    assert game.chances()["~ green"] == 6
    play(game, 0, "~ green")
    assert game.chances()["~ green"] == 5
    play(game, 0, "~ green", "~ pink-watershed")
    assert len(game.legal(0)) == 12
    assert {move.split()[2] for move in game.legal(0)} == set(RING.split())


def test_a_plot_touches_the_pond_or_two_plots() -> None:
    """[TK-5] Beside two neighbours of the pond there is one more cell."""
    game = scene("green 1,0 / green 0,1")

    play(game, 0, "plots", "~ pink", "~ pink", "~ pink")
    cells = {move.split()[2] for move in game.legal(0)}
    assert cells == {"0,-1", "1,-1", "-1,0", "-1,1", "1,1"}


def test_the_other_two_plots_go_under_the_pile_in_the_order_of_choice() -> None:
    """[TK-5] [TK-A12] The seat that put them there remembers them."""
    game = scene()

    play(game, 0, "plots", "~ green", "~ pink", "~ yellow", "keep pink 1,0")
    assert game.legal(0) == {"under green yellow", "under yellow green"}
    play(game, 0, "under yellow green")
    assert game.known_pile() == [("yellow", 0), ("green", 0)]


def test_two_plots_of_one_kind_are_asked_about_too() -> None:
    """[TK-5] [TK-A12] They have only one order, but nobody learns that they are equal."""
    game = scene()

    play(game, 0, "plots", "~ green", "~ pink", "~ green", "keep pink 1,0")
    assert game.legal(0) == {"under green green"}
    play(game, 0, "under green green")
    assert game.known_pile() == [("green", 0), ("green", 0)]
    assert "channel" in game.legal(0)


def test_known_plots_are_drawn_in_order_when_no_other_is_left() -> None:
    """[TK-5] First the last unseen one, then from those under the pile."""
    game = scene()
    game.table.unseen_plots = Counter({"pink": 1})
    game.table.plots_under = [("green", 1), ("yellow", 0), ("yellow-watershed", 1)]

    play(game, 0, "plots", "~ pink")
    assert {move.split()[1] for move in game.legal(0)} == {"pink", "green", "yellow"}
    assert game.known_pile() == [("yellow-watershed", 1)]
    play(game, 0, "keep pink 1,0", "under green yellow")
    assert game.known_pile() == [("yellow-watershed", 1), ("green", 0), ("yellow", 0)]


def test_the_last_plot_is_drawn_alone() -> None:
    """[TK-5] [TK-A13] Fewer than three are all drawn; then the action is no longer available."""
    game = scene(turns=1, options={"weather": "off"})
    game.table.unseen_plots = Counter({"pink": 1})

    play(game, 0, "plots", "~ pink", "keep pink 1,0", "panda 1,0", "end")
    assert game.known_pile() == []
    assert "plots" not in game.legal(1)


def test_a_plot_beside_the_pond_grows_on_arrival() -> None:
    """[TK-5] [TK-6] One section, two with printed fertilizer."""
    game = scene()
    play(game, 0, "plots", "~ green-fertilizer", "~ pink", "~ pink", "keep green-fertilizer 1,0")

    assert game.board() == {
        (1, 0): {"kind": "green-fertilizer", "chip": None, "height": 2, "irrigated": True, "grown": True}
    }


def test_a_plot_far_from_the_pond_stays_dry_unless_it_has_a_watershed() -> None:
    """[TK-5] [TK-6] Only the printed watershed waters it."""
    game = scene("green 1,0 / green 0,1 / green 1,-1")
    play(game, 0, "plots", "~ pink", "~ pink-watershed", "~ pink", "keep pink 1,1")
    assert game.board()[1, 1] == {"kind": "pink", "chip": None, "height": 0, "irrigated": False, "grown": False}

    game = scene("green 1,0 / green 0,1 / green 1,-1")
    play(game, 0, "plots", "~ pink", "~ pink-watershed", "~ pink", "keep pink-watershed 1,1")
    assert game.board()[1, 1]["height"] == 1


@pytest.mark.parametrize(("chip", "height"), [("fertilizer", 2), ("enclosure", 1), (None, 1)])
def test_a_stored_chip_may_come_with_the_plot_before_it_grows(chip: str | None, height: int) -> None:
    """[TK-5] [TK-10] [TK-A15] So fertilizer counts at once."""
    game = scene()
    game.table.players[0].chips = {"watershed": 0, "enclosure": 1, "fertilizer": 1}
    play(game, 0, "plots", "~ pink", "~ pink", "~ pink", "keep pink 1,0")

    assert game.legal(0) == {"with enclosure", "with fertilizer", "bare"}
    play(game, 0, f"with {chip}" if chip else "bare")
    assert game.board()[1, 0]["chip"] == chip
    assert game.board()[1, 0]["height"] == height


def test_no_chip_is_offered_for_a_plot_with_a_printed_improvement() -> None:
    """[TK-10] One improvement on a plot."""
    game = scene()
    game.table.players[0].chips["watershed"] = 1
    play(game, 0, "plots", "~ pink-enclosure", "~ pink", "~ pink", "keep pink-enclosure 1,0", "under pink pink")

    assert "channel" in game.legal(0)
    assert game.stored(0)["watershed"] == 1


# Channels and irrigation


def test_the_first_channels_leave_the_corners_of_the_pond() -> None:
    """[TK-6] [TK-A14] Between two neighbours of the pond; never along the pond; only between plots."""
    game = scene("green 1,0 / green 0,1 / pink 1,1 / pink -1,0")

    play(game, 0, "channel")
    assert starting_with(game.legal(0), "lay") == {"1,0 0,1"}


def test_later_channels_continue_earlier_ones() -> None:
    """[TK-6] From either end of an earlier one."""
    game = scene("green 1,0 / green 0,1 / pink 1,1 / yellow 2,0", "1,0 0,1")

    play(game, 0, "channel")
    assert starting_with(game.legal(0), "lay") == {"1,0 1,1", "0,1 1,1"}
    play(game, 0, "lay 1,0 1,1")
    assert game.channels() == {((1, 0), (0, 1)), ((1, 0), (1, 1))}


def test_a_channel_waters_both_sides_for_the_first_time() -> None:
    """[TK-6] Both plots grow, the one with fertilizer by two."""
    game = scene("green:1 1,0 / green:1 0,1 / pink 1,1 / yellow-fertilizer 2,0", "1,0 0,1 / 1,0 1,1")
    assert game.board()[2, 0]["irrigated"] is False
    play(game, 0, "channel", "lay 2,0 1,1")

    assert heights(game) == {"1,0": 1, "0,1": 1, "1,1": 0, "2,0": 2}

    game = scene("green:1 1,0 / green:1 0,1 / pink 1,1 / yellow 0,2 / pink 1,2", "1,0 0,1 / 0,1 1,1")
    game.table.garden.plots[1, 1].height = 0
    play(game, 0, "channel", "lay 1,1 0,2")
    assert heights(game) == {"1,0": 1, "0,1": 1, "1,1": 0, "0,2": 1, "1,2": 0}


def test_a_plot_has_its_first_growth_only_once() -> None:
    """[TK-6] Not again after its bamboo was eaten and another channel reached it."""
    game = scene("green:1 1,0 / green:1 0,1 / pink 1,1", "1,0 0,1 / 1,0 1,1")
    play(game, 0, "channel", "lay 0,1 1,1")

    assert heights(game)["1,1"] == 0


def test_channels_can_be_stored_and_laid_in_a_later_turn() -> None:
    """[TK-6] Laying costs no action."""
    game = scene("green 1,0 / green 0,1")
    play(game, 0, "channel", "panda 1,0", "end")
    play(game, 1, "gardener 1,0", "panda 0,0", "end")

    play(game, 0, "~ wind", "lay 1,0 0,1")
    assert game.stored(0)["channels"] == 0
    assert game.channels() == {((1, 0), (0, 1))}


def test_the_last_channel_ends_the_action() -> None:
    """[TK-6] [TK-A13] The supply is empty."""
    game = scene("green 1,0", options={"weather": "off"})
    game.table.channel_supply = 1
    play(game, 0, "channel", "panda 1,0", "end")

    assert "channel" not in game.legal(1)


# Gardener and panda


def test_a_figure_walks_in_straight_lines_without_a_gap() -> None:
    """[TK-7] [TK-8] [TK-A16] Any distance, over the pond too; never staying, never turning."""
    game = scene("green 1,0 / green 2,0 / green -1,0 / pink 0,1 / pink 1,1 / pink 4,0")
    game.table.garden.figures["panda"] = (2, 0)

    assert starting_with(game.legal(0), "panda") == {"1,0", "0,0", "-1,0", "1,1"}
    assert starting_with(game.legal(0), "gardener") == {"1,0", "2,0", "-1,0", "0,1"}


def test_the_gardener_grows_his_plot_and_its_colour_beside_it() -> None:
    """[TK-7] Only irrigated plots, two with fertilizer, never above four."""
    game = scene("green 1,0 / green-fertilizer:3 0,1 / green 1,1 / pink 1,-1 / green 0,-1")

    play(game, 0, "gardener 1,0")
    assert heights(game) == {"1,0": 1, "0,1": 4, "1,1": 0, "1,-1": 0, "0,-1": 0}


def test_the_gardener_on_a_dry_plot_still_helps_its_neighbours() -> None:
    """[TK-7] Of the colour of the dry plot."""
    game = scene("green 1,0 / pink 0,1 / green 1,1 / green 2,0")
    game.table.garden.figures["gardener"] = (2, 0)

    play(game, 0, "gardener 1,1")
    assert heights(game) == {"1,0": 1, "0,1": 0, "1,1": 0, "2,0": 0}


def test_nothing_grows_when_the_gardener_stops_on_the_pond() -> None:
    """[TK-7] The pond has no colour."""
    game = scene("green 1,0 / green 0,1")
    game.table.garden.figures["gardener"] = (1, 0)

    play(game, 0, "gardener 0,0")
    assert heights(game) == {"1,0": 0, "0,1": 0}


@pytest.mark.parametrize(
    ("plot", "left", "eaten"),
    [("yellow:2", 1, 1), ("yellow", 0, 0), ("yellow-enclosure:2", 2, 0), ("yellow+enclosure:2", 2, 0)],
)
def test_the_panda_eats_where_it_stops(plot: str, left: int, eaten: int) -> None:
    """[TK-8] [TK-A17] One section, for the mover; nothing on an enclosure, printed or not."""
    game = scene(f"{plot} 1,0")

    play(game, 0, "panda 1,0")
    assert heights(game) == {"1,0": left}
    assert game.eaten(0)["yellow"] == eaten


# Improvements


def test_a_stored_chip_goes_on_a_plot_without_bamboo_and_without_improvement() -> None:
    """[TK-10] Not on the pond either."""
    game = scene("green 1,0 / green:1 0,1 / green-enclosure -1,1 / green+watershed -1,0 / pink 1,1")
    game.table.players[0].chips["fertilizer"] = 1

    assert starting_with(game.legal(0), "improve") == {"fertilizer 1,0", "fertilizer 1,1"}


def test_a_watershed_on_a_dry_plot_is_its_first_watering() -> None:
    """[TK-6] [TK-10] One section; and it starts no channel."""
    game = scene("green 1,0 / green 0,1 / pink 1,1 / pink 2,0")
    game.table.players[0].chips["watershed"] = 1
    play(game, 0, "improve watershed 1,1", "channel")

    assert game.board()[1, 1] == {"kind": "pink", "chip": "watershed", "height": 1, "irrigated": True, "grown": True}
    assert starting_with(game.legal(0), "lay") == {"1,0 0,1"}
