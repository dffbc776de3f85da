"""A picture of the table: everybody's lake, with the lanterns that are lit."""

from collections.abc import Mapping, Sequence
from typing import Any

from lampion.kernel.poster import Spot

INKS = {
    "red": "#ff6a6a",
    "orange": "#ffa04d",
    "green": "#54d989",
    "blue": "#5cb0ff",
    "purple": "#b58cff",
    "white": "#f4f1e6",
}
WATER = "#27306e"


def draw(view: Any, lakes: Mapping[str, Sequence[tuple[int, int, Sequence[str]]]]) -> list[list[Spot]]:
    """Each lake: its pools, and the areas that are lit; `lakes` are the cells and colours of the pools."""
    found = []
    for seat in view["seats"]:
        pools = lakes[seat["lake"]]
        spots = [Spot(x, y, WATER, lit=False, size=0.94) for x, y, _ in pools]
        for (x, y, colours), lit in zip(pools, seat["lit"], strict=True):
            for half, off in enumerate((-0.2, 0.2)):
                if lit[half]:
                    spots.append(Spot(x + off, y + off, INKS[colours[half]], "disc", size=0.42))
        found.append(spots)
    return found
