"""The legal moves of every phase, and what chance may bring. Nothing here changes the table."""

import cython

from lampion.games.takenoko import hikari, land, lookups, objectives
from lampion.games.takenoko.table import Table

if not cython.compiled:
    # fmt: off
    from lampion.games.takenoko.lookups import (  # noqa: I001
        AWAY, BARE, BEFORE_ACTION, CARD, CELLS, CHANNEL_ACTION, CHIP, CHIPPING, CHOOSE, CHOOSING, CLAIM, CLOUDS, CLOUDY,
        COMMITTED, DEALING, DECLINE, DONE, DRAWING_CARD, DRAWING_PLOTS, EMPEROR_FIGURE, END, FACE, FINDING_FIRST, FIRST,
        GARDENER_ACTION, GARDENER_FIGURE, GARDENER_TO, GROWING, GROW_AT, HIGHEST, HIKARI, IMPROVE, KEEP, KIND, LAY,
        OBJECTIVE, OBJECTIVES, OBJECTIVE_ACTION, PANDA_ACTION, PANDA_FIGURE, PANDA_TO, PLAN, PLANNING, PLOTS_ACTION,
        POND, QUESTION, RAIN_AT, READY, REVEALING, ROLLING, SKIP, SPECIAL, SPECIALS, STORM_TO, SUN, SUPREME, TAKE,
        TAKE_CHANNEL, TAKE_PLOTS, UNDER, UNDERING, WIND, WITH,
    )
    # fmt: on

STEPS = lookups.STEPS
CATEGORY_OF = lookups.CATEGORY_OF
HAND_LIMIT = lookups.HAND_LIMIT


def has_chips(table: Table) -> bool:
    """Is a chip left in the supply?"""
    return table.chip_supply[0] + table.chip_supply[1] + table.chip_supply[2] > 0


def planned(table: Table) -> int:
    """Actions that are planned and not yet made."""
    count = 0
    for action in range(5):
        count += table.plans[action]
    return count


def is_allowed(table: Table, action: int) -> bool:
    """Two different actions; with sun three different ones, with wind the two may be the same. [TK-3] [TK-4]"""
    if table.options[COMMITTED]:
        return table.plans[action] > 0
    if table.made == (3 if table.face == SUN else 2):
        return False
    return table.face == WIND or not table.used >> action & 1


def has_stored_chips(table: Table) -> bool:
    """Has the active player a chip in store?"""
    home = table.active * 3
    return table.chips_stored[home] + table.chips_stored[home + 1] + table.chips_stored[home + 2] > 0


def may_play(table: Table, seat: int, window: int) -> bool:
    """Could this seat play its special card? Not any more once the end is triggered. [HK-3]"""
    return table.options[HIKARI] == 1 and not table.emperor and hikari.can_use(table, seat, window)


def others_may_play(table: Table) -> bool:
    """Does anybody but the active player hold a card that could be played before an action? [HK-3]"""
    if table.options[HIKARI]:
        for seat in range(table.seats):
            if seat != table.active and may_play(table, seat, BEFORE_ACTION):
                return True
    return False


def find_choices(table: Table) -> int:
    """The moves of the phases that ask a small question."""
    if table.phase == CHOOSING:
        return find_faces(table)
    if table.phase == CLOUDY:
        return find_chips(table)
    if table.phase == PLANNING:
        return find_plans(table)
    if table.phase == CHIPPING:
        return find_stored_chips(table)
    if table.phase == UNDERING:
        return find_orders(table)
    if table.phase == GROWING:
        return find_growth(table)
    return find_display(table)


def find_faces(table: Table) -> int:
    """A weather of one's choice; clouds only while a chip is left. [TK-4] [TK-A11]"""
    count = 0
    for face in range(SUN, QUESTION):
        if face != CLOUDS or has_chips(table):
            count = table.add(count, CHOOSE + face)
    return table.add(count, DECLINE)


def find_chips(table: Table) -> int:
    """A chip from the supply. [TK-4]"""
    count = 0
    for chip in range(3):
        if table.chip_supply[chip]:
            count = table.add(count, CHIP + chip + 1)
    return table.add(count, DECLINE)


def find_plans(table: Table) -> int:
    """Actions to plan: different ones, unless the wind blows; with sun a third one may be left out. [TK-A7]"""
    count = 0
    for action in range(5):
        if table.face == WIND or not table.plans[action]:
            count = table.add(count, PLAN + action)
    return table.add(count, DONE) if planned(table) == 2 else count


def find_stored_chips(table: Table) -> int:
    """A chip for the plot that is being placed, or none. [TK-5] [TK-A15]"""
    count = 0
    for chip in range(3):
        if table.chips_stored[table.active * 3 + chip]:
            count = table.add(count, WITH + chip + 1)
    return table.add(count, BARE)


def find_orders(table: Table) -> int:
    """Two orders under the pile; one if the plots are equal. [TK-5] [TK-A12]"""
    count = table.add(0, UNDER)
    return count if table.drawn[0] == table.drawn[1] else table.add(count, UNDER + 1)


def find_growth(table: Table) -> int:
    """Where bamboo may grow when there is too little for all. [TK-A19]"""
    count = 0
    for plot in range(1, table.plots):
        if table.pending >> plot & 1:
            count = table.add(count, GROW_AT + table.cells[plot])
    return count


def find_display(table: Table) -> int:
    """Each kind of special card on display, or none. [HK-2]"""
    count = 0
    for card in range(1, SPECIALS):
        if table.display[0] == card or table.display[1] == card or table.display[2] == card:
            count = table.add(count, TAKE + card)
    return table.add(count, SKIP)


def find_idle(table: Table, seat: int) -> int:
    """Free steps, special cards, actions or the word before one, the end of the turn. [TK-3] [TK-A9] [HK-3] [HK-A6]"""
    count = find_free_steps(table, seat)
    if may_play(table, seat, 0):
        count = hikari.find_uses(table, seat, 0, count)
    end = find_actions(table, count)  # the actions stand behind the rest of the list, where READY may overwrite them
    possible = end - count
    if possible and others_may_play(table):
        end = table.add(count, READY)
    if table.made >= 2 or not possible:
        end = table.add(end, END)
    return end


def find_free_steps(table: Table, seat: int) -> int:
    """Lay stored channels, place stored chips, claim objectives. [TK-3] [TK-A8]"""
    count = 0
    if table.canals_stored[seat]:
        for plot in range(1, table.plots):
            for direction in range(3):
                if land.can_lay(table, table.cells[plot], direction):
                    count = table.add(count, LAY + table.cells[plot] * 3 + direction)
    for chip in range(3):
        if table.chips_stored[seat * 3 + chip]:
            for plot in range(1, table.plots):
                if not table.heights[plot] and not table.improvement(plot):
                    count = table.add(count, IMPROVE + chip * CELLS + table.cells[plot])
    for card in range(1, OBJECTIVES):
        if table.hands[seat * OBJECTIVES + card] and objectives.is_fulfilled(table, seat, card):
            count = table.add(count, CLAIM + card)
    return count


def find_actions(table: Table, count: int) -> int:
    """Every action that is allowed and possible, listed from `count` on. [TK-3] [TK-A13]"""
    if is_allowed(table, PLOTS_ACTION) and table.bag_count + table.pile_count > 0:
        count = table.add(count, TAKE_PLOTS)
    if is_allowed(table, CHANNEL_ACTION) and table.channel_supply:
        count = table.add(count, TAKE_CHANNEL)
    if is_allowed(table, GARDENER_ACTION):
        count = find_steps(table, GARDENER_FIGURE, GARDENER_TO, count)
    if is_allowed(table, PANDA_ACTION):
        count = find_steps(table, PANDA_FIGURE, PANDA_TO, count)
    if is_allowed(table, OBJECTIVE_ACTION):
        count = find_draws(table, count)
    return count


def find_steps(table: Table, figure: int, base: int, count: int) -> int:
    """A straight line, at least one step, no gap, no stop beside the Emperor. [TK-7] [TK-8] [HK-9] [TK-A16]"""
    if table.figures[figure] == AWAY:
        return count
    start = table.cells[table.figures[figure]]
    for step in STEPS[:6]:
        cell = start + step
        while table.at[cell]:
            if table.at[cell] - 1 != table.figures[EMPEROR_FIGURE]:
                table.found[count] = base + cell
                count += 1
            cell += step
    return count


def find_draws(table: Table, count: int) -> int:
    """Decks to draw from, if the hand has room. [TK-9] [HK-A2]"""
    if table.hand_size(table.active) < HAND_LIMIT[table.options[HIKARI]]:
        for category in range(3):
            if table.has_deck(category):
                count = table.add(count, OBJECTIVE + category)
    return count


def find_keeps(table: Table) -> int:
    """Each different drawn plot on each open cell. [TK-5]"""
    count = 0
    for place in range(table.drawn_count):
        if place == 0 or table.drawn[place] != table.drawn[place - 1]:
            for i in range(table.open_count):
                table.found[count] = KEEP + table.drawn[place] * CELLS + table.open_cells[i]
                count += 1
    return count


def find_rain(table: Table) -> int:
    """Irrigated plots that can still grow. [TK-4]"""
    count = 0
    for plot in range(1, table.plots):
        if table.wet[plot] and table.heights[plot] < HIGHEST:
            count = table.add(count, RAIN_AT + table.cells[plot])
    return count


def find_storm(table: Table) -> int:
    """Every other tile than the panda's, but not the Emperor's. [TK-4] [TK-A10] [HK-9]"""
    count = 0
    if table.figures[PANDA_FIGURE] != AWAY:
        for plot in range(table.plots):
            if plot != table.figures[PANDA_FIGURE] and plot != table.figures[EMPEROR_FIGURE]:
                count = table.add(count, STORM_TO + table.cells[plot])
    return count


def find_outcomes(table: Table) -> int:
    """What chance may bring, with its odds."""
    count = 0
    if table.phase == DRAWING_PLOTS:
        for kind in range(1, POND):
            count = add_outcome(table, count, KIND + kind, table.bag[kind])
    elif table.phase == ROLLING:
        for face in range(SUN, QUESTION + 1):
            count = add_outcome(table, count, FACE + face, 1)
    elif table.phase == DRAWING_CARD:
        count = find_cards(table, table.category)
    elif table.phase == DEALING:
        count = find_cards(table, table.dealt % 3)
    elif table.phase == REVEALING:
        for supreme in range(5):
            count = add_outcome(table, count, SUPREME + supreme, 1 - (table.supreme >> supreme & 1))
    elif table.phase == FINDING_FIRST:
        for seat in range(table.seats):
            count = add_outcome(table, count, FIRST + seat, 1)
    else:
        for card in range(1, SPECIALS):
            count = add_outcome(table, count, SPECIAL + card, table.special_pile[card])
    return count


def find_cards(table: Table, category: int) -> int:
    """The unseen cards of a deck."""
    count = 0
    for card in range(1, OBJECTIVES):
        if CATEGORY_OF[card] == category:
            count = add_outcome(table, count, CARD + card, table.decks[card])
    return count


def add_outcome(table: Table, count: int, move: int, odds: int) -> int:
    """Add an outcome to the list if it can happen."""
    if odds:
        table.found[count] = move
        table.odds[count] = odds
        count += 1
    return count
