"""Offers: what each kind of move touches, and what it would bring, told before it is made."""

from typing import Any

import pytest

from lampion.games.takenoko.game import GAME
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.game import Offer
from tests.conformance.walks import Case, travel
from tests.games.takenoko.tables import GARDEN, SEEN, Seat, Table, hikari_table, hikari_turn, rolled, table, tile

SWAPPED = [tile(1, 0, "green"), tile(0, 1, "pink")]
GROWN = "green:1 1,-1 / green:1 1,0 / pink- 2,-1"


def find(game: Table, seat: int, move: str) -> Offer:
    """The offer of a move, which must be legal."""
    return game.offer(seat, move)


def preview(game: Table, seat: int, move: str) -> Any:
    """What a move would bring."""
    return find(game, seat, move)["preview"]


# What a move touches


@pytest.mark.parametrize(
    ("move", "data"),
    [
        ("panda 1,0", {"cell": [1, 0], "tile": tile(1, 0, "green")}),
        ("gardener 1,-1", {"cell": [1, -1], "tile": tile(1, -1, "green")}),
        ("lay 1,-1 1,0", {"cells": [[1, -1], [1, 0]], "edge": [tile(1, -1, "green"), tile(1, 0, "green")]}),
        ("improve enclosure 2,-1", {"chip": "enclosure", "cell": [2, -1], "tile": tile(2, -1, "pink")}),
        ("objective plot", {"category": "plot"}),
        ("claim panda-green", {"card": "panda-green"}),
        ("plots", {}),
    ],
)
def test_an_offer_of_the_base_game_names_what_it_touches(move: str, data: dict[str, object]) -> None:
    """[TK-3]"""
    seat = Seat("panda-green", eaten="green green", channels=1, chips="enclosure")

    assert find(table(seat, Seat(), land=GROWN), 0, move)["data"] == data


def test_offers_for_drawn_plots_name_plots_and_cells() -> None:
    """[TK-5] [TK-A15]"""
    game = table(Seat(chips="fertilizer"), Seat())
    game.play(0, "plots", "~ green", "~ pink", "~ yellow-enclosure")
    assert find(game, 0, "keep yellow-enclosure 1,0")["data"] == {"plot": "yellow-enclosure", "cell": [1, 0]}
    game.play(0, "keep pink 1,0")
    assert find(game, 0, "with fertilizer")["data"] == {"chip": "fertilizer"}
    game.play(0, "bare")
    assert find(game, 0, "under yellow-enclosure green")["data"] == {"plots": ["yellow-enclosure", "green"]}


@pytest.mark.parametrize(
    ("special", "move", "data"),
    [
        ("jump", "jump gardener 1,0", {"figure": "gardener", "cell": [1, 0], "tile": tile(1, 0, "green")}),
        ("rearrangement", "swap 1,0 0,1", {"cells": [[1, 0], [0, 1]], "tiles": SWAPPED}),
        ("disease", "disease 1,0", {"cell": [1, 0], "tile": tile(1, 0, "green")}),
        ("emperor-visit", "emperor 1,0", {"cell": [1, 0], "tile": tile(1, 0, "green")}),
        ("emperor-visit", "emperor leaves", {"tile": None}),
        ("holidays", "holiday panda", {"figure": "panda"}),
        ("alliance", "ally 1", {"other": 1}),
        ("alliance", "break 1 2", {"seats": [1, 2]}),
    ],
)
def test_an_offer_of_a_special_card_names_its_targets(special: str, move: str, data: dict[str, object]) -> None:
    """[HK-5] to [HK-11]"""
    allies: tuple[int | None, int | None] = (2, 1) if move.startswith("break") else (None, None)
    emperor = "0,1" if move == "emperor leaves" else "-"
    seats = (Seat(special=special), Seat(ally=allies[0]), Seat(ally=allies[1]))
    game = hikari_table(*seats, land=GARDEN, emperor=emperor)

    assert find(game, 0, move)["data"] == data


def test_the_pond_has_no_colour() -> None:
    """[TK-8]"""
    game = table(land="green:2 1,0", panda="1,0")

    assert find(game, 0, "panda 0,0")["data"] == {"cell": [0, 0], "tile": tile(0, 0)}


def test_a_weather_card_names_its_weather() -> None:
    """[HK-5]"""
    game = hikari_turn(Seat(special="weather-storm"), display="jump jump jump")

    assert find(game, 0, "weather")["data"] == {"face": "storm"}


# What a move would bring


def test_a_channel_tells_which_plots_it_waters() -> None:
    """[TK-6] The second example of the book: the plot beyond has its first growth."""
    game = table(Seat(channels=1), Seat(), land=GROWN, channels="1,-1 1,0")

    found = preview(game, 0, "lay 1,-1 2,-1")

    assert (found["watered"], found["bamboo"]) == ([[2, -1]], [{"cell": [2, -1], "sections": 1}])


def test_the_panda_tells_what_it_would_eat_and_where_it_could_go_next() -> None:
    """[TK-8]"""
    game = table(land="green:2 1,0 / pink-enclosure:1 0,1 / yellow:1 1,-1")

    eaten = preview(game, 0, "panda 1,0")
    assert (eaten["eaten"], eaten["bamboo"]) == ([{"seat": 0, "colour": "green"}], [{"cell": [1, 0], "sections": -1}])
    assert sorted(eaten["onward"]) == [[0, 0], [0, 1], [1, -1]]
    assert "eaten" not in preview(game, 0, "panda 0,1")


def test_the_gardener_tells_what_would_grow() -> None:
    """[TK-7] The example of the book: a dry plot, and its neighbours of the same colour."""
    land = "green-fertilizer:3 1,0 / green:1 0,1 / green- 1,1 / pink:1 1,-1 / pink:1 -1,1"
    game = table(land=land, gardener="0,1")

    assert preview(game, 0, "gardener 1,1")["bamboo"] == [
        {"cell": [1, 0], "sections": 1},
        {"cell": [0, 1], "sections": 1},
    ]


def test_rain_tells_what_would_grow() -> None:
    """[TK-4]"""
    game = rolled("rain", land="green-fertilizer:1 1,0")

    assert preview(game, 0, "rain 1,0")["bamboo"] == [{"cell": [1, 0], "sections": 2}]


def test_a_new_plot_is_previewed_without_a_chip() -> None:
    """[TK-5] [TK-A15] Even if one could go on it."""
    game = table(Seat(chips="fertilizer"), Seat())
    game.play(0, "plots", "~ green", "~ green", "~ pink")

    found = preview(game, 0, "keep pink 1,0")

    assert (found["bamboo"], found["watered"]) == ([{"cell": [1, 0], "sections": 1}], [[1, 0]])


def test_a_new_plot_tells_which_objectives_it_would_help() -> None:
    """[TK-11] Those of the seat that asks."""
    game = table(Seat("plot-line-pink plot-line-green"), Seat("plot-triangle-pink"), land="pink:1 1,0")
    game.play(0, "plots", "~ pink", "~ green", "~ yellow")

    helped = {"card": "plot-line-pink", "was": 1, "now": 2, "ready": False, "change": "helped"}
    assert preview(game, 0, "keep pink 1,-1")["objectives"] == [helped]
    assert preview(game, 0, "keep green -1,0")["objectives"][0]["card"] == "plot-line-green"
    assert "objectives" not in preview(game, 0, "keep yellow -1,0")


def test_a_move_tells_when_a_card_becomes_ready_or_is_spoiled() -> None:
    """[TK-11] [TK-A4]"""
    game = table(Seat("gardener-green-4-none panda-green", eaten="green"), Seat(), land="green:4 1,0 / pink:1 0,1")

    assert preview(game, 0, "panda 1,0")["objectives"] == [
        {"card": "gardener-green-4-none", "was": 4, "now": 3, "ready": False, "change": "spoiled"},
        {"card": "panda-green", "was": 1, "now": 2, "ready": True, "change": "ready"},
    ]


def test_a_claim_tells_which_other_cards_lose_their_sections() -> None:
    """[TK-11]"""
    game = table(Seat("panda-green panda-trio", eaten="green green yellow pink"), Seat())

    lost = {"card": "panda-trio", "was": 3, "now": 2, "ready": False, "change": "spoiled"}
    assert preview(game, 0, "claim panda-green") == {"bamboo": [], "points": 3, "objectives": [lost]}


@pytest.mark.parametrize(("land", "spared"), [("green-enclosure:1 1,0", True), ("green-enclosure 1,0", None)])
def test_an_enclosure_with_bamboo_says_why_the_panda_finds_nothing(land: str, spared: bool | None) -> None:
    """[TK-8] [TK-10]"""
    found = preview(table(Seat(), Seat(), land=land), 0, "panda 1,0")

    assert (found.get("eaten"), found.get("spared")) == (None, spared)


def test_a_meal_and_the_gardener_know_nothing_of_enclosures() -> None:
    """[TK-7] [TK-8]"""
    game = table(Seat(), Seat(), land="green-enclosure:1 1,0 / pink:1 0,1")

    assert ["spared" in preview(game, 0, move) for move in ("panda 0,1", "gardener 1,0")] == [False, False]


def test_points_for_supreme_objectives_are_provisional() -> None:
    """[HK-12] Others may still take a majority away."""
    claimer = Seat("panda-green", eaten="green green")
    game = hikari_table(claimer, Seat(), Seat(), supreme="most-panda most-plot most-gardener")

    found = preview(game, 0, "claim panda-green")

    assert (found["points"], found["provisional"]) == (3, 3)


def test_plots_of_which_others_know_are_in_no_preview() -> None:
    """[TK-A12]"""
    pile = "yellow-watershed@1 yellow-enclosure@1 yellow-fertilizer@1 pink-watershed@1 pink-enclosure@1"
    game = table(Seat("plot-line-pink"), Seat(), land=SEEN, pile=pile + " pink-fertilizer@1 green-fertilizer@1")

    assert preview(game, 0, "plots") == {"bamboo": [], "points": 0}


# Special cards


def test_an_exchange_tells_which_channels_it_would_cut() -> None:
    """[HK-7] [HK-A14] [HK-A15]"""
    land = "green:2 1,-1 / yellow:1 1,0 / pink:3 2,-1 / yellow:2 -1,0"
    game = hikari_table(Seat(special="rearrangement"), land=land, channels="1,-1 1,0 / 2,-1 1,0")

    found = preview(game, 0, "swap 1,-1 -1,0")

    assert found["dried"] == [[2, -1]]
    assert found["cut"] == [[[2, -1], [1, 0]]]
    assert found["moved"] == [{"start": [[1, -1], [1, 0]], "end": [[-1, 0], [-1, 1]]}]


def test_a_disease_tells_what_would_be_lost() -> None:
    """[HK-8] Also of the own objectives, and if somebody could cancel it."""
    seats = (Seat("gardener-green-4-none", special="disease"), Seat(special="cancellation"))
    game = hikari_table(*seats, land="green:4 1,0 / green:1 1,-1 / pink:2 0,1", display="jump jump jump")

    found = preview(game, 0, "disease 1,0")

    assert found["bamboo"] == [{"cell": [1, 0], "sections": -1}, {"cell": [1, -1], "sections": -1}]
    assert found["objectives"][0]["change"] == "spoiled"


def test_the_announced_card_is_previewed_for_everybody() -> None:
    """[HK-4] For each with their own objectives; passing brings it about, cancelling does not."""
    seats = (Seat(special="jump"), Seat("gardener-green-4-none", special="cancellation"), Seat())
    game = hikari_table(*seats, land="green:4 1,0", display="disease disease holidays")
    game.play(0, "jump panda 1,0")

    eaten = [{"seat": 0, "colour": "green"}]
    assert [game.view(viewer)["hikari"]["outcome"]["eaten"] for viewer in (0, 1, 2, None)] == [eaten] * 4
    assert [bool(game.view(viewer)["hikari"]["outcome"].get("objectives")) for viewer in (0, 1, None)] == [0, 1, 0]
    assert preview(game, 1, "pass")["eaten"] == eaten
    assert find(game, 1, "cancel")["data"] == {"special": "jump"}
    assert preview(game, 1, "cancel") == {"bamboo": [], "points": 0}


def test_cancelling_a_cancellation_brings_the_card_back() -> None:
    """[HK-A8] And the stack tells who played what."""
    seats = (Seat(special="jump"), Seat(special="cancellation"), Seat(special="cancellation"))
    game = hikari_table(*seats, land="green:4 1,0", display="disease disease holidays")
    game.play(0, "jump panda 1,0")
    game.play(1, "cancel")

    assert game.view()["hikari"]["stack"] == [{"seat": 0, "special": "jump"}, {"seat": 1, "special": "cancellation"}]
    assert game.view()["hikari"]["use"] == {
        "kind": "jump",
        "cells": [[1, 0]],
        "figure": "panda",
        "seats": [],
        "face": None,
    }
    assert find(game, 2, "cancel")["data"] == {"special": "cancellation"}
    assert preview(game, 2, "cancel")["eaten"] == [{"seat": 0, "colour": "green"}]


# Always


@pytest.mark.parametrize("options", [{}, {"hikari": "on", "bamboo": "28-26-24", "actions": "committed"}])
def test_a_preview_is_what_then_happens(options: dict[str, str]) -> None:
    """In whole games: bamboo and sections eaten, wherever no card waits for answers and no chip is asked about."""
    case = Case(3, GAME.settle(3, options), 5, 50, True)
    for before, seat, move, after in list(travel(GAME, case).steps())[::3]:
        assert isinstance(before, Takenoko)
        assert isinstance(after, Takenoko)
        if seat >= before.seats or GAME.view(after, None)["phase"] in ("answer", "chip"):
            continue
        told = next(
            offer for offer in GAME.offers(before, seat) if offer["move"] == GAME.write_move(before, seat, move)
        )["preview"]
        was = {str(plot["cell"]): plot["height"] for plot in GAME.view(before, None)["land"]}
        now = {str(plot["cell"]): plot["height"] for plot in GAME.view(after, None)["land"]}
        if not told.get("moved") and "swap" not in GAME.write_move(before, seat, move):
            grown = {cell: height - was.get(cell, 0) for cell, height in now.items() if height != was.get(cell, 0)}
            assert {str(change["cell"]): change["sections"] for change in told["bamboo"]} == grown
        assert told["points"] + told.get("provisional", 0) == after.score(seat) - before.score(seat)
