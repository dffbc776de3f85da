"""Lighting areas: by die, by turn bonus and by platforms; gifts from pavilions."""

import pytest

from lampion.games.lanterns_dice import lookups as box
from lampion.kernel.errors import MoveRefused
from tests.games.lanterns_dice.lakes import Lakes, lakes


def areas(colour: str) -> set[str]:
    """Every area of a colour on the common lake, as moves."""
    rows = box.BOX.lakes[0].pools
    return {
        f"light {x},{y} {colour}" for y, row in enumerate(rows) for x, pool in enumerate(row) if colour in pool.colours
    }


def example(seats: int = 3) -> Lakes:
    """Frédéric's first turn: he has rolled and faces red, Stéphanie blue, Simon orange."""
    game = Lakes.new(seats)
    game.chance("red", "blue", "orange", "white")
    game.play(0, "turn red 0")
    return game


def test_everybody_may_light_an_area_of_their_die() -> None:
    """[LD-5] Example A: Frédéric lights a red area, Stéphanie a blue one, Simon an orange one."""
    game = example()

    assert set(game.moves(0)) == areas("red") | {"pass"}
    assert set(game.moves(1)) == areas("blue") | {"pass"}
    assert set(game.moves(2)) == areas("orange") | {"pass"}
    assert len(areas("red")) == 18


def test_the_area_may_be_anywhere_on_the_lake() -> None:
    """[LD-5] Beside others or not."""
    game = example()
    game.play(0, "light 0,3 red")

    assert game.seat(0)["lit"][3 * 9 + 0] == [False, True]


def test_an_area_of_another_colour_is_refused() -> None:
    """[LD-5]"""
    game = example()

    with pytest.raises(MoveRefused):
        game.play(0, "light 0,0 blue")


def test_an_area_is_lit_once() -> None:
    """[LD-5]"""
    game = lakes("0,1 red", dice="red blue red white")

    assert set(game.moves(0)) == areas("red") - {"light 0,1 red"} | {"pass"}


def test_a_pavilion_brings_a_gift() -> None:
    """[LD-6] Example B: Stéphanie lights a blue area with a pavilion."""
    game = example()
    game.play(1, "light 6,0 blue")

    assert game.seat(1)["gifts"] == 2
    assert [game.seat(seat)["gifts"] for seat in (0, 2)] == [1, 1]


def test_an_area_without_a_pavilion_brings_nothing() -> None:
    """[LD-6] [LD-A7] Not even in the pool of a pavilion: it stands on one area."""
    game = lakes(dice="green blue red white")
    game.play(0, "light 6,0 green")

    assert game.seat(0)["gifts"] == 1


def test_a_pavilion_stands_on_the_area_that_the_box_marks() -> None:
    """[LD-A7] On the second area of 6,4, which is blue."""
    game = lakes(dice="blue blue red white")
    game.play(0, "light 6,4 blue")

    assert game.seat(0)["gifts"] == 2


def test_there_is_no_limit_to_gifts() -> None:
    """[LD-A12] One from each pavilion, and the first one."""
    game = lakes(dice="blue blue red white", gifts=12)
    game.play(0, "light 6,0 blue")

    assert game.seat(0)["gifts"] == 13


def test_a_platform_gives_one_of_eight_areas() -> None:
    """[LD-7] [LD-A8] Example C: its second, purple area was lit, and the four pools beside it are dark."""
    game = lakes("6,1 white", dice="purple blue red white")
    game.play(0, "light 6,1 purple")

    assert set(game.moves(0)) == {
        "light 6,0 blue",
        "light 6,0 green",
        "light 5,1 white",
        "light 5,1 red",
        "light 7,1 white",
        "light 7,1 blue",
        "light 6,2 orange",
        "light 6,2 red",
        "pass",
    }


def test_the_first_area_of_a_platform_gives_nothing() -> None:
    """[LD-7] Only the second one does."""
    game = lakes(dice="purple blue red white")
    game.play(0, "light 6,1 purple")

    assert game.seat(0)["step"] == "bonus"


def test_a_complete_pool_without_a_platform_gives_nothing() -> None:
    """[LD-7]"""
    game = lakes("0,0 white", dice="blue blue red white")
    game.play(0, "light 0,0 blue")

    assert game.seat(0)["step"] == "bonus"


def test_a_platform_gives_dark_areas_only() -> None:
    """[LD-7] [LD-A8] What is lit stays out; at the edge there are fewer pools."""
    game = lakes("4,0 green / 3,0 red / 5,0", dice="blue blue red white")
    game.play(0, "light 4,0 blue")

    assert set(game.moves(0)) == {"light 3,0 white", "light 4,1 green", "light 4,1 red", "pass"}


def test_a_platform_without_dark_areas_beside_it_can_only_be_passed() -> None:
    """[LD-A8]"""
    game = lakes("4,0 green / 3,0 / 5,0 / 4,1", dice="blue blue red white")
    game.play(0, "light 4,0 blue")

    assert game.moves(0) == ["pass"]
    game.play(0, "pass")
    assert game.seat(0)["step"] == "bonus"


def test_platforms_set_off_chains() -> None:
    """[LD-7] [LD-A9] The area of one platform completes the pool of the next, which comes at once."""
    game = lakes("6,1 white / 5,1 red", dice="purple blue red white")
    game.play(0, "light 6,1 purple", "light 5,1 white")

    assert "light 4,1 green" in game.moves(0)
    assert "light 6,2 red" not in game.moves(0)
    game.play(0, "light 4,1 green")
    assert game.seat(0)["step"] == "bonus"


def test_pavilions_pay_in_chains() -> None:
    """[LD-6] [LD-7] However an area came to be lit."""
    game = lakes("6,1 white", dice="purple blue red white")
    game.play(0, "light 6,1 purple", "light 6,0 blue")

    assert game.seat(0)["gifts"] == 2


def test_the_area_of_a_platform_may_be_left_out() -> None:
    """[LD-7] [LD-A4] [LD-A9] It is lost then."""
    game = lakes("6,1 white", dice="purple blue red white")
    game.play(0, "light 6,1 purple", "pass")

    assert game.seat(0)["step"] == "bonus"


def test_boats_may_be_lit() -> None:
    """[LD-8] Nothing happens during the game."""
    game = lakes(dice="green blue red white")
    game.play(0, "light 2,1 green")

    assert game.seat(0)["lit"][9 + 2] == [True, False]
    assert game.scores() == [0, 0]


def test_the_active_player_lights_the_turn_bonus_too() -> None:
    """[LD-9] Example D: red is the first bonus of sheet A."""
    game = example()
    game.play(0, "light 0,1 red")

    assert set(game.moves(0)) == areas("red") - {"light 0,1 red"} | {"pass"}
    game.play(0, "light 0,2 red")
    assert game.seat(0)["step"] == "emperor"


def test_the_others_have_no_turn_bonus() -> None:
    """[LD-9] They go on to the emperor."""
    game = example()
    game.play(1, "light 0,0 blue")

    assert game.seat(1)["step"] == "emperor"


@pytest.mark.parametrize(
    ("seats", "turn", "colour"),
    [(2, 1, "red"), (2, 3, "orange"), (2, 13, "green"), (2, 19, "purple"), (3, 19, "red"), (3, 22, "white")]
    + [(4, 21, "blue")],
)
def test_every_turn_has_its_own_bonus(seats: int, turn: int, colour: str) -> None:
    """[LD-2] [LD-9] Of sheet A, for 2, 3 and 4 players."""
    game = lakes(step="bonus", turn=turn, seats=seats)

    assert {move.split()[-1] for move in game.moves(0)} == {colour, "pass"}


def test_a_turn_bonus_that_is_not_used_is_lost() -> None:
    """[LD-A6] The next turn has the next one."""
    game = lakes(step="bonus", turn=1)
    game.play(0, "pass", "pass", "pass")
    game.any_chance()
    game.play(1, game.moves(1)[0], "pass", "pass", "pass", "pass")
    game.play(0, "pass", "pass")
    game.any_chance()
    game.play(0, game.moves(0)[0], "pass")

    assert {move.split()[-1] for move in game.moves(0)} == {"orange", "pass"}


def test_nothing_must_be_lit() -> None:
    """[LD-A4] Die and turn bonus may be passed."""
    game = example()
    game.play(0, "pass", "pass")

    assert game.seat(0)["step"] == "emperor"
    assert sum(map(sum, game.seat(0)["lit"])) == 0


def test_a_colour_that_is_used_up_can_only_be_passed() -> None:
    """[LD-A5] There is no substitute."""
    reds = " / ".join(move.removeprefix("light ") for move in sorted(areas("red")))
    game = lakes(reds, dice="red blue red white")

    assert game.moves(0) == ["pass"]


def test_each_lake_has_its_own_colours() -> None:
    """[LD-A23] With a lake for each sheet, the same pool has other colours for another seat."""
    game = Lakes.new(2, lakes="four")
    game.chance("red", "red", "red", "red")
    game.play(0, "turn red 0")

    assert "light 0,2 red" in game.moves(0)
    assert "light 0,2 red" not in game.moves(1)
    assert "light 8,0 red" in game.moves(1)
    game.play(1, "light 8,0 red")
    assert game.seat(1)["lit"][8] == [True, False]
