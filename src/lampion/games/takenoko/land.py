"""The land: placing plots, laying channels, irrigation, growth, and the patterns of plot objectives. [TK-5] [TK-6]"""

import cython

from lampion.games.takenoko import lookups
from lampion.games.takenoko.table import Table

if not cython.compiled:
    # fmt: off
    from lampion.games.takenoko.lookups import (  # noqa: I001
        CELLS, FERTILIZER, HIGHEST, LIMITED_BAMBOO, PATTERN_RULE, POND_CELL, WATERSHED,
    )
    # fmt: on

STEPS = lookups.STEPS
COLOUR_OF = lookups.COLOUR_OF
FORMS = lookups.FORMS
PATTERN_RULES = lookups.PATTERN_RULES
PATTERN_CELLS = lookups.PATTERN_CELLS
PATTERN_COLOURS = lookups.PATTERN_COLOURS
PATTERN_SIZE = lookups.PATTERN_SIZE
PATTERN_CARD = lookups.PATTERN_CARD


def can_take_plot(table: Table, cell: int) -> bool:
    """An empty cell beside the pond or beside at least two plots. [TK-5]"""
    if table.at[cell]:
        return False
    beside = 0
    for step in STEPS[:6]:
        if cell + step == POND_CELL:
            return True
        if table.at[cell + step]:
            beside += 1
    return beside >= 2


def place_plot(table: Table, kind: int, chip: int, cell: int) -> int:
    """Lay a plot; if water reaches it, it has its first growth. Returns the plot. [TK-5] [TK-6]"""
    plot = table.plots
    table.plots += 1
    table.at[cell] = plot + 1
    table.cells[plot] = cell
    table.kinds[plot] = kind
    table.chips[plot] = chip
    update_open_cells(table, cell)
    water(table, plot)
    return plot


def update_open_cells(table: Table, cell: int) -> None:
    """A cell was filled: it is no longer open, and cells beside it may have become so. [TK-5]"""
    for i in range(table.open_count):
        if table.open_cells[i] == cell:
            table.open_count -= 1
            for j in range(i, table.open_count):
                table.open_cells[j] = table.open_cells[j + 1]
            break
    for step in STEPS[:6]:
        if can_take_plot(table, cell + step):
            add_open_cell(table, cell + step)


def add_open_cell(table: Table, cell: int) -> None:
    """Note where a plot may be placed; the list stays sorted and without doubles."""
    place = table.open_count
    while place > 0 and table.open_cells[place - 1] > cell:
        place -= 1
    if place > 0 and table.open_cells[place - 1] == cell:
        return
    for j in range(table.open_count, place, -1):
        table.open_cells[j] = table.open_cells[j - 1]
    table.open_cells[place] = cell
    table.open_count += 1


def find_open_cells(table: Table) -> None:
    """All cells where a plot may be placed."""
    table.open_count = 0
    for plot in range(table.plots):
        for step in STEPS[:6]:
            if can_take_plot(table, table.cells[plot] + step):
                add_open_cell(table, table.cells[plot] + step)


def is_reached(table: Table, plot: int) -> bool:
    """Does water reach a plot: pond beside it, a connected channel on an edge, or a watershed? [TK-6]"""
    cell = table.cells[plot]
    if table.improvement(plot) == WATERSHED:
        return True
    for direction in range(6):
        if cell + STEPS[direction] == POND_CELL or table.has_live_channel(cell, direction):
            return True
    return False


def water(table: Table, plot: int) -> None:
    """Irrigate a plot if water reaches it; the first time ever, it is to grow. [TK-6]"""
    if not table.wet[plot] and is_reached(table, plot):
        table.wet[plot] = 1
        find_patterns(table, plot)
        if not table.grown[plot]:
            table.grown[plot] = 1
            table.pending |= 1 << plot


def can_lay(table: Table, cell: int, direction: int) -> bool:
    """Between two plots, on a free edge that continues the network or leaves a corner of the pond. [TK-6] [TK-A14]"""
    other = cell + STEPS[direction]
    if table.at[cell] < 2 or table.at[other] < 2 or table.has_channel(cell, direction):
        return False
    return is_connected(table, cell, direction)


def is_connected(table: Table, cell: int, direction: int) -> bool:
    """Does an edge touch a corner of the pond, or the end of a connected channel? [TK-6]"""
    left = direction - 1 if direction > 0 else 5
    right = direction + 1 if direction < 5 else 0
    corner = cell + STEPS[left]  # seen from the other cell it lies one direction further
    if corner == POND_CELL or table.has_live_channel(cell, left):
        return True
    if table.has_live_channel(cell + STEPS[direction], left - 1 if left > 0 else 5):
        return True
    corner = cell + STEPS[right]
    if corner == POND_CELL or table.has_live_channel(cell, right):
        return True
    return table.has_live_channel(cell + STEPS[direction], right + 1 if right < 5 else 0)


def lay_channel(table: Table, edge: int) -> None:
    """Put a channel on an edge; water reaches both sides, and further if it revives a cut-off channel. [TK-6]"""
    table.laid[table.channels] = edge
    table.channels += 1
    table.canals[edge // 3] |= 1 << edge % 3
    connect(table)
    for plot in range(1, table.plots):
        water(table, plot)


def connect(table: Table) -> None:
    """Find every channel that is connected with the pond, from those that are on. [TK-6] [HK-7]"""
    joined = 1
    while joined:
        joined = 0
        for i in range(table.channels):
            cell = table.laid[i] // 3
            direction = table.laid[i] % 3
            if not table.live[cell] >> direction & 1 and is_connected(table, cell, direction):
                table.live[cell] |= 1 << direction
                joined = 1


def growth_of(table: Table, plot: int) -> int:
    """How many sections a plot takes when it grows: one, with fertilizer two, never above four. [TK-7] [TK-10]"""
    wanted = 2 if table.improvement(plot) == FERTILIZER else 1
    room = HIGHEST - table.heights[plot]
    return wanted if wanted < room else room


def grow_pending(table: Table) -> None:
    """Let the waiting plots grow as far as the supply lasts; where it does not, they stay pending. [TK-A19]"""
    if not table.pending:
        return
    for colour in range(3):
        needed = 0
        for plot in range(1, table.plots):
            if table.pending >> plot & 1 and table.colour(plot) == colour:
                needed += growth_of(table, plot)
        if needed <= table.bamboo_supply[colour] or not table.options[LIMITED_BAMBOO]:
            for plot in range(1, table.plots):
                if table.pending >> plot & 1 and table.colour(plot) == colour:
                    grow(table, plot)
    drop_idle_growth(table)


def grow(table: Table, plot: int) -> None:
    """Let one plot grow now. [TK-7]"""
    sections = growth_of(table, plot)
    colour = table.colour(plot)
    table.pending &= ~(1 << plot)
    if table.options[LIMITED_BAMBOO]:
        if sections > table.bamboo_supply[colour]:
            sections = table.bamboo_supply[colour]
        table.bamboo_supply[colour] -= sections
    table.heights[plot] += sections


def drop_idle_growth(table: Table) -> None:
    """Plots that have no room, or whose colour has run out, grow no more. [TK-A19]"""
    if not table.pending:
        return
    for plot in range(1, table.plots):
        if growth_of(table, plot) == 0 or table.bamboo_supply[table.colour(plot)] == 0:
            table.pending &= ~(1 << plot)


def find_all_patterns(table: Table) -> None:
    """Which plot objectives does the land fulfil? [TK-11]"""
    table.patterns = 0
    for plot in range(1, table.plots):
        if table.wet[plot]:
            find_patterns(table, plot)


def find_patterns(table: Table, plot: int) -> None:
    """Note every pattern of irrigated plots that this plot is part of, in all rotations. [TK-11]"""
    cell = table.cells[plot]
    for form in range(FORMS):
        if PATTERN_RULES[form] >> table.options[PATTERN_RULE] & 1 and not table.patterns >> PATTERN_CARD[form] & 1:
            for i in range(PATTERN_SIZE[form]):
                if fits(table, form, cell - PATTERN_CELLS[form][i]):
                    table.patterns |= 1 << PATTERN_CARD[form]
                    break


def fits(table: Table, form: int, corner: int) -> bool:
    """Do irrigated plots of the right colours lie on all cells of a pattern? [TK-11]"""
    for i in range(PATTERN_SIZE[form]):
        cell = corner + PATTERN_CELLS[form][i]
        if cell < 0 or cell >= CELLS or table.at[cell] < 2:
            return False
        plot = table.at[cell] - 1
        if not table.wet[plot] or COLOUR_OF[table.kinds[plot]] != PATTERN_COLOURS[form][i]:
            return False
    return True
