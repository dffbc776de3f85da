"""How tiles and composition cards look in the terminal: blocks of text, in colour or plain, in Unicode or ASCII.

A tile carries its arrows and half sparks on its frame, at the side they point to; the frame itself shows the face:

    ╭──✦──╮    rocket                        ╔══✦══╗    explosion
    ✦ Y1  →    yellow, 1 explosion,          ║ R3✸ ║    red, 3 explosions, half spark N,
    ╰──✦──╯    arrow E, half sparks N S W    ↙══↓══↘    arrows SW S SE
"""

from dataclasses import dataclass

from rich.text import Text

from lampion.games.spring_festival.pieces import HOLE, LETTERS, WILD, Card, Tile
from lampion.text_layout import Block

TILE_WIDTH = 7
CARD_WIDTH = 7

NIGHT = "on #171a30"
GOLD = "#ffd75f"
DIM = "#8a8fa8"
ROCKETS = {"blue": "#6fb7ff", "green": "#5fdf87", "red": "#ff7a70", "yellow": "#ffe066"}
EXPLOSIONS = {
    "blue": "bold #ffffff on #1f5fd0",
    "green": "bold #ffffff on #1a7a3c",
    "red": "bold #ffffff on #c22a2a",
    "yellow": "bold #1a1400 on #f2c21a",
}


@dataclass(frozen=True)
class Glyphs:
    """The characters that everything is drawn with."""

    rocket: tuple[str, ...]  # corners NW NE SW SE, then a horizontal and a vertical line
    explosion: tuple[str, ...]
    arrows: dict[str, str]
    spark: str
    exploded: str
    wild: str
    empty: str


UNICODE = Glyphs(
    rocket=tuple("╭╮╰╯─│"),
    explosion=tuple("╔╗╚╝═║"),
    arrows=dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), "↑↗→↘↓↙←↖", strict=True)),
    spark="✦",
    exploded="✸",
    wild="▫",
    empty="·",
)
ASCII = Glyphs(
    rocket=tuple("..''-|"),
    explosion=tuple("####=#"),
    arrows=dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), "^/>\\v/<\\", strict=True)),
    spark="+",
    exploded="*",
    wild="o",
    empty=".",
)


class Pencil:
    """Draws pieces with one set of glyphs and the colour letters of one language."""

    def __init__(self, glyphs: Glyphs, letters: dict[str, str]) -> None:
        self.glyphs = glyphs
        self.letters = letters  # by colour

    def tile(self, tile: Tile, exploded: bool) -> Block:
        """A tile of three lines with everything on it."""
        style = EXPLOSIONS[tile.colour] if exploded else f"{ROCKETS[tile.colour]} {NIGHT}"
        north_west, north_east, south_west, south_east, line, side = (
            self.glyphs.explosion if exploded else self.glyphs.rocket
        )
        bar = (line * 2, style)

        def rim(direction: str, plain: str) -> Text:
            return self.rim(tile, direction, plain, style)

        return [
            Text.assemble(rim("NW", north_west), bar, rim("N", line), bar, rim("NE", north_east)),
            Text.assemble(rim("W", side), (f" {self.mark(tile, exploded)} ", style), rim("E", side)),
            Text.assemble(rim("SW", south_west), bar, rim("S", line), bar, rim("SE", south_east)),
        ]

    def rim(self, tile: Tile, direction: str, plain: str, style: str) -> Text:
        """What the frame of a tile shows in a direction: an arrow, a half spark, or nothing."""
        if direction in tile.arrows:
            return Text(self.glyphs.arrows[direction], f"bold {style}")
        if direction in tile.sparks:
            return Text(self.glyphs.spark, style if style == EXPLOSIONS["yellow"] else f"{style} {GOLD}")
        return Text(plain, style)

    def small_tile(self, tile: Tile, exploded: bool) -> Text:
        """A tile of three letters: colour, explosions, face."""
        return Text(
            self.mark(tile, exploded), EXPLOSIONS[tile.colour] if exploded else f"{ROCKETS[tile.colour]} {NIGHT}"
        )

    def mark(self, tile: Tile, exploded: bool) -> str:
        """Colour, number of explosions and face in three letters."""
        return f"{self.letters[tile.colour]}{tile.explosions}{self.glyphs.exploded if exploded else ' '}"

    def card(self, card: Card) -> Block:
        """A composition card: its points, and its cells as printed."""
        title = Text.assemble((card.id, "bold"), (f" +{card.points}", GOLD))
        return [title, *(Text(" ").join(self.cell(mark) for mark in line) for line in card.grid)]

    def cell(self, mark: str) -> Text:
        """A cell of a card: a colour, a number of explosions, anything, or a hole."""
        if mark == HOLE:
            return Text(" ")
        if mark == WILD:
            return Text(self.glyphs.wild, DIM)
        if mark in LETTERS:
            return Text(self.letters[LETTERS[mark]], EXPLOSIONS[LETTERS[mark]])
        return Text(mark, "bold reverse")


def centre(text: str, width: int, style: str = "") -> Text:
    """A text centred in this width."""
    return Text(text.center(width), style)
