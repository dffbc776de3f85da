"""Channels and water: where a channel may lie, which ones reach the pond, and which plots they irrigate. [TK-6]"""

from lampion.games.takenoko import lookups, objectives
from lampion.games.takenoko.constants import improvements, tiles, verbs
from lampion.games.takenoko.garden import Garden
from lampion.kernel import bits

STEPS = lookups.STEPS


def take(garden: Garden) -> None:
    """Move a channel from the supply to the player's store, to be laid at any moment of their turns. [TK-6]"""
    garden.channel_supply -= 1
    garden.channels_stored[garden.active] += 1
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
    cell = edge // 3
    direction = edge % 3
    garden.channels_stored[seat] -= 1
    garden.laid[garden.channels] = edge
    garden.channels += 1
    garden.channel_bits[cell] |= 1 << direction
    if garden.cut_off:
        flood(garden)
        return
    garden.live[cell] |= 1 << direction
    other = cell + STEPS[direction]
    water(garden, garden.at[cell] - 1)
    water(garden, garden.at[other] - 1)
    left = direction - 1 if direction > 0 else 5
    right = direction + 1
    note_edge(garden, cell, direction)
    note_edge(garden, cell, left)
    note_edge(garden, cell, right)
    note_edge(garden, other, left - 1 if left > 0 else 5)
    note_edge(garden, other, right + 1)


def flood(garden: Garden) -> None:
    """Let water run through all connected channels. [TK-6] [HK-7]"""
    connect(garden)
    for plot in range(1, garden.plots):
        water(garden, plot)
    find_open_edges(garden)


def connect(garden: Garden) -> None:
    """Mark every channel that is connected to the pond, starting from those already marked. [TK-6] [HK-7]"""
    joined = 1
    while joined:
        joined = 0
        garden.cut_off = 0
        for i in range(garden.channels):
            cell = garden.laid[i] // 3
            direction = garden.laid[i] % 3
            if not garden.live[cell] >> direction & 1:
                if is_connected(garden, cell, direction):
                    garden.live[cell] |= 1 << direction
                    joined = 1
                else:
                    garden.cut_off += 1


def is_reached(garden: Garden, plot: int) -> bool:
    """Does water reach a plot: pond beside it, a connected channel on an edge, or a watershed? [TK-6]"""
    cell = garden.cells[plot]
    if garden.improved[plot] == improvements.WATERSHED:
        return True
    for direction in range(6):
        if cell + STEPS[direction] == tiles.POND_CELL or garden.has_live_channel(cell, direction):
            return True
    return False


def water(garden: Garden, plot: int) -> None:
    """Irrigate a plot if water reaches it; the first time, it is due to grow. [TK-6]"""
    if not garden.wet[plot] and is_reached(garden, plot):
        irrigate(garden, plot)
        objectives.find_patterns(garden, plot)
        if not garden.grown[plot]:
            garden.grown[plot] = 1
            garden.pending |= 1 << plot


def irrigate(garden: Garden, plot: int) -> None:
    """Note that water reaches a plot. [TK-6]"""
    garden.wet[plot] = 1
    garden.irrigated[garden.cells[plot]] = garden.colours[plot] + 1


# Edges for channels


def note_edge(garden: Garden, cell: int, direction: int) -> None:
    """Note whether a channel may be laid on an edge of a cell; it belongs to the plot on its side 0, 1 or 2."""
    if direction >= 3:
        cell += STEPS[direction]
        direction -= 3
    plot = garden.at[cell] - 1
    if plot > 0:
        if can_lay(garden, cell, direction):
            garden.edges[plot] |= 1 << direction
            garden.edge_plots |= 1 << plot
        else:
            garden.edges[plot] &= ~(1 << direction)
            if not garden.edges[plot]:
                garden.edge_plots &= ~(1 << plot)


def note_edges_around(garden: Garden, plot: int) -> None:
    """Note on which edges of a plot a channel may be laid."""
    for direction in range(6):
        note_edge(garden, garden.cells[plot], direction)


def find_open_edges(garden: Garden) -> None:
    """Note every edge where a channel may be laid."""
    for plot in range(1, garden.plots):
        for direction in range(3):
            note_edge(garden, garden.cells[plot], direction)


def find_edges(garden: Garden, seat: int, count: int) -> int:
    """Every edge where a stored channel may be laid. [TK-6]"""
    if garden.channels_stored[seat]:
        plots = garden.edge_plots
        while plots:
            plot = bits.lowest(plots)
            plots &= plots - 1
            edges = garden.edges[plot]
            while edges:
                garden.found[count] = (verbs.LAY + bits.lowest(edges)) * verbs.SIZE + garden.cells[plot]
                count += 1
                edges &= edges - 1
    return count
