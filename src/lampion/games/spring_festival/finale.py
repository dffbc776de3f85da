"""The grande finale, and the score. [SF-10] [SF-11]"""

from lampion.games.spring_festival import chain_reaction, lookups, signs
from lampion.games.spring_festival.constants import cells
from lampion.games.spring_festival.festival import Festival

PERFECT = lookups.PERFECT
PER_EXPLOSION = lookups.PER_EXPLOSION
PER_APPLAUSE = lookups.PER_APPLAUSE
PER_RIVAL = lookups.PER_RIVAL


def fire(festival: Festival, seat: int, spot: int) -> None:
    """One rocket starts the last chain; if no rocket is left, the crowd applauds. [SF-10]"""
    chain_reaction.ignite(festival, spot)
    if chain_reaction.count_explosions(festival, seat) == festival.tile_count[seat]:
        festival.applause[seat] += PERFECT
    festival.fired |= 1 << seat


def best_spot(festival: Festival, seat: int) -> int:
    """A tile whose chain explodes the most, the earliest of several; all tiles are rockets before and after."""
    best = 0
    chosen = 0
    for i in range(seat * cells.TILES, seat * cells.TILES + festival.tile_count[seat]):
        chain_reaction.ignite(festival, festival.spots[i])
        size = chain_reaction.count_explosions(festival, seat)
        chain_reaction.turn_back(festival, seat)
        if size > best:
            best = size
            chosen = festival.spots[i]
    return chosen


def score(festival: Festival, seat: int) -> int:
    """Finale, applause, compositions and sign, as they stand. [SF-11]"""
    total = finale_points(festival, seat) + applause_points(festival, seat) + majority_points(festival, seat)
    return total + composition_points(festival, seat) + sign_points(festival, seat)


def points_from(festival: Festival, seat: int, source: int) -> int:
    """The same one by one: finale, applause, majority, compositions, sign. [SF-11]"""
    if source == 0:
        return finale_points(festival, seat)
    if source == 1:
        return applause_points(festival, seat)
    if source == 2:
        return majority_points(festival, seat)
    return composition_points(festival, seat) if source == 3 else sign_points(festival, seat)


def finale_points(festival: Festival, seat: int) -> int:
    """A point for each exploded tile, once the finale was fired. [SF-10] [SF-11]"""
    return PER_EXPLOSION * chain_reaction.count_explosions(festival, seat) if festival.fired >> seat & 1 else 0


def applause_points(festival: Festival, seat: int) -> int:
    """A point for each applause. [SF-11]"""
    return PER_APPLAUSE * festival.applause[seat]


def majority_points(festival: Festival, seat: int) -> int:
    """Three points for each opponent with strictly less applause. [SF-11]"""
    rivals = 0
    for other in range(festival.seats):
        if festival.applause[other] < festival.applause[seat]:
            rivals += 1
    return PER_RIVAL * rivals


def composition_points(festival: Festival, seat: int) -> int:
    """The printed values of the completed cards. [SF-11]"""
    return festival.earned[seat]


def sign_points(festival: Festival, seat: int) -> int:
    """What the sign of this game gives for the panorama. [SF-12]"""
    start, count = seat * cells.TILES, festival.tile_count[seat]
    return signs.points(festival.sign, festival.grid, festival.spots, start, count, festival.smallest_group)
