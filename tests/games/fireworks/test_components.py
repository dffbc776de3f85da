"""The box of Fireworks: what is in it, and damage that only this game can recognise."""

from collections import Counter
from pathlib import Path

import pytest

from lampion.games.fireworks.components import load
from lampion.games.fireworks.pieces import Box
from tests.games.boxes import Loading, Shipped

SHIPPED = Shipped("fireworks")


@pytest.fixture
def loading(tmp_path: Path) -> Loading[Box]:
    return Loading(load, tmp_path)


def test_there_are_111_tiles_and_8_start_tiles() -> None:
    """[FW-1] [FW-A3] [FW-A4] 88 base tiles, 16 special tiles of eight kinds, 2 gales, 2 rains, 3 symbols."""
    box = load()

    assert {tile.copies for tile in box.base_tiles} == {11}
    assert len(box.base_tiles) == len(box.start_tiles) == len(box.special_tiles) == 8
    assert Counter(tile.group for tile in box.special_tiles) == {"poka": 5, "kada": 3}
    assert [tile.copies for tile in box.function_tiles] == [2, 2, 3]


def test_the_die_and_the_board() -> None:
    """[FW-A5] [FW-A1] [FW-A2]"""
    box = load()

    assert box.faces == ("1", "1", "2", "2", "3", "symbol")
    assert (box.rows, box.shifts) == ((5, 5, 5, 5, 5), (0, 1, 0, 1, 0))
    assert (box.motifs.arc, box.motifs.half, box.motifs.flower) == (0, 2, 4)


def test_there_are_50_action_cards() -> None:
    """[FW-16] 24 for one, 14 for two, 6 for three and 6 for four people."""
    people = Counter[int]()
    for card in load().cards:
        people[card.people] += card.copies

    assert people == {1: 24, 2: 14, 3: 6, 4: 6}


@pytest.mark.parametrize(
    ("table", "row", "old", "new", "refusal"),
    [
        ("base_tiles", "kiku-red", "copies = 11", "copies = 12", ("base_tiles", "copies: must be 88 together, not 89")),
        ("special_tiles", "bee", "copies = 2", "copies = 1", ("special_tiles", "copies: must be 16 together, not 15")),
        ("function_tiles", "gale", "copies = 2", "copies = 3", ("function_tiles", "copies: must be 7 together, not 8")),
        ("base_tiles", "kiku-red", '"kiku",', '"bodan",', ("kiku-red", "id: must be style and colour")),
        ("cards", "chin", "copies = 2", "copies = 3", ("cards", "copies: must be 50 together, not 51")),
        ("cards", "chin", "height = 45", "height = 46", ("chin", "height: there are no launch tables for this card")),
    ],
)
def test_rows_that_do_not_fit_are_refused(
    loading: Loading[Box], table: str, row: str, old: str, new: str, refusal: tuple[str, str]
) -> None:
    """[FW-1] With the row, and what is wrong."""
    assert loading.refusal(SHIPPED.edited(row, old, new, table=table)) == refusal


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        (
            "lengths = [5, 5, 5, 5, 5]",
            "lengths = [5, 5, 5, 5]",
            ("board", "lengths: must be 25 cells together, and as many shifts"),
        ),
        ("flower = 4", "flower = 2", ("motifs", "flower: no two pieces may be on one edge")),
        ('"3", "symbol"]', '"3"]', ("die", "faces: must be 6, not 5")),
        ("puppy = [1, 3, 5, 7, 13]", "puppy = [1, 3]", ("characters", "puppy: must be 5 numbers, not 2")),
        (
            "special_tiles = [1, 2, 3, 4, 10]",
            "special_tiles = [1]",
            ("scoring", "special_tiles: must be 5 numbers, not 1"),
        ),
        ("90, 100]", "90]", ("tube", "heights: must be 6, not 5")),
        ("90, 100]", "90, 110]", ("tube", "heights: there are no launch tables for 110")),
    ],
)
def test_numbers_that_do_not_fit_are_refused(
    loading: Loading[Box], old: str, new: str, refusal: tuple[str, str]
) -> None:
    """[FW-1]"""
    assert loading.refusal(SHIPPED.changed(old, new)) == refusal


def test_a_second_try_needs_a_card_for_several_people(loading: Loading[Box]) -> None:
    """[FW-A46]"""
    text = SHIPPED.text
    for people in (2, 3, 4):
        text = text.replace(f"people = {people}", "people = 1")

    assert loading.refusal(text) == ("cards", "people: a second try needs a card for several people")
