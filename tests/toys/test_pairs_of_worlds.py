"""A hundred thousand pairs of worlds from the toys, mostly from the auction, which hides a lot."""

import pytest

from tests.conformance.pairs import compare_pairs
from tests.toys.auction import AuctionGame
from tests.toys.kites import KitesGame


@pytest.mark.thorough
def test_a_hundred_thousand_pairs_look_the_same() -> None:
    assert compare_pairs(AuctionGame(), 90_000, 0) >= 90_000
    assert compare_pairs(KitesGame(), 10_000, 0) >= 10_000
