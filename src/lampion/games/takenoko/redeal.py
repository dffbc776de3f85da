"""Deals again what a seat cannot know: objectives in other hands, plots that others drew or put under the pile."""

from lampion.games.takenoko import lookups, memory, objectives, plots
from lampion.games.takenoko.constants import sizes, tiles
from lampion.games.takenoko.garden import Garden
from lampion.kernel.rng import Rng

CATEGORY_OF = lookups.CATEGORY_OF


def redeal_plots(garden: Garden, seat: int, rng: Rng) -> None:
    """Plots that others drew or put under the pile change places with unseen ones. [TK-5]

    Those that the seat remembers stay among its mixed places. What others remember is secret: they forget it here.
    [TK-A12]
    """
    drawn = garden.drawn_count if garden.active != seat else 0
    places = 0
    if garden.bag_count == 0:  # only then are plots under the pile drawn again
        for other in range(garden.seats):
            if other != seat:
                memory.forget_all(garden, other)
        places = memory.count_mixed(garden, seat)
    collect(garden, seat, drawn)
    for i in range(garden.pile_count):
        if garden.pile_seats[i] != seat:
            if garden.mixed[i]:
                garden.pile[i] = draw_mixed(garden, places, rng)
                places -= 1
            else:
                garden.pile[i] = draw_kind(garden, rng)
    if drawn:
        garden.drawn_count = 0
        for _ in range(drawn):
            plots.hold(garden, draw_mixed(garden, places, rng) if garden.drawn_mixed else draw_kind(garden, rng))
            places -= 1


def collect(garden: Garden, seat: int, drawn: int) -> None:
    """Put the plots that a seat doesn't know into the bag, and those it remembers into `scratch`."""
    for i in range(drawn):
        garden.bag[garden.drawn[i]] += 1
        garden.bag_count += 1
    for i in range(garden.pile_count):
        if garden.pile_seats[i] != seat:
            garden.bag[garden.pile[i]] += 1
            garden.bag_count += 1
    for kind in range(1, tiles.POND):
        garden.scratch[kind] = garden.remembered[seat * sizes.KINDS + kind]
        garden.bag[kind] -= garden.scratch[kind]
        garden.bag_count -= garden.scratch[kind]


def draw_mixed(garden: Garden, places: int, rng: Rng) -> int:
    """Draw a plot for the next of `places` mixed places, which also have to take the plots left in `scratch`."""
    remembered = 0
    for kind in range(1, tiles.POND):
        remembered += garden.scratch[kind]
    if rng.below(places) >= remembered:
        return draw_kind(garden, rng)
    left = rng.below(remembered)
    kind = 1
    while left >= garden.scratch[kind]:
        left -= garden.scratch[kind]
        kind += 1
    garden.scratch[kind] -= 1
    return kind


def draw_kind(garden: Garden, rng: Rng) -> int:
    """Draw a plot from the bag at random."""
    left = rng.below(garden.bag_count)
    kind = 1
    while left >= garden.bag[kind]:
        left -= garden.bag[kind]
        kind += 1
    garden.bag[kind] -= 1
    garden.bag_count -= 1
    return kind


def redeal_cards(garden: Garden, seat: int, category: int, rng: Rng) -> None:
    """The other hands keep their size; their cards come from the unseen ones of the same deck. [TK-9]"""
    for other in range(garden.seats):
        garden.scratch[other] = 0
        if other != seat:
            for card in range(1, sizes.OBJECTIVES):
                if CATEGORY_OF[card] == category:
                    garden.scratch[other] += garden.hands[other * sizes.OBJECTIVES + card]
                    garden.decks[card] += garden.hands[other * sizes.OBJECTIVES + card]
                    garden.hands[other * sizes.OBJECTIVES + card] = 0
    for other in range(garden.seats):
        while garden.scratch[other]:
            garden.scratch[other] -= 1
            garden.hands[other * sizes.OBJECTIVES + draw_card(garden, category, rng)] += 1


def draw_card(garden: Garden, category: int, rng: Rng) -> int:
    """Draw an unseen card of a deck at random."""
    left = rng.below(objectives.unseen_cards(garden, category))
    card = 1
    while CATEGORY_OF[card] != category or left >= garden.decks[card]:
        if CATEGORY_OF[card] == category:
            left -= garden.decks[card]
        card += 1
    garden.decks[card] -= 1
    return card
