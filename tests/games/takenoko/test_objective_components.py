"""The objectives in the box of Takenoko: every impossible card is refused with its row."""

import re
from pathlib import Path

import pytest

from lampion.games.takenoko.components import Box, load
from tests.games.boxes import Loading, Shipped

SHIPPED = Shipped("takenoko")
edited = SHIPPED.edited


@pytest.fixture
def loading(tmp_path: Path) -> Loading[Box]:
    return Loading(load, tmp_path)


# Plot objectives


def test_a_cell_without_a_colour_is_refused(loading: Loading[Box]) -> None:
    text = edited("plot-line-pink", '"0,1 pink"', '"0,1"')

    assert loading.refusal(text) == ("plot-line-pink", 'cells: "0,1" is not a cell and a colour, like "0,0 green"')


def test_a_cell_of_an_unknown_colour_is_refused(loading: Loading[Box]) -> None:
    text = edited("plot-line-pink", '"0,1 pink"', '"0,1 red"')

    assert loading.refusal(text) == ("plot-line-pink", 'cells: "0,1 red" is not a cell and a colour, like "0,0 green"')


def test_a_pattern_may_be_turned_in_the_file(loading: Loading[Box]) -> None:
    """[TK-A3]"""
    text = edited("plot-line-pink", '"0,0 pink", "0,1 pink", "0,2 pink"', '"5,0 pink", "3,0 pink", "4,0 pink"')

    assert len(loading.box(text).plot_objectives["dominoes"][5].rotations) == 3


def test_a_pattern_of_another_shape_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("plot-line-pink", '"0,2 pink"', '"1,1 pink"')

    assert loading.refusal(text) == ("plot-line-pink", "cells: is not the shape line but curve")


def test_a_pattern_of_no_shape_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("plot-line-pink", '"0,2 pink"', '"0,3 pink"')

    assert loading.refusal(text) == ("plot-line-pink", "cells: is not the shape line")


def test_a_pattern_without_cells_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("plot-line-pink", '["0,0 pink", "0,1 pink", "0,2 pink"]', "[]")

    assert loading.refusal(text) == ("plot-line-pink", "cells: is not the shape line")


def test_a_pattern_with_a_cell_twice_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("plot-line-pink", '"0,2 pink"', '"0,1 pink"')

    assert loading.refusal(text) == ("plot-line-pink", "cells: is not the shape line")


def test_a_pattern_of_other_colours_than_its_id_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("plot-line-pink", '"0,2 pink"', '"0,2 green"')

    assert loading.refusal(text) == ("plot-line-pink", "id: does not fit shape = line and colours = green, pink")


def test_an_id_that_is_not_a_plot_objective_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("plot-line-pink", 'id = "plot-line-pink"', 'id = "line"')

    assert loading.refusal(text) == ("line", "id: does not fit shape = line and colours = pink")


def test_mirrored_dominoes_are_refused(loading: Loading[Box]) -> None:
    """[TK-A2, TK-A3]"""
    cells = '"1,-1 green", "0,0 green", "1,0 yellow", "0,1 yellow"'
    text = edited("plot-diamond-yellow-green", '"1,-1 green", "0,0 yellow", "1,0 green", "0,1 yellow"', cells)

    assert loading.refusal(text) == ("plot-diamond-yellow-green", "cells: the colours do not lie as dominoes")


def test_tips_among_the_dominoes_are_refused(loading: Loading[Box]) -> None:
    """[TK-A2]"""
    cells = '"1,-1 green", "0,0 yellow", "1,0 yellow", "0,1 green"'
    text = edited("plot-diamond-yellow-green", '"1,-1 green", "0,0 yellow", "1,0 green", "0,1 yellow"', cells)

    assert loading.refusal(text) == ("plot-diamond-yellow-green", "cells: the colours do not lie as dominoes")


def test_dominoes_among_the_tips_are_refused(loading: Loading[Box]) -> None:
    """[TK-A2]"""
    old, new = '"1,0 yellow", "0,1 green"', '"1,0 green", "0,1 yellow"'
    text = edited("plot-diamond-yellow-green", old, new, table="plot_objectives_tips")

    assert loading.refusal(text) == ("plot-diamond-yellow-green", "cells: the colours do not lie as tips")


def test_a_card_with_one_colour_among_the_tips_is_refused(loading: Loading[Box]) -> None:
    """[TK-A2]"""
    old, new = 'id = "plot-diamond-yellow-green"', 'id = "plot-diamond-green"'
    text = edited("plot-diamond-yellow-green", old, new, table="plot_objectives_tips")

    row, problem = loading.refusal(text)

    assert row == "plot-diamond-green"
    assert problem.startswith('id: "plot-diamond-green" is not one of plot-diamond-yellow-green, ')


def test_a_gardener_objective_that_does_not_fit_its_id_is_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("gardener-pink-3x2", "bamboos = 2", "bamboos = 3")

    assert loading.refusal(text) == (
        "gardener-pink-3x2",
        "id: does not fit what the row asks for, gardener-pink-3x3 would",
    )


def test_several_bamboos_with_an_improvement_are_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("gardener-pink-4-watershed", "bamboos = 1", "bamboos = 2")

    assert loading.refusal(text) == (
        "gardener-pink-4-watershed",
        "bamboos: a card that asks for an improvement or for none asks for 1, not 2",
    )


def test_a_bamboo_higher_than_bamboo_grows_is_refused(loading: Loading[Box]) -> None:
    """[TK-7]"""
    text = edited("gardener-pink-4-watershed", "height = 4", "height = 5")

    assert loading.refusal(text) == ("gardener-pink-4-watershed", "height: 5 is out of range (1 to 4)")


def test_a_second_copy_of_a_gardener_objective_is_refused(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = edited("gardener-pink-3x2", "copies = 1", "copies = 2")

    assert loading.refusal(text) == ("gardener-pink-3x2", "copies: 2 is out of range (1 to 1)")


def test_sections_that_do_not_fit_the_id_are_refused(loading: Loading[Box]) -> None:
    """[TK-11]"""
    text = edited("panda-trio", '"yellow", "pink"', '"yellow", "yellow"')

    assert loading.refusal(text) == ("panda-trio", "sections: green, yellow, yellow does not fit the id")


def test_a_section_of_an_unknown_colour_is_refused(loading: Loading[Box]) -> None:
    text = edited("panda-pink", '"pink", "pink"', '"pink", "rose"')

    assert loading.refusal(text) == ("panda-pink", 'sections: "rose" is not one of green, yellow, pink')


def test_a_panda_card_too_many_is_refused(loading: Loading[Box]) -> None:
    """[TK-1]"""
    text = edited("panda-trio", "copies = 3", "copies = 4")

    assert loading.refusal(text) == ("panda_objectives", "copies: there must be 15 cards together, not 16")


@pytest.mark.parametrize(
    ("row", "table", "total"),
    [
        ("plot-curve-green", "plot_objectives", 51),
        ("gardener-green-4-fertilizer", "gardener_objectives", 81),
        ("panda-green", "panda_objectives", 18),
    ],
)
def test_wrong_points_are_noticed_in_the_total(loading: Loading[Box], row: str, table: str, total: int) -> None:
    """[TK-1]"""
    text = re.sub(rf'(\{{ id = "{row}".*points = )\d', r"\g<1>9", SHIPPED.text)

    place, problem = loading.refusal(text)

    assert place == table
    assert problem.startswith(f"points: all rows together must give {total}, not ")
