"""A view as text or as a picture: the terminal's drawing, without a terminal and without a browser."""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from lampion.envs import glyphs
from lampion.kernel.game import Game
from lampion.kernel.position import Position

Pixels = NDArray[np.uint8]
Colour = tuple[int, int, int]

COLUMNS = 132  # of text
WIDTH, HEIGHT = 8, 16  # of a character, in pixels
FONT_SIZE = 12
PAPER: Colour = (16, 18, 32)
INK: Colour = (222, 224, 236)
LANGUAGE = "en"


def render(game: Game, position: Position, viewer: int | None, mode: str | None) -> Any:
    """A table as a viewer sees it: as text, as pixels, or, for people, on standard output."""
    if mode is None:
        return None
    view = game.view(position, viewer)
    if mode == "rgb_array":
        return to_pixels(game, view)
    text = to_text(game, view)
    if mode == "human":
        print(text)
        return None
    return text


def make_console() -> Console:
    """A console that writes nowhere, with the same colours on every machine."""
    return Console(
        file=StringIO(),
        width=COLUMNS,
        color_system="truecolor",
        force_terminal=True,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
        _environ={},
    )


def to_text(game: Game, view: Any) -> str:
    """A view as lines of text without colours."""
    lines = make_console().render_lines(game.draw(view, LANGUAGE), pad=False)
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines).strip("\n")


def to_pixels(game: Game, view: Any) -> Pixels:
    """A view as an array of pixels: height, width, and red, green, blue."""
    lines = make_console().render_lines(game.draw(view, LANGUAGE), pad=False)
    picture = Image.new("RGB", (COLUMNS * WIDTH, max(1, len(lines)) * HEIGHT), PAPER)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(FONT_SIZE)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            column = draw_segment(pen, font, segment, column, row)
    return np.asarray(picture)


def draw_segment(pen: ImageDraw.ImageDraw, font: Any, segment: Segment, column: int, row: int) -> int:
    """Draw text of one style; returns the column after it."""
    ink, paper = colours_of(segment.style or Style.null())
    for character in segment.text:
        left, top = column * WIDTH, row * HEIGHT
        if paper != PAPER:
            pen.rectangle((left, top, left + WIDTH - 1, top + HEIGHT - 1), fill=paper)
        if not glyphs.draw(pen, character, (left, top, left + WIDTH - 1, top + HEIGHT - 1), ink):
            pen.text((left + WIDTH / 2, top + HEIGHT / 2), character, fill=ink, font=font, anchor="mm")
        column += 1
    return column


def colours_of(style: Style) -> tuple[Colour, Colour]:
    """The colours of text and of what is behind it."""
    ink = colour_of(style.color) or INK
    paper = colour_of(style.bgcolor) or PAPER
    if style.dim:
        ink = blend(ink, paper)
    return (paper, ink) if style.reverse else (ink, paper)


def colour_of(colour: Any) -> Colour | None:
    """A colour of a style as numbers; nothing for the default one."""
    return tuple(colour.get_truecolor()) if colour is not None and not colour.is_default else None


def blend(one: Colour, other: Colour) -> Colour:
    """The colour between two."""
    red, green, blue = ((first + second) // 2 for first, second in zip(one, other, strict=True))
    return red, green, blue
