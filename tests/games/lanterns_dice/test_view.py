"""The view: how things stand, so that nobody has to compute it."""

import json
from typing import Any

import pytest

from lampion.games.lanterns_dice.constants import phases
from tests.games.lanterns_dice.lakes import Lakes, lakes


def test_every_viewer_sees_the_same_table() -> None:
    """[LD-2] Everything is open."""
    game = lakes("0,0 / 1,0 green", "5,5")
    mine, other, spectator = (dict(game.view(viewer)) for viewer in (0, 1, None))

    assert (mine.pop("you"), other.pop("you"), spectator.pop("you")) == (0, 1, None)
    assert mine == other == spectator
    json.dumps(mine)


def test_a_sheet_has_its_letter_and_its_lake() -> None:
    """[LD-2] [LD-A23] One lake for all, or one for each sheet."""
    assert [(seat["sheet"], seat["lake"]) for seat in Lakes.new(3).view()["seats"]] == [
        ("A", "A"),
        ("B", "A"),
        ("C", "A"),
    ]
    assert [seat["lake"] for seat in Lakes.new(3, lakes="four").view()["seats"]] == ["A", "B", "C"]
    assert Lakes.new(2, sheets="drawn").seat(0)["sheet"] is None


def test_lit_areas_are_listed_row_by_row() -> None:
    """[LD-1] Both areas of each pool, the upper left one first."""
    lit = lakes("0,0 / 1,0 green / 8,5 purple").seat(0)["lit"]

    assert len(lit) == 54
    assert lit[0] == [True, True]
    assert lit[1] == [False, True]
    assert lit[53] == [True, False]
    assert sum(map(sum, lit)) == 4


# The tray


def test_the_tray_says_who_would_face_which_die() -> None:
    """[LD-4] [LD-A1] By orientation and seat; with three players one side stays empty."""
    tray = Lakes.new(3).view()["tray"]

    assert tray == {
        "dice": [None, None, None, None],
        "orientation": 0,
        "sides": [0, 1, 2],
        "faces": [[0, 1, 2], [1, 2, 3], [2, 3, 0], [3, 0, 1]],
    }
    assert Lakes.new(2).view()["tray"]["sides"] == [0, 2]


def test_a_seat_has_the_colour_of_its_die_once_the_tray_is_turned() -> None:
    """[LD-4]"""
    game = Lakes.new(2)
    game.chance("red", "blue", "green", "white")

    assert [seat["colour"] for seat in game.view()["seats"]] == [None, None]
    game.play(0, "turn blue 1")
    assert [seat["colour"] for seat in game.view()["seats"]] == ["blue", "white"]
    assert game.view()["tray"]["dice"] == ["red", "blue", "green", "white"]


# Steps


def steps(game: Lakes, seat: int = 0) -> list[tuple[str, str, str | None]]:
    """The track of a seat's turn."""
    return [(step["step"], step["state"], step["why"]) for step in game.seat(seat)["steps"]]


def test_the_active_player_has_five_steps_and_the_others_two() -> None:
    """[LD-3]"""
    game = lakes(step="bonus", other_step="emperor")

    assert steps(game) == [
        ("roll", "past", None),
        ("die", "past", None),
        ("bonus", "now", None),
        ("emperor", "ahead", None),
        ("launch", "ahead", "shape"),
    ]
    assert steps(game, 1) == [("die", "past", None), ("emperor", "now", None)]
    assert [seat["step"] for seat in game.view()["seats"]] == ["bonus", "emperor"]


def test_before_the_tray_is_turned_only_the_active_player_acts() -> None:
    """[LD-3] [LD-4]"""
    game = lakes(phase=phases.TRAY)

    assert [state for _, state, _ in steps(game)] == ["now", "ahead", "ahead", "ahead", "ahead"]
    assert [state for _, state, _ in steps(game, 1)] == ["ahead", "ahead"]
    assert [seat["step"] for seat in game.view()["seats"]] == ["tray", "wait"]


def test_a_seat_that_is_done_has_all_steps_behind_it() -> None:
    """[LD-A13]"""
    game = lakes()

    assert game.seat(1)["step"] == "done"
    assert {state for _, state, _ in steps(game, 1)} == {"past"}


@pytest.mark.parametrize(
    ("given", "step", "why"),
    [
        ({"gifts": 0}, "emperor", "gifts"),
        ({"gifts": 1, "card_1": "B"}, "emperor", "target"),
        ({"lit": "0,0 / 1,0 / 3,0"}, "launch", "shape"),
        ({"lit": "0,0 / 1,0 / 0,1"}, "launch", None),
    ],
)
def test_a_step_says_why_it_has_nothing_to_do(given: dict[str, Any], step: str, why: str | None) -> None:
    """[LD-A5] [LD-A25]"""
    assert {name: reason for name, _, reason in steps(lakes(**given))}[step] == why


def test_each_emperor_card_says_why_it_is_closed() -> None:
    """[LD-10] Too few gifts for two of them."""
    assert lakes(gifts=1).seat(0)["cards"] == [
        {"card": "E1", "why": None},
        {"card": "E2", "why": "gifts"},
        {"card": "E3", "why": "gifts"},
    ]


def test_a_card_that_was_paid_for_closes_the_others() -> None:
    """[LD-10] One action in a turn."""
    game = lakes(step="emperor", gifts=6)
    game.play(0, "emperor E3")

    assert game.seat(0)["card"] == "E3"
    assert game.seat(0)["step"] == "area"
    assert game.seat(0)["cause"] == "emperor"
    assert {card["why"] for card in game.seat(0)["cards"]} == {"used"}


def test_a_chain_says_where_it_is_and_what_set_it_off() -> None:
    """[LD-7] [LD-A9] A turn bonus that completed the pool of a platform."""
    game = lakes("5,1 white", step="bonus")
    game.play(0, "light 5,1 red")

    assert game.seat(0)["chain"] == {"cell": [5, 1], "cause": "bonus"}
    assert game.seat(0)["step"] == "platform"
    assert game.seat(0)["cause"] == "platform"
    assert steps(game)[2][:2] == ("bonus", "now")


# Turn bonuses


def bonuses(game: Lakes, seat: int = 0) -> str:
    """The states of the twelve printed bonuses, by their first letters."""
    return "".join(bonus["state"][0] for bonus in game.seat(seat)["bonuses"])


@pytest.mark.parametrize(
    ("seats", "states"),
    [(2, "naaaaa" + "oo" + "aaaa"), (3, "naaaaa" + "aa" + "oooo"), (4, "naaaaa" + "oo" + "oooo")],
)
def test_bonuses_for_other_numbers_of_players_are_crossed_out(seats: int, states: str) -> None:
    """[LD-2]"""
    game = Lakes.new(seats)

    assert bonuses(game) == states
    assert game.seat(0)["turns_left"] == game.view()["rounds"] == {2: 10, 3: 8, 4: 6}[seats]


def test_a_bonus_is_past_as_soon_as_its_step_is() -> None:
    """[LD-9] [LD-A6]"""
    assert bonuses(lakes(step="bonus", turn=3))[:3] == "pna"
    assert bonuses(lakes(step="emperor", turn=3))[:3] == "ppa"
    assert bonuses(lakes(turn=3), 1)[:3] == "paa"


def test_the_first_bonus_of_sheet_a_is_red() -> None:
    """[LD-9] Example D."""
    assert Lakes.new(2).seat(0)["bonuses"][0] == {"turn": 1, "under": "", "colour": "red", "state": "now"}


@pytest.mark.parametrize(("turn", "is_last"), [(17, [False, False]), (18, [True, False]), (19, [True, True])])
def test_gifts_are_worth_nothing_soon(turn: int, is_last: list[bool]) -> None:
    """[LD-A12] [LD-A28] The game says so once only a seat's last turn is to come."""
    game = lakes(turn=turn, active=(turn - 1) % 2)

    assert [seat["last_turns"] for seat in game.view()["seats"]] == is_last


# The lake as it stands


def test_groups_come_the_largest_first() -> None:
    """[LD-14] The second one scores."""
    game = lakes("0,0 / 0,1 / 0,2 / 4,4 / 5,4 / 8,0 / 7,3 green")

    assert game.seat(0)["groups"] == [[[0, 0], [0, 1], [0, 2]], [[4, 4], [5, 4]], [[8, 0]]]
    assert game.seat(0)["score"] == {"fireworks": 0, "group": 2, "boats": 0, "total": 2}
    assert game.view()["provisional"] == ["group", "boats"]


def boat(game: Lakes, cell: list[int]) -> Any:
    """A boat of seat 0."""
    return next(boat for boat in game.seat(0)["boats"] if boat["cell"] == cell)


def test_a_boat_says_how_far_it_is_surrounded() -> None:
    """[LD-15] Two of four neighbours are complete, one half: three areas are still dark."""
    game = lakes("2,0 / 1,1 / 3,1 orange")

    assert len(game.seat(0)["boats"]) == 6
    assert boat(game, [2, 1]) == {"cell": [2, 1], "state": "open", "complete": ["N", "W"], "dark": 3}


def test_a_boat_is_lost_or_surrounded() -> None:
    """[LD-8] [LD-15] [LD-A15] Covered pools count as complete."""
    around = "2,0 / 1,1 / 3,1 / 2,2"

    assert boat(lakes(around), [2, 1])["state"] == "surrounded"
    assert boat(lakes(f"{around} / 2,1 red"), [2, 1])["state"] == "lost"
    assert lakes(around).score(0)["boats"] == 4
    assert boat(lakes(f"{around} / 1,0", launched="V3 1,0 2,0 1,1"), [2, 1])["state"] == "surrounded"


def test_areas_that_a_firework_lacks_are_listed() -> None:
    """[LD-11] Two complete pools and a half one in a corner; the half one would also make a square with another."""
    almost = lakes("0,0 / 1,0 / 0,1 red").seat(0)["almost"]

    assert almost == [
        {
            "area": {"cell": [0, 1], "half": 1, "colour": "orange"},
            "fits": [{"shape": "V3", "form": 1, "cells": [[0, 0], [1, 0], [0, 1]], "value": 4}],
        }
    ]


def test_nothing_is_almost_a_firework_on_covered_pools() -> None:
    """[LD-A15]"""
    assert lakes("0,0 / 1,0 / 1,1 / 0,1 red", launched="V3 0,0 1,0 1,1").seat(0)["almost"] == []


def test_launched_fireworks_keep_their_value_and_form() -> None:
    """[LD-11] [LD-13] [LD-A14] The next corner is worth 3."""
    game = lakes("0,0 / 1,0 / 1,1", launched="V3 0,0 1,0 1,1")

    assert game.seat(0)["fireworks"] == [{"shape": "V3", "form": 2, "cells": [[0, 0], [1, 0], [1, 1]], "value": 4}]
    assert game.view()["stacks"][0] == {"shape": "V3", "values": [3, 3, 2, 2, 1]}
    assert game.score(0)["fireworks"] == 4


# The end


def test_the_last_launch_goes_around() -> None:
    """[LD-12] [LD-A18]"""
    game = lakes("0,0 / 1,0 / 0,1", phase=phases.LAST, turn=20)

    assert steps(game) == [("launch", "now", None)]
    assert steps(game, 1) == [("launch", "ahead", "shape")]
    game.play(0, "pass")
    assert [state for _, state, _ in steps(game)] == ["past"]
    assert game.seat(1)["step"] == "launch"
    game.play(1, "pass")
    assert (game.phase, game.view()["winners"], game.view()["provisional"]) == ("over", [0, 1], [])


def test_points_are_told_by_source() -> None:
    """[LD-13] [LD-14] [LD-15] [LD-16] Three pools under a firework, and four around a boat."""
    game = lakes("0,0 / 1,0 / 1,1 / 2,0 / 3,1 / 2,2", launched="V3 0,0 1,0 1,1")

    assert game.score(0) == {"fireworks": 4, "group": 1, "boats": 4, "total": 9}
