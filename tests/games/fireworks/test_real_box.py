"""With the real box, people enter what happened."""

from lampion.games.fireworks.constants import phases
from lampion.kernel.limits import CHANCE
from tests.games.fireworks.nights import Table, table


def started(**options: str) -> Table:
    """A game with the real box in which seat 0 is about to launch."""
    game = Table.new(2, box="real", first="0", **options)
    while game.waiting == [CHANCE] and game.position.turn == 0:
        game.chance(next(iter(game.outcomes())))
    for seat in (0, 1):
        game.play(seat, "start 1,1", "start 3,3")
    return game


def test_a_launch_is_a_question_about_the_box() -> None:
    """[FW-21] No aim and no height; then tile by tile what turned, then the die."""
    game = started()
    assert game.moves(0) == ["launch"]
    game.play(0, "launch")

    assert {name.split()[0] for name in game.outcomes()} == {"still", "up"}
    game.chance("up kiku-red", "up cat outside", "up bee", "still")
    assert game.outcomes() == {"die 1": 2, "die 2": 2, "die 3": 1, "die symbol": 1}
    game.chance("die 2")
    assert game.moves(0) == ["take kiku-red", "take bee"]


def test_tiles_may_be_knocked_back_or_fly_out() -> None:
    """[FW-21] [FW-A22] Only tiles that lay face up before; one that is face down again is unknown."""
    game = started()
    game.play(0, "launch")
    game.chance("up kiku-red", "up kiku-red", "up bee", "still", "die 1")
    game.play(
        0,
        "take bee",
        "place 0,0",
        "done",
    )
    game.play(1, "launch")

    names = {name for name in game.outcomes() if name.split()[0] in ("down", "out")}
    assert names == {"down kiku-red", "out kiku-red"}
    unseen = game.view()["box"]["unseen"]["kiku-red"]
    game.chance("down kiku-red", "out kiku-red", "still", "die 3")
    assert game.position.failed == 1
    assert game.view()["box"]["unseen"]["kiku-red"] == unseen + 1


def test_where_all_lies_face_up_nothing_new_can_turn_up() -> None:
    """[FW-21] A launch may still change nothing, knock a tile back or throw it out."""
    game = table(tiles="#1 kiku-red up 4,4", phase=phases.LAUNCH, options={"box": "real"})
    game.play(0, "launch")

    assert set(game.outcomes()) == {"still", "down kiku-red", "out kiku-red"}
    game.chance("still", "die 2")
    assert game.position.failed == 1


def test_a_tile_taken_unseen_is_entered_by_its_kind() -> None:
    """[FW-21] [FW-A8]"""
    game = started()
    game.play(0, "launch")
    game.chance("still", "die 3")

    assert game.position.phase == phases.DRAW_KIND
    assert game.outcomes()["kiku-red"] == 11
    game.chance("symbol")
    assert game.waiting == [1]


def test_equal_tiles_are_one_move() -> None:
    """[FW-21] Tiles of a real box have no numbers; a gale turns them by kind."""
    game = started()
    game.play(0, "launch")
    game.chance(*["up kiku-red"] * 4, *["up bodan-blue"] * 4, "up gale", "still", "die 1")

    assert game.moves(0) == ["take kiku-red", "take bodan-blue"]
    game.play(0, "take kiku-red", "place 0,0 0")
    assert game.moves(0) == ["gale kiku-red", "gale bodan-blue"]
    game.play(0, *["gale kiku-red"] * 3, *["gale bodan-blue"] * 2)
    assert game.moves(0) == ["done"]
    assert game.view()["box"]["face_up"] == 2


def test_cards_are_entered_too() -> None:
    """[FW-21] [FW-16]"""
    game = started(mode="advanced-1")

    assert len(game.outcomes()) == 25
    game.chance("hammer")
    assert game.moves(0) == ["launch"]
