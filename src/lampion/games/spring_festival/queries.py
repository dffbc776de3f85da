"""Questions that views, notation and the text form ask about a position. They change nothing."""

from lampion.games.spring_festival.constants import cards, cells, tiles
from lampion.games.spring_festival.festival import Festival


def panorama(festival: Festival, seat: int) -> list[tuple[int, int, bool]]:
    """The tiles of a seat as (cell, tile, exploded), in the order in which the cells were filled."""
    laid = []
    for i in range(seat * cells.TILES, seat * cells.TILES + festival.tile_count[seat]):
        spot = festival.spots[i]
        laid.append((spot - seat * cells.COUNT, festival.grid[spot], festival.glow[spot] != 0))
    return laid


def tile_on(festival: Festival, seat: int, cell: int) -> int:
    """The tile that lies on a cell; tiles.NONE on an empty one."""
    tile = festival.grid[seat * cells.COUNT + cell]
    return tiles.NONE if tile == tiles.FREE else tile


def top(festival: Festival, stack: int) -> int:
    """The visible tile of a stack."""
    return festival.tops[stack]


def tile_held(festival: Festival, seat: int) -> int:
    """The tile that a seat has taken and must place."""
    return festival.held[seat]


def starting_set(festival: Festival, seat: int) -> int:
    """The starting set of a seat, 1 to 4; 0 while it has none."""
    return festival.sets[seat]


def starting_tile(festival: Festival, seat: int, index: int) -> int:
    """One of the four tiles of a seat's starting set."""
    return tiles.STARTING + 4 * (festival.sets[seat] - 1) + index


def starting_tiles(festival: Festival, seat: int) -> list[int]:
    """The starting tiles that a seat still has to lay."""
    left = festival.rest[seat] if festival.sets[seat] else 0
    return [starting_tile(festival, seat, index) for index in range(4) if left >> index & 1]


def open_cards(festival: Festival, seat: int) -> list[int]:
    """The four card slots of a seat, 0 for an empty one."""
    return [festival.open_cards[seat * 4 + slot] for slot in range(4)]


def completed_cards(festival: Festival, seat: int) -> list[int]:
    """The cards that a seat has completed, by number."""
    return [card for card in range(1, cards.COUNT) if festival.owners[card] == seat + 1]


def applause(festival: Festival, seat: int) -> int:
    """The applause tokens of a seat."""
    return festival.applause[seat]


def unseen_tiles(festival: Festival) -> list[int]:
    """The tiles that may still lie in the store under the visible ones."""
    return [festival.bag[i] for i in range(festival.bag_count)]
