"""Deals again what a seat cannot know: objectives in other hands, plots that others drew or put under the pile."""

from lampion.games.takenoko import lookups, memory, objectives, plots, tallies
from lampion.games.takenoko.constants import sizes, tiles
from lampion.games.takenoko.garden import Garden
from lampion.kernel import bits
from lampion.kernel.rng import Rng

CATEGORY_CARDS = lookups.CATEGORY_CARDS


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
    """Put the plots that a seat doesn't know into the bag, and those it remembers into `scratch`.

    Who only watches may be named by a number that no seat has, and remembers nothing.
    """
    for i in range(drawn):
        garden.bag[garden.drawn[i]] += 1
        garden.bag_count += 1
    for i in range(garden.pile_count):
        if garden.pile_seats[i] != seat:
            garden.bag[garden.pile[i]] += 1
            garden.bag_count += 1
    for kind in range(1, tiles.POND):
        garden.scratch[kind] = garden.remembered[seat * sizes.KINDS + kind] if seat < sizes.SEATS else 0
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
    kind = plots.unseen_kind(garden, rng.below(garden.bag_count))
    garden.bag[kind] -= 1
    garden.bag_count -= 1
    return kind


def redeal_cards(garden: Garden, seat: int, category: int, rng: Rng) -> None:
    """The other hands keep their size; their cards come from the unseen ones of the same deck. [TK-9]"""
    for other in range(garden.seats):
        garden.scratch[other] = 0
        if other != seat:
            cards = garden.hand_cards[other] & CATEGORY_CARDS[category]
            while cards:
                card = bits.lowest(cards)
                cards &= cards - 1
                copies = garden.hands[other * sizes.OBJECTIVES + card]
                garden.scratch[other] += copies
                tallies.remove_card(garden, other, card, copies)
                tallies.return_cards(garden, card, copies)
    for other in range(garden.seats):
        while garden.scratch[other]:
            garden.scratch[other] -= 1
            card = objectives.unseen_card(garden, category, rng.below(garden.unseen_cards[category]))
            tallies.draw_card(garden, card)
            tallies.add_card(garden, other, card)
