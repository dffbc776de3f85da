"""Setting up: what is in the box, the start tiles and characters of everybody, and the action cards. [FW-3]"""

from lampion.games.fireworks import lookups, stacks
from lampion.games.fireworks.constants import characters, kinds, launches, modes, places, skies, verbs
from lampion.games.fireworks.night import Night

COPIES = lookups.COPIES
CARD_COPIES = lookups.CARD_COPIES
PEOPLE = lookups.PEOPLE
WAYS = lookups.WAYS


def fill_box(night: Night) -> None:
    """All tiles, face down; advanced 2 does without function tiles. [FW-3] [FW-18]"""
    for kind in range(1, kinds.COUNT):
        if kind < kinds.GALE or night.mode < modes.ADVANCED_2:
            night.bag[kind] = COPIES[kind]
    for seat in range(night.seats):
        night.room[seat] = skies.CELLS
    if night.real_box and night.mode < modes.ADVANCED_2:
        for tile in range(kinds.TILES):
            stacks.lay_on_top(night, tile, places.MIDDLE)


def shuffle_cards(night: Night) -> None:
    """All action cards make a new deck; the second try of game 1 needs only those for several people. [FW-16]"""
    for card in range(1, launches.CARDS):
        if night.mode == modes.ADVANCED_1 or (night.second_try and PEOPLE[card] > 1):
            night.deck[card] = CARD_COPIES[card]


# Start tiles


def find_deals(night: Night) -> int:
    """The start tiles that the next seat may get; nobody gets one colour twice.

    The odds are those of shuffling all, dealing two each, and starting again if somebody has one colour twice.
    """
    left = night.seats - night.dealt // 2 - 1  # seats after this one
    code = colours_left(night)
    taken = 0 if night.dealt % 2 == 0 else night.starts[night.dealt - 1]
    count = 0
    for tile in range(1, 9):
        colour = (tile - 1) % kinds.COLOURS
        if not is_dealt(night, tile) and (not taken or (taken - 1) % kinds.COLOURS != colour):
            after = code - power_of_3(colour)
            odds = WAYS[left][after] if taken else second_ways(left, after, colour)
            count = night.add_outcome(count, verbs.DEAL_START * verbs.SIZE + tile - 1, odds)
    return count


def second_ways(left: int, code: int, colour: int) -> int:
    """In how many ways the deal can go on after the first tile of a seat had this colour."""
    total = 0
    for other in range(kinds.COLOURS):
        number = code // power_of_3(other) % 3
        if other != colour and number:
            total += number * WAYS[left][code - power_of_3(other)]
    return total


def power_of_3(colour: int) -> int:
    """What one tile of a colour counts in the code of the tiles that are left."""
    return 27 if colour == 0 else 9 if colour == 1 else 3 if colour == 2 else 1


def colours_left(night: Night) -> int:
    """How many start tiles of each colour have not been dealt, as digits to the base of 3."""
    code = 0
    for tile in range(1, 9):
        if not is_dealt(night, tile):
            code += power_of_3((tile - 1) % kinds.COLOURS)
    return code


def is_dealt(night: Night, tile: int) -> bool:
    """Does somebody have this start tile?"""
    for i in range(2 * night.seats):
        if night.starts[i] == tile:
            return True
    return False


def find_starts(night: Night, seat: int) -> int:
    """A start tile may go on any free cell. [FW-3]"""
    count = 0
    for cell in range(skies.CELLS):
        if night.sky[seat * skies.SIZE + cell] == skies.FREE:
            count = night.add(count, verbs.START * verbs.SIZE + cell)
    return count


def place_start(night: Night, seat: int, cell: int) -> bool:
    """Place the next start tile of a seat; was it the last one? [FW-3]"""
    night.sky[seat * skies.SIZE + cell] = skies.START + night.starts[2 * seat] - 1
    night.starts[2 * seat] = night.starts[2 * seat + 1]
    night.starts[2 * seat + 1] = 0
    night.room[seat] -= 1
    return night.starts[2 * seat] == 0


# Characters


def find_characters(night: Night) -> int:
    """Any character that nobody has. [FW-15]"""
    count = 0
    for character in range(1, characters.COUNT):
        if not is_taken(night, character):
            count = night.add_outcome(count, verbs.CHARACTER * verbs.SIZE + character, 1)
    return count


def is_taken(night: Night, character: int) -> bool:
    """Does somebody have this character?"""
    for seat in range(night.seats):
        if night.characters[seat] == character:
            return True
    return False
