"""The twelve signs of the advanced game, each on boards where it pays, and where it nearly does."""

import pytest

from tests.games.spring_festival.tables import finished, sign_points, table
from tests.games.spring_festival.writing import Seat


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T47 0,0 / T03 0,1 / T33 0,2", 3, id="one in a column, others do not matter"),
        pytest.param("T47 0,0 / T48 0,1", 0, id="two in a column"),
        pytest.param("T03 0,0 / T33 0,1", 0, id="none in a column"),
        pytest.param("T47 0,0 / T48 1,0", 6, id="one in each of two columns"),
        pytest.param("T47 0,0 / T03 1,0 / T46 2,0 / T09 2,1 / T12 2,2 / T43 -1,0 / T44 -1,1", 6, id="four columns"),
        pytest.param("T47 0,0 / T03 1,0 / T12 1,1 / T09 1,2 / T48 0,2", 0, id="two in a column with a gap"),
        pytest.param("T47 0,0 / T03 1,0 / T12 1,1 / T09 1,2 / T33 0,2", 3, id="one in a column with a gap"),
    ],
)
def test_the_goat_pays_columns_with_exactly_one_single_explosion(board: str, points: int) -> None:
    """[SF-12-goat] [SF-A12] 3 points each."""
    assert sign_points("goat", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T14 0,0 / T15 1,0", 6, id="both tiles of one spark"),
        pytest.param("T14 0,0 / T38 1,0", 3, id="one tile of a spark"),
        pytest.param("T14 0,0 / T03 1,0", 0, id="a half spark alone"),
        pytest.param("T15 0,0 / T14 1,0", 0, id="half sparks on the wrong edges"),
        pytest.param("T47 0,0 / T38 1,0", 0, id="a spark without three explosions"),
        pytest.param("T13 0,0 / T38 0,-1", 3, id="the half spark of T13"),
        pytest.param("S1-3 0,0 / T38 0,1", 3, id="the half spark of S1-3"),
        pytest.param("T14 0,0 / T15 1,0 / T16 0,1 / T17 0,2", 12, id="two sparks of two tiles each"),
    ],
)
def test_the_rooster_pays_triple_explosions_with_a_complete_spark(board: str, points: int) -> None:
    """[SF-12-rooster] 3 points for each tile, not for each spark."""
    assert sign_points("rooster", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T33 0,0 / T36 1,0", 5, id="side by side"),
        pytest.param("T33 0,0 / T36 0,1", 5, id="one above the other"),
        pytest.param("T33 0,0 / T36 1,0 / T25 2,0", 10, id="three in a row"),
        pytest.param("T33 0,0 / T36 1,0 / T25 0,1 / T28 1,1", 20, id="a square"),
        pytest.param("T33 0,0 / T03 1,0 / T36 1,1", 0, id="across a corner"),
        pytest.param("T33 0,0 / T47 1,0 / T36 2,0", 0, id="apart"),
        pytest.param("T33 0,0", 0, id="alone"),
        pytest.param("T03 0,0 / T12 1,0", 0, id="other explosions"),
    ],
)
def test_the_rabbit_pays_neighbouring_pairs_of_double_explosions(board: str, points: int) -> None:
    """[SF-12-rabbit] [SF-A13] 5 points a pair; a tile may belong to several pairs."""
    assert sign_points("rabbit", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T03 0,0 / T47 1,0", 3, id="three free edges"),
        pytest.param("T03 0,0 / T47 0,-1 / T46 1,0 / T48 0,1", 3, id="one free edge"),
        pytest.param("T03 0,0 / T47 0,-1 / T46 1,0 / T48 0,1 / T43 -1,0", 0, id="no free edge"),
        pytest.param("T13 0,0 / T47 1,0", 0, id="three explosions"),
        pytest.param("T03 0,0 / T12 1,0 / T09 1,1", 9, id="several tiles"),
        pytest.param(
            "T47 0,0 / T03 1,0 / T46 2,0 / T48 1,-1 / T43 2,1 / T44 2,2 / T38 1,2 / T39 0,2 / T40 0,1",
            3,
            id="beside a hole inside the panorama",
        ),
    ],
)
def test_the_dog_pays_quadruple_explosions_with_a_free_edge(board: str, points: int) -> None:
    """[SF-12-dog] 3 points for each tile."""
    assert sign_points("dog", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T48 0,0 / T03 0,-1 / T47 1,0 / T12 0,1 / T33 -1,0", 5, id="framed by tiles of any kind"),
        pytest.param("T48 0,0 / T03 0,-1 / T47 1,0 / T12 0,1", 0, id="one edge free"),
        pytest.param("T45 0,0 / T03 0,-1 / T47 1,0 / T12 0,1 / T33 -1,0", 0, id="blue and framed"),
        pytest.param("T48 0,0 / T03 1,0 / T12 1,1 / T33 2,0", 0, id="corners do not frame"),
        pytest.param(
            "T48 0,0 / T47 1,0 / T03 0,-1 / T12 0,1 / T33 -1,0 / T01 1,-1 / T02 1,1 / T04 2,0", 10, id="two of them"
        ),
    ],
)
def test_the_snake_pays_red_tiles_framed_on_four_edges(board: str, points: int) -> None:
    """[SF-12-snake] 5 points for each tile."""
    assert sign_points("snake", board) == points


TIGER_BOARDS = [
    pytest.param("T01 -2,0 / T10 -1,0 / T11 0,0 / T12 0,-1", 9, id="to the left of the first tile"),
    pytest.param("T01 0,0 / T10 1,0 / T11 2,0 / T12 2,-1", 9, id="the same moved to the right"),
    pytest.param("T01 0,0 / T10 -3,0 / T11 -3,1 / T12 -2,1 / T22 -1,1 / T23 -1,0", 15, id="a bow"),
    pytest.param("T10 0,0 / T11 0,1 / T12 1,1 / T22 2,1 / T23 2,0 / T01 3,0", 15, id="the bow moved to the right"),
    pytest.param("T01 0,0 / T02 0,-3 / T10 0,-1 / T11 -1,-1 / T12 0,-2", 9, id="above the first tile"),
    pytest.param("T10 0,0 / T11 1,0 / T01 2,0 / T12 3,0 / T22 4,0 / T23 5,0", 9, id="the larger of two groups"),
    pytest.param("T10 0,0 / T11 1,0 / T01 2,0 / T12 3,0 / T22 4,0", 6, id="one of two equal groups"),
    pytest.param("T10 0,0 / T01 1,0 / T11 1,1 / T12 2,1", 6, id="corners do not connect"),
    pytest.param("T01 0,0 / T04 1,0", 0, id="no blue tile"),
]


@pytest.mark.parametrize("lone_tiger", [0, 1])
@pytest.mark.parametrize(("board", "points"), TIGER_BOARDS)
def test_the_tiger_pays_the_tiles_of_the_largest_blue_group(board: str, points: int, lone_tiger: int) -> None:
    """[SF-12-tiger] 3 points for each tile of one group."""
    assert sign_points("tiger", board, lone_tiger=lone_tiger) == points


@pytest.mark.parametrize(("lone_tiger", "points"), [(0, 0), (1, 3)])
@pytest.mark.parametrize("board", ["T10 0,0 / T01 1,0", "T10 0,0 / T01 1,0 / T11 1,1"])
def test_a_single_blue_tile_is_a_group_by_option_only(board: str, lone_tiger: int, points: int) -> None:
    """[SF-A14]"""
    assert sign_points("tiger", board, lone_tiger=lone_tiger) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T37 0,0 / T03 1,0 / T38 1,1", 6, id="to the lower right"),
        pytest.param("T37 0,0 / T03 -1,0 / T38 -1,1", 6, id="to the lower left"),
        pytest.param("T37 0,0 / T38 1,0 / T39 2,0", 0, id="along an edge only"),
        pytest.param("T37 0,0 / T03 1,0 / T12 1,1", 0, id="another colour"),
        pytest.param(
            "T37 0,0 / T03 0,-1 / T12 1,0 / T09 0,1 / T10 -1,0 / T38 -1,-1 / T39 1,-1 / T04 1,1 / T05 -1,1",
            15,
            id="a tile scores once, however many it touches",
        ),
    ],
)
def test_the_rat_pays_yellow_tiles_corner_to_corner(board: str, points: int) -> None:
    """[SF-12-rat] 3 points for each tile."""
    assert sign_points("rat", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T40 0,0 / T41 1,0", 4, id="side by side"),
        pytest.param("T40 0,0 / T41 0,1", 4, id="one above the other"),
        pytest.param("T40 0,0 / T41 1,0 / T42 2,0", 6, id="a tile scores once, however many are beside it"),
        pytest.param("T40 0,0 / T04 1,0 / T41 1,1", 0, id="across a corner"),
        pytest.param("T40 0,0 / T04 1,0", 0, id="alone"),
        pytest.param("T40 0,0 / T41 1,0 / T04 2,0 / T42 3,0 / T01 4,0", 8, id="two groups"),
    ],
)
def test_the_monkey_pays_green_tiles_side_by_side(board: str, points: int) -> None:
    """[SF-12-monkey] 2 points for each tile."""
    assert sign_points("monkey", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T47 0,0 / T38 1,0", 2, id="a spark, once and not for each tile"),
        pytest.param("T48 0,0 / T47 0,1", 2, id="one above the other"),
        pytest.param("T47 0,0 / T46 1,0", 0, id="half a spark"),
        pytest.param("T13 0,0 / T38 0,-1", 2, id="the half spark of T13"),
        pytest.param("S1-3 0,0 / T38 0,1", 2, id="the half spark of S1-3"),
        pytest.param("S1-2 0,0 / S1-1 1,0", 2, id="of starting tiles, which earned no applause"),
        pytest.param("T38 0,0 / T02 -1,-1 / T48 0,-1 / T46 -1,0 / T05 -1,1 / T47 0,1", 6, id="three of one tile"),
    ],
)
def test_the_dragon_pays_complete_sparks(board: str, points: int) -> None:
    """[SF-12-dragon] 2 points for each spark."""
    assert sign_points("dragon", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T38 0,0 / T40 1,0", 2, id="along a horizontal edge"),
        pytest.param("T37 0,0 / T39 0,1", 2, id="along a vertical edge"),
        pytest.param("T02 0,0 / T48 1,0 / T05 1,1", 2, id="across a corner"),
        pytest.param("T02 0,0 / T48 -1,0 / T05 -1,1", 2, id="across the other corner"),
        pytest.param("T38 0,0 / T44 1,0", 0, id="one points at the other only"),
        pytest.param("T38 0,0 / T48 1,0 / T40 2,0", 0, id="with a tile between"),
        pytest.param("T40 0,0 / T38 1,0", 0, id="away from each other"),
        pytest.param("T03 0,0 / T37 0,-1 / T40 1,0 / T39 0,1 / T38 -1,0", 8, id="four pairs of one tile"),
    ],
)
def test_the_pig_pays_pairs_of_arrows_that_point_at_each_other(board: str, points: int) -> None:
    """[SF-12-pig] [SF-A15] 2 points for each pair."""
    assert sign_points("pig", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T47 0,0 / T33 0,1 / T13 0,2 / T03 0,3", 5, id="four numbers in a column"),
        pytest.param("T47 0,0 / T33 1,0 / T13 2,0 / T03 3,0", 0, id="four numbers in a row"),
        pytest.param("T47 0,0 / T33 0,1 / T13 0,2 / T14 0,3", 0, id="three numbers"),
        pytest.param("T47 0,0 / T33 0,1 / T13 0,2 / T46 1,2 / T48 1,3 / T45 1,4 / T03 0,4", 5, id="with a gap"),
        pytest.param(
            "T47 0,0 / T33 0,1 / T13 0,2 / T03 0,3 / T46 0,4 / T36 0,5 / T14 0,6 / T12 0,7", 5, id="twice in a column"
        ),
        pytest.param(
            "T47 0,0 / T33 0,1 / T13 0,2 / T03 0,3 / T46 -1,0 / T36 -1,1 / T14 -1,2 / T12 -1,3", 10, id="two columns"
        ),
    ],
)
def test_the_ox_pays_columns_with_all_numbers_of_explosions(board: str, points: int) -> None:
    """[SF-12-ox] [SF-A12] 5 points a column."""
    assert sign_points("ox", board) == points


@pytest.mark.parametrize(
    ("board", "points"),
    [
        pytest.param("T01 0,0 / T04 1,0 / T07 2,0 / T10 3,0", 5, id="four colours in a row"),
        pytest.param("T01 0,0 / T04 0,1 / T07 0,2 / T10 0,3", 0, id="four colours in a column"),
        pytest.param(
            "T02 0,0 / T05 1,0 / T03 2,0 / T06 3,0 / T01 4,0 / T04 4,1 / T07 4,2 / T10 4,3", 0, id="in a column far out"
        ),
        pytest.param("T01 0,0 / T04 1,0 / T07 2,0 / T08 3,0", 0, id="three colours"),
        pytest.param("T01 0,0 / T04 1,0 / T07 2,0 / T02 2,1 / T03 3,1 / T05 4,1 / T10 4,0", 5, id="with a gap"),
        pytest.param(
            "T01 0,0 / T04 1,0 / T07 2,0 / T10 3,0 / T02 4,0 / T05 5,0 / T08 6,0 / T11 7,0", 5, id="twice in a row"
        ),
        pytest.param(
            "T01 0,0 / T04 1,0 / T07 2,0 / T10 3,0 / T02 0,-1 / T05 1,-1 / T08 2,-1 / T11 3,-1", 10, id="two rows"
        ),
    ],
)
def test_the_horse_pays_rows_with_all_colours(board: str, points: int) -> None:
    """[SF-12-horse] [SF-A12] 5 points a row."""
    assert sign_points("horse", board) == points


PAYING = {
    "goat": ("T47 0,0 / T48 1,0", 6),
    "rooster": ("T14 0,0 / T15 1,0", 6),
    "rabbit": ("T33 0,0 / T36 1,0", 5),
    "dog": ("T03 0,0 / T47 1,0", 3),
    "snake": ("T48 0,0 / T03 0,-1 / T47 1,0 / T12 0,1 / T33 -1,0", 5),
    "tiger": ("T10 0,0 / T11 1,0", 6),
    "rat": ("T37 0,0 / T03 1,0 / T38 1,1", 6),
    "monkey": ("T40 0,0 / T41 1,0", 4),
    "dragon": ("T47 0,0 / T38 1,0", 2),
    "pig": ("T38 0,0 / T40 1,0", 2),
    "ox": ("T47 0,0 / T33 0,1 / T13 0,2 / T03 0,3", 5),
    "horse": ("T01 0,0 / T04 1,0 / T07 2,0 / T10 3,0", 5),
}


@pytest.mark.parametrize("sign", PAYING)
def test_signs_ignore_faces(sign: str) -> None:
    """[SF-A11] All rockets, all exploded, or one of each: a sign pays the same."""
    board, points = PAYING[sign]
    exploded = " / ".join(item.replace(" ", "* ") for item in board.split(" / "))

    for faces in (board, exploded, exploded.replace("*", "", 1)):
        assert table(Seat(faces, holds="T05"), Seat(), sign=sign).score(0)["sign"] == points


@pytest.mark.parametrize("sign", PAYING)
def test_a_sign_pays_every_seat_for_its_own_panorama(sign: str) -> None:
    """[SF-12] And nothing for a panorama without what it looks for."""
    board, points = PAYING[sign]

    game = finished(Seat("T19 0,0"), Seat(board), sign=sign)

    assert game.scores("sign") == [0, points]


@pytest.mark.parametrize("board", [board for board, _ in PAYING.values()])
def test_without_a_sign_no_panorama_pays(board: str) -> None:
    """[SF-12] The simple game."""
    assert finished(Seat(board), Seat()).score(0)["sign"] == 0


# colours and explosions:  green 1  red 1    yellow 1     T40 T46 T38
#                          blue 4   red 3    blue 2       T12 T19 T33
#                          yellow 4 green 1  yellow 2     T05 T42 T30
NINE_TILES = "T40 0,0 / T46 1,0 / T38 2,0 / T12 0,1 / T19 1,1 / T33 2,1 / T05 0,2 / T42 1,2 / T30 2,2"


@pytest.mark.parametrize(
    ("sign", "points"),
    [
        pytest.param("goat", 6, id="goat: the left and the right column, not the middle one"),
        pytest.param("rooster", 3, id="rooster: T19 has a spark with T42"),
        pytest.param("rabbit", 5, id="rabbit: T33 and T30"),
        pytest.param("dog", 6, id="dog: T12 and T05"),
        pytest.param("snake", 5, id="snake: T19 is framed, T46 is not"),
        pytest.param("tiger", 0, id="tiger: T12 and T33 are apart"),
        pytest.param("rat", 0, id="rat: no yellow corners meet"),
        pytest.param("monkey", 0, id="monkey: T40 and T42 are apart"),
        pytest.param("dragon", 4, id="dragon: T46 with T38, T19 with T42"),
        pytest.param("pig", 4, id="pig: T33 with T30, T42 with T30"),
        pytest.param("ox", 0, id="ox: no column has all numbers"),
        pytest.param("horse", 0, id="horse: no row has all colours"),
    ],
)
def test_one_panorama_under_each_sign(sign: str, points: int) -> None:
    """[SF-12]"""
    assert sign_points(sign, NINE_TILES) == points
