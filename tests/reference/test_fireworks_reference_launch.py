"""The floating-point launch of the Fireworks reference agrees with the published table of its model."""

import numpy as np
import pytest

from .fireworks.box import CARDS
from .fireworks.launch import CORNER, WALL_MIDDLE, Boxes, Setup, cover, make_pile, scatter, simulate

PILE = 25

TABLE_LAUNCHES = 3000
ROUNDING = 0.005

# Mean of tiles newly face up and share of failures, from 3,000 launches a line
LINES = {
    "0.1 m": (Setup(height=0.1), 0.21, 0.81),
    "0.2 m": (Setup(height=0.2), 0.67, 0.52),
    "0.3 m": (Setup(height=0.3), 1.20, 0.319),
    "0.5 m": (Setup(), 2.30, 0.132),
    "0.7 m": (Setup(height=0.7), 3.43, 0.054),
    "1.0 m": (Setup(height=1.0), 5.05, 0.018),
    "1.5 m": (Setup(height=1.5), 7.38, 0.003),
    "0.3 m piled": (Setup(height=0.3, pile=PILE), 1.27, 0.303),
    "0.5 m piled": (Setup(pile=PILE), 2.34, 0.125),
    "1.0 m piled": (Setup(height=1.0, pile=PILE), 5.02, 0.015),
    "80 left": (Setup(tiles=80), 1.98, 0.164),
    "50 left": (Setup(tiles=50), 1.49, 0.244),
    "30 left": (Setup(tiles=30), 0.96, 0.389),
    "20 left": (Setup(tiles=20), 0.65, 0.537),
    "80 left piled": (Setup(tiles=80, pile=PILE), 2.01, 0.154),
    "50 left piled": (Setup(tiles=50, pile=PILE), 1.78, 0.185),
    "30 left piled": (Setup(tiles=30, pile=PILE), 1.74, 0.200),
    "20 left piled": (Setup(tiles=20, pile=PILE), 1.59, 0.222),
    "wall": (Setup(aim=WALL_MIDDLE), 1.55, 0.249),
    "corner": (Setup(aim=CORNER), 1.01, 0.382),
}

# The same for every card, into a full box with a pile
CARD_LINES = {
    "chin": (2.02, 0.163),
    "off-hand": (2.30, 0.134),
    "eyes-shut": (2.14, 0.142),
    "over-shoulder": (3.45, 0.063),
    "back-of-hand": (2.29, 0.131),
    "pinch": (2.31, 0.125),
    "tall": (5.97, 0.009),
    "elbow-crook": (2.83, 0.082),
    "forehead": (2.74, 0.090),
    "one-leg": (2.83, 0.081),
    "spin": (2.74, 0.090),
    "kneel": (1.29, 0.299),
    "elbow-to-elbow": (2.77, 0.087),
    "hammer": (4.00, 0.028),
    "palm-to-palm": (2.83, 0.081),
    "back-to-back": (2.74, 0.090),
    "guide": (3.30, 0.060),
    "foreheads": (2.26, 0.133),
    "little-fingers": (2.57, 0.106),
    "three-fingers": (2.83, 0.082),
    "hand-round": (3.39, 0.046),
    "three-elbows": (2.72, 0.091),
    "all-on-the-tube": (3.91, 0.031),
    "four-fingers": (2.77, 0.087),
    "wrist-ring": (2.72, 0.091),
}


def compare(setup: Setup, mean: float, failure: float, launches: int) -> None:
    """Compare within three and a half standard errors of both samples."""
    results = simulate(np.random.default_rng(7), launches, setup)

    errors = 3.5 * np.sqrt(1 / TABLE_LAUNCHES + 1 / launches)
    assert results.mean == pytest.approx(mean, abs=errors * results.new.std() + ROUNDING)
    assert results.failure == pytest.approx(failure, abs=errors * (results.new == 0).std() + ROUNDING)


@pytest.mark.parametrize("line", ["0.5 m", "1.0 m", "20 left", "30 left piled", "corner"])
def test_launches_agree_with_the_table(line: str) -> None:
    """In 3,000 launches."""
    compare(*LINES[line], launches=3000)


@pytest.mark.thorough
@pytest.mark.parametrize("line", LINES)
def test_all_lines_of_the_table_agree(line: str) -> None:
    """In 30,000 launches."""
    compare(*LINES[line], launches=30_000)


@pytest.mark.thorough
@pytest.mark.parametrize("name", CARD_LINES)
def test_all_cards_agree_with_the_table(name: str) -> None:
    """In 30,000 launches."""
    card = CARDS[name]
    setup = Setup(card.height, spread=card.spread, energy=card.energy, pile=PILE)
    compare(setup, *CARD_LINES[name], launches=30_000)


def test_every_card_has_a_line() -> None:
    """And no other."""
    assert CARD_LINES.keys() == CARDS.keys()


def test_face_up_tiles_can_be_knocked_back() -> None:
    """A tenth of a tile in a launch with five face up; hardly any leaves the box from half a metre."""
    results = simulate(np.random.default_rng(7), 4000, Setup(tiles=106, up=5))

    assert results.back.mean() == pytest.approx(0.10, abs=0.03)
    assert (results.left > 0).mean() == pytest.approx(0.064, abs=0.02)


def test_a_tile_under_others_turns_less_and_one_on_others_more() -> None:
    """Tiles 0, 1 and 2 lie upon each other, tile 3 far away."""
    places = np.array([[50.0, 55.0, 60.0, 180.0]])
    boxes = Boxes(places, places, np.array([[1.0, 2.0, 3.0, 4.0]]), np.zeros((1, 4), dtype=bool))

    assert cover(boxes)[0] == pytest.approx([0.25, 0.5 * 1.4, 1.8, 1.0])


def test_a_pile_takes_only_face_down_tiles() -> None:
    """Those nearest to its centre, on top of the rest."""
    rng = np.random.default_rng(7)
    boxes = scatter(rng, 1, Setup(up=60))
    before = boxes.x.copy()
    make_pile(rng, boxes, (110.0, 110.0), PILE)

    moved = boxes.x[0] != before[0]
    assert moved.sum() == PILE
    assert not moved[:60].any()
    assert boxes.order[0][moved].min() > boxes.order[0][~moved].max()
