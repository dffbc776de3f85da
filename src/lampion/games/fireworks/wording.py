"""What moves are written with: cells of a sky, places and tiles of the box, and names of pieces."""

import re
from collections.abc import Mapping

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, places
from lampion.kernel.errors import UnreadableMove
from lampion.kernel.grids import read_cell, write_cell

NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
CELLS = {cell: number for number, cell in enumerate(box.CELLS)}


def write_sky_cell(cell: int) -> str:
    """A cell of a sky as text."""
    return write_cell(*box.CELLS[cell])


def read_sky_cell(word: str) -> int:
    """The cell of a sky that a text names."""
    cell = read_cell(word)
    if cell not in CELLS:
        raise UnreadableMove(text=word, problem="cell")
    return CELLS[cell]


def write_place(place: int) -> str:
    """A place of the box as text; the rim is one farther out than `0,0` and `8,8`."""
    return write_cell(place // places.WIDTH - 1, place % places.WIDTH - 1)


def read_place(word: str) -> int:
    """The place of the box, or of its rim, that a text names."""
    row, column = read_cell(word)
    if not (-1 <= row <= places.INNER and -1 <= column <= places.INNER):
        raise UnreadableMove(text=word, problem="cell")
    return (row + 1) * places.WIDTH + column + 1


def read_number(word: str, text: str) -> int:
    """A tile by its number."""
    number = word.removeprefix("#")
    if not word.startswith("#") or not NUMBER.fullmatch(number) or not 1 <= int(number) <= kinds.TILES:
        raise UnreadableMove(text=text, problem="tile")
    return int(number) - 1


def expect(words: list[str], count: int, text: str) -> list[str]:
    """The words after the verb, if there are exactly `count`."""
    if len(words) != count:
        raise UnreadableMove(text=text, problem="words")
    return words


def look_up(numbers: Mapping[str, int], word: str, text: str) -> int:
    """The number of a piece by its id."""
    if word not in numbers:
        raise UnreadableMove(text=text, problem="piece")
    return numbers[word]
