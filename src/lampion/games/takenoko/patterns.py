"""Where the pattern of a plot objective comes closest to lying in the garden. [TK-11]

The land is surveyed as bit masks with a bit for each cell, so that a pattern is tried on all cells at once.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypedDict

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import sizes, tiles
from lampion.games.takenoko.notation import to_cell, to_qr
from lampion.games.takenoko.pieces import COLOURS
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.shapes import Cell

SHOWN = 6  # places of a pattern at most
EXTENT = range(-12, 13)  # farther out no plot can lie, and no pattern leaves the rows of the grid
INSIDE = sum(1 << to_cell(q, r) for q in EXTENT for r in EXTENT)

Fit = Literal["fits", "dry", "open", "empty"]
Form = tuple[tuple[int, int], ...]  # steps between cells, with colours


class PatternCell(TypedDict):
    """A cell of a pattern: a plot that fits, one that lacks water, or none yet; `open` if one may be placed now."""

    cell: Cell
    colour: str
    state: Fit


class Placement(TypedDict):
    """A pattern where it could lie."""

    cells: list[PatternCell]


class Survey(NamedTuple):
    """Cells as bit masks; the first three by colour."""

    wet: list[int]
    dry: list[int]
    free: list[int]  # without a tile, while a plot of this colour is left
    open: int  # where a plot may be placed now


@dataclass(frozen=True)
class Best:
    """The best places of a pattern: how many plots fit there, how many are dry, and where, by form."""

    fits: int
    dry: int
    places: tuple[tuple[Form, int], ...]


def list_forms(rule: int, card: int) -> list[Form]:
    """The rotations of a card, and its mirror images if they count."""
    return [
        tuple(zip(box.PATTERN_CELLS[form], box.PATTERN_COLOURS[form], strict=True))[: box.PATTERN_SIZE[form]]
        for form in range(box.FORMS)
        if box.PATTERN_CARD[form] == card and box.PATTERN_RULES[form] >> rule & 1
    ]


FORMS = [[list_forms(rule, card) for card in range(box.CARDS_FROM[1])] for rule in range(3)]
PLOTS_OF = [
    sum(count for kind, count in enumerate(box.KIND_COUNTS[0]) if box.COLOUR_OF[kind] == colour)
    for colour in range(sizes.COLOURS)
]


def size_of(card: int) -> int:
    """The plots of a pattern."""
    return len(FORMS[0][card][0])


def survey(position: Takenoko) -> Survey:
    """The land as bit masks; a plot that is being placed counts as dry. Only what everybody sees goes in."""
    wet, dry, left = [0] * sizes.COLOURS, [0] * sizes.COLOURS, [*PLOTS_OF]
    for plot, (cell, kind, _, _, _) in enumerate(queries.list_plots(position), 1):
        colour = box.COLOUR_OF[kind]
        (wet if queries.is_wet(position, plot) else dry)[colour] |= 1 << cell
        left[colour] -= 1
    if position.keeping:
        dry[box.COLOUR_OF[position.keeping]] |= 1 << position.keeping_cell
        left[box.COLOUR_OF[position.keeping]] -= 1
    taken = sum(wet) | sum(dry) | 1 << tiles.POND_CELL
    free = [INSIDE & ~taken if count else 0 for count in left]
    return Survey(wet, dry, free, sum(1 << cell for cell in queries.open_cells(position)) & ~taken)


def best(land: Survey, rule: int, card: int) -> Best:
    """The places where most plots fit, among them those with most dry ones, then those that may be completed soonest.

    Every cell must have a plot of its colour or room for one, and at least one must have a plot.
    """
    found: list[tuple[Form, int]] = []
    for form in FORMS[rule][card]:
        whole, begun = INSIDE, 0
        for step, colour in form:
            there = land.wet[colour] | land.dry[colour]
            whole &= (there | land.free[colour]) >> step
            begun |= there >> step
        if whole & begun:
            found.append((form, whole & begun))
    fits, found = keep_most(found, lambda colour: land.wet[colour])
    dry, found = keep_most(found, lambda colour: land.dry[colour])
    _, found = keep_most(found, lambda colour: land.open & land.free[colour])
    return Best(fits, dry, tuple(found))


def keep_most(places: list[tuple[Form, int]], mask_of: Callable[[int], int]) -> tuple[int, list[tuple[Form, int]]]:
    """The places with the most cells of a mask, and how many these are."""
    most = 0
    kept: list[tuple[Form, int]] = []
    for form, where in places:
        counts = [where, 0, 0, 0, 0]  # by number of cells: the places that have exactly so many
        for step, colour in form:
            mask = mask_of(colour) >> step
            for count in range(3, -1, -1):
                moved = counts[count] & mask
                counts[count] ^= moved
                counts[count + 1] |= moved
        count = max((number for number in range(5) if counts[number]), default=0)
        if count > most:
            most, kept = count, []
        if count == most and counts[count]:
            kept.append((form, counts[count]))
    return most, kept


def show(land: Survey, best: Best) -> list[Placement]:
    """Some of the best places, cell by cell."""
    shown: list[Placement] = []
    for form, where in best.places:
        left = where
        while left and len(shown) < SHOWN:
            cell = (left & -left).bit_length() - 1
            left &= left - 1
            shown.append({"cells": [show_cell(land, cell + step, colour) for step, colour in form]})
    return shown


def show_cell(land: Survey, cell: int, colour: int) -> PatternCell:
    """A cell of a pattern."""
    state: Fit = "empty"
    for name, mask in (("fits", land.wet[colour]), ("dry", land.dry[colour]), ("open", land.open)):
        if mask >> cell & 1:
            state = name  # type: ignore[assignment]
            break
    return {"cell": list(to_qr(cell)), "colour": COLOURS[colour], "state": state}
