"""Reads the box of Fireworks from components.toml and refuses an impossible one. [FW-1]"""

import tomllib
from dataclasses import fields
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any

from lampion.games.fireworks.pieces import (
    CARD_IDS,
    CHARACTER_IDS,
    COLOURS,
    FACE_IDS,
    FIREWORK_IDS,
    FUNCTION_IDS,
    SPECIAL_IDS,
    STYLES,
    Box,
    Card,
    Character,
    Grid,
    Launch,
    LaunchTables,
    Motifs,
    Scoring,
    Tile,
)
from lampion.kernel.components import STATUSES, WHOLE_FILE, Row, check_ids, digest, read, read_file, read_status

PACKAGE = "lampion.games.fireworks"
GAME_ID = "fireworks"
TABLES = (
    ("constants", "board", "motifs", "die", "tube", "start_tiles", "base_tiles", "special_tiles", "function_tiles")
    + ("scoring", "characters", "cards")
)  # fmt: skip
# The field of each of these tables that has its own status.
DOUBTFUL = {
    "constants": "pile_tiles",
    "board": "layout",
    "die": "faces",
    "tube": "heights",
    "start_tiles": "colours",
    "base_tiles": "copies",
    "special_tiles": "kinds",
    "function_tiles": "copies",
    "cards": "rows",
}
TILES = {"base_tiles": 88, "special_tiles": 16, "function_tiles": 7}
CELLS, PILE, HEIGHTS, CARDS, FACES, EDGES = 25, 25, 6, 50, 6, 6


def load(path: Path | None = None) -> Box:
    """The box in this file; without one, the owner's or the packaged box. Raises BadComponents."""
    data, file = read_file(path) if path else read(PACKAGE, GAME_ID)
    top = Row(file, WHOLE_FILE, data)
    top.text("game", [GAME_ID])
    tables = {name: top.table(name) for name in TABLES}
    launch = tomllib.loads((resources.files(PACKAGE) / "launch_tables.toml").read_text("utf-8"))
    cards = tuple(_read_card(row) for row in tables["cards"].rows("rows"))
    box = Box(
        file=file,
        digest=digest({**data, "launch tables": launch}),
        name=top.text("name"),
        designers=top.texts("designers"),
        publisher=top.text("publisher"),
        gale_tiles=tables["constants"].number("gale_tiles", low=1, high=20),
        pile_tiles=tables["constants"].number("pile_tiles", low=PILE, high=PILE),
        rows=tables["board"].numbers("lengths", low=1, high=9),
        shifts=tables["board"].numbers("shifts", high=9),
        motifs=_read_motifs(tables["motifs"]),
        faces=tables["die"].texts("faces", FACE_IDS),
        heights=tables["tube"].numbers("heights", low=1, high=200),
        start_tiles=tuple(_read_tile(row, counted=False) for row in tables["start_tiles"].rows("rows")),
        base_tiles=tuple(_read_tile(row) for row in tables["base_tiles"].rows("rows")),
        special_tiles=tuple(_read_special(row) for row in tables["special_tiles"].rows("rows")),
        function_tiles=tuple(_read_function(row) for row in tables["function_tiles"].rows("rows")),
        scoring=_read_scoring(tables["scoring"]),
        characters=tuple(_read_character(row) for row in tables["characters"].rows("rows")),
        puppy=tables["characters"].numbers("puppy", high=99),
        cards=cards,
        launch=_launch_tables(launch),
        status=MappingProxyType(
            read_status(tables.values(), DOUBTFUL, {f"cards.{card.id}": card.status for card in cards})
        ),
    )
    for row in (top, *tables.values()):
        row.finish()
    _check(tables, box)
    return box


def _check(tables: dict[str, Row], box: Box) -> None:
    for name, ids in (
        ("start_tiles", FIREWORK_IDS),
        ("base_tiles", FIREWORK_IDS),
        ("special_tiles", SPECIAL_IDS),
        ("function_tiles", FUNCTION_IDS),
        ("characters", CHARACTER_IDS),
        ("cards", CARD_IDS),
    ):
        check_ids(tables[name], getattr(box, name), ids)
    for name, count in TILES.items():
        found = sum(tile.copies for tile in getattr(box, name))
        if found != count:
            raise tables[name].bad(f"copies: must be {count} together, not {found}")
    for table, tiles in (("start_tiles", box.start_tiles), ("base_tiles", box.base_tiles)):
        for tile in tiles:
            if tile.id != f"{tile.style}-{tile.colour}":
                raise tables[table].bad("id: must be style and colour", about=tile.id)
    _check_numbers(tables, box)
    _check_launches(tables, box)


def _check_numbers(tables: dict[str, Row], box: Box) -> None:
    if sum(box.rows) != CELLS or len(box.shifts) != len(box.rows):
        raise tables["board"].bad(f"lengths: must be {CELLS} cells together, and as many shifts")
    if len({box.motifs.arc, box.motifs.half, box.motifs.flower}) != 3:
        raise tables["motifs"].bad("flower: no two pieces may be on one edge")
    if len(box.faces) != FACES:
        raise tables["die"].bad(f"faces: must be {FACES}, not {len(box.faces)}")
    for name, numbers in (("special_tiles", box.scoring.special_tiles), ("puppy", box.puppy)):
        if len(numbers) != 5:
            table = "scoring" if name == "special_tiles" else "characters"
            raise tables[table].bad(f"{name}: must be 5 numbers, not {len(numbers)}")
    found = sum(card.copies for card in box.cards)
    if found != CARDS:
        raise tables["cards"].bad(f"copies: must be {CARDS} together, not {found}")
    if not any(card.copies and card.people > 1 for card in box.cards):
        raise tables["cards"].bad("people: a second try needs a card for several people")


def _check_launches(tables: dict[str, Row], box: Box) -> None:
    """Every height and every card has its tables. [FW-20]"""
    if len(box.heights) != HEIGHTS:
        raise tables["tube"].bad(f"heights: must be {HEIGHTS}, not {len(box.heights)}")
    known = {(launch.height, launch.spread, launch.force) for launch in box.launch.launches}
    for height in box.heights:
        if (height, 100, 100) not in known:
            raise tables["tube"].bad(f"heights: there are no launch tables for {height}")
    for card in box.cards:
        if (card.height, card.spread, card.force) not in known:
            raise tables["cards"].bad("height: there are no launch tables for this card", about=card.id)


def _read_tile(row: Row, counted: bool = True) -> Tile:
    tile = Tile(
        id=row.text("id"),
        copies=row.number("copies", high=88) if counted else 1,
        style=row.text("style", STYLES),
        colour=row.text("colour", COLOURS),
    )
    row.finish()
    return tile


def _read_special(row: Row) -> Tile:
    tile = Tile(id=row.text("id"), copies=row.number("copies", high=16), group=row.text("group", ("poka", "kada")))
    row.finish()
    return tile


def _read_function(row: Row) -> Tile:
    tile = Tile(id=row.text("id"), copies=row.number("copies", high=7))
    row.finish()
    return tile


def _read_motifs(row: Row) -> Motifs:
    return Motifs(**{field.name: row.number(field.name, high=EDGES - 1) for field in fields(Motifs)})


def _read_scoring(row: Row) -> Scoring:
    points = {field.name: row.number(field.name, high=99) for field in fields(Scoring) if field.default != ()}
    return Scoring(**points, special_tiles=row.numbers("special_tiles", high=99))


def _read_character(row: Row) -> Character:
    character = Character(
        id=row.text("id"), needs=row.number("needs", low=1, high=8), bonus=row.number("bonus", high=99)
    )
    row.finish()
    return character


def _read_card(row: Row) -> Card:
    card = Card(
        id=row.text("id"),
        people=row.number("people", low=1, high=4),
        copies=row.number("copies", high=50),
        height=row.number("height", low=1, high=200),
        spread=row.number("spread", low=1, high=999),
        force=row.number("force", low=1, high=999),
        status=row.text("status", STATUSES),
    )
    row.finish()
    return card


def _launch_tables(data: dict[str, Any]) -> LaunchTables:
    return LaunchTables(
        covers=tuple(data["covers"]),
        turns=tuple(data["turns"]),
        leaves=_grid(data["leaves"]),
        shifts=_grid(data["shifts"]),
        pile=_grid(data["pile"]),
        layouts=_grid(data["layouts"]),
        launches=tuple(
            Launch(
                height=launch["height"],
                spread=launch["spread"],
                force=launch["force"],
                aim=_grid(launch["aim"]),
                ring=_grid(launch["ring"]),
                echo=_grid(launch["echo"]),
            )
            for launch in data["launch"]
        ),
    )


def _grid(rows: list[list[int]]) -> Grid:
    return tuple(tuple(row) for row in rows)
