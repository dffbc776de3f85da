"""What a move is about, and what it would bring, as interfaces are told before it is made."""

from typing import Any

import pytest

from lampion.games.lanterns_dice.constants import phases
from tests.games.lanterns_dice.lakes import Lakes, lakes

SURROUNDED_BUT_ONE = "2,0 / 2,2 / 1,1"  # three neighbours of the boat on 2,1
CORNER = "0,0 / 1,0"


def preview(game: Lakes, move: str, seat: int = 0) -> Any:
    """What a move would bring."""
    return game.offer(seat, move)["preview"]


def cells(areas: list[Any]) -> list[tuple[list[int], str]]:
    """Areas in short."""
    return [(area["cell"], area["colour"]) for area in areas]


# Lighting


def test_an_area_is_offered_with_its_half_and_what_allows_it() -> None:
    """[LD-5] The red area of 3,0 is the upper left one, with a pavilion."""
    offer = lakes(dice="red blue green white").offer(0, "light 3,0 red")

    assert offer["kind"] == "light"
    assert offer["data"] == {
        "cell": [3, 0],
        "half": 0,
        "colour": "red",
        "cause": "die",
        "place": {
            "colours": ["red", "white"],
            "installation": "pavilion",
            "landmarks": [
                {"side": "E", "installation": "platform"},
                {"side": "W", "installation": "pavilion"},
            ],
            "across": 1,
            "down": 0,
        },
    }


def test_an_area_in_a_dark_pool_brings_nothing_by_itself() -> None:
    """[LD-5] Only what a move would bring is told."""
    assert preview(lakes(), "light 0,1 red") == {"points": 0, "provisional": 0}


def test_a_pavilion_brings_a_gift() -> None:
    """[LD-6] [LD-A7] On its own area only."""
    assert preview(lakes(), "light 3,0 red") == {"points": 0, "provisional": 0, "gifts": 1}
    assert "gifts" not in preview(lakes(dice="white red red red"), "light 3,0 white")


def test_the_second_area_completes_a_pool() -> None:
    """[LD-1] The first group scores nothing; its size is told."""
    assert preview(lakes("0,1 red", dice="orange red red red"), "light 0,1 orange") == {
        "points": 0,
        "provisional": 0,
        "completed": [[0, 1]],
        "sizes": [1],
    }


def test_a_firework_that_would_fit_is_told_with_its_value() -> None:
    """[LD-11] A corner of three complete pools; the best tile is worth 4."""
    game = lakes(f"{CORNER} / 0,1 red", dice="orange red red red")

    assert preview(game, "light 0,1 orange")["fireworks"] == [
        {"shape": "V3", "form": 1, "cells": [[0, 0], [1, 0], [0, 1]], "value": 4}
    ]


def test_a_firework_needs_pools_that_are_not_covered() -> None:
    """[LD-A15] The same corner under a firework offers nothing."""
    game = lakes("0,0 / 1,0 / 1,1 / 0,1 red", dice="orange red red red", launched="V3 0,0 1,0 1,1")

    assert "fireworks" not in preview(game, "light 0,1 orange")


def test_the_second_largest_group_is_provisional() -> None:
    """[LD-14] A pool beside nothing is a second group of 1."""
    game = lakes("0,0 / 4,3 orange", dice="white red red red")
    seen = preview(game, "light 4,3 white")

    assert (seen["points"], seen["provisional"], seen["sizes"]) == (0, 1, [1, 1])


def test_joining_two_groups_costs_the_second_one() -> None:
    """[LD-14] [LD-A19] The largest group scores nothing, and then there is only one."""
    game = lakes("3,3 / 5,3 / 4,3 orange", dice="white red red red")
    seen = preview(game, "light 4,3 white")

    assert (seen["provisional"], seen["sizes"]) == (-1, [3])


# Boats


def test_lighting_a_boat_loses_it() -> None:
    """[LD-8] Once: its second area loses nothing more."""
    assert preview(lakes(), "light 2,1 red")["lost"] == [[2, 1]]
    assert "lost" not in preview(lakes("2,1 green"), "light 2,1 red")


def test_the_last_neighbour_surrounds_a_boat() -> None:
    """[LD-15] 4 points, which may still be lost."""
    game = lakes(f"{SURROUNDED_BUT_ONE} / 3,1 orange", dice="blue red red red")
    seen = preview(game, "light 3,1 blue")

    assert seen["surrounded"] == [[2, 1]]
    assert (seen["points"], seen["provisional"]) == (0, 4)


# Platforms


def test_a_platform_offers_the_areas_around_it() -> None:
    """[LD-7] [LD-A8] Example C: a purple area completes a platform's pool, and eight areas may follow."""
    seen = preview(lakes("6,1 white", dice="purple red red red"), "light 6,1 purple")

    assert seen["platform"] == [6, 1]
    assert sorted(cells(seen["onward"])) == [
        ([5, 1], "red"),
        ([5, 1], "white"),
        ([6, 0], "blue"),
        ([6, 0], "green"),
        ([6, 2], "orange"),
        ([6, 2], "red"),
        ([7, 1], "blue"),
        ([7, 1], "white"),
    ]
    assert len(seen["chain"]) == 1


def test_a_chain_is_told_area_by_area() -> None:
    """[LD-7] [LD-A9] The next platform lacks one area too, so two more areas may follow."""
    seen = preview(lakes("6,1 white / 5,1 white", dice="purple red red red"), "light 6,1 purple")

    assert cells(seen["chain"])[0] == ([5, 1], "red")
    assert len(seen["chain"]) == 2


def test_a_chain_prefers_what_scores_and_brings_gifts() -> None:
    """[LD-7] Of equally long ways, the one with a gift."""
    seen = preview(lakes("6,1 white", dice="purple red red red"), "light 6,1 purple")

    assert cells(seen["chain"]) == [([6, 0], "blue")]  # the pavilion


def test_a_platform_with_nothing_dark_beside_it_offers_nothing() -> None:
    """[LD-7] [LD-A5]"""
    game = lakes("0,0 / 2,0 / 1,1 / 1,0 blue", dice="green red red red")

    assert "platform" not in preview(game, "light 1,0 green")
    assert preview(game, "light 1,0 green")["completed"] == [[1, 0]]


def test_an_area_of_a_platform_says_so() -> None:
    """[LD-7] While the platform gives an area, that is why it may be lit."""
    game = lakes("6,1 white", dice="purple red red red")
    game.play(0, "light 6,1 purple")

    assert game.offer(0, "light 6,0 blue")["data"]["cause"] == "platform"
    assert game.offer(0, "pass")["data"] == {"passed": "platform"}


# Dice


def in_tray(**given: Any) -> Lakes:
    """Seat 0 is about to turn the tray."""
    return lakes(phase=phases.TRAY, **given)


def test_a_turned_tray_says_what_everybody_would_face() -> None:
    """[LD-4] [LD-A1] With two players the opponent has the die on the other side."""
    offer = in_tray(dice="red blue green white").offer(0, "turn blue 1")

    assert offer["data"] == {"orientation": 1, "face": "blue", "faced": ["blue", "white"]}
    assert offer["preview"]["outlooks"] == [
        {"seat": 0, "die": 1, "colour": "blue", "areas": 18, "completing": 0, "pavilions": 2, "platforms": 0},
        {"seat": 1, "die": 3, "colour": "white", "areas": 18, "completing": 0, "pavilions": 2, "platforms": 0},
    ]
    assert len(offer["preview"]["areas"]) == 18
    assert {area["colour"] for area in offer["preview"]["areas"]} == {"blue"}


def test_an_outlook_counts_what_the_colour_could_complete() -> None:
    """[LD-4] [LD-7] Two pools lack only their blue area, and one of them has a platform."""
    seen = preview(in_tray(lit="0,0 white / 1,0 green"), "turn blue 1")["outlooks"][0]

    assert (seen["areas"], seen["completing"], seen["platforms"]) == (18, 2, 1)


def test_another_roll_costs_a_gift() -> None:
    """[LD-4] It says how many are left."""
    offer = in_tray(gifts=2).offer(0, "reroll")

    assert offer["data"] == {"cost": 1, "left": 1}
    assert offer["preview"] == {"points": 0, "provisional": 0, "gifts": -1}


# Emperor and fireworks


def test_an_emperor_card_says_what_it_could_light() -> None:
    """[LD-10] [LD-A11] Four dice show four colours of 18 areas each."""
    offer = lakes(step="emperor", gifts=3).offer(0, "emperor E1")

    assert offer["data"] == {"card": "E1", "side": "A", "cost": 1, "left": 2}
    assert offer["preview"]["gifts"] == -1
    assert len(offer["preview"]["areas"]) == 4 * 18


def test_a_firework_brings_the_value_of_the_top_tile() -> None:
    """[LD-11] [LD-13] These points are safe."""
    offer = lakes("0,0 / 1,0 / 0,1", step="launch").offer(0, "launch V3 0,0 1,0 0,1")

    assert offer["data"] | {"place": None} == {
        "shape": "V3",
        "form": 1,
        "cells": [[0, 0], [1, 0], [0, 1]],
        "value": 4,
        "place": None,
    }
    assert offer["preview"] == {"points": 4, "provisional": 0}


@pytest.mark.parametrize(
    ("step", "passed"), [("die", "die"), ("bonus", "bonus"), ("emperor", "emperor"), ("launch", "launch")]
)
def test_a_pass_says_what_is_left_out(step: str, passed: str) -> None:
    """[LD-A4]"""
    assert lakes("0,0 / 1,0 / 0,1", step=step).offer(0, "pass")["data"] == {"passed": passed}


def test_the_second_area_of_a_card_may_be_left_out() -> None:
    """[LD-A25] The first may not."""
    game = lakes(step="emperor", gifts=3)
    game.play(0, "emperor E3")
    assert "pass" not in game.moves(0)
    game.play(0, "light 0,0 white")

    assert game.offer(0, "pass")["data"] == {"passed": "second"}
    assert game.offer(0, "light 0,0 blue")["data"]["cause"] == "emperor"


# What a seat is asked


def asked(game: Lakes, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """The end of the prompt's key, and its data."""
    key, data = game.game.prompt(game.position, seat)
    return key.removeprefix("lanterns-dice-prompt-"), data


def test_the_prompt_names_the_colour() -> None:
    """[LD-5] [LD-9] The die's, then the bonus of the first turn of sheet A."""
    assert asked(lakes(dice="green red red red")) == ("die", {"colour": "green"})
    assert asked(lakes(step="bonus")) == ("bonus", {"colour": "red"})


def test_the_prompt_follows_the_steps() -> None:
    """[LD-3] [LD-7] [LD-10] [LD-12]"""
    corner = "0,0 / 1,0 / 0,1"
    platform = lakes("6,1 white", dice="purple red red red")
    platform.play(0, "light 6,1 purple")
    card = lakes(step="emperor", gifts=3)
    card.play(0, "emperor E3")

    assert asked(in_tray()) == ("tray", {})
    assert asked(platform) == ("platform", {})
    assert asked(card) == ("area", {})
    card.play(0, "light 0,0 white")
    assert asked(card) == ("second", {})
    assert asked(lakes(step="emperor")) == ("emperor", {})
    assert asked(lakes(corner, step="launch")) == ("launch", {})
    assert asked(lakes(corner, phase=phases.LAST)) == ("last-launch", {})
    assert asked(Lakes.new(2, shapes="chosen")) == ("choose", {})


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"step": "emperor", "gifts": 0}, "gifts"),
        ({"step": "launch"}, "shape"),
        ({"step": "emperor", "gifts": 1, "card_1": "B"}, "target"),
    ],
)
def test_a_seat_that_can_only_pass_is_not_asked(given: dict[str, Any], why: str) -> None:
    """[LD-A5] [LD-A25] The game says why there is nothing to do, and nobody has to press a button for it."""
    game = lakes(**given)

    assert game.moves(0) == ["pass"]
    assert asked(game) == ("nothing", {"why": why})
    assert game.game.window(game.position, 0) == "nothing"
    assert game.game.write_move(game.position, 0, game.game.decline(game.position, 0)) == "pass"


def test_a_card_with_a_single_target_is_no_pass() -> None:
    """[LD-A25] The first area of a card must be lit, even if there is only one."""
    game = lakes("0,1 red", step="bonus", card_1="B")
    game.play(0, "light 0,2 red", "emperor E1")

    assert game.moves(0) == ["light 0,2 green"]
    assert asked(game) == ("area", {})
    assert game.game.window(game.position, 0) is None


def test_a_seat_with_a_choice_is_asked() -> None:
    """[LD-A4]"""
    game = lakes()

    assert game.game.window(game.position, 0) is None
    assert game.game.window(game.position, 1) is None
