"""Reads the box of Lanterns Dice from components.toml and refuses an impossible one. [LD-1]"""

import re
from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import fields
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar, cast

from lampion.games.lanterns_dice.constants import tiles
from lampion.games.lanterns_dice.pieces import (
    CARD_IDS,
    COLOURS,
    COLUMNS,
    EFFECTS,
    LETTERS,
    MIRRORS,
    ROWS,
    SHAPE_IDS,
    SHEETS,
    SIZES,
    Box,
    Colour,
    Constants,
    Effect,
    EmperorCard,
    Pool,
    PrintedLake,
    Shape,
    Sheet,
    mirrored,
)
from lampion.kernel.components import STATUSES, WHOLE_FILE, Row, check_ids, digest, read, read_file, read_status

__all__ = ["Box", "load"]

PACKAGE = "lampion.games.lanterns_dice"
GAME_ID = "lanterns-dice"
# The field of each of these tables that has its own status.
DOUBTFUL = {"sides": "empty_side", "dice": "colours", "shapes": "values", "emperor_cards": "cost", "lake": "size"}
# Constants that an owner cannot correct: the tray has four places, and four stacks of six make a game.
FIXED = {"dice": 4, "shapes_in_play": 4, "tiles_per_shape": 6}
POOL = re.compile(r"([a-z])(\*?)([a-z])(\*?)([#@]?)")
MOST_SQUARES = 5
BONUSES = {"turns": 6, "three": 2, "two": 4}

Pools = tuple[tuple[Pool, ...], ...]
Value = TypeVar("Value", bound=Hashable)


def load(path: Path | None = None) -> Box:
    """The box in this file; without one, the owner's or the packaged box. Raises BadComponents."""
    data, file = read_file(path) if path else read(PACKAGE, GAME_ID)
    top = Row(file, WHOLE_FILE, data)
    top.text("game", [GAME_ID])
    names = ("constants", "turns", "sides", "dice", "shapes", "emperor_cards", "lake", "lakes", "sheets")
    tables = {name: top.table(name) for name in names}
    cards = tuple(_read_card(row) for row in tables["emperor_cards"].rows("rows"))
    shapes = tuple(_read_shape(row) for row in tables["shapes"].rows("rows"))
    sides = {f"emperor_cards.{card.id}.{side}": card.sides[side].status for card in cards for side in card.sides}
    box = Box(
        file=file,
        digest=digest(data),
        name=top.text("name"),
        designers=top.texts("designers"),
        artists=top.texts("artists"),
        publishers=top.texts("publishers"),
        constants=_read_constants(tables["constants"]),
        turns=MappingProxyType({seats: _read_turns(tables["turns"], seats) for seats in (2, 3, 4)}),
        sides=MappingProxyType({seats: _read_sides(tables["sides"], seats) for seats in (2, 3, 4)}),
        faces=_read_faces(tables["dice"]),
        shapes=shapes,
        first_game=_read_first_game(tables["shapes"]),
        drawn=MappingProxyType(_read_drawn(tables["shapes"].table("drawn"), shapes)),
        cards=cards,
        lakes=_read_lakes(tables["lakes"], _read_lake(tables["lake"])),
        sheets=tuple(_read_sheet(row) for row in tables["sheets"].rows("rows")),
        status=MappingProxyType(read_status(tables.values(), DOUBTFUL, sides)),
    )
    for row in (top, *tables.values()):
        row.finish()
    check_ids(tables["shapes"], box.shapes, SHAPE_IDS)
    check_ids(tables["emperor_cards"], box.cards, CARD_IDS)
    check_ids(tables["sheets"], box.sheets, SHEETS)
    _check_shapes(tables["shapes"], box.shapes)
    return box


def _read_constants(row: Row) -> Constants:
    constants = Constants(**{field.name: row.number(field.name, low=1, high=9) for field in fields(Constants)})
    for name, value in FIXED.items():
        if getattr(constants, name) != value:
            raise row.bad(f"{name}: the rules are written for {value}, not {getattr(constants, name)}")
    return constants


def _read_turns(row: Row, seats: int) -> int:
    """As many turns as there are bonuses. [LD-2]"""
    spaces = BONUSES["turns"] + {2: BONUSES["two"], 3: BONUSES["three"], 4: 0}[seats]
    turns = row.number(str(seats))
    if turns != spaces:
        raise row.bad(f"{seats}: the sheets have {spaces} turn bonuses for {seats} players, not {turns}")
    return turns


def _read_sides(row: Row, seats: int) -> tuple[int, ...]:
    """Where the seats sit around the tray: all at different sides, two opposite each other. [LD-4] [LD-A1]"""
    sides = row.numbers(str(seats), high=3)
    if len(sides) != seats or _doubles(sides):
        raise row.bad(f"{seats}: {list(sides)} must be {seats} different sides")
    if seats == 2 and abs(sides[0] - sides[1]) != 2:
        raise row.bad(f"2: sides {sides[0]} and {sides[1]} are not opposite each other")
    return sides


def _read_faces(row: Row) -> tuple[Colour, ...]:
    """Six faces, each of another colour. [LD-1]"""
    faces = row.texts("faces", COLOURS)
    if len(faces) != len(COLOURS) or _doubles(faces):
        raise row.bad("faces: must be all six colours, each once")
    return cast("tuple[Colour, ...]", faces)


def _read_shape(row: Row) -> Shape:
    shape = Shape(
        id=row.text("id"),
        size=row.text("size", SIZES),
        grid=row.texts("grid"),
        values=row.numbers("values", low=1, high=tiles.MOST_VALUE),
    )
    row.finish()
    if not shape.grid or len({len(line) for line in shape.grid}) != 1 or set("".join(shape.grid)) - set("#."):
        raise row.bad("grid: must be equally long lines of # and .")
    squares = "".join(shape.grid).count("#")
    if squares != SIZES.index(shape.size) + 3:
        raise row.bad(f"grid: a {shape.size} shape has {SIZES.index(shape.size) + 3} squares, not {squares}")
    if not _is_connected(shape.grid):
        raise row.bad("grid: its squares must hang together")
    if len(shape.values) != FIXED["tiles_per_shape"]:
        raise row.bad(f"values: there are {FIXED['tiles_per_shape']} tiles, not {len(shape.values)}")
    if sorted(shape.values, reverse=True) != list(shape.values):
        raise row.bad("values: must fall from the top of the stack down")
    return shape


def _is_connected(grid: tuple[str, ...]) -> bool:
    """Do the squares hang together, with no empty line around them?"""
    squares = {(x, y) for y, line in enumerate(grid) for x, mark in enumerate(line) if mark == "#"}
    reached = {min(squares)} if squares else set()
    for _ in range(MOST_SQUARES):
        reached |= {(x + a, y + b) for x, y in reached for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))} & squares
    full = {x for x, _ in squares} == set(range(len(grid[0]))) and {y for _, y in squares} == set(range(len(grid)))
    return full and reached == squares


def _read_first_game(row: Row) -> tuple[str, ...]:
    shapes = row.texts("first_game", SHAPE_IDS)
    if len(shapes) != FIXED["shapes_in_play"] or _doubles(shapes):
        raise row.bad(f"first_game: must be {FIXED['shapes_in_play']} different shapes")
    return shapes


def _read_drawn(row: Row, shapes: tuple[Shape, ...]) -> dict[str, int]:
    """How many shapes of each size are drawn. [LD-2]"""
    sizes = Counter(shape.size for shape in shapes)
    drawn = {size: row.number(size, high=sizes[size]) for size in SIZES}
    row.finish()
    if sum(drawn.values()) != FIXED["shapes_in_play"]:
        raise row.bad(f"large: {FIXED['shapes_in_play']} shapes must be drawn in all")
    return drawn


def _check_shapes(table: Row, shapes: tuple[Shape, ...]) -> None:
    """No shape is another one turned or flipped. [LD-1]"""
    known: dict[tuple[str, ...], str] = {}
    for shape in shapes:
        twin = known.setdefault(min(shape.forms), shape.id)
        if twin != shape.id:
            raise table.bad(f"grid: is {twin}, or {twin} turned or flipped", about=shape.id)


def _read_card(row: Row) -> EmperorCard:
    sides = {side: _read_effect(row.table(side)) for side in ("A", "B")}
    card = EmperorCard(id=row.text("id"), cost=row.number("cost", low=1, high=9), sides=MappingProxyType(sides))
    row.finish()
    return card


def _read_effect(row: Row) -> Effect:
    effect = Effect(
        effect=row.text("effect", EFFECTS),
        areas=row.number("areas", low=1, high=3),
        status=row.text("status", STATUSES),
    )
    row.finish()
    if effect.effect == "dark" and effect.areas > 2:
        raise row.bad(f"areas: a pool has 2 areas, not {effect.areas}")
    return effect


def _read_lake(table: Row) -> Pools:
    """The pools, row by row, two different colours in each. [LD-1]"""
    rows = table.rows("rows")
    lines = []
    for row in rows:
        pools = tuple(_read_pool(row, word) for word in row.texts("pools"))
        row.finish()
        if len(pools) != COLUMNS:
            raise row.bad(f"pools: a row has {COLUMNS} pools, not {len(pools)}")
        lines.append(pools)
    check_ids(table, [_Named(row.name) for row in rows], map(str, range(ROWS)))
    return tuple(lines)


class _Named:
    """A row of the lake, for `check_ids`."""

    def __init__(self, name: str) -> None:
        self.id = name


def _read_pool(row: Row, word: str) -> Pool:
    found = POOL.fullmatch(word)
    if found is None or found[1] not in LETTERS or found[3] not in LETTERS:
        raise row.bad(f"pools: {word} is not two colours ({' '.join(LETTERS)}) with *, # or @")
    if found[1] == found[3]:
        raise row.bad(f"pools: {word} has the same colour twice")
    return Pool(
        colours=(LETTERS[found[1]], LETTERS[found[3]]),
        pavilions=(bool(found[2]), bool(found[4])),
        platform=found[5] == "#",
        boat=found[5] == "@",
    )


def _read_lakes(table: Row, base: Pools) -> tuple[PrintedLake, ...]:
    """The lake of each sheet: an image of the one in the box. [LD-A23]"""
    lakes = []
    for row in table.rows("rows"):
        how, shift = row.text("mirrored", MIRRORS), row.number("shift", high=len(COLOURS) - 1)
        lakes.append(PrintedLake(row.text("id"), mirrored(base, how, shift)))
        row.finish()
    check_ids(table, lakes, SHEETS)
    return tuple(lakes)


def _read_sheet(row: Row) -> Sheet:
    bonuses = {name: _read_bonuses(row, name, count) for name, count in BONUSES.items()}
    sheet = Sheet(row.text("id"), **bonuses)
    row.finish()
    return sheet


def _read_bonuses(row: Row, field: str, count: int) -> tuple[Colour, ...]:
    letters = row.text(field).split()
    if len(letters) != count or not set(letters) <= set(LETTERS):
        raise row.bad(f"{field}: must be {count} of {' '.join(LETTERS)}")
    return tuple(LETTERS[letter] for letter in letters)


def _doubles(values: Iterable[Value]) -> list[Value]:
    return [value for value, count in Counter(values).items() if count > 1]
