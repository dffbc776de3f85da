"""What can be seen in a sky: finished shapes with their points, rings on their way, halves that wait."""

import pytest

from lampion.games import game as find_game
from lampion.games.fireworks import queries, sky_shapes
from lampion.games.fireworks.rules import Fireworks
from tests.conformance.walks import Case, travel
from tests.games.fireworks.nights import cell_number, night, read_sky

GAME = find_game("fireworks")
AROUND = {"2,3": 3, "1,2": 4, "1,1": 5, "2,1": 0, "3,1": 1, "3,2": 2}  # cells around 2,2, and the rotation inwards


def ring(*kinds: str, start: str = "kiku-red") -> str:
    """A start tile on 2,2 with tiles around it that all face it, from the east counter-clockwise."""
    tiles = [f"{cell} {kind} {turn}" for (cell, turn), kind in zip(AROUND.items(), kinds, strict=False)]
    return " / ".join([f"2,2 ({start})", *tiles])


def shapes(sky: str) -> list[dict[str, object]]:
    """The finished shapes of a sky, without their cells."""
    found = sky_shapes.closed_shapes(night(sky), 0)
    return [{name: value for name, value in shape.items() if name != "cells"} for shape in found]


@pytest.mark.parametrize(
    ("tiles", "grade", "points"),
    [
        (["kiku-red"] * 6, "alike", 10),
        (["kiku-red"] * 5 + ["kiku-gold"], "style", 7),
        (["kiku-blue"] * 6, "style", 7),
        (["kiku-red"] * 5 + ["bodan-red"], "mixed", 6),
        (["bodan-red"] * 6, "mixed", 6),
    ],
)
def test_a_big_firework_has_a_grade(tiles: list[str], grade: str, points: int) -> None:
    """[FW-14] [FW-A29] All seven tiles count, the start tile too."""
    assert shapes(ring(*tiles)) == [{"shape": "big", "points": points, "grade": grade}]


def test_a_big_firework_lists_its_start_tile_first() -> None:
    """[FW-14]"""
    (shape,) = sky_shapes.closed_shapes(night(ring(*["kiku-red"] * 6)), 0)

    assert shape["cells"] == [[2, 2], [2, 3], [1, 2], [1, 1], [2, 1], [3, 1], [3, 2]]


def test_an_arc_that_is_turned_away_finishes_nothing() -> None:
    """[FW-14]"""
    sky = ring(*["kiku-red"] * 6).replace("2,3 kiku-red 3", "2,3 kiku-red 2")

    assert shapes(sky) == []


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ("bodan-red", "bodan-red", {"shape": "saturn", "points": 3, "same": True}),
        ("bodan-red", "bodan-blue", {"shape": "saturn", "points": 2, "same": False}),
        ("kiku-red", "kiku-red", {"shape": "kaleidoscope", "points": 2, "same": True}),
        ("kiku-red", "kiku-blue", {"shape": "kaleidoscope", "points": 3, "same": False}),
    ],
)
def test_two_halves_of_one_style_make_a_shape(one: str, other: str, found: dict[str, object]) -> None:
    """[FW-14] Rotation 4 turns the half to the east, rotation 1 to the west."""
    assert shapes(f"1,1 {one} 4 / 1,2 {other} 1") == [found]


def test_halves_of_two_styles_make_nothing() -> None:
    """[FW-14]"""
    assert shapes("1,1 kiku-red 4 / 1,2 bodan-red 1") == []


def test_two_flower_halves_make_a_flower_whatever_their_tiles() -> None:
    """[FW-14] Rotation 2 turns the flower to the east, rotation 5 to the west."""
    assert shapes("1,1 kiku-red 2 / 1,2 bodan-blue 5") == [{"shape": "flower", "points": 1}]


def test_a_tile_can_be_part_of_several_shapes() -> None:
    """[FW-A30] The tile on 2,3 has its arc in the west, its half in the south-east, its flower in the north-east."""
    position = night(ring(*["kiku-red"] * 6) + " / 3,3 kiku-gold 0 / 1,3 bodan-blue 0")

    found = sky_shapes.shapes_of(position, 0, cell_number("2,3"))

    assert [shape["shape"] for shape in found] == ["big", "kaleidoscope", "flower"]
    assert all([2, 3] in shape["cells"] for shape in found)


def test_a_ring_says_how_far_it_is() -> None:
    """[FW-14] Two tiles face the start tile; four cells are free."""
    (found,) = sky_shapes.open_rings(read_sky(ring("kiku-red", "kiku-gold"))[:25])

    assert found == {
        "cell": [2, 2],
        "done": 2,
        "closable": True,
        "best": 7,
        "free": [[1, 1], [2, 1], [3, 1], [3, 2]],
        "spoiled": [],
    }


@pytest.mark.parametrize("tile", ["2,3 kiku-red 0", "2,3 bee", "2,3 (kiku-blue)"])
def test_a_ring_with_a_wrong_tile_cannot_be_finished(tile: str) -> None:
    """[FW-14] Turned away, special, or another start tile."""
    found = sky_shapes.open_rings(read_sky(f"2,2 (kiku-red) / {tile}")[:25])

    assert (found[0]["closable"], found[0]["best"], found[0]["spoiled"]) == (False, 0, [[2, 3]])


def test_a_start_tile_on_the_edge_has_no_ring() -> None:
    """[FW-3] It lacks neighbours."""
    (found,) = sky_shapes.open_rings(read_sky("0,0 (kiku-red)")[:25])

    assert not found["closable"]


def test_a_finished_ring_is_not_open() -> None:
    """[FW-14]"""
    assert sky_shapes.open_rings(read_sky(ring(*["kiku-red"] * 6))[:25]) == []


def test_halves_that_face_a_free_cell_may_still_meet_another() -> None:
    """[FW-14] A half of a Saturn in the north-west, a flower in the south-west; nothing beyond the edge."""
    found = sky_shapes.open_halves(read_sky("1,1 bodan-gold 0")[:25])

    assert found == [
        {"shape": "saturn", "cell": [1, 1], "towards": [0, 1], "colour": "gold", "best": 3},
        {"shape": "flower", "cell": [1, 1], "towards": [2, 1], "colour": None, "best": 1},
    ]
    assert sky_shapes.open_halves(read_sky("0,0 bodan-gold 0")[:25]) == []


def test_special_tiles_count_once() -> None:
    """[FW-14]"""
    assert sky_shapes.specials_in(read_sky("0,0 cat / 0,1 cat / 0,2 bee")[:25]) == ["bee", "cat"]


@pytest.mark.parametrize("mode", ["game-1", "advanced-1", "advanced-2"])
def test_listed_shapes_add_up_to_the_score(mode: str) -> None:
    """[FW-14] [FW-15] Over random games, part by part."""
    journey = travel(GAME, Case(3, GAME.settle(3, {"mode": mode}), seed=11))
    for position in journey.positions[::20]:
        assert isinstance(position, Fireworks)
        for seat in range(3):
            points = GAME.breakdown(position, seat)
            listed = sky_shapes.closed_shapes(position, seat)
            for part in ("big", "saturn", "kaleidoscope", "flower"):
                assert points[part] == sum(one["points"] for one in listed if one["shape"] == part)
            assert points["start"] == len(sky_shapes.open_rings(queries.sky(position, seat)))
            assert points["total"] == sum(points.values()) - points["total"]
