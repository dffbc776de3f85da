"""The box of Spring Festival: the shipped file is valid, and every kind of damage is refused with its row."""

from pathlib import Path

import pytest

from lampion.games.spring_festival.components import Box, Card, Tile, load
from tests.games.boxes import Loading, Shipped

SHIPPED = Shipped("spring-festival")
edited, changed = SHIPPED.edited, SHIPPED.changed


@pytest.fixture
def loading(tmp_path: Path) -> Loading[Box]:
    return Loading(load, tmp_path)


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Box:
    """The packaged box, whatever the environment says."""
    monkeypatch.delenv("LAMPION_COMPONENTS", raising=False)
    return load()


def test_the_shipped_box_has_everything_the_rulebook_counts(box: Box) -> None:
    """[SF-2]"""
    assert len(box.tiles) == 48
    assert len(box.starting_tiles) == 16
    assert len([card for card in box.colour_cards if card.set == "core"]) == 24
    assert len([card for card in box.pattern_cards if card.set == "core"]) == 24
    assert len(box.colour_cards) == len(box.pattern_cards) == 36
    assert len(box.signs) == 12


def test_a_tile_of_the_store_is_read_as_printed(box: Box) -> None:
    """[SF-2] T13 has its half spark on the upper edge."""
    assert box.tiles[12] == Tile("T13", "green", 3, arrows=("NE", "E", "SE"), sparks=("N",))


def test_a_starting_tile_is_read_as_printed(box: Box) -> None:
    """[SF-2] S1-3 has its half spark on the lower edge."""
    assert box.starting_tiles[2] == Tile("S1-3", "green", 3, ("N", "W", "NW"), ("S",), set=1, symbol="一")


def test_a_card_is_read_as_printed(box: Box) -> None:
    """[SF-2]"""
    assert box.colour_cards[18] == Card("C19", "colour", "core", "T4", 5, ("YY*", ".*."))


def test_a_card_turns_but_is_never_mirrored(box: Box) -> None:
    """[SF-9]"""
    assert box.pattern_cards[5].rotations == (("2.", "2*"), ("22", "*."), ("*2", ".2"), (".*", "22"))


def test_turns_of_a_card_that_look_the_same_count_once(box: Box) -> None:
    """[SF-9]"""
    assert box.colour_cards[11].rotations == (("R*", "*R"), ("*R", "R*"))


def test_two_players_sit_opposite_each_other(box: Box) -> None:
    """[SF-5]"""
    assert dict(box.sides) == {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def test_a_group_of_the_tiger_has_two_tiles(box: Box) -> None:
    """[SF-12-tiger, SF-A14]"""
    assert {sign.id: sign.spec.min_group for sign in box.signs}["tiger"] == 2


def test_the_box_marks_what_is_only_inferred(box: Box) -> None:
    """[SF-A1, SF-A12, SF-A13, SF-A14, SF-A15]"""
    assert {name for name, status in box.status.items() if status != "known"} == {
        "sides.empty_side",
        "colour_cards.set",
        "pattern_cards.set",
        "signs.ox",
        "signs.horse",
        "signs.rabbit",
        "signs.tiger",
        "signs.pig",
    }


def test_a_correction_changes_the_digest(loading: Loading[Box], box: Box) -> None:
    corrected = loading.box(edited("goat", "points = 3", "points = 4"))

    assert corrected.signs[0].points == 4
    assert corrected.digest != box.digest


def test_a_missing_field_is_refused(loading: Loading[Box]) -> None:
    text = edited("T17", 'colour = "yellow", ', "")

    assert loading.refusal(text) == ("T17", "colour: missing")


def test_a_text_where_a_number_belongs_is_refused(loading: Loading[Box]) -> None:
    text = edited("T17", "explosions = 3", 'explosions = "3"')

    assert loading.refusal(text) == ("T17", 'explosions: "3" is not a whole number')


def test_a_number_where_a_text_belongs_is_refused(loading: Loading[Box]) -> None:
    text = edited("T17", '"yellow"', "4")

    assert loading.refusal(text) == ("T17", "colour: 4 is not a text")


def test_a_text_where_a_list_belongs_is_refused(loading: Loading[Box]) -> None:
    text = edited("T17", 'sparks = ["N"]', 'sparks = "N"')

    assert loading.refusal(text) == ("T17", 'sparks: "N" is not a list')


def test_a_list_of_numbers_where_texts_belong_is_refused(loading: Loading[Box]) -> None:
    text = edited("P01", '["1", "*", "1"]', '[1, "*", 1]')

    assert loading.refusal(text) == ("P01", 'grid: [1, "*", 1] is not a list of texts')


def test_a_text_where_a_table_belongs_is_refused(loading: Loading[Box]) -> None:
    text = edited("dragon", '{ kind = "complete_sparks" }', '"complete_sparks"')

    assert loading.refusal(text) == ("dragon", 'spec: "complete_sparks" is not a table')


def test_a_number_out_of_range_is_refused(loading: Loading[Box]) -> None:
    text = edited("T17", "explosions = 3", "explosions = 5")

    assert loading.refusal(text) == ("T17", "explosions: 5 is out of range (1 to 4)")


def test_an_unknown_colour_is_refused(loading: Loading[Box]) -> None:
    text = edited("T17", "yellow", "purple")

    assert loading.refusal(text) == ("T17", 'colour: "purple" is not one of blue, green, red, yellow')


def test_an_unknown_direction_is_refused(loading: Loading[Box]) -> None:
    text = edited("T01", '"SW"', '"WS"')

    assert loading.refusal(text) == ("T01", 'arrows: "WS" is not one of N, NE, E, SE, S, SW, W, NW')


def test_a_half_spark_on_a_corner_is_refused(loading: Loading[Box]) -> None:
    """[SF-2] Half sparks lie on edges."""
    text = edited("T17", 'sparks = ["N"]', 'sparks = ["NE"]')

    assert loading.refusal(text) == ("T17", 'sparks: "NE" is not one of N, E, S, W')


def test_an_arrow_that_comes_twice_is_refused(loading: Loading[Box]) -> None:
    text = edited("T01", '"SW"', '"W"')

    assert loading.refusal(text) == ("T01", "arrows: W comes twice")


def test_an_arrow_and_a_half_spark_in_one_direction_are_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("T17", 'sparks = ["N"]', 'sparks = ["E"]')

    assert loading.refusal(text) == ("T17", "sparks: there is an arrow on E already")


def test_fewer_arrows_than_explosions_are_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("T17", '["E", "SE", "S"]', '["E", "SE"]')

    assert loading.refusal(text) == ("T17", "arrows: must be as many as explosions (3), not 2")


def test_a_tile_that_lacks_a_half_spark_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("T13", 'sparks = ["N"]', "sparks = []")

    assert loading.refusal(text) == ("T13", "sparks: arrows and half sparks must be 4 together, not 3")


def test_a_half_spark_on_the_wrong_edge_is_noticed_in_the_total(loading: Loading[Box]) -> None:
    """[SF-2] All 64 tiles together have 24 half sparks on each edge."""
    text = edited("T13", 'sparks = ["N"]', 'sparks = ["S"]')

    assert loading.refusal(text) == (
        "whole file",
        "sparks: all tiles together must have 24 half sparks on N, not 23",
    )


def test_an_extra_tile_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    line = '    { id = "T49", colour = "red", explosions = 1, arrows = ["N"], sparks = ["E", "S", "W"] },\n'
    text = changed('    { id = "T48"', line + '    { id = "T48"')

    assert loading.refusal(text) == ("T49", "id: no such row belongs to tiles")


def test_a_tile_of_the_wrong_colour_is_noticed_in_the_count(loading: Loading[Box]) -> None:
    """[SF-2] Three tiles for each colour and number of explosions."""
    text = edited("T17", "yellow", "blue")

    assert loading.refusal(text) == ("tiles", "rows: there must be 3 blue tiles with explosions = 3, not 4")


def test_a_starting_tile_in_the_wrong_set_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("S2-3", "set = 2", "set = 3")

    assert loading.refusal(text) == ("S2-3", "id: does not fit set = 3 and explosions = 3")


def test_a_starting_tile_with_the_symbol_of_another_set_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("S2-3", "二", "三")

    assert loading.refusal(text) == ("S2-3", "symbol: set 2 is marked 二")


def test_a_starting_set_with_a_colour_twice_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("S2-3", "yellow", "red")

    assert loading.refusal(text) == ("starting_tiles", "rows: set 2 must have each colour once")


def test_starting_sets_that_are_not_a_latin_square_are_refused(loading: Loading[Box]) -> None:
    """[SF-2] No colour has the same number of explosions in two sets."""
    text = edited("S2-1", "blue", "red", edited("S2-2", "red", "blue"))

    assert loading.refusal(text) == ("starting_tiles", "rows: two sets have a red tile with explosions = 1")


def test_an_unknown_cell_on_a_card_is_refused(loading: Loading[Box]) -> None:
    text = edited("C12", "*R", "*2")

    assert loading.refusal(text) == ("C12", "grid: 2 is not one of . * B G R Y")


def test_lines_of_different_length_are_refused(loading: Loading[Box]) -> None:
    text = edited("C12", "*R", "*R.")

    assert loading.refusal(text) == ("C12", "grid: its lines must be equally long")


def test_a_mirrored_grid_does_not_fit_its_shape(loading: Loading[Box]) -> None:
    """[SF-9]"""
    text = edited("P17", '["1.", "1.", "**"]', '[".1", ".1", "**"]')

    assert loading.refusal(text) == ("P17", "grid: is not the shape L4 but J4")


def test_a_grid_without_a_known_shape_is_refused(loading: Loading[Box]) -> None:
    text = edited("P17", '["1.", "1.", "**"]', '["1.", "1*", ".*"]')

    assert loading.refusal(text) == ("P17", "grid: is not the shape L4")


def test_a_card_that_asks_for_three_colours_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("C12", "*R", "RR")

    assert loading.refusal(text) == ("C12", "grid: must ask for something on 2 cells, not on 3")


def test_points_that_no_card_of_this_size_gives_are_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("C12", "points = 5", "points = 4")

    assert loading.refusal(text) == ("C12", "points: a colour card of 4 cells gives 5, not 4")


def test_a_card_that_comes_twice_is_refused_even_turned(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("C25", '["**", "BY"]', '["Y*", "*G"]')

    assert loading.refusal(text) == ("C26", "grid: is C25, or C25 turned")


def test_a_card_that_comes_again_mirrored_is_refused(loading: Loading[Box]) -> None:
    """[SF-2] C20 becomes the mirror image of C19, which differs from all of its turns."""
    text = edited("C20", "*RR", "*YY")

    assert loading.refusal(text) == ("C20", "grid: C19 asks for Y twice on shape T4 already")


def test_a_small_card_asks_for_one_value_twice(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("P01", '["1", "*", "1"]', '["1", "*", "2"]')

    assert loading.refusal(text) == ("P01", "grid: shape I3 asks for one value twice")


def test_a_gap_in_the_series_of_cards_is_refused(loading: Loading[Box]) -> None:
    """[SF-2]"""
    text = edited("P09", '"*1"', '"*3"')

    assert loading.refusal(text) == ("pattern_cards", "rows: 24 cards must ask for one value twice, not 23")


def test_a_missing_core_card_is_refused(loading: Loading[Box]) -> None:
    """[SF-A1]"""
    text = edited("C24", "core", "extra")

    assert loading.refusal(text) == ("colour_cards", "rows: there must be 24 core cards, not 23")


def test_an_owner_may_say_which_cards_are_in_the_box(loading: Loading[Box]) -> None:
    """[SF-A1] That numbers 1 to 24 are in the box is inferred, so it can be corrected."""
    text = edited("C25", "extra", "core", edited("C24", "core", "extra"))

    assert loading.box(text).colour_cards[24].set == "core"


def test_an_unknown_status_is_refused(loading: Loading[Box]) -> None:
    text = edited("tiger", '"inferred"', '"guessed"')

    assert loading.refusal(text) == ("tiger", 'status: "guessed" is not one of known, inferred, reconstructed')


def test_an_unknown_sign_is_refused(loading: Loading[Box]) -> None:
    """[SF-12]"""
    text = edited("goat", 'id = "goat"', 'id = "cat"')

    assert loading.refusal(text)[0] == "cat"


def test_an_unknown_kind_of_sign_is_refused(loading: Loading[Box]) -> None:
    """[SF-12]"""
    row, problem = loading.refusal(edited("dragon", "complete_sparks", "sparkles"))

    assert row == "dragon.spec"
    assert problem.startswith('kind: "sparkles" is not one of line_exactly_one, ')


def test_a_sign_without_what_its_kind_needs_is_refused(loading: Loading[Box]) -> None:
    """[SF-12-tiger]"""
    text = edited("tiger", ", min_group = 2", "")

    assert loading.refusal(text) == ("tiger.spec", "min_group: missing")


def test_a_sign_with_more_than_its_kind_needs_is_refused(loading: Loading[Box]) -> None:
    """[SF-12-dog]"""
    text = edited("dog", "explosions = 4", 'explosions = 4, colour = "red"')

    assert loading.refusal(text) == ("dog.spec", "colour: unknown field")


def test_a_sign_that_counts_other_things_than_its_kind_is_refused(loading: Loading[Box]) -> None:
    """[SF-12-horse] The horse counts rows."""
    text = edited("horse", 'per = "row"', 'per = "column"')

    assert loading.refusal(text) == ("horse", 'per: "column" is not one of row')


def test_a_sign_for_all_colours_names_each_once(loading: Loading[Box]) -> None:
    """[SF-12-horse]"""
    text = edited("horse", '"yellow"', '"red"')

    assert loading.refusal(text) == ("horse.spec", "values: must be all four, each once")


def test_a_constant_of_zero_is_refused(loading: Loading[Box]) -> None:
    text = changed("perfect_finale_applause = 3", "perfect_finale_applause = 0")

    assert loading.refusal(text) == ("constants", "perfect_finale_applause: 0 is out of range (at least 1)")


def test_constants_that_the_rules_are_built_on_cannot_change(loading: Loading[Box]) -> None:
    """[SF-4]"""
    text = changed("rounds = 12", "rounds = 11")

    assert loading.refusal(text) == ("constants", "rounds: the rules are written for 12, not 11")


def test_two_players_side_by_side_are_refused(loading: Loading[Box]) -> None:
    """[SF-5]"""
    text = changed("2 = [0, 2]", "2 = [0, 1]")

    assert loading.refusal(text) == ("sides", "2: sides 0 and 1 are not opposite each other")


def test_two_seats_at_one_side_are_refused(loading: Loading[Box]) -> None:
    """[SF-5]"""
    text = changed("3 = [0, 1, 2]", "3 = [0, 1, 1]")

    assert loading.refusal(text) == ("sides", "3: [0, 1, 1] must be 3 different sides")
