"""Placing and replacing: where the tile that was taken may go, and what leaves the game."""

import pytest

from lampion.kernel.errors import IllegalMove, MoveRefused
from tests.games.spring_festival.tables import panorama, table
from tests.games.spring_festival.writing import Seat


def test_a_tile_may_be_placed_next_to_any_tile_or_replace_any_tile() -> None:
    """[SF-6] Every empty cell that shares an edge with a tile, every cell with a tile, and nothing else."""
    game = table(Seat("S1-1 0,0 / S1-2* 1,0 / S1-3 1,1", holds="T05"), Seat(holds="T06"))

    assert set(game.moves(0)) == {
        "place T05 0,-1",
        "place T05 1,-1",
        "place T05 2,0",
        "place T05 2,1",
        "place T05 1,2",
        "place T05 0,1",
        "place T05 -1,0",
        "replace T05 0,0",
        "replace T05 1,0",
        "replace T05 1,1",
    }


def test_a_hole_inside_the_panorama_can_be_filled() -> None:
    """[SF-6] It lies next to tiles like any other empty cell."""
    board = panorama("T01 0,0 / T02 1,0 / T03 2,0 / T04 0,1 / T05 2,1 / T06 0,2 / T07 1,2 / T08 2,2")

    board.place("T47", at="1,1")

    assert "T47* 1,1" in board.text()


def test_a_tile_does_not_go_to_a_cell_that_touches_only_a_corner() -> None:
    """[SF-6]"""
    game = table(Seat("S1-1 0,0", holds="T05"), Seat(holds="T06"))

    with pytest.raises(IllegalMove):
        game.play(0, "place T05 1,1")


def test_the_tile_that_was_taken_must_be_played() -> None:
    """[SF-A16] A seat can neither pass nor discard it."""
    game = table(Seat(holds="T05"), Seat(holds="T06"))

    assert {move.split()[0] for move in game.moves(0)} == {"place", "replace"}
    with pytest.raises(MoveRefused):
        game.play(0, "pass")


def test_nobody_plays_the_tile_of_another_seat() -> None:
    """[SF-5] [SF-6]"""
    game = table(Seat(holds="T05"), Seat(holds="T06"))

    with pytest.raises(MoveRefused):
        game.play(0, "place T06 4,0")


def test_a_placed_tile_explodes_at_once() -> None:
    """[SF-6]"""
    board = panorama("T36 0,0")

    board.place("T47", at="1,0")

    assert board.text() == "T36 0,0 / T47* 1,0"


def test_a_tile_that_replaces_another_explodes_at_once() -> None:
    """[SF-6]"""
    board = panorama("T36 0,0 / T46 1,0")

    board.replace("T47", at="1,0")

    assert board.text() == "T36 0,0 / T47* 1,0"


@pytest.mark.parametrize("face", ["", "*"])
def test_a_tile_may_be_replaced_whichever_face_it_shows(face: str) -> None:
    """[SF-6] The new tile fires in either case: T38 sets off T36 to its right."""
    board = panorama(f"T46{face} 0,0 / T36 1,0")

    board.replace("T38", at="0,0")

    assert board.text() == "T38* 0,0 / T36* 1,0"


def test_a_starting_tile_may_be_replaced() -> None:
    """[SF-6]"""
    board = panorama("S1-1 0,0 / S1-2 1,0 / S1-3 2,0 / S1-4 3,0")

    board.replace("T47", at="0,0")

    assert board.text() == "T47* 0,0 / S1-2 1,0 / S1-3 2,0 / S1-4 3,0"


def test_the_arrows_of_a_replaced_tile_do_nothing() -> None:
    """[SF-6] [SF-7] T09 would have set off its neighbour; T46, which points away, does not."""
    board = panorama("T09 0,0 / T36 1,0")

    board.replace("T46", at="0,0")

    assert board.text() == "T46* 0,0 / T36 1,0"


def test_a_replaced_tile_leaves_the_game() -> None:
    """[SF-6] [SF-A17] It joins the discarded tiles and never turns up again."""
    game = table(Seat("T05 0,0", holds="T12"), Seat(holds="T06"), turn=3, store="T20 T21 T22 T23")
    assert "T05" not in game.line("out").split()

    game.play(0, "replace T12 0,0")

    assert "T05" in game.line("out").split()


def test_a_replaced_tile_is_in_no_stack() -> None:
    """[SF-A17]"""
    game = table(Seat("T05 0,0", holds="T12"), Seat(holds="T06"), turn=3, store="T20 T21 T22 T23")
    game.play(0, "replace T12 0,0")
    game.play(1, "place T06 4,0")

    game.play(1, "turn T20")

    assert "T05" not in game.outcomes()


def test_replacing_leaves_the_number_of_tiles_as_it_is() -> None:
    """[SF-6] There is never a hole where a tile was replaced."""
    game = table(Seat(holds="T48"), Seat(holds="T06"))

    game.play(0, "replace T48 2,0")

    assert game.board(0) == "S1-1 0,0 / S1-2 1,0 / T48* 2,0 / S1-4 3,0"


def test_a_placement_changes_nobody_elses_panorama() -> None:
    """[SF-1] Everybody has their own panorama."""
    game = table(Seat("T36 0,0 / T33 1,0", holds="T09"), Seat("T03 0,0 / T12 1,0", holds="T06"), Seat(holds="T07"))

    game.play(0, "place T09 0,1")

    assert game.board(1) == "T03 0,0 / T12 1,0"
    assert game.board(2) == "S3-1 0,0 / S3-2 1,0 / S3-3 2,0 / S3-4 3,0"


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)], ids=["right", "left", "down", "up"])
def test_sixteen_tiles_may_lie_in_one_line(step: tuple[int, int]) -> None:
    """[SF-1] The grid has no borders: the last of twelve tiles may lie fifteen cells from the first one."""
    x, y = step
    tiles = ["S1-1", "S1-2", "S1-3", "S1-4", *(f"T{number}" for number in range(25, 36))]
    line = " / ".join(f"{tile} {index * x},{index * y}" for index, tile in enumerate(tiles))
    game = table(Seat(line, holds="T03"), Seat(holds="T06"), turn=12)

    game.play(0, f"place T03 {15 * x},{15 * y}")

    assert len(game.seat(0)["panorama"]) == 16
    assert f"T03* {15 * x},{15 * y}" in game.board(0)
    assert f"T35* {14 * x},{14 * y}" in game.board(0)
