"""The twelve signs of Spring Festival, each on its own; they count all tiles, whichever face is up. [SF-12] [SF-A11]"""

from collections.abc import Callable
from itertools import combinations

from .spring_festival_panorama import (
    Cell,
    Panorama,
    Tile,
    complete_sparks,
    corner_cells,
    edge_cells,
    next_cell,
    sparks_at,
)


def tiles_in_columns(panorama: Panorama) -> list[list[Tile]]:
    """The tiles of each column, which may have gaps. [SF-12] [SF-A12]"""
    return [[panorama[cell].tile for cell in panorama if cell[0] == x] for x in {cell[0] for cell in panorama}]


def tiles_in_rows(panorama: Panorama) -> list[list[Tile]]:
    """The tiles of each row, which may have gaps. [SF-12] [SF-A12]"""
    return [[panorama[cell].tile for cell in panorama if cell[1] == y] for y in {cell[1] for cell in panorama}]


def cells_of_colour(panorama: Panorama, colour: str) -> set[Cell]:
    """The cells of tiles of a colour. [SF-12]"""
    return {cell for cell, placed in panorama.items() if placed.tile.colour == colour}


def cells_of_count(panorama: Panorama, explosions: int) -> set[Cell]:
    """The cells of tiles with this number of explosions. [SF-12]"""
    return {cell for cell, placed in panorama.items() if placed.tile.explosions == explosions}


def goat(panorama: Panorama) -> int:
    """3 for each column with exactly one 1-explosion tile. [SF-12-goat]"""
    columns = [[tile.explosions for tile in column] for column in tiles_in_columns(panorama)]
    return 3 * sum(1 for column in columns if column.count(1) == 1)


def rooster(panorama: Panorama) -> int:
    """3 for each 3-explosion tile in a complete spark; two of them in one spark both count. [SF-12-rooster]"""
    return 3 * sum(1 for cell in cells_of_count(panorama, 3) if sparks_at(panorama, cell) > 0)


def rabbit(panorama: Panorama) -> int:
    """5 for each pair of 2-explosion tiles side by side; a tile may be in several. [SF-12-rabbit] [SF-A13]"""
    return 5 * sum(1 for one, two in combinations(cells_of_count(panorama, 2), 2) if two in edge_cells(one))


def dog(panorama: Panorama) -> int:
    """3 for each 4-explosion tile with a free edge. [SF-12-dog]"""
    return 3 * sum(1 for cell in cells_of_count(panorama, 4) if edge_cells(cell) - set(panorama))


def snake(panorama: Panorama) -> int:
    """5 for each red tile with a tile on all four edges. [SF-12-snake]"""
    return 5 * sum(1 for cell in cells_of_colour(panorama, "red") if edge_cells(cell) <= set(panorama))


def tiger(panorama: Panorama, smallest_group: int = 2) -> int:
    """3 for each tile of the largest group of blue tiles connected by edges. [SF-12-tiger] [SF-A14]"""
    blue = cells_of_colour(panorama, "blue")
    largest = 0
    for start in blue:
        group = {start}
        while grown := {beside for cell in group for beside in edge_cells(cell) & blue} - group:
            group |= grown
        largest = max(largest, len(group))
    return 3 * largest if largest >= smallest_group else 0


def rat(panorama: Panorama) -> int:
    """3 for each yellow tile with a yellow tile at a corner. [SF-12-rat]"""
    yellow = cells_of_colour(panorama, "yellow")
    return 3 * sum(1 for cell in yellow if corner_cells(cell) & yellow)


def monkey(panorama: Panorama) -> int:
    """2 for each green tile with a green tile on an edge. [SF-12-monkey]"""
    green = cells_of_colour(panorama, "green")
    return 2 * sum(1 for cell in green if edge_cells(cell) & green)


def dragon(panorama: Panorama) -> int:
    """2 for each complete spark. [SF-12-dragon]"""
    return 2 * len(complete_sparks(panorama))


def pig(panorama: Panorama) -> int:
    """2 for each pair of tiles whose arrows point at each other, over an edge or corner. [SF-12-pig] [SF-A15]"""

    def points_at(one: Cell, two: Cell) -> bool:
        return any(next_cell(one, arrow) == two for arrow in panorama[one].tile.arrows)

    return 2 * sum(1 for one, two in combinations(panorama, 2) if points_at(one, two) and points_at(two, one))


def ox(panorama: Panorama) -> int:
    """5 for each column that holds all four numbers of explosions. [SF-12-ox]"""
    columns = [{tile.explosions for tile in column} for column in tiles_in_columns(panorama)]
    return 5 * sum(1 for column in columns if column == {1, 2, 3, 4})


def horse(panorama: Panorama) -> int:
    """5 for each row that holds all four colours. [SF-12-horse]"""
    rows = [{tile.colour for tile in row} for row in tiles_in_rows(panorama)]
    return 5 * sum(1 for row in rows if row == {"blue", "green", "red", "yellow"})


SIGNS: dict[str, Callable[[Panorama], int]] = {
    "goat": goat,
    "rooster": rooster,
    "snake": snake,
    "rat": rat,
    "dragon": dragon,
    "ox": ox,
    "rabbit": rabbit,
    "dog": dog,
    "tiger": tiger,
    "monkey": monkey,
    "pig": pig,
    "horse": horse,
}


def sign_points(sign: str, panorama: Panorama, *, lone_tiger: bool) -> int:
    """The points of a sign; with an option, a single blue tile is a group for the tiger. [SF-12] [SF-A14]"""
    if sign == "tiger" and lone_tiger:
        return tiger(panorama, smallest_group=1)
    return SIGNS[sign](panorama)
