"""Compositions: which cards can be completed, completing one, and drawing the next. [SF-9]

A search after firing says whether a player is asked at all. If so, the moves are listed next, so the position keeps
what was found: `searched` says whose `completions` these are. They hold as long as that seat is asked, because only its
own moves change its tiles and cards, and each of them ends with another search. None of this is among the fields of the
position; a restored one searches when it is asked.
"""

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.constants import cards, cells, verbs
from lampion.games.spring_festival.festival import Festival
from lampion.kernel import bags

CARD_POINTS = lookups.CARD_POINTS
CARD_SIZE = lookups.CARD_SIZE
FORMS_FROM = lookups.FORMS_FROM
FIRST_NEED = lookups.FIRST_NEED
SECOND_NEED = lookups.SECOND_NEED
SECOND = lookups.SECOND
THIRD = lookups.THIRD
FOURTH = lookups.FOURTH
CORNER = lookups.CORNER
COVERS = lookups.COVERS
FOOTPRINTS = lookups.FOOTPRINTS


def find(festival: Festival, seat: int) -> int:
    """List what a seat that is asked can complete: what the last search found, if it was for this seat. [SF-9]"""
    if festival.searched != seat + 1:
        search(festival, seat)
    for i in range(festival.completion_count):
        festival.found[i] = festival.completions[i]
    return festival.completion_count


def search(festival: Festival, seat: int) -> int:
    """Every open card in every place where exploded tiles match it, once for each set of tiles. [SF-9]"""
    seen = 0  # features of exploded tiles
    twice = 0  # features that two of them share
    for i in range(seat * cells.TILES, seat * cells.TILES + festival.tile_count[seat]):
        features = festival.glow[festival.spots[i]]
        twice |= seen & features
        seen |= features
    count = 0
    for slot in range(4):
        card = festival.open_cards[seat * 4 + slot]
        enough = twice if FIRST_NEED[card] == SECOND_NEED[card] else seen
        if enough & FIRST_NEED[card] and enough & SECOND_NEED[card]:
            count = find_matches(festival, seat, slot, card, count)
    festival.searched = seat + 1
    festival.completion_count = count
    return count


def find_matches(festival: Festival, seat: int, slot: int, card: int, count: int) -> int:
    """Look from every tile that fits the card's first wanted cell, in all rotations, never mirrored. [SF-9]"""
    base = (verbs.COMPLETE + slot) * verbs.SIZE - seat * cells.COUNT
    second = SECOND_NEED[card]
    for i in range(gather(festival, seat, FIRST_NEED[card])):
        spot = festival.fitting[i]
        for form in range(FORMS_FROM[card], FORMS_FROM[card + 1]):
            if (
                festival.glow[spot + SECOND[form]] & second
                and festival.glow[spot + THIRD[form]]
                and festival.glow[spot + FOURTH[form]]
            ):
                count = note(festival, count, base + COVERS[form] * cells.COUNT + spot + CORNER[form])
    return count


def gather(festival: Festival, seat: int, need: int) -> int:
    """Write the spots of the exploded tiles that have what a card needs to `fitting`; returns how many.

    A spot that doesn't fit is written too, and the next one over it. That takes no branch, and a processor would often
    guess wrong which tiles fit.
    """
    count = 0
    for i in range(seat * cells.TILES, seat * cells.TILES + festival.tile_count[seat]):
        festival.fitting[count] = festival.spots[i]
        count += 1 if festival.glow[festival.spots[i]] & need else 0
    return count


def note(festival: Festival, count: int, move: int) -> int:
    """Add a move to the list unless it is there already: two rotations may cover the same tiles."""
    for i in range(count):
        if festival.completions[i] == move:
            return count
    festival.completions[count] = move
    return count + 1


def complete(festival: Festival, seat: int, slot: int, footprint: int, corner: int) -> None:
    """Turn the matching tiles back and keep the card. [SF-9] [SF-A8]"""
    card = festival.open_cards[seat * 4 + slot]
    for i in range(CARD_SIZE[card]):
        festival.glow[seat * cells.COUNT + corner + FOOTPRINTS[card][footprint * 4 + i]] = 0
    festival.owners[card] = seat + 1
    festival.earned[seat] += CARD_POINTS[card]
    festival.open_cards[seat * 4 + slot] = 0


def has_deck(festival: Festival, slot: int) -> bool:
    """Is a card left of the kind that this slot holds? [SF-9]"""
    return (festival.pattern_count if slot % 4 >= cards.PATTERN_SLOT else festival.colour_count) > 0


def place_of(festival: Festival, slot: int, card: int) -> int:
    """The index of a card in the deck that this slot draws from."""
    if slot % 4 >= cards.PATTERN_SLOT:
        return bags.index_of(festival.pattern_deck, festival.pattern_count, card)
    return bags.index_of(festival.colour_deck, festival.colour_count, card)


def draw(festival: Festival, slot: int, place: int) -> None:
    """Move the card at a place of its face-down deck to a slot of a hand. [SF-3] [SF-9] [SF-A2]"""
    if slot % 4 >= cards.PATTERN_SLOT:
        festival.open_cards[slot] = bags.remove_at(festival.pattern_deck, festival.pattern_count, place)
        festival.pattern_count -= 1
    else:
        festival.open_cards[slot] = bags.remove_at(festival.colour_deck, festival.colour_count, place)
        festival.colour_count -= 1
