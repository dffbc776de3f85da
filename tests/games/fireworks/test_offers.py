"""The legal moves of a seat: what each touches, and what it would bring."""

import pytest

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import characters, faces, phases
from lampion.kernel.limits import CHANCE
from tests.games.fireworks.nights import Table, place_number, table
from tests.games.fireworks.test_sky_shapes import ring

STARTS = "1,1 (kiku-red) / 3,3 (bodan-blue)"
BOX = "#1 - down 4,4 / #2 kiku-red up 4,4 / #3 cat up 3,3"


def started(seats: int = 2, **options: str) -> Table:
    """A game in which seat 0 has the red and the blue Kiku start tile, and nobody has placed any."""
    game = Table.new(seats, first="0", **options)
    game.chance("layout 1", "start kiku-red", "start kiku-blue")
    game.any_chance()
    return game


# Start tiles


@pytest.mark.parametrize(("cell", "rings"), [("1,1", 2), ("1,3", 2), ("2,1", 2), ("2,2", 1), ("0,0", 1)])
def test_a_start_tile_says_how_many_big_fireworks_could_still_be_finished(cell: str, rings: int) -> None:
    """[FW-3] In the very middle there is no room for a second one, on the edge none for the first."""
    offer = started().offer(0, f"start {cell}")

    assert offer["preview"] == {"rings": rings}
    assert offer["data"]["start"] == "kiku-red"


@pytest.mark.parametrize(("cell", "rings"), [("3,3", 2), ("1,3", 1), ("2,3", 1), ("1,2", 0), ("4,4", 1)])
def test_the_second_start_tile_counts_the_first(cell: str, rings: int) -> None:
    """[FW-3] Beside the first both are lost; two steps away they share cells, so only one can be finished."""
    game = started()
    game.play(0, "start 1,1")

    assert game.offer(0, f"start {cell}")["preview"] == {"rings": rings}


# Launching


def test_an_aim_has_a_forecast_for_every_height() -> None:
    """[FW-20] Six heights; more tiles turn from higher up, and failures are rarer."""
    game = started()
    for seat in (0, 1):
        game.play(seat, "start 1,1", "start 3,3")
    preview = game.offer(0, "aim 4,4")["preview"]

    assert len(preview["mean"]) == len(preview["fail"]) == len(box.HEIGHTS)
    assert preview["mean"] == sorted(preview["mean"])
    assert preview["fail"] == sorted(preview["fail"], reverse=True)
    assert 1.8 < preview["mean"][0] < 2.9
    assert 0.08 < preview["fail"][0] < 0.2
    assert preview["turned"] == round(preview["mean"][0], 1)
    assert preview["risk"] == round(100 * preview["fail"][0])


def test_a_height_has_the_forecast_of_its_aim() -> None:
    """[FW-20]"""
    game = started()
    for seat in (0, 1):
        game.play(seat, "start 1,1", "start 3,3")
    aim = game.offer(0, "aim 2,6")["preview"]
    game.play(0, "aim 2,6")
    offer = game.offer(0, "height 80")

    assert offer["data"] == {"height": 80, "place": [2, 6]}
    assert offer["preview"]["mean"] == [aim["mean"][3]]
    assert offer["preview"]["fail"] == [aim["fail"][3]]


def test_a_card_has_one_forecast() -> None:
    """[FW-16] The height is the card's."""
    game = table(
        STARTS, STARTS, options={"mode": "advanced-1"}, card=box.CARD_NUMBERS["tall"], level=box.CARD_LEVELS[7]
    )

    assert len(game.offer(0, "aim 4,4")["preview"]["mean"]) == 1


def test_helpers_are_named() -> None:
    """[FW-17]"""
    card = box.CARD_NUMBERS["three-fingers"]
    game = table(STARTS, STARTS, STARTS, STARTS, seats=4, phase=phases.HELP, card=card, options={"mode": "advanced-1"})

    assert game.offer(0, "help 1 3")["data"] == {"helpers": [1, 3]}


# Taking


def taking(sky: str = STARTS, **given: object) -> Table:
    """Seat 0 may take a tile."""
    return table(sky, STARTS, tiles=BOX, phase=phases.TAKE, quota=1, die=faces.ONE, **given)


def test_a_tile_says_what_it_is_and_where_it_lies() -> None:
    """[FW-7]"""
    assert taking().offer(0, "take #3")["data"] == {"tile": 3, "kind": "cat", "place": [3, 3]}


def test_a_tile_says_the_most_that_it_could_bring() -> None:
    """[FW-7] [FW-14] A special tile 1; the sixth tile of a ring 10, less the point of its start tile."""
    game = taking(ring(*["kiku-red"] * 5))

    assert game.offer(0, "take #3")["preview"] == {"points": 1}
    assert game.offer(0, "take #2")["preview"] == {"points": 9}


def test_a_character_counts_for_what_a_tile_could_bring() -> None:
    """[FW-15] The puppy's first special tile brings 1 and 1."""
    game = taking(options={"mode": "advanced-1"}, characters=[characters.PUPPY, 0, 0, 0])

    assert game.offer(0, "take #3")["preview"] == {"points": 2}


def test_a_tile_of_a_real_box_has_neither_number_nor_place() -> None:
    """[FW-21]"""
    game = taking(options={"box": "real"})

    assert game.offer(0, "take cat")["data"] == {"tile": 0, "kind": "cat"}


def test_a_tile_of_the_table_is_claimed_by_its_kind() -> None:
    """[FW-18]"""
    game = table(STARTS, STARTS, options={"mode": "advanced-2"}, phase=phases.CLAIM, waiting=0b11)

    assert game.offer(1, "claim cat")["data"] == {"kind": "cat"}
    assert game.offer(1, "claim cat")["preview"] == {"points": 1}


# Placing


def placing(sky: str, kind: str, **given: object) -> Table:
    """Seat 0 has to place a tile."""
    return table(sky, STARTS, phase=phases.PLACE, held=(kind, ""), **given)


def test_placing_tells_the_shapes_it_would_finish() -> None:
    """[FW-8] [FW-14] A Saturn of one colour."""
    offer = placing(f"{STARTS} / 0,0 bodan-red 4", "bodan-red").offer(0, "place 0,1 1")

    assert offer["data"] == {"kind": "bodan-red", "cell": [0, 1], "rotation": 1}
    assert offer["preview"]["points"] == 3
    assert offer["preview"]["closes"] == [
        {"shape": "saturn", "cells": [[0, 1], [0, 0]], "points": 3, "same": True},
    ]


def test_a_finished_ring_replaces_the_point_of_its_start_tile() -> None:
    """[FW-14] 10 for the shape, 9 in all."""
    preview = placing(ring(*["kiku-red"] * 5), "kiku-red").offer(0, "place 3,2 2")["preview"]

    assert (preview["points"], preview["closes"][0]["points"], preview["closes"][0]["grade"]) == (9, 10, "alike")
    assert "bonus" not in preview


def test_a_bonus_is_told_apart_from_shapes() -> None:
    """[FW-14] [FW-15] The fifth special tile brings 6; Kohana's flower 1 more."""
    specials = "0,0 bee / 0,1 cat / 0,2 palm / 0,3 smile"
    fifth = placing(specials, "willow").offer(0, "place 4,4")["preview"]
    flower = placing(
        "0,0 kiku-red 2", "kiku-gold", options={"mode": "advanced-1"}, characters=[characters.KOHANA, 0, 0, 0]
    ).offer(0, "place 0,1 5")["preview"]

    assert fifth == {"points": 6, "closes": [], "bonus": 6}
    assert (flower["points"], flower["bonus"], [one["points"] for one in flower["closes"]]) == (2, 1, [1])


@pytest.mark.parametrize(("move", "spoils"), [("place 2,3 3", 0), ("place 2,3 0", 1), ("place 0,0 0", 0)])
def test_a_tile_that_is_turned_away_spoils_a_ring(move: str, spoils: int) -> None:
    """[FW-14]"""
    preview = placing("2,2 (kiku-red)", "kiku-red").offer(0, move)["preview"]

    assert preview.get("spoils", 0) == spoils


def test_a_special_tile_in_a_ring_spoils_it() -> None:
    """[FW-14]"""
    assert placing("2,2 (kiku-red)", "bee").offer(0, "place 2,3")["preview"]["spoils"] == 1


def test_nothing_is_spoiled_twice() -> None:
    """[FW-14] A ring that cannot be finished any more has nothing to lose."""
    preview = placing("2,2 (kiku-red) / 1,1 bee", "cat").offer(0, "place 2,3")["preview"]

    assert "spoils" not in preview


def test_tiles_may_be_taken_up_and_put_down_with_the_variant() -> None:
    """[FW-A45]"""
    game = placing(f"{STARTS} / 0,0 bodan-red 4 / 4,4 bodan-red 0", "cat", options={"rearranging": "on"})

    assert game.offer(0, "lift 4,4")["data"] == {"kind": "bodan-red", "cell": [4, 4]}
    game.play(0, "lift 4,4")
    offer = game.offer(0, "put 0,1 1")
    assert offer["data"] == {"kind": "bodan-red", "cell": [0, 1], "rotation": 1, "origin": [4, 4]}
    assert offer["preview"]["points"] == 3


def test_nobody_is_offered_anything_while_chance_moves() -> None:
    """[FW-5]"""
    game = table(STARTS, STARTS, phase=phases.HIT, waiting=1 << CHANCE, aim=place_number("4,4"))

    assert game.game.offers(game.position, 0) == []
