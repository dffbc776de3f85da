"""What a seat cannot know, dealt anew: objectives in other hands, plots that others drew or put under the pile."""

import cython

from lampion.games.takenoko import lookups
from lampion.games.takenoko.table import Table
from lampion.kernel.rng import Rng

if not cython.compiled:
    from lampion.games.takenoko.lookups import OBJECTIVES, PANDA

CATEGORY_OF = lookups.CATEGORY_OF


def hold(table: Table, kind: int) -> None:
    """A drawn plot, kept in order of kinds."""
    place = table.drawn_count
    while place > 0 and table.drawn[place - 1] > kind:
        table.drawn[place] = table.drawn[place - 1]
        place -= 1
    table.drawn[place] = kind
    table.drawn_count += 1


def unseen_cards(table: Table, category: int) -> int:
    """Cards of a deck that nobody has seen."""
    return table.deck_size(category) - (table.rejected_count[category] if category < PANDA else 0)


def redeal_plots(table: Table, seat: int, rng: Rng) -> None:
    """Plots that others drew or put under the pile change places with unseen ones. [TK-5]"""
    drawn = table.drawn_count if table.active != seat else 0
    for i in range(drawn):
        table.bag[table.drawn[i]] += 1
        table.bag_count += 1
    for i in range(table.pile_count):
        if table.pile_seats[i] != seat:
            table.bag[table.pile[i]] += 1
            table.bag_count += 1
    for i in range(table.pile_count):
        if table.pile_seats[i] != seat:
            table.pile[i] = draw_kind(table, rng)
    if drawn:
        table.drawn_count = 0
        for _ in range(drawn):
            hold(table, draw_kind(table, rng))


def draw_kind(table: Table, rng: Rng) -> int:
    """A plot from the bag, at its odds."""
    left = rng.below(table.bag_count)
    kind = 1
    while left >= table.bag[kind]:
        left -= table.bag[kind]
        kind += 1
    table.bag[kind] -= 1
    table.bag_count -= 1
    return kind


def redeal_cards(table: Table, seat: int, category: int, rng: Rng) -> None:
    """The other hands keep their size; their cards come from the unseen ones of the same deck. [TK-9]"""
    for other in range(table.seats):
        table.scratch[other] = 0
        if other != seat:
            for card in range(1, OBJECTIVES):
                if CATEGORY_OF[card] == category:
                    table.scratch[other] += table.hands[other * OBJECTIVES + card]
                    table.decks[card] += table.hands[other * OBJECTIVES + card]
                    table.hands[other * OBJECTIVES + card] = 0
    for other in range(table.seats):
        while table.scratch[other]:
            table.scratch[other] -= 1
            table.hands[other * OBJECTIVES + draw_card(table, category, rng)] += 1


def draw_card(table: Table, category: int, rng: Rng) -> int:
    """An unseen card of a deck, at its odds."""
    left = rng.below(unseen_cards(table, category))
    card = 1
    while CATEGORY_OF[card] != category or left >= table.decks[card]:
        if CATEGORY_OF[card] == category:
            left -= table.decks[card]
        card += 1
    table.decks[card] -= 1
    return card
