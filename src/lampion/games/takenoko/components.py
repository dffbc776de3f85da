"""Reads the boxes of Takenoko and Hikari from components.toml and refuses impossible ones. [TK-1, HK-1]"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields, replace
from itertools import product
from pathlib import Path
from types import MappingProxyType

from lampion.games.takenoko.constants import sizes
from lampion.games.takenoko.pieces import (
    ANY_IMPROVEMENT,
    COLOURS,
    FACES,
    IMPROVEMENTS,
    NO_IMPROVEMENT,
    SHAPES,
    SPECIAL_KINDS,
    SUPREME_IDS,
    Box,
    Constants,
    GardenerObjective,
    Objective,
    PandaObjective,
    Pattern,
    PlotKind,
    PlotObjective,
    Special,
    Supreme,
    sixth_turns,
)
from lampion.kernel.components import STATUSES, WHOLE_FILE, Row, check_ids, digest, read, read_file, read_status

__all__ = [
    "Box",
    "Constants",
    "GardenerObjective",
    "PandaObjective",
    "PlotKind",
    "PlotObjective",
    "Special",
    "Supreme",
    "load",
]

PACKAGE = "lampion.games.takenoko"
GAME_ID = "takenoko"
TABLES = (
    *("constants", "plots", "green_plots_5222", "chips", "channels", "bamboo", "bamboo_newer", "weather"),
    *("plot_objectives", "plot_objectives_tips", "gardener_objectives", "panda_objectives", "supreme", "specials"),
)
# The field of each of these tables that has its own status.
DOUBTFUL = {"constants": "stall", "plots": "green", "panda_objectives": "copies", "supreme": "copies"}

# Numbers that an owner cannot correct: the rules and their arrays are written for them.
FIXED = {"objectives_each": 1, "actions_each_turn": 2, "sun_actions": 1, "plots_drawn": 3, "max_height": 4}
FIXED |= {"fertilizer_sections": 2, "display_size": 3}
PLAYERS = (2, 3, 4)
CHIPS_EACH = 3

KINDS = tuple(product(COLOURS, (NO_IMPROVEMENT, *IMPROVEMENTS)))
PLOTS_BY_COLOUR = {"green": 11, "yellow": 9, "pink": 7}
# Plots with each printed improvement, by the value of the option green_plots.
PLOTS_BY_IMPROVEMENT = {
    "6221": {"none": 16, "watershed": 4, "enclosure": 4, "fertilizer": 3},
    "5222": {"none": 15, "watershed": 4, "enclosure": 4, "fertilizer": 4},
}
MIXED = ("plot-diamond-yellow-green", "plot-diamond-pink-green", "plot-diamond-yellow-pink")
GARDENER_ORDER = ("fertilizer", "watershed", "enclosure")
GROUPS = {"green": 4, "yellow": 3, "pink": 2}

OBJECTIVES_EACH = 15
# Total points of all different cards: each kind of panda card counts once.
POINTS = {"plot_objectives": 51, "gardener_objectives": 81, "panda_objectives": 18}

WEATHER_CARDS = 5
# The rulebook of Hikari mentions several copies of these; more than MOST_COPIES of a card can only be a typo.
LEAST_COPIES = {"cancellation": 2, "alliance": 2, "jump": 2, "emperor": 2, "weather": 0}
MOST_COPIES = 20


def load(path: Path | None = None) -> Box:
    """The box in this file; without one, the owner's or the packaged box. Raises BadComponents."""
    data, file = read_file(path) if path else read(PACKAGE, GAME_ID)
    top = Row(file, WHOLE_FILE, data)
    top.text("game", [GAME_ID])
    tables = {name: top.table(name) for name in TABLES}
    specials = tuple(_read_special(row) for row in tables["specials"].rows("rows"))
    box = Box(
        file=file,
        digest=digest(data),
        name=top.text("name"),
        designers=top.texts("designers"),
        publishers=top.texts("publishers"),
        expansion=top.text("expansion"),
        expansion_designers=top.texts("expansion_designers"),
        expansion_artists=top.texts("expansion_artists"),
        constants=_read_constants(tables["constants"]),
        plots=MappingProxyType(_read_plots(tables["plots"], tables["green_plots_5222"])),
        chips=_read_counts(tables["chips"], IMPROVEMENTS),
        channels=tables["channels"].number("count"),
        bamboo=MappingProxyType(_read_bamboo(tables["bamboo"], tables["bamboo_newer"])),
        faces=tables["weather"].texts("faces", FACES),
        plot_objectives=MappingProxyType(
            _read_plot_objectives(tables["plot_objectives"], tables["plot_objectives_tips"])
        ),
        gardener_objectives=tuple(_read_gardener(row) for row in tables["gardener_objectives"].rows("rows")),
        panda_objectives=tuple(_read_panda(row) for row in tables["panda_objectives"].rows("rows")),
        supreme=tuple(_read_supreme(row) for row in tables["supreme"].rows("rows")),
        specials=specials,
        status=MappingProxyType(
            read_status(tables.values(), DOUBTFUL, {f"specials.{row.id}": row.status for row in specials})
        ),
    )
    for row in (top, *tables.values()):
        row.finish()
    _check_supplies(tables, box)
    _check_objectives(tables, box)
    _check_hikari(tables, box)
    return box


def _read_constants(row: Row) -> Constants:
    by_players = row.table("end_trigger")
    end_trigger = {players: by_players.number(str(players), low=1) for players in PLAYERS}
    by_players.finish()
    numbers = {field.name: row.number(field.name, low=1) for field in fields(Constants) if field.name != "end_trigger"}
    for name, value in FIXED.items():
        _fixed(row, name, numbers[name], value)
    row.number("stall_warning", high=numbers["stall_rounds"])
    row.number("supreme_revealed", high=len(SUPREME_IDS))
    return Constants(**numbers, end_trigger=MappingProxyType(end_trigger))


def _fixed(row: Row, name: str, value: int, wanted: int) -> None:
    if value != wanted:
        raise row.bad(f"{name}: the rules are written for {wanted}, not {value}")


def _read_counts(row: Row, names: Iterable[str]) -> Mapping[str, int]:
    return MappingProxyType({name: row.number(name) for name in names})


def _read_plots(table: Row, green: Row) -> dict[str, tuple[PlotKind, ...]]:
    """The plots for each value of the option green_plots: the green row differs, the others do not. [TK-A1]"""
    plots = tuple(_read_plot(row) for row in table.rows("rows"))
    check_ids(table, plots, (_plot_id(colour, improvement) for colour, improvement in KINDS))
    others = tuple(
        replace(kind, count=green.number(kind.id)) if kind.colour == "green" else kind  # only green ones are listed
        for kind in plots
    )
    return {"6221": plots, "5222": others}


def _read_plot(row: Row) -> PlotKind:
    kind = PlotKind(
        id=row.text("id"),
        colour=row.text("colour", COLOURS),
        improvement=row.text("improvement", (NO_IMPROVEMENT, *IMPROVEMENTS)),
        count=row.number("count"),
    )
    row.finish()
    if kind.id != _plot_id(kind.colour, kind.improvement):
        raise row.bad(f"id: does not fit colour = {kind.colour} and improvement = {kind.improvement}")
    return kind


def _plot_id(colour: str, improvement: str) -> str:
    return colour if improvement == NO_IMPROVEMENT else f"{colour}-{improvement}"


def _read_bamboo(*tables: Row) -> dict[str, Mapping[str, int]]:
    """The limited supplies, by the value of the option bamboo. [TK-A19]"""
    supplies: dict[str, Mapping[str, int]] = {}
    for table, name in zip(tables, ("36-30-24", "28-26-24"), strict=True):
        supplies[name] = _read_counts(table, COLOURS)
        found = "-".join(map(str, supplies[name].values()))
        if found != name:
            raise table.bad(f"{', '.join(COLOURS)}: the option bamboo calls this supply {name}, not {found}")
    return supplies


def _read_plot_objectives(table: Row, tips: Row) -> dict[str, tuple[PlotObjective, ...]]:
    """The cards for each value of the option diamonds: the two-colour diamonds differ. [TK-A2]"""
    cards = tuple(_read_plot_objective(row) for row in table.rows("rows"))
    check_ids(table, cards, (*(f"plot-{shape}-{colour}" for shape, colour in product(SHAPES, COLOURS)), *MIXED))
    by_id = {card.id: card for card in cards}
    others = tuple(_read_tips(row, by_id) for row in tips.rows("rows"))
    check_ids(tips, others, MIXED)
    return {"dominoes": cards, "tips": tuple(card for card in cards if card.id not in MIXED) + others}


def _read_plot_objective(row: Row) -> PlotObjective:
    shape = row.text("shape", tuple(SHAPES))
    card = PlotObjective(
        id=row.text("id"),
        shape=shape,
        pattern=_read_pattern(row, shape),
        points=row.number("points", low=1),
        copies=row.number("copies", low=1, high=1),
    )
    row.finish()
    _check_pattern(row, card, "dominoes")
    return card


def _read_tips(row: Row, cards: Mapping[str, PlotObjective]) -> PlotObjective:
    card = cards[row.text("id", MIXED)]
    card = replace(card, pattern=_read_pattern(row, card.shape))
    row.finish()
    _check_pattern(row, card, "tips")
    return card


def _read_pattern(row: Row, shape: str) -> Pattern:
    """Cells with colours, which form the shape in any rotation."""
    pattern: list[tuple[tuple[int, int], str]] = []
    for text in row.texts("cells"):
        part = re.fullmatch(rf"(-?\d+),(-?\d+) ({'|'.join(COLOURS)})", text)
        if part is None:
            raise row.bad(f'cells: "{text}" is not a cell and a colour, like "0,0 green"')
        pattern.append(((int(part[1]), int(part[2])), part[3]))
    outline = tuple((cell, "") for cell, _ in pattern)
    drawn = [name for name, cells in SHAPES.items() if outline and _is_turned(outline, cells)]
    if shape not in drawn:
        raise row.bad(f"cells: is not the shape {shape}" + "".join(f" but {name}" for name in drawn))
    return tuple(pattern)


def _is_turned(outline: Pattern, cells: Iterable[tuple[int, int]]) -> bool:
    return sixth_turns(outline)[0] in sixth_turns(tuple((cell, "") for cell in cells))


def _read_gardener(row: Row) -> GardenerObjective:
    card = GardenerObjective(
        id=row.text("id"),
        colour=row.text("colour", COLOURS),
        bamboos=row.number("bamboos", low=1, high=4),
        height=row.number("height", low=1, high=4),
        improvement=row.text("improvement", (*IMPROVEMENTS, NO_IMPROVEMENT, ANY_IMPROVEMENT)),
        points=row.number("points", low=1),
        copies=row.number("copies", low=1, high=1),
    )
    row.finish()
    asked = f"{card.height}-{card.improvement}"
    if card.improvement == ANY_IMPROVEMENT:
        asked = f"{card.height}x{card.bamboos}"
    elif card.bamboos != 1:
        raise row.bad(f"bamboos: a card that asks for an improvement or for none asks for 1, not {card.bamboos}")
    if card.id != f"gardener-{card.colour}-{asked}":
        raise row.bad(f"id: does not fit what the row asks for, gardener-{card.colour}-{asked} would")
    return card


def _read_panda(row: Row) -> PandaObjective:
    card = PandaObjective(
        id=row.text("id"),
        sections=row.texts("sections", COLOURS),
        points=row.number("points", low=1),
        copies=row.number("copies", low=1, high=MOST_COPIES),
    )
    row.finish()
    colour = card.id.removeprefix("panda-")
    if sorted(card.sections) != sorted(COLOURS if colour == "trio" else (colour, colour)):
        raise row.bad(f"sections: {', '.join(card.sections)} does not fit the id")
    return card


def _read_supreme(row: Row) -> Supreme:
    card = Supreme(
        id=row.text("id", SUPREME_IDS),
        per=row.text("per", ["majority" if row.name.startswith("most-") else "set"]),
        points=row.number("points", low=1),
        copies=row.number("copies", low=1, high=1),
    )
    row.finish()
    return card


def _read_special(row: Row) -> Special:
    kind = row.text("kind", tuple(dict.fromkeys(SPECIAL_KINDS.values())))
    card = Special(
        id=row.text("id", tuple(SPECIAL_KINDS)),
        kind=kind,
        copies=row.number("copies", low=LEAST_COPIES.get(kind, 1), high=MOST_COPIES),
        status=row.text("status", STATUSES),
    )
    row.finish()
    if kind != SPECIAL_KINDS[card.id]:
        raise row.bad(f"kind: is {SPECIAL_KINDS[card.id]}, not {kind}")
    return card


def _check_pattern(row: Row, card: PlotObjective, layout: str) -> None:
    """The id names shape and colours; a two-colour diamond has the layout of its table. [TK-A2]"""
    told = card.id.split("-")
    if told[:2] != ["plot", card.shape] or sorted(told[2:]) != sorted(card.colours):
        raise row.bad(f"id: does not fit shape = {card.shape} and colours = {', '.join(card.colours)}")
    if len(card.colours) > 1 and not _is_laid_out(card, layout):
        raise row.bad(f"cells: the colours do not lie as {layout}")


def _is_laid_out(card: PlotObjective, layout: str) -> bool:
    """Do the colours lie right? Dominoes: first colour of the id on the left, not mirrored; tips: three rotations."""
    if layout == "tips":
        return len(card.rotations) == 3
    left, right = card.id.split("-")[2:]
    printed = tuple(zip(SHAPES["diamond"], (right, left, right, left), strict=True))
    return sixth_turns(printed)[0] in card.rotations


def _check_supplies(tables: Mapping[str, Row], box: Box) -> None:
    """27 plots by colour and improvement, nine chips, twenty channels, a die. [TK-1, TK-A1]"""
    for (option, plots), table in zip(box.plots.items(), (tables["plots"], tables["green_plots_5222"]), strict=True):
        _check_plots(table, plots, option)
    for improvement, count in box.chips.items():
        _fixed(tables["chips"], improvement, count, CHIPS_EACH)
    _fixed(tables["channels"], "count", box.channels, sizes.CHANNELS)
    if box.faces != FACES:
        raise tables["weather"].bad(f"faces: must be {', '.join(FACES)}, in this order")


def _check_plots(table: Row, plots: Collection[PlotKind], option: str) -> None:
    green = "".join(str(kind.count) for kind in plots if kind.colour == "green")
    if green != option:
        raise table.bad(f"green plots: the option green_plots calls them {option}, not {green}")
    for colour, count in PLOTS_BY_COLOUR.items():
        found = sum(kind.count for kind in plots if kind.colour == colour)
        if found != count:
            raise table.bad(f"rows: there must be {count} {colour} plots, not {found}")
    for improvement, count in PLOTS_BY_IMPROVEMENT[option].items():
        found = sum(kind.count for kind in plots if kind.improvement == improvement)
        if found != count:
            raise table.bad(f"rows: there must be {count} plots with improvement = {improvement}, not {found}")


def _check_objectives(tables: Mapping[str, Row], box: Box) -> None:
    """Fifteen cards of each category with the printed points. [TK-1]"""
    singles = (f"gardener-{colour}-4-{asked}" for colour in COLOURS for asked in (*GARDENER_ORDER, NO_IMPROVEMENT))
    groups = (f"gardener-{colour}-3x{bamboos}" for colour, bamboos in GROUPS.items())
    check_ids(tables["gardener_objectives"], box.gardener_objectives, (*singles, *groups))
    check_ids(tables["panda_objectives"], box.panda_objectives, (f"panda-{name}" for name in (*COLOURS, "trio")))
    copies = sum(card.copies for card in box.panda_objectives)
    if copies != OBJECTIVES_EACH:
        raise tables["panda_objectives"].bad(f"copies: there must be {OBJECTIVES_EACH} cards together, not {copies}")
    categories: dict[str, tuple[Objective, ...]] = {
        "plot_objectives": box.plot_objectives["dominoes"],
        "gardener_objectives": box.gardener_objectives,
        "panda_objectives": box.panda_objectives,
    }
    for name, cards in categories.items():
        points = sum(card.points for card in cards)
        if points != POINTS[name]:
            raise tables[name].bad(f"points: all rows together must give {POINTS[name]}, not {points}")


def _check_hikari(tables: Mapping[str, Row], box: Box) -> None:
    """Five supreme objectives, and five weather cards among the special ones. [HK-1, HK-A1]"""
    check_ids(tables["supreme"], box.supreme, SUPREME_IDS)
    check_ids(tables["specials"], box.specials, SPECIAL_KINDS)
    weather = sum(card.copies for card in box.specials if card.kind == "weather")
    if weather != WEATHER_CARDS:
        raise tables["specials"].bad(f"copies: there must be {WEATHER_CARDS} weather cards, not {weather}")
