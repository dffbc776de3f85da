"""The boxes of Takenoko and Hikari: the shipped file is valid, and every kind of damage is refused with its row."""

from collections import Counter
from pathlib import Path

import pytest

from lampion.games.takenoko.components import (
    Box,
    GardenerObjective,
    PandaObjective,
    PlotKind,
    PlotObjective,
    Special,
    Supreme,
    load,
)
from tests.games.boxes import Loading, Shipped

SHIPPED = Shipped("takenoko")
edited, changed = SHIPPED.edited, SHIPPED.changed


@pytest.fixture
def loading(tmp_path: Path) -> Loading[Box]:
    return Loading(load, tmp_path)


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Box:
    """The packaged box, whatever the environment says."""
    monkeypatch.delenv("LAMPION_COMPONENTS", raising=False)
    return load()


def test_the_shipped_box_has_twenty_seven_plots(box: Box) -> None:
    """[TK-1]"""
    colours = Counter(kind.colour for kind in box.plots["6221"] for _ in range(kind.count))

    assert colours == {"green": 11, "yellow": 9, "pink": 7}


def test_the_shipped_box_has_everything_else_in_the_list(box: Box) -> None:
    """[TK-1]"""
    assert dict(box.chips) == {"watershed": 3, "enclosure": 3, "fertilizer": 3}
    assert box.channels == 20
    assert box.faces == ("sun", "rain", "wind", "storm", "clouds", "question")
    assert len(box.plot_objectives["dominoes"]) == len(box.gardener_objectives) == 15
    assert sum(card.copies for card in box.panda_objectives) == 15


def test_the_objectives_are_worth_196_points_together(box: Box) -> None:
    """[TK-1]"""
    decks = (box.plot_objectives["dominoes"], box.gardener_objectives, box.panda_objectives)

    assert [sum(card.points * card.copies for card in deck) for deck in decks] == [51, 81, 64]


def test_a_kind_of_plot_is_read_as_printed(box: Box) -> None:
    """[TK-1]"""
    assert box.plots["6221"][1] == PlotKind("green-watershed", "green", "watershed", 2)


def test_the_other_printing_has_another_fertilizer_plot_for_a_plain_one(box: Box) -> None:
    """[TK-A1]"""
    assert [kind.count for kind in box.plots["6221"]] == [6, 2, 2, 1, 6, 1, 1, 1, 4, 1, 1, 1]
    assert [kind.count for kind in box.plots["5222"]] == [5, 2, 2, 2, 6, 1, 1, 1, 4, 1, 1, 1]


def test_a_limited_supply_is_named_by_its_sections(box: Box) -> None:
    """[TK-A19]"""
    assert {name: tuple(supply.values()) for name, supply in box.bamboo.items()} == {
        "36-30-24": (36, 30, 24),
        "28-26-24": (28, 26, 24),
    }


def test_a_plot_objective_is_read_as_printed(box: Box) -> None:
    """[TK-11]"""
    pattern = (((1, -1), "green"), ((0, 0), "yellow"), ((1, 0), "green"), ((0, 1), "yellow"))

    assert box.plot_objectives["dominoes"][12] == PlotObjective("plot-diamond-yellow-green", "diamond", pattern, 3, 1)


def test_the_other_layout_changes_the_two_colour_diamonds_only(box: Box) -> None:
    """[TK-A2]"""
    dominoes, tips = box.plot_objectives["dominoes"], box.plot_objectives["tips"]
    pattern = (((1, -1), "green"), ((0, 0), "yellow"), ((1, 0), "yellow"), ((0, 1), "green"))

    assert tips[:12] == dominoes[:12]
    assert tips[12] == PlotObjective("plot-diamond-yellow-green", "diamond", pattern, 3, 1)


def test_a_pattern_turned_by_sixty_degrees_is_another_orientation(box: Box) -> None:
    """[TK-A3]"""
    line = box.plot_objectives["dominoes"][3]

    assert [tuple(cell for cell, _ in pattern) for pattern in line.rotations] == [
        ((0, 0), (0, 1), (0, 2)),
        ((0, 0), (-1, 1), (-2, 2)),
        ((0, 0), (1, 0), (2, 0)),
    ]


def test_each_shape_has_its_number_of_orientations(box: Box) -> None:
    """[TK-A3]"""
    orientations = {card.shape: len(card.rotations) for card in box.plot_objectives["dominoes"][:12]}

    assert orientations == {"triangle": 2, "line": 3, "curve": 6, "diamond": 3}


def test_a_mirror_image_differs_for_the_two_colour_diamonds_only(box: Box) -> None:
    """[TK-A3]"""
    cards = box.plot_objectives["dominoes"] + box.plot_objectives["tips"]
    chiral = [card.id for card in cards if card.rotations != card.rotations_and_mirrors]

    assert chiral == ["plot-diamond-yellow-green", "plot-diamond-pink-green", "plot-diamond-yellow-pink"]


def test_a_two_colour_diamond_has_six_orientations_and_twelve_with_its_mirror_image(box: Box) -> None:
    """[TK-A3]"""
    card = box.plot_objectives["dominoes"][14]

    assert (len(card.rotations), len(card.rotations_and_mirrors)) == (6, 12)


def test_a_gardener_objective_is_read_as_printed(box: Box) -> None:
    """[TK-11]"""
    assert box.gardener_objectives[3] == GardenerObjective("gardener-green-4-none", "green", 1, 4, "none", 5, 1)
    assert box.gardener_objectives[13] == GardenerObjective("gardener-yellow-3x3", "yellow", 3, 3, "any", 7, 1)


def test_a_panda_objective_is_read_as_printed(box: Box) -> None:
    """[TK-11]"""
    assert box.panda_objectives[3] == PandaObjective("panda-trio", ("green", "yellow", "pink"), 6, 3)


def test_an_objective_knows_its_category_and_its_colours(box: Box) -> None:
    """[HK-A23]"""
    cards = (box.plot_objectives["dominoes"][14], box.gardener_objectives[14], box.panda_objectives[1])

    assert [(card.category, card.colours) for card in cards] == [
        ("plot", ("yellow", "pink")),
        ("gardener", ("pink",)),
        ("panda", ("yellow",)),
    ]


def test_the_end_comes_earlier_with_more_players(box: Box) -> None:
    """[TK-12]"""
    assert dict(box.constants.end_trigger) == {2: 9, 3: 8, 4: 7}


def test_a_supreme_objective_is_read_as_printed(box: Box) -> None:
    """[HK-12]"""
    assert box.supreme[1] == Supreme("most-panda", "majority", 3, 1)


def test_the_deck_of_special_cards_is_our_proposal(box: Box) -> None:
    """[HK-A1]"""
    assert box.specials[5] == Special("cancellation", "cancellation", 4, "reconstructed")
    assert sum(card.copies for card in box.specials) == 24


def test_there_is_a_weather_card_for_each_face_but_the_question_mark(box: Box) -> None:
    """[HK-A9]"""
    assert tuple(card.face for card in box.specials if card.face) == box.faces[:5]


def test_the_box_marks_what_is_only_inferred(box: Box) -> None:
    """[TK-A1, TK-A2, HK-A9]"""
    assert {name for name, status in box.status.items() if status == "inferred"} == {
        "plots.green",
        "green_plots_5222",
        "bamboo_newer",
        "plot_objectives_tips",
        "panda_objectives.copies",
        "specials.weather-sun",
        "specials.weather-rain",
        "specials.weather-wind",
        "specials.weather-storm",
        "specials.weather-clouds",
    }


def test_the_box_marks_what_is_reconstructed(box: Box) -> None:
    """[TK-A20, HK-A1]"""
    assert {name for name, status in box.status.items() if status == "reconstructed"} == {
        "constants.stall",
        "supreme.copies",
        "specials.cancellation",
        "specials.alliance",
        "specials.jump",
        "specials.emperor-visit",
        "specials.rearrangement",
        "specials.disease",
        "specials.holidays",
    }


def test_a_correction_changes_the_digest(loading: Loading[Box], box: Box) -> None:
    corrected = loading.box(edited("jump", "copies = 3", "copies = 4"))

    assert corrected.specials[7].copies == 4
    assert corrected.digest != box.digest


def test_an_owner_may_say_how_many_special_cards_there_are(loading: Loading[Box]) -> None:
    """[HK-A1] The numbers are made up, so the printed ones can replace them."""
    assert loading.box(edited("disease", "copies = 2", "copies = 5")).specials[10].copies == 5


def test_an_owner_may_say_which_weather_cards_there_are(loading: Loading[Box]) -> None:
    """[HK-A9] The total of five is printed, their faces are inferred."""
    text = edited("weather-sun", "copies = 1", "copies = 2", edited("weather-rain", "copies = 1", "copies = 0"))

    assert [card.copies for card in loading.box(text).specials[:5]] == [2, 0, 1, 1, 1]


def test_an_owner_may_say_how_many_panda_cards_of_a_kind_there_are(loading: Loading[Box]) -> None:
    """[TK-1] The total of fifteen is printed, the copies of each are inferred."""
    text = edited("panda-pink", "copies = 3", "copies = 4", edited("panda-green", "copies = 5", "copies = 4"))

    assert [card.copies for card in loading.box(text).panda_objectives] == [4, 4, 4, 3]


def test_a_missing_field_is_refused(loading: Loading[Box]) -> None:
    text = edited("gardener-pink-3x2", "height = 3, ", "")

    assert loading.refusal(text) == ("gardener-pink-3x2", "height: missing")


def test_an_unknown_field_of_the_other_diamonds_is_refused(loading: Loading[Box]) -> None:
    text = edited("plot-diamond-pink-green", " }", ", points = 4 }", table="plot_objectives_tips")

    assert loading.refusal(text) == ("plot-diamond-pink-green", "points: unknown field")


def test_an_unknown_colour_in_the_other_green_row_is_refused(loading: Loading[Box]) -> None:
    """[TK-A1]"""
    text = changed("green = 5\n", "green = 5\nyellow = 6\n")

    assert loading.refusal(text) == ("green_plots_5222", "yellow: unknown field")


def test_a_row_too_many_is_refused(loading: Loading[Box]) -> None:
    """[TK-1]"""
    line = SHIPPED.row("gardener-green-3x4")
    text = SHIPPED.text.replace(line, line + line.replace("3x4", "3x1").replace("bamboos = 4", "bamboos = 1"))

    assert loading.refusal(text) == ("gardener-green-3x1", "id: no such row belongs to gardener_objectives")


def test_an_unknown_status_is_refused(loading: Loading[Box]) -> None:
    text = edited("jump", '"reconstructed"', '"guessed"')

    assert loading.refusal(text) == ("jump", 'status: "guessed" is not one of known, inferred, reconstructed')


def test_a_doubtful_field_without_a_status_is_refused(loading: Loading[Box]) -> None:
    """[TK-A20]"""
    text = changed('stall_status = "reconstructed"\n', "")

    assert loading.refusal(text) == ("constants", "stall_status: missing")


def test_a_constant_of_zero_is_refused(loading: Loading[Box]) -> None:
    text = changed("emperor_points = 2", "emperor_points = 0")

    assert loading.refusal(text) == ("constants", "emperor_points: 0 is out of range (at least 1)")


def test_constants_that_the_rules_are_built_on_cannot_change(loading: Loading[Box]) -> None:
    """[TK-5]"""
    text = changed("plots_drawn = 3", "plots_drawn = 4")

    assert loading.refusal(text) == ("constants", "plots_drawn: the rules are written for 3, not 4")


def test_another_trigger_of_the_end_is_accepted(loading: Loading[Box]) -> None:
    """[TK-12] Owners may correct it."""
    text = changed("3 = 8", "3 = 9")

    assert loading.box(text).constants.end_trigger[3] == 9


def test_a_trigger_for_five_players_is_refused(loading: Loading[Box]) -> None:
    """[TK-12]"""
    text = changed("4 = 7", "4 = 7, 5 = 6")

    assert loading.refusal(text) == ("constants.end_trigger", "5: unknown field")


def test_a_warning_after_the_end_of_a_stalled_game_is_refused(loading: Loading[Box]) -> None:
    """[TK-A20]"""
    text = changed("stall_warning = 15", "stall_warning = 21")

    assert loading.refusal(text) == ("constants", "stall_warning: 21 is out of range (0 to 20)")


def test_more_revealed_supreme_objectives_than_there_are_are_refused(loading: Loading[Box]) -> None:
    """[HK-1]"""
    text = changed("supreme_revealed = 3", "supreme_revealed = 6")

    assert loading.refusal(text) == ("constants", "supreme_revealed: 6 is out of range (0 to 5)")


def test_an_id_that_does_not_fit_the_plot_is_refused(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = edited("pink-enclosure", '"enclosure"', '"watershed"')

    assert loading.refusal(text) == ("pink-enclosure", "id: does not fit colour = pink and improvement = watershed")


def test_an_unknown_improvement_is_refused(loading: Loading[Box]) -> None:
    text = edited("pink-enclosure", '"enclosure"', '"fence"')

    assert loading.refusal(text) == (
        "pink-enclosure",
        'improvement: "fence" is not one of none, watershed, enclosure, fertilizer',
    )


def test_a_plot_too_few_is_noticed_in_the_count_of_its_colour(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = edited("yellow", "count = 6", "count = 5")

    assert loading.refusal(text) == ("plots", "rows: there must be 9 yellow plots, not 8")


def test_a_plot_with_the_wrong_improvement_is_noticed_in_the_count(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = edited("pink", "count = 4", "count = 3", edited("pink-watershed", "count = 1", "count = 2"))

    assert loading.refusal(text) == ("plots", "rows: there must be 16 plots with improvement = none, not 15")


def test_green_plots_that_the_option_calls_otherwise_are_refused(loading: Loading[Box]) -> None:
    """[TK-A1]"""
    text = edited("green", "count = 6", "count = 5")

    assert loading.refusal(text) == ("plots", "green plots: the option green_plots calls them 6221, not 5221")


def test_other_green_plots_that_the_option_calls_otherwise_are_refused(loading: Loading[Box]) -> None:
    """[TK-A1]"""
    text = changed("green-fertilizer = 2", "green-fertilizer = 1")

    assert loading.refusal(text) == (
        "green_plots_5222",
        "green plots: the option green_plots calls them 5222, not 5221",
    )


def test_a_chip_too_many_is_refused(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = changed("\nenclosure = 3", "\nenclosure = 4")

    assert loading.refusal(text) == ("chips", "enclosure: the rules are written for 3, not 4")


def test_a_channel_too_few_is_refused(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = changed("count = 20", "count = 19")

    assert loading.refusal(text) == ("channels", "count: the rules are written for 20, not 19")


def test_a_supply_that_the_option_calls_otherwise_is_refused(loading: Loading[Box]) -> None:
    """[TK-A19]"""
    text = changed("yellow = 26", "yellow = 27")

    assert loading.refusal(text) == (
        "bamboo_newer",
        "green, yellow, pink: the option bamboo calls this supply 28-26-24, not 28-27-24",
    )


def test_an_unknown_face_of_the_die_is_refused(loading: Loading[Box]) -> None:
    """[TK-4]"""
    text = changed('"clouds", "question"]', '"clouds", "snow"]')

    assert loading.refusal(text) == (
        "weather",
        'faces: "snow" is not one of sun, rain, wind, storm, clouds, question',
    )


def test_a_die_with_a_face_twice_is_refused(loading: Loading[Box]) -> None:
    """[TK-4]"""
    text = changed('"clouds", "question"]', '"clouds", "sun"]')

    assert loading.refusal(text) == (
        "weather",
        "faces: must be sun, rain, wind, storm, clouds, question, in this order",
    )


def test_a_supreme_objective_counted_in_the_wrong_way_is_refused(loading: Loading[Box]) -> None:
    """[HK-12]"""
    text = edited("most-plot", '"majority"', '"set"')

    assert loading.refusal(text) == ("most-plot", 'per: "set" is not one of majority')


def test_a_second_copy_of_a_supreme_objective_is_refused(loading: Loading[Box]) -> None:
    """[HK-12]"""
    text = edited("most-plot", "copies = 1", "copies = 2")

    assert loading.refusal(text) == ("most-plot", "copies: 2 is out of range (1 to 1)")


def test_an_unknown_special_card_is_refused(loading: Loading[Box]) -> None:
    """[HK-1]"""
    row, problem = loading.refusal(edited("holidays", 'id = "holidays"', 'id = "party"'))

    assert row == "party"
    assert problem.startswith('id: "party" is not one of weather-sun, ')


def test_a_special_card_of_the_wrong_kind_is_refused(loading: Loading[Box]) -> None:
    """[HK-1]"""
    text = edited("holidays", 'kind = "holidays"', 'kind = "disease"')

    assert loading.refusal(text) == ("holidays", "kind: is holidays, not disease")


def test_a_single_cancellation_is_refused(loading: Loading[Box]) -> None:
    """[HK-4] A cancellation can cancel another one, so there must be at least two."""
    text = edited("cancellation", "copies = 4", "copies = 1")

    assert loading.refusal(text) == ("cancellation", "copies: 1 is out of range (2 to 20)")


def test_a_weather_card_too_many_is_refused(loading: Loading[Box]) -> None:
    """[HK-5]"""
    text = edited("weather-rain", "copies = 1", "copies = 2")

    assert loading.refusal(text) == ("specials", "copies: there must be 5 weather cards, not 6")
