"""Signs of the terminal's drawings that fonts may lack, drawn by hand: lines, corners, arrows, shapes."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any
from unicodedata import name

Box = tuple[int, int, int, int]
Point = tuple[float, float]

NAME = "BOX DRAWINGS "  # how Unicode calls lines, corners and crossings
ARMS = {"UP": "N", "DOWN": "S", "LEFT": "W", "RIGHT": "E", "VERTICAL": "NS", "HORIZONTAL": "WE"}
WEIGHTS = {"LIGHT": 1, "HEAVY": 3, "DOUBLE": 3}  # the widths of lines
BLOCKS = {sign: number / 8 for number, sign in enumerate("▁▂▃▄▅▆▇█", 1)}
ARROWS = {sign: number * pi / 4 for number, sign in enumerate("→↗↑↖←↙↓↘")}
CORNERS = {"△": 3, "▲": 3, "◇": 4, "◆": 4, "⬡": 6, "⬢": 6}
FILLED = frozenset("●◆■▲★⬢█")
STARS = {"★": 5, "☆": 5, "✦": 4, "✸": 8, "✿": 6, "✶": 6}
WAVES = {"≈": (-2, 2), "≡": (-3, 0, 3)}


def draw(pen: Any, sign: str, box: Box, ink: Any) -> bool:
    """Draw a sign into a cell, if it is one of these; was it?"""
    if sign == " ":
        return True
    if arms := arms_of(sign):
        draw_arms(pen, arms, box, ink)
        return True
    for signs, way in WAYS:
        if sign in signs:
            way(pen, sign, box, ink)
            return True
    return False


def middle(box: Box) -> Point:
    """The middle of a cell."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def arms_of(sign: str) -> dict[str, int]:
    """Which arms of a cell a sign of a box has, and how wide they are; nothing for other signs."""
    called = name(sign, "")
    if not called.startswith(NAME) or "DIAGONAL" in called:
        return {}
    arms: dict[str, int] = {}
    weight = WEIGHTS[next(word for word in called.split() if word in WEIGHTS)]
    for part in called.removeprefix(NAME).split(" AND "):
        words = part.split()
        weight = next((WEIGHTS[word] for word in words if word in WEIGHTS), weight)
        arms |= {arm: weight for word in words for arm in ARMS.get(word, "")}
    return arms


def draw_arms(pen: Any, arms: dict[str, int], box: Box, ink: Any) -> None:
    """Lines from the middle of a cell to its edges."""
    x, y = middle(box)
    ends = {"N": (x, box[1]), "E": (box[2], y), "S": (x, box[3]), "W": (box[0], y)}
    for arm, width in arms.items():
        pen.line((x, y, *ends[arm]), fill=ink, width=width)


def draw_block(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A cell filled from below."""
    left, top, right, bottom = box
    pen.rectangle((left, bottom - round((bottom - top) * BLOCKS[sign]), right, bottom), fill=ink)


def draw_arrow(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """An arrow with its head."""
    x, y = middle(box)
    angle = ARROWS[sign]
    tip = (x + 3.5 * cos(angle), y - 3.5 * sin(angle))
    pen.line((2 * x - tip[0], 2 * y - tip[1], *tip), fill=ink)
    for side in (angle + 0.8 * pi, angle - 0.8 * pi):
        pen.line((*tip, tip[0] + 3 * cos(side), tip[1] - 3 * sin(side)), fill=ink)


def draw_shape(pen: Any, points: list[Point], sign: str, ink: Any) -> None:
    """A closed shape, filled if its sign is."""
    pen.polygon(points, outline=ink, fill=ink if sign in FILLED else None)


def around(box: Box, corners: int, radius: float, turn: float = -pi / 2) -> list[Point]:
    """The corners of a regular shape."""
    x, y = middle(box)
    angles = [turn + 2 * pi * corner / corners for corner in range(corners)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def draw_corners(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A triangle, a diamond, a hexagon."""
    draw_shape(pen, around(box, CORNERS[sign], 3.8), sign, ink)


def draw_square(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A square, or one in another."""
    draw_shape(pen, around(box, 4, 4.6, pi / 4), sign, ink)
    if sign in "▣▫":
        draw_shape(pen, around(box, 4, 2, pi / 4), "■" if sign == "▣" else sign, ink)


def draw_circle(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A circle."""
    x, y = middle(box)
    pen.ellipse((x - 3.3, y - 3.3, x + 3.3, y + 3.3), outline=ink, fill=ink if sign in FILLED else None)


def draw_moon(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A crescent, open to the left or to the right."""
    x, y = middle(box)
    side = 1 if sign == "☽" else -1
    pen.arc((x - 3.5, y - 3.5, x + 3.5, y + 3.5), -110 if side > 0 else 70, 110 if side > 0 else 290, fill=ink, width=2)


def draw_star(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A star with so many rays."""
    rays = STARS[sign]
    outer, inner = around(box, rays, 4), around(box, rays, 1.6, pi / rays - pi / 2)
    draw_shape(pen, [point for pair in zip(outer, inner, strict=True) for point in pair], sign, ink)


def draw_waves(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """Lines above each other."""
    _, y = middle(box)
    for offset in WAVES[sign]:
        pen.line((box[0] + 1, y + offset, box[2] - 1, y + offset), fill=ink)


def draw_slash(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A line from corner to corner."""
    pen.line((box[0], box[3], box[2], box[1]) if sign == "╱" else (box[0], box[1], box[2], box[3]), fill=ink)


def draw_house(pen: Any, sign: str, box: Box, ink: Any) -> None:
    """A roof on walls."""
    x, y = middle(box)
    draw_shape(pen, [(x - 3, y + 3), (x - 3, y - 1), (x, y - 4), (x + 3, y - 1), (x + 3, y + 3)], sign, ink)


def draw_tick(pen: Any, _sign: str, box: Box, ink: Any) -> None:
    """A tick."""
    x, y = middle(box)
    pen.line([(x - 3, y), (x - 1, y + 3), (x + 3, y - 4)], fill=ink)


def draw_cross(pen: Any, _sign: str, box: Box, ink: Any) -> None:
    """A cross."""
    x, y = middle(box)
    pen.line((x - 3, y - 3, x + 3, y + 3), fill=ink)
    pen.line((x - 3, y + 3, x + 3, y - 3), fill=ink)


def draw_dot(pen: Any, _sign: str, box: Box, ink: Any) -> None:
    """A small dot."""
    x, y = middle(box)
    pen.ellipse((x - 0.8, y - 0.8, x + 0.8, y + 0.8), fill=ink)


WAYS: tuple[tuple[Any, Callable[[Any, str, Box, Any], None]], ...] = (
    (BLOCKS, draw_block),
    (ARROWS, draw_arrow),
    (CORNERS, draw_corners),
    ("□■▣▫", draw_square),
    ("○●", draw_circle),
    ("☾☽", draw_moon),
    (STARS, draw_star),
    (WAVES, draw_waves),
    ("╱╲", draw_slash),
    ("⌂", draw_house),
    ("✓", draw_tick),
    ("×✗", draw_cross),
    ("·•", draw_dot),
)
