"""The engine and a slow second implementation from the rules agree at every step of random games."""

import random
from collections import Counter

import pytest

from lampion.games.fireworks.game import GAME
from tests.games.fireworks.nights import table
from tests.games.fireworks.pairs import Pair
from tests.games.fireworks.translating import PARTS
from tests.reference.fireworks.box import BASE, CHARACTERS, DIRECTIONS, SPECIAL, START_TILES, neighbour
from tests.reference.fireworks.sky import Laid, Sky
from tests.reference.fireworks.state import OPTIONS

TABLES = [(mode, seats) for mode in OPTIONS["mode"] for seats in (2, 3, 4)]
SHARE = 25  # games in one share of the thorough run
SHARES = range(4)
CENTRES = [((1, 1), (3, 3)), ((1, 3), (2, 1)), ((1, 3), (3, 1)), ((2, 1), (3, 3))]  # two big fireworks fit there


def choose_options(rng: random.Random, mode: str, seats: int) -> dict[str, str]:
    """Random options, more often the defaults."""
    options = {name: rng.choice([values[0], *values]) for name, values in OPTIONS.items()}
    return options | {"mode": mode, "first": rng.choice(("drawn", *map(str, range(seats))))}


def play_game(mode: str, seats: int, number: int, stride: int) -> None:
    rng = random.Random(f"fireworks {mode} {seats} {number}")
    Pair(seats, choose_options(rng, mode, seats), rng, stride).play_to_the_end()


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_engine_agrees_with_the_reference(mode: str, seats: int) -> None:
    """[FW-3] [FW-4] [FW-6] [FW-7] [FW-8] [FW-9] [FW-13] [FW-14] [FW-15] [FW-17] [FW-18] [FW-19] In one game of each."""
    play_game(mode, seats, 0, stride=1)


@pytest.mark.thorough
@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_engine_agrees_with_the_reference_over_more_games(mode: str, seats: int, share: int) -> None:
    """[FW-3] [FW-4] [FW-6] [FW-7] [FW-8] [FW-9] [FW-13] [FW-14] [FW-15] [FW-17] [FW-18] [FW-19] In 1,200 games.

    The whole table is compared at every fourth step.
    """
    for number in range(1 + share * SHARE, 1 + (share + 1) * SHARE):
        play_game(mode, seats, number, stride=4)


def random_sky(rng: random.Random) -> Sky:
    """A full sky with rings around its start tiles, in which styles and colours often agree."""
    starts = dict(zip(rng.choice(CENTRES), rng.sample(START_TILES, 2), strict=True))
    sky = Sky({cell: Laid(kind) for cell, kind in starts.items()})
    for centre, start in starts.items():
        like = rng.choice((start, rng.choice(START_TILES)))
        for direction in DIRECTIONS:
            cell = neighbour(centre, direction)
            assert cell is not None
            kind = like.removeprefix("start-") if rng.random() < 0.97 else rng.choice([*BASE, *SPECIAL])
            turn = (direction + 3) % 6 if rng.random() < 0.97 else rng.randrange(6)
            sky.tiles[cell] = Laid(kind, turn if kind in BASE else 0)
    for cell in sky.free():
        kind = rng.choice([*BASE, *SPECIAL])
        sky.tiles[cell] = Laid(kind, rng.randrange(6) if kind in BASE else 0)
    return sky


def write_sky(sky: Sky) -> str:
    """A sky as `nights` reads it."""
    items = []
    for (row, column), laid in sky.tiles.items():
        tile = f"({laid.kind.removeprefix('start-')})" if laid.kind in START_TILES else laid.kind
        items.append(f"{row},{column} {tile}{f' {laid.turn}' if laid.kind in BASE else ''}")
    return " / ".join(items)


@pytest.mark.parametrize("puppy", ["add", "replace"])
def test_the_engine_and_the_reference_score_full_skies_alike(puppy: str) -> None:
    """[FW-14] [FW-15] [FW-A29] [FW-A30] [FW-A31] With every character; random games seldom close such rings."""
    rng = random.Random(f"fireworks skies {puppy}")
    bigs = Counter[int]()
    for _ in range(150):
        sky = random_sky(rng)
        for number, character in enumerate([None, *CHARACTERS]):
            game = table(write_sky(sky), options={"mode": "advanced-1", "puppy": puppy}, characters=[number, 0, 0, 0])
            points = sky.points(character, puppy)
            assert game.score(0) == {PARTS[part]: value for part, value in points.items()}
            bigs[points["big fireworks"]] += 1
    assert {6, 7, 10, 20} <= set(bigs)


def test_both_know_the_same_options() -> None:
    """[FW-A48] With the same default, the first value."""
    assert {option.name: list(option.choices) for option in GAME.options} == OPTIONS
