"""The store: four stacks that turn in the middle of the table. [SF-5]"""

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.constants import tiles
from lampion.games.spring_festival.festival import Festival
from lampion.kernel import bags

SIDES = lookups.SIDES


def reveal(festival: Festival, place: int) -> None:
    """The tile at a place of the bag turns up as the next top of the store. [SF-3] [SF-5]"""
    festival.tops[festival.dealt] = bags.remove_at(festival.bag, festival.bag_count, place)
    festival.bag_count -= 1
    festival.dealt += 1


def stack_of(festival: Festival, seat: int, orientation: int) -> int:
    """The stack that faces a seat. [SF-5]"""
    return (SIDES[festival.seats][seat] + orientation) % 4


def turn(festival: Festival, orientation: int) -> None:
    """Everybody takes the tile in front of them; tops that face nobody leave the game. [SF-5]"""
    festival.orientation = orientation
    for seat in range(festival.seats):
        festival.held[seat] = festival.tops[stack_of(festival, seat, orientation)]
    for stack in range(4):
        festival.tops[stack] = tiles.NONE
