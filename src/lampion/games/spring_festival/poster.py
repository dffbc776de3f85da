"""A picture of the table: everybody's panorama, what has exploded shining."""

from collections.abc import Mapping
from typing import Any

from lampion.kernel.poster import Spot

INKS = {"red": "#ff5c5c", "yellow": "#ffc73d", "green": "#46d98b", "blue": "#57b1ff"}


def draw(view: Any, colours: Mapping[str, str]) -> list[list[Spot]]:
    """Each panorama; `colours` are those of the tiles."""
    return [
        [
            Spot(piece["cell"][0], piece["cell"][1], INKS[colours[piece["tile"]]], lit=piece["exploded"])
            for piece in seat["panorama"]
        ]
        for seat in view["seats"]
    ]
