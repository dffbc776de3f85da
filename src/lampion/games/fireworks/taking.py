"""Taking tiles: how many, who is next, and the tile at random. [FW-6] [FW-7] [FW-11] [FW-17]"""

from lampion.games.fireworks import lookups, placing, stacks
from lampion.games.fireworks.constants import faces, kinds, verbs
from lampion.games.fireworks.night import Night
from lampion.kernel import bits

DIE_VALUES = lookups.DIE_VALUES


def count_quota(night: Night) -> int:
    """How many face-up tiles are taken in all; 0: the active player takes one unseen instead. [FW-7] [FW-11] [FW-A24]

    That is so in rain, when the die counts 1, and whenever nothing lies face up in the box. [FW-A7] [FW-A20]
    """
    number = DIE_VALUES[night.die]
    if night.failed or (night.rain and number == 1) or not stacks.has_up(night):
        return 0
    return number * bits.count(night.team) - night.rain


def follows_another(night: Night) -> bool:
    """Does a symbol give another launch? Not after a failure. [FW-12] [FW-A14] [FW-A15] [FW-A38]"""
    return not night.failed and (night.die == faces.SYMBOL or night.effect == kinds.SYMBOL)


def can_take(night: Night, seat: int) -> bool:
    """Is there a tile for this seat, and a free cell? [FW-A10] [FW-A12]"""
    return night.quota > 0 and stacks.has_up(night) and placing.has_space(night, seat)


def next_taker(night: Night) -> int:
    """Who takes the next tile, round the people who launch; -1: all have been taken. [FW-17] [FW-A24]"""
    seat = night.taker
    for _ in range(night.seats):
        seat = night.seat_after(seat)
        if night.team >> seat & 1 and not night.stopped >> seat & 1 and can_take(night, seat):
            return seat
    return -1


def find(night: Night, seat: int) -> int:
    """Any tile that lies face up in the box; in a variant, enough may be enough. [FW-7] [FW-A47]"""
    count = stacks.find_up(night, verbs.TAKE * verbs.SIZE, 0)
    if night.up_to and night.took >> seat & 1:
        count = night.add(count, verbs.ENOUGH * verbs.SIZE)
    return count


def take(night: Night, seat: int, tile: int) -> None:
    """A seat takes a tile. [FW-7]"""
    placing.hold(night, seat, stacks.remove(night, tile))
    if night.up_to:
        night.took |= 1 << seat
    night.quota -= 1


# The tile at random


def find_draws(night: Night) -> int:
    """Each face-down tile in the box is as likely as the others; if there is none, each face-up one. [FW-A8]"""
    count = 0
    only_up = stacks.count_down(night) == 0
    for word in range(2):
        rest = night.up[word] if only_up else night.inside[word] & ~night.up[word]
        while rest:
            count = night.add_outcome(count, verbs.DRAW * verbs.SIZE + 64 * word + bits.lowest(rest), 1)
            rest &= rest - 1
    return count


def find_gales(night: Night) -> int:
    """The tiles that a gale may turn next: in rising order, so that enough are left. [FW-10] [FW-A21]"""
    count = stacks.find_up(night, verbs.GALE * verbs.SIZE, night.gale_after)
    return count if night.real_box else count - night.blown + 1
