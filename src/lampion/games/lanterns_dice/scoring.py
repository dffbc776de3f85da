"""Points: fireworks, the second largest group of complete pools, surrounded boats. [LD-13] [LD-14] [LD-15]"""

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import pools
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel import bits

BOATS = lookups.BOATS
PER_POOL = lookups.PER_POOL
PER_BOAT = lookups.PER_BOAT


def score(lake: Lake, seat: int) -> int:
    """All points of a seat as they stand; gifts are worth nothing. [LD-16] [LD-A28]"""
    return firework_points(lake, seat) + group_points(lake, seat) + boat_points(lake, seat)


def points_from(lake: Lake, seat: int, source: int) -> int:
    """The same one by one: fireworks, group, boats. [LD-16]"""
    if source == 0:
        return firework_points(lake, seat)
    return group_points(lake, seat) if source == 1 else boat_points(lake, seat)


def firework_points(lake: Lake, seat: int) -> int:
    """The sum of the values on the fireworks of a seat. [LD-13]"""
    return lake.earned[seat]


def group_points(lake: Lake, seat: int) -> int:
    """A point for each pool of the second largest group. [LD-14]"""
    return PER_POOL * second_largest(lake.lit[2 * seat] & lake.lit[2 * seat + 1])


def second_largest(complete: int) -> int:
    """The size of the second largest group of these pools; 0 if there is only one. [LD-14] [LD-A19]

    Pools without a neighbour are groups of their own, and mostly there are many: they are counted first.
    """
    single = complete & ~(complete << pools.WIDTH | complete >> pools.WIDTH | complete << 1 | complete >> 1)
    largest = 1 if single else 0
    second = 1 if single & single - 1 else 0
    complete ^= single
    while complete:
        group = group_of(complete, complete & ~(complete - 1))
        complete ^= group
        size = bits.count(group)
        if size > largest:
            second = largest
            largest = size
        elif size > second:
            second = size
    return second


def group_of(complete: int, group: int) -> int:
    """The complete pools that hang together with these. [LD-14]"""
    known = 0
    while known != group:
        known = group
        group |= (group << pools.WIDTH | group >> pools.WIDTH | group << 1 | group >> 1) & complete
    return group


def boat_points(lake: Lake, seat: int) -> int:
    """Points for each boat that is surrounded. [LD-15]"""
    return PER_BOAT * bits.count(surrounded(lake, seat))


def surrounded(lake: Lake, seat: int) -> int:
    """The boats in dark pools whose four neighbours are all complete. [LD-8] [LD-15] [LD-A20]"""
    complete = lake.lit[2 * seat] & lake.lit[2 * seat + 1]
    beside = complete << 1 & complete >> 1 & complete << pools.WIDTH & complete >> pools.WIDTH
    return beside & BOATS[lake.lakes[seat]] & ~(lake.lit[2 * seat] | lake.lit[2 * seat + 1])
