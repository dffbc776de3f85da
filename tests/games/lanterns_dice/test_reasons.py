"""Why a move is good, in a few codes."""

from typing import Any

from lampion.games.lanterns_dice.constants import phases
from tests.games.lanterns_dice.lakes import Lakes, lakes


def why(game: Lakes, move: str) -> list[tuple[Any, ...]]:
    """The reasons for a move of seat 0, in short."""
    return [(reason["kind"], *reason["data"].values()) for reason in game.reasons(0, move)]


def test_a_firework_scores() -> None:
    """[LD-13]"""
    assert why(lakes("0,0 / 1,0 / 0,1", step="launch"), "launch V3 0,0 1,0 0,1") == [("scores", "V3", 4)]


def test_an_area_makes_room_for_a_firework() -> None:
    """[LD-11] The most valuable one is named."""
    game = lakes("0,0 / 1,0 / 1,1 / 0,1 red", dice="orange red red red")

    assert why(game, "light 0,1 orange")[0] == ("allows", "O4", 5)


def test_an_area_prepares_a_firework() -> None:
    """[LD-11] Only the other area of the pool would then be missing."""
    assert why(lakes("0,0 / 1,0"), "light 0,1 red") == [("prepares", "V3", 4)]


def test_an_area_surrounds_a_boat() -> None:
    """[LD-15] That comes first."""
    game = lakes("2,0 / 2,2 / 1,1 / 3,1 orange", dice="blue red red red")

    assert why(game, "light 3,1 blue") == [("surrounds", 4)]


def test_an_area_adds_to_the_second_group() -> None:
    """[LD-14]"""
    game = lakes("0,0 / 0,1 / 0,2 / 4,4 / 4,3 orange", dice="white red red red")

    assert why(game, "light 4,3 white") == [("group", 1)]


def test_an_area_brings_a_gift_or_a_chain() -> None:
    """[LD-6] [LD-7]"""
    assert why(lakes(), "light 3,0 red") == [("gift", 1)]
    assert why(lakes("6,1 white", dice="purple red red red"), "light 6,1 purple") == [("chain", 1)]


def test_an_area_may_just_complete_a_pool_or_be_good_for_nothing() -> None:
    """[LD-5]"""
    assert why(lakes("0,1 orange"), "light 0,1 red") == [("completes",)]
    assert why(lakes(), "light 0,1 red") == []
    assert why(lakes(), "pass") == []


def test_a_die_is_as_good_as_the_best_area_it_offers() -> None:
    """[LD-4] Room for a firework, a pool, or a gift."""
    tray: dict[str, Any] = {"phase": phases.TRAY, "dice": "orange red red red"}

    assert why(lakes("0,0 / 1,0 / 0,1 red", **tray), "turn orange 0") == [("could-allow", "V3", 4)]
    assert why(lakes("0,1 red", **tray), "turn orange 0") == [("could-complete", 1)]
    assert why(lakes(**tray), "turn orange 0") == [("could-gift",)]
    assert why(lakes(**tray), "reroll") == []


def test_an_emperor_card_is_as_good_as_the_best_area_it_offers() -> None:
    """[LD-10] The colour that completes the corner is on a die."""
    game = lakes("0,0 / 1,0 / 0,1 red", step="emperor", dice="orange red red red")

    assert why(game, "emperor E1") == [("could-allow", "V3", 4)]
