"""What chance may bring in each phase. All outcomes have the same odds."""

from lampion.games.spring_festival.constants import cards, phases, verbs, zodiac
from lampion.games.spring_festival.festival import Festival


def find(festival: Festival) -> int:
    """A tile of the store, a sign, the first player, or a card."""
    if festival.phase == phases.REVEAL:
        return find_in(festival, verbs.TILE, festival.bag, festival.bag_count)
    if festival.phase == phases.DRAW_SIGN:
        return find_numbers(festival, verbs.SIGN, zodiac.GOAT, zodiac.COUNT - 1)
    if festival.phase == phases.DRAW_FIRST:
        return find_numbers(festival, verbs.FIRST, 0, festival.seats)
    if next_slot(festival) % 4 >= cards.PATTERN_SLOT:
        return find_in(festival, verbs.CARD, festival.pattern_deck, festival.pattern_count)
    return find_in(festival, verbs.CARD, festival.colour_deck, festival.colour_count)


def find_in(festival: Festival, verb: int, bag: bytearray, count: int) -> int:
    """Everything in a bag."""
    for i in range(count):
        festival.add_outcome(i, verb * verbs.SIZE + bag[i], 1)
    return count


def find_numbers(festival: Festival, verb: int, first: int, count: int) -> int:
    """`count` numbers from the first on."""
    for i in range(count):
        festival.add_outcome(i, verb * verbs.SIZE + first + i, 1)
    return count


def next_slot(festival: Festival) -> int:
    """seat * 4 + slot that gets the next card; first two pattern cards each, then two colour cards. [SF-3] [SF-9]"""
    if festival.phase != phases.DEAL:
        return festival.drawer
    index = festival.dealt % (2 * festival.seats)
    first = cards.PATTERN_SLOT if festival.dealt < 2 * festival.seats else 0
    return index // 2 * 4 + first + index % 2
