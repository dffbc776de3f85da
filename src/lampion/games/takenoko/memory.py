"""What seats remember of plots whose place they no longer know. [TK-A12]

A seat knows the plots that it put under the pile. Once another player draws one of them, the seat knows only that it is
among the plots in that hand, and later among those that the player put back: these places are mixed for the seat. All
mixed places of a seat count as one heap, in which its remembered plots lie.
"""

from lampion.games.takenoko.constants import sizes, tiles
from lampion.games.takenoko.garden import Garden


def follow_draw(garden: Garden) -> None:
    """Update what seats remember when the active player draws, and sees, the first plot under the pile."""
    kind = garden.pile[0]
    for seat in range(garden.seats):
        if garden.pile_seats[0] == seat:
            if seat != garden.active:
                garden.remembered[seat * sizes.KINDS + kind] += 1
                garden.drawn_mixed |= 1 << seat
        elif garden.mixed[0] >> seat & 1:
            if seat == garden.active:
                garden.mixed[0] &= ~(1 << seat)
                forget(garden, seat, kind)
            else:
                garden.drawn_mixed |= 1 << seat


def follow_keep(garden: Garden, kind: int) -> None:
    """Update what seats remember when a plot is kept: everybody sees it, and it may be a remembered one."""
    for seat in range(garden.seats):
        if garden.drawn_mixed >> seat & 1:
            forget(garden, seat, kind)
    if not garden.drawn_count:
        garden.drawn_mixed = 0


def forget(garden: Garden, seat: int, kind: int) -> None:
    """Note that a plot of this kind left a seat's mixed places; without remembered plots no place is mixed."""
    if garden.remembered[seat * sizes.KINDS + kind]:
        garden.remembered[seat * sizes.KINDS + kind] -= 1
    if not remembers(garden, seat):
        forget_all(garden, seat)


def forget_all(garden: Garden, seat: int) -> None:
    """Clear what a seat remembers."""
    for kind in range(1, tiles.POND):
        garden.remembered[seat * sizes.KINDS + kind] = 0
    for i in range(garden.pile_count):
        garden.mixed[i] &= ~(1 << seat)
    garden.drawn_mixed &= ~(1 << seat)


def remembers(garden: Garden, seat: int) -> int:
    """How many plots a seat remembers."""
    count = 0
    for kind in range(1, tiles.POND):
        count += garden.remembered[seat * sizes.KINDS + kind]
    return count


def count_mixed(garden: Garden, seat: int) -> int:
    """The places that are mixed for a seat: under the pile and in a hand."""
    count = garden.drawn_count if garden.drawn_mixed >> seat & 1 else 0
    for i in range(garden.pile_count):
        if garden.mixed[i] >> seat & 1:
            count += 1
    return count
