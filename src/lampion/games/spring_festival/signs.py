"""The twelve signs of the advanced game: how often each one scores on a panorama. [SF-12]

Faces do not matter [SF-A11], and a line counts as a whole, gaps or not [SF-A12]. A panorama is given as the array of
tiles by spot and its own part of the array of spots: `count` spots from `start` on.
"""

from lampion.games.spring_festival import lookups, panorama
from lampion.games.spring_festival.constants import cells, features, zodiac

FEATURES = lookups.FEATURES
ARROWS = lookups.ARROWS
SIGN_POINTS = lookups.SIGN_POINTS


def points(sign: int, grid: bytearray, spots: list[int], start: int, count: int, smallest_group: int) -> int:
    """The points of a panorama for the sign of this game. [SF-12]"""
    if sign == zodiac.NONE:
        return 0
    return SIGN_POINTS[sign] * times(sign, grid, spots, start, count, smallest_group)


def times(sign: int, grid: bytearray, spots: list[int], start: int, count: int, smallest_group: int) -> int:
    """How often the sign scores."""
    if sign == zodiac.GOAT:
        return goat(grid, spots, start, count)
    if sign == zodiac.ROOSTER:
        return rooster(grid, spots, start, count)
    if sign == zodiac.SNAKE:
        return snake(grid, spots, start, count)
    if sign == zodiac.RAT:
        return rat(grid, spots, start, count)
    if sign == zodiac.DRAGON:
        return dragon(grid, spots, start, count)
    if sign == zodiac.OX:
        return ox(grid, spots, start, count)
    if sign == zodiac.RABBIT:
        return rabbit(grid, spots, start, count)
    if sign == zodiac.DOG:
        return dog(grid, spots, start, count)
    if sign == zodiac.TIGER:
        return tiger(grid, spots, start, count, smallest_group)
    if sign == zodiac.MONKEY:
        return monkey(grid, spots, start, count)
    if sign == zodiac.PIG:
        return pig(grid, spots, start, count)
    return horse(grid, spots, start, count)


def goat(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Columns that hold exactly one tile of one explosion. [SF-12-goat]"""
    columns = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & features.ONE:
            alone = 1
            for j in range(start, start + count):
                if j != i and FEATURES[grid[spots[j]]] & features.ONE and (spots[i] - spots[j]) % cells.WIDTH == 0:
                    alone = 0
            columns += alone
    return columns


def rooster(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Tiles of three explosions that are part of a complete spark; each tile counts, not each spark. [SF-12-rooster]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & features.THREE and panorama.sparks_at(grid, spots[i]) > 0:
            tiles += 1
    return tiles


def rabbit(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Neighbouring pairs of tiles of two explosions; a tile may be in several pairs. [SF-12-rabbit] [SF-A13]"""
    pairs = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & features.TWO:
            if FEATURES[grid[spots[i] + 1]] & features.TWO:
                pairs += 1
            if FEATURES[grid[spots[i] + cells.WIDTH]] & features.TWO:
                pairs += 1
    return pairs


def dog(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Tiles of four explosions with at least one free side. [SF-12-dog]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & features.FOUR and neighbours_with(grid, spots[i], features.ANY) < 4:
            tiles += 1
    return tiles


def snake(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Red tiles with a tile on all four sides. [SF-12-snake]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & features.RED and neighbours_with(grid, spots[i], features.ANY) == 4:
            tiles += 1
    return tiles


def monkey(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Green tiles beside another green tile. [SF-12-monkey]"""
    tiles = 0
    for i in range(start, start + count):
        if FEATURES[grid[spots[i]]] & features.GREEN and neighbours_with(grid, spots[i], features.GREEN) > 0:
            tiles += 1
    return tiles


def rat(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Yellow tiles that touch another yellow tile at a corner. [SF-12-rat]"""
    tiles = 0
    for i in range(start, start + count):
        spot = spots[i]
        if FEATURES[grid[spot]] & features.YELLOW:
            around = FEATURES[grid[spot - cells.WIDTH - 1]] | FEATURES[grid[spot - cells.WIDTH + 1]]
            around |= FEATURES[grid[spot + cells.WIDTH - 1]] | FEATURES[grid[spot + cells.WIDTH + 1]]
            if around & features.YELLOW:
                tiles += 1
    return tiles


def dragon(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Complete sparks, each once, whenever they were formed. [SF-12-dragon]"""
    ends = 0
    for i in range(start, start + count):
        ends += panorama.sparks_at(grid, spots[i])
    return ends // 2


def tiger(grid: bytearray, spots: list[int], start: int, count: int, smallest_group: int) -> int:
    """Tiles of the largest connected group of blue tiles. [SF-12-tiger] [SF-A14]"""
    largest = 0
    for i in range(count):
        if FEATURES[grid[spots[start + i]]] & features.BLUE:
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
            if not group >> i & 1 and FEATURES[grid[spots[start + i]]] & features.BLUE:
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
            if (spots[i] - spots[j]) % cells.WIDTH == 0:
                if j < i:
                    seen = 0
                    break
                seen |= FEATURES[grid[spots[j]]]
        if seen & features.ALL_COUNTS == features.ALL_COUNTS:
            columns += 1
    return columns


def horse(grid: bytearray, spots: list[int], start: int, count: int) -> int:
    """Rows that hold all four colours. [SF-12-horse]"""
    rows = 0
    for i in range(start, start + count):
        seen = 0
        for j in range(start, start + count):
            if spots[i] // cells.WIDTH == spots[j] // cells.WIDTH:
                if j < i:
                    seen = 0
                    break
                seen |= FEATURES[grid[spots[j]]]
        if seen & features.ALL_COLOURS == features.ALL_COLOURS:
            rows += 1
    return rows


def neighbours_with(grid: bytearray, spot: int, feature: int) -> int:
    """How many of the four neighbours have one of these features; features.ANY asks for any tile at all."""
    found = 0
    if FEATURES[grid[spot - cells.WIDTH]] & feature:
        found += 1
    if FEATURES[grid[spot + 1]] & feature:
        found += 1
    if FEATURES[grid[spot + cells.WIDTH]] & feature:
        found += 1
    if FEATURES[grid[spot - 1]] & feature:
        found += 1
    return found


def are_neighbours(one: int, other: int) -> bool:
    """Do two spots share a side?"""
    apart = one - other if one > other else other - one
    return apart == 1 or apart == cells.WIDTH


def aims(tile: int, step: int) -> bool:
    """Does the tile have an arrow in this direction?"""
    for arrow in ARROWS[tile][:4]:
        if arrow == step:
            return True
    return False
