"""A picture of the table: everybody's sky, tile by tile."""

from typing import Any

from lampion.kernel.poster import Spot

INKS = {"red": "#ff6a5c", "gold": "#ffc93f", "green": "#4fe096", "blue": "#62b8ff"}
SPECIAL = "#c9a2ff"


def draw(view: Any) -> list[list[Spot]]:
    """Each sky; start tiles shine, special tiles have a colour of their own."""
    return [
        [
            Spot(q + r / 2, r * 0.866, INKS.get(tile["kind"].rpartition("-")[2], SPECIAL), "hexagon", tile["start"])
            for tile in seat["sky"]
            for q, r in (tile["cell"],)
        ]
        for seat in view["seats"]
    ]
