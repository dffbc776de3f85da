"""The Takenoko reference itself follows the rules: the box, setting up, the turn and its weather."""

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
    """[TK-4] Six faces, equally likely."""
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


def test_rain_without_a_garden_asks_nothing() -> None:
    """[TK-4] No plot to choose."""
    assert "plots" in weather_scene("rain").legal(0)


def test_storm_brings_the_panda_to_any_other_tile_to_eat() -> None:
    """[TK-4] [TK-A10] Not only in straight lines, and not to its own tile."""
    game = weather_scene("storm", "green:1 1,0 / green:1 0,1 / pink:2 1,1")

    assert game.legal(0) == {"storm 1,0", "storm 0,1", "storm 1,1", "decline"}
    play(game, 0, "storm 1,1")
    assert game.figures()["panda"] == (1, 1)
    assert game.eaten(0) == {"green": 0, "yellow": 0, "pink": 1}
    assert heights(game)["1,1"] == 1


def test_storm_without_a_garden_asks_nothing() -> None:
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
