"""The games that bots are tried at, and matches of them that have begun."""

from collections.abc import Callable
from typing import Any

import pytest

import lampion
from lampion.bots.search import Search
from lampion.bots.tree import Tree
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng

# Both games, with few and many seats, and with the expansion
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("spring-festival", 2, {}),
    ("spring-festival", 4, {}),
    ("takenoko", 2, {}),
    ("takenoko", 3, {"hikari": "on"}),
]


def start(name: str, seats: int, options: dict[str, Any], moves: int = 0) -> Match:
    """A match in which some random moves were made."""
    return play_on(lampion.game(name).start(seats, seed=3, **options), moves)


def play_on(match: Match, moves: int, seed: int = 7) -> Match:
    """Some random moves, unless the game ends before."""
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.moves(match.to_move)
        match.play(legal[rng.below(len(legal))], match.to_move)
    return match


def call_while_thinking(monkeypatch: pytest.MonkeyPatch, call: Callable[[], None]) -> None:
    """Call this whenever a search has worked for a slice of its budget, all of which it will use."""

    def may_end(_search: Search, _tree: Tree, _share: float, _left: int) -> bool:
        call()
        return False

    monkeypatch.setattr(Search, "may_end", may_end)
