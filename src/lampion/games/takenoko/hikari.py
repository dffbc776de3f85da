"""Hikari: special cards, when they may be played, cancelled and what they do. [HK-2] to [HK-11]

Special cards are open knowledge: everybody saw them being taken [HK-A4]. `rules.py` moves the game on.
"""

import cython

from lampion.games.takenoko import land, lookups
from lampion.games.takenoko.table import Table

if not cython.compiled:
    # fmt: off
    from lampion.games.takenoko.lookups import (  # noqa: I001
        ALLIANCE, ALLY, AWAY, BREAK, CANCELLATION, CELLS, DISEASE, DISEASE_AT, EMPEROR_FIGURE, EMPEROR_LEAVES,
        EMPEROR_TO, EMPEROR_VISIT, GARDENER_FIGURE, HOLIDAY, HOLIDAYS, JUMP, JUMP_GARDENER, JUMP_PANDA, LIMITED_BAMBOO,
        PANDA_FIGURE, REARRANGEMENT, SCRATCH, SPECIALS, SWAP, TURN_START, WEATHER_CARD, WEATHER_SUN,
    )
    # fmt: on

STEPS = lookups.STEPS


def is_weather(card: int) -> bool:
    """Is this one of the five weather cards? [HK-A9]"""
    return WEATHER_SUN <= card < WEATHER_SUN + 5


def can_use(table: Table, seat: int, window: int) -> bool:
    """Does this seat hold a special card that it could play now? Cancellations only answer. [HK-3] [HK-A10]"""
    card = table.specials[seat]
    if card == 0 or card == CANCELLATION:
        return False
    if is_weather(card):
        return window == TURN_START and table.turn > table.seats and table.replaced == 0
    if card == REARRANGEMENT:
        return has_swap(table)
    return find_uses(table, seat, window, SCRATCH) > SCRATCH


def find_uses(table: Table, seat: int, window: int, count: int) -> int:
    """List the uses of a seat's special card from `count` on; returns the new count. [HK-3]"""
    card = table.specials[seat]
    if is_weather(card):
        return table.add(count, WEATHER_CARD) if can_use(table, seat, window) else count
    if card == JUMP:
        count = find_jumps(table, PANDA_FIGURE, JUMP_PANDA, count)
        return find_jumps(table, GARDENER_FIGURE, JUMP_GARDENER, count)
    if card == REARRANGEMENT:
        return find_swaps(table, count)
    if card == DISEASE:
        return find_diseases(table, count)
    if card == EMPEROR_VISIT:
        return find_visits(table, count)
    if card == HOLIDAYS:
        return find_holidays(table, count)
    return find_alliances(table, seat, count) if card == ALLIANCE else count


def find_diseases(table: Table, count: int) -> int:
    """Any plot around which at least one section would fall. [HK-8]"""
    for plot in range(1, table.plots):
        if falls_ill(table, plot):
            count = table.add(count, DISEASE_AT + table.cells[plot])
    return count


def find_holidays(table: Table, count: int) -> int:
    """A figure that is on the board. [HK-10] [HK-A19]"""
    for figure in range(2):
        if table.figures[figure] != AWAY:
            count = table.add(count, HOLIDAY + figure)
    return count


def find_jumps(table: Table, figure: int, base: int, count: int) -> int:
    """A figure on the board may jump to any other tile but the Emperor's. [HK-6] [HK-A12]"""
    if table.figures[figure] != AWAY:
        for plot in range(table.plots):
            if plot != table.figures[figure] and plot != table.figures[EMPEROR_FIGURE]:
                count = table.add(count, base + table.cells[plot])
    return count


def find_visits(table: Table, count: int) -> int:
    """The Emperor comes, or goes on, to a plot without a figure; or he leaves. [HK-9] [HK-A18]"""
    for plot in range(1, table.plots):
        if plot != table.figures[0] and plot != table.figures[1] and plot != table.figures[EMPEROR_FIGURE]:
            count = table.add(count, EMPEROR_TO + table.cells[plot])
    if table.figures[EMPEROR_FIGURE] != AWAY:
        count = table.add(count, EMPEROR_LEAVES)
    return count


def find_alliances(table: Table, seat: int, count: int) -> int:
    """With a neighbour, if neither is allied; or break any alliance. [HK-11]"""
    if not table.allies[seat]:
        for other in range(table.seats):
            apart = (other - seat + table.seats) % table.seats
            if (apart == 1 or apart == table.seats - 1) and not table.allies[other]:
                count = table.add(count, ALLY + other)
    for other in range(table.seats):
        if table.allies[other] > other + 1:
            count = table.add(count, BREAK + other * 4 + table.allies[other] - 1)
    return count


def has_swap(table: Table) -> bool:
    """Is there a pair of plots whose exchange would change anything? [HK-7]"""
    for one in range(1, table.plots):
        for other in range(one + 1, table.plots):
            if differ(table, one, other):
                return True
    return False


def find_swaps(table: Table, count: int) -> int:
    """Every pair of plots whose exchange would change the board. [HK-7] [HK-A13]"""
    for one in range(1, table.plots):
        for other in range(one + 1, table.plots):
            if differ(table, one, other):
                count = table.add(count, SWAP + one * 32 + other)
    return count


def differ(table: Table, one: int, other: int) -> bool:
    """Would exchanging two plots change the board? [HK-7]"""
    for figure in range(3):
        if table.figures[figure] == one or table.figures[figure] == other:
            return True
    if table.kinds[one] != table.kinds[other] or table.chips[one] != table.chips[other]:
        return True
    if table.heights[one] != table.heights[other] or table.grown[one] != table.grown[other]:
        return True
    for direction in range(6):
        first = table.has_channel(table.cells[one], mirrored(table, one, other, direction))
        if first != table.has_channel(table.cells[other], direction):
            return True
    return False


def mirrored(table: Table, one: int, other: int, direction: int) -> int:
    """Which edge of the first plot is exchanged with this edge of the second. [HK-A14]

    The same direction; but two neighbours keep their common edge, and on its axis their outer edges change places.
    """
    opposite = direction + 3 if direction < 3 else direction - 3
    apart = table.cells[other] - table.cells[one]
    if apart == STEPS[direction] or apart == STEPS[opposite]:
        return opposite
    return direction


def falls_ill(table: Table, plot: int) -> int:
    """How many sections a disease around this plot would cost. [HK-8]"""
    sections = 1 if table.heights[plot] else 0
    for step in STEPS[:6]:
        other = table.at[table.cells[plot] + step] - 1
        if other > 0 and table.colour(other) == table.colour(plot) and table.heights[other]:
            sections += 1
    return sections


def spread_disease(table: Table, plot: int) -> None:
    """The plot and its neighbours of the same colour lose a section each. [HK-8] [HK-A17]"""
    colour = table.colour(plot)
    lose_section(table, plot)
    for step in STEPS[:6]:
        other = table.at[table.cells[plot] + step] - 1
        if other > 0 and table.colour(other) == colour:
            lose_section(table, other)


def lose_section(table: Table, plot: int) -> None:
    """A section goes back to the supply."""
    if table.heights[plot]:
        table.heights[plot] -= 1
        if table.options[LIMITED_BAMBOO]:
            table.bamboo_supply[table.colour(plot)] += 1


def swap_plots(table: Table, one: int, other: int) -> None:
    """Exchange two plots with all on them; channels that are cut off carry no water. [HK-7] [HK-A15] [HK-A16]"""
    cell, there = table.cells[one], table.cells[other]
    swap_channels(table, one, other)
    table.cells[one] = there
    table.cells[other] = cell
    table.at[there] = one + 1
    table.at[cell] = other + 1
    for i in range(CELLS):
        table.live[i] = 0
    land.connect(table)
    for plot in range(1, table.plots):
        table.wet[plot] = 0
    table.patterns = 0
    for plot in range(1, table.plots):
        land.water(table, plot)
    land.find_all_patterns(table)


def swap_channels(table: Table, one: int, other: int) -> None:
    """Exchange the channels on the six edges of two plots, direction by direction. [HK-7]"""
    for i in range(table.channels):
        table.laid[i] = moved_edge(table, table.laid[i], one, other)
    for i in range(CELLS):
        table.canals[i] = 0
    for i in range(table.channels):
        table.canals[table.laid[i] // 3] |= 1 << table.laid[i] % 3


def moved_edge(table: Table, edge: int, one: int, other: int) -> int:
    """Where a channel lies after the exchange of two plots."""
    cell, there = table.cells[one], table.cells[other]
    for direction in range(6):
        partner = mirrored(table, one, other, direction)
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


def ally(table: Table, seat: int, other: int) -> None:
    """Two seats are allied from now on. [HK-11]"""
    table.allies[seat] = other + 1
    table.allies[other] = seat + 1


def break_alliance(table: Table, seat: int, other: int) -> None:
    """The alliance ends, and its card is discarded. [HK-11]"""
    table.allies[seat] = table.allies[other] = 0
    table.special_discard[ALLIANCE] += 1


def needs_card(table: Table) -> bool:
    """Has the display a gap that can be filled? An empty pile takes the discard. [HK-2] [HK-A3]"""
    gap = 0
    for slot in range(3):
        if not table.display[slot]:
            gap = 1
    return gap == 1 and cards_left(table) > 0


def cards_left(table: Table) -> int:
    """Cards in the pile, after the discard was shuffled into an empty one. [HK-2]"""
    count = 0
    for card in range(1, SPECIALS):
        count += table.special_pile[card]
    if count == 0:
        for card in range(1, SPECIALS):
            table.special_pile[card] = table.special_discard[card]
            table.special_discard[card] = 0
            count += table.special_pile[card]
    return count


def fill_gap(table: Table, card: int) -> None:
    """A card from the pile fills the first gap of the display. [HK-2]"""
    table.special_pile[card] -= 1
    for slot in range(3):
        if not table.display[slot]:
            table.display[slot] = card
            break
