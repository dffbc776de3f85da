"""The chain reaction: which rockets an exploding tile sets off."""

import pytest

from tests.games.spring_festival.tables import panorama

# Eight rockets around an empty cell; their own arrows point away from each other.
RING = "T48 0,0 / T45 1,0 / T44 2,0 / T42 2,1 / T41 2,2 / T47 1,2 / T46 0,2 / T43 0,1"


def test_chain_reaction_first_example_one_rocket_sets_off_all_four() -> None:
    """[SF-7] E sets off T19, whose arrows NW and N set off the rest; no spark is completed."""
    board = panorama("T31 0,0 / T13 1,0 / T19 1,1")

    board.place("T38", at="0,1")

    assert board.text() == "T31* 0,0 / T13* 1,0 / T38* 0,1 / T19* 1,1"
    assert board.applause == 0


def test_chain_reaction_second_example_an_arrow_into_an_exploded_tile_does_nothing() -> None:
    """[SF-7] [SF-A7] Only turning over triggers arrows; an exploded tile does not pass the fire on."""
    board = panorama("T13* 1,0 / T31 2,0")

    board.place("T38", at="0,0")

    assert board.text() == "T38* 0,0 / T13* 1,0 / T31 2,0"


def test_a_rocket_in_the_middle_passes_the_fire_on() -> None:
    """[SF-7] The board of the second example with T13 as a rocket: its arrow E sets off T31."""
    board = panorama("T13 1,0 / T31 2,0")

    board.place("T38", at="0,0")

    assert board.text() == "T38* 0,0 / T13* 1,0 / T31* 2,0"


@pytest.mark.parametrize(
    ("tile", "exploded"),
    [
        pytest.param("T39", {"1,0"}, id="N"),
        pytest.param("T38", {"2,1"}, id="E"),
        pytest.param("T37", {"1,2"}, id="S"),
        pytest.param("T40", {"0,1"}, id="W"),
        pytest.param("T32", {"2,0", "2,2"}, id="NE SE"),
        pytest.param("T31", {"0,2", "0,0"}, id="SW NW"),
        pytest.param("T03", {"1,0", "2,1", "1,2", "0,1"}, id="N E S W"),
        pytest.param("T02", {"2,0", "2,2", "0,2", "0,0"}, id="NE SE SW NW"),
        pytest.param("T16", {"0,2", "0,1", "0,0"}, id="SW W NW"),
        pytest.param("T17", {"2,1", "2,2", "1,2"}, id="E SE S"),
    ],
)
def test_every_arrow_reaches_its_own_neighbour(tile: str, exploded: set[str]) -> None:
    """[SF-1] [SF-7] x grows to the right, y grows down, and tiles never turn: N is the cell above."""
    board = panorama(RING)

    board.place(tile, at="1,1")

    assert {item.split()[1] for item in board.text().split(" / ") if "*" in item} == exploded | {"1,1"}


def test_an_arrow_does_not_jump_over_an_empty_cell() -> None:
    """[SF-A7] T36 lies two cells to the right, with nothing between."""
    board = panorama("T46 0,1 / T47 1,1 / T41 2,1 / T36 2,0")

    board.place("T38", at="0,0")

    assert board.text() == "T38* 0,0 / T36 2,0 / T46 0,1 / T47 1,1 / T41 2,1"


def test_a_tile_fires_only_when_it_explodes() -> None:
    """[SF-7] T03 exploded in an earlier round, so the rocket beside it stays."""
    board = panorama("T03* 0,0 / T31 1,0")

    board.place("T46", at="0,1")

    assert board.text() == "T03* 0,0 / T31 1,0 / T46* 0,1"


def test_two_tiles_that_point_at_each_other_explode_once() -> None:
    """[SF-7]"""
    board = panorama("T40 1,0")

    board.place("T38", at="0,0")

    assert board.text() == "T38* 0,0 / T40* 1,0"


def test_a_chain_that_runs_in_a_circle_ends() -> None:
    """[SF-7] Right, down, left and up again."""
    board = panorama("T37 1,0 / T46 1,1 / T39 0,1")

    board.place("T38", at="0,0")

    assert board.text() == "T38* 0,0 / T37* 1,0 / T39* 0,1 / T46* 1,1"


def test_a_chain_branches_and_every_branch_is_followed_to_its_end() -> None:
    """[SF-7] Left, right and down, two tiles each; no arrow points at T48."""
    board = panorama("T40 -2,0 / T46 -1,0 / T36* 0,0 / T42 1,0 / T44 2,0 / T47 0,1 / T41 0,2 / T48 1,2")

    board.replace("T09", at="0,0")

    assert board.text() == "T40* -2,0 / T46* -1,0 / T09* 0,0 / T42* 1,0 / T44* 2,0 / T47* 0,1 / T41* 0,2 / T48 1,2"


def test_a_chain_crosses_corners() -> None:
    """[SF-7] T32 points to the upper and to the lower right, where nothing shares an edge with it."""
    board = panorama("T40 0,0 / T48 0,-1 / T45 1,-1 / T47 0,1 / T41 1,1")

    board.replace("T32", at="0,0")

    assert board.text() == "T48 0,-1 / T45* 1,-1 / T32* 0,0 / T47 0,1 / T41* 1,1"


def test_the_chain_of_a_replacing_tile_starts_from_its_cell() -> None:
    """[SF-6] [SF-7] T13 sets off the tile to its right, which sets off the next one."""
    board = panorama("T40* 0,0 / T44 1,0 / T36 2,0")

    board.replace("T13", at="0,0")

    assert board.text() == "T13* 0,0 / T44* 1,0 / T36* 2,0"


def test_tiles_that_exploded_before_stay_exploded() -> None:
    """[SF-7] A new tile does not change them."""
    board = panorama("T36* 0,0 / T33* 1,0 / T31 2,0")

    board.place("T48", at="0,1")

    assert board.text() == "T36* 0,0 / T33* 1,0 / T31 2,0 / T48* 0,1"
