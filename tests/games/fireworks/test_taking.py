"""Taking and placing: how many, which, and where."""

import pytest

from lampion.games.fireworks.constants import phases
from tests.games.fireworks.launching import AROUND, NEARLY_FULL, OTHER_STARTS, WALL, launch, numbers_up, ready
from tests.games.fireworks.nights import Table

UP = "#11 cat up 0,0 / #12 bee up 0,1 / #13 palm up 0,2 / #14 smile up 0,3"


def take_all(game: Table, seat: int = 0) -> int:
    """Take and place for as long as the seat is asked; how many tiles were taken."""
    count = 0
    while game.position.phase in (phases.TAKE, phases.PLACE) and game.waiting == [seat]:
        count += game.position.phase == phases.TAKE
        game.play(seat, game.moves(seat)[0])
    return count


@pytest.mark.parametrize(("die", "count"), [("1", 1), ("2", 2), ("3", 3), ("symbol", 1)])
def test_the_die_says_how_many_tiles_are_taken(die: str, count: int) -> None:
    """[FW-7]"""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#3 kiku-red", die=die)

    assert take_all(game) == count


def test_any_tile_that_lies_face_up_in_the_box_can_be_taken() -> None:
    """[FW-7] [FW-A9] Also those that turned up earlier."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#3 kiku-red", die="2")

    assert game.moves(0) == [f"take #{number}" for number in (3, 11, 12, 13, 14)]


def test_whoever_finds_fewer_tiles_takes_what_is_there() -> None:
    """[FW-A10] The die shows 3, two tiles lie there."""
    game = ready(tiles=f"{AROUND} / #11 cat up 0,0")
    launch(game, "#3 kiku-red", die="3")

    assert take_all(game) == 2
    assert game.moves(0) == ["done"]


def test_nobody_may_take_fewer_on_purpose() -> None:
    """[FW-A11] After the first tile of two there is nothing but another one."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#3 kiku-red", die="2")
    game.play(0, "take #3", "place 0,0 0")

    assert game.moves(0) == [f"take #{number}" for number in (11, 12, 13, 14)]


def test_a_full_board_ends_the_taking() -> None:
    """[FW-A12] One cell is free, so one tile is taken although the die shows 3."""
    game = ready(NEARLY_FULL, OTHER_STARTS, tiles=f"{AROUND} / {UP}")
    launch(game, "#3 kiku-red", die="3")

    assert take_all(game) == 1
    assert game.moves(0) == ["done"]


def test_a_success_without_anything_to_take_brings_a_tile_at_random() -> None:
    """[FW-A7] [FW-A40] And the symbol on the die still counts."""
    game = ready(tiles=f"{AROUND} / {WALL}")
    launch(game, "#9 outside kiku-red", die="symbol", at="4,7")
    assert game.position.phase == phases.DRAW
    game.chance("draw #1", "cat")
    game.play(0, "place 0,0")

    assert game.waiting == [0]
    assert game.position.phase == phases.PREPARE


def test_tiles_that_nobody_takes_stay_for_the_next_player() -> None:
    """[FW-7] Face up, in the box."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#3 kiku-red", die="1")
    game.play(0, "take #3", "place 0,0 0", "done")

    assert numbers_up(game) == [11, 12, 13, 14]


def test_a_base_tile_is_placed_on_any_free_cell_in_six_turns() -> None:
    """[FW-8] [FW-2] 23 free cells."""
    game = ready()
    launch(game, "#3 kiku-red")
    game.play(0, "take #3")

    moves = game.moves(0)
    assert len(moves) == 23 * 6
    assert "place 1,1 0" not in moves
    game.play(0, "place 1,2 3")
    assert "1,2=kiku-red.3" in game.line("0")


def test_a_special_tile_is_not_turned() -> None:
    """[FW-8] [FW-2]"""
    game = ready()
    launch(game, "#3 cat")
    game.play(0, "take #3")

    assert len(game.moves(0)) == 23
    game.play(0, "place 1,2")
    assert "1,2=cat" in game.line("0")


def test_a_tile_that_was_placed_never_moves_again() -> None:
    """[FW-8] There is no move that would."""
    game = ready(tiles=f"{AROUND} / {UP}")
    launch(game, "#3 kiku-red", die="2")
    game.play(0, "take #3", "place 1,2 3", "take #11")

    assert {move.split()[0] for move in game.moves(0)} == {"place"}
    assert not any(move.startswith("place 1,2") for move in game.moves(0))


def test_a_turn_ends_when_its_player_says_so() -> None:
    """[FW-4] So that the last placing can still be taken back."""
    game = ready()
    launch(game, "#3 kiku-red")
    game.play(0, "take #3", "place 0,0 0")

    assert (game.waiting, game.moves(0)) == ([0], ["done"])
