"""Facts about each game that the suite cannot find out by itself.

A game's module in `tests/conformance/games/` defines the hooks that apply to it. Every game needs a `census`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lampion.kernel.game import Game

Census = Callable[[Any], dict[str, int]]


def nothing_leaves(_position: Any, _seat: int, _move: int) -> set[str]:
    """For a game in which every piece stays somewhere on the table."""
    return set()


def nobody(_position: Any, _seat: int) -> int:
    """For a game without alliances."""
    return 0


def nothing_hidden(_position: Any, _seat: int) -> bool:
    """For a game without secrets."""
    return False


def never(_options: Mapping[str, str]) -> bool:
    """For a game that ends under all options."""
    return False


@dataclass(frozen=True)
class Hooks:
    """Facts about a game that the suite needs."""

    census: Census | None = None  # by piece: the number of places that hold it, 0 once it has left the game
    leaves: Callable[[Any, int, int], set[str]] = nothing_leaves  # the pieces that a move takes out of the game
    allies: Callable[[Any, int], int] = nobody  # bit mask of the seats that win together with this one
    hides: Callable[[Any, int], bool] = nothing_hidden  # is there another world that this seat cannot tell apart?
    may_go_on: Callable[[Mapping[str, str]], bool] = never  # may random play go on for ever under these options?


REGISTRY: dict[str, Hooks] = {}


def of(game: Game) -> Hooks:
    """The hooks of a game: from the registry, or from its module beside this one."""
    if game.id not in REGISTRY:
        module = f"tests.conformance.games.{game.id.replace('-', '_')}"
        REGISTRY[game.id] = import_module(module).HOOKS if find_spec(module) else Hooks()
    return REGISTRY[game.id]
