"""The Fireworks reference itself follows the rules: the box, the board, shapes and points."""

import pytest

from .fireworks.box import (
    CARDS,
    CELLS,
    CHARACTERS,
    DIE,
    DIRECTIONS,
    FUNCTION,
    KADA,
    POKA,
    START_TILES,
    TILES,
    neighbour,
)
from .fireworks.scenes import read_sky


def ring(start: str, *kinds: str) -> str:
    """A start tile at 1,1 with six base tiles around it, from the east counter-clockwise."""
    cells = ["1,2", "0,2", "0,1", "1,0", "2,1", "2,2"]
    tiles = [f"{kind}@{(turn + 3) % 6} {cell}" for turn, (kind, cell) in enumerate(zip(kinds, cells, strict=True))]
    return " / ".join([f"{start} 1,1", *tiles])


# The box


def test_the_box_holds_111_tiles() -> None:
    """88 base, 10 Poka, 6 Kada, 7 function tiles. [FW-A3] [FW-A4]"""
    assert sum(TILES.values()) == 111
    assert sum(TILES[kind] for kind in POKA) == 10
    assert sum(TILES[kind] for kind in KADA) == 6
    assert sum(FUNCTION.values()) == 7
    assert len(START_TILES) == 8


def test_the_die_shows_small_numbers_more_often() -> None:
    """[FW-A5] 1, 1, 2, 2, 3 and the symbol."""
    assert sorted(DIE) == ["1", "1", "2", "2", "3", "symbol"]


def test_half_of_the_25_feats_are_for_one() -> None:
    """24 solo cards; 14, 6 and 6 cards for two, three and four."""
    assert [2 * sum(card.people == people for card in CARDS.values()) for people in (1, 2, 3, 4)] == [24, 14, 6, 6]


def test_nine_of_25_cells_have_six_neighbours() -> None:
    """[FW-A1] And whoever is a neighbour has one."""
    around = {cell: [neighbour(cell, direction) for direction in DIRECTIONS] for cell in CELLS}

    assert len(CELLS) == 25
    assert [cell for cell in CELLS if None not in around[cell]] == [(r, c) for r in (1, 2, 3) for c in (1, 2, 3)]
    for cell in CELLS:
        for direction in DIRECTIONS:
            beside = around[cell][direction]
            assert beside is None or around[beside][(direction + 3) % 6] == cell


def test_four_pairs_of_start_cells_leave_room_for_two_big_fireworks() -> None:
    """[FW-A1] Their rings have no cell in common."""
    centres = [(r, c) for r in (1, 2, 3) for c in (1, 2, 3)]
    rings = {cell: {cell, *(neighbour(cell, direction) for direction in DIRECTIONS)} for cell in centres}

    pairs = [(one, other) for one in centres for other in centres if one < other and not rings[one] & rings[other]]

    assert pairs == [((1, 1), (3, 3)), ((1, 3), (2, 1)), ((1, 3), (3, 1)), ((2, 1), (3, 3))]


# Big fireworks


@pytest.mark.parametrize(
    ("start", "kinds", "points"),
    [
        ("start-kiku-red", ["kiku-red"] * 6, 10),
        ("start-bodan-blue", ["bodan-blue"] * 6, 10),
        ("start-kiku-gold", ["kiku-red"] * 6, 7),
        ("start-kiku-red", ["kiku-red"] * 5 + ["kiku-blue"], 7),
        ("start-bodan-red", ["kiku-red"] * 6, 6),
        ("start-kiku-red", ["kiku-red"] * 5 + ["bodan-red"], 6),
        ("start-kiku-red", ["kiku-red", "bodan-gold", "kiku-green", "bodan-blue", "kiku-gold", "bodan-red"], 6),
    ],
)
def test_a_big_firework_scores_by_type_and_colour_of_all_seven(start: str, kinds: list[str], points: int) -> None:
    """[FW-A29] 10 for one type and colour, 7 for one type, 6 otherwise."""
    score = read_sky(ring(start, *kinds)).points()

    assert (score["big fireworks"], score["start tiles"]) == (points, 0)


@pytest.mark.parametrize("change", ["kiku-red@1 1,2", "bee 1,2", "start-kiku-blue 1,2", ""])
def test_a_ring_with_a_gap_is_worth_a_point_for_its_start_tile(change: str) -> None:
    """[FW-A2] A big arc that points elsewhere, a special tile, a start tile or nothing at all is a gap."""
    sky = read_sky(ring("start-kiku-red", *["kiku-red"] * 6))
    del sky.tiles[1, 2]
    sky.tiles |= read_sky(change).tiles

    assert sky.points()["big fireworks"] == 0
    assert sky.points()["start tiles"] == (2 if change.startswith("start") else 1)


def test_a_start_tile_at_the_border_never_grows_big() -> None:
    """[FW-A1] It lacks a neighbour."""
    sky = read_sky("start-kiku-red 0,1 / kiku-red@3 0,2 / kiku-red@0 0,0 / kiku-red@1 1,0 / kiku-red@2 1,1")

    assert sky.points() == {
        "big fireworks": 0,
        "start tiles": 1,
        "saturns": 0,
        "kaleidoscopes": 0,
        "small flowers": 0,
        "special tiles": 0,
        "character": 0,
        "total": 1,
    }


# Pairs. At turn 4 the medium half of a tile is in the east, at turn 1 in the west; flower halves at 2 and 5.


@pytest.mark.parametrize(
    ("one", "other", "source", "points"),
    [
        ("bodan-red", "bodan-red", "saturns", 3),
        ("bodan-red", "bodan-blue", "saturns", 2),
        ("kiku-red", "kiku-red", "kaleidoscopes", 2),
        ("kiku-red", "kiku-gold", "kaleidoscopes", 3),
    ],
)
def test_two_medium_halves_of_a_type_form_a_shape(one: str, other: str, source: str, points: int) -> None:
    """[FW-A2] Saturns like one colour, kaleidoscopes two."""
    score = read_sky(f"{one}@4 2,1 / {other}@1 2,2").points()

    assert score[source] == score["total"] == points


@pytest.mark.parametrize(
    ("direction", "cell"), [(0, "2,3"), (1, "1,2"), (2, "1,1"), (3, "2,1"), (4, "3,1"), (5, "3,2")]
)
def test_halves_meet_in_every_direction(direction: int, cell: str) -> None:
    """[FW-A2] The medium half is two edges counter-clockwise of the big arc, the flower half four."""
    medium = f"bodan-red@{(direction - 2) % 6} 2,2 / bodan-red@{(direction + 1) % 6} {cell}"
    flower = f"bodan-red@{(direction - 4) % 6} 2,2 / kiku-blue@{(direction - 1) % 6} {cell}"

    assert read_sky(medium).points()["total"] == read_sky(medium).points()["saturns"] == 3
    assert read_sky(flower).points()["total"] == read_sky(flower).points()["small flowers"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "kiku-red@4 2,1 / bodan-red@1 2,2",  # types differ
        "kiku-red@4 2,1 / kiku-red@5 2,2",  # a medium half meets a flower half
        "kiku-red@0 2,1 / kiku-red@3 2,2",  # two big arcs
        "kiku-red@4 2,1 / kiku-red@2 2,2",  # a medium half meets a bare edge
        "kiku-red@4 2,1 / bee@1 2,2",
        "kiku-red@4 2,1 / kiku-red@1 2,3",  # not neighbours
        "kiku-red@4 0,4",  # the border
    ],
)
def test_other_edges_form_nothing(text: str) -> None:
    """[FW-A2] Loose base tiles are worth nothing."""
    score = read_sky(text).points()

    assert score["total"] == score["special tiles"]


def test_one_tile_can_be_part_of_three_shapes() -> None:
    """[FW-A30] Each motif once: here a big firework, a kaleidoscope and a small flower."""
    sky = read_sky(ring("start-kiku-red", *["kiku-red"] * 6))
    # The tile at 1,2 has its big arc in the west, its medium half in the south-east, its flower half in the north-east.
    sky.tiles |= read_sky("kiku-gold@0 2,3 / bodan-red@0 0,3").tiles

    score = sky.points()

    assert (score["big fireworks"], score["kaleidoscopes"], score["small flowers"]) == (10, 3, 1)


# Special tiles


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 10), (6, 10), (8, 10)])
def test_special_tiles_score_by_the_number_of_kinds(kinds: int, points: int) -> None:
    """As the score aid says."""
    sky = read_sky(
        " / ".join(f"{kind} {number // 5},{number % 5}" for number, kind in enumerate((POKA + KADA)[:kinds]))
    )

    assert sky.points()["special tiles"] == sky.points()["total"] == points


def test_a_second_special_tile_of_a_kind_is_worth_nothing() -> None:
    """Doubles are ignored."""
    assert read_sky("cat 0,0 / cat 0,1 / bee 0,2").points()["total"] == 2


# Characters

TWO_SATURNS = "bodan-red@4 4,0 / bodan-red@1 4,1 / bodan-red@4 4,2 / bodan-red@1 4,3"
TWO_KALEIDOSCOPES = TWO_SATURNS.replace("bodan", "kiku")
ONE_OF_EACH = "bodan-red@4 0,0 / bodan-red@1 0,1 / kiku-red@4 2,0 / kiku-red@1 2,1 / kiku-red@2 4,0 / bodan-red@5 4,1"
FOUR_SPECIALS = "bee 0,0 / cat 0,1 / smile 0,2 / palm 0,3"
TWO_BIGS = (
    ring("start-kiku-red", *["kiku-red"] * 6)
    + " / start-bodan-red 3,3 / bodan-gold@3 3,4 / bodan-gold@4 2,4 / bodan-gold@5 2,3 / bodan-gold@0 3,2"
    + " / bodan-gold@1 4,3 / bodan-gold@2 4,4"
)


@pytest.mark.parametrize(
    ("character", "text", "bonus"),
    [
        ("maicho", FOUR_SPECIALS, 3),
        ("maicho", FOUR_SPECIALS + " / willow 0,4", 3),
        ("maicho", "bee 0,0 / cat 0,1 / smile 0,2 / smile 0,3", 0),
        ("kohana", ONE_OF_EACH, 1),
        ("kohana", ONE_OF_EACH + " / kiku-red@2 4,2 / kiku-red@5 4,3", 2),
        ("kohana", TWO_SATURNS, 0),
        ("manka", TWO_KALEIDOSCOPES, 3),
        ("manka", ONE_OF_EACH, 0),
        ("manka", TWO_SATURNS, 0),
        ("tosei", TWO_SATURNS, 3),
        ("tosei", ONE_OF_EACH, 0),
        ("tosei", TWO_KALEIDOSCOPES, 0),
        ("kagiya", ONE_OF_EACH, 3),
        ("kagiya", TWO_SATURNS, 0),
        ("tamaya", TWO_BIGS, 3),
        ("tamaya", ring("start-kiku-red", *["kiku-red"] * 6), 0),
    ],
)
def test_a_character_rewards_its_condition_once(character: str, text: str, bonus: int) -> None:
    """And nothing else changes."""
    sky = read_sky(text)

    assert sky.points(character)["character"] == bonus
    assert sky.points(character)["total"] == sky.points()["total"] + bonus


@pytest.mark.parametrize(
    ("kinds", "added", "replaced"), [(0, 0, 0), (1, 2, 1), (2, 5, 3), (3, 8, 5), (4, 11, 7), (5, 23, 13), (8, 23, 13)]
)
def test_the_puppy_adds_its_table_to_the_special_tiles_or_replaces_theirs(
    kinds: int, added: int, replaced: int
) -> None:
    """[FW-A31] 1, 3, 5, 7, 13."""
    sky = read_sky(
        " / ".join(f"{kind} {number // 5},{number % 5}" for number, kind in enumerate((POKA + KADA)[:kinds]))
    )

    assert sky.points("puppy")["total"] == added
    assert sky.points("puppy", "replace")["total"] == replaced


def test_there_are_seven_characters() -> None:
    """Each is dealt at most once."""
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 7
