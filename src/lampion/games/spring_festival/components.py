"""Reads the box of Spring Festival from components.toml and refuses an impossible one. [SF-2]"""

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import fields
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar, cast

from lampion.games.spring_festival.pieces import (
    COLOURS,
    COUNTS,
    DIRECTIONS,
    EDGES,
    HOLE,
    LETTERS,
    SHAPES,
    SIGN_IDS,
    WILD,
    Box,
    Card,
    Colour,
    Constants,
    Kind,
    Sign,
    SignSpec,
    Tile,
    quarter_turns,
)
from lampion.kernel.components import STATUSES, WHOLE_FILE, Row, check_ids, digest, read, read_file, read_status

__all__ = ["Box", "Card", "Constants", "Sign", "SignSpec", "Tile", "load", "quarter_turns"]

PACKAGE = "lampion.games.spring_festival"
GAME_ID = "spring-festival"
# The field of each of these tables that has its own status.
DOUBTFUL = {"sides": "empty_side", "colour_cards": "set", "pattern_cards": "set"}

# Constants that an owner cannot correct: 48 tiles in 4 stacks make 12 rounds, and a hand has four places.
FIXED = {"store_stacks": 4, "tiles_per_stack": 12, "rounds": 12}
FIXED |= {"colour_cards_each": 2, "pattern_cards_each": 2, "signs_in_play": 1}

SYMBOLS = ("一", "二", "三", "四")

# Points by number of cells.
CARD_POINTS: dict[str, dict[int, tuple[int, ...]]] = {"colour": {3: (4,), 4: (5,)}, "pattern": {3: (4, 5), 4: (5, 6)}}
CARD_DEMANDS = {"colour": tuple(LETTERS), "pattern": tuple(map(str, COUNTS))}

# What a kind of sign is scored for (a line is scored for its axis), and the fields that describe it.
SIGN_KINDS = {
    "line_exactly_one": ("axis", "axis explosions"),
    "line_all_values": ("axis", "axis attribute values"),
    "tile_with_complete_spark": ("tile", "explosions"),
    "tile_with_free_edge": ("tile", "explosions"),
    "tile_enclosed": ("tile", "colour neighbours"),
    "tile_with_same_colour_neighbour": ("tile", "colour adjacency"),
    "largest_group": ("tile", "colour adjacency min_group"),
    "adjacent_pairs": ("pair", "explosions adjacency"),
    "facing_arrows": ("pair", "adjacency"),
    "complete_sparks": ("spark", ""),
}

Value = TypeVar("Value", bound=Hashable)


def load(path: Path | None = None) -> Box:
    """The box in this file; without one, the owner's or the packaged box. Raises BadComponents."""
    data, file = read_file(path) if path else read(PACKAGE, GAME_ID)
    top = Row(file, WHOLE_FILE, data)
    top.text("game", [GAME_ID])
    names = ("constants", "sides", "starting_tiles", "tiles", "colour_cards", "pattern_cards")
    tables = {name: top.table(name) for name in names}
    signs = tuple(_read_sign(row) for row in top.rows("signs"))
    box = Box(
        file=file,
        digest=digest(data),
        name=top.text("name"),
        designers=top.texts("designers"),
        publisher=top.text("publisher"),
        constants=_read_constants(tables["constants"]),
        sides=MappingProxyType({players: _read_sides(tables["sides"], players) for players in (2, 3, 4)}),
        starting_tiles=tuple(_read_tile(row, starting=True) for row in tables["starting_tiles"].rows("rows")),
        tiles=tuple(_read_tile(row, starting=False) for row in tables["tiles"].rows("rows")),
        colour_cards=tuple(_read_card(row, "colour") for row in tables["colour_cards"].rows("rows")),
        pattern_cards=tuple(_read_card(row, "pattern") for row in tables["pattern_cards"].rows("rows")),
        signs=signs,
        status=MappingProxyType(
            read_status(tables.values(), DOUBTFUL, {f"signs.{row.id}": row.status for row in signs})
        ),
    )
    for row in (top, *tables.values()):
        row.finish()
    _check_tiles(tables["tiles"], box.tiles)
    _check_starting_tiles(tables["starting_tiles"], box.starting_tiles)
    _check_half_sparks(top, box)
    _check_cards(tables["colour_cards"], box.colour_cards, "C")
    _check_cards(tables["pattern_cards"], box.pattern_cards, "P")
    check_ids(Row(file, "signs", {}), box.signs, SIGN_IDS)
    return box


def _read_constants(row: Row) -> Constants:
    constants = Constants(**{field.name: row.number(field.name, low=1) for field in fields(Constants)})
    for name, value in FIXED.items():
        if getattr(constants, name) != value:
            raise row.bad(f"{name}: the rules are written for {value}, not {getattr(constants, name)}")
    return constants


def _read_sides(row: Row, players: int) -> tuple[int, ...]:
    """Where the seats sit around the store: all at different sides, two opposite each other. [SF-5]"""
    sides = row.numbers(str(players), high=3)
    if len(sides) != players or _doubles(sides):
        raise row.bad(f"{players}: {list(sides)} must be {players} different sides")
    if players == 2 and abs(sides[0] - sides[1]) != 2:
        raise row.bad(f"2: sides {sides[0]} and {sides[1]} are not opposite each other")
    return sides


def _read_tile(row: Row, starting: bool) -> Tile:
    tile = Tile(
        id=row.text("id"),
        colour=cast("Colour", row.text("colour", COLOURS)),
        explosions=row.number("explosions", low=1, high=4),
        arrows=row.texts("arrows", tuple(DIRECTIONS)),
        sparks=row.texts("sparks", EDGES),
        set=row.number("set", low=1, high=4) if starting else 0,
        symbol=row.text("symbol") if starting else "",
    )
    row.finish()
    for field, directions in (("arrows", tile.arrows), ("sparks", tile.sparks)):
        for direction in _doubles(directions):
            raise row.bad(f"{field}: {direction} comes twice")
    for direction in tile.sparks:
        if direction in tile.arrows:
            raise row.bad(f"sparks: there is an arrow on {direction} already")
    if len(tile.arrows) != tile.explosions:
        raise row.bad(f"arrows: must be as many as explosions ({tile.explosions}), not {len(tile.arrows)}")
    if len(tile.arrows) + len(tile.sparks) != 4:
        raise row.bad(f"sparks: arrows and half sparks must be 4 together, not {len(tile.arrows) + len(tile.sparks)}")
    return tile


def _read_card(row: Row, kind: Kind) -> Card:
    card = Card(
        id=row.text("id"),
        kind=kind,
        set=row.text("set", ("core", "extra")),
        shape=row.text("shape", tuple(SHAPES)),
        points=row.number("points"),
        grid=row.texts("grid"),
    )
    row.finish()
    if len({len(line) for line in card.grid}) != 1:
        raise row.bad("grid: its lines must be equally long")
    allowed = (HOLE, WILD, *CARD_DEMANDS[kind])
    for cell in "".join(card.grid):
        if cell not in allowed:
            raise row.bad(f"grid: {cell} is not one of {' '.join(allowed)}")
    outline = tuple("".join(HOLE if cell == HOLE else "#" for cell in line) for line in card.grid)
    if outline not in quarter_turns(SHAPES[card.shape]):
        drawn = [shape for shape, cells in SHAPES.items() if outline in quarter_turns(cells)]
        raise row.bad(f"grid: is not the shape {card.shape}" + "".join(f" but {shape}" for shape in drawn))
    if len(card.demands) != 2:
        raise row.bad(f"grid: must ask for something on 2 cells, not on {len(card.demands)}")
    printed = CARD_POINTS[kind][card.cells]
    if card.points not in printed:
        gives = " or ".join(map(str, printed))
        raise row.bad(f"points: a {kind} card of {card.cells} cells gives {gives}, not {card.points}")
    return card


def _read_sign(row: Row) -> Sign:
    spec = _read_spec(row.table("spec"))
    per = SIGN_KINDS[spec.kind][0]
    sign = Sign(
        id=row.text("id", SIGN_IDS),
        name_en=row.text("name_en"),
        name_fr=row.text("name_fr"),
        points=row.number("points", low=1),
        per=row.text("per", [spec.axis if per == "axis" else per]),
        spec=spec,
        status=row.text("status", STATUSES),
        ruling=row.text("ruling") if row.has("ruling") else "",
    )
    row.finish()
    return sign


def _read_spec(row: Row) -> SignSpec:
    """The fields that this kind of sign has, and no others. [SF-12]"""
    kind = row.text("kind", tuple(SIGN_KINDS))
    uses = SIGN_KINDS[kind][1].split()
    attribute = row.text("attribute", ("colour", "explosions")) if "attribute" in uses else ""
    values: tuple[int, ...] | tuple[str, ...] = ()
    if attribute:
        values = row.texts("values", COLOURS) if attribute == "colour" else row.numbers("values", low=1, high=4)
        if len(values) != 4 or _doubles(values):
            raise row.bad("values: must be all four, each once")
    spec = SignSpec(
        kind=kind,
        axis=row.text("axis", ("column", "row")) if "axis" in uses else "",
        attribute=attribute,
        values=values,
        explosions=row.number("explosions", low=1, high=4) if "explosions" in uses else 0,
        colour=row.text("colour", COLOURS) if "colour" in uses else "",
        neighbours=row.number("neighbours", low=1, high=4) if "neighbours" in uses else 0,
        adjacency=row.text("adjacency", ("orthogonal", "diagonal", "all8")) if "adjacency" in uses else "",
        min_group=row.number("min_group", low=1) if "min_group" in uses else 0,
    )
    row.finish()
    return spec


def _check_tiles(table: Row, tiles: tuple[Tile, ...]) -> None:
    """Three tiles for each colour and number of explosions. [SF-2]"""
    check_ids(table, tiles, (f"T{number:02}" for number in range(1, 49)))
    kinds = Counter((tile.colour, tile.explosions) for tile in tiles)
    for colour, explosions in product(COLOURS, COUNTS):
        count = kinds[colour, explosions]
        if count != 3:
            raise table.bad(f"rows: there must be 3 {colour} tiles with explosions = {explosions}, not {count}")


def _check_starting_tiles(table: Row, tiles: tuple[Tile, ...]) -> None:
    """Every set has each colour and each count once; over the sets they form a Latin square. [SF-2]"""
    check_ids(table, tiles, (f"S{number}-{explosions}" for number, explosions in product(COUNTS, COUNTS)))
    for tile in tiles:
        if tile.id != f"S{tile.set}-{tile.explosions}":
            raise table.bad(f"id: does not fit set = {tile.set} and explosions = {tile.explosions}", about=tile.id)
        if tile.symbol != SYMBOLS[tile.set - 1]:
            raise table.bad(f"symbol: set {tile.set} is marked {SYMBOLS[tile.set - 1]}", about=tile.id)
    for number in COUNTS:
        own = [tile for tile in tiles if tile.set == number]
        if sorted(tile.colour for tile in own) != list(COLOURS):
            raise table.bad(f"rows: set {number} must have each colour once")
    for colour, explosions in _doubles((tile.colour, tile.explosions) for tile in tiles):
        raise table.bad(f"rows: two sets have a {colour} tile with explosions = {explosions}")


def _check_half_sparks(top: Row, box: Box) -> None:
    """Over all tiles, every edge carries the same number of half sparks. [SF-2]"""
    sparks = Counter(spark for tile in box.starting_tiles + box.tiles for spark in tile.sparks)
    for edge in EDGES:
        if sparks[edge] != 24:
            raise top.bad(f"sparks: all tiles together must have 24 half sparks on {edge}, not {sparks[edge]}")


def _check_cards(table: Row, cards: tuple[Card, ...], letter: str) -> None:
    """24 core cards and 12 extra ones, no two alike; 24 ask for one value twice: each shape and value. [SF-2, SF-A1]"""
    check_ids(table, cards, (f"{letter}{number:02}" for number in range(1, 37)))
    sets = Counter(card.set for card in cards)
    for name, count in (("core", 24), ("extra", 12)):
        if sets[name] != count:
            raise table.bad(f"rows: there must be {count} {name} cards, not {sets[name]}")
    grids: dict[tuple[str, ...], str] = {}
    series: dict[tuple[str, str], str] = {}
    for card in cards:
        twin = grids.setdefault(min(card.rotations), card.id)
        if twin != card.id:
            raise table.bad(f"grid: is {twin}, or {twin} turned", about=card.id)
        first, second = card.demands
        if first == second:
            twin = series.setdefault((card.shape, first), card.id)
            if twin != card.id:
                raise table.bad(f"grid: {twin} asks for {first} twice on shape {card.shape} already", about=card.id)
        elif card.cells == 3:
            raise table.bad(f"grid: shape {card.shape} asks for one value twice", about=card.id)
    if len(series) != 24:
        raise table.bad(f"rows: 24 cards must ask for one value twice, not {len(series)}")


def _doubles(values: Iterable[Value]) -> list[Value]:
    return [value for value, count in Counter(values).items() if count > 1]
