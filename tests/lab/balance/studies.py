"""Small studies for tests."""

from functools import cache
from typing import Any

import lampion
from lampion.lab.balance.gathering import Gathered, gather
from lampion.lab.balance.study import Study


def plan(name: str = "spring-festival", *, seats: int = 2, bot: str = "random", **more: Any) -> Study:
    """A small study without contests."""
    options = more.pop("options", {})
    return Study.plan(lampion.game(name), [bot], seats, options, **{"simulations": 10, "contests": 0} | more)


@cache
def study(name: str = "spring-festival", games: int = 80, seed: int = 0, seats: int = 2) -> Gathered:
    """What such a study gathers; the same for all tests of a process."""
    return gather(plan(name, games=games, seed=seed, seats=seats), 1, lambda _done, _of: None)
