"""Questions that views, notation and the text form ask about a position. They change nothing."""

from lampion.games.lanterns_dice import lookups, scoring
from lampion.games.lanterns_dice.constants import pools, tiles
from lampion.games.lanterns_dice.lake import Lake


def die(lake: Lake, number: int) -> int:
    """The colour of a die in the tray; 0 before it has fallen."""
    return lake.dice[number]


def card_side(lake: Lake, card: int) -> int:
    """The side of an emperor card that lies up, or cards.UNKNOWN."""
    return lake.card_sides[card]


def side_option(lake: Lake, card: int) -> int:
    """The side of an emperor card by option; cards.UNKNOWN: drawn."""
    return lake.side_options[card]


def taken(lake: Lake, shape: int) -> int:
    """How many tiles were taken from the stack of a shape."""
    return lake.taken[shape]


def value_of(lake: Lake, shape: int) -> int:
    """The value of the top tile of a stack; 0 if the shape isn't in play, or none is left. [LD-A14]"""
    rank = lake.taken[shape]
    return lookups.VALUES[shape * tiles.TILES + rank] if lake.shapes >> shape & 1 and rank < tiles.TILES else 0


def sheet(lake: Lake, seat: int) -> int:
    """The sheet of a seat, 0 to 3 for A to D, or choices.NO_SHEET."""
    return lake.sheets[seat]


def lake_of(lake: Lake, seat: int) -> int:
    """Which lake is printed on the sheet of a seat."""
    return lake.lakes[seat]


def lit(lake: Lake, seat: int, half: int) -> int:
    """The pools of which a seat has lit this area."""
    return lake.lit[2 * seat + half]


def is_lit(lake: Lake, seat: int, area: int) -> bool:
    """Has a seat lit this area?"""
    return lake.lit[2 * seat + area // pools.HALF] >> area % pools.HALF & 1 == 1


def complete(lake: Lake, seat: int) -> int:
    """The complete pools of a seat, whether covered or not."""
    return lake.lit[2 * seat] & lake.lit[2 * seat + 1]


def covered(lake: Lake, seat: int) -> int:
    """The pools of a seat under fireworks."""
    return lake.covered[seat]


def touched(lake: Lake, seat: int) -> int:
    """The pools in which a seat has lit an area this turn."""
    return lake.touched[seat]


def gifts(lake: Lake, seat: int) -> int:
    """The gifts of a seat."""
    return lake.gifts[seat]


def step(lake: Lake, seat: int) -> int:
    """The step of a seat, see constants/steps.py."""
    return lake.steps[seat]


def platform(lake: Lake, seat: int) -> int:
    """The pool of the platform that gives a seat an area now; -1 for none."""
    return lake.platforms[seat] - 1


def bought(lake: Lake, seat: int) -> int:
    """The emperor card whose areas a seat lights; -1 for none."""
    return lake.bought[seat] - 1


def first_area(lake: Lake, seat: int) -> int:
    """The area that a seat has lit first with that card; -1 for none yet."""
    return lake.first_areas[seat] - 1


def areas_left(lake: Lake, seat: int) -> int:
    """How many areas that card still gives."""
    return lake.left[seat]


def launches(lake: Lake, seat: int) -> list[tuple[int, int, int]]:
    """The fireworks of a seat as (form, pool of its first square, value), in the order in which they were launched."""
    found = []
    for i in range(seat * tiles.LAUNCHES, seat * tiles.LAUNCHES + lake.launch_count[seat]):
        value, placement = divmod(lake.launches[i], tiles.VALUES)
        form, pool = divmod(placement, tiles.PLACES)
        found.append((form, pool, value))
    return found


def groups(lake: Lake, seat: int) -> list[int]:
    """The groups of complete pools of a seat, the largest first. [LD-14]"""
    left = complete(lake, seat)
    found = []
    while left:
        group = scoring.group_of(left, left & ~(left - 1))
        left ^= group
        found.append(group)
    return sorted(found, key=int.bit_count, reverse=True)


def list_pools(found: int) -> list[int]:
    """The pools of a bit mask, row by row."""
    return [pool for pool in lookups.POOLS if found >> pool & 1]
