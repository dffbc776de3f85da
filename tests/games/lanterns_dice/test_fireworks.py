"""Launching: where fireworks fit, which tile is taken, and what it covers."""

from typing import Any

import pytest

from lampion.games.lanterns_dice import lookups as box
from lampion.kernel.errors import MoveRefused
from tests.games.lanterns_dice.lakes import Lakes, lakes

SQUARE = "3,2 / 4,2 / 3,3 / 4,3"


def launching(lit: str, **more: Any) -> Lakes:
    """A game in which seat 0 may launch a firework over these pools."""
    return lakes(lit, step="launch", turn=19, **more)


def places(game: Lakes, shape: str) -> set[str]:
    """The pools on which a shape fits."""
    head = f"launch {shape} "
    return {move.removeprefix(head) for move in game.moves(0) if move.startswith(head)}


def test_the_active_player_launches_over_complete_pools() -> None:
    """[LD-11] Pools of which one area is lit don't count."""
    game = launching("3,2 / 4,2 / 3,3 / 4,3 orange")

    assert game.moves(0) == ["launch V3 3,2 4,2 3,3", "pass"]


def test_a_firework_may_be_turned() -> None:
    """[LD-11] Every corner of a square leaves another V3."""
    assert places(launching(SQUARE), "V3") == {
        "3,2 4,2 3,3",
        "3,2 4,2 4,3",
        "3,2 3,3 4,3",
        "4,2 3,3 4,3",
    }


def test_a_firework_may_be_flipped() -> None:
    """[LD-11] An L is launched over the mirror image of the printed one."""
    game = Lakes.read("""lanterns-dice 2 shapes=chosen
last turn 20 active 0 turned 0 waiting 0
dice red blue blue white
emperor A A A
stacks I3 0 L4 0 S4 0 X5 0
0 sheet A gifts 0 lit 5,1:01 5,2:01 4,3:01 5,3:01 launched now done
1 sheet B gifts 0 lit launched now done
""")

    assert game.moves(0) == ["launch I3 5,1 5,2 5,3", "launch L4 5,1 5,2 4,3 5,3", "pass"]


@pytest.mark.parametrize(
    ("shape", "count"),
    [("I3", 2), ("V3", 4), ("O4", 1), ("T4", 4), ("L4", 8), ("S4", 4), ("U5", 4), ("X5", 1)],
)
def test_every_shape_has_its_forms(shape: str, count: int) -> None:
    """[LD-11] Turned and flipped, those that look the same counted once."""
    number = box.SHAPE_NUMBERS[shape]

    assert box.FORMS_FROM[number + 1] - box.FORMS_FROM[number] == count


def test_launching_lays_the_tile_on_its_pools() -> None:
    """[LD-11] [LD-13] Its value counts at once."""
    game = launching(SQUARE)
    game.play(0, "launch O4 3,2 4,2 3,3 4,3")

    assert game.seat(0)["fireworks"] == [
        {"shape": "O4", "form": 0, "value": 5, "cells": [[3, 2], [4, 2], [3, 3], [4, 3]]}
    ]
    assert game.score(0)["fireworks"] == 5


def test_one_firework_a_turn() -> None:
    """[LD-11] Then the turn of the seat is over."""
    game = launching("0,0 / 1,0 / 0,1 / 3,2 / 4,2 / 3,3")
    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.phase == "roll"
    assert game.position.active == 1


def test_launching_may_be_left_out() -> None:
    """[LD-11]"""
    game = launching(SQUARE)
    game.play(0, "pass")

    assert game.phase == "roll"


def test_only_the_active_player_launches() -> None:
    """[LD-11] The others end their turn after the emperor."""
    game = lakes("", SQUARE, step="launch", other_step="emperor", turn=19)

    assert not [move for move in game.moves(1) if move.startswith("launch")]


def test_the_top_tile_is_taken() -> None:
    """[LD-A14] The next one is worth less."""
    game = launching(f"0,0 / 1,0 / 0,1 / {SQUARE}", launched="V3 0,0 1,0 0,1")
    game.play(0, "launch V3 3,2 4,2 3,3")

    assert [firework["value"] for firework in game.seat(0)["fireworks"]] == [4, 3]
    assert game.line("stacks") == "stacks V3 2 O4 0 T4 0 U5 0"


def test_an_empty_stack_has_no_more_fireworks() -> None:
    """[LD-A14] The shape is gone, whoever launched the others."""
    lit = "0,0:01 1,0:01 0,1:01 1,1:01"
    corners = ("V3 4 0,0 1,0 0,1", "V3 3 3,0 4,0 3,1", "V3 3 6,0 7,0 6,1", "V3 2 0,4 1,4 0,5", "V3 2 3,4 4,4 3,5")
    words = " ".join((*corners, "V3 1 6,4 7,4 6,5"))
    pools = sorted({word for word in words.split() if "," in word}, key=lambda cell: cell.split(",")[::-1])
    game = Lakes.read(f"""lanterns-dice 2
last turn 20 active 1 turned 0 waiting 1
dice red blue blue white
emperor A A A
stacks V3 6 O4 0 T4 0 U5 0
0 sheet A gifts 0 lit {" ".join(f"{pool}:01" for pool in pools)} launched {words} now done
1 sheet B gifts 0 lit {lit} launched now done
""")

    assert game.moves(1) == ["launch O4 0,0 1,0 0,1 1,1", "pass"]


def test_fireworks_do_not_overlap() -> None:
    """[LD-A15] A covered pool is used up."""
    game = launching("3,2 / 4,2 / 3,3 / 4,3 / 5,3", launched="V3 3,2 4,2 3,3")

    assert game.moves(0) == ["pass"]


def test_fireworks_may_cover_installations() -> None:
    """[LD-A16] A boat, a pavilion and a platform, all complete."""
    game = launching("2,1 / 2,2 / 1,2")

    assert game.moves(0) == ["launch V3 2,1 1,2 2,2", "pass"]


def test_a_firework_cannot_reach_around_the_edge() -> None:
    """[LD-A17] The last pool of a row and the first one of the next are not adjacent."""
    assert launching("8,0 / 0,1 / 0,2 / 8,1").moves(0) == ["pass"]
    assert launching("7,0 / 8,0 / 0,1").moves(0) == ["pass"]


@pytest.mark.parametrize("lit", ["", "0,0 / 1,0", "0,0 / 1,0 / 5,5 / 3,3"])
def test_without_enough_pools_there_is_nothing_to_launch(lit: str) -> None:
    """[LD-11]"""
    assert launching(lit).moves(0) == ["pass"]


def test_only_shapes_in_play_are_launched() -> None:
    """[LD-2] [LD-11] A straight line needs I3."""
    assert launching("0,0 / 1,0 / 2,0").moves(0) == ["pass"]


def test_pools_in_another_shape_are_refused() -> None:
    """[LD-11]"""
    game = launching(SQUARE)

    for move in ("launch O4 3,2 4,2 3,3", "launch V3 3,2 4,2 5,2", "launch T4 3,2 4,2 3,3 4,3"):
        with pytest.raises(MoveRefused):
            game.play(0, move)


def test_every_place_is_found() -> None:
    """[LD-11] On a lake that is all lit, as many places as each shape has by hand."""
    everything = " / ".join(f"{x},{y}" for y in range(6) for x in range(9))
    game = launching(everything)

    assert len(places(game, "V3")) == 4 * 8 * 5
    assert len(places(game, "O4")) == 8 * 5
    assert len(places(game, "T4")) == 2 * 7 * 5 + 2 * 8 * 4
    assert len(places(game, "U5")) == 2 * 7 * 5 + 2 * 8 * 4
