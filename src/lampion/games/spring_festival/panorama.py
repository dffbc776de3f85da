"""The panorama: where a tile may be placed, placing it, and the applause for its sparks. [SF-6] [SF-8]"""

from lampion.games.spring_festival import chain_reaction, lookups
from lampion.games.spring_festival.constants import cells, features, tiles, verbs
from lampion.games.spring_festival.festival import Festival

SPARKS = lookups.SPARKS
BITS = lookups.BITS


def clear(festival: Festival, seat: int) -> None:
    """Begin an empty panorama, in which the first tile goes in the middle."""
    add_edge(festival, seat, seat * cells.COUNT + cells.ORIGIN)


def find_places(festival: Festival, seat: int) -> int:
    """Every tile of the panorama and every free cell beside it. [SF-6] [SF-A16]"""
    count = find_tiles(festival, seat, verbs.PLACE * verbs.SIZE, 0)
    return find_edges(festival, seat, verbs.PLACE * verbs.SIZE, count)


def find_tiles(festival: Festival, seat: int, base: int, count: int) -> int:
    """Every tile of the panorama, as moves that begin at `base`, listed from `count` on."""
    for i in range(festival.tile_count[seat]):
        festival.found[count + i] = base + festival.spots[seat * cells.TILES + i] - seat * cells.COUNT
    return count + festival.tile_count[seat]


def find_edges(festival: Festival, seat: int, base: int, count: int) -> int:
    """Every free cell beside the panorama, as moves that begin at `base`, listed from `count` on."""
    for i in range(festival.edge_count[seat]):
        festival.found[count + i] = base + festival.edge_spots[seat * cells.EDGES + i] - seat * cells.COUNT
    return count + festival.edge_count[seat]


def launch(festival: Festival, seat: int, cell: int) -> None:
    """Place the tile on a free cell, or on a tile that leaves the game; it explodes at once. [SF-6] [SF-A17]"""
    spot = seat * cells.COUNT + cell
    tile = festival.held[seat]
    festival.held[seat] = tiles.NONE
    if festival.grid[spot] == tiles.FREE:
        occupy(festival, seat, spot, tile)
    else:
        festival.grid[spot] = tile
        festival.glow[spot] = 0
    festival.applause[seat] += sparks_at(festival.grid, spot)  # [SF-8] [SF-A6] [SF-A18]
    chain_reaction.ignite(festival, spot)


def occupy(festival: Festival, seat: int, spot: int, tile: int) -> None:
    """Lay a tile on a free cell; the empty cells beside it become free. [SF-6]"""
    festival.grid[spot] = tile
    festival.spots[seat * cells.TILES + festival.tile_count[seat]] = spot
    festival.tile_count[seat] += 1
    drop_edge(festival, seat, spot)
    add_edge(festival, seat, spot - cells.WIDTH)
    add_edge(festival, seat, spot + 1)
    add_edge(festival, seat, spot + cells.WIDTH)
    add_edge(festival, seat, spot - 1)


def add_edge(festival: Festival, seat: int, spot: int) -> None:
    """Note an empty cell beside the panorama."""
    if festival.grid[spot] == tiles.NONE:
        festival.grid[spot] = tiles.FREE
        festival.edge_spots[seat * cells.EDGES + festival.edge_count[seat]] = spot
        festival.edge_count[seat] += 1


def drop_edge(festival: Festival, seat: int, spot: int) -> None:
    """Forget a cell that is now filled; the last one takes its place in the list."""
    place = seat * cells.EDGES
    while festival.edge_spots[place] != spot:
        place += 1
    festival.edge_count[seat] -= 1
    festival.edge_spots[place] = festival.edge_spots[seat * cells.EDGES + festival.edge_count[seat]]


def sparks_at(grid: bytearray, spot: int) -> int:
    """The complete sparks of the tile on a spot: both tiles carry a half on their common side. [SF-8]

    The bits of opposite sides are two apart: the south half of the tile above meets the north half of this one.
    """
    mine = SPARKS[grid[spot]]
    meeting = SPARKS[grid[spot - cells.WIDTH]] >> 2 & features.NORTH
    meeting |= SPARKS[grid[spot + 1]] >> 2 & features.EAST
    meeting |= SPARKS[grid[spot + cells.WIDTH]] << 2 & features.SOUTH
    meeting |= SPARKS[grid[spot - 1]] << 2 & features.WEST
    return BITS[mine & meeting]
