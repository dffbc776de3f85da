"""The twelve signs of the advanced game: how often each one scores on a panorama. [SF-12]

Faces do not matter [SF-A11], and a line counts as a whole, gaps or not [SF-A12]. A panorama is given as the array of
tiles by spot and its own part of the array of spots: `count` spots from `start` on.
"""

from lampion.games.spring_festival import lookups

FEATURES = lookups.FEATURES
SPARKS = lookups.SPARKS
ARROWS = lookups.ARROWS
SIGN_POINTS = lookups.SIGN_POINTS

BLUE = lookups.COLOUR_BITS["blue"]
GREEN = lookups.COLOUR_BITS["green"]
RED = lookups.COLOUR_BITS["red"]
YELLOW = lookups.COLOUR_BITS["yellow"]
ONE, TWO, THREE, FOUR = lookups.COUNT_BITS.values()
ALL_COLOURS = lookups.ALL_COLOURS
ALL_COUNTS = lookups.ALL_COUNTS

NORTH, EAST, SOUTH, WEST = lookups.SPARK_BITS.values()
DOWN = lookups.WIDTH


def points(sign: int, grid: bytearray, spots: list[int], start: int, count: int, smallest_group: int) -> int:
    """The points of a panorama for the sign of this game. [SF-12]"""
    if sign == 0:
        return 0
    return SIGN_POINTS[sign] * times(sign, grid, spots, start, count, smallest_group)


def times(sign: int, grid: bytearray, spots: list[int], start: int, count: int, smallest_group: int) -> int:
    """How often the sign scores."""
    if sign == 1:
        return goat(grid, spots, start, count)
    if sign == 2:
        return rooster(grid, spots, start, count)
    if sign == 3:
        return snake(grid, spots, start, count)
    if sign == 4:
        return rat(grid, spots, start, count)
    if sign == 5:
        return dragon(grid, spots, start, count)
    if sign == 6:
        return ox(grid, spots, start, count)
    if sign == 7:
        return rabbit(grid, spots, start, count)
    if sign == 8:
        return dog(grid, spots, start, count)
    if sign == 9:
        return tiger(grid, spots, start, count, smallest_group)
    if sign == 10:
        return monkey(grid, spots, start, count)
    if sign == 11:
        return pig(grid, spots, start, count)
    return horse(grid, spots, start, count)


def goat(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Columns that hold exactly one tile of one explosion. [SF-12-goat]"""
    columns = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & ONE:
            alone = 1
            for j in range(start, start + count):
                if j != i and FEATURES[grid[spots[j]]] & ONE and (spots[i] - spots[j]) % DOWN == 0:
                    alone = 0
            columns += alone
    return columns


def rooster(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Tiles of three explosions that are part of a complete spark; each tile counts, not each spark. [SF-12-rooster]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & THREE and sparks_at(grid, spots[i]) > 0:
            tiles += 1
    return tiles


def rabbit(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Neighbouring pairs of tiles of two explosions; a tile may be in several pairs. [SF-12-rabbit] [SF-A13]"""
    pairs = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & TWO:
            if FEATURES[grid[spots[i] + 1]] & TWO:
                pairs += 1
            if FEATURES[grid[spots[i] + DOWN]] & TWO:
                pairs += 1
    return pairs


def dog(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Tiles of four explosions with at least one free side. [SF-12-dog]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & FOUR and neighbours_with(grid, spots[i], 255) < 4:
            tiles += 1
    return tiles


def snake(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Red tiles with a tile on all four sides. [SF-12-snake]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & RED and neighbours_with(grid, spots[i], 255) == 4:
            tiles += 1
    return tiles


def monkey(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Green tiles beside another green tile. [SF-12-monkey]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & GREEN and neighbours_with(grid, spots[i], GREEN) > 0:
            tiles += 1
    return tiles


def rat(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Yellow tiles that touch another yellow tile at a corner. [SF-12-rat]"""
    tiles = 0
    for i in range(start, start + count):
        spot = spots[i]
        if FEATURES[grid[spot]] & YELLOW:
            around = FEATURES[grid[spot - DOWN - 1]] | FEATURES[grid[spot - DOWN + 1]]
            around |= FEATURES[grid[spot + DOWN - 1]] | FEATURES[grid[spot + DOWN + 1]]
            if around & YELLOW:
                tiles += 1
    return tiles


def dragon(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Complete sparks, each once, whenever they came about. [SF-12-dragon]"""
    ends = 0
    for i in range(start, start + count):
        ends += sparks_at(grid, spots[i])
    return ends // 2


def tiger(grid: bytearray, spots: list[int], start: int, count: int, smallest_group: int) -> int:
    """Tiles of the largest connected group of blue tiles. [SF-12-tiger] [SF-A14]"""
    largest = 0
    for i in range(count):
        if FEATURES[grid[spots[start + i]]] & BLUE:
            size = blue_group(grid, spots, start, count, i)
            if size > largest:
                largest = size
    return largest if largest >= smallest_group else 0


def blue_group(grid: bytearray, spots: list[int], start: int, count: int, member: int) -> int:
    """The size of the blue group around one of its tiles; the group is a bit mask that grows until nothing joins."""
    group = 1 << member
    size = 1
    joined = 1
    while joined:
        joined = 0
        for i in range(count):
            if not group >> i & 1 and FEATURES[grid[spots[start + i]]] & BLUE:
                for j in range(count):
                    if group >> j & 1 and are_neighbours(spots[start + i], spots[start + j]):
                        joined = 1
                if joined:
                    group |= 1 << i
                    size += 1
                    break
    return size


def pig(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Pairs of tiles with an arrow each that points at the other, corners included. [SF-12-pig] [SF-A15]"""
    pairs = 0
    for i in range(start, start + count):
        for j in range(start, i):
            if aims(grid[spots[i]], spots[j] - spots[i]) and aims(grid[spots[j]], spots[i] - spots[j]):
                pairs += 1
    return pairs


def ox(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Columns that hold all four numbers of explosions. [SF-12-ox]"""
    columns = 0
    for i in range(start, start + count):
        seen = 0
        for j in range(start, start + count):
            if (spots[i] - spots[j]) % DOWN == 0:
                if j < i:
                    seen = 0
                    break
                seen |= FEATURES[grid[spots[j]]]
        if seen & ALL_COUNTS == ALL_COUNTS:
            columns += 1
    return columns


def horse(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Rows that hold all four colours. [SF-12-horse]"""
    rows = 0
    for i in range(start, start + count):
        seen = 0
        for j in range(start, start + count):
            if spots[i] // DOWN == spots[j] // DOWN:
                if j < i:
                    seen = 0
                    break
                seen |= FEATURES[grid[spots[j]]]
        if seen & ALL_COLOURS == ALL_COLOURS:
            rows += 1
    return rows


def sparks_at(grid: bytearray, spot: int) -> int:
    """The complete sparks of the tile on a spot: both tiles carry a half on their common side. [SF-8]"""
    mine = SPARKS[grid[spot]]
    complete = 0
    if mine & NORTH and SPARKS[grid[spot - DOWN]] & SOUTH:
        complete += 1
    if mine & EAST and SPARKS[grid[spot + 1]] & WEST:
        complete += 1
    if mine & SOUTH and SPARKS[grid[spot + DOWN]] & NORTH:
        complete += 1
    if mine & WEST and SPARKS[grid[spot - 1]] & EAST:
        complete += 1
    return complete


def neighbours_with(grid: bytearray, spot: int, feature: int) -> int:
    """How many of the four neighbours have one of these features; 255 asks for any tile at all."""
    found = 0
    if FEATURES[grid[spot - DOWN]] & feature:
        found += 1
    if FEATURES[grid[spot + 1]] & feature:
        found += 1
    if FEATURES[grid[spot + DOWN]] & feature:
        found += 1
    if FEATURES[grid[spot - 1]] & feature:
        found += 1
    return found


def are_neighbours(one: int, other: int) -> bool:
    """Do two spots share a side?"""
    apart = one - other if one > other else other - one
    return apart == 1 or apart == DOWN


def aims(tile: int, step: int) -> bool:
    """Does the tile have an arrow in this direction?"""
    for arrow in ARROWS[tile][:4]:
        if arrow == step:
            return True
    return False
