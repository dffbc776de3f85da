"""Small simulations for tests."""

from typing import Any

import lampion
from lampion.lab.simulation.specification import Specification


def plan(*bots: str, game: str = "spring-festival", seats: int = 2, games: int = 60, **more: Any) -> Specification:
    """A small simulation."""
    return Specification.plan(
        lampion.game(game), bots or ["random"], seats, more.pop("options", {}), games=games, **more
    )
