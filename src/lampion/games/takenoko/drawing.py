"""How the land looks in the terminal: six-sided tiles as bricks, each row shifted by half a brick.

A brick has six neighbours, like a hexagon, and its frame has six edges, on which channels lie:

    ┌───────┰───────┐      each tile: q,r on top
    │  0,-1 ┃  1,-1 │      then colour, height of the bamboo, improvement (+ if it is a chip), water
    │G3    ≈┃P1+enc≈│      then the figures that stand here
    │  PAN  ┃       │      heavy line: the channel between 0,-1 and 1,-1, which leaves a corner of the pond
    └───┬───┸───┬───┘
        │  0,0  │
        │  pond │
        │  GAR  │
        └───────┘
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise

from rich.text import Text

from lampion.games.takenoko.pieces import DIRECTIONS
from lampion.games.takenoko.view import PlotView, View
from lampion.text_layout import Block

Cell = tuple[int, int]
Point = tuple[int, int]  # column and line on the screen

GOLD = "#ffd75f"
DIM = "#8a8fa8"
WATER = "bold #4fb3ff"
NO_WATER = "bold #d06060"
POND = "bold #ffffff on #1f6fb2"
FIGURE = "bold #ffffff on #303038"
IRRIGATED = {
    "green": "bold #0c2410 on #8fd16f",
    "yellow": "bold #2b2200 on #f0d060",
    "pink": "bold #3a0f22 on #f2a0b8",
}
DRY = {"green": "#8fd16f on #26331f", "yellow": "#f0d060 on #3a341c", "pink": "#f2a0b8 on #3b252d"}

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
AROUND: tuple[Cell, ...] = tuple(DIRECTIONS.values())


@dataclass(frozen=True)
class Glyphs:
    """The characters that the land is drawn with."""

    lines: Mapping[int, str]  # by the directions in which the lines of a frame go
    channels: Mapping[int, str]  # the same, if a channel is among them
    downward: str  # a line to the south, with channels to west (1), east (2), south (4)
    upward: str  # likewise to the north
    cut: tuple[str, str]  # a channel without water, horizontal and vertical
    irrigated: str
    dry: str
    claimable: str
    crown: str


def by_arms(signs: str) -> dict[int, str]:
    """Characters for straight lines, corners and branches, by their arms."""
    arms = (EAST | WEST, NORTH | SOUTH, SOUTH | EAST, SOUTH | WEST, NORTH | EAST, NORTH | WEST)
    return dict(zip((*arms, EAST | SOUTH | WEST, NORTH | EAST | WEST, EAST, WEST, NORTH, SOUTH), signs, strict=True))


UNICODE = Glyphs(
    lines=by_arms("─│┌┐└┘┬┴──││"),
    channels=by_arms("━┃┏┓┗┛┳┻━━┃┃"),
    downward="┬┭┮┯┰┱┲┳",
    upward="┴┵┶┷┸┹┺┻",
    cut=("╍", "╏"),
    irrigated="≈",
    dry="·",
    claimable="✓",
    crown="★",
)
ASCII = Glyphs(
    lines=by_arms("-|++++++--||"),
    channels=by_arms("=#######==##"),
    downward="+#######",
    upward="+#######",
    cut=("x", "x"),
    irrigated="~",
    dry=".",
    claimable="*",
    crown="*",
)


@dataclass(frozen=True)
class Size:
    """The size of a drawn tile: columns and lines from one tile to the next."""

    width: int
    height: int


LARGE = Size(8, 4)
SMALL = Size(6, 4)


@dataclass(frozen=True)
class Labels:
    """The short words on tiles, in one language."""

    letters: Mapping[str, str]  # by colour
    improvements: Mapping[str, str]  # three letters; empty for none
    figures: Mapping[str, str]  # three letters
    initials: Mapping[str, str]  # one letter
    pond: str

    def figures_at(self, size: Size) -> Mapping[str, str]:
        """The marks of the figures on tiles of this size."""
        return self.figures if size == LARGE else self.initials


class LandDrawing:
    """The land on a sheet of characters."""

    def __init__(self, view: View, size: Size, glyphs: Glyphs, labels: Labels) -> None:
        self.view = view
        self.size = size
        self.glyphs = glyphs
        self.labels = labels
        self.signs: dict[Point, tuple[str, str]] = {}
        self.frames: dict[Point, int] = {}  # directions of frame lines
        self.channels: dict[Point, int] = {}  # those of them that carry a channel
        self.cut: set[Point] = set()  # points on channels without water
        self.live: set[Point] = set()  # points on channels with water

    def lines(self, free: Iterable[Cell] = ()) -> Block:
        """The land line by line; cells on which a plot may be placed show their coordinates."""
        self.draw_pond()
        for plot in self.view["land"]:
            self.draw_plot(plot)
        if self.view["placing"]:
            self.draw_plot(self.view["placing"])
        for cell in free:
            self.write(cell, 2, write_cell(cell), DIM)
        for channel in self.view["channels"]:
            one, other = (to_cell(cell) for cell in channel["cells"])
            self.draw_edge(one, (other[0] - one[0], other[1] - one[1]), True, channel["connected"])
        self.draw_frames()
        return self.to_block()

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of a tile."""
        q, r = cell
        return self.size.width * q + self.size.width // 2 * r, self.size.height * r

    def draw_pond(self) -> None:
        """The pond in the middle."""
        self.draw_tile((0, 0), POND, self.labels.pond[: self.size.width - 1])
        self.write((0, 0), 3, self.figures_on((0, 0)), FIGURE)

    def draw_plot(self, plot: PlotView) -> None:
        """A plot with everything on it."""
        cell = to_cell(plot["cell"])
        colour, _, printed = plot["kind"].partition("-")
        style = (IRRIGATED if plot["irrigated"] else DRY)[colour]
        water = self.glyphs.irrigated if plot["irrigated"] else self.glyphs.dry
        word = self.labels.improvements[plot["chip"] or printed]
        word = f"+{word}" if plot["chip"] else f" {word}"
        state = f"{self.labels.letters[colour]}{plot['height']}"
        if self.size == LARGE:
            self.draw_tile(cell, style, f"{state}{word:<4}{water}")
            self.write(cell, 3, self.figures_on(cell), FIGURE)
        else:
            self.draw_tile(cell, style, f"{state}{water}{self.figures_on(cell):<2}")
            self.write(cell, 3, word, style)

    def figures_on(self, cell: Cell) -> str:
        """The figures that stand on a tile."""
        here = [name for name, place in self.view["figures"].items() if place and to_cell(place) == cell]
        return (" " if self.size == LARGE else "").join(self.labels.figures_at(self.size)[name] for name in here)

    def draw_tile(self, cell: Cell, style: str, text: str) -> None:
        """The frame of a tile, its coordinates and a text."""
        for step in AROUND:
            self.draw_edge(cell, step)
        for line, words in enumerate((write_cell(cell), text, ""), 1):
            self.write(cell, line, words.center(self.size.width - 1), style)

    def write(self, cell: Cell, line: int, text: str, style: str) -> None:
        """A text in the middle of a line of a tile."""
        x, y = self.corner(cell)
        start = x + 1 + (self.size.width - 1 - len(text)) // 2
        for place, sign in enumerate(text):
            self.signs[start + place, y + line] = (sign, style)

    def draw_edge(self, cell: Cell, step: Cell, channel: bool = False, connected: bool = True) -> None:
        """One of the six edges of a tile, as a line of its frame or as a channel."""
        points = self.edge(cell, step)
        horizontal = points[0][1] == points[1][1]
        there, back = (EAST, WEST) if horizontal else (SOUTH, NORTH)
        for sheet in (self.frames, self.channels) if channel else (self.frames,):
            for one, other in pairwise(points):
                sheet[one] = sheet.get(one, 0) | there
                sheet[other] = sheet.get(other, 0) | back
        if channel and connected:
            self.live.update(points)
        elif channel:
            self.cut.update(points[1:-1])

    def edge(self, cell: Cell, step: Cell) -> list[Point]:
        """The points of an edge, from corner to corner."""
        x, y = self.corner(cell)
        right, down = step
        if down == 0:
            column = x + self.size.width if right > 0 else x
            return [(column, line) for line in range(y, y + self.size.height + 1)]
        line = y + self.size.height if down > 0 else y
        half = self.size.width // 2
        start = x + half if (right, down) in ((0, 1), (1, -1)) else x
        return [(column, line) for column in range(start, start + half + 1)]

    def draw_frames(self) -> None:
        """Frames and channels as box-drawing characters."""
        for point, arms in self.frames.items():
            channels = self.channels.get(point, 0)
            if point in self.cut:
                self.signs[point] = (self.glyphs.cut[0 if arms & EAST else 1], NO_WATER)
            elif channels:
                self.signs[point] = (self.junction(arms, channels), WATER if point in self.live else NO_WATER)
            else:
                self.signs[point] = (self.glyphs.lines[arms], DIM)

    def junction(self, arms: int, channels: int) -> str:
        """The character where channels meet a frame."""
        if arms not in (EAST | SOUTH | WEST, NORTH | EAST | WEST):
            return self.glyphs.channels[arms]
        branches = self.glyphs.downward if arms & SOUTH else self.glyphs.upward
        upright = bool(channels & (NORTH | SOUTH))
        return branches[bool(channels & WEST) + 2 * bool(channels & EAST) + 4 * upright]

    def to_block(self) -> Block:
        """The sheet as lines of text."""
        columns, lines = zip(*self.signs, strict=True)
        block = []
        for y in range(min(lines), max(lines) + 1):
            row = [self.signs.get((x, y), (" ", "")) for x in range(min(columns), max(columns) + 1)]
            runs = groupby(row, key=lambda drawn: drawn[1])
            line = Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))
            line.rstrip()
            block.append(line)
        return block


def sizes_for(view: View, free: Iterable[Cell]) -> list[Size]:
    """The sizes in which all coordinates fit on their tiles, the largest first."""
    cells = [*(to_cell(plot["cell"]) for plot in view["land"]), *free]
    longest = max((len(write_cell(cell)) for cell in cells), default=0)
    return [size for size in (LARGE, SMALL) if longest < size.width]


def to_cell(cell: list[int]) -> Cell:
    """Coordinates of a view as a cell."""
    return cell[0], cell[1]


def write_cell(cell: Cell) -> str:
    """A cell as moves write it."""
    return f"{cell[0]},{cell[1]}"


def free_cells(view: View) -> set[Cell]:
    """The empty cells on which a plot may be placed: beside the pond, or beside two plots. [TK-5]"""
    laid = {to_cell(plot["cell"]) for plot in view["land"]} | {(0, 0)}
    beside = {(q + right, r + down) for q, r in laid for right, down in AROUND} - laid
    return {cell for cell in beside if cell in AROUND or len(laid & neighbours(cell)) > 1}


def neighbours(cell: Cell) -> set[Cell]:
    """The six cells around a cell."""
    return {(cell[0] + right, cell[1] + down) for right, down in AROUND}
