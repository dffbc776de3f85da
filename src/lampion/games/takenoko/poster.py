"""A picture of the table: the garden, its irrigated plots shining, with bamboo on them."""

from typing import Any

from lampion.kernel.poster import Spot

INKS = {"green": "#3fbf75", "yellow": "#f0c04a", "pink": "#f291b2"}
POND = "#4fa3ff"
BAMBOO = "#d9ffb0"


def draw(view: Any) -> list[list[Spot]]:
    """The pond, the plots, and a dot for each section of bamboo."""
    found = [Spot(0, 0, POND, "hexagon")]
    for plot in view["land"]:
        q, r = plot["cell"]
        x, y = q + r / 2, r * 0.866
        found.append(Spot(x, y, INKS[plot["colour"]], "hexagon", bool(plot["irrigated"])))
        found += [Spot(x, y + 0.24 - 0.16 * section, BAMBOO, "disc", size=0.15) for section in range(plot["height"])]
    return [found]
