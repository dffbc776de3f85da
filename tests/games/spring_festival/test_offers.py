"""Offers: what each legal move touches, and a preview of its effect."""

import pytest

from lampion.games.spring_festival.game import GAME
from lampion.kernel.game import Offer
from tests.games.spring_festival.tables import Table, about_to_draw, about_to_finish, beside, table
from tests.games.spring_festival.writing import Seat

NOTHING = {"waves": [], "sparks": [], "applause": 0, "points": 0, "provisional": 0, "completes": []}
EXAMPLE = "T31 0,0 / T13 1,0 / T19 1,1"


def sorted_waves(preview: dict[str, list[list[list[int]]]]) -> list[list[list[int]]]:
    """The cells that would explode, wave by wave; their order within a wave means nothing."""
    return [sorted(wave) for wave in preview["waves"]]


def points(offer: Offer) -> tuple[int, int]:
    """The points that a move brings for good, and those that may be lost again."""
    return offer["preview"]["points"], offer["preview"]["provisional"]


def test_every_legal_move_is_offered_once() -> None:
    """[SF-6]"""
    game = table(Seat(EXAMPLE, holds="T38"), Seat(holds="T06"))

    assert [offer["move"] for offer in GAME.offers(game.position, 0)] == game.moves(0)


def test_a_seat_that_is_not_asked_has_no_offers() -> None:
    """[SF-4]"""
    game = table(Seat(), Seat(holds="T06"))

    assert GAME.offers(game.position, 0) == []


def test_offers_change_nothing() -> None:
    """[SF-6]"""
    game = table(Seat(EXAMPLE, holds="T38"), Seat(holds="T06"))
    before = game.text()

    GAME.offers(game.position, 0)

    assert game.text() == before


def test_a_placement_shows_its_tile_and_its_cell() -> None:
    """[SF-6]"""
    game = table(Seat(EXAMPLE, holds="T38"), Seat(holds="T06"))

    place, replace = game.offer(0, "place T38 0,1"), game.offer(0, "replace T38 1,1")

    assert (place["kind"], place["data"]) == (
        "place",
        {"tile": "T38", "cell": [0, 1], "beside": beside(N="T31", E="T19")},
    )
    assert (replace["kind"], replace["data"]) == (
        "replace",
        {"tile": "T38", "cell": [1, 1], "beside": beside(N="T13"), "there": "T19"},
    )


def test_a_placement_previews_its_chain_wave_by_wave() -> None:
    """[SF-7] The first example of the rulebook: the new tile, then T19, then T31 and T13 together."""
    game = table(Seat(EXAMPLE, holds="T38"), Seat(holds="T06"))

    preview = game.offer(0, "place T38 0,1")["preview"]

    assert sorted_waves(preview) == [[[0, 1]], [[1, 1]], [[0, 0], [1, 0]]]
    assert (preview["sparks"], preview["applause"], preview["points"]) == ([], 0, 0)


def test_a_placement_previews_its_sparks_and_their_applause() -> None:
    """[SF-8] The opponent has more applause, so one spark is one point."""
    game = table(Seat("T47 0,0", holds="T38"), Seat(holds="T06", applause=9))

    preview = game.offer(0, "place T38 1,0")["preview"]

    assert preview == {**NOTHING, "waves": [[[1, 0]]], "sparks": [[[1, 0], [0, 0]]], "applause": 1, "points": 1}


def test_the_comparison_of_applause_brings_provisional_points() -> None:
    """[SF-11] The first applause of the table is worth 1, and 3 more as long as the opponent has less."""
    game = table(Seat("T47 0,0", holds="T38"), Seat(holds="T06"))

    assert points(game.offer(0, "place T38 1,0")) == (1, 3)


def test_the_sign_brings_provisional_points() -> None:
    """[SF-12-dragon] [SF-11] 1 for the applause; 3 for the comparison and 2 for the dragon may be lost again."""
    game = table(Seat("T47 0,0", holds="T38"), Seat(holds="T06"), sign="dragon")

    assert points(game.offer(0, "place T38 1,0")) == (1, 5)


def test_a_replacement_may_cost_points_of_the_sign() -> None:
    """[SF-12-dragon] T03 has no half spark and breaks the complete spark."""
    game = table(Seat("T47 0,0 / T38 1,0", holds="T03"), Seat(holds="T06"), sign="dragon")

    assert points(game.offer(0, "replace T03 1,0")) == (0, -2)


@pytest.mark.parametrize("finale", ["free", "best"])
def test_the_last_placement_of_the_game_previews_its_own_effect_only(finale: str) -> None:
    """[SF-8] [SF-10] Its spark and chain, but not the finale that follows."""
    game = table(Seat("T47 0,0", holds="T38"), Seat(), turn=12, finale=finale)

    preview = game.offer(0, "place T38 1,0")["preview"]

    assert (preview["waves"], preview["sparks"], preview["applause"]) == ([[[1, 0]]], [[[1, 0], [0, 0]]], 1)
    assert (preview["points"], preview["provisional"]) == (1, 3)


@pytest.mark.parametrize("finale", ["free", "best"])
def test_the_last_pass_of_the_game_brings_nothing(finale: str) -> None:
    """[SF-9] [SF-10] The points of the finale are not part of it."""
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"), Seat(), turn=12, finale=finale)
    game.play(0, "place T12 2,0")

    assert game.offer(0, "pass")["preview"] == NOTHING


def test_a_completion_shows_its_card_and_cells_and_brings_the_points_of_the_card() -> None:
    """[SF-9]"""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")

    offer = game.offer(0, "complete C12 0,0 1,0 0,1 1,1")

    assert offer["kind"] == "complete"
    assert offer["data"] == {"card": "C12", "cells": [[0, 0], [1, 0], [0, 1], [1, 1]]}
    assert offer["preview"] == {**NOTHING, "points": 5}


def test_a_placement_previews_the_cards_that_could_then_be_completed() -> None:
    """[SF-9] Three red tiles in a row, all exploded."""
    game = table(Seat("T07 0,0 / T08 1,0", holds="T12", hand="C04 - - -"), Seat(holds="T06"))

    assert game.offer(0, "place T12 2,0")["preview"]["completes"] == ["C04"]
    assert game.offer(0, "place T12 0,1")["preview"]["completes"] == []


def test_a_pass_touches_nothing_and_brings_nothing() -> None:
    """[SF-9]"""
    game = about_to_draw("T47* 0,0 / T38* 1,0 / T31* 0,1 / T19* 1,1")
    game.chance("C12")

    assert game.offer(0, "pass") == {"move": "pass", "kind": "pass", "data": {}, "preview": NOTHING}


def test_turning_the_store_shows_what_everybody_would_get() -> None:
    """[SF-5]"""
    game = table(Seat(), Seat(), Seat(), phase="store", active=1, store="T01 T02 T03 T04")

    offer = game.offer(1, "turn T01")

    assert offer["kind"] == "turn"
    assert offer["data"] == {"tile": "T01", "stack": 0, "taken": ["T04", "T01", "T02"], "apart": "T01"}
    assert offer["preview"] == NOTHING


def test_a_tile_in_the_store_is_told_apart_only_from_its_likes() -> None:
    """[SF-5] T01 and T02 are both green with four explosions."""
    game = table(Seat(), Seat(), phase="store", store="T01 T02 T04 T13")

    apart = {move: game.offer(0, f"turn {move}")["data"]["apart"] for move in ("T01", "T02", "T04", "T13")}

    assert apart == {"T01": "T01", "T02": "T02", "T04": "", "T13": ""}


def test_a_starting_tile_shows_its_cell_and_brings_nothing() -> None:
    """[SF-3]"""
    game = Table.new(2)
    game.any_moves(until="start")
    game.play(0, "place S1-2 0,0")

    offer = game.offer(0, "place S1-1 1,0")

    assert offer == {
        "move": "place S1-1 1,0",
        "kind": "place",
        "data": {"tile": "S1-1", "cell": [1, 0], "beside": beside(W="S1-2")},
        "preview": NOTHING,
    }


def test_a_starting_set_is_offered_by_its_number() -> None:
    """[SF-3]"""
    assert Table.new(2, sets="chosen").offer(0, "set 3") == {
        "move": "set 3",
        "kind": "set",
        "data": {"set": 3},
        "preview": NOTHING,
    }


def test_a_finale_previews_its_chain_and_its_points() -> None:
    """[SF-10] Two of three tiles."""
    game = about_to_finish(Seat("T38 0,0 / T13 1,0 / T31 2,0"), Seat())

    offer = game.offer(0, "finale 1,0")

    assert (offer["kind"], offer["data"]) == (
        "finale",
        {"tile": "T13", "cell": [1, 0], "beside": beside(E="T31", W="T38")},
    )
    assert offer["preview"] == {**NOTHING, "waves": [[[1, 0]], [[2, 0]]], "points": 2}


def test_a_perfect_finale_previews_its_applause() -> None:
    """[SF-10] [SF-11] Three tiles, three applause, and three for the comparison."""
    game = about_to_finish(Seat("T38 0,0 / T13 1,0 / T31 2,0"), Seat())

    preview = game.offer(0, "finale 0,0")["preview"]

    assert preview == {
        **NOTHING,
        "waves": [[[0, 0]], [[1, 0]], [[2, 0]]],
        "applause": 3,
        "points": 6,
        "provisional": 3,
    }
