"""Growth: sections of bamboo, as far as the supply lasts. [TK-7] [TK-A19]

Plots that are due to grow are pending until they have grown.
"""

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import improvements, options, sizes, verbs
from lampion.games.takenoko.garden import Garden

HIGHEST = lookups.HIGHEST


def growth_of(garden: Garden, plot: int) -> int:
    """The sections a plot takes when it grows: one, with fertilizer two, never above four. [TK-7] [TK-10]"""
    wanted = 2 if garden.improvement(plot) == improvements.FERTILIZER else 1
    room = HIGHEST - garden.heights[plot]
    return wanted if wanted < room else room


def grow_pending(garden: Garden) -> None:
    """Grow the pending plots of every colour with enough supply; the others stay pending. [TK-A19]"""
    if not garden.pending:
        return
    for colour in range(sizes.COLOURS):
        needed = 0
        for plot in range(1, garden.plots):
            if garden.pending >> plot & 1 and garden.colour(plot) == colour:
                needed += growth_of(garden, plot)
        if needed <= garden.bamboo_supply[colour] or not garden.options[options.LIMITED_BAMBOO]:
            for plot in range(1, garden.plots):
                if garden.pending >> plot & 1 and garden.colour(plot) == colour:
                    grow(garden, plot)
    drop_idle(garden)


def grow(garden: Garden, plot: int) -> None:
    """Let one plot grow now. [TK-7]"""
    sections = growth_of(garden, plot)
    colour = garden.colour(plot)
    garden.pending &= ~(1 << plot)
    if garden.options[options.LIMITED_BAMBOO]:
        if sections > garden.bamboo_supply[colour]:
            sections = garden.bamboo_supply[colour]
        garden.bamboo_supply[colour] -= sections
    garden.heights[plot] += sections


def drop_idle(garden: Garden) -> None:
    """Drop plots without room, or whose colour has run out, from the pending ones. [TK-A19]"""
    if not garden.pending:
        return
    for plot in range(1, garden.plots):
        if growth_of(garden, plot) == 0 or garden.bamboo_supply[garden.colour(plot)] == 0:
            garden.pending &= ~(1 << plot)


def find_growth(garden: Garden) -> int:
    """Where bamboo may grow when there is too little for all. [TK-A19]"""
    count = 0
    for plot in range(1, garden.plots):
        if garden.pending >> plot & 1:
            count = garden.add_move(count, verbs.GROW, garden.cells[plot])
    return count
