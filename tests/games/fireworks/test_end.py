"""The end of the game: full boards, the last round, the empty box, and who wins."""

from lampion.games.fireworks.constants import phases
from tests.games.fireworks.launching import AROUND, NEARLY_FULL, OTHER_STARTS, STARTS, launch, ready
from tests.games.fireworks.nights import Table

UP = "#11 cat up 0,0 / #12 bee up 0,1 / #13 palm up 0,2 / #14 smile up 0,3"
OTHER_FULL = NEARLY_FULL.replace(STARTS, OTHER_STARTS)


def play_turn(game: Table, seat: int, tile: str, cell: str) -> None:
    """Launch, take a tile that lies there, place it, and end the turn."""
    launch(game, tile, die="1", seat=seat)
    game.play(seat, f"take {tile.split(maxsplit=1)[0]}", f"place {cell}", "done")


def test_after_a_full_board_the_others_of_the_round_have_one_more_turn() -> None:
    """[FW-13] [FW-A33] Those after it, counted from the first player."""
    game = ready(NEARLY_FULL, OTHER_STARTS, "1,1 (kiku-green)", seats=3, tiles=f"{AROUND} / {UP}")
    play_turn(game, 0, "#1 cat", "4,4")
    assert (game.waiting, game.position.ending) == ([1], 1)
    play_turn(game, 1, "#2 cat", "0,0")
    assert game.waiting == [2]
    play_turn(game, 2, "#3 bee", "0,0")

    assert (game.waiting, game.position.phase) == ([], phases.OVER)


def test_nobody_has_another_turn_if_the_last_player_fills_a_board() -> None:
    """[FW-A33]"""
    game = ready(STARTS, OTHER_FULL, tiles=f"{AROUND} / {UP}", active=1, waiting=2, team=2)
    play_turn(game, 1, "#1 cat", "4,4")

    assert game.position.phase == phases.OVER


def test_the_round_is_counted_from_whoever_began() -> None:
    """[FW-A33] Seat 1 began, so seat 0 is the last of the round."""
    game = ready(STARTS, OTHER_FULL, tiles=f"{AROUND} / {UP}", active=1, waiting=2, team=2, first=1)
    play_turn(game, 1, "#1 cat", "4,4")
    assert game.waiting == [0]
    play_turn(game, 0, "#2 cat", "0,0")

    assert game.position.phase == phases.OVER


def test_the_game_ends_when_the_box_is_empty() -> None:
    """[FW-A34] Before the next launch."""
    game = ready(tiles="#1 - down 3,4")
    play_turn(game, 0, "#1 cat", "0,0")

    assert game.position.phase == phases.OVER


def test_a_seat_with_a_full_board_has_no_turn() -> None:
    """[FW-A27] A helper filled it in the turn of somebody else."""
    full = f"{OTHER_FULL} / 4,4 bee"
    game = ready(STARTS, full, "1,1 (kiku-green)", seats=3, tiles=f"{AROUND} / {UP}", ending=1)
    play_turn(game, 0, "#1 cat", "0,0")

    assert game.waiting == [2]


def test_equal_points_share_the_victory() -> None:
    """[FW-A32] [FW-13]"""
    game = ready(f"{STARTS} / 0,0 cat", f"{OTHER_STARTS} / 0,0 bee")

    assert game.scores() == [3, 3]
    assert game.winners == [0, 1]


def test_the_most_points_win() -> None:
    """[FW-13]"""
    game = ready(f"{STARTS} / 0,0 cat", f"{OTHER_STARTS} / 0,0 bee / 0,1 cat")

    assert game.winners == [1]
