"""Moving the figures: the gardener makes bamboo grow where he arrives, the panda eats. [TK-7] [TK-8]"""

from lampion.games.takenoko import lookups, tallies
from lampion.games.takenoko.constants import figures, improvements, options, verbs
from lampion.games.takenoko.garden import Garden

STEPS = lookups.STEPS


def move_gardener(garden: Garden, cell: int) -> None:
    """Move the gardener, who tends the plot where he arrives. [TK-7]"""
    plot = garden.at[cell] - 1
    garden.figures[figures.GARDENER] = plot
    if plot > 0:
        tend(garden, plot)


def move_panda(garden: Garden, cell: int, seat: int) -> None:
    """Move the panda, which eats for this seat where it arrives. [TK-8]"""
    plot = garden.at[cell] - 1
    garden.figures[figures.PANDA] = plot
    eat(garden, plot, seat)


def jump(garden: Garden, figure: int, cell: int, seat: int) -> None:
    """Make a figure jump; on arrival it eats or tends, for the player of the card. [HK-6] [HK-A11]"""
    if not garden.options[options.JUMP_ARRIVAL]:
        garden.figures[figure] = garden.at[cell] - 1
    elif figure == figures.PANDA:
        move_panda(garden, cell, seat)
    else:
        move_gardener(garden, cell)


def eat(garden: Garden, plot: int, seat: int) -> None:
    """Let the panda eat a section, if the plot has one and no enclosure. [TK-8] [TK-10] [TK-A17]"""
    if garden.heights[plot] and garden.improved[plot] != improvements.ENCLOSURE:
        tallies.set_height(garden, plot, garden.heights[plot] - 1)
        tallies.add_sections(garden, seat, garden.colours[plot], 1)


def tend(garden: Garden, plot: int) -> None:
    """The gardener's plot and its neighbours of the same colour are due to grow, where irrigated. [TK-7]"""
    if garden.wet[plot]:
        garden.pending |= 1 << plot
    for step in STEPS[:6]:
        cell = garden.cells[plot] + step
        if garden.irrigated[cell] == garden.colours[plot] + 1:
            garden.pending |= 1 << garden.at[cell] - 1


def return_from_holidays(garden: Garden) -> None:
    """Figures that the active player sent away come back to the pond. [HK-10]"""
    for figure in range(2):
        if garden.holiday_by[figure] == garden.active + 1:
            garden.holiday_by[figure] = 0
            garden.figures[figure] = 0


def extend_runs(garden: Garden, plot: int) -> None:
    """Note the rows of tiles that a new plot begins, continues or joins, as figures walk along them. [TK-7]"""
    for direction in range(6):
        beside = garden.at[garden.cells[plot] + STEPS[direction]]
        garden.runs[6 * plot + direction] = garden.runs[6 * (beside - 1) + direction] + 1 if beside else 0
    for direction in range(6):
        length = garden.runs[6 * plot + direction] + 1
        cell = garden.cells[plot] - STEPS[direction]
        while garden.at[cell]:
            garden.runs[6 * (garden.at[cell] - 1) + direction] = length
            length += 1
            cell -= STEPS[direction]


def find_runs(garden: Garden) -> None:
    """Note all rows of tiles."""
    for plot in range(garden.plots):
        for direction in range(6):
            length = 0
            cell = garden.cells[plot] + STEPS[direction]
            while garden.at[cell]:
                length += 1
                cell += STEPS[direction]
            garden.runs[6 * plot + direction] = length


def find_steps(garden: Garden, figure: int, verb: int, count: int) -> int:
    """A straight line, at least one step, no gap, no stop on the Emperor's plot. [TK-7] [TK-8] [HK-9] [TK-A16]"""
    plot = garden.figures[figure]
    if plot == figures.AWAY:
        return count
    start = verb * verbs.SIZE + garden.cells[plot]
    end = count
    for direction in range(6):
        step = STEPS[direction]
        length = garden.runs[6 * plot + direction]
        garden.found[end] = start + step  # most rows are short: to write three moves is quicker than to ask how many
        garden.found[end + 1] = start + 2 * step
        garden.found[end + 2] = start + 3 * step
        for i in range(3, length):
            garden.found[end + i] = start + (i + 1) * step
        end += length
    emperor = garden.figures[figures.EMPEROR]
    return end if emperor == figures.AWAY else leave_out(garden, count, end, verb * verbs.SIZE + garden.cells[emperor])


def leave_out(garden: Garden, first: int, end: int, move: int) -> int:
    """Take a move out of the part of the list between two places; returns the new end."""
    kept = first
    for i in range(first, end):
        garden.found[kept] = garden.found[i]
        if garden.found[i] != move:
            kept += 1
    return kept


def find_jumps(garden: Garden, figure: int, verb: int, count: int) -> int:
    """A figure on the board may jump to any other tile but the Emperor's. [HK-6] [HK-A12]"""
    if garden.figures[figure] != figures.AWAY:
        for plot in range(garden.plots):
            if plot != garden.figures[figure] and plot != garden.figures[figures.EMPEROR]:
                count = garden.add_move(count, verb, garden.cells[plot])
    return count
