"""Scoring: big fireworks, Saturns, kaleidoscopes, small flowers, special tiles, and the characters."""

import pytest

from lampion.games.fireworks.constants import characters
from tests.games.fireworks.nights import Table, table

# The six cells around 1,1 with the turn whose big arc faces it, from the east counter-clockwise.
RING = (("1,2", 3), ("0,2", 4), ("0,1", 5), ("1,0", 0), ("2,1", 1), ("2,2", 2))


def ring(*kinds: str, centre: str = "kiku-red") -> str:
    """A big firework around 1,1; one kind for all, or six."""
    tiles = kinds if len(kinds) == 6 else kinds * 6
    around = [f"{cell} {kind} {turn}" for (cell, turn), kind in zip(RING, tiles, strict=True)]
    return " / ".join([f"1,1 ({centre})", *around])


def score(sky: str, character: int = characters.NONE, **options: str) -> dict[str, int]:
    """The points of this sky by source."""
    game: Table = table(sky, options=options, characters=[character, 0, 0, 0])
    return game.score(0)


@pytest.mark.parametrize(
    ("sky", "points"),
    [
        (ring("kiku-red"), 10),
        (ring("kiku-gold"), 7),
        (ring("kiku-red", "kiku-gold", "kiku-red", "kiku-red", "kiku-red", "kiku-red"), 7),
        (ring("bodan-red"), 6),
        (ring("kiku-red", centre="bodan-red"), 6),
        (ring("bodan-blue", centre="bodan-blue"), 10),
        (ring("kiku-red", "kiku-red", "bodan-red", "kiku-red", "kiku-red", "kiku-red"), 6),
    ],
)
def test_a_big_firework_counts_by_style_and_colour(sky: str, points: int) -> None:
    """[FW-14] [FW-A29] The start tile counts: all seven of one style and colour, of one style, or any."""
    assert score(sky)["big"] == points
    assert score(sky)["start"] == 0


def test_a_start_tile_without_a_big_firework_is_worth_a_point() -> None:
    """[FW-14] A ring that lacks a tile is none."""
    incomplete = ring("kiku-red").rsplit(" / ", 1)[0]

    assert score(f"{incomplete} / 3,3 (bodan-blue)") | {"total": 0} == {
        "big": 0,
        "start": 2,
        "saturn": 0,
        "kaleidoscope": 0,
        "flower": 0,
        "special": 0,
        "character": 0,
        "total": 0,
    }


def test_every_arc_of_a_big_firework_has_to_face_its_start_tile() -> None:
    """[FW-14] One tile is turned away; a special tile has no arc."""
    turned = ring("kiku-red").replace("1,2 kiku-red 3", "1,2 kiku-red 2")
    special = ring("kiku-red").replace("1,2 kiku-red 3", "1,2 cat")

    assert score(turned)["big"] == score(special)["big"] == 0


# Halves lie on edge 2, counted from the big arc: a tile turned t has its half in direction t + 2.
@pytest.mark.parametrize(
    ("first", "second", "source", "points"),
    [
        ("kiku-red", "kiku-gold", "kaleidoscope", 3),
        ("kiku-red", "kiku-red", "kaleidoscope", 2),
        ("bodan-red", "bodan-gold", "saturn", 2),
        ("bodan-red", "bodan-red", "saturn", 3),
        ("kiku-red", "bodan-red", "saturn", 0),
        ("bodan-red", "kiku-red", "kaleidoscope", 0),
    ],
)
def test_two_halves_make_a_kaleidoscope_or_a_saturn(first: str, second: str, source: str, points: int) -> None:
    """[FW-14] [FW-2] Kaleidoscopes like two colours, Saturns one; halves of different styles make nothing."""
    found = score(f"2,1 {first} 4 / 2,2 {second} 1")

    assert found[source] == found["total"] == points


def test_halves_that_do_not_meet_make_nothing() -> None:
    """[FW-14] One of the two is turned away."""
    assert score("2,1 kiku-red 4 / 2,2 kiku-gold 2")["total"] == 0


@pytest.mark.parametrize("second", ["kiku-red", "kiku-gold", "bodan-red", "bodan-blue"])
def test_two_flower_halves_make_a_small_flower_whatever_the_tiles(second: str) -> None:
    """[FW-14] Edge 4: a tile turned t has it in direction t + 4."""
    assert score(f"2,1 kiku-red 2 / 2,2 {second} 5")["flower"] == 1


def test_one_tile_can_belong_to_several_shapes() -> None:
    """[FW-A30] A tile of the ring also makes a kaleidoscope and a flower outside of it."""
    # 1,2 is turned 3: its half points to the south-east (5), its flower half to the north-east (1).
    found = score(f"{ring('kiku-red')} / 2,3 kiku-gold 0 / 0,3 bodan-red 0")

    assert (found["big"], found["kaleidoscope"], found["flower"]) == (10, 3, 1)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 10), (6, 10), (8, 10)])
def test_different_special_tiles(count: int, points: int) -> None:
    """[FW-14] 1, 2, 3, 4, and 10 for five or more."""
    names = ("bee", "chrysanthemum", "willow", "palm", "bangs", "butterfly", "cat", "smile")[:count]
    sky = " / ".join(f"{number // 5},{number % 5} {name}" for number, name in enumerate(names))

    assert score(sky)["special"] == points


def test_a_second_special_tile_of_a_kind_is_worth_nothing() -> None:
    """[FW-14]"""
    assert score("0,0 cat / 0,1 cat / 0,2 bee")["special"] == 2


# Characters


KALEIDOSCOPES = "0,0 kiku-red 4 / 0,1 kiku-gold 1", "4,0 kiku-red 4 / 4,1 kiku-red 1"
SATURNS = "0,0 bodan-red 4 / 0,1 bodan-gold 1", "4,0 bodan-red 4 / 4,1 bodan-red 1"
FLOWERS = "0,3 kiku-red 2 / 0,4 kiku-gold 5", "4,3 kiku-red 2 / 4,4 bodan-gold 5"
TWO_BIGS = f"{ring('kiku-red')} / 3,3 (bodan-blue) / " + " / ".join(
    f"{cell} bodan-blue {turn}"
    for cell, turn in (("3,4", 3), ("2,4", 4), ("2,3", 5), ("3,2", 0), ("4,3", 1), ("4,4", 2))
)


def bonus(character: int, sky: str, **options: str) -> int:
    """The bonus of a character."""
    return score(sky, character, **options)["character"]


def test_maicho_asks_for_four_different_special_tiles() -> None:
    """[FW-15]"""
    three = "0,0 bee / 0,1 cat / 0,2 palm / 0,3 palm"

    assert bonus(characters.MAICHO, three) == 0
    assert bonus(characters.MAICHO, f"{three} / 0,4 smile") == 3


def test_kohana_doubles_small_flowers() -> None:
    """[FW-15]"""
    assert [bonus(characters.KOHANA, " / ".join(FLOWERS[:count])) for count in (0, 1, 2)] == [0, 1, 2]


def test_manka_asks_for_two_kaleidoscopes_and_tosei_for_two_saturns() -> None:
    """[FW-15]"""
    for character, shapes in ((characters.MANKA, KALEIDOSCOPES), (characters.TOSEI, SATURNS)):
        other = SATURNS if character == characters.MANKA else KALEIDOSCOPES
        assert [bonus(character, " / ".join(shapes[:count])) for count in (0, 1, 2)] == [0, 0, 3]
        assert bonus(character, " / ".join(other)) == 0


def test_kagiya_asks_for_one_of_each() -> None:
    """[FW-15] A Saturn, a kaleidoscope and a small flower."""
    parts = (SATURNS[0], KALEIDOSCOPES[1], FLOWERS[0])

    assert bonus(characters.KAGIYA, " / ".join(parts)) == 3
    for left_out in parts:
        assert bonus(characters.KAGIYA, " / ".join(part for part in parts if part != left_out)) == 0


def test_tamaya_asks_for_two_big_fireworks() -> None:
    """[FW-15] Two of them fit on the board."""
    assert bonus(characters.TAMAYA, ring("kiku-red")) == 0
    assert bonus(characters.TAMAYA, TWO_BIGS) == 3
    assert score(TWO_BIGS)["big"] == 20


@pytest.mark.parametrize(
    ("character", "sky", "points"),
    [
        (characters.MAICHO, "0,0 bee / 0,1 cat / 0,2 palm / 0,3 smile / 0,4 willow", 3),
        (characters.MANKA, " / ".join([*KALEIDOSCOPES, "2,0 kiku-red 4 / 2,1 kiku-blue 1"]), 3),
        (characters.TOSEI, " / ".join([*SATURNS, "2,0 bodan-red 4 / 2,1 bodan-blue 1"]), 3),
        (characters.KAGIYA, " / ".join([SATURNS[0], KALEIDOSCOPES[1], *FLOWERS]), 3),
        (characters.KOHANA, "0,0 bee / 0,1 cat / 0,2 palm / 0,3 smile", 0),
    ],
)
def test_more_than_a_character_asks_for_brings_no_more(character: int, sky: str, points: int) -> None:
    """[FW-15] And what it doesn't ask for brings nothing."""
    assert bonus(character, sky) == points


@pytest.mark.parametrize(
    ("count", "added", "replaced"), [(0, 0, 0), (1, 1, 0), (2, 3, 1), (3, 5, 2), (4, 7, 3), (5, 13, 3), (8, 13, 3)]
)
def test_the_puppy_adds_to_special_tiles_or_replaces_their_points(count: int, added: int, replaced: int) -> None:
    """[FW-15] [FW-A31] By option."""
    names = ("bee", "chrysanthemum", "willow", "palm", "bangs", "butterfly", "cat", "smile")[:count]
    sky = " / ".join(f"{number // 5},{number % 5} {name}" for number, name in enumerate(names))

    assert bonus(characters.PUPPY, sky) == added
    assert bonus(characters.PUPPY, sky, puppy="replace") == replaced


def test_the_total_is_the_sum_of_its_parts() -> None:
    """[FW-14] [FW-15] And without a character there is no bonus."""
    found = score(f"{TWO_BIGS} / 0,0 cat", characters.TAMAYA)

    assert found.pop("total") == sum(found.values())
    assert score(TWO_BIGS)["character"] == 0
