"""What views, notation and texts ask about a garden, answered in plain Python values."""

from lampion.games.takenoko import (
    channels,
    growth,
    moves,
    objectives,
    panda_and_gardener,
    scoring,
    special_cards,
    windows,
)
from lampion.games.takenoko.constants import verbs
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


# For boards: what could grow, be claimed, reached, laid and played


def growth_of(garden: Garden, plot: int) -> int:
    """The sections that a plot takes when it grows. [TK-7] [TK-10]"""
    return growth.growth_of(garden, plot)


def ready_cards(garden: Garden, seat: int) -> list[int]:
    """The objectives in hand that are fulfilled, whoever's turn it is. [TK-11]"""
    count = objectives.find_claims(garden, seat, 0)
    return [garden.found[i] % verbs.SIZE for i in range(count)]


def cells_in_reach(garden: Garden, figure: int) -> list[int]:
    """Where a figure could go with an action. [TK-7] [TK-8]"""
    count = panda_and_gardener.find_steps(garden, figure, verbs.PANDA, 0)
    return [garden.found[i] % verbs.SIZE for i in range(count)]


def open_cells(garden: Garden) -> list[int]:
    """The cells where a plot may be placed. [TK-5]"""
    return [garden.open_cells[i] for i in range(garden.open_count)]


def may_lay(garden: Garden, edge: int) -> bool:
    """May a channel be laid on this edge? [TK-6]"""
    return channels.can_lay(garden, edge // 3, edge % 3)


def joins_water(garden: Garden, edge: int) -> bool:
    """Does this edge continue the network, or leave a corner of the pond? [TK-6]"""
    return channels.is_connected(garden, edge // 3, edge % 3)


def most_actions(garden: Garden) -> int:
    """How many actions the active player has this turn. [TK-3] [TK-4]"""
    return moves.most_actions(garden)


def may_make(garden: Garden, action: int) -> bool:
    """Does this turn still allow this action? It may be impossible all the same. [TK-3] [TK-13]"""
    return moves.allowed_actions(garden) >> action & 1 == 1


def could_act(garden: Garden) -> bool:
    """Is any action allowed and possible? [TK-A9]"""
    return moves.find_actions(garden, 0) > 0


def has_room(garden: Garden, seat: int) -> bool:
    """Can a hand hold another card? [TK-9] [HK-2]"""
    return objectives.has_room(garden, seat)


def has_use(garden: Garden, seat: int, moment: int) -> bool:
    """Does a seat hold a special card that has a use at this moment? [HK-3]"""
    return special_cards.can_use(garden, seat, moment)


def others_may_play(garden: Garden) -> bool:
    """Does anybody but the active player hold a card that could be played before an action? [HK-3]"""
    return windows.others_may_play(garden)


def supreme_points(garden: Garden, seat: int, number: int) -> int:
    """The points of a seat for one supreme objective, as things stand. [HK-12]"""
    revealed = garden.supreme
    garden.supreme = 1 << number
    points = scoring.supreme_points(garden, seat)
    garden.supreme = revealed
    return points
