"""Narration of a move to each viewer: public events to everybody, secrets only to those who know them."""

import json

import pytest

from lampion.kernel.limits import CHANCE
from tests.games.table import event
from tests.games.takenoko.tables import GARDEN, Seat, Table, hikari_table, hikari_turn, rolled, table, tile

OWNER, OTHERS = (0, CHANCE), (1, None)


# Secrets


@pytest.mark.parametrize("viewer", [*OWNER, *OTHERS])
def test_a_dealt_objective_is_told_to_its_owner(viewer: int | None) -> None:
    """[TK-2] The others learn only its kind."""
    events = Table.new(2).chance("plot-line-pink", viewer=viewer)

    card = "plot-line-pink" if viewer in OWNER else None
    assert events == [event("objective-drawn", 0, category="plot", card=card)]


@pytest.mark.parametrize("viewer", [*OWNER, *OTHERS])
def test_a_drawn_objective_is_told_to_its_owner(viewer: int | None) -> None:
    """[TK-9]"""
    game = table()
    game.play(0, "objective panda")

    events = game.chance("panda-trio", viewer=viewer)

    assert events == [event("objective-drawn", 0, category="panda", card="panda-trio" if viewer in OWNER else None)]


@pytest.mark.parametrize("viewer", [*OWNER, *OTHERS])
def test_a_drawn_plot_is_told_to_the_seat_that_drew_it(viewer: int | None) -> None:
    """[TK-5]"""
    game = table()
    game.play(0, "plots")

    events = game.chance("pink-enclosure", viewer=viewer)

    assert events == [event("plot-drawn", 0, plot="pink-enclosure" if viewer in OWNER else None)]


@pytest.mark.parametrize("viewer", [*OWNER, *OTHERS])
def test_buried_plots_are_told_to_the_seat_that_buried_them(viewer: int | None) -> None:
    """[TK-A12]"""
    game = table()
    game.play(0, "plots", "~ green", "~ yellow", "~ pink", "keep green 1,0")

    events = game.play(0, "under pink yellow", viewer=viewer)

    assert events == [event("plots-buried", 0, plots=["pink", "yellow"] if viewer in OWNER else None, count=2)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_plots_from_the_known_part_of_the_pile_are_not_told_to_others(viewer: int | None) -> None:
    """[TK-A12] They are drawn without chance, in one go."""
    kinds = ["green"] * 6 + ["green-watershed"] * 2 + ["green-enclosure"] * 2 + ["green-fertilizer"] + ["yellow"] * 6
    kinds += ["yellow-watershed", "yellow-enclosure", "yellow-fertilizer"] + ["pink"] * 3
    cells = [f"{q},{r}" for q in range(4, 9) for r in range(5)]
    land = " / ".join(f"{kind} {cell}" for kind, cell in zip(kinds, cells, strict=False))
    game = table(land=land, pile="pink@0 pink-watershed@0 pink-enclosure@0 pink-fertilizer@0")

    text = json.dumps(game.play(0, "plots", viewer=viewer))

    assert "pink" not in text
    assert game.view(0)["pile"]["drawn"] == ["pink", "pink-watershed", "pink-enclosure"]


def test_what_experts_reject_is_told_to_everybody() -> None:
    """[TK-A21] The card that is kept is shown only to its owner."""
    for viewer in (0, 1, None):
        game = table(land="green:4 1,0", expert="on")
        game.play(0, "objective gardener")

        events = game.chance("gardener-green-4-none", viewer=viewer)

        assert event("objective-rejected", None, card="gardener-green-4-none") in events


# Public events


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_claim_is_told_to_everybody(viewer: int | None) -> None:
    """[TK-11] With its points."""
    game = table(Seat("panda-trio", eaten="green yellow pink"), Seat())

    events = game.play(0, "claim panda-trio", viewer=viewer)

    returned = ["green", "yellow", "pink"]
    assert events == [event("objective-claimed", 0, card="panda-trio", points=6, cells=[], returned=returned)]


def test_a_claim_is_told_with_the_plots_that_show_it() -> None:
    """[TK-11] A pattern, or bamboos; nothing goes back."""
    seat = Seat("plot-triangle-green gardener-green-4-none")
    game = table(seat, Seat(), land="green:4 1,-1 / green:1 1,0 / green:1 2,-1", channels="1,-1 1,0 / 1,-1 2,-1")

    pattern = game.play(0, "claim plot-triangle-green", viewer=1)[0]["data"]
    assert sorted(pattern["cells"]) == [[1, -1], [1, 0], [2, -1]]
    bamboo = game.play(0, "claim gardener-green-4-none", viewer=1)[0]["data"]
    assert (bamboo["cells"], bamboo["returned"]) == ([[1, -1]], [])


def test_a_placed_plot_and_its_growth_are_told() -> None:
    """[TK-5] [TK-6]"""
    game = table()
    game.play(0, "plots", "~ pink", "~ pink", "~ pink")

    events = game.play(0, "keep pink 1,0", viewer=1)

    assert events == [
        event("plot-chosen", 0, plot="pink", cell=[1, 0]),
        event("plot-placed", 0, plot="pink", chip=None, cell=[1, 0]),
        event("plot-irrigated", None, cell=[1, 0], tile=tile(1, 0, "pink")),
        event("bamboo-grew", None, cell=[1, 0], colour="pink", sections=1, height=1),
    ]


def test_what_the_panda_eats_is_told() -> None:
    """[TK-8]"""
    game = table(land="green:2 1,0")

    assert game.play(0, "panda 1,0") == [
        event("figure-moved", 0, figure="panda", start=[0, 0], cell=[1, 0], tile=tile(1, 0, "green"), by="panda"),
        event("bamboo-lost", None, cell=[1, 0], colour="green", sections=1, height=1),
        event("bamboo-eaten", 0, colour="green", cell=[1, 0]),
    ]


def test_bamboo_grows_from_the_gardener_outwards() -> None:
    """[TK-7]"""
    game = table(land="green:1 1,0 / green:2 0,1", gardener="0,0")

    events = game.play(0, "gardener 0,1")

    there = {"start": [0, 0], "cell": [0, 1], "tile": tile(0, 1, "green")}
    assert events[0] == event("figure-moved", 0, figure="gardener", **there, by="gardener")
    assert [(told["kind"], told["data"]["cell"]) for told in events[1:]] == [
        ("bamboo-grew", [0, 1]),
        ("bamboo-grew", [1, 0]),
    ]


def test_a_channel_and_the_water_it_brings_are_told() -> None:
    """[TK-6]"""
    game = table(Seat(channels=1), Seat(), land="green:1 1,-1 / green:1 1,0 / pink- 2,-1", channels="1,-1 1,0")

    assert game.play(0, "lay 1,-1 2,-1") == [
        event("channel-laid", 0, cells=[[1, -1], [2, -1]], edge=[tile(1, -1, "green"), tile(2, -1, "pink")]),
        event("plot-irrigated", None, cell=[2, -1], tile=tile(2, -1, "pink")),
        event("bamboo-grew", None, cell=[2, -1], colour="pink", sections=1, height=1),
    ]


def test_the_weather_is_told() -> None:
    """[TK-4]"""
    game = rolled("clouds")
    assert game.play(0, "clouds watershed") == [event("said-clouds", 0, choice="watershed")]
    twin = table(made="channel plots")
    twin.play(0, "end")

    assert twin.chance("rain") == [event("weather-rolled", 1, face="rain")]


def test_the_emperor_card_and_the_end_are_told() -> None:
    """[TK-12]"""
    nine = "panda-green " * 4 + "panda-yellow " * 4
    game = table(Seat("panda-trio", claimed=nine.strip(), eaten="green yellow pink"), Seat(), made="channel plots")
    assert event("emperor-card", 0, points=2) in game.play(0, "claim panda-trio")
    game.play(0, "end", "~ sun")
    game.play(1, "channel", "objective panda", "~ panda-pink")

    assert event("game-over", None, winners=[0], scores=[36, 0], stalled=False) in game.play(1, "end")


def test_an_end_without_progress_is_told_as_such() -> None:
    """[TK-A20]"""
    game = table(land="green:1 1,0", active=1, made="gardener panda", state="stalled=19", weather="off")

    assert event("game-over", None, winners=[0, 1], scores=[0, 0], stalled=True) in game.play(1, "end")


# Hikari


def test_a_card_from_the_display_is_told_to_everybody() -> None:
    """[HK-A4]"""
    game = hikari_table(made="channel plots")
    game.play(0, "end")

    assert game.play(0, "take disease", viewer=2) == [event("special-taken", 0, special="disease")]
    assert event("special-displayed", None, special="jump") in game.chance("jump", viewer=2)


def test_an_announced_card_is_told_with_its_targets() -> None:
    """[HK-4]"""
    game = hikari_table(Seat(special="jump"), Seat(special="cancellation"), land=GARDEN)

    (played,) = game.play(0, "jump panda 1,0")

    assert (played["kind"], played["seat"]) == ("special-played", 0)
    assert played["data"] == {
        "special": "jump",
        "kind": "jump",
        "use": "jump panda 1,0",
        "cells": [[1, 0]],
        "tiles": [tile(1, 0, "green")],
        "figure": "panda",
    }


def test_a_jump_is_told_with_what_it_brings() -> None:
    """[HK-6] [HK-A11] In order: the card works, the figure goes, then it eats for the player of the card."""
    game = hikari_table(Seat(special="jump"), Seat(special="cancellation"), land=GARDEN)
    game.play(0, "jump panda 1,0")

    assert game.play(1, "pass") == [
        event("said-pass", 1),
        event("special-works", 0, special="jump"),
        event("figure-moved", 0, figure="panda", start=[0, 0], cell=[1, 0], tile=tile(1, 0, "green"), by="jump"),
        event("bamboo-lost", None, cell=[1, 0], colour="green", sections=1, height=1),
        event("bamboo-eaten", 0, colour="green", cell=[1, 0]),
    ]


def test_a_cancellation_is_told_with_the_card_that_it_stops() -> None:
    """[HK-4] [HK-A8]"""
    seats = (Seat(special="holidays"), Seat(special="cancellation"), Seat(special="cancellation"))
    game = hikari_table(*seats, land=GARDEN)
    game.play(0, "holiday panda")

    assert event("said-cancel", 1, special="holidays", other=0) in game.play(1, "cancel")
    assert event("said-cancel", 2, special="cancellation", other=1) in game.play(2, "cancel")


def test_a_disease_spreads_from_its_plot() -> None:
    """[HK-8]"""
    game = hikari_table(Seat(special="disease"), land="green:1 1,0 / green:2 0,1", display="jump jump jump")

    lost = [told["data"]["cell"] for told in game.play(0, "disease 0,1") if told["kind"] == "bamboo-lost"]

    assert lost == [[0, 1], [1, 0]]


def test_an_exchange_is_told_with_its_channels_before_the_water() -> None:
    """[HK-7] [HK-A14] [HK-A15]"""
    land = "green:2 1,-1 / yellow:1 1,0 / pink:3 2,-1 / yellow:2 -1,0"
    game = hikari_table(Seat(special="rearrangement"), land=land, channels="1,-1 1,0 / 2,-1 1,0")

    told = game.play(0, "swap 1,-1 -1,0")[1:]

    moved = [{"start": [[1, -1], [1, 0]], "end": [[-1, 0], [-1, 1]]}]
    lay = [tile(1, -1, "green"), tile(-1, 0, "yellow")]
    assert told == [
        event("plots-swapped", None, cells=[[1, -1], [-1, 0]], tiles=lay, moved=moved),
        event("channel-cut", None, cells=[[2, -1], [1, 0]], edge=[tile(2, -1, "pink"), tile(1, 0, "yellow")]),
        event("plot-dried", None, cell=[2, -1], tile=tile(2, -1, "pink")),
    ]


@pytest.mark.parametrize(("answer", "kind"), [("cancel", "special-void"), ("pass", "special-works")])
def test_what_became_of_an_announced_card_is_told(answer: str, kind: str) -> None:
    """[HK-4]"""
    game = hikari_table(Seat(special="holidays"), Seat(special="cancellation"), land=GARDEN)
    game.play(0, "holiday panda")

    events = game.play(1, answer)

    assert event(kind, 0, special="holidays") in events
    left = event("figure-left", None, figure="panda", start=[0, 0])
    assert (left in events) == (answer == "pass")


def test_alliances_are_told_when_they_begin_and_end() -> None:
    """[HK-11]"""
    game = hikari_table(Seat(special="alliance"), Seat(special="alliance"))
    assert event("alliance-made", 0, other=2) in game.play(0, "ally 2")
    game.play(0, "ready")

    assert event("alliance-broken", 0, other=2) in game.play(1, "break 0 2")


def test_plots_that_fall_dry_and_channels_that_revive_are_told() -> None:
    """[HK-7] [HK-A15]"""
    land = "green:2 1,-1 / yellow:1 1,0 / pink:3 2,-1 / yellow:2 -1,0"
    seats = (Seat(special="rearrangement"), Seat(special="rearrangement"))
    game = hikari_table(*seats, land=land, channels="1,-1 1,0 / 2,-1 1,0", display="jump jump jump")
    pink = tile(2, -1, "pink")
    assert event("plot-dried", None, cell=[2, -1], tile=pink) in game.play(0, "swap 1,-1 -1,0")
    game.play(0, "ready")

    events = game.play(1, "swap 1,-1 -1,0")

    assert event("channel-revived", None, cells=[[2, -1], [1, 0]], edge=[pink, tile(1, 0, "yellow")]) in events
    assert event("plot-irrigated", None, cell=[2, -1], tile=pink) in events


def test_a_figure_that_comes_back_is_told() -> None:
    """[HK-10]"""
    game = hikari_table(land=GARDEN, active=2, made="channel plots", panda="-", holidays=(0, None))
    game.play(2, "end")

    events = game.play(2, "skip")

    assert event("figure-came", None, figure="panda", cell=[0, 0], tile=tile(0, 0)) in events


def test_the_visit_of_the_emperor_is_told() -> None:
    """[HK-9]"""
    game = hikari_turn(Seat(special="emperor-visit"), land=GARDEN)

    came = event("figure-came", None, figure="emperor", cell=[1, 0], tile=tile(1, 0, "green"))
    assert came in game.play(0, "emperor 1,0")


def test_a_chip_on_a_new_plot_is_told_with_the_colour_of_that_plot() -> None:
    """[TK-A15] It is not on the land yet."""
    game = table(Seat(chips="watershed"), Seat())
    game.play(0, "plots", "~ pink", "~ pink", "~ pink", "keep pink 1,0")

    placed = event("chip-placed", 0, chip="watershed", cell=[1, 0], tile=tile(1, 0, "pink"))
    assert placed in game.play(0, "with watershed", viewer=1)
