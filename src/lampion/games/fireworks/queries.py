"""Questions that views, notation and the text form ask about a position. They change nothing."""

from lampion.games.fireworks import lookups
from lampion.games.fireworks.constants import kinds, launches, skies
from lampion.games.fireworks.night import Night
from lampion.kernel import bits

BITS = lookups.BITS


def tile_kind(night: Night, tile: int) -> int:
    """What a tile of the box is; 0 while nobody has seen it."""
    return night.tile[tile] & kinds.KIND


def is_up(night: Night, tile: int) -> bool:
    """Does a tile lie face up?"""
    return night.tile[tile] & kinds.UP != 0


def is_outside(night: Night, tile: int) -> bool:
    """Does a tile lie outside the box?"""
    return night.tile[tile] & kinds.OUT != 0


def lies_open(night: Night, tile: int) -> bool:
    """Does a tile lie face up inside the box, where it can be taken?"""
    return night.up[tile >> 6] >> (tile & 63) & 1 != 0


def is_turned(night: Night, tile: int) -> bool:
    """Has a tile turned over or flown out in the launch that goes on?"""
    return night.tile[tile] & kinds.TURNED != 0


def is_stirred(night: Night, tile: int) -> bool:
    """Does the blow of the launch that goes on reach a tile?"""
    return night.power[tile] > 0


def tile_place(night: Night, tile: int) -> int:
    """Where a tile lies; places.GONE once it was taken or used."""
    return night.place[tile]


def stack(night: Night) -> list[int]:
    """The tiles in and outside the box, from the lowest to the highest."""
    low = high = 0
    for tile in range(kinds.TILES):
        if night.place[tile] and tile < 64:
            low |= BITS[tile]
        elif night.place[tile]:
            high |= BITS[tile - 64]
    size = bits.count(low) + bits.count(high)
    order = [0] * size
    for tile in range(kinds.TILES):
        if night.place[tile]:
            above = bits.count(night.higher[2 * tile] & low) + bits.count(night.higher[2 * tile + 1] & high)
            order[size - 1 - above] = tile
    return order


def unseen(night: Night) -> list[int]:
    """By kind: the tiles that nobody has seen; in advanced 2, those on the table."""
    return [night.bag[kind] for kind in range(kinds.COUNT)]


def waiting_functions(night: Night) -> list[int]:
    """By function tile: how many wait, for the next player or for the launch that is being made."""
    return [night.pool[i] for i in range(kinds.FUNCTIONS)]


def fresh_functions(night: Night) -> list[int]:
    """By function tile: how many this launch has turned up."""
    return [night.fresh[i] for i in range(kinds.FUNCTIONS)]


def used_functions(night: Night) -> list[int]:
    """By function tile: how many are out of the game."""
    return [night.used[i] for i in range(kinds.FUNCTIONS)]


def deck(night: Night) -> list[int]:
    """By action card: the copies in the deck."""
    return [night.deck[card] for card in range(launches.CARDS)]


def cell(night: Night, seat: int, number: int) -> int:
    """What lies on a cell of a sky."""
    return night.sky[seat * skies.SIZE + number]


def sky(night: Night, seat: int) -> list[int]:
    """What lies on the cells of a sky."""
    return [night.sky[seat * skies.SIZE + number] for number in range(skies.CELLS)]


def moved(night: Night, seat: int) -> list[int]:
    """The cells whose tiles were moved since their owner took tiles."""
    return [number for number in range(skies.CELLS) if night.moved[seat * skies.SIZE + number]]


def hand(night: Night, seat: int) -> list[int]:
    """The kinds of the tiles that a seat has to place, in this order."""
    return [night.hand[seat * skies.HAND + i] for i in range(night.hand_count[seat])]


def room(night: Night, seat: int) -> int:
    """How many cells of a sky are still to be filled."""
    return night.room[seat]


def starts(night: Night, seat: int) -> list[int]:
    """The start tiles that a seat has still to place, 1 to 8."""
    return [night.starts[seat * 2 + i] for i in range(2) if night.starts[seat * 2 + i]]


def character(night: Night, seat: int) -> int:
    """The character of a seat; 0: none."""
    return night.characters[seat]


def lifted(night: Night, seat: int) -> tuple[int, int]:
    """What a seat has taken up to move it, and the cell where it lay; (0, -1): nothing."""
    return night.lifted[seat], night.lifted_from[seat] - 1
