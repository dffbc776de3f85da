"""Who made Takenoko and Hikari, and how sure we are of their boxes, as plain data for interfaces. [TK-1] [HK-1]"""

from typing import TypedDict

from lampion.games.takenoko.pieces import Box
from lampion.kernel.game import Credit


class Pieces(TypedDict):
    """What interfaces show of the boxes."""

    credits: list[Credit]
    status: dict[str, str]  # table, table.field or specials.id -> known, inferred or reconstructed


def pieces(box: Box) -> Pieces:
    """What is known of these boxes."""
    return {
        "credits": [
            {"name": box.name, "designers": [*box.designers], "artists": [], "publishers": [*box.publishers]},
            {
                "name": box.expansion,
                "designers": [*box.expansion_designers],
                "artists": [*box.expansion_artists],
                "publishers": [],
            },
        ],
        "status": {**box.status},
    }
