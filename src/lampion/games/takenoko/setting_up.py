"""Setting up: the pond, full supplies, the first objectives, and with Hikari the cards in view. [TK-2] [HK-1]"""

from lampion.games.takenoko import derived, lookups, objectives, special_cards, tallies
from lampion.games.takenoko.constants import options, phases, sizes, specials, tiles, verbs
from lampion.games.takenoko.garden import Garden

KIND_COUNTS = lookups.KIND_COUNTS
COPIES = lookups.COPIES
CHIP_COUNTS = lookups.CHIP_COUNTS
BAMBOO_COUNTS = lookups.BAMBOO_COUNTS
SPECIAL_COPIES = lookups.SPECIAL_COPIES
SUPREME_REVEALED = lookups.SUPREME_REVEALED


def fill_supplies(garden: Garden) -> None:
    """Lay the pond, and everything that lies beside the garden. [TK-2]"""
    garden.clear_land()
    for kind in range(1, tiles.POND):
        garden.bag[kind] = KIND_COUNTS[garden.options[options.GREEN_PLOTS]][kind]
        garden.bag_count += garden.bag[kind]
    for card in range(1, sizes.OBJECTIVES):
        garden.decks[card] = COPIES[card]
    for chip in range(sizes.CHIPS):
        garden.chip_supply[chip] = CHIP_COUNTS[chip]
    for colour in range(sizes.COLOURS):
        garden.bamboo_supply[colour] = BAMBOO_COUNTS[garden.options[options.LIMITED_BAMBOO]][colour]
    garden.channel_supply = sizes.CHANNELS
    derived.derive(garden)
    if garden.options[options.HIKARI]:
        for card in range(1, sizes.SPECIALS):
            if is_in_pile(garden, card):
                garden.special_pile[card] = SPECIAL_COPIES[card]


def is_in_pile(garden: Garden, card: int) -> bool:
    """Is this special card used? Not alliances with two players, nor weather without the die. [HK-1] [HK-A20]"""
    if card == specials.ALLIANCE:
        return garden.seats > 2
    return garden.options[options.WEATHER] == 1 or not special_cards.is_weather(card)


def bring(garden: Garden, verb: int, argument: int) -> bool:
    """Deal, reveal or display a card, or find the first player; returns whether all is set up. [TK-2] [HK-1]"""
    if verb == verbs.FIRST:
        garden.first = argument
        return True
    if verb == verbs.CARD:
        deal(garden, argument)
        if garden.dealt < 3 * garden.seats:
            return False
        if garden.options[options.HIKARI]:
            garden.wait_for_chance(phases.REVEALING)
            return False
    elif verb == verbs.SUPREME:
        reveal(garden, argument)
        if garden.dealt == SUPREME_REVEALED:
            garden.wait_for_chance(phases.DISPLAYING)
        return False
    else:
        special_cards.fill_gap(garden, argument)
        if special_cards.needs_card(garden):
            return False
    return find_first(garden)


def find_first(garden: Garden) -> bool:
    """Set the first player, or leave it to chance; returns whether it is known. [TK-2] [TK-A6]"""
    if garden.options[options.FIRST] == options.DRAWN:
        garden.wait_for_chance(phases.FINDING_FIRST)
        return False
    garden.first = garden.options[options.FIRST]
    return True


def deal(garden: Garden, card: int) -> None:
    """Deal an objective; every seat gets a plot, a gardener and a panda card. [TK-2]"""
    tallies.draw_card(garden, card)
    tallies.add_card(garden, garden.dealt // 3, card)
    garden.dealt += 1


def reveal(garden: Garden, supreme: int) -> None:
    """Reveal a supreme objective. [HK-1]"""
    garden.supreme |= 1 << supreme
    garden.dealt += 1


def find_outcomes(garden: Garden) -> int:
    """The next card to be dealt or revealed, or the first player."""
    if garden.phase == phases.DEALING:
        return objectives.find_unseen(garden, garden.dealt % 3)
    count = 0
    if garden.phase == phases.REVEALING:
        for supreme in range(sizes.SUPREME):
            count = garden.add_chance(count, verbs.SUPREME, supreme, 1 - (garden.supreme >> supreme & 1))
    else:
        for seat in range(garden.seats):
            count = garden.add_chance(count, verbs.FIRST, seat, 1)
    return count
