"""Positions for the tests of what people see of Fireworks, written in a few words.

A sky is written as in "1,1 (kiku-red) / 1,2 kiku-red 3 / 0,0 bee": a cell, a start tile in brackets or another tile,
and the rotation of a base tile. A box is written as in "#1 kiku-red up 4,4 / #2 - down 4,4 / #3 cat down 3,3": a tile
by its number, its kind (`-` if nobody has seen it), how it lies (`up`, `down`, `out` or `out-down`) and its place.
"""

from typing import Any

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, phases, places, skies
from lampion.games.fireworks.game import GAME
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.settings import OPTIONS, set_up
from lampion.kernel.options import settle
from lampion.kernel.position import revive
from tests.games.table import GameTable

MARKS = {"up": kinds.UP, "down": 0, "out": kinds.UP | kinds.OUT, "out-down": kinds.OUT}


def cell_number(text: str) -> int:
    """The number of a cell of a sky."""
    row, column = map(int, text.split(","))
    return box.CELLS.index((row, column))


def place_number(text: str) -> int:
    """The number of a place of the box."""
    row, column = map(int, text.split(","))
    return (row + 1) * places.WIDTH + column + 1


def read_sky(text: str) -> list[int]:
    """What lies on the cells of a sky."""
    found = [skies.FREE] * skies.SIZE
    for item in text.split(" / ") if text else []:
        cell, tile, *rotation = item.split()
        if tile.startswith("("):
            found[cell_number(cell)] = skies.START + box.START_NUMBERS[tile.strip("()")] - 1
        elif rotation:
            found[cell_number(cell)] = skies.BASE + (box.KIND_NUMBERS[tile] - 1) * skies.TURNS + int(rotation[0])
        else:
            found[cell_number(cell)] = skies.SPECIAL + box.KIND_NUMBERS[tile] - kinds.SPECIAL
    return found


def read_box(text: str) -> list[tuple[int, int, int]]:
    """The tiles of a box from the lowest to the highest."""
    found = []
    for item in text.split(" / ") if text else []:
        number, kind, how, place = item.split()
        mark = MARKS[how] | (0 if kind == "-" else box.KIND_NUMBERS[kind])
        found.append((int(number.removeprefix("#")) - 1, place_number(place), mark))
    return found


def night(
    *sky_texts: str,
    seats: int = 2,
    phase: int = phases.PREPARE,
    waiting: int = 1,
    tiles: str = "#1 - down 4,4",
    held: tuple[str, ...] = ("", ""),
    options: dict[str, str] | None = None,
    **numbers: Any,
) -> Fireworks:
    """A position with these skies, tiles in the box and tiles in hand; `numbers` are fields."""
    start = set_up(seats, settle(OPTIONS, {"first": "0", **(options or {})}, seats))
    fields = start.fields()
    all_skies = [read_sky(text) for text in (*sky_texts, *[""] * (4 - len(sky_texts)))]
    hands = [[box.KIND_NUMBERS[kind] for kind in words.split()] for words in (*held, *[""] * (4 - len(held)))]
    fields |= {
        "phase": phase,
        "waiting": waiting,
        "turn": 1,
        "box": read_box(tiles),
        "sky": [laid for sky in all_skies for laid in sky],
        "room": [sum(not laid for laid in sky[: skies.CELLS]) for sky in all_skies],
        "hand": [kind for hand in hands for kind in [*hand, *[0] * (skies.HAND - len(hand))]],
        "hand_count": [len(hand) for hand in hands],
        "team": 1,
        **numbers,
    }
    position = revive(Fireworks, fields)
    assert isinstance(position, Fireworks)
    return position


class Table(GameTable[Fireworks]):
    """A game of Fireworks in progress."""

    game = GAME


def table(*sky_texts: str, **given: Any) -> Table:
    """A game at a position that `night` makes."""
    return Table(night(*sky_texts, **given))
