"""Advanced 2: everybody takes and places at once from 104 open tiles, or in turns."""

import pickle

from lampion.games.fireworks.constants import phases
from lampion.games.fireworks.game import GAME
from tests.games.fireworks.launching import NEARLY_FULL, OTHER_STARTS, STARTS
from tests.games.fireworks.nights import Table, table

OTHER_NEARLY = NEARLY_FULL.replace(STARTS, OTHER_STARTS)


def started(mode: str, seats: int = 2) -> Table:
    """A game in which all start tiles have been placed."""
    game = Table.new(seats, mode=mode, first="0")
    game.any_chance()
    for seat in range(seats):
        game.play(seat, "start 1,1", "start 3,3")
    return game


def test_everybody_claims_at_the_same_time_one_tile_of_a_kind() -> None:
    """[FW-18] [FW-A35] Sixteen kinds lie on the table."""
    game = started("advanced-2", 3)

    assert game.waiting == [0, 1, 2]
    assert len(game.moves(1)) == 16
    game.play(1, "claim cat")
    assert game.view()["open"]["cat"] == 1
    assert len(game.moves(0)) == len(game.moves(2)) == 16


def test_a_tile_is_placed_before_the_next_claim_and_nothing_goes_back() -> None:
    """[FW-A35]"""
    game = started("advanced-2")
    game.play(0, "claim kiku-red")

    assert {move.split()[0] for move in game.moves(0)} == {"place"}
    game.play(0, "place 1,2 3")
    assert {move.split()[0] for move in game.moves(0)} == {"claim"}
    assert game.waiting == [0, 1]


def test_a_tile_in_hand_is_still_there_after_a_pickle() -> None:
    """[FW-A35] The copy has to place it, too."""
    game = started("advanced-2")
    game.play(0, "claim kiku-red")
    twin = Table(pickle.loads(pickle.dumps(game.position)))

    assert twin.moves(0) == game.moves(0)
    twin.play(0, "place 1,2 3")
    assert twin.seat(0)["sky"] != game.seat(0)["sky"]
    assert len(twin.moves(0)) == 16


def test_whoever_comes_first_gets_the_last_tile_of_a_kind() -> None:
    """[FW-A35] The other one can't claim it any more."""
    game = started("advanced-2")
    game.play(0, "claim cat", "place 0,0", "claim cat")

    assert "claim cat" not in game.moves(1)


def test_after_a_placing_the_next_seat_comes_first() -> None:
    """[FW-18] So that loops which need one order let nobody finish first."""
    game = started("advanced-2", 3)
    game.play(0, "claim cat", "place 0,0")

    assert game.position.to_move() == 1


def test_a_full_board_is_done_and_the_game_ends_when_all_are() -> None:
    """[FW-18]"""
    options = {"mode": "advanced-2"}
    game = table(NEARLY_FULL, OTHER_NEARLY, options=options, phase=phases.CLAIM, waiting=3, tiles="", team=0)
    game.play(0, "claim cat", "place 4,4")
    assert game.waiting == [1]
    game.play(1, "claim cat", "place 4,4")

    assert game.position.phase == phases.OVER


def test_in_turns_each_takes_one_tile_clockwise() -> None:
    """[FW-18] The turn ends with `done`, so that the placing can be taken back."""
    game = started("advanced-2-turns", 3)
    assert game.waiting == [0]
    game.play(0, "claim cat", "place 0,0")
    assert game.moves(0) == ["done"]
    game.play(0, "done")

    assert (game.waiting, game.position.turn) == ([1], 2)


def test_in_turns_too_all_boards_are_filled() -> None:
    """[FW-18] Whoever is full is skipped; the game is over when all are."""
    options = {"mode": "advanced-2-turns"}
    game = table(NEARLY_FULL, OTHER_STARTS, options=options, phase=phases.CLAIM, waiting=1, tiles="", team=0)
    game.play(0, "claim cat", "place 4,4", "done")
    assert game.waiting == [1]
    game.play(1, "claim cat", "place 0,0", "done")

    assert game.waiting == [1]


def test_only_the_game_in_a_hurry_has_no_undo() -> None:
    """[FW-A35] A claim could be put back while copies remain."""
    modes = {mode: GAME.allows_undo(GAME.settle(2, {"mode": mode})) for mode in GAME.options[0].choices}

    assert modes == {"game-1": True, "advanced-1": True, "advanced-2": False, "advanced-2-turns": True}


def test_bots_claim_at_a_pace_that_depends_on_their_level() -> None:
    """[FW-A35] Stronger ones are quicker; elsewhere they don't wait."""
    hurried, calm = started("advanced-2"), started("game-1")
    pauses = [GAME.pause(hurried.position, 0, level.name) for level in GAME.levels]

    assert pauses == sorted(pauses, reverse=True)
    assert len(set(pauses)) == len(GAME.levels)
    assert pauses[-1] > 0
    assert [GAME.pause(hurried.position, 0, level.bot) for level in GAME.levels] == pauses
    assert {GAME.pause(calm.position, 0, level.bot) for level in GAME.levels} == {0}
