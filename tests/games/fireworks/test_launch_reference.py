"""Launches in whole numbers agree with the floating-point model of which they are an approximation."""

from dataclasses import replace

import numpy as np
import pytest

from tests.games.fireworks.many_launches import launch_often
from tests.reference.fireworks.box import CARDS
from tests.reference.fireworks.launch import CORNER, WALL_MIDDLE, Setup, simulate

MEAN = 0.10  # of the reference
FAILURE = 0.03  # three percentage points
PILE = 25

LINES = {
    "30 cm": Setup(height=0.3),
    **{f"{round(100 * height)} cm": Setup(height=height) for height in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)},
    **{f"{tiles} left": Setup(tiles=tiles) for tiles in (80, 50, 30, 20)},
    **{f"{tiles} left, piled": Setup(tiles=tiles, pile=PILE) for tiles in (111, 80, 50, 30, 20)},
    "wall": Setup(aim=WALL_MIDDLE),
    "corner": Setup(aim=CORNER),
}
CARD_LINES = {
    name: Setup(card.height, spread=card.spread, energy=card.energy, pile=PILE) for name, card in CARDS.items()
}


def compare(setup: Setup, launches: int) -> None:
    """Compare the two samples, which are large enough for their errors to be small beside the tolerances."""
    ours = launch_often(launches, setup)
    theirs = simulate(np.random.default_rng(7), launches, setup)

    assert ours.mean == pytest.approx(theirs.mean, rel=MEAN)
    assert ours.failure == pytest.approx(theirs.failure, abs=FAILURE)


@pytest.mark.parametrize("line", ["50 cm", "100 cm", "50 left, piled", "corner"])
def test_launches_agree_with_the_model(line: str) -> None:
    """[FW-20] In 2,000 launches a line."""
    compare(LINES[line], 2000)


@pytest.mark.thorough
@pytest.mark.parametrize("line", LINES)
def test_launches_of_all_heights_boxes_and_aims_agree(line: str) -> None:
    """[FW-20] In 30,000 launches a line."""
    compare(LINES[line], 30_000)


@pytest.mark.thorough
@pytest.mark.parametrize("line", CARD_LINES)
def test_launches_with_all_cards_agree(line: str) -> None:
    """[FW-16] [FW-20] In 30,000 launches a line."""
    compare(CARD_LINES[line], 30_000)


def test_face_up_tiles_are_knocked_back_as_often() -> None:
    """[FW-A23] A tenth of a tile in a launch, with five face up of 106."""
    setup = replace(LINES["50 cm"], tiles=106, up=5)

    theirs = simulate(np.random.default_rng(7), 4000, setup)
    ours = launch_often(4000, setup)

    assert ours.back / ours.launches == pytest.approx(theirs.back.mean(), abs=0.04)
