"""Objectives: drawing them, when they are fulfilled, and claiming them. [TK-9] [TK-11]"""

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import categories, improvements, options, sizes, verbs
from lampion.games.takenoko.garden import Garden

CATEGORY_OF = lookups.CATEGORY_OF
CARDS_FROM = lookups.CARDS_FROM
COLOUR_OF = lookups.COLOUR_OF
BAMBOOS = lookups.BAMBOOS
HEIGHT = lookups.HEIGHT
BAMBOO_COLOUR = lookups.BAMBOO_COLOUR
ASKED_IMPROVEMENT = lookups.ASKED_IMPROVEMENT
SECTIONS = lookups.SECTIONS
TRIGGER = lookups.TRIGGER
HAND_LIMIT = lookups.HAND_LIMIT
FORMS = lookups.FORMS
PATTERN_RULES = lookups.PATTERN_RULES
PATTERN_CELLS = lookups.PATTERN_CELLS
PATTERN_COLOURS = lookups.PATTERN_COLOURS
PATTERN_SIZE = lookups.PATTERN_SIZE
PATTERN_CARD = lookups.PATTERN_CARD


# Drawing


def has_room(garden: Garden, seat: int) -> bool:
    """Can a hand hold another card? [TK-9] [HK-A2]"""
    return garden.hand_size(seat) < HAND_LIMIT[garden.options[options.HIKARI]]


def unseen_cards(garden: Garden, category: int) -> int:
    """Cards of a deck that nobody has seen."""
    return garden.deck_size(category) - (garden.rejected_count[category] if category < categories.PANDA else 0)


def is_too_easy(garden: Garden, card: int) -> bool:
    """Must experts draw again, because the garden already fulfils a plot or gardener card? [TK-13] [TK-A21]"""
    if not garden.options[options.EXPERT] or CATEGORY_OF[card] == categories.PANDA:
        return False
    return is_fulfilled(garden, garden.active, card)


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


def is_fulfilled(garden: Garden, seat: int, card: int) -> bool:
    """Could a seat claim this objective now? [TK-11]"""
    category = CATEGORY_OF[card]
    if category == categories.PLOT:
        return garden.patterns >> card & 1 == 1
    if category == categories.GARDENER:
        return count_bamboos(garden, card) >= BAMBOOS[card]
    for colour in range(sizes.COLOURS):
        if garden.eaten[seat * sizes.COLOURS + colour] < SECTIONS[card][colour]:
            return False
    return True


def count_bamboos(garden: Garden, card: int) -> int:
    """The bamboos that a gardener objective may count: colour, exact height, improvement. [TK-11] [TK-A4] [TK-A5]"""
    count = 0
    for plot in range(1, garden.plots):
        if garden.heights[plot] == HEIGHT[card] and garden.colour(plot) == BAMBOO_COLOUR[card]:
            asked = ASKED_IMPROVEMENT[card]
            if asked == improvements.ANY or asked == garden.improvement(plot):
                count += 1
    return count


def claim(garden: Garden, seat: int, card: int) -> None:
    """Lay an objective face up; panda objectives return their sections. [TK-11] [TK-12] [TK-A18]"""
    garden.hands[seat * sizes.OBJECTIVES + card] -= 1
    garden.claimed[seat * sizes.OBJECTIVES + card] += 1
    for colour in range(sizes.COLOURS):
        garden.eaten[seat * sizes.COLOURS + colour] -= SECTIONS[card][colour]
        if garden.options[options.LIMITED_BAMBOO]:
            garden.bamboo_supply[colour] += SECTIONS[card][colour]
    garden.progress = 1
    if not garden.emperor and garden.claims(seat, categories.ALL) >= TRIGGER[garden.seats]:
        garden.emperor = seat + 1


# Patterns


def find_all_patterns(garden: Garden) -> None:
    """Find all plot objectives that the land fulfils. [TK-11]"""
    garden.patterns = 0
    for plot in range(1, garden.plots):
        if garden.wet[plot]:
            find_patterns(garden, plot)


def find_patterns(garden: Garden, plot: int) -> None:
    """Note every pattern of irrigated plots that this plot is part of, in all rotations. [TK-11]"""
    cell = garden.cells[plot]
    rule = garden.options[options.PATTERN_RULE]
    for form in range(FORMS):
        if PATTERN_RULES[form] >> rule & 1 and not garden.patterns >> PATTERN_CARD[form] & 1:
            for i in range(PATTERN_SIZE[form]):
                if fits(garden, form, cell - PATTERN_CELLS[form][i]):
                    garden.patterns |= 1 << PATTERN_CARD[form]
                    break


def fits(garden: Garden, form: int, corner: int) -> bool:
    """Do irrigated plots of the right colours lie on all cells of a pattern? [TK-11]"""
    for i in range(PATTERN_SIZE[form]):
        cell = corner + PATTERN_CELLS[form][i]
        if cell < 0 or cell >= sizes.CELLS or garden.at[cell] < 2:
            return False
        plot = garden.at[cell] - 1
        if not garden.wet[plot] or COLOUR_OF[garden.kinds[plot]] != PATTERN_COLOURS[form][i]:
            return False
    return True


# Moves


def find_unseen(garden: Garden, category: int) -> int:
    """The unseen cards of a deck, as outcomes of chance."""
    count = 0
    for card in range(CARDS_FROM[category], CARDS_FROM[category + 1]):
        count = garden.add_chance(count, verbs.CARD, card, garden.decks[card])
    return count


def find_claims(garden: Garden, seat: int, count: int) -> int:
    """The objectives in hand that are fulfilled. [TK-11]"""
    for card in range(1, sizes.OBJECTIVES):
        if garden.hands[seat * sizes.OBJECTIVES + card] and is_fulfilled(garden, seat, card):
            count = garden.add_move(count, verbs.CLAIM, card)
    return count


def find_draws(garden: Garden, count: int) -> int:
    """Decks to draw from, if the hand has room. [TK-9]"""
    if has_room(garden, garden.active):
        for category in range(3):
            if garden.has_deck(category):
                count = garden.add_move(count, verbs.OBJECTIVE, category)
    return count
