"""The box of Takenoko with Hikari: plots, objective cards and special cards, as its data file lists them.

Nothing here shares code with the game under test; only the components are read from its data file.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from .takenoko_board import Cell, read_cell

CATEGORIES = ["plot", "gardener", "panda"]


@dataclass(frozen=True)
class Objective:
    """An objective card; what it asks for depends on its category. [TK-11]

    A plot card has a colour for each cell of its pattern. A gardener card has a number of bamboos, their height, and
    the improvement on their plots: a name, "none" or "any". A panda card has sections to give back.
    """

    id: str
    category: str
    points: int
    copies: int
    colours: frozenset[str]
    pattern: dict[Cell, str] = field(default_factory=dict)
    bamboos: int = 0
    height: int = 0
    improvement: str = "any"
    sections: dict[str, int] = field(default_factory=dict)


def read_pattern(cells: list[str]) -> dict[Cell, str]:
    """The cells of a plot card, each written with its colour: "1,-1 green". [TK-11]"""
    pattern = {}
    for text in cells:
        cell, colour = text.split()
        pattern[read_cell(cell)] = colour
    return pattern


def read_plot_card(row: dict[str, Any]) -> Objective:
    """A row of the table of plot objectives. [TK-1]"""
    pattern = read_pattern(row["cells"])
    return Objective(row["id"], "plot", row["points"], row["copies"], frozenset(pattern.values()), pattern=pattern)


def read_gardener_card(row: dict[str, Any]) -> Objective:
    """A row of the table of gardener objectives. [TK-1]"""
    return Objective(
        row["id"],
        "gardener",
        row["points"],
        row["copies"],
        frozenset([row["colour"]]),
        bamboos=row["bamboos"],
        height=row["height"],
        improvement=row["improvement"],
    )


def read_panda_card(row: dict[str, Any]) -> Objective:
    """A row of the table of panda objectives. [TK-1]"""
    sections = dict(Counter(row["sections"]))
    return Objective(row["id"], "panda", row["points"], row["copies"], frozenset(sections), sections=sections)


BOX_FILE = Path(__file__).resolve().parents[2] / "src" / "lampion" / "games" / "takenoko" / "components.toml"
BOX = tomllib.loads(BOX_FILE.read_text(encoding="utf-8"))
SUPREME: list[str] = [row["id"] for row in BOX["supreme"]["rows"]]
SPECIAL: dict[str, int] = {row["id"]: row["copies"] for row in BOX["specials"]["rows"]}
CHANNELS: int = BOX["channels"]["count"]
CHIP_COUNTS: dict[str, int] = {chip: BOX["chips"][chip] for chip in ("watershed", "enclosure", "fertilizer")}


def read_objectives(diamonds: str) -> dict[str, Objective]:
    """All objective cards by id, with one of the two layouts of the two-colour diamonds. [TK-11] [TK-13]"""
    cards = [read_plot_card(row) for row in BOX["plot_objectives"]["rows"]]
    cards += [read_gardener_card(row) for row in BOX["gardener_objectives"]["rows"]]
    cards += [read_panda_card(row) for row in BOX["panda_objectives"]["rows"]]
    by_id = {card.id: card for card in cards}
    if diamonds == "tips":
        for row in BOX["plot_objectives_tips"]["rows"]:
            by_id[row["id"]] = replace(by_id[row["id"]], pattern=read_pattern(row["cells"]))
    return by_id


def read_plots(green_plots: str) -> dict[str, int]:
    """The number of plots of each kind; the green ones depend on the printing. [TK-1] [TK-13]"""
    counts = {row["id"]: row["count"] for row in BOX["plots"]["rows"]}
    if green_plots == "5222":
        counts |= {kind: count for kind, count in BOX["green_plots_5222"].items() if kind in counts}
    return counts
