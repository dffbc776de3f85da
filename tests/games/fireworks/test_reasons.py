"""Why a move is good, as hints say it."""

from typing import Any

from lampion.games.fireworks.constants import characters, faces, phases
from lampion.kernel.game import Reason
from tests.games.fireworks.nights import Table, table
from tests.games.fireworks.test_sky_shapes import ring

STARTS = "1,1 (kiku-red) / 3,3 (bodan-blue)"


def reason(kind: str, **data: Any) -> Reason:
    """A reason with its data."""
    return {"kind": kind, "data": data}


def placing(sky: str, kind: str, **given: Any) -> Table:
    """Seat 0 has to place a tile."""
    return table(sky, STARTS, phase=phases.PLACE, held=(kind, ""), **given)


def test_a_finished_shape_is_a_reason() -> None:
    """[FW-14]"""
    game = placing(f"{STARTS} / 0,0 bodan-red 4", "bodan-red")

    assert game.reasons(0, "place 0,1 1") == [reason("closes", shape="saturn", points=3)]


def test_the_best_shape_comes_first() -> None:
    """[FW-14] The tile on 2,3 finishes a big firework and a small flower."""
    sky = ring(*["kiku-red"] * 6).replace(" / 2,3 kiku-red 3", "") + " / 1,3 bodan-blue 0"
    game = placing(sky, "kiku-red")

    assert game.reasons(0, "place 2,3 3")[:2] == [
        reason("closes", shape="big", points=10),
        reason("closes", shape="flower", points=1),
    ]


def test_special_tiles_and_characters_are_a_reason() -> None:
    """[FW-14] [FW-15]"""
    game = placing(STARTS, "bee", options={"mode": "advanced-1"}, characters=[characters.PUPPY, 0, 0, 0])

    assert game.reasons(0, "place 0,0") == [reason("bonus", points=2)]


def test_a_tile_that_belongs_to_a_ring_is_a_reason() -> None:
    """[FW-14] With it, three of six are there; a tile turned away is no reason at all."""
    game = placing(ring("kiku-red", "kiku-red"), "kiku-red")

    assert game.reasons(0, "place 1,1 5") == [reason("feeds", count=3)]
    assert game.reasons(0, "place 1,1 4") == []


def test_what_a_tile_could_bring_is_a_reason_to_take_it() -> None:
    """[FW-7]"""
    game = table(
        ring(*["kiku-red"] * 5),
        STARTS,
        tiles="#1 kiku-red up 4,4 / #2 kiku-gold up 4,4",
        phase=phases.TAKE,
        quota=1,
        die=faces.ONE,
    )

    assert game.reasons(0, "take #1") == [reason("could-score", points=9)]
    assert game.reasons(0, "take #2") == [reason("could-score", points=6)]


def test_what_a_tile_could_become_part_of_is_a_reason_too() -> None:
    """[FW-14] Two of six are there, of one style; and a kind of special tiles that is still missing."""
    game = table(
        f"{ring('kiku-red', 'kiku-gold')} / 0,4 bee",
        STARTS,
        tiles="#1 kiku-blue up 4,4 / #2 bodan-gold up 4,4 / #3 bee up 4,4 / #4 cat up 4,4",
        phase=phases.TAKE,
        quota=1,
        die=faces.ONE,
    )

    assert game.reasons(0, "take #1")[-1] == reason("could-feed", count=3)
    assert not [one for one in game.reasons(0, "take #2") if one["kind"] == "could-feed"]
    assert game.reasons(0, "take #3") == []
    assert game.reasons(0, "take #4") == [reason("could-score", points=1), reason("could-vary", count=2)]


def test_an_aim_has_its_forecast_as_a_reason() -> None:
    """[FW-20]"""
    game = table(STARTS, STARTS, tiles=" / ".join(f"#{number} - down 4,{number}" for number in range(1, 8)))
    preview = game.offer(0, "aim 4,4")["preview"]

    assert game.reasons(0, "aim 4,4") == [reason("expects", turned=preview["turned"], risk=preview["risk"])]


def test_room_for_big_fireworks_is_a_reason() -> None:
    """[FW-3]"""
    game = table("", STARTS, phase=phases.START, turn=0, starts=[1, 6, 0, 0, 0, 0, 0, 0])

    assert game.reasons(0, "start 1,1") == [reason("room", count=2)]


def test_some_moves_need_no_reason() -> None:
    """[FW-4]"""
    assert table(STARTS, STARTS, phase=phases.DONE).reasons(0, "done") == []
