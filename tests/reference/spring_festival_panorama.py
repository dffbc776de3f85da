"""The box of Spring Festival and the rules of one panorama in slow, obvious code: chains, sparks, compositions.

Nothing here shares code with the game under test; only the tiles and cards are read from its data file.

    x grows to the right, y grows down:      (0,0) (1,0)
                                             (0,1) (1,1)
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Cell = tuple[int, int]

STEPS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
COLOURS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow"}


@dataclass(frozen=True)
class Tile:
    """A firework tile; its arrows and half sparks are the same on both faces. [SF-1]"""

    id: str
    colour: str
    explosions: int
    arrows: frozenset[str]
    sparks: frozenset[str]


@dataclass
class Placed:
    """A tile on a panorama and the face it shows: rocket, or exploded. [SF-1]"""

    tile: Tile
    exploded: bool


@dataclass(frozen=True)
class Card:
    """A composition card; a mark is "*" (any tile), the letter of a colour or a number of explosions. [SF-9]"""

    id: str
    set: str
    points: int
    marks: dict[Cell, str]


Panorama = dict[Cell, Placed]


BOX_FILE = Path(__file__).resolve().parents[2] / "src" / "lampion" / "games" / "spring_festival" / "components.toml"
BOX = tomllib.loads(BOX_FILE.read_text(encoding="utf-8"))


def read_tile(row: dict[str, Any]) -> Tile:
    """A row of the tables of tiles. [SF-2]"""
    return Tile(row["id"], row["colour"], row["explosions"], frozenset(row["arrows"]), frozenset(row["sparks"]))


def read_card(row: dict[str, Any]) -> Card:
    """A row of the tables of cards; a dot in the grid is not part of the shape. [SF-2]"""
    marks = {}
    for y, line in enumerate(row["grid"]):
        for x, mark in enumerate(line):
            if mark != ".":
                marks[x, y] = mark
    return Card(row["id"], row["set"], row["points"], marks)


STARTING_TILES = {row["id"]: read_tile(row) for row in BOX["starting_tiles"]["rows"]}
STARTING_SETS = {row["id"]: int(row["set"]) for row in BOX["starting_tiles"]["rows"]}
STORE_TILES = {row["id"]: read_tile(row) for row in BOX["tiles"]["rows"]}
TILES = STARTING_TILES | STORE_TILES
COLOUR_CARDS = {row["id"]: read_card(row) for row in BOX["colour_cards"]["rows"]}
PATTERN_CARDS = {row["id"]: read_card(row) for row in BOX["pattern_cards"]["rows"]}
CARDS = COLOUR_CARDS | PATTERN_CARDS


def read_panorama(text: str) -> Panorama:
    """A board written as "T13* 1,0 / T31 2,0"; the star marks an exploded tile. [SF-1]"""
    board = {}
    for item in text.split(" / "):
        tile, cell = item.split()
        x, y = cell.split(",")
        board[int(x), int(y)] = Placed(TILES[tile.removesuffix("*")], exploded=tile.endswith("*"))
    return board


def next_cell(cell: Cell, direction: str) -> Cell:
    """The neighbouring cell in a direction. [SF-1]"""
    step_x, step_y = STEPS[direction]
    return cell[0] + step_x, cell[1] + step_y


def edge_cells(cell: Cell) -> set[Cell]:
    """The four cells that share an edge with this one. [SF-1]"""
    return {next_cell(cell, direction) for direction in ("N", "E", "S", "W")}


def corner_cells(cell: Cell) -> set[Cell]:
    """The four cells that share only a corner with this one. [SF-1]"""
    return {next_cell(cell, direction) for direction in ("NE", "SE", "SW", "NW")}


def frontier(panorama: Panorama) -> set[Cell]:
    """The empty cells that share an edge with a tile. [SF-6]"""
    around = {beside for cell in panorama for beside in edge_cells(cell)}
    return around - set(panorama)


def explode(panorama: Panorama, cell: Cell) -> None:
    """Explode a tile, every rocket that its arrows point at, and so on. [SF-7] [SF-A7]"""
    panorama[cell].exploded = True
    for arrow in panorama[cell].tile.arrows:
        target = next_cell(cell, arrow)
        if target in panorama and not panorama[target].exploded:
            explode(panorama, target)


def complete_sparks(panorama: Panorama) -> list[tuple[Cell, Cell]]:
    """Every edge with a half spark on both sides, as its left and right or its upper and lower cell. [SF-8]"""
    sparks = []
    for cell, placed in panorama.items():
        for here, there in (("E", "W"), ("S", "N")):
            other = next_cell(cell, here)
            if other in panorama and here in placed.tile.sparks and there in panorama[other].tile.sparks:
                sparks.append((cell, other))
    return sparks


def sparks_at(panorama: Panorama, cell: Cell) -> int:
    """The number of complete sparks of the tile on this cell. [SF-8]"""
    return sum(1 for spark in complete_sparks(panorama) if cell in spark)


def fulfils(tile: Tile, mark: str) -> bool:
    """Does a tile have what a cell of a card asks for? [SF-9]"""
    if mark == "*":
        return True
    if mark in COLOURS:
        return tile.colour == COLOURS[mark]
    return tile.explosions == int(mark)


def turned(marks: dict[Cell, str]) -> dict[Cell, str]:
    """The shape after a quarter turn; it is never mirrored. [SF-9]"""
    return {(-y, x): mark for (x, y), mark in marks.items()}


def matches(panorama: Panorama, card: Card) -> set[frozenset[Cell]]:
    """Every set of exploded tiles that completes a card: all four turns, with the first cell on each tile. [SF-9]"""
    found = set()
    marks = card.marks
    for _ in range(4):
        marks = turned(marks)
        first_x, first_y = next(iter(marks))
        for tile_x, tile_y in panorama:
            laid = {(x - first_x + tile_x, y - first_y + tile_y): mark for (x, y), mark in marks.items()}
            if all(
                cell in panorama and panorama[cell].exploded and fulfils(panorama[cell].tile, mark)
                for cell, mark in laid.items()
            ):
                found.add(frozenset(laid))
    return found
