"""The tiles in the box: where they lie, which lies above which, and piling them up. [FW-5] [FW-20]

A position remembers where each tile lies and the order of the stack. What follows from that is kept up to date here:
which tiles are inside and face up, which lie on each place, and which lie higher than each tile. `derive` works it out
from nothing.
"""

from lampion.games.fireworks import lookups
from lampion.games.fireworks.constants import kinds, launches, places
from lampion.games.fireworks.night import Night
from lampion.kernel import bits

BITS = lookups.BITS
ROW = lookups.ROW
COLUMN = lookups.COLUMN
NEAREST = lookups.NEAREST
PILE_ROWS = lookups.PILE_ROWS
PILE_COLUMNS = lookups.PILE_COLUMNS
LAYOUTS = lookups.LAYOUTS
MIRRORED = lookups.MIRRORED


def lay_out(night: Night, layout: int, symmetry: int) -> None:
    """All tiles lie face down in one of the frozen layouts, later numbers on top. [FW-3] [FW-20]"""
    for tile in range(kinds.TILES):
        lay_on_top(night, tile, MIRRORED[symmetry][LAYOUTS[layout][tile]])


def lay_on_top(night: Night, tile: int, place: int) -> None:
    """Put a tile on top of everything in the box."""
    word = tile >> 6
    bit = BITS[tile & 63]
    for other in range(kinds.TILES):
        night.higher[2 * other + word] |= bit
    night.higher[2 * tile] = 0
    night.higher[2 * tile + 1] = 0
    night.place[tile] = place
    put_in(night, tile)


def put_in(night: Night, tile: int) -> None:
    """A tile lies inside the box, on its place."""
    word = tile >> 6
    night.inside[word] |= BITS[tile & 63]
    night.here[2 * night.place[tile] + word] |= BITS[tile & 63]
    if night.tile[tile] & kinds.UP:
        night.up[word] |= BITS[tile & 63]


def take_out(night: Night, tile: int) -> None:
    """A tile is no longer inside the box; it keeps its place."""
    word = tile >> 6
    night.inside[word] &= ~BITS[tile & 63]
    night.up[word] &= ~BITS[tile & 63]
    night.here[2 * night.place[tile] + word] &= ~BITS[tile & 63]


def remove(night: Night, tile: int) -> int:
    """Take a tile away for good, and return its kind."""
    kind = night.tile[tile] & kinds.KIND
    take_out(night, tile)
    night.place[tile] = places.GONE
    night.tile[tile] = kinds.UNSEEN
    return kind


def turn_down(night: Night, tile: int) -> None:
    """Turn a tile in the box face down; everybody remembers what it is, unless the real box does. [FW-10] [FW-A23]"""
    night.tile[tile] &= ~kinds.UP & 255
    night.up[tile >> 6] &= ~BITS[tile & 63]
    if night.real_box:
        night.bag[night.tile[tile] & kinds.KIND] += 1
        night.tile[tile] = kinds.UNSEEN


def move(night: Night, tile: int, row: int, column: int) -> None:
    """A tile slides to a place, or to the wall before it."""
    word = tile >> 6
    night.here[2 * night.place[tile] + word] &= ~BITS[tile & 63]
    row = 1 if row < 1 else places.INNER if row > places.INNER else row
    column = 1 if column < 1 else places.INNER if column > places.INNER else column
    night.place[tile] = row * places.WIDTH + column
    night.here[2 * night.place[tile] + word] |= BITS[tile & 63]


def lift(night: Night, low: int, high: int) -> None:
    """These tiles come to lie on top of all others, higher numbers above lower ones."""
    for tile in range(kinds.TILES):
        night.higher[2 * tile] |= low
        night.higher[2 * tile + 1] |= high
    rest = high
    while rest:
        tile = 64 + bits.lowest(rest)
        rest &= rest - 1
        night.higher[2 * tile] = 0
        night.higher[2 * tile + 1] = rest
    rest = low
    while rest:
        tile = bits.lowest(rest)
        rest &= rest - 1
        night.higher[2 * tile] = rest
        night.higher[2 * tile + 1] = high


def return_outside(night: Night) -> None:
    """At the end of a turn, the tiles outside go back into the box as they lie. [FW-A22]"""
    if not night.outside:
        return
    night.outside = 0
    for tile in range(kinds.TILES):
        if night.tile[tile] & kinds.OUT:
            night.tile[tile] &= ~kinds.OUT & 255
            put_in(night, tile)


def pile(night: Night, centre: int) -> None:
    """The face-down tiles nearest to a place move there, on top of the others. [FW-A36]"""
    row = ROW[centre]
    column = COLUMN[centre]
    low = high = 0
    count = 0
    for i in range(places.INSIDE):
        if count == launches.PILE:
            break
        place = NEAREST[centre][i]
        for word in range(2):
            rest = night.here[2 * place + word] & ~night.up[word] & ~(high if word else low)
            while rest and count < launches.PILE:
                tile = 64 * word + bits.lowest(rest)
                rest &= rest - 1
                move(night, tile, row + PILE_ROWS[count], column + PILE_COLUMNS[count])
                count += 1
                if word:
                    high |= BITS[tile & 63]
                else:
                    low |= BITS[tile & 63]
    lift(night, low, high)


def derive(night: Night) -> None:
    """Work out from nothing what follows from places and marks; the order of the stack is known already."""
    night.outside = 0
    for word in range(2):
        night.inside[word] = night.up[word] = 0
    for i in range(2 * places.COUNT):
        night.here[i] = 0
    for tile in range(kinds.TILES):
        if night.tile[tile] & kinds.OUT:
            night.outside = 1
        # A tile that flies out in this launch covers others until the launch is over.
        if night.place[tile] and (not night.tile[tile] & kinds.OUT or night.tile[tile] & kinds.TURNED):
            put_in(night, tile)


def is_empty(night: Night) -> bool:
    """Is there no tile in the box?"""
    return night.inside[0] == 0 and night.inside[1] == 0


def has_up(night: Night) -> bool:
    """Does a tile lie face up in the box?"""
    return night.up[0] != 0 or night.up[1] != 0


def count_up(night: Night) -> int:
    """How many tiles lie face up in the box."""
    return bits.count(night.up[0]) + bits.count(night.up[1])


def count_down(night: Night) -> int:
    """How many tiles lie face down in the box."""
    return bits.count(night.inside[0] & ~night.up[0]) + bits.count(night.inside[1] & ~night.up[1])


def find_up(night: Night, code: int, first: int) -> int:
    """List the tiles that lie face up in the box, from a number on, as moves with this code.

    With the real box tiles have no numbers: it is the first tile of each kind. [FW-21]
    """
    count = 0
    seen = 0
    for word in range(2):
        rest = night.up[word]
        while rest:
            tile = 64 * word + bits.lowest(rest)
            rest &= rest - 1
            if tile >= first and not (night.real_box and seen >> (night.tile[tile] & kinds.KIND) & 1):
                seen |= 1 << (night.tile[tile] & kinds.KIND)
                night.found[count] = code + tile
                count += 1
    return count


def nth_of(low: int, high: int, number: int) -> int:
    """The tile of a set that has this many lower ones."""
    left = bits.count(low)
    rest = low
    base = 0
    if number >= left:
        number -= left
        rest = high
        base = 64
    for _ in range(number):
        rest &= rest - 1
    return base + bits.lowest(rest)
