"""Why something cannot be done now: actions, places, special cards."""

from typing import Any

import pytest

from lampion.games.takenoko.game import GAME
from lampion.games.takenoko.rules import Takenoko
from tests.conformance.walks import Case, travel
from tests.games.takenoko.tables import (
    GARDEN,
    RING,
    Seat,
    Table,
    hikari_table,
    hikari_turn,
    rolled,
    table,
)

LAND = "green:1 1,0 / pink:1 0,1 / yellow-watershed:1 1,1 / green- 2,0"
FIVE = "panda-green panda-yellow panda-pink panda-trio plot-line-green"


def why(game: Table, action: str) -> Any:
    """Why an action is closed."""
    return next(found["closed"] for found in game.view()["acting"]["actions"] if found["action"] == action)


def places(game: Table, kind: str, seat: int = 0) -> dict[str, list[Any]]:
    """Where a kind of move is closed, by reason."""
    found = [item for item in game.view(seat)["closed"] if item["kind"] == kind]
    return {item["reason"]: item.get("cells") or item.get("edges") or item["seats"] for item in found}


# Actions


def test_an_action_that_was_made_is_closed_unless_the_wind_blows() -> None:
    """[TK-3] [TK-4]"""
    assert why(table(made="channel"), "channel") == {"reason": "made"}
    assert why(table(made="channel", face="wind"), "channel") is None
    assert why(table(made="channel plots"), "objective") == {"reason": "all-made"}
    assert why(table(made="channel plots", face="sun"), "objective") is None


@pytest.mark.parametrize(
    ("game", "action", "reason"),
    [
        (lambda: table(Seat(FIVE), Seat()), "objective", {"reason": "hand-full", "limit": 5}),
        (lambda: hikari_table(Seat(FIVE, special="jump")), "objective", {"reason": "hand-full", "limit": 6}),
        (lambda: table(Seat(channels=20), Seat()), "channel", {"reason": "no-channels"}),
        (table, "panda", {"reason": "no-step"}),
        (
            lambda: hikari_table(land=GARDEN, panda="-", holidays=(2, None)),
            "panda",
            {"reason": "holidays", "seat": 2},
        ),
        (lambda: hikari_table(land="green:1 1,0", emperor="1,0"), "gardener", {"reason": "no-step"}),
    ],
)
def test_an_action_without_anything_to_do_says_why(game: Any, action: str, reason: dict[str, object]) -> None:
    """[TK-A13] [TK-9] [HK-2] [HK-9] [HK-10]"""
    assert why(game(), action) == reason


def test_planned_actions_say_why_others_are_closed() -> None:
    """[TK-13]"""
    game = rolled("sun", actions="committed")
    game.play(0, "plan plots")
    assert (why(game, "plots"), why(game, "channel")) == ({"reason": "planned"}, None)
    game.play(0, "plan channel", "done")

    assert why(game, "objective") == {"reason": "not-planned"}
    game.play(0, "channel")
    assert why(game, "channel") == {"reason": "made"}


def test_a_turn_says_how_many_actions_it_has_and_owes() -> None:
    """[TK-3] [TK-4] [TK-A9] The third one of the sun is optional."""
    acting = table(made="channel", face="sun").view()["acting"]
    assert (acting["most"], acting["made"], acting["owed"], acting["announce"]) == (3, 1, 1, False)
    assert table(made="channel plots", face="sun").view()["acting"]["owed"] == 0


def test_a_turn_says_whether_an_action_must_be_announced() -> None:
    """[HK-3] Only if somebody could play a card before it."""
    assert hikari_table(Seat(), Seat(special="holidays"), land=GARDEN).view()["acting"]["announce"]
    assert not hikari_table(Seat(special="holidays"), land=GARDEN).view()["acting"]["announce"]


# Places


def test_figures_say_why_they_cannot_go_somewhere() -> None:
    """[TK-7] [TK-8] A straight line, no gap, at least one step."""
    game = table(land="green:1 1,0 / green:1 0,1 / green- 1,1 / green- 3,0 / green- 2,1")

    assert places(game, "panda") == {"here": [[0, 0]], "line": [[1, 1], [2, 1]], "gap": [[3, 0]]}


def test_figures_do_not_stop_beside_the_emperor() -> None:
    """[HK-9]"""
    game = hikari_table(land=GARDEN, emperor="1,0")

    assert places(game, "gardener") == {"here": [[0, 0]], "emperor": [[1, 0]]}


def test_chips_need_a_bare_plot() -> None:
    """[TK-10]"""
    game = table(Seat(chips="enclosure"), Seat(), land=LAND)

    assert places(game, "improve") == {"pond": [[0, 0]], "bamboo": [[1, 0], [0, 1]], "improved": [[1, 1]]}


def test_channels_need_two_plots_and_water() -> None:
    """[TK-6] [TK-A14]"""
    game = table(Seat(channels=1), Seat(), land=LAND, channels="1,0 0,1")

    closed = places(game, "lay")
    assert closed["channel"] == [[[1, 0], [0, 1]]]
    assert closed["pond"] == [[[0, 0], [1, 0]], [[0, 0], [0, 1]]]
    assert closed["unconnected"] == [[[1, 0], [2, 0]], [[2, 0], [1, 1]]]
    assert [[1, -1], [1, 0]] in closed["one-plot"]


def test_nothing_is_said_about_channels_and_chips_that_a_seat_does_not_have() -> None:
    """[TK-6] [TK-10] Nor to a seat that is not asked."""
    game = table(Seat(), Seat(channels=1, chips="enclosure"), land=LAND)

    assert {item["kind"] for item in game.view(0)["closed"]} == {"panda", "gardener"}
    assert game.view(1)["closed"] == game.view(None)["closed"] == []


def test_a_plot_needs_the_pond_or_two_plots() -> None:
    """[TK-5]"""
    game = table(land="green:1 1,0 / green:1 1,-1")
    game.play(0, "plots", "~ green", "~ green", "~ pink")

    closed = places(game, "keep")["one-plot"]
    assert [2, 0] in closed
    assert [2, -1] not in closed
    assert [0, 1] not in closed


def test_rain_needs_water_and_room() -> None:
    """[TK-4]"""
    game = rolled("rain", land="green:4 1,0 / green:1 0,1 / pink- 1,1")

    assert places(game, "rain") == {"pond": [[0, 0]], "full": [[1, 0]], "dry": [[1, 1]]}


@pytest.mark.parametrize(
    ("special", "kind", "closed"),
    [
        ("disease", "disease", {"pond": [[0, 0]], "no-bamboo": [[1, 1]]}),
        ("emperor-visit", "emperor", {"pond": [[0, 0]], "here": [[0, 1]], "figure": [[1, 0]]}),
        ("rearrangement", "swap", {"pond": [[0, 0]]}),
        ("alliance", "ally", {"far": [2]}),
    ],
)
def test_special_cards_say_why_they_cannot_have_a_target(special: str, kind: str, closed: dict[str, object]) -> None:
    """[HK-7] [HK-8] [HK-9] [HK-11]"""
    land = "green:1 1,0 / pink:1 0,1 / yellow- 1,1"
    seats = (Seat(special=special), Seat(), Seat(), Seat())
    game = hikari_table(*seats, land=land, panda="1,0", emperor="0,1")

    assert places(game, kind) == closed


def test_jumps_say_for_each_figure_where_it_cannot_go() -> None:
    """[HK-6] [HK-A12]"""
    game = hikari_table(Seat(special="jump"), land=GARDEN, panda="1,0", emperor="0,1")

    assert [item for item in game.view(0)["closed"] if item["kind"] == "jump"] == [
        {"kind": "jump", "reason": "here", "cells": [[1, 0]], "figure": "panda"},
        {"kind": "jump", "reason": "emperor", "cells": [[0, 1]], "figure": "panda"},
        {"kind": "jump", "reason": "here", "cells": [[0, 0]], "figure": "gardener"},
        {"kind": "jump", "reason": "emperor", "cells": [[0, 1]], "figure": "gardener"},
    ]


# Special cards and the end


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (hikari_table, "no-card"),
        (lambda: hikari_table(Seat(special="disease"), land=GARDEN), None),
        (lambda: hikari_table(Seat(special="disease"), land=GARDEN, emperor_card=1), "ending"),
        (lambda: hikari_table(Seat(special="cancellation"), land=GARDEN), "answers-only"),
        (lambda: hikari_table(Seat(special="disease")), "no-use"),
        (lambda: hikari_table(Seat(special="holidays"), active=1), "wait"),
        (lambda: hikari_table(Seat(special="weather-sun"), weather="on", display="jump jump jump"), "turn-start"),
        (lambda: hikari_turn(Seat(special="weather-sun"), display="jump jump jump"), None),
        (
            lambda: hikari_table(Seat(special="weather-sun"), weather="on", display="jump jump jump", turn=1),
            "first-turn",
        ),
    ],
)
def test_a_special_card_says_why_it_cannot_be_played(game: Any, reason: str | None) -> None:
    """[HK-3] [HK-4] [HK-5]"""
    assert game().view()["hikari"]["playing"][0] == (reason and {"reason": reason})


def test_the_display_says_why_nothing_can_be_taken() -> None:
    """[HK-2]"""
    seats = (Seat(special="jump"), Seat(FIVE + " plot-line-pink"), Seat())
    taking = [{"reason": "has-special"}, {"reason": "hand-full", "limit": 6}, None]
    assert hikari_table(*seats).view()["hikari"]["taking"] == taking
    assert hikari_table(*seats, emperor_card=1).view()["hikari"]["taking"] == [{"reason": "ending"}] * 3


def test_the_last_round_names_those_who_still_have_a_turn() -> None:
    """[TK-12]"""
    assert table(Seat(), Seat(), Seat()).view()["ending"] is None
    assert table(Seat(), Seat(), Seat(), emperor_card=1, active=1).view()["ending"] == {"seat": 1, "turns": [2, 0]}
    assert table(Seat(), Seat(), Seat(), emperor_card=1, active=2).view()["ending"] == {"seat": 1, "turns": [0]}


def test_supreme_objectives_show_everybodys_standing() -> None:
    """[HK-12] [HK-A22] The 3 points of a majority are shared, rounded down; sets are counted whole."""
    mine = "plot-line-green gardener-green-4-none panda-green"
    seats = (Seat(claimed=mine), Seat(claimed="plot-line-pink"), Seat())
    supreme = "same-colour-sets most-plot different-type-sets"

    assert hikari_table(*seats, supreme=supreme).view()["hikari"]["standings"] == [
        {"supreme": "same-colour-sets", "counts": [1, 0, 0], "points": [3, 0, 0]},
        {"supreme": "most-plot", "counts": [1, 1, 0], "points": [1, 1, 0]},
        {"supreme": "different-type-sets", "counts": [1, 0, 0], "points": [3, 0, 0]},
    ]


# Always


@pytest.mark.parametrize("options", [{}, {"hikari": "on"}, {"hikari": "on", "actions": "committed"}])
def test_what_is_offered_is_not_closed_and_what_is_closed_is_not_offered(options: dict[str, str]) -> None:
    """In whole games: places and actions; reasons never contradict the rules."""
    case = Case(3, GAME.settle(3, options), 4, 50, True)
    for position in travel(GAME, case).positions[::5]:
        assert isinstance(position, Takenoko)
        for seat in range(3):
            offers = GAME.offers(position, seat)
            view = GAME.view(position, seat)
            for item in view["closed"]:
                touched = [offer["data"] for offer in offers if offer["kind"] == item["kind"]]
                for cell in item.get("cells", []):
                    assert {"cell": cell} not in touched
                assert not [edge for edge in item.get("edges", []) if {"cells": edge} in touched]
            if view["phase"] in ("idle", "act") and seat == view["active"]:
                kinds = {offer["kind"] for offer in offers}
                acting = view["acting"]
                assert acting is not None
                if "ready" not in kinds:
                    closed = {found["action"] for found in acting["actions"] if found["closed"]}
                    assert closed == {found["action"] for found in acting["actions"]} - kinds
                assert ("end" in kinds) == (acting["owed"] == 0) or view["phase"] == "act"


def test_what_is_closed_stays_small() -> None:
    """A ring of plots with everything to do: one entry for each kind of move and reason."""
    game = table(Seat(channels=1, chips="enclosure"), Seat(), land=RING)

    found = [(item["kind"], item["reason"]) for item in game.view(0)["closed"]]
    assert len(found) == len(set(found))
