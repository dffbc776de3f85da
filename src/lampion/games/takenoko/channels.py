"""Channels and water: where a channel may lie, which ones reach the pond, and which plots they irrigate. [TK-6]"""

from lampion.games.takenoko import lookups, objectives
from lampion.games.takenoko.constants import improvements, tiles, verbs
from lampion.games.takenoko.garden import Garden

STEPS = lookups.STEPS


def take(garden: Garden) -> None:
    """Move a channel from the supply to the player's store, to be laid at any moment of their turns. [TK-6]"""
    garden.channel_supply -= 1
    garden.canals_stored[garden.active] += 1
    garden.progress = 1


def can_lay(garden: Garden, cell: int, direction: int) -> bool:
    """Is this a free edge between two plots that continues the network or leaves a pond corner? [TK-6] [TK-A14]"""
    other = cell + STEPS[direction]
    if garden.at[cell] < 2 or garden.at[other] < 2 or garden.has_channel(cell, direction):
        return False
    return is_connected(garden, cell, direction)


def is_connected(garden: Garden, cell: int, direction: int) -> bool:
    """Does an edge touch the pond, or the end of a connected channel? [TK-6]

    Only exchanged plots bring a channel along the pond; all others touch it at a corner. [HK-A14]
    """
    if cell == tiles.POND_CELL or cell + STEPS[direction] == tiles.POND_CELL:
        return True
    left = direction - 1 if direction > 0 else 5
    right = direction + 1 if direction < 5 else 0
    corner = cell + STEPS[left]  # seen from the other cell it lies one direction further
    if corner == tiles.POND_CELL or garden.has_live_channel(cell, left):
        return True
    if garden.has_live_channel(cell + STEPS[direction], left - 1 if left > 0 else 5):
        return True
    corner = cell + STEPS[right]
    if corner == tiles.POND_CELL or garden.has_live_channel(cell, right):
        return True
    return garden.has_live_channel(cell + STEPS[direction], right + 1 if right < 5 else 0)


def lay(garden: Garden, seat: int, edge: int) -> None:
    """Put a stored channel on an edge; water reaches both sides, and further if it revives a cut-off channel. [TK-6]"""
    garden.canals_stored[seat] -= 1
    garden.laid[garden.channels] = edge
    garden.channels += 1
    garden.canals[edge // 3] |= 1 << edge % 3
    connect(garden)
    for plot in range(1, garden.plots):
        water(garden, plot)


def connect(garden: Garden) -> None:
    """Mark every channel that is connected to the pond, starting from those already marked. [TK-6] [HK-7]"""
    joined = 1
    while joined:
        joined = 0
        for i in range(garden.channels):
            cell = garden.laid[i] // 3
            direction = garden.laid[i] % 3
            if not garden.live[cell] >> direction & 1 and is_connected(garden, cell, direction):
                garden.live[cell] |= 1 << direction
                joined = 1


def is_reached(garden: Garden, plot: int) -> bool:
    """Does water reach a plot: pond beside it, a connected channel on an edge, or a watershed? [TK-6]"""
    cell = garden.cells[plot]
    if garden.improvement(plot) == improvements.WATERSHED:
        return True
    for direction in range(6):
        if cell + STEPS[direction] == tiles.POND_CELL or garden.has_live_channel(cell, direction):
            return True
    return False


def water(garden: Garden, plot: int) -> None:
    """Irrigate a plot if water reaches it; the first time, it is due to grow. [TK-6]"""
    if not garden.wet[plot] and is_reached(garden, plot):
        garden.wet[plot] = 1
        objectives.find_patterns(garden, plot)
        if not garden.grown[plot]:
            garden.grown[plot] = 1
            garden.pending |= 1 << plot


def find_edges(garden: Garden, seat: int, count: int) -> int:
    """Every edge where a stored channel may be laid. [TK-6]"""
    if garden.canals_stored[seat]:
        for plot in range(1, garden.plots):
            for direction in range(3):
                if can_lay(garden, garden.cells[plot], direction):
                    count = garden.add_move(count, verbs.LAY + direction, garden.cells[plot])
    return count
