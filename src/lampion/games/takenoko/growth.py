"""Growth: sections of bamboo, as far as the supply lasts. [TK-7] [TK-A19]

Plots that are due to grow are pending until they have grown.
"""

from lampion.games.takenoko import lookups, tallies
from lampion.games.takenoko.constants import improvements, options, sizes, verbs
from lampion.games.takenoko.garden import Garden
from lampion.kernel import bits

HIGHEST = lookups.HIGHEST


def growth_of(garden: Garden, plot: int) -> int:
    """The sections a plot takes when it grows: one, with fertilizer two, never above four. [TK-7] [TK-10]"""
    wanted = 2 if garden.improved[plot] == improvements.FERTILIZER else 1
    room = HIGHEST - garden.heights[plot]
    return wanted if wanted < room else room


def grow_pending(garden: Garden) -> None:
    """Grow the pending plots of every colour with enough supply; the others stay pending. [TK-A19]"""
    if garden.options[options.LIMITED_BAMBOO]:
        for colour in range(sizes.COLOURS):
            grow_colour(garden, colour)
        drop_idle(garden)
    else:
        while garden.pending:
            grow(garden, bits.lowest(garden.pending))


def grow_colour(garden: Garden, colour: int) -> None:
    """Let the pending plots of a colour grow if the supply lasts for all of them. [TK-A19]"""
    needed = 0
    waiting = 0
    pending = garden.pending
    while pending:
        plot = bits.lowest(pending)
        pending &= pending - 1
        if garden.colours[plot] == colour:
            needed += growth_of(garden, plot)
            waiting |= 1 << plot
    if needed <= garden.bamboo_supply[colour]:
        while waiting:
            grow(garden, bits.lowest(waiting))
            waiting &= waiting - 1


def grow(garden: Garden, plot: int) -> None:
    """Let one plot grow now. [TK-7]"""
    sections = growth_of(garden, plot)
    colour = garden.colours[plot]
    garden.pending &= ~(1 << plot)
    if garden.options[options.LIMITED_BAMBOO]:
        if sections > garden.bamboo_supply[colour]:
            sections = garden.bamboo_supply[colour]
        garden.bamboo_supply[colour] -= sections
    if sections:
        tallies.set_height(garden, plot, garden.heights[plot] + sections)


def drop_idle(garden: Garden) -> None:
    """Drop plots without room, or whose colour has run out, from the pending ones. [TK-A19]"""
    if not garden.pending:
        return
    for plot in range(1, garden.plots):
        if growth_of(garden, plot) == 0 or garden.bamboo_supply[garden.colours[plot]] == 0:
            garden.pending &= ~(1 << plot)


def find_growth(garden: Garden) -> int:
    """Where bamboo may grow when there is too little for all. [TK-A19]"""
    count = 0
    for plot in range(1, garden.plots):
        if garden.pending >> plot & 1:
            count = garden.add_move(count, verbs.GROW, garden.cells[plot])
    return count
