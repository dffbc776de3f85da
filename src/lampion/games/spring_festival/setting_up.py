"""Setting up: supplies, starting sets, the first hands, and the four starting tiles of each panorama. [SF-3]"""

from lampion.games.spring_festival import lookups, panorama
from lampion.games.spring_festival.constants import cards, cells, tiles, verbs
from lampion.games.spring_festival.festival import Festival

IS_CORE = lookups.IS_CORE


def fill_supplies(festival: Festival) -> None:
    """All tiles of the store, and the cards that are in play, face down. [SF-3]"""
    for tile in range(1, tiles.STORE + 1):
        festival.bag[tile - 1] = tile
    festival.bag_count = tiles.STORE
    fill_decks(festival)


def fill_decks(festival: Festival) -> None:
    """The decks of colour and of pattern cards. [SF-3] [SF-A1]"""
    for card in range(1, cards.PATTERNS):
        if is_in_play(festival, card):
            festival.colour_deck[festival.colour_count] = card
            festival.colour_count += 1
    for card in range(cards.PATTERNS, cards.COUNT):
        if is_in_play(festival, card):
            festival.pattern_deck[festival.pattern_count] = card
            festival.pattern_count += 1


def is_in_play(festival: Festival, card: int) -> bool:
    """The core set is always in play, the other cards by option. [SF-A1]"""
    return festival.deck_option == cards.DECK or IS_CORE[card] == 1


def begin_panoramas(festival: Festival) -> None:
    """Four starting tiles for everybody, of the set with the seat's number unless sets are chosen. [SF-3]"""
    for seat in range(festival.seats):
        festival.rest[seat] = 15
        panorama.clear(festival, seat)
        if not festival.choose_sets:
            festival.sets[seat] = seat + 1


def find_sets(festival: Festival) -> int:
    """The starting sets that nobody has. [SF-3]"""
    count = 0
    for number in range(1, 5):
        if not is_taken(festival, number):
            count = festival.add(count, verbs.CHOOSE * verbs.SIZE + number - 1)
    return count


def is_taken(festival: Festival, number: int) -> bool:
    """Does somebody have this starting set?"""
    for seat in range(festival.seats):
        if festival.sets[seat] == number:
            return True
    return False


def find_starts(festival: Festival, seat: int) -> int:
    """Any starting tile that is left, beside the ones already placed. [SF-3] [SF-A3]"""
    count = 0
    for index in range(4):
        if festival.rest[seat] >> index & 1:
            count = panorama.find_edges(festival, seat, verbs.START * verbs.SIZE + index * cells.COUNT, count)
    return count


def place_start(festival: Festival, seat: int, index: int, cell: int) -> None:
    """Lay a starting tile, rocket up, without applause or chain. [SF-3] [SF-A3]"""
    tile = tiles.STARTING + 4 * (festival.sets[seat] - 1) + index
    panorama.occupy(festival, seat, seat * cells.COUNT + cell, tile)
    festival.rest[seat] ^= 1 << index
