"""Lighting areas: by die and by turn bonus, with the gifts of pavilions and the areas of platforms. [LD-5] [LD-9]"""

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import colours, pools, verbs
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel import bits

WHOLE = lookups.WHOLE
AREAS = lookups.AREAS
PAVILIONS = lookups.PAVILIONS
PLATFORMS = lookups.PLATFORMS
BONUSES = lookups.BONUSES
MOST_TURNS = lookups.MOST_TURNS
PER_PAVILION = lookups.PER_PAVILION


def bonus_of(lake: Lake, seat: int) -> int:
    """The colour of the active seat's bonus of this turn. [LD-9] [LD-A6]"""
    return BONUSES[(lake.sheets[seat] * 5 + lake.seats) * MOST_TURNS + (lake.turn - 1) // lake.seats]


def find_colour(lake: Lake, seat: int, colour: int) -> int:
    """Every dark area of a colour. [LD-5] [LD-9] [LD-A4] [LD-A5]

    No pool has a colour twice, so one walk finds the areas of both halves.
    """
    place = lake.lakes[seat] * 2 * colours.COUNT + colour
    second = AREAS[place + colours.COUNT] & ~lake.lit[2 * seat + 1]
    dark = AREAS[place] & ~lake.lit[2 * seat] | second
    count = 0
    while dark:
        pool = bits.lowest(dark)
        lake.found[count] = verbs.LIGHT * verbs.SIZE + pool + (second >> pool & 1) * pools.HALF
        dark &= dark - 1
        count += 1
    return count


def find_beside(lake: Lake, seat: int, pool: int) -> int:
    """Every dark area in the pools adjacent to one. [LD-7] [LD-A8]"""
    around = spread(bits.bit(pool))
    return find_areas(lake, around & ~lake.lit[2 * seat], around & ~lake.lit[2 * seat + 1])


def spread(found: int) -> int:
    """The pools adjacent to one of these; pools that are next to each other are among them. [LD-A8]"""
    return (found << pools.WIDTH | found >> pools.WIDTH | found << 1 | found >> 1) & WHOLE


def find_areas(lake: Lake, first: int, second: int) -> int:
    """List these areas of the first and of the second half of pools as moves."""
    count = 0
    while first:
        lake.found[count] = verbs.LIGHT * verbs.SIZE + bits.lowest(first)
        first &= first - 1
        count += 1
    while second:
        lake.found[count] = verbs.LIGHT * verbs.SIZE + pools.HALF + bits.lowest(second)
        second &= second - 1
        count += 1
    return count


def light(lake: Lake, seat: int, area: int) -> None:
    """Light an area: a pavilion brings a gift, and a pool that is now complete sets off its platform. [LD-6] [LD-7]"""
    half = area // pools.HALF
    pool = bits.bit(area % pools.HALF)
    lake.lit[2 * seat + half] |= pool
    lake.touched[seat] |= pool
    if PAVILIONS[2 * lake.lakes[seat] + half] & pool:  # [LD-A7] [LD-A12]
        lake.gifts[seat] += PER_PAVILION
    if PLATFORMS[lake.lakes[seat]] & pool & lake.lit[2 * seat + 1 - half]:
        lake.platforms[seat] = area % pools.HALF + 1
    else:
        lake.platforms[seat] = 0
