"""Emperor actions: what they cost, what they light, and when they can be bought."""

from typing import Any

import pytest

from lampion.kernel.errors import MoveRefused
from tests.games.lanterns_dice.lakes import Lakes, lakes


def emperor(lit: str = "", gifts: int = 3, **more: Any) -> Lakes:
    """A game in which seat 0 may buy a card; red, blue, green and white are shown."""
    return lakes(lit, step="emperor", gifts=gifts, **more)


def colours(game: Lakes) -> set[str]:
    """The colours that seat 0 may light now."""
    return {move.split()[-1] for move in game.moves(0) if move != "pass"}


@pytest.mark.parametrize(
    ("gifts", "cards"),
    [(0, []), (1, ["E1"]), (2, ["E1", "E2"]), (3, ["E1", "E2", "E3"]), (9, ["E1", "E2", "E3"])],
)
def test_a_card_costs_one_two_or_three_gifts(gifts: int, cards: list[str]) -> None:
    """[LD-10] Whoever cannot pay may still pass."""
    assert emperor(gifts=gifts).moves(0) == [*(f"emperor {card}" for card in cards), "pass"]


@pytest.mark.parametrize(("card", "left"), [("E1", 4), ("E2", 3), ("E3", 2)])
def test_the_gifts_are_paid_at_once(card: str, left: int) -> None:
    """[LD-10]"""
    game = emperor(gifts=5)
    game.play(0, f"emperor {card}")

    assert game.seat(0)["gifts"] == left


def test_everybody_may_use_a_card_and_the_same_one() -> None:
    """[LD-10] In everybody's turns, whoever is active."""
    game = lakes(step="emperor", other_step="emperor", gifts=1)
    game.play(0, "emperor E1")

    assert game.moves(1) == ["emperor E1", "pass"]
    game.play(1, "emperor E1")
    assert game.seat(1)["gifts"] == 0


def test_there_is_one_action_a_turn() -> None:
    """[LD-10] Then comes the firework, or nothing."""
    game = emperor(gifts=9)
    game.play(0, "emperor E1", "light 0,1 red")

    assert game.seat(0)["step"] == "launch"
    with pytest.raises(MoveRefused):
        game.play(0, "emperor E1")


def test_an_action_may_be_left_out() -> None:
    """[LD-10]"""
    game = emperor()
    game.play(0, "pass")

    assert game.seat(0)["step"] == "launch"
    assert game.seat(0)["gifts"] == 3


def test_a_gift_of_this_turn_pays_for_an_action() -> None:
    """[LD-A10] Step 3 comes after step 2."""
    game = lakes(gifts=0, dice="blue blue red white")
    game.play(0, "light 6,0 blue", "pass")

    assert game.moves(0) == ["emperor E1", "pass"]


# The sides


def test_e1_a_lights_a_colour_that_a_die_shows() -> None:
    """[LD-10] [LD-A11] Any of the four dice, whoever faces it."""
    game = emperor(dice="red blue red purple")
    game.play(0, "emperor E1")

    assert colours(game) == {"red", "blue", "purple"}
    assert len(game.moves(0)) == 54


def test_e2_a_lights_a_colour_that_no_die_shows() -> None:
    """[LD-10] [LD-A11] All four dice count, even those that face nobody."""
    game = emperor(dice="red blue red purple")
    game.play(0, "emperor E2")

    assert colours(game) == {"orange", "green", "white"}
    assert len(game.moves(0)) == 54


def test_e3_a_lights_both_areas_of_a_dark_pool() -> None:
    """[LD-10] First one of them, then the other."""
    game = emperor("0,0 white / 1,0")
    game.play(0, "emperor E3")

    assert not {move for move in game.moves(0) if move.startswith(("light 0,0", "light 1,0"))}
    assert len(game.moves(0)) == 2 * 52
    game.play(0, "light 4,1 red")
    assert game.moves(0) == ["light 4,1 green", "pass"]
    game.play(0, "light 4,1 green")
    assert game.seat(0)["lit"][9 + 4] == [True, True]
    assert game.seat(0)["step"] == "launch"


def test_e1_b_lights_the_other_area_of_a_pool_begun_this_turn() -> None:
    """[LD-10] Of any colour; pools begun in earlier turns don't count."""
    game = lakes("3,3 red", gifts=1, card_1="B", dice="red blue red white")
    game.play(0, "light 0,1 red", "light 0,2 red", "emperor E1")

    assert set(game.moves(0)) == {"light 0,1 orange", "light 0,2 green"}


def test_e1_b_counts_pools_begun_by_a_platform() -> None:
    """[LD-10] However the area came to be lit."""
    game = lakes("6,1 white", gifts=1, card_1="B", dice="purple blue red white")
    game.play(0, "light 6,1 purple", "light 6,2 red", "pass", "emperor E1")

    assert game.moves(0) == ["light 6,2 orange"]


def test_e2_b_lights_an_area_beside_a_complete_pool() -> None:
    """[LD-10] Of any colour; diagonal pools are not beside it."""
    game = emperor("0,0 / 5,5 green", card_2="B")
    game.play(0, "emperor E2")

    assert set(game.moves(0)) == {"light 1,0 blue", "light 1,0 green", "light 0,1 red", "light 0,1 orange"}


def test_e3_b_lights_two_areas_of_one_colour() -> None:
    """[LD-10] The second has the colour of the first, anywhere."""
    game = emperor(card_3="B")
    game.play(0, "emperor E3")

    assert len(game.moves(0)) == 108
    game.play(0, "light 4,1 red")
    assert colours(game) == {"red"}
    assert len(game.moves(0)) == 18
    game.play(0, "light 0,1 red")
    assert game.seat(0)["step"] == "launch"


# What follows


def test_pavilions_and_platforms_work_in_actions() -> None:
    """[LD-6] [LD-7] [LD-10] However an area came to be lit."""
    game = emperor("6,1 white", dice="purple blue red white", gifts=1)
    game.play(0, "emperor E1", "light 6,1 purple", "light 6,0 blue")

    assert game.seat(0)["gifts"] == 1
    assert game.seat(0)["step"] == "launch"


def test_a_chain_of_the_first_area_comes_before_the_second() -> None:
    """[LD-A9] [LD-A25]"""
    game = emperor("6,1 white", card_3="B")
    game.play(0, "emperor E3", "light 6,1 purple")

    assert "light 6,2 red" in game.moves(0)
    game.play(0, "light 6,2 red")
    assert colours(game) == {"purple"}
    game.play(0, "light 0,3 purple")
    assert game.seat(0)["step"] == "launch"


def test_a_chain_that_is_left_out_does_not_end_the_action() -> None:
    """[LD-A25]"""
    game = emperor("6,1 white", card_3="B")
    game.play(0, "emperor E3", "light 6,1 purple", "pass")

    assert colours(game) == {"purple"}


def test_the_first_area_of_a_card_must_be_lit() -> None:
    """[LD-A25] Once it is bought."""
    game = emperor()
    game.play(0, "emperor E1")

    with pytest.raises(MoveRefused):
        game.play(0, "pass")


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_second_area_may_be_left_out(side: str) -> None:
    """[LD-A25]"""
    game = emperor(card_3=side)
    game.play(0, "emperor E3", "light 4,1 red", "pass")

    assert game.seat(0)["step"] == "launch"
    assert sum(map(sum, game.seat(0)["lit"])) == 1


def test_a_card_that_could_light_nothing_cannot_be_bought() -> None:
    """[LD-A25] No pool was begun this turn, and none is complete."""
    game = emperor("0,0 white", card_1="B", card_2="B")

    assert game.moves(0) == ["emperor E3", "pass"]


def test_a_card_can_be_bought_for_one_of_two_areas() -> None:
    """[LD-A25] Only its first area must be possible."""
    pools = [f"{x},{y}" for y in range(6) for x in range(9) if (x, y) != (0, 1)]
    game = emperor(" / ".join([*pools, "0,1 red"]), card_3="B")
    game.play(0, "emperor E3")

    assert game.moves(0) == ["light 0,1 orange"]
    game.play(0, "light 0,1 orange")
    assert game.moves(0) == ["pass"]


def test_the_other_seats_end_their_turn_after_the_emperor() -> None:
    """[LD-3] [LD-10] They launch nothing."""
    game = lakes(step="launch", other_step="emperor")
    game.play(1, "pass")

    assert game.seat(1)["step"] == "done"
    assert game.waiting == [0]
