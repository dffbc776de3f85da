"""The rearrangement card: two plots change places, with everything on them and their channels. [HK-7]"""

from lampion.games.takenoko import channels, lookups, objectives, panda_and_gardener
from lampion.games.takenoko.constants import sizes, verbs
from lampion.games.takenoko.garden import Garden

STEPS = lookups.STEPS


def has_swap(garden: Garden) -> bool:
    """Is there a pair of plots whose exchange would change anything? [HK-7]"""
    for one in range(1, garden.plots):
        for other in range(one + 1, garden.plots):
            if differ(garden, one, other):
                return True
    return False


def find_swaps(garden: Garden, count: int) -> int:
    """Every pair of plots whose exchange would change the board. [HK-7] [HK-A13]"""
    for one in range(1, garden.plots):
        for other in range(one + 1, garden.plots):
            if differ(garden, one, other):
                count = garden.add_move(count, verbs.SWAP, one * 32 + other)
    return count


def differ(garden: Garden, one: int, other: int) -> bool:
    """Would exchanging two plots change the board? [HK-7]"""
    for figure in range(3):
        if garden.figures[figure] == one or garden.figures[figure] == other:
            return True
    if garden.kinds[one] != garden.kinds[other] or garden.chips[one] != garden.chips[other]:
        return True
    if garden.heights[one] != garden.heights[other] or garden.grown[one] != garden.grown[other]:
        return True
    for direction in range(6):
        first = garden.has_channel(garden.cells[one], mirrored(garden, one, other, direction))
        if first != garden.has_channel(garden.cells[other], direction):
            return True
    return False


def mirrored(garden: Garden, one: int, other: int, direction: int) -> int:
    """Which edge of the first plot is exchanged with this edge of the second. [HK-A14]

    The one in the same direction; but neighbours keep their common edge, and on its axis swap their outer edges.
    """
    opposite = direction + 3 if direction < 3 else direction - 3
    apart = garden.cells[other] - garden.cells[one]
    if apart == STEPS[direction] or apart == STEPS[opposite]:
        return opposite
    return direction


def swap_plots(garden: Garden, one: int, other: int) -> None:
    """Exchange two plots with everything on them; channels cut off carry no water. [HK-7] [HK-A15] [HK-A16]"""
    cell, there = garden.cells[one], garden.cells[other]
    swap_channels(garden, one, other)
    garden.cells[one] = there
    garden.cells[other] = cell
    garden.at[there] = one + 1
    garden.at[cell] = other + 1
    for i in range(sizes.CELLS):
        garden.live[i] = garden.irrigated[i] = 0
    for plot in range(1, garden.plots):
        garden.wet[plot] = 0
    channels.flood(garden)
    objectives.find_all_patterns(garden)
    panda_and_gardener.find_runs(garden)


def swap_channels(garden: Garden, one: int, other: int) -> None:
    """Exchange the channels on the six edges of two plots, direction by direction. [HK-7]"""
    for i in range(garden.channels):
        garden.laid[i] = moved_edge(garden, garden.laid[i], one, other)
    for i in range(sizes.CELLS):
        garden.channel_bits[i] = 0
    for i in range(garden.channels):
        garden.channel_bits[garden.laid[i] // 3] |= 1 << garden.laid[i] % 3


def moved_edge(garden: Garden, edge: int, one: int, other: int) -> int:
    """Where a channel lies after the exchange of two plots."""
    cell, there = garden.cells[one], garden.cells[other]
    for direction in range(6):
        partner = mirrored(garden, one, other, direction)
        if there + STEPS[direction] == cell:
            continue  # the common edge keeps its state
        if cell + STEPS[partner] == there:
            continue
        if edge == edge_of(there, direction):
            return edge_of(cell, partner)
        if edge == edge_of(cell, partner):
            return edge_of(there, direction)
    return edge


def edge_of(cell: int, direction: int) -> int:
    """The number of an edge: that of its cell with direction 0, 1 or 2."""
    if direction < 3:
        return cell * 3 + direction
    return (cell + STEPS[direction]) * 3 + direction - 3
