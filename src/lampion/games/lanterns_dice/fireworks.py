"""Fireworks: where they fit, and launching one. [LD-11]"""

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import tiles, verbs
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel import bits

FORMS_FROM = lookups.FORMS_FROM
FORM_SHAPES = lookups.FORM_SHAPES
STEPS = lookups.STEPS
SQUARES = lookups.SQUARES
VALUES = lookups.VALUES
SMALLEST = 3  # squares of the smallest shapes


def find_places(lake: Lake, seat: int) -> int:
    """Every firework in every place where it fits, turned and flipped, on complete pools. [LD-11] [LD-A14] [LD-A16]"""
    free = lake.lit[2 * seat] & lake.lit[2 * seat + 1] & ~lake.covered[seat]  # [LD-A15]
    count = 0
    if bits.count(free) < SMALLEST:
        return 0
    for shape in range(tiles.COUNT):
        if lake.shapes >> shape & 1 and lake.taken[shape] < tiles.TILES:
            for form in range(FORMS_FROM[shape], FORMS_FROM[shape + 1]):
                fitting = places_of(free, form)
                while fitting:
                    lake.found[count] = verbs.LAUNCH * verbs.SIZE + form * tiles.PLACES + bits.lowest(fitting)
                    fitting &= fitting - 1
                    count += 1
    return count


def places_of(free: int, form: int) -> int:
    """The pools on which the first square of a form can lie, so that all others lie on free ones too. [LD-A17]

    The empty column at the edge of a lake is never free, so a shape can't reach around it.
    """
    found = free & free >> STEPS[4 * form] & free >> STEPS[4 * form + 1]
    return found & free >> STEPS[4 * form + 2] & free >> STEPS[4 * form + 3]


def launch(lake: Lake, seat: int, placement: int) -> None:
    """Take the top tile of the stack and lay it on its pools. [LD-11] [LD-A14]"""
    form = placement // tiles.PLACES
    shape = FORM_SHAPES[form]
    value = VALUES[shape * tiles.TILES + lake.taken[shape]]
    lake.covered[seat] |= SQUARES[form] << placement % tiles.PLACES
    lake.earned[seat] += value
    lake.launches[seat * tiles.LAUNCHES + lake.launch_count[seat]] = value * tiles.VALUES + placement
    lake.launch_count[seat] += 1
    lake.taken[shape] += 1
