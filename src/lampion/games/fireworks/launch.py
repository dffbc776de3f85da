"""The launch: the hit, the bounce, which tiles turn, and how they come to rest. [FW-5] [FW-20]

Only whole numbers from tables decide. Chance names one tile after the other that turns, in the order of their numbers,
or says that nothing turns any more: the odds are those of tossing a coin for each tile.
"""

from lampion.games.fireworks import lookups, stacks
from lampion.games.fireworks.constants import kinds, launches, places, verbs
from lampion.games.fireworks.night import Night
from lampion.kernel import bits
from lampion.kernel.rng import Rng

BITS = lookups.BITS
ROW = lookups.ROW
COLUMN = lookups.COLUMN
AIM = lookups.AIM
RING = lookups.RING
ECHO = lookups.ECHO
REACH = lookups.REACH
COVERS = lookups.COVERS
TURNS = lookups.TURNS
LEAVES = lookups.LEAVES
SHIFTS = lookups.SHIFTS
SCATTER = lookups.SCATTER
SLIDE_ROWS = lookups.SLIDE_ROWS
SLIDE_COLUMNS = lookups.SLIDE_COLUMNS
AROUND = lookups.AROUND
QUALITY_POWER = lookups.QUALITY_POWER


def bounce_to(night: Night, rows: int, columns: int) -> None:
    """The die bounces two places along each axis, or none, but never over a wall."""
    row = ROW[night.hit] + 2 * rows
    column = COLUMN[night.hit] + 2 * columns
    row = 0 if row < 0 else places.WIDTH - 1 if row >= places.WIDTH else row
    column = 0 if column < 0 else places.WIDTH - 1 if column >= places.WIDTH else column
    night.bounced = row * places.WIDTH + column


def strike(night: Night) -> None:
    """Work out the power with which the blow reaches each tile: more on others, less under others. [FW-20]"""
    reach = REACH[night.level]
    night.stirred[0] = night.stirred[1] = 0
    first_row, last_row = ROW[night.hit], ROW[night.hit]
    first_column, last_column = COLUMN[night.hit], COLUMN[night.hit]
    if ROW[night.bounced] < first_row:
        first_row = ROW[night.bounced]
    if ROW[night.bounced] > last_row:
        last_row = ROW[night.bounced]
    if COLUMN[night.bounced] < first_column:
        first_column = COLUMN[night.bounced]
    if COLUMN[night.bounced] > last_column:
        last_column = COLUMN[night.bounced]
    first_row = first_row - reach + 1 if first_row >= reach else 1
    last_row = last_row + reach if last_row + reach <= places.INNER + 1 else places.INNER + 1
    first_column = first_column - reach + 1 if first_column >= reach else 1
    last_column = last_column + reach if last_column + reach <= places.INNER + 1 else places.INNER + 1
    for row in range(first_row, last_row):
        for column in range(first_column, last_column):
            strike_place(night, row, column)


def strike_place(night: Night, row: int, column: int) -> None:
    """The power of the blow on the tiles of one place; those on the four places beside it cover each other too."""
    place = row * places.WIDTH + column
    if not (night.here[2 * place] or night.here[2 * place + 1]):
        return
    blow = RING[night.level][away(ROW[night.hit], row) * places.WIDTH + away(COLUMN[night.hit], column)]
    blow += ECHO[night.level][away(ROW[night.bounced], row) * places.WIDTH + away(COLUMN[night.bounced], column)]
    if blow < launches.FEEBLE:
        return
    blow *= QUALITY_POWER[night.quality]
    low = around(night, 2 * place)
    high = around(night, 2 * place + 1)
    all_around = bits.count(low) + bits.count(high) - 1
    for word in range(2):
        rest = night.here[2 * place + word]
        while rest:
            bit = bits.lowest(rest)
            rest &= rest - 1
            tile = 64 * word + bit
            above = bits.count(low & night.higher[2 * tile]) + bits.count(high & night.higher[2 * tile + 1])
            power = blow * COVERS[cover(above, all_around - above)] // 320
            if power >= launches.LEAST:
                night.power[tile] = power
                night.stirred[word] |= BITS[bit]


def away(one: int, other: int) -> int:
    """How far two rows, or two columns, are apart."""
    return one - other if one > other else other - one


def around(night: Night, slot: int) -> int:
    """The tiles on a place and on the four places beside it."""
    return (
        night.here[slot]
        | night.here[slot - 2]
        | night.here[slot + 2]
        | night.here[slot - 2 * places.WIDTH]
        | night.here[slot + 2 * places.WIDTH]
    )


def cover(above: int, below: int) -> int:
    """Where the table of covers has that many tiles above and below."""
    return (above if above < 7 else 7) * 8 + (below if below < 7 else 7)


def forget(night: Night) -> None:
    """The blow is over: no power is left."""
    for word in range(2):
        rest = night.stirred[word]
        while rest:
            night.power[64 * word + bits.lowest(rest)] = 0
            rest &= rest - 1
        night.stirred[word] = 0


# Which tile turns next


def find_turnings(night: Night) -> int:
    """Nothing turns any more, or one of the tiles turns next and stays inside or lands outside.

    The tiles are listed from the last to the first, so that `roll_turning` can count down from all odds.
    """
    left = launches.STILL
    count = 0
    for word in range(2):
        rest = rest_of(night, word)
        while rest:
            tile = 64 * word + bits.lowest(rest)
            rest &= rest - 1
            odds = chance_of(night, tile, left)
            outside = odds * exit_of(night, tile) >> 8
            count = night.add_outcome(count, verbs.TURN_OUT * verbs.SIZE + tile, outside)
            count = night.add_outcome(count, verbs.TURN * verbs.SIZE + tile, odds - outside)
            left -= odds
    count = night.add_outcome(count, verbs.STILL * verbs.SIZE, left)
    for i in range(count // 2):
        move, odds = night.found[i], night.odds[i]
        night.found[i], night.odds[i] = night.found[count - 1 - i], night.odds[count - 1 - i]
        night.found[count - 1 - i], night.odds[count - 1 - i] = move, odds
    return count


def roll_turning(night: Night, rng: Rng) -> int:
    """One of these outcomes at its odds, without listing them all."""
    left = launches.STILL
    draw = launches.STILL - 1 - rng.below(launches.STILL)
    for word in range(2):
        rest = rest_of(night, word)
        while rest:
            tile = 64 * word + bits.lowest(rest)
            rest &= rest - 1
            odds = chance_of(night, tile, left)
            if draw < odds:
                verb = verbs.TURN_OUT if draw < odds * exit_of(night, tile) >> 8 else verbs.TURN
                return verb * verbs.SIZE + tile
            draw -= odds
            left -= odds
    return verbs.STILL * verbs.SIZE


def rest_of(night: Night, word: int) -> int:
    """Of the tiles that the blow reaches, those that may still turn."""
    first = night.at - 64 * word
    if first <= 0:
        return night.stirred[word]
    if first >= 64:
        return 0
    return night.stirred[word] & ~(BITS[first] - 1)


def chance_of(night: Night, tile: int, left: int) -> int:
    """The odds that this tile is the next to turn, if so much is left of all odds."""
    step = night.power[tile] >> 4
    return left * TURNS[step if step < launches.TURNS else launches.TURNS - 1] >> 16


def exit_of(night: Night, tile: int) -> int:
    """Of 256 tiles that turn like this one, how many land outside: they fly from the impact over the wall ahead."""
    step = night.power[tile] >> 7
    return LEAVES[step if step < launches.LEAVES else launches.LEAVES - 1][to_wall(night, night.place[tile])]


def to_wall(night: Night, place: int) -> int:
    """How many places lie between a tile and the wall, on its way from the impact."""
    row, column = ROW[place], COLUMN[place]
    rows, columns = away(ROW[night.hit], row), away(COLUMN[night.hit], column)
    back = row if row < ROW[night.hit] or (rows == 0 and row <= 5) else places.WIDTH - 1 - row
    side = column if column < COLUMN[night.hit] or (columns == 0 and column <= 5) else places.WIDTH - 1 - column
    if rows == columns:
        return back if back < side else side
    return back if rows > columns else side


def turn_over(night: Night, tile: int, outside: int) -> None:
    """A tile turns over; a face-up one that lands outside stays face up. [FW-20] [FW-A23]"""
    night.at = tile + 1
    if not night.tile[tile] & kinds.UP:
        night.new += 1
        night.tile[tile] |= kinds.UP
        night.up[tile >> 6] |= BITS[tile & 63]
    elif not outside:
        night.tile[tile] &= ~kinds.UP & 255
        night.up[tile >> 6] &= ~BITS[tile & 63]
    night.tile[tile] |= kinds.TURNED | kinds.OUT if outside else kinds.TURNED


# Coming to rest


def settle(night: Night) -> None:
    """Tiles slide away from the impact; those that turned, and some others, come to lie on top. [FW-20]"""
    low = high = 0
    for word in range(2):
        rest = night.stirred[word]
        while rest:
            bit = bits.lowest(rest)
            rest &= rest - 1
            tile = 64 * word + bit
            scatter = SCATTER[(5 * tile + 7 * night.launched) % launches.SCATTERS]
            slide(night, tile, scatter)
            if night.tile[tile] & kinds.TURNED or (night.power[tile] >= launches.LIFTED and scatter & 1):
                if word:
                    high |= BITS[bit]
                else:
                    low |= BITS[bit]
            if night.tile[tile] & kinds.TURNED:
                settle_tile(night, tile)
    stacks.lift(night, low, high)
    forget(night)
    night.launched = (night.launched + 1) % launches.SCATTERS


def slide(night: Night, tile: int, scatter: int) -> None:
    """A tile slides away from the impact; one that lands outside crosses the wall ahead. [FW-A22]"""
    step = night.power[tile] >> 6
    way = SHIFTS[step if step < launches.SHIFTS else launches.SHIFTS - 1][scatter]
    if night.tile[tile] & kinds.OUT:
        way = 4
    if way:
        row, column = ROW[night.place[tile]], COLUMN[night.place[tile]]
        offset = (row + 10 - ROW[night.hit]) * 21 + column + 10 - COLUMN[night.hit]
        if night.place[tile] == night.hit:
            offset = AROUND[scatter & 7]
        stacks.move(night, tile, row + SLIDE_ROWS[5 * offset + way], column + SLIDE_COLUMNS[5 * offset + way])


def settle_tile(night: Night, tile: int) -> None:
    """A tile that turned lies still: a function tile works, others stay in the box or outside. [FW-9] [FW-A22]"""
    night.tile[tile] &= ~kinds.TURNED & 255
    kind = night.tile[tile] & kinds.KIND
    if kind >= kinds.GALE and night.tile[tile] & kinds.UP:
        stacks.remove(night, tile)
        night.fresh[kind - kinds.GALE] += 1
    elif night.tile[tile] & kinds.OUT:
        stacks.take_out(night, tile)
        night.outside = 1
    elif night.real_box and not night.tile[tile] & kinds.UP:
        night.bag[kind] += 1
        night.tile[tile] = kinds.UNSEEN
