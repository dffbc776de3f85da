"""Tallies of plots, bamboo and cards, kept up to date; `derived.py` lists them.

Heights, chips, eaten sections, hands, decks and claims change only here.
"""

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import improvements, sizes
from lampion.games.takenoko.garden import Garden

COLOUR_OF = lookups.COLOUR_OF
PRINTED_ON = lookups.PRINTED_ON
CATEGORY_OF = lookups.CATEGORY_OF
POINTS = lookups.POINTS
BAMBOOS = lookups.BAMBOOS
HEIGHT = lookups.HEIGHT
BAMBOO_COLOUR = lookups.BAMBOO_COLOUR
ASKED_IMPROVEMENT = lookups.ASKED_IMPROVEMENT
COLOUR_CARDS = lookups.COLOUR_CARDS
CARD_BITS = lookups.CARD_BITS
LOWEST_ASKED = lookups.LOWEST_ASKED
FIRST_PANDA = lookups.CARDS_FROM[2]
SECTIONS = lookups.SECTIONS


# Plots and bamboo


def add_plot(garden: Garden, plot: int) -> None:
    """Count a plot that lies in the garden with its chip and its bamboo."""
    kind = garden.kinds[plot]
    garden.colours[plot] = COLOUR_OF[kind]
    garden.improved[plot] = PRINTED_ON[kind] if PRINTED_ON[kind] else garden.chips[plot]
    garden.bamboos[sort_of(garden, plot)] += 1
    note_bare(garden, plot)


def set_height(garden: Garden, plot: int, height: int) -> None:
    """The bamboo of a plot has this many sections now."""
    before = garden.heights[plot]
    garden.bamboos[sort_of(garden, plot)] -= 1
    garden.heights[plot] = height
    garden.bamboos[sort_of(garden, plot)] += 1
    note_bare(garden, plot)
    if height >= LOWEST_ASKED or before >= LOWEST_ASKED:
        find_fulfilled(garden, garden.colours[plot])


def set_chip(garden: Garden, plot: int, improvement: int) -> None:
    """A chip goes on a plot without an improvement and without bamboo."""
    garden.bamboos[sort_of(garden, plot)] -= 1
    garden.chips[plot] = garden.improved[plot] = improvement
    garden.bamboos[sort_of(garden, plot)] += 1
    note_bare(garden, plot)


def sort_of(garden: Garden, plot: int) -> int:
    """What gardener objectives tell apart, as one number: colour, improvement and height."""
    return (garden.colours[plot] * sizes.IMPROVEMENTS + garden.improved[plot]) * sizes.HEIGHTS + garden.heights[plot]


def note_bare(garden: Garden, plot: int) -> None:
    """Note whether a chip may go on a plot. [TK-10]"""
    if garden.heights[plot] or garden.improved[plot]:
        garden.bare &= ~(1 << plot)
    else:
        garden.bare |= 1 << plot


def find_fulfilled(garden: Garden, colour: int) -> None:
    """Note which gardener objectives of a colour the garden fulfils. [TK-11]"""
    i = 0
    while COLOUR_CARDS[colour][i]:
        card = COLOUR_CARDS[colour][i]
        i += 1
        if count_bamboos(garden, card) >= BAMBOOS[card]:
            garden.fulfilled |= CARD_BITS[card]
        else:
            garden.fulfilled &= ~CARD_BITS[card]


def count_bamboos(garden: Garden, card: int) -> int:
    """The bamboos that a gardener objective may count: colour, exact height, improvement. [TK-11] [TK-A4] [TK-A5]"""
    asked = ASKED_IMPROVEMENT[card]
    sort = BAMBOO_COLOUR[card] * sizes.IMPROVEMENTS * sizes.HEIGHTS + HEIGHT[card]
    if asked != improvements.ANY:
        return garden.bamboos[sort + asked * sizes.HEIGHTS]
    count = 0
    for improvement in range(sizes.IMPROVEMENTS):
        count += garden.bamboos[sort + improvement * sizes.HEIGHTS]
    return count


def add_sections(garden: Garden, seat: int, colour: int, sections: int) -> None:
    """A seat gets sections of bamboo, or gives some back; note which panda objectives it could claim. [TK-11]"""
    garden.eaten[seat * sizes.COLOURS + colour] += sections
    find_fed(garden, seat)


def find_fed(garden: Garden, seat: int) -> None:
    """Note which panda objectives a seat has the sections for. [TK-11]"""
    garden.fed[seat] = 0
    for card in range(FIRST_PANDA, sizes.OBJECTIVES):
        missing = 0
        for colour in range(sizes.COLOURS):
            if garden.eaten[seat * sizes.COLOURS + colour] < SECTIONS[card][colour]:
                missing = 1
        if not missing:
            garden.fed[seat] |= CARD_BITS[card]


# Cards


def draw_card(garden: Garden, card: int) -> None:
    """A card that nobody had seen leaves its deck."""
    garden.decks[card] -= 1
    garden.unseen_cards[CATEGORY_OF[card]] -= 1


def return_cards(garden: Garden, card: int, copies: int) -> None:
    """Cards go back among those of their deck that nobody has seen."""
    garden.decks[card] += copies
    garden.unseen_cards[CATEGORY_OF[card]] += copies


def add_card(garden: Garden, seat: int, card: int) -> None:
    """An objective comes into a hand."""
    garden.hands[seat * sizes.OBJECTIVES + card] += 1
    count_hand(garden, seat, card, 1)


def count_hand(garden: Garden, seat: int, card: int, copies: int) -> None:
    """Count objectives that are in a hand."""
    garden.hand_cards[seat] |= CARD_BITS[card]
    garden.hand_sizes[seat] += copies


def remove_card(garden: Garden, seat: int, card: int, copies: int) -> None:
    """Objectives leave a hand."""
    garden.hands[seat * sizes.OBJECTIVES + card] -= copies
    garden.hand_sizes[seat] -= copies
    if not garden.hands[seat * sizes.OBJECTIVES + card]:
        garden.hand_cards[seat] &= ~CARD_BITS[card]


def claim_card(garden: Garden, seat: int, card: int) -> None:
    """An objective moves from the hand to the table. [TK-11]"""
    remove_card(garden, seat, card, 1)
    garden.claimed[seat * sizes.OBJECTIVES + card] += 1
    count_claims(garden, seat, card, 1)


def count_claims(garden: Garden, seat: int, card: int, copies: int) -> None:
    """Count objectives that a seat has claimed."""
    garden.claim_counts[3 * seat + CATEGORY_OF[card]] += copies
    garden.claim_points[3 * seat + CATEGORY_OF[card]] += copies * POINTS[card]
