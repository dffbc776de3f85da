"""Paints pictures for link previews, as PNG: a night over a lake, and on it what a game's poster shows.

Everything is a distance from a shape: edges are smooth, and whatever is lit glows. No font is needed: words are in the
page's tags.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from lampion.kernel.poster import Spot

WIDTH, HEIGHT = 1200, 630  # what those who show links ask for
SHORE = 470
MOON = (1062, 104, 46)
EDGE = 70  # pixels left free around the groups
LARGEST = 84  # pixels of a step
INK = np.array([5, 7, 26], np.float32)
Picture = Any  # an array of rows of pixels of red, green and blue, as numbers


def paint(groups: Sequence[Sequence[Spot]], seed: int) -> bytes:
    """A poster as a PNG file; `seed` places the stars."""
    picture = paint_night(seed)
    for group, (x, y, step) in zip(groups, arrange(groups), strict=True):
        for spot in group:
            paint_glow(picture, x + spot.x * step, y + spot.y * step, spot, step)
        for spot in group:
            paint_spot(picture, x + spot.x * step, y + spot.y * step, spot, step)
    return write_png(np.clip(picture, 0, 255).astype(np.uint8))


def arrange(groups: Sequence[Sequence[Spot]]) -> list[tuple[float, float, float]]:
    """Where each group's 0,0 is, and how large a step, so that they stand side by side."""
    sizes = [extent(group) for group in groups]
    across = sum(right - left for left, _, right, _ in sizes) + 1.2 * (len(groups) - 1)
    down = max((bottom - top for _, top, _, bottom in sizes), default=1)
    step = min(LARGEST, (WIDTH - 2 * EDGE) / max(across, 1), (HEIGHT - 2 * EDGE) / max(down, 1))
    found, x = [], (WIDTH - across * step) / 2
    for left, top, right, bottom in sizes:
        found.append((x - left * step, HEIGHT / 2 - (top + bottom) / 2 * step, step))
        x += (right - left + 1.2) * step
    return found


def extent(group: Sequence[Spot]) -> tuple[float, float, float, float]:
    """The bounds of a group: left, top, right, bottom."""
    if not group:
        return 0, 0, 1, 1
    xs, ys = [spot.x for spot in group], [spot.y for spot in group]
    return min(xs) - 0.6, min(ys) - 0.6, max(xs) + 0.6, max(ys) + 0.6


# The night


def paint_night(seed: int) -> Picture:
    """Sky, stars, moon, hills, the lake and lanterns on it."""
    down = np.linspace(0, 1, HEIGHT, dtype=np.float32)[:, None]
    stops = [(0, (5, 7, 26)), (0.45, (20, 26, 74)), (0.72, (68, 46, 104)), (0.746, (76, 50, 96)), (0.75, (34, 34, 88))]
    stops.append((1, (7, 9, 34)))
    where = [stop for stop, _ in stops]
    picture = np.stack(
        [
            np.broadcast_to(np.interp(down, where, [ink[part] for _, ink in stops]), (HEIGHT, WIDTH))
            for part in range(3)
        ],
        axis=-1,
    ).astype(np.float32)
    rng = np.random.default_rng(seed)
    for _ in range(150):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(0, 380), rng.uniform(0.5, 1.5)
        add(picture, x, y, size * 3, (255, 250, 235), lambda far, size=size: np.clip(size + 0.5 - far, 0, 1) * 0.75)
    paint_moon(picture)
    paint_hills(picture, rng)
    for _ in range(9):
        paint_lantern(picture, rng.uniform(20, WIDTH - 20), rng.uniform(SHORE + 40, HEIGHT - 26), rng.uniform(0.6, 1.1))
    return picture


def paint_moon(picture: Picture) -> None:
    """The moon and its light."""
    x, y, size = MOON
    add(picture, x, y, size * 4, (255, 232, 180), lambda far: 0.4 * np.exp(-((far / (size * 1.7)) ** 2)))
    mix(picture, x, y, size + 2, (253, 243, 216), lambda far: np.clip(size + 0.5 - far, 0, 1))
    for dx, dy, spot in ((-13, -8, 8), (14, 11, 11), (4, -22, 6)):
        mix(picture, x + dx, y + dy, spot + 2, (234, 222, 186), lambda far, s=spot: np.clip(s + 0.5 - far, 0, 1) * 0.7)


def paint_hills(picture: Picture, rng: Any) -> None:
    """Two chains of hills before the sky."""
    x = np.arange(WIDTH, dtype=np.float32)[None, :]
    y = np.arange(HEIGHT, dtype=np.float32)[:, None]
    for top, tall, ink in ((360, 46, (24, 26, 69)), (412, 30, (13, 16, 50))):
        a, b = rng.uniform(0, 6, 2)
        line = top - tall * (np.sin(x / 130 + a) * 0.6 + np.sin(x / 57 + b) * 0.4)
        cover = np.clip(y - line, 0, 1) * (y < SHORE)
        picture += cover[..., None] * (np.array(ink, np.float32) - picture)


def paint_lantern(picture: Picture, x: float, y: float, size: float) -> None:
    """A paper lantern on the water."""
    add(picture, x, y, 80 * size, (255, 182, 72), lambda far: 0.5 * np.exp(-((far / (30 * size)) ** 2)))
    spot = Spot(0, 0, "#ffd98a")
    paint_spot(picture, x, y, spot, 26 * size)


# Pieces


def paint_glow(picture: Picture, x: float, y: float, spot: Spot, step: float) -> None:
    """The light around a piece that shines."""
    size = spot.size * step
    if spot.lit:
        add(picture, x, y, size * 1.7, read_ink(spot.colour), lambda far: 0.42 * np.exp(-((far / (size * 0.8)) ** 2)))


def paint_spot(picture: Picture, x: float, y: float, spot: Spot, step: float) -> None:
    """A piece: brighter in its middle if it shines, dim if not."""
    ink = np.array(read_ink(spot.colour), np.float32)
    half = spot.size * step * 0.5
    far = half * 1.25 + 2
    box = cut(x, y, far)
    if box is None:
        return
    rows, columns, dx, dy = box
    edge = distance(spot.shape, dx, dy, half * (0.93 if spot.shape != "disc" else 1))
    cover = np.clip(0.5 - edge, 0, 1)[..., None]
    rim = np.clip(0.5 - np.abs(edge + 1.5) + 1, 0, 1)[..., None]
    middle = np.exp(-((dx**2 + dy**2) / (half * 0.6) ** 2))[..., None]
    dim = 1.0 if spot.lit else 0.55
    body = INK + (ink - INK) * (0.5 + 0.4 * middle) * dim
    body = body + (255 - body) * middle * (0.35 if spot.lit else 0.06) + (ink - body) * rim * 0.6 * dim
    picture[rows, columns] += cover * (body - picture[rows, columns])


def distance(shape: str, dx: Any, dy: Any, half: float) -> Any:
    """How far points are outside a shape around 0,0; inside, it is negative."""
    if shape == "disc":
        return np.hypot(dx, dy) - half
    if shape == "hexagon":
        across = np.maximum(np.abs(dx), np.abs(dx) * 0.5 + np.abs(dy) * 0.866)
        return across - half
    corner = half * 0.16
    qx, qy = np.abs(dx) - half + corner, np.abs(dy) - half + corner
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - corner


def read_ink(colour: str) -> tuple[int, int, int]:
    """`#ff5c5c` as red, green and blue."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


# Pixels


def cut(x: float, y: float, far: float) -> tuple[slice, slice, Any, Any] | None:
    """The rows and columns around a point, and how far each is from it; None if they are outside."""
    top, bottom = max(0, int(y - far)), min(HEIGHT, int(y + far) + 1)
    left, right = max(0, int(x - far)), min(WIDTH, int(x + far) + 1)
    if top >= bottom or left >= right:
        return None
    dy = np.arange(top, bottom, dtype=np.float32)[:, None] + 0.5 - y
    dx = np.arange(left, right, dtype=np.float32)[None, :] + 0.5 - x
    return slice(top, bottom), slice(left, right), dx, dy


def add(picture: Picture, x: float, y: float, far: float, ink: Sequence[int], light: Any) -> None:
    """Add light of a colour around a point."""
    if box := cut(x, y, far):
        rows, columns, dx, dy = box
        picture[rows, columns] += light(np.hypot(dx, dy))[..., None] * np.array(ink, np.float32)


def mix(picture: Picture, x: float, y: float, far: float, ink: Sequence[int], cover: Any) -> None:
    """Cover a disc around a point with a colour."""
    if box := cut(x, y, far):
        rows, columns, dx, dy = box
        part = cover(np.hypot(dx, dy))[..., None]
        picture[rows, columns] += part * (np.array(ink, np.float32) - picture[rows, columns])


def write_png(pixels: Any) -> bytes:
    """Pixels as a PNG file."""
    height, width, _ = pixels.shape
    rows = np.zeros((height, width * 3 + 1), np.uint8)
    flat = pixels.reshape(height, width * 3)
    rows[:, 0] = 1  # each pixel as the difference from the one before: half as large
    rows[:, 1:4] = flat[:, :3]
    rows[:, 4:] = flat[:, 3:] - flat[:, :-3]
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows.tobytes(), 6))
        + chunk(b"IEND", b"")
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
