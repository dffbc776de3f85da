"""Plots: drawing three, placing one, putting the others under the pile; and their improvements. [TK-5] [TK-10]"""

from lampion.games.takenoko import channels, lookups, memory, panda_and_gardener, tallies
from lampion.games.takenoko.constants import improvements, sizes, tiles, verbs
from lampion.games.takenoko.garden import Garden
from lampion.kernel import bits

STEPS = lookups.STEPS
PRINTED_ON = lookups.PRINTED_ON


# Drawing


def draw_unseen(garden: Garden, kind: int) -> None:
    """Draw this plot, which nobody has seen, from the bag. [TK-5]"""
    garden.bag[kind] -= 1
    garden.bag_count -= 1
    hold(garden, kind)


def draw_from_pile(garden: Garden) -> None:
    """Once every plot has been seen, draw from under the pile, first in, first out. [TK-5]"""
    while garden.drawn_count < sizes.DRAWN and garden.bag_count == 0 and garden.pile_count > 0:
        hold(garden, take_from_pile(garden))


def take_from_pile(garden: Garden) -> int:
    """Take the plot that was put under the pile first."""
    kind = garden.pile[0]
    memory.follow_draw(garden)
    garden.pile_count -= 1
    for i in range(garden.pile_count):
        garden.pile[i] = garden.pile[i + 1]
        garden.pile_seats[i] = garden.pile_seats[i + 1]
        garden.mixed[i] = garden.mixed[i + 1]
    return kind


def hold(garden: Garden, kind: int) -> None:
    """Add a drawn plot to the hand, which stays sorted by kind."""
    place = garden.drawn_count
    while place > 0 and garden.drawn[place - 1] > kind:
        garden.drawn[place] = garden.drawn[place - 1]
        place -= 1
    garden.drawn[place] = kind
    garden.drawn_count += 1


def drop(garden: Garden, place: int) -> int:
    """Take a drawn plot out of the hand."""
    kind = garden.drawn[place]
    garden.drawn_count -= 1
    for i in range(place, garden.drawn_count):
        garden.drawn[i] = garden.drawn[i + 1]
    garden.drawn[garden.drawn_count] = 0
    return kind


def bury(garden: Garden, place: int) -> None:
    """Put a drawn plot at the bottom of the pile; the active seat knows where it lies. [TK-5] [TK-A12]"""
    garden.pile[garden.pile_count] = drop(garden, place)
    garden.pile_seats[garden.pile_count] = garden.active
    garden.mixed[garden.pile_count] = garden.drawn_mixed
    garden.pile_count += 1
    if not garden.drawn_count:
        garden.drawn_mixed = 0


# Placing


def keep(garden: Garden, kind: int, cell: int) -> None:
    """Choose one of the drawn plots and its place. [TK-5]"""
    place = 0
    while garden.drawn[place] != kind:
        place += 1
    garden.keeping = drop(garden, place)
    garden.keeping_cell = cell
    memory.follow_keep(garden, kind)


def may_have_chip(garden: Garden) -> bool:
    """Could a stored chip go on the plot that is being placed? [TK-5] [TK-10]"""
    home = garden.active * sizes.CHIPS
    stored = garden.chips_stored[home] + garden.chips_stored[home + 1] + garden.chips_stored[home + 2]
    return PRINTED_ON[garden.keeping] == improvements.NONE and stored > 0


def place_kept(garden: Garden, improvement: int) -> None:
    """Place the chosen plot, with or without a chip; if water reaches it, it is due to grow. [TK-5] [TK-6]"""
    if improvement:
        garden.chips_stored[garden.active * sizes.CHIPS + improvement - 1] -= 1
    plot = garden.plots
    garden.plots += 1
    garden.at[garden.keeping_cell] = plot + 1
    garden.cells[plot] = garden.keeping_cell
    garden.kinds[plot] = garden.keeping
    garden.chips[plot] = improvement
    tallies.add_plot(garden, plot)
    fill_cell(garden, garden.keeping_cell)
    channels.water(garden, plot)
    channels.note_edges_around(garden, plot)
    panda_and_gardener.extend_runs(garden, plot)
    garden.keeping = garden.keeping_cell = 0


def improve(garden: Garden, seat: int, chip: int, plot: int) -> None:
    """Put a stored chip on a plot without bamboo or improvement. [TK-10]"""
    garden.chips_stored[seat * sizes.CHIPS + chip] -= 1
    tallies.set_chip(garden, plot, chip + 1)
    channels.water(garden, plot)


# Open cells


def is_open(garden: Garden, cell: int) -> bool:
    """An empty cell beside the pond or beside at least two plots. [TK-5]"""
    if garden.at[cell]:
        return False
    beside = 0
    for step in STEPS[:6]:
        if cell + step == tiles.POND_CELL:
            return True
        if garden.at[cell + step]:
            beside += 1
    return beside >= 2


def fill_cell(garden: Garden, cell: int) -> None:
    """Close a filled cell, and open the cells beside it where a plot may now be placed. [TK-5]"""
    for i in range(garden.open_count):
        if garden.open_cells[i] == cell:
            garden.open_count -= 1
            for j in range(i, garden.open_count):
                garden.open_cells[j] = garden.open_cells[j + 1]
            break
    for step in STEPS[:6]:
        if is_open(garden, cell + step):
            add_open_cell(garden, cell + step)


def add_open_cell(garden: Garden, cell: int) -> None:
    """Note where a plot may be placed; the list stays sorted and without duplicates."""
    place = garden.open_count
    while place > 0 and garden.open_cells[place - 1] > cell:
        place -= 1
    if place > 0 and garden.open_cells[place - 1] == cell:
        return
    for j in range(garden.open_count, place, -1):
        garden.open_cells[j] = garden.open_cells[j - 1]
    garden.open_cells[place] = cell
    garden.open_count += 1


def find_open_cells(garden: Garden) -> None:
    """Find all cells where a plot may be placed."""
    garden.open_count = 0
    for plot in range(garden.plots):
        for step in STEPS[:6]:
            if is_open(garden, garden.cells[plot] + step):
                add_open_cell(garden, garden.cells[plot] + step)


# Moves


def find_outcomes(garden: Garden) -> int:
    """The plots that nobody has seen."""
    count = 0
    for kind in range(1, tiles.POND):
        if garden.bag[kind]:
            garden.found[count] = verbs.KIND * verbs.SIZE + kind
            garden.odds[count] = garden.bag[kind]
            count += 1
    return count


def unseen_kind(garden: Garden, place: int) -> int:
    """The kind of the plot at a place among those that nobody has seen, sorted by kind."""
    kind = 1
    while place >= garden.bag[kind]:
        place -= garden.bag[kind]
        kind += 1
    return kind


def find_keeps(garden: Garden) -> int:
    """Each different drawn plot on each open cell. [TK-5]"""
    count = 0
    for place in range(garden.drawn_count):
        if place == 0 or garden.drawn[place] != garden.drawn[place - 1]:
            for i in range(garden.open_count):
                garden.found[count] = (verbs.KEEP + garden.drawn[place]) * verbs.SIZE + garden.open_cells[i]
                count += 1
    return count


def find_stored_chips(garden: Garden) -> int:
    """A chip for the plot that is being placed, or none. [TK-5] [TK-A15]"""
    count = 0
    for chip in range(sizes.CHIPS):
        if garden.chips_stored[garden.active * sizes.CHIPS + chip]:
            count = garden.add_move(count, verbs.WITH, chip + 1)
    return garden.add_move(count, verbs.BARE, 0)


def find_orders(garden: Garden) -> int:
    """The orders in which two plots can go under the pile; only one if they are equal. [TK-5] [TK-A12]"""
    count = garden.add_move(0, verbs.UNDER, 0)
    return count if garden.drawn[0] == garden.drawn[1] else garden.add_move(count, verbs.UNDER, 1)


def find_improvements(garden: Garden, seat: int, count: int) -> int:
    """Each stored chip on each plot without bamboo or improvement. [TK-10]"""
    for chip in range(sizes.CHIPS):
        if garden.chips_stored[seat * sizes.CHIPS + chip]:
            bare = garden.bare
            while bare:
                garden.found[count] = (verbs.IMPROVE + chip) * verbs.SIZE + garden.cells[bits.lowest(bare)]
                count += 1
                bare &= bare - 1
    return count
