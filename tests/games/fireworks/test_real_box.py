"""With the real box, people enter what happened."""

import pytest

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, phases
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


def lying(down: int, *up: str) -> Table:
    """A launch with the real box in which so many tiles lie face down, one of them a bee, and these face up."""
    tiles = [f"#{number} - down 4,4" for number in range(1, down + 1)]
    tiles += [f"#{number} {kind} up 4,4" for number, kind in enumerate(up, down + 1)]
    bag = [0] * kinds.COUNT
    if down:
        bag[box.KIND_NUMBERS["kiku-red"]], bag[box.KIND_NUMBERS["bee"]] = down - 1, 1
    game = table(tiles=" / ".join(tiles), phase=phases.LAUNCH, bag=bag, options={"box": "real"})
    game.play(0, "launch")
    return game


def chance_of_turning(game: Table) -> float:
    """How likely it is that one more tile turns face up."""
    odds = game.outcomes()
    up = sum(weight for name, weight in odds.items() if name.startswith("up"))
    return up / (up + odds["still"])


@pytest.mark.parametrize(("down", "first"), [(1, 12), (15, 12), (16, 15), (31, 15), (32, 20), (111, 27)])
def test_how_often_a_first_tile_turns_depends_on_how_many_lie_face_down(down: int, first: int) -> None:
    """[FW-21] Of 32 launches, by sixteen tiles."""
    assert chance_of_turning(lying(down)) == first / 32


@pytest.mark.parametrize(("down", "more"), [(16, 5), (17, 8), (33, 12), (111, 19)])
def test_another_tile_turns_less_often_than_the_first(down: int, more: int) -> None:
    """[FW-21] Of 32, by how many lie face down then."""
    game = lying(down)
    game.chance("up kiku-red")

    assert chance_of_turning(game) == more / 32


def test_a_kind_is_as_likely_as_many_are_unseen_and_one_in_sixteen_flies_out() -> None:
    """[FW-21]"""
    odds = lying(10).outcomes()

    assert odds["up kiku-red"] == 9 * odds["up bee"]
    assert odds["up bee"] == 15 * odds["up bee outside"]


@pytest.mark.parametrize(("down", "first"), [(0, 0), (10, 12), (40, 20)])
def test_what_lay_face_up_is_rather_knocked_back_than_thrown_out(down: int, first: int) -> None:
    """[FW-21] Three times as often; both are rare beside a launch that changes nothing more."""
    odds = lying(down, "cat").outcomes()

    assert odds["down cat"] == 3 * odds["out cat"]
    assert odds["still"] == 16 * (32 - first) * odds["out cat"]


def test_no_more_tiles_of_a_kind_turn_up_than_there_are() -> None:
    """[FW-21] [FW-1] The last bee has turned up; it isn't knocked back in the same launch."""
    game = lying(10)
    game.chance("up bee")

    assert not any("bee" in name for name in game.outcomes())
    assert game.view()["box"]["unseen"] == {"kiku-red": 9}


@pytest.mark.parametrize("down", [10, 40, 80])
def test_what_was_knocked_back_or_flew_out_cannot_be_taken(down: int) -> None:
    """[FW-21] [FW-7] [FW-A22] Only what lies face up in the box."""
    game = lying(down, "cat", "palm", "smile")
    game.chance("down palm", "out cat", "up bee", "still", "die 1")

    assert sorted(game.moves(0)) == ["take bee", "take smile"]
    assert game.view()["box"]["outside"] == 1
    assert game.view()["box"]["face_down"] == down


def test_what_was_knocked_back_does_not_turn_up_again_in_the_same_launch() -> None:
    """[FW-21] So there are still fifteen tiles that may."""
    game = lying(15, "palm")
    game.chance("down palm")

    assert chance_of_turning(game) == 12 / 32


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
