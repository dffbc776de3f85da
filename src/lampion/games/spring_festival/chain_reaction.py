"""The chain reaction: a tile explodes, and so does every rocket that its arrows reach. [SF-7]"""

from lampion.games.spring_festival import lookups
from lampion.games.spring_festival.constants import cells
from lampion.games.spring_festival.festival import Festival

FEATURES = lookups.FEATURES
ARROWS = lookups.ARROWS


def ignite(festival: Festival, spot: int) -> None:
    """Explode a rocket, and every rocket that its arrows point to in turn. [SF-7] [SF-A7]"""
    tile = festival.grid[spot]
    festival.glow[spot] = FEATURES[tile]
    for step in ARROWS[tile][:4]:
        if is_rocket(festival, spot + step):
            ignite(festival, spot + step)


def is_rocket(festival: Festival, spot: int) -> bool:
    """Does a tile lie here that has not exploded? Its features don't glow then; an empty cell has none."""
    return festival.glow[spot] != FEATURES[festival.grid[spot]]


def count_explosions(festival: Festival, seat: int) -> int:
    """How many tiles of a panorama show their explosion."""
    count = 0
    for i in range(seat * cells.TILES, seat * cells.TILES + festival.tile_count[seat]):
        if festival.glow[festival.spots[i]]:
            count += 1
    return count


def turn_back(festival: Festival, seat: int) -> None:
    """Turn every tile of a panorama back to its rocket."""
    for i in range(seat * cells.TILES, seat * cells.TILES + festival.tile_count[seat]):
        festival.glow[festival.spots[i]] = 0
