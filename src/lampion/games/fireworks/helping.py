"""Action cards, and who launches together. [FW-16] [FW-17]"""

from lampion.games.fireworks import lookups, setting_up
from lampion.games.fireworks.constants import launches, verbs
from lampion.games.fireworks.night import Night
from lampion.kernel import bits

CARD_LEVELS = lookups.CARD_LEVELS
PEOPLE = lookups.PEOPLE


def can_draw(night: Night, card: int) -> bool:
    """Is this card in the deck, and for several people if this is a second try? [FW-A46]"""
    return night.deck[card] > 0 and (PEOPLE[card] > 1 or not night.tried)


def prepare_deck(night: Night) -> None:
    """If no card can be drawn, the discard is shuffled to make a new deck. [FW-16]"""
    for card in range(1, launches.CARDS):
        if can_draw(night, card):
            return
    setting_up.shuffle_cards(night)


def find_cards(night: Night) -> int:
    """The cards that may turn up. [FW-16]"""
    count = 0
    for card in range(1, launches.CARDS):
        if can_draw(night, card):
            count = night.add_outcome(count, verbs.CARD * verbs.SIZE + card, night.deck[card])
    return count


def draw(night: Night, card: int) -> None:
    """A card says how to launch; used cards go to the discard. [FW-16]"""
    night.deck[card] -= 1
    night.card = card
    night.level = CARD_LEVELS[card]


def may_help(night: Night) -> int:
    """Bit mask of the seats that can help: everybody else with a free cell. [FW-A26]"""
    mask = 0
    for seat in range(night.seats):
        if seat != night.active and night.room[seat]:
            mask |= 1 << seat
    return mask


def has_choice(night: Night) -> bool:
    """Can more help than the card asks for? Otherwise all of them do, or nobody. [FW-17] [FW-A25]"""
    wanted = PEOPLE[night.card] - 1
    able = may_help(night) if wanted else 0
    choice = bits.count(able) > wanted
    night.team = 1 << night.active if choice else 1 << night.active | able
    return choice


def find_helpers(night: Night) -> int:
    """As many helpers as the card asks for. [FW-17]"""
    able = may_help(night)
    count = 0
    for mask in range(1, 1 << night.seats):
        if mask & ~able == 0 and bits.count(mask) == PEOPLE[night.card] - 1:
            count = night.add(count, verbs.HELP * verbs.SIZE + mask)
    return count
