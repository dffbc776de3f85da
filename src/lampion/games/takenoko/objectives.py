"""Objectives: when they are fulfilled, claiming them, and what they are worth. [TK-9] [TK-11] [TK-12]"""

import cython

from lampion.games.takenoko import lookups
from lampion.games.takenoko.table import Table

if not cython.compiled:
    # fmt: off
    from lampion.games.takenoko.lookups import (  # noqa: I001
        ANY_IMPROVEMENT, COLOUR_SETS, EMPEROR_POINTS, GARDENER, LIMITED_BAMBOO, OBJECTIVES, PANDA, PLOT,
    )
    # fmt: on

POINTS = lookups.POINTS
CATEGORY_OF = lookups.CATEGORY_OF
BAMBOOS = lookups.BAMBOOS
HEIGHT = lookups.HEIGHT
BAMBOO_COLOUR = lookups.BAMBOO_COLOUR
ASKED_IMPROVEMENT = lookups.ASKED_IMPROVEMENT
SECTIONS = lookups.SECTIONS
CARD_COLOURS = lookups.CARD_COLOURS
SUPREME_POINTS = lookups.SUPREME_POINTS
TRIGGER = lookups.TRIGGER


def is_fulfilled(table: Table, seat: int, card: int) -> bool:
    """Could a seat claim this objective now? [TK-11]"""
    category = CATEGORY_OF[card]
    if category == PLOT:
        return table.patterns >> card & 1 == 1
    if category == GARDENER:
        return count_bamboos(table, card) >= BAMBOOS[card]
    for colour in range(3):
        if table.eaten[seat * 3 + colour] < SECTIONS[card][colour]:
            return False
    return True


def count_bamboos(table: Table, card: int) -> int:
    """The bamboos that a gardener objective may count: colour, exact height, improvement. [TK-11] [TK-A4] [TK-A5]"""
    count = 0
    for plot in range(1, table.plots):
        if table.heights[plot] == HEIGHT[card] and table.colour(plot) == BAMBOO_COLOUR[card]:
            asked = ASKED_IMPROVEMENT[card]
            if asked == ANY_IMPROVEMENT or asked == table.improvement(plot):
                count += 1
    return count


def claim(table: Table, seat: int, card: int) -> None:
    """Lay an objective open; panda objectives give their sections back. [TK-11] [TK-12] [TK-A18]"""
    table.hands[seat * OBJECTIVES + card] -= 1
    table.claimed[seat * OBJECTIVES + card] += 1
    for colour in range(3):
        table.eaten[seat * 3 + colour] -= SECTIONS[card][colour]
        if table.options[LIMITED_BAMBOO]:
            table.bamboo_supply[colour] += SECTIONS[card][colour]
    table.progress = 1
    if not table.emperor and table.claims(seat, 3) >= TRIGGER[table.seats]:
        table.emperor = seat + 1


def points_of(table: Table, seat: int, category: int) -> int:
    """The points of a seat's claimed objectives of a category. [TK-12]"""
    total = 0
    for card in range(1, OBJECTIVES):
        if CATEGORY_OF[card] == category:
            total += POINTS[card] * table.claimed[seat * OBJECTIVES + card]
    return total


def emperor_points(table: Table, seat: int) -> int:
    """The Emperor card goes to whoever triggers the end. [TK-12]"""
    return EMPEROR_POINTS if table.emperor == seat + 1 else 0


def supreme_points(table: Table, seat: int) -> int:
    """What the supreme objectives in view give, as things stand. [HK-12]"""
    total = 0
    if table.supreme & 1:
        total += SUPREME_POINTS[0] * colour_sets(table, seat)
    if table.supreme >> 1 & 1:
        total += majority(table, seat, PANDA, SUPREME_POINTS[1])
    if table.supreme >> 2 & 1:
        total += majority(table, seat, PLOT, SUPREME_POINTS[2])
    if table.supreme >> 3 & 1:
        total += majority(table, seat, GARDENER, SUPREME_POINTS[3])
    if table.supreme >> 4 & 1:
        total += SUPREME_POINTS[4] * type_sets(table, seat)
    return total


def majority(table: Table, seat: int, category: int, points: int) -> int:
    """Most claimed cards of a category; tied seats share, rounded down; none at all gives nothing. [HK-12] [HK-A22]"""
    mine = table.claims(seat, category)
    sharing = 0
    for other in range(table.seats):
        theirs = table.claims(other, category)
        if theirs > mine:
            return 0
        if theirs == mine:
            sharing += 1
    return points // sharing if mine else 0


def type_sets(table: Table, seat: int) -> int:
    """Sets of one objective of each category. [HK-12]"""
    fewest = table.claims(seat, PLOT)
    for category in range(1, 3):
        if table.claims(seat, category) < fewest:
            fewest = table.claims(seat, category)
    return fewest


def colour_sets(table: Table, seat: int) -> int:
    """Sets of three objectives of one colour; a card of several colours counts for one of them. [HK-12] [HK-A23]"""
    if table.options[COLOUR_SETS]:
        return table.claims(seat, 0) // 3 + table.claims(seat, 1) // 3 + table.claims(seat, 2) // 3
    return best_sets(table, seat, 1, 0, 0, 0)


def best_sets(table: Table, seat: int, card: int, green: int, yellow: int, pink: int) -> int:
    """The most sets when the cards from this one on are spread over their colours as well as possible. [HK-A24]"""
    while card < OBJECTIVES and not table.claimed[seat * OBJECTIVES + card]:
        card += 1
    if card == OBJECTIVES:
        return green // 3 + yellow // 3 + pink // 3
    copies = table.claimed[seat * OBJECTIVES + card]
    colours = CARD_COLOURS[card]
    best = 0
    for to_green in range(copies + 1 if colours & 1 else 1):
        for to_yellow in range(copies - to_green + 1 if colours & 2 else 1):
            to_pink = copies - to_green - to_yellow
            if to_pink == 0 or colours & 4:
                sets = best_sets(table, seat, card + 1, green + to_green, yellow + to_yellow, pink + to_pink)
                if sets > best:
                    best = sets
    return best
