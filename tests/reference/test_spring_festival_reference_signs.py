"""The signs of the Spring Festival reference follow the wording of the rulebook."""

import pytest

from .spring_festival_panorama import Panorama, read_panorama
from .spring_festival_signs import sign_points

CROSS = "T37 0,-1 / T38 1,0 / T39 0,1 / T40 -1,0"


def shifted(board: Panorama, right: int) -> Panorama:
    """The same board some cells further to the right."""
    return {(x + right, y): placed for (x, y), placed in board.items()}


def score_sign(sign: str, board: str, *, lone_tiger: bool = False) -> int:
    """The points of a sign for a board."""
    return sign_points(sign, read_panorama(board), lone_tiger=lone_tiger)


def test_goat_wants_exactly_one_single_explosion_in_a_column() -> None:
    """[SF-12-goat] One, two and none."""
    assert score_sign("goat", "T37 0,0 / T01 0,1 / T38 1,0 / T39 1,1 / T02 2,0") == 3


def test_rooster_pays_both_tiles_of_a_spark() -> None:
    """[SF-12-rooster] T14 and T15 share one spark."""
    assert score_sign("rooster", "T14 0,0 / T15 1,0") == 6


@pytest.mark.parametrize("board", ["T13 0,0 / T38 0,-1", "S1-3 0,0 / T38 0,1"])
def test_rooster_and_dragon_see_the_half_sparks_of_t13_and_s1_3(board: str) -> None:
    """[SF-12-rooster] [SF-12-dragon] One spark with one triple tile."""
    assert score_sign("rooster", board) == 3
    assert score_sign("dragon", board) == 2


def test_rooster_wants_a_complete_spark() -> None:
    """[SF-12-rooster] T14 has its half spark on the other side."""
    assert score_sign("rooster", "T14 1,0 / T15 0,0") == 0


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("T25 0,0 / T26 1,0", 5),
        ("T25 0,0 / T26 1,1", 0),
        ("T25 0,0 / T26 1,0 / T27 2,0", 10),
        ("T25 0,0 / T26 1,0 / T27 0,1 / T28 1,1", 20),
    ],
)
def test_rabbit_counts_adjacencies(board: str, points: int) -> None:
    """[SF-12-rabbit] [SF-A13] A tile may be in several pairs."""
    assert score_sign("rabbit", board) == points


def test_dog_wants_a_free_edge() -> None:
    """[SF-12-dog] The framed tile does not count."""
    assert score_sign("dog", f"T01 0,0 / {CROSS}") == 0
    assert score_sign("dog", f"T01 0,0 / T02 2,0 / {CROSS}") == 3


def test_dog_counts_a_tile_beside_an_inner_hole() -> None:
    """[SF-12-dog] T01 has neighbours on three sides and the hole of a ring below."""
    ring = "T37 0,0 / T01 1,0 / T38 2,0 / T39 0,1 / T40 2,1 / T41 0,2 / T42 1,2 / T43 2,2 / T44 1,-1"

    assert score_sign("dog", ring) == 3


def test_snake_wants_a_tile_on_all_four_edges() -> None:
    """[SF-12-snake] Corners do not matter."""
    assert score_sign("snake", f"T07 0,0 / {CROSS}") == 5
    assert score_sign("snake", f"T07 0,0 / {CROSS}".replace("T37 0,-1", "T37 1,-1")) == 0


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("T01 -2,0 / T10 -1,0 / T11 0,0 / T12 0,-1", 9),
        ("T01 0,0 / T10 -3,0 / T11 -3,1 / T12 -2,1 / T22 -1,1 / T23 -1,0", 15),
        ("T01 0,0 / T02 0,-3 / T10 0,-1 / T11 -1,-1 / T12 0,-2", 9),
        ("T10 0,0 / T11 1,0 / T01 2,0 / T12 3,0 / T22 4,0 / T23 5,0", 9),
        ("T10 0,0 / T11 1,0 / T01 2,0 / T12 3,0 / T22 4,0", 6),
        ("T10 0,0 / T11 1,1", 0),
    ],
)
def test_tiger_pays_one_largest_group_wherever_it_lies(board: str, points: int) -> None:
    """[SF-12-tiger] Negative coordinates, several groups, and tiles that touch at corners only."""
    assert score_sign("tiger", board) == points
    assert sign_points("tiger", shifted(read_panorama(board), 3), lone_tiger=False) == points


def test_a_lone_tiger_is_a_group_only_by_option() -> None:
    """[SF-A14] Nothing, or three points."""
    assert score_sign("tiger", "T10 0,0 / T01 1,0") == 0
    assert score_sign("tiger", "T10 0,0 / T01 1,0", lone_tiger=True) == 3
    assert score_sign("tiger", "T01 0,0", lone_tiger=True) == 0


def test_rat_wants_another_yellow_tile_at_a_corner() -> None:
    """[SF-12-rat] T06 touches T05 along an edge only."""
    assert score_sign("rat", "T04 0,0 / T05 1,1 / T06 2,1") == 6


def test_monkey_wants_another_green_tile_on_an_edge() -> None:
    """[SF-12-monkey] Three in a row count once each, one at a corner not at all."""
    assert score_sign("monkey", "T01 0,0 / T02 1,0 / T03 2,0 / T13 3,1") == 6


def test_dragon_counts_every_complete_spark_once() -> None:
    """[SF-12-dragon] The three sparks of T38."""
    assert score_sign("dragon", "T40 0,-1 / T47 -1,0 / T38 0,0 / T42 0,1") == 6


@pytest.mark.parametrize(
    ("board", "points"),
    [("T02 0,0 / T05 1,1", 2), ("T03 0,0 / T06 1,0", 2), ("T38 0,0 / T13 1,0", 0), ("T03 0,0 / T06 2,0", 0)],
)
def test_pig_wants_two_arrows_that_point_at_each_other(board: str, points: int) -> None:
    """[SF-12-pig] [SF-A15] Over a corner too, but not over a gap."""
    assert score_sign("pig", board) == points


def test_ox_wants_four_counts_in_a_column() -> None:
    """[SF-12-ox] [SF-A12] Gaps are allowed, a column pays once, rows do not pay."""
    assert score_sign("ox", "T37 0,0 / T25 0,1 / T13 0,3 / T01 0,4 / T02 0,5") == 5
    assert score_sign("ox", "T37 0,0 / T25 1,0 / T13 2,0 / T01 3,0") == 0


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("T01 0,0 / T04 1,0 / T07 2,0 / T10 3,0", 5),
        ("T01 0,0 / T04 0,1 / T07 0,2 / T10 0,3", 0),
        ("T02 0,0 / T05 1,0 / T03 2,0 / T06 3,0 / T01 4,0 / T04 4,1 / T07 4,2 / T10 4,3", 0),
        ("T01 -3,0 / T04 -1,0 / T07 2,0 / T10 5,0 / T11 6,0", 5),
    ],
)
def test_horse_wants_four_colours_in_a_row(board: str, points: int) -> None:
    """[SF-12-horse] [SF-A12] Gaps are allowed, a row pays once, columns do not pay."""
    assert score_sign("horse", board) == points
