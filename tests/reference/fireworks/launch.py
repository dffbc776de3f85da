"""The launch as a floating-point model, the "impact ring": what the tables of the game are measured against.

A box is a batch of launches side by side: each array has one row a launch and one column a tile. Lengths are in
millimetres, heights in metres.
"""

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

BOX = 220.0
WALL = 55.0
INRADIUS = 16.5
TILES = 111

AIM_SPREAD = (10.0, 15.0)  # at height 0, and more for each metre
QUALITIES = {"flat": (0.4, 0.30), "edge": (1.0, 0.45), "corner": (1.6, 0.25)}  # factor and probability
REFERENCE_HEIGHT = 0.5
BOUNCE_ENERGY = (1.0, 0.15, 0.0225)
BOUNCE_SPREAD = 35.0
RING = 20.0
COVER = 26.0
BURDEN = 0.5  # factor for each tile above
LIFT = 0.4  # more for each tile below
LIFT_CAP = 4
TURNS = 0.35
THRESHOLD = 0.15
SHIFT = 16.0
HOP = 16.0
MARGIN = 4.0
PILE_SPREAD = 22.0
BATCH = 100

CENTRE = (BOX / 2, BOX / 2)
NEXT_TO_WALL = INRADIUS + (BOX - 2 * INRADIUS) / 18  # the middle of the outermost of nine places
WALL_MIDDLE = (NEXT_TO_WALL, BOX / 2)
CORNER = (NEXT_TO_WALL, NEXT_TO_WALL)


@dataclass
class Boxes:
    """A batch of boxes: where tiles lie, in which order from bottom to top, and which are face up."""

    x: Floats
    y: Floats
    order: Floats
    up: Bools


@dataclass(frozen=True)
class Setup:
    """How to launch, and into which box: so many tiles, some of them up, and a pile of some face-down ones."""

    height: float = 0.5
    aim: tuple[float, float] = CENTRE
    spread: float = 1.0
    energy: float = 1.0
    tiles: int = TILES
    up: int = 0
    pile: int = 0


@dataclass
class Results:
    """For each launch: tiles newly face up, face-up tiles knocked back, and tiles that left the box."""

    new: NDArray[np.int64]
    back: NDArray[np.int64]
    left: NDArray[np.int64]
    left_turned: NDArray[np.int64]  # of those, tiles that turned or were face up

    @property
    def mean(self) -> float:
        """Tiles newly face up in an average launch."""
        return float(self.new.mean())

    @property
    def failure(self) -> float:
        """The share of launches in which no tile turned up."""
        return float((self.new == 0).mean())


def scatter(rng: Generator, launches: int, setup: Setup) -> Boxes:
    """Tiles lie anywhere in the box, in any order."""
    shape = (launches, setup.tiles)
    x, y = rng.uniform(INRADIUS, BOX - INRADIUS, (2, *shape))
    up = np.zeros(shape, dtype=bool)
    up[:, : setup.up] = True
    return Boxes(x, y, rng.random(shape), up)


def make_pile(rng: Generator, boxes: Boxes, centre: tuple[float, float], size: int) -> None:
    """Move the nearest face-down tiles to the centre, on top of all others."""
    distance = np.hypot(boxes.x - centre[0], boxes.y - centre[1])
    distance[boxes.up] = np.inf
    nearest = np.argsort(distance, axis=1)[:, :size]
    for coordinate, middle in ((boxes.x, centre[0]), (boxes.y, centre[1])):
        heap = np.clip(rng.normal(middle, PILE_SPREAD, nearest.shape), INRADIUS, BOX - INRADIUS)
        np.put_along_axis(coordinate, nearest, heap, axis=1)
    np.put_along_axis(boxes.order, nearest, 1.0 + rng.random(nearest.shape), axis=1)


def cover(boxes: Boxes) -> Floats:
    """The factor of each tile: less under others, more on top of others."""
    x, y = boxes.x.astype(np.float32), boxes.y.astype(np.float32)
    touches = (x[:, :, None] - x[:, None, :]) ** 2 + (y[:, :, None] - y[:, None, :]) ** 2 < COVER**2
    higher = boxes.order[:, None, :] > boxes.order[:, :, None]
    above = (touches & higher).sum(axis=2)
    below = touches.sum(axis=2) - above - 1  # a tile touches itself
    factor: Floats = BURDEN**above * (1 + LIFT * np.minimum(below, LIFT_CAP))
    return factor


def launch(rng: Generator, boxes: Boxes, setup: Setup) -> Results:
    """Drop the die once into each box; tiles turn, and move away."""
    launches = len(boxes.x)
    spread = (AIM_SPREAD[0] + AIM_SPREAD[1] * setup.height) * setup.spread
    hit_x = np.clip(rng.normal(setup.aim[0], spread, launches), 0, BOX)
    hit_y = np.clip(rng.normal(setup.aim[1], spread, launches), 0, BOX)
    first_x, first_y = hit_x, hit_y
    factors, odds = zip(*QUALITIES.values(), strict=True)
    quality = rng.choice(factors, launches, p=odds)

    energy = setup.energy * setup.height / REFERENCE_HEIGHT
    power = np.zeros_like(boxes.x)
    for ratio in BOUNCE_ENERGY:
        reach = np.hypot(boxes.x - hit_x[:, None], boxes.y - hit_y[:, None]) / (RING * (energy * ratio) ** 0.25)
        power += energy * ratio * reach * np.exp((1 - reach**2) / 2)
        hit_x = np.clip(hit_x + rng.normal(0, BOUNCE_SPREAD, launches), 0, BOX)
        hit_y = np.clip(hit_y + rng.normal(0, BOUNCE_SPREAD, launches), 0, BOX)
    power *= cover(boxes) * quality[:, None]

    half_turns = TURNS * np.sqrt(np.maximum(0, power - THRESHOLD))
    turned = rng.random(power.shape) < (1 - np.exp(-2 * half_turns)) / 2
    new = turned & ~boxes.up
    back = turned & boxes.up
    left = _move(rng, boxes, power, first_x, first_y)
    flew = left & (turned | boxes.up)
    boxes.up ^= turned
    return Results(new.sum(axis=1), back.sum(axis=1), left.sum(axis=1), flew.sum(axis=1))


def _move(rng: Generator, boxes: Boxes, power: Floats, hit_x: Floats, hit_y: Floats) -> Bools:
    """Push tiles away from the impact, some of them onto others, and tell which leave the box."""
    draw = rng.exponential(size=power.shape)
    away_x, away_y = boxes.x - hit_x[:, None], boxes.y - hit_y[:, None]
    distance = np.maximum(np.hypot(away_x, away_y), 1e-9)
    shift = SHIFT * np.sqrt(power) * draw
    x, y = boxes.x + shift * away_x / distance, boxes.y + shift * away_y / distance
    beyond = (np.minimum(x, y) < MARGIN) | (np.maximum(x, y) > BOX - MARGIN)
    leaves = beyond & (rng.random(power.shape) < np.exp(-WALL / np.maximum(HOP * power * draw, 1e-9)))
    boxes.x = np.where(beyond, np.clip(x, INRADIUS, BOX - INRADIUS), x)
    boxes.y = np.where(beyond, np.clip(y, INRADIUS, BOX - INRADIUS), y)
    rises = (power > THRESHOLD) & (rng.random(power.shape) < 0.5)
    boxes.order = np.where(rises, boxes.order.max() + rng.random(power.shape), boxes.order)
    return leaves


def simulate(rng: Generator, launches: int, setup: Setup) -> Results:
    """Launch once into each of many freshly filled boxes."""
    parts = []
    for start in range(0, launches, BATCH):
        boxes = scatter(rng, min(BATCH, launches - start), setup)
        if setup.pile:
            make_pile(rng, boxes, setup.aim, setup.pile)
        parts.append(launch(rng, boxes, setup))
    return Results(*(np.concatenate([getattr(part, name) for part in parts]) for name in Results.__annotations__))
