"""What views, notation and texts ask about a garden, answered in plain Python values."""

from lampion.games.takenoko import special_cards
from lampion.games.takenoko.garden import Garden


def list_plots(garden: Garden) -> list[tuple[int, int, int, int, int]]:
    """The plots in the order in which they were placed: (cell, kind, chip, height, had its first growth)."""
    plots = []
    for plot in range(1, garden.plots):
        plots.append(
            (garden.cells[plot], garden.kinds[plot], garden.chips[plot], garden.heights[plot], garden.grown[plot])
        )
    return plots


def is_wet(garden: Garden, plot: int) -> bool:
    """Is a plot irrigated?"""
    return garden.wet[plot] == 1


def cell_of(garden: Garden, plot: int) -> int:
    """Where a plot lies."""
    return garden.cells[plot]


def plot_on(garden: Garden, cell: int) -> int:
    """The plot on a cell; 0 for the pond, -1 for an empty cell."""
    return garden.tile_at(cell)


def live_channels(garden: Garden) -> list[int]:
    """The edges of the channels that are connected to the pond."""
    edges = []
    for i in range(garden.channels):
        if garden.live[garden.laid[i] // 3] >> garden.laid[i] % 3 & 1:
            edges.append(garden.laid[i])
    return edges


def drawn_kinds(garden: Garden) -> list[int]:
    """The kinds of the plots that were drawn and not yet placed or put back."""
    return [garden.drawn[i] for i in range(garden.drawn_count)]


def special_of(garden: Garden, seat: int) -> int:
    """The special card in a seat's hand, 0 for none."""
    return garden.specials[seat]


def could_announce(garden: Garden) -> bool:
    """Is the announced move a legal use of the announced card? [HK-4]"""
    held = garden.specials[garden.announcer]
    garden.specials[garden.announcer] = garden.announced_card
    count = special_cards.find_uses(garden, garden.announcer, garden.window, 0)
    garden.specials[garden.announcer] = held
    for i in range(count):
        if garden.found[i] == garden.announced:
            return True
    return False
