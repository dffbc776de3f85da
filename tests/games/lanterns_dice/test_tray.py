"""Dice and tray: rolling, rerolling for gifts, and turning the tray for everybody."""

from itertools import combinations

import pytest

from lampion.kernel.errors import MoveRefused
from lampion.kernel.limits import CHANCE
from tests.games.lanterns_dice.lakes import Lakes

SIX = dict.fromkeys(("red", "orange", "green", "blue", "purple", "white"), 1)


def rolled(dice: str = "red blue orange white", seats: int = 4) -> Lakes:
    """A game in which the start player has rolled these dice."""
    game = Lakes.new(seats)
    game.chance(*dice.split())
    return game


def test_four_dice_fall_one_after_the_other() -> None:
    """[LD-4] [LD-A26] Each has six faces with the same odds, whatever the others show."""
    game = Lakes.new()
    for colour in ("white", "white", "red", "white"):
        assert game.waiting == [CHANCE]
        assert game.outcomes() == SIX
        game.chance(colour)

    assert game.waiting == [0]
    assert game.line("dice") == "dice white white red white"


def test_the_active_player_rolls_again_or_turns_the_tray() -> None:
    """[LD-4] [LD-A2] Four orientations; the dice keep their order."""
    assert rolled().moves(0) == ["turn red 0", "turn blue 1", "turn orange 2", "turn white 3", "reroll"]


def test_a_reroll_costs_a_gift_and_rolls_all_four_dice() -> None:
    """[LD-4]"""
    game = rolled()
    game.play(0, "reroll")

    assert game.seat(0)["gifts"] == 0
    assert game.line("dice") == "dice - - - -"
    game.chance("green", "green", "green", "green")
    assert game.waiting == [0]
    assert game.phase == "tray"


def test_without_gifts_there_is_no_reroll() -> None:
    """[LD-4]"""
    game = rolled()
    game.play(0, "reroll")
    game.chance("red", "red", "blue", "blue")

    with pytest.raises(MoveRefused):
        game.play(0, "reroll")


def test_one_may_reroll_as_often_as_gifts_last() -> None:
    """[LD-4] Several times in one turn."""
    game = Lakes.read("""lanterns-dice 2
tray turn 3 active 0 turned 1 waiting 0
dice red blue blue white
emperor A A A
stacks V3 0 O4 0 T4 0 U5 0
0 sheet A gifts 3 lit 2,0:0 3,0:0 launched now done
1 sheet B gifts 1 lit launched now done
""")
    for _ in range(3):
        assert game.moves(0)[-1] == "reroll"
        game.play(0, "reroll")
        game.any_chance()

    assert len(game.moves(0)) == 4
    assert game.seat(0)["gifts"] == 0


def test_nobody_rerolls_once_the_tray_is_turned() -> None:
    """[LD-A3] Neither the active player nor the others."""
    game = rolled()
    game.play(0, "turn red 0")

    for seat in range(4):
        with pytest.raises(MoveRefused):
            game.play(seat, "reroll")


def test_only_the_active_player_rerolls_and_turns_the_tray() -> None:
    """[LD-4] [LD-A3]"""
    assert rolled().waiting == [0]


@pytest.mark.parametrize(
    ("seats", "orientation", "faced"),
    [
        (4, "red 0", ["red", "blue", "orange", "white"]),
        (4, "blue 1", ["blue", "orange", "white", "red"]),
        (4, "orange 2", ["orange", "white", "red", "blue"]),
        (4, "white 3", ["white", "red", "blue", "orange"]),
        (3, "red 0", ["red", "blue", "orange"]),
        (3, "white 3", ["white", "red", "blue"]),
        (2, "red 0", ["red", "orange"]),
        (2, "blue 1", ["blue", "white"]),
        (2, "white 3", ["white", "blue"]),
    ],
)
def test_one_orientation_settles_everybodys_die(seats: int, orientation: str, faced: list[str]) -> None:
    """[LD-4] [LD-A1] [LD-A2] Two sit opposite each other; three leave the last side empty."""
    game = rolled(seats=seats)
    game.play(0, f"turn {orientation}")

    assert [seat["colour"] for seat in game.view()["seats"]] == faced


def test_no_orientation_mirrors_or_swaps_dice() -> None:
    """[LD-A2] Neighbours in the tray stay neighbours."""
    orders = set()
    for orientation in rolled().moves(0)[:4]:
        game = rolled()
        game.play(0, orientation)
        orders.add("".join(seat["colour"][0] for seat in game.view()["seats"]))

    assert orders == {"rbow", "bowr", "owrb", "wrbo"}
    assert all(one in other * 2 for one, other in combinations(orders, 2))


def test_the_dice_lie_there_until_the_next_turn() -> None:
    """[LD-4] All four can be seen during the steps."""
    game = rolled("white blue blue red", seats=2)
    game.play(0, "turn blue 2")

    assert game.view()["tray"]["dice"] == ["white", "blue", "blue", "red"]
    assert game.view()["tray"]["orientation"] == 2
