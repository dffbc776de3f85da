"""Objectives: drawing them, when they are fulfilled, and claiming them. [TK-9] [TK-11]"""

from lampion.games.takenoko import lookups, tallies
from lampion.games.takenoko.constants import categories, options, sizes, verbs
from lampion.games.takenoko.garden import Garden
from lampion.kernel import bits

CATEGORY_OF = lookups.CATEGORY_OF
CARD_BITS = lookups.CARD_BITS
CATEGORY_CARDS = lookups.CATEGORY_CARDS
CARDS_FROM = lookups.CARDS_FROM
SECTIONS = lookups.SECTIONS
TRIGGER = lookups.TRIGGER
HAND_LIMIT = lookups.HAND_LIMIT
PLACINGS_FROM = lookups.PLACINGS_FROM
PLACING_BITS = lookups.PLACING_BITS
PLACING_STEPS = lookups.PLACING_STEPS
PLACING_MARKS = lookups.PLACING_MARKS


# Drawing


def has_room(garden: Garden, seat: int) -> bool:
    """Can a hand hold another card? [TK-9] [HK-A2]"""
    return garden.hand_size(seat) < HAND_LIMIT[garden.options[options.HIKARI]]


def is_too_easy(garden: Garden, card: int) -> bool:
    """Must experts draw again, because the garden already fulfils a plot or gardener card? [TK-13] [TK-A21]"""
    if not garden.options[options.EXPERT] or CATEGORY_OF[card] == categories.PANDA:
        return False
    return garden.fulfilled & CARD_BITS[card] != 0


def reject(garden: Garden, card: int) -> None:
    """Put a card under its deck. [TK-13]"""
    category = CATEGORY_OF[card]
    garden.rejected[category * sizes.REJECTED + garden.rejected_count[category]] = card
    garden.rejected_count[category] += 1
    garden.tries += 1


def take_rejected(garden: Garden, category: int) -> int:
    """The card that was put under the deck first."""
    home = category * sizes.REJECTED
    card = garden.rejected[home]
    garden.rejected_count[category] -= 1
    for i in range(garden.rejected_count[category]):
        garden.rejected[home + i] = garden.rejected[home + i + 1]
    garden.rejected[home + garden.rejected_count[category]] = 0
    return card


# Claiming


def claim(garden: Garden, seat: int, card: int) -> None:
    """Lay an objective face up; panda objectives return their sections. [TK-11] [TK-12] [TK-A18]"""
    tallies.claim_card(garden, seat, card)
    for colour in range(sizes.COLOURS):
        tallies.add_sections(garden, seat, colour, -SECTIONS[card][colour])
        if garden.options[options.LIMITED_BAMBOO]:
            garden.bamboo_supply[colour] += SECTIONS[card][colour]
    garden.progress = 1
    if not garden.emperor and garden.claims(seat) >= TRIGGER[garden.seats]:
        garden.emperor = seat + 1


# Patterns


def find_all_patterns(garden: Garden) -> None:
    """Find all plot objectives that the land fulfils. [TK-11]"""
    garden.fulfilled &= ~CATEGORY_CARDS[categories.PLOT]
    for plot in range(1, garden.plots):
        if garden.wet[plot]:
            find_patterns(garden, plot)


def find_patterns(garden: Garden, plot: int) -> None:
    """Note every pattern of irrigated plots that this plot is part of, in all rotations. [TK-11]"""
    group = garden.options[options.PATTERN_RULE] * sizes.COLOURS + garden.colours[plot]
    for placing in range(PLACINGS_FROM[group], PLACINGS_FROM[group + 1]):
        if not garden.fulfilled & PLACING_BITS[placing] and fits(garden, placing, garden.cells[plot]):
            garden.fulfilled |= PLACING_BITS[placing]


def fits(garden: Garden, placing: int, cell: int) -> bool:
    """Do irrigated plots of the right colours complete a pattern around the plot on this cell? [TK-11]"""
    for i in range(sizes.PATTERN - 1):
        other = cell + PLACING_STEPS[placing][i]
        if other < 0 or other >= sizes.CELLS or garden.irrigated[other] != PLACING_MARKS[placing][i]:
            return False
    return True


# Moves


def find_unseen(garden: Garden, category: int) -> int:
    """The unseen cards of a deck, as outcomes of chance."""
    count = 0
    for card in range(CARDS_FROM[category], CARDS_FROM[category + 1]):
        count = garden.add_chance(count, verbs.CARD, card, garden.decks[card])
    return count


def unseen_card(garden: Garden, category: int, place: int) -> int:
    """The card at a place among those of a deck that nobody has seen, sorted by number."""
    card = CARDS_FROM[category]
    while place >= garden.decks[card]:
        place -= garden.decks[card]
        card += 1
    return card


def find_claims(garden: Garden, seat: int, count: int) -> int:
    """The objectives in hand that are fulfilled. [TK-11]"""
    cards = garden.hand_cards[seat] & (garden.fulfilled | garden.fed[seat])
    while cards:
        garden.found[count] = verbs.CLAIM * verbs.SIZE + bits.lowest(cards)
        count += 1
        cards &= cards - 1
    return count


def find_draws(garden: Garden, count: int) -> int:
    """Decks to draw from, if the hand has room. [TK-9]"""
    if has_room(garden, garden.active):
        for category in range(3):
            if garden.unseen_cards[category] or garden.deck_size(category):
                garden.found[count] = verbs.OBJECTIVE * verbs.SIZE + category
                count += 1
    return count
