"""Events in the order in which things happen, one for each thing that can be seen."""

from typing import Any

from lampion.games.lanterns_dice.constants import phases
from lampion.kernel.game import Event
from tests.games.lanterns_dice.lakes import Lakes, lakes
from tests.games.table import event


def kinds(events: list[Event]) -> list[str]:
    """What happened, in short."""
    return [one["kind"] for one in events]


def data_of(events: list[Event], kind: str) -> dict[str, Any]:
    """The particulars of the first event of a kind, without places."""
    found = next(one["data"] for one in events if one["kind"] == kind)
    return {name: value for name, value in found.items() if name != "place"}


# Dice


def test_the_first_turn_is_told_with_its_first_die() -> None:
    """[LD-3] [LD-4] Sheet A begins, with red as its first bonus."""
    game = Lakes.new(2)

    assert game.chance("blue") == [
        event("turn-began", 0, round=1, rounds=10, bonus="red", last=False),
        event("die-rolled", 0, die=0, face="blue"),
    ]
    assert game.chance("red") == [event("die-rolled", 0, die=1, face="red")]


def test_another_roll_is_paid_first() -> None:
    """[LD-4] [LD-6] All four dice are rolled again, and the turn does not begin again."""
    game = Lakes.new(2)
    game.chance("blue", "red", "red", "white")

    assert game.play(0, "reroll") == [
        event("gift-spent", 0, count=1, gifts=0),
        event("dice-rerolled", 0, cost=1),
    ]
    assert game.chance("white") == [event("die-rolled", 0, die=0, face="white")]


def test_the_tray_turns_from_where_it_lay() -> None:
    """[LD-4] [LD-A1] And says what everybody faces."""
    game = Lakes.new(3)
    game.chance("blue", "red", "green", "white")

    assert game.play(0, "turn red 1") == [
        event("tray-turned", 0, was=0, orientation=1, faced=["red", "green", "white"]),
    ]


# Lighting


def test_an_area_a_gift_and_a_pool() -> None:
    """[LD-5] [LD-6] [LD-A7]"""
    events = lakes("3,0 white", step="die").play(0, "light 3,0 red")

    assert kinds(events) == ["area-lit", "gift-gained", "pool-completed"]
    assert data_of(events, "area-lit") == {"cell": [3, 0], "half": 0, "colour": "red", "cause": "die"}
    assert data_of(events, "gift-gained") == {"count": 1, "gifts": 2, "cell": [3, 0]}
    assert data_of(events, "pool-completed") == {"cell": [3, 0]}


def test_a_boat_is_lost_once() -> None:
    """[LD-8]"""
    assert kinds(lakes().play(0, "light 2,1 red")) == ["area-lit", "boat-lost"]
    assert kinds(lakes("2,1 green").play(0, "light 2,1 red")) == ["area-lit", "pool-completed"]


def test_a_boat_is_surrounded() -> None:
    """[LD-15] The event names the boat, not the pool that was completed."""
    events = lakes("2,0 / 2,2 / 1,1 / 3,1 orange", dice="blue red red red").play(0, "light 3,1 blue")

    assert kinds(events) == ["area-lit", "pool-completed", "boat-surrounded"]
    assert data_of(events, "boat-surrounded") == {"cell": [2, 1], "points": 4}


def test_a_platform_is_reached_and_used() -> None:
    """[LD-7] Example C, then one of the eight areas."""
    game = lakes("6,1 white", dice="purple red red red")
    events = game.play(0, "light 6,1 purple")

    assert kinds(events) == ["area-lit", "pool-completed", "platform-reached"]
    assert data_of(events, "platform-reached") == {"cell": [6, 1], "areas": 8}
    assert data_of(game.play(0, "light 6,2 red"), "area-lit")["cause"] == "platform"


def test_a_platform_with_nothing_beside_it_is_skipped() -> None:
    """[LD-7] [LD-A5]"""
    game = lakes("0,0 / 2,0 / 1,1 / 1,0 blue", dice="green red red red")

    assert kinds(game.play(0, "light 1,0 green")) == ["area-lit", "pool-completed"]
    assert game.play(0, "pass") == [event("step-skipped", 0, skipped="platform", why="beside")]


def test_leaving_out_an_area_is_told() -> None:
    """[LD-A4] Passing is a decision as long as there is something to do."""
    assert lakes().play(0, "pass") == [event("step-passed", 0, passed="die")]


def test_a_colour_that_is_used_up_is_told() -> None:
    """[LD-A5] There are 18 red areas."""
    game = lakes()
    red = [move.removeprefix("light ") for move in game.moves(0) if move != "pass"]

    assert len(red) == 18
    assert lakes(" / ".join(red)).play(0, "pass") == [event("step-skipped", 0, skipped="die", why="colour")]


# Turn bonus


def test_a_turn_bonus_is_crossed_off_when_it_was_used() -> None:
    """[LD-9] After its area."""
    events = lakes(step="bonus").play(0, "light 0,1 red")

    assert kinds(events) == ["area-lit", "bonus-crossed"]
    assert data_of(events, "area-lit")["cause"] == "bonus"
    assert data_of(events, "bonus-crossed") == {"turn": 1, "bonus": "red"}


def test_a_turn_bonus_is_crossed_off_unused_too() -> None:
    """[LD-9] [LD-A6]"""
    assert kinds(lakes(step="bonus").play(0, "pass")) == ["step-passed", "bonus-crossed"]


def test_a_turn_bonus_is_crossed_off_after_its_platform() -> None:
    """[LD-9] [LD-A9] The step goes on until the chain is over."""
    game = lakes("5,1 white", step="bonus")

    assert kinds(game.play(0, "light 5,1 red")) == ["area-lit", "pool-completed", "platform-reached"]
    assert kinds(game.play(0, "pass")) == ["step-passed", "bonus-crossed"]


# Emperor


def test_an_emperor_card_is_used_and_paid() -> None:
    """[LD-10] Its areas follow as decisions of their own."""
    game = lakes(step="emperor", gifts=3)

    assert game.play(0, "emperor E3") == [
        event("emperor-used", 0, card="E3", side="A", cost=3),
        event("gift-spent", 0, count=3, gifts=0),
    ]
    assert data_of(game.play(0, "light 0,0 white"), "area-lit")["cause"] == "emperor"
    assert kinds(game.play(0, "light 0,0 blue")) == ["area-lit", "pool-completed"]


def test_a_second_area_is_left_out() -> None:
    """[LD-A25]"""
    game = lakes(step="emperor", gifts=3)
    game.play(0, "emperor E3", "light 0,0 white")

    assert game.play(0, "pass") == [event("step-passed", 0, passed="second")]


# Fireworks and the end


def test_a_firework_says_what_the_next_one_is_worth() -> None:
    """[LD-11] [LD-A14] The first small one is worth 4, the next one 3; with it the turn is over."""
    game = lakes("0,0 / 1,0 / 0,1", step="launch")
    events = game.play(0, "launch V3 0,0 1,0 0,1")

    assert kinds(events) == ["firework-launched", "turn-began"]
    assert data_of(events, "firework-launched") == {
        "shape": "V3",
        "form": 1,
        "cells": [[0, 0], [1, 0], [0, 1]],
        "value": 4,
        "next": 3,
    }
    assert events[1] == event("turn-began", 1, round=1, rounds=10, bonus="blue", last=False)


def test_no_turn_begins_before_everybody_is_done() -> None:
    """[LD-3] [LD-A13] The active player may launch before the others have finished."""
    game = lakes("0,0 / 1,0 / 0,1", step="launch", other_step="die")

    assert kinds(game.play(0, "launch V3 0,0 1,0 0,1")) == ["firework-launched"]


def test_the_last_turn_says_so() -> None:
    """[LD-2] [LD-A28] The tenth of ten with two players."""
    events = lakes(step="launch", turn=19).play(0, "pass")

    assert kinds(events) == ["step-skipped", "turn-began"]
    assert data_of(events, "turn-began")["last"] is True


def test_the_last_launches_follow_the_last_turn() -> None:
    """[LD-12] [LD-A18]"""
    assert kinds(lakes(step="launch", turn=20).play(0, "pass")) == ["step-skipped", "launches-began"]


def test_the_end_tells_everybody_s_points() -> None:
    """[LD-12] [LD-16] By source, seat by seat, and then who won."""
    game = lakes("0,0 / 1,0 / 0,1 / 4,4", phase=phases.LAST, turn=20)
    game.play(0, "launch V3 0,0 1,0 0,1")

    assert game.play(1, "pass") == [
        event("step-skipped", 1, skipped="launch", why="shape"),
        event("seat-scored", 0, fireworks=4, group=1, boats=0, total=5),
        event("seat-scored", 1, fireworks=0, group=0, boats=0, total=0),
        event("game-over", None, winners=[0], scores=[5, 0]),
    ]


# Setting up


def test_what_is_drawn_is_told() -> None:
    """[LD-2] [LD-A22] Sheets, shapes and sides."""
    game = Lakes.new(2, sheets="drawn", shapes="drawn", card_2="drawn")

    assert game.chance("sheet C") == [event("sheet-drawn", 0, sheet="C")]
    assert game.chance("sheet B") == [event("sheet-drawn", 1, sheet="B")]
    assert game.chance("I3") == [event("shape-drawn", None, shape="I3")]
    game.chance("O4", "S4", "X5")
    assert game.chance("side B") == [event("side-drawn", None, card="E2", side="B", cost=2)]
    assert data_of(game.chance("red"), "turn-began")["round"] == 1


def test_a_chosen_shape_is_told() -> None:
    """[LD-A21]"""
    assert Lakes.new(2, shapes="chosen").play(0, "choose X5") == [event("shape-chosen", 0, shape="X5")]
