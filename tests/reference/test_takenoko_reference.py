"""The second opinion on Takenoko is itself held against the rules: each step of a turn, objectives, the end."""

from collections import Counter

import pytest

from .takenoko import ReferenceGame
from .takenoko_box import read_objectives, read_plots
from .takenoko_scenes import (
    FULL_HAND,
    heights,
    play,
    read_garden,
    scene,
    starting_with,
    weather_scene,
)

RING = "0,-1 1,-1 -1,0 1,0 -1,1 0,1"

# The box


def test_the_box_holds_27_plots() -> None:
    """[TK-1] 11 green, 9 yellow and 7 pink; 16 of them plain."""
    plots = read_plots("6221")
    by_colour: Counter[str] = Counter()
    for kind, count in plots.items():
        by_colour[kind.split("-")[0]] += count

    assert by_colour == {"green": 11, "yellow": 9, "pink": 7}
    assert plots["green"] + plots["yellow"] + plots["pink"] == 16


def test_another_printing_has_one_plain_green_plot_less_and_one_with_fertilizer_more() -> None:
    """[TK-13] [TK-A1] 5/2/2/2 in place of 6/2/2/1."""
    assert Counter(read_plots("6221")) - Counter(read_plots("5222")) == {"green": 1}
    assert Counter(read_plots("5222")) - Counter(read_plots("6221")) == {"green-fertilizer": 1}


@pytest.mark.parametrize(("category", "points"), [("plot", 51), ("gardener", 81), ("panda", 64)])
def test_each_category_has_fifteen_cards(category: str, points: int) -> None:
    """[TK-1] Worth 196 points together."""
    cards = [card for card in read_objectives("dominoes").values() if card.category == category]

    assert sum(card.copies for card in cards) == 15
    assert sum(card.copies * card.points for card in cards) == points


def test_a_garden_is_read_with_heights_chips_and_channels() -> None:
    """[TK-5] The notation of these tests."""
    garden = read_garden("green:2 1,0 / pink+watershed 1,1", "1,0 1,1")

    assert garden.plots[1, 0].height == 2
    assert garden.plots[1, 1].chip == "watershed"
    assert garden.connected_channels() == set()


# Setting up


def test_each_seat_is_dealt_one_objective_of_each_category_then_the_first_seat_is_drawn() -> None:
    """[TK-2] [TK-A6] Seat by seat: plot, gardener, panda."""
    game = ReferenceGame(2, {})
    kinds = []
    while game.waiting() == {"~"}:
        kinds.append(min(game.chances()).split()[1].split("-")[0])
        game.play("~", max(game.chances()))

    assert kinds == ["plot", "gardener", "panda", "plot", "gardener", "panda", "seat"]
    assert game.waiting() == {1}
    assert [len(game.hand(seat)) for seat in (0, 1)] == [3, 3]


def test_the_odds_of_a_panda_card_are_the_copies_left() -> None:
    """[TK-2] Five green ones, then four."""
    game = ReferenceGame(2, {"first": "0"})
    play(game, 0, "~ plot-line-green", "~ gardener-pink-3x2")

    assert game.chances() == {"~ panda-green": 5, "~ panda-yellow": 4, "~ panda-pink": 3, "~ panda-trio": 3}
    play(game, 0, "~ panda-green", "~ plot-line-pink", "~ gardener-green-3x4")
    assert game.chances()["~ panda-green"] == 4


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (2, {"first": "2"}), (2, {"weather": "sunny"}), (2, {"wether": "on"})],
)
def test_a_game_that_does_not_exist_is_refused(seats: int, options: dict[str, str]) -> None:
    """[TK-2] Two to four seats, known options, a first seat at the table."""
    with pytest.raises(ValueError, match="no such"):
        ReferenceGame(seats, options)


# The turn


def test_in_the_very_first_turn_the_figures_have_nowhere_to_go() -> None:
    """[TK-3] Plots, a channel or an objective; the turn may not end yet."""
    game = scene()

    assert game.legal(0) == {"plots", "channel", "objective plot", "objective gardener", "objective panda"}


def test_the_two_actions_of_a_turn_differ() -> None:
    """[TK-3] After a channel no second one; after two actions the end."""
    game = scene("green:1 1,0")

    play(game, 0, "channel")
    assert "channel" not in game.legal(0)
    play(game, 0, "objective plot", "~ plot-line-green")
    assert game.legal(0) == {"end"}


def test_a_turn_may_end_only_when_no_action_is_possible() -> None:
    """[TK-3] [TK-A9] Actions are compulsory; without any the seat passes."""
    game = scene(hands={0: FULL_HAND})
    game.table.channel_supply = 0
    assert game.legal(0) == {"plots"}

    game.table.unseen_plots.clear()
    assert game.legal(0) == {"end"}


def test_a_move_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    """[TK-3] Neither a wrong move nor a wrong seat nor an unknown outcome."""
    game = scene()

    refused: list[tuple[int | str, str]] = [(0, "end"), (1, "plots"), ("~", "~ sun"), ("x", "plots")]
    for seat, text in refused:
        with pytest.raises(ValueError, match="not"):
            game.play(seat, text)
    assert game.waiting() == {0}


def test_planned_actions_may_be_carried_out_in_any_order() -> None:
    """[TK-13] [TK-A7] Both are planned first, and differ."""
    game = scene("green 1,0", options={"actions": "committed"})

    assert starting_with(game.legal(0), "plan") == {"plots", "channel", "gardener", "panda", "objective"}
    play(game, 0, "plan plots")
    assert game.legal(0) == {"plan channel", "plan gardener", "plan panda", "plan objective"}
    play(game, 0, "plan panda")
    assert game.legal(0) == {"plots", "panda 1,0"}


def test_with_sun_a_third_action_may_be_planned() -> None:
    """[TK-13] After two the plan may also be done."""
    game = weather_scene("sun", options={"actions": "committed"})

    play(game, 0, "plan plots", "plan channel")
    assert game.legal(0) == {"plan gardener", "plan panda", "plan objective", "done"}
    play(game, 0, "done")
    assert game.legal(0) == {"plots", "channel"}


def test_with_wind_the_same_action_may_be_planned_twice() -> None:
    """[TK-13] Any two."""
    game = weather_scene("wind", options={"actions": "committed"})

    play(game, 0, "plan channel", "plan channel", "channel", "channel", "end")
    assert game.stored(0)["channels"] == 2


def test_a_plan_that_cannot_be_carried_out_ends_the_turn() -> None:
    """[TK-13] Figures cannot move on a bare pond."""
    game = scene(options={"actions": "committed"})

    play(game, 0, "plan panda", "plan gardener")
    assert game.legal(0) == {"end"}


# Weather


def test_the_die_is_rolled_from_the_second_turn_of_a_seat_on() -> None:
    """[TK-4] Six faces, each as likely."""
    game = scene()
    for seat in (0, 1):
        play(game, seat, "channel", "objective panda", "~ panda-pink", "end")

    assert game.chances() == {f"~ {face}": 1 for face in ("sun", "rain", "wind", "storm", "clouds", "question")}


def test_beginners_play_without_the_die() -> None:
    """[TK-13] The turn starts with the actions."""
    assert "plots" in scene(turns=1, options={"weather": "off"}).legal(0)


def test_sun_gives_a_third_action_that_differs_and_may_be_left_out() -> None:
    """[TK-4] Three different actions."""
    game = weather_scene("sun", "green 1,0")

    play(game, 0, "channel", "panda 1,0")
    assert {"end", "plots"} <= game.legal(0)
    assert not starting_with(game.legal(0), "channel") | starting_with(game.legal(0), "panda")
    play(game, 0, "gardener 1,0")
    assert game.legal(0) == {"end"}


def test_wind_allows_the_same_action_twice() -> None:
    """[TK-4] But not three times."""
    game = weather_scene("wind")

    play(game, 0, "channel", "channel")
    assert game.legal(0) == {"end"}


def test_rain_lets_one_irrigated_plot_grow() -> None:
    """[TK-4] Neither a dry plot nor one of full height is a choice; fertilizer gives two."""
    game = weather_scene("rain", "green:4 1,0 / pink-fertilizer:1 0,1 / yellow 1,1")

    assert game.legal(0) == {"rain 0,1", "decline"}
    play(game, 0, "rain 0,1")
    assert heights(game) == {"1,0": 4, "0,1": 3, "1,1": 0}


def test_rain_on_no_garden_asks_nothing() -> None:
    """[TK-4] No plot to choose."""
    assert "plots" in weather_scene("rain").legal(0)


def test_storm_brings_the_panda_to_any_other_tile_to_eat() -> None:
    """[TK-4] [TK-A10] Not bound to lines, not to its own tile."""
    game = weather_scene("storm", "green:1 1,0 / green:1 0,1 / pink:2 1,1")

    assert game.legal(0) == {"storm 1,0", "storm 0,1", "storm 1,1", "decline"}
    play(game, 0, "storm 1,1")
    assert game.figures()["panda"] == (1, 1)
    assert game.eaten(0) == {"green": 0, "yellow": 0, "pink": 1}
    assert heights(game)["1,1"] == 1


def test_storm_on_no_garden_asks_nothing() -> None:
    """[TK-4] The panda has nowhere to fly."""
    assert "plots" in weather_scene("storm").legal(0)


def test_clouds_bring_a_chip_to_storage() -> None:
    """[TK-4] One that is left in the supply."""
    game = scene(turns=1)
    game.table.chip_supply["enclosure"] = 0
    play(game, 0, "~ clouds")

    assert game.legal(0) == {"clouds watershed", "clouds fertilizer", "decline"}
    play(game, 0, "clouds watershed")
    assert game.stored(0) == {"channels": 0, "watershed": 1, "enclosure": 0, "fertilizer": 0}
    assert game.table.chip_supply["watershed"] == 2


@pytest.mark.parametrize("face", ["clouds", "question"])
def test_without_chips_another_weather_is_chosen(face: str) -> None:
    """[TK-4] [TK-A11] Clouds turn into a choice, and a choice has no clouds."""
    game = scene(turns=1)
    game.table.chip_supply = dict.fromkeys(game.table.chip_supply, 0)
    play(game, 0, f"~ {face}")

    assert game.legal(0) == {"choose sun", "choose rain", "choose wind", "choose storm", "decline"}


def test_the_question_mark_gives_the_chosen_weather() -> None:
    """[TK-4] As if it had been rolled."""
    game = weather_scene("question", "green 1,0")

    assert "choose clouds" in game.legal(0)
    play(game, 0, "choose rain")
    assert game.legal(0) == {"rain 1,0", "decline"}


def test_claims_wait_until_the_weather_is_over() -> None:
    """[TK-4] [TK-A8] Free steps are for the rest of the turn."""
    game = scene("green:4 1,0", hands={0: ["gardener-green-4-none"]}, turns=1)
    play(game, 0, "~ storm")
    assert not starting_with(game.legal(0), "claim")

    play(game, 0, "decline")
    assert "claim gardener-green-4-none" in game.legal(0)


def test_a_declined_weather_has_no_effect() -> None:
    """[TK-4] Always optional."""
    game = weather_scene("storm", "green:1 1,0")

    play(game, 0, "decline")
    assert game.figures()["panda"] == (0, 0)
    assert "plots" in game.legal(0)


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
    """[TK-5] [TK-A12] Who put them there remembers them."""
    game = scene()

    play(game, 0, "plots", "~ green", "~ pink", "~ yellow", "keep pink 1,0")
    assert game.legal(0) == {"under green yellow", "under yellow green"}
    play(game, 0, "under yellow green")
    assert game.known_pile() == [("yellow", 0), ("green", 0)]


def test_two_plots_of_one_kind_are_asked_about_too() -> None:
    """[TK-5] [TK-A12] There is one order of them, and nobody learns that they are equal."""
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
    """[TK-5] [TK-A13] What is left, if fewer than three are; then the action is gone."""
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


def test_later_channels_go_on_from_earlier_ones() -> None:
    """[TK-6] From either end of what lies there."""
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


# Objectives


def test_an_objective_is_drawn_from_the_chosen_deck() -> None:
    """[TK-9] By the copies left; it is no longer in the deck."""
    game = scene()
    play(game, 0, "objective panda", "~ panda-trio")

    assert game.hand(0) == ["panda-trio"]


def test_with_five_cards_in_hand_none_is_drawn() -> None:
    """[TK-9] A claim makes room in the same turn."""
    game = scene(hands={0: ["panda-pink", "panda-green", "panda-green", "panda-green", "panda-green"]})
    game.table.players[0].eaten["pink"] = 2
    assert not starting_with(game.legal(0), "objective")

    play(game, 0, "claim panda-pink")
    assert starting_with(game.legal(0), "objective") == {"plot", "gardener", "panda"}


def test_an_empty_deck_is_not_offered() -> None:
    """[TK-9] [TK-A13] The others still are."""
    game = scene()
    game.table.decks["panda"].unseen.clear()

    assert starting_with(game.legal(0), "objective") == {"plot", "gardener"}


def test_experts_put_fulfilled_cards_under_the_deck_and_draw_on() -> None:
    """[TK-13] [TK-A21] Until a card is kept."""
    game = scene("green 1,0 / green 0,1 / green -1,1", options={"expert": "on"})
    play(game, 0, "objective plot", "~ plot-curve-green")
    assert game.waiting() == {"~"}
    assert "~ plot-curve-green" not in game.chances()

    play(game, 0, "~ plot-line-green")
    assert game.hand(0) == ["plot-line-green"]
    assert game.table.decks["plot"].under == ["plot-curve-green"]


def test_experts_draw_known_cards_in_order_when_no_other_is_left() -> None:
    """[TK-13] [TK-A21] Without chance; a card fulfilled by now goes under the deck once more."""
    game = scene("green 1,0 / green 0,1 / green -1,1", options={"expert": "on"})
    game.table.decks["plot"].unseen.clear()
    game.table.decks["plot"].under = ["plot-curve-green", "plot-line-pink", "plot-line-green"]

    play(game, 0, "objective plot")
    assert game.hand(0) == ["plot-line-pink"]
    assert game.table.decks["plot"].under == ["plot-line-green", "plot-curve-green"]


def test_experts_draw_nothing_from_a_deck_that_is_all_fulfilled() -> None:
    """[TK-13] [TK-A21] Every card was rejected once; the action is over."""
    game = scene("green 1,0 / green 0,1 / green -1,1", options={"expert": "on"})
    game.table.decks["plot"].unseen = Counter({"plot-curve-green": 1})

    play(game, 0, "objective plot", "~ plot-curve-green")
    assert game.hand(0) == []
    assert game.table.decks["plot"].under == ["plot-curve-green"]
    assert "channel" in game.legal(0)


# Improvements


def test_a_stored_chip_goes_on_a_plot_without_bamboo_and_without_improvement() -> None:
    """[TK-10] Neither on the pond."""
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


# Claims


@pytest.mark.parametrize(
    ("card", "cells"),
    [
        ("plot-triangle-green", "1,0 0,1 1,1"),
        ("plot-triangle-green", "1,0 0,1 0,0"),
        ("plot-line-green", "0,-1 1,-1 2,-1"),
        ("plot-line-green", "0,1 1,0 2,-1"),
        ("plot-curve-green", "1,0 0,1 -1,1"),
        ("plot-curve-green", "-1,0 -1,1 0,1"),
        ("plot-diamond-green", "1,-1 1,0 2,-1 2,0"),
    ],
)
def test_a_plot_card_is_fulfilled_in_any_turn(card: str, cells: str) -> None:
    """[TK-11] But the pond is never part of it."""
    plots = " / ".join(f"green+watershed {cell}" for cell in cells.split() if cell != "0,0")
    game = scene(plots, hands={0: [card]})

    assert (f"claim {card}" in game.legal(0)) == ("0,0" not in cells.split())


def test_all_plots_of_a_plot_card_are_irrigated() -> None:
    """[TK-11] A dry one does not count."""
    plots = "green 1,0 / green 0,1 / green 1,1"
    dry = scene(plots, hands={0: ["plot-triangle-green"]})
    wet = scene(plots, "1,0 0,1 / 1,0 1,1", hands={0: ["plot-triangle-green"]})

    assert "claim plot-triangle-green" not in dry.legal(0)
    assert "claim plot-triangle-green" in wet.legal(0)


@pytest.mark.parametrize("mirror", ["off", "on"])
def test_a_two_colour_diamond_is_mirrored_only_by_an_option(mirror: str) -> None:
    """[TK-11] [TK-13] [TK-A3] Turned it always counts."""
    card = "plot-diamond-yellow-green"
    printed = {"2,-2": "green", "1,-1": "yellow", "2,-1": "green", "1,0": "yellow"}
    turned = {"3,-1": "green", "2,-1": "yellow", "2,0": "green", "1,0": "yellow"}
    mirrored = {"2,-2": "green", "2,-1": "yellow", "1,-1": "green", "1,0": "yellow"}
    for plots, counts in ((printed, True), (turned, True), (mirrored, mirror == "on")):
        text = " / ".join(f"{colour}+watershed {cell}" for cell, colour in plots.items())
        game = scene(text, hands={0: [card]}, options={"mirror": mirror})
        assert (f"claim {card}" in game.legal(0)) == counts


def test_another_layout_has_one_colour_on_the_tips_of_a_diamond() -> None:
    """[TK-13] [TK-A2] The other in the middle."""
    card = "plot-diamond-yellow-green"
    plots = "green+watershed 2,-2 / yellow 1,-1 / yellow+watershed 2,-1 / green 1,0"

    assert f"claim {card}" in scene(plots, hands={0: [card]}, options={"diamonds": "tips"}).legal(0)
    assert f"claim {card}" not in scene(plots, hands={0: [card]}, options={"mirror": "on"}).legal(0)


@pytest.mark.parametrize(
    ("card", "plots", "fulfilled"),
    [
        ("gardener-green-4-none", "green:4 1,0", True),
        ("gardener-green-4-none", "green+enclosure:4 1,0", False),
        ("gardener-green-4-none", "green:3 1,0", False),
        ("gardener-green-4-enclosure", "green-enclosure:4 1,0", True),
        ("gardener-green-4-enclosure", "green+enclosure:4 1,0", True),
        ("gardener-green-4-enclosure", "pink-enclosure:4 1,0", False),
        ("gardener-green-4-enclosure", "green-watershed:4 1,0", False),
        ("gardener-pink-3x2", "pink:3 1,0 / pink-fertilizer:3 -1,0", True),
        ("gardener-pink-3x2", "pink:3 1,0 / pink:4 -1,0", False),
        ("gardener-yellow-3x3", "yellow:3 1,0 / yellow:3 -1,0 / yellow:3 0,1 / yellow:1 0,-1", True),
        ("gardener-green-3x4", "green:3 1,0 / green:3 -1,0 / green:3 0,1 / yellow:3 0,-1", False),
    ],
)
def test_a_gardener_card_wishes_for_exact_bamboos(card: str, plots: str, fulfilled: bool) -> None:
    """[TK-11] [TK-A4] Colour, exact height, improvement; a group may lie anywhere."""
    assert (f"claim {card}" in scene(plots, hands={0: [card]}).legal(0)) == fulfilled


def test_a_panda_card_gives_sections_back() -> None:
    """[TK-11] They are used up; with a counted supply they return to it."""
    game = scene(hands={0: ["panda-trio", "panda-pink"]}, options={"bamboo": "36-30-24"})
    game.table.players[0].eaten = {"green": 1, "yellow": 2, "pink": 2}
    assert starting_with(game.legal(0), "claim") == {"panda-trio", "panda-pink"}

    play(game, 0, "claim panda-trio")
    assert game.eaten(0) == {"green": 0, "yellow": 1, "pink": 1}
    assert game.table.bamboo_supply == {"green": 37, "yellow": 31, "pink": 25}
    assert not starting_with(game.legal(0), "claim")
    assert game.claimed(0) == ["panda-trio"]


def test_plots_serve_several_cards_and_players() -> None:
    """[TK-11] [TK-A18] Only eaten sections are used up; claims are for the own turn."""
    hands = {0: ["plot-curve-green", "gardener-green-4-none"], 1: ["gardener-green-4-none"]}
    game = scene("green:4 1,0 / green 0,1 / green -1,1", hands=hands)
    assert game.legal(1) == set()

    play(game, 0, "claim plot-curve-green", "claim gardener-green-4-none", "channel", "panda -1,1", "end")
    assert "claim gardener-green-4-none" in game.legal(1)


# A counted supply of bamboo


def test_the_mover_chooses_what_grows_when_bamboo_is_short() -> None:
    """[TK-13] [TK-A19] Plot by plot, until the colour is used up."""
    game = scene("green 1,0 / green 0,1 / green 1,-1", options={"bamboo": "36-30-24"})
    game.table.bamboo_supply = {"green": 2, "yellow": 0, "pink": 0}
    play(game, 0, "gardener 1,0")

    assert game.legal(0) == {"grow 1,0", "grow 0,1", "grow 1,-1"}
    play(game, 0, "grow 1,-1", "grow 0,1")
    assert heights(game) == {"1,0": 0, "0,1": 1, "1,-1": 1}
    assert "channel" in game.legal(0)


def test_fertilizer_takes_the_last_section_alone() -> None:
    """[TK-13] [TK-A19] Up to two."""
    game = scene("green-fertilizer 1,0", options={"bamboo": "28-26-24"})
    game.table.bamboo_supply = {"green": 1, "yellow": 0, "pink": 0}
    play(game, 0, "gardener 1,0", "grow 1,0")

    assert heights(game) == {"1,0": 1}
    assert game.table.bamboo_supply["green"] == 0


def test_nothing_grows_of_a_colour_that_is_used_up() -> None:
    """[TK-13] [TK-A19] And nobody is asked; a first growth is then missed for good."""
    game = scene(options={"bamboo": "28-26-24"})
    game.table.bamboo_supply = {"green": 0, "yellow": 0, "pink": 0}
    play(game, 0, "plots", "~ pink", "~ pink", "~ pink", "keep pink 1,0")

    assert game.board()[1, 0] == {"kind": "pink", "chip": None, "height": 0, "irrigated": True, "grown": True}


# The end


@pytest.mark.parametrize(("seats", "number"), [(2, 9), (3, 8), (4, 7)])
def test_enough_claims_bring_the_emperor_and_one_last_turn_for_the_others(seats: int, number: int) -> None:
    """[TK-12] Two points for the first who gets so far; the turn goes on."""
    game = scene("green 1,0", seats=seats, hands={0: ["panda-green"]}, options={"weather": "off"})
    game.table.players[0].claimed = ["panda-pink"] * (number - 1)
    game.table.players[0].eaten["green"] = 2
    play(game, 0, "claim panda-green")
    assert game.breakdown(0)["emperor"] == 2

    for seat in range(seats):
        assert game.waiting() == {seat}
        play(game, seat, "channel", "objective panda", "~ panda-green", "end")
    assert game.waiting() == set()
    assert game.winners() == {0}


def test_only_the_first_to_get_there_has_the_emperor() -> None:
    """[TK-12] Nobody else in the last turns."""
    game = scene("green 1,0", hands={0: ["panda-green"], 1: ["panda-green"]}, options={"weather": "off"})
    for player in game.table.players:
        player.claimed = ["panda-pink"] * 8
        player.eaten["green"] = 2
    play(game, 0, "claim panda-green", "channel", "panda 1,0", "end")
    play(game, 1, "claim panda-green", "channel", "panda 0,0", "end")

    assert game.waiting() == set()
    assert [game.breakdown(seat)["total"] for seat in (0, 1)] == [45, 43]


def test_the_score_adds_up_by_category() -> None:
    """[TK-12] Claimed cards only."""
    game = scene(hands={0: ["panda-trio"]})
    game.table.players[0].claimed = ["plot-line-pink", "gardener-green-3x4", "panda-green", "panda-green"]

    assert game.breakdown(0) == {"plot": 4, "gardener": 8, "panda": 6, "emperor": 0, "supreme": 0, "total": 18}


def test_a_tie_goes_to_the_better_panda_then_is_shared() -> None:
    """[TK-12] Points of panda objectives."""
    game = scene(seats=3)
    claims = [["plot-line-yellow"], ["panda-green"], ["plot-triangle-yellow"]]
    for player, claimed in zip(game.table.players, claims, strict=True):
        player.claimed = claimed
    assert game.winners() == {1}

    game.table.players[1].claimed = []
    assert game.winners() == {0, 2}


def stuck_game(options: dict[str, str]) -> ReferenceGame:
    """Only the figures can move."""
    game = scene("green 1,0 / pink 0,1", hands=dict.fromkeys((0, 1), FULL_HAND), options=options | {"weather": "off"})
    game.table.unseen_plots.clear()
    game.table.channel_supply = 0
    return game


def play_idle_round(game: ReferenceGame) -> None:
    """Every seat moves figures as long as it can."""
    for seat in (0, 1):
        while walks := {move for move in game.legal(seat) if move.startswith(("panda", "gardener"))}:
            play(game, seat, min(walks))
        play(game, seat, "end")


def test_after_twenty_rounds_in_which_nothing_moved_on_the_game_ends() -> None:
    """[TK-12] [TK-A20] Scored as it stands, without the Emperor card."""
    game = stuck_game({})
    for number in range(20):
        assert game.stalled() == number
        play_idle_round(game)

    assert game.waiting() == set()
    assert [game.breakdown(seat)["total"] for seat in (0, 1)] == [0, 0]


def test_progress_starts_the_count_of_stalled_rounds_anew() -> None:
    """[TK-12] [TK-A20] At the end of a round in which a channel was taken."""
    game = stuck_game({})
    for _ in range(19):
        play_idle_round(game)
    game.table.channel_supply = 1
    play(game, 0, "channel")
    play_idle_round(game)

    assert game.stalled() == 0
    assert game.waiting() == {0}


def test_stalled_games_go_on_by_an_option() -> None:
    """[TK-13] Nothing is counted."""
    game = stuck_game({"stall": "off"})
    for _ in range(21):
        play_idle_round(game)

    assert game.waiting() == {0}
    assert game.stalled() == 0
