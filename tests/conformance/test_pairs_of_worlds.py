"""A hundred thousand pairs of worlds that a seat cannot tell apart, in ten parts that can run in parallel."""

import pytest

from lampion.games import GAMES, game
from tests.conformance.pairs import compare_pairs

PARTS, PAIRS = 10, 100_000


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_a_hundred_thousand_pairs_look_the_same(name: str, part: int) -> None:
    assert compare_pairs(game(name), PAIRS // PARTS, 10_000 * part) >= PAIRS // PARTS
