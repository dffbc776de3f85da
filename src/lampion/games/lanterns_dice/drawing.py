"""How pools, dice and fireworks look in the terminal: in colour or plain, in Unicode or ASCII.

A pool has two lines: its upper left area, its lower right one, and between them what lies in the middle. Letters are
small for dark areas and capital for lit ones, and every colour has its own lantern:

    R●*╱      red, lit, with a pavilion          w○ ≡      white, dark; a platform in the middle
      ╱ g△    green, dark                          ≡ P★    purple, lit
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from lampion.games.lanterns_dice.pieces import Grid, Pool
from lampion.text_layout import Block

POOL_WIDTH = 7

NIGHT = "on #171a30"
GOLD = "#ffd75f"
DIM = "#8a8fa8"
DARK = {
    "red": "#d98a9a",
    "orange": "#d6a06a",
    "green": "#6fbfa3",
    "blue": "#7fa8e0",
    "purple": "#a894dd",
    "white": "#c6c9d8",
}
LIT = {
    "red": "bold #ffffff on #b3203c",
    "orange": "bold #1f0d00 on #ff9433",
    "green": "bold #001a10 on #33c58a",
    "blue": "bold #ffffff on #1f5fd0",
    "purple": "bold #ffffff on #6a35c8",
    "white": "bold #14182e on #d5daf2",
}


@dataclass(frozen=True)
class Glyphs:
    """The characters that everything is drawn with."""

    dark: Mapping[str, str]  # the lantern of a colour, dark
    lit: Mapping[str, str]
    diagonal: str
    platform: str
    boat: str
    surrounded: str
    pavilion: str
    complete: str
    firework: str
    square: str
    empty: str


UNICODE = Glyphs(
    dark={"red": "○", "orange": "□", "green": "△", "blue": "◇", "purple": "☆", "white": "☾"},
    lit={"red": "●", "orange": "■", "green": "▲", "blue": "◆", "purple": "★", "white": "☽"},
    diagonal="╱",
    platform="≡",
    boat="⌂",
    surrounded="◈",
    pavilion="*",
    complete="▣",
    firework="✸",
    square="█",
    empty="·",
)
ASCII = Glyphs(
    dark=dict.fromkeys(DARK, " "),
    lit=dict.fromkeys(DARK, "+"),
    diagonal="/",
    platform="#",
    boat="@",
    surrounded="&",
    pavilion="*",
    complete="=",
    firework="X",
    square="#",
    empty=".",
)


class Pencil:
    """Draws pieces with one set of glyphs and the colour letters of one language."""

    def __init__(self, glyphs: Glyphs, letters: Mapping[str, str]) -> None:
        self.glyphs = glyphs
        self.letters = letters  # by colour

    def pool(self, pool: Pool, lit: list[bool], middle: str) -> Block:
        """A pool of two lines."""
        marks = [self.glyphs.pavilion if pavilion else " " for pavilion in pool.pavilions]
        first, second = (self.area(colour, is_lit) for colour, is_lit in zip(pool.colours, lit, strict=True))
        style = GOLD if all(lit) or pool.platform or pool.boat else DIM
        return [
            Text.assemble(first, (marks[0], GOLD), (middle, style), "   "),
            Text.assemble("  ", (middle, style), (marks[1], GOLD), second, " "),
        ]

    def area(self, colour: str, lit: bool) -> Text:
        """An area: the letter of its colour and its lantern."""
        if lit:
            return Text(self.letters[colour].upper() + self.glyphs.lit[colour], LIT[colour])
        return Text(self.letters[colour].lower() + self.glyphs.dark[colour], f"{DARK[colour]} {NIGHT}")

    def die(self, colour: str | None) -> Text:
        """A die, with the lantern that it shows."""
        if colour is None:
            return Text(self.glyphs.empty * 2, DIM)
        return Text(self.letters[colour].upper() + self.glyphs.lit[colour], LIT[colour])

    def shape(self, grid: Grid) -> Block:
        """A shape of fireworks."""
        return [Text("".join((self.glyphs.square if mark == "#" else " ") * 2 for mark in row), GOLD) for row in grid]
