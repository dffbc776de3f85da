"""How skies and the box look in the terminal.

A cell of a sky has three lines, with the pieces of its tile on the edges where they are; rows are shifted by half a
cell. A place of the box shows its tiles: letters for one that is face up, and how many lie there face down.

     ◆   ●       R: a red Kiku, its arc in the upper right, its half in the upper left or left …
       R         free cells show their coordinates, (R) is a start tile
         ✿       BE: a special tile
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.view_shapes import BoxTile, BoxView, LaidTile, LaunchView, SeatView
from lampion.text_layout import Block

Point = tuple[int, int]  # column and line on the screen

GOLD = "#ffd75f"
DIM = "#8a8fa8"
FREE = "#6a7098"
STYLES = {"red": "#ff6a5c", "gold": "#ffc93f", "green": "#4fe096", "blue": "#62b8ff"}
SPECIAL = "#d5b8ff"
FUNCTION = "bold #e9d3a2"
FACE_DOWN = "#8f98e2"
MARKED = "bold #ffffff on #8a3a5c"

WIDTH, HEIGHT = 8, 3  # from one cell of a sky to the next
CORNERS = ((6, 1), (5, 0), (1, 0), (0, 1), (1, 2), (5, 2))  # where a direction is in a cell, from the east
SMALL = 4  # columns from one cell to the next in a small sky
PLACE = 4  # columns of a place in the box
RIM = 3  # columns for the numbers of rows


@dataclass(frozen=True)
class Glyphs:
    """The characters for pieces on tiles and for marks in the box."""

    arc: str
    half: str
    flower: str
    free: str
    seen: str
    aim: str
    hit: str
    crown: str


UNICODE = Glyphs(arc="●", half="◆", flower="✿", free="·", seen="~", aim="+", hit="×", crown="★")
ASCII = Glyphs(arc="@", half="#", flower="%", free=".", seen="~", aim="+", hit="x", crown="*")


def style_of(kind: str) -> str:
    """The colour in which a tile is drawn."""
    return STYLES.get(kind.rpartition("-")[2], SPECIAL)


class Sheet:
    """Signs on a grid of the screen."""

    def __init__(self) -> None:
        self.signs: dict[Point, tuple[str, str]] = {}

    def write(self, column: int, line: int, text: str, style: str) -> None:
        """A text that starts at a point."""
        for place, sign in enumerate(text):
            self.signs[column + place, line] = (sign, style)

    def to_block(self) -> Block:
        """The sheet as lines of text."""
        width = 1 + max((column for column, _ in self.signs), default=0)
        height = 1 + max((line for _, line in self.signs), default=0)
        block = []
        for line in range(height):
            row = [self.signs.get((column, line), (" ", "")) for column in range(width)]
            runs = groupby(row, key=lambda sign: sign[1])
            text = Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))
            text.rstrip()
            block.append(text)
        return block


def draw_sky(seat: SeatView, letters: Mapping[str, str], glyphs: Glyphs) -> Block:
    """A sky with everything on its tiles; free cells show their coordinates. [FW-2]"""
    sheet = Sheet()
    laid = {(tile["cell"][0], tile["cell"][1]): tile for tile in seat["sky"]}
    for row, column in box.CELLS:
        left = column * WIDTH + box.BOX.shifts[row] * WIDTH // 2
        top = row * HEIGHT
        tile = laid.get((row, column))
        if tile is None:
            sheet.write(left + 2, top + 1, f"{row},{column}", FREE)
        else:
            draw_tile(sheet, (left, top), tile, letters, glyphs)
    return sheet.to_block()


def draw_tile(sheet: Sheet, corner: Point, tile: LaidTile, letters: Mapping[str, str], glyphs: Glyphs) -> None:
    """A tile with its pieces where they are."""
    left, top = corner
    style = style_of(tile["kind"])
    letter = letters[tile["kind"]]
    word = f"({letter})" if tile["start"] else f"{letter:^3}"
    sheet.write(left + 2, top + 1, word, f"bold {style}")
    if tile["rotation"] is not None:
        motifs = box.BOX.motifs
        for edge, sign in ((motifs.arc, glyphs.arc), (motifs.half, glyphs.half), (motifs.flower, glyphs.flower)):
            column, line = CORNERS[(edge + tile["rotation"]) % 6]
            sheet.write(left + column, top + line, sign, style)


def draw_small_sky(seat: SeatView, letters: Mapping[str, str], glyphs: Glyphs, numbered: bool = False) -> Block:
    """A sky at a glance: a letter for every tile; with the numbers of rows and columns if it is to be played on."""
    sheet = Sheet()
    rim = RIM if numbered else 0
    top = 1 if numbered else 0
    laid = {(tile["cell"][0], tile["cell"][1]): tile for tile in seat["sky"]}
    for row, column in box.CELLS:
        left = rim + column * SMALL + box.BOX.shifts[row] * SMALL // 2
        tile = laid.get((row, column))
        if numbered:
            sheet.write(0, row + top, str(row), DIM)
            sheet.write(rim + column * SMALL + SMALL // 2, 0, str(column), DIM)
        if tile is None:
            sheet.write(left + 1, row + top, glyphs.free, FREE)
        else:
            letter = letters[tile["kind"]]
            word = f"({letter})" if tile["start"] else f" {letter}"
            sheet.write(left, row + top, word, f"bold {style_of(tile['kind'])}")
    return sheet.to_block()


def draw_box(view: BoxView, launch: LaunchView | None, letters: Mapping[str, str], glyphs: Glyphs) -> Block:
    """The box place by place, with row numbers on the left and column numbers above. [FW-20]"""
    sheet = Sheet()
    here: dict[Point, list[BoxTile]] = {}
    for tile in view["tiles"]:
        if tile["place"] and not tile["outside"]:
            here.setdefault((tile["place"][0], tile["place"][1]), []).append(tile)
    for number in range(9):
        sheet.write(RIM + number * PLACE + 1, 0, str(number), DIM)
        sheet.write(0, number + 1, str(number), DIM)
    marks = marks_of(launch, glyphs)
    for row in range(9):
        for column in range(9):
            left, line = RIM + column * PLACE, row + 1
            write_place(sheet, (left, line), here.get((row, column), []), letters, glyphs)
            if (row, column) in marks:
                sheet.write(left, line, marks[row, column], MARKED)
    return sheet.to_block()


def marks_of(launch: LaunchView | None, glyphs: Glyphs) -> dict[Point, str]:
    """Where the die was aimed, and where it hit."""
    found: dict[Point, str] = {}
    if launch and launch["aim"]:
        found[launch["aim"][0], launch["aim"][1]] = glyphs.aim
    if launch and launch["hit"]:
        found[launch["hit"][0], launch["hit"][1]] = glyphs.hit
    return found


def write_place(sheet: Sheet, corner: Point, tiles: list[BoxTile], letters: Mapping[str, str], glyphs: Glyphs) -> None:
    """The tiles on a place: the highest that is face up, and the number of the others."""
    left, line = corner
    up = [tile for tile in tiles if tile["up"] and tile["kind"]]
    down = [tile for tile in tiles if not tile["up"]]
    if up:
        kind = max(up, key=lambda tile: tile["layer"])["kind"] or ""
        sheet.write(left + 1, line, letters[kind], f"bold {style_of(kind)}")
        left += len(letters[kind])
    others = len(down) + max(0, len(up) - 1)
    if others:
        seen = glyphs.seen if any(tile["seen"] for tile in down) and not up else ""
        sheet.write(left + 1, line, f"{others}{seen}", FACE_DOWN)
    elif not up:
        sheet.write(left + 1, line, glyphs.free, FREE)
