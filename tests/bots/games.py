"""The games that bots are tested with, and matches in progress."""

from collections.abc import Callable
from typing import Any

import pytest

import lampion
from lampion.bots.puzzles import puzzles_of
from lampion.bots.search import Search
from lampion.bots.tree import Tree
from lampion.games import GAMES as REGISTERED
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng

# Both games, with few and many seats, and with the expansion
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("spring-festival", 2, {}),
    ("spring-festival", 4, {}),
    ("takenoko", 2, {}),
    ("takenoko", 3, {"hikari": "on"}),
]

# The games with puzzles.
PUZZLED = [name for name in REGISTERED if puzzles_of(lampion.game(name))]


def start(name: str, seats: int, options: dict[str, Any], moves: int = 0) -> Match:
    """A match after some random moves."""
    return play_on(lampion.game(name).start(seats, seed=3, **options), moves)


def play_on(match: Match, moves: int, seed: int = 7) -> Match:
    """Play some random moves, or to the end of the game."""
    rng = Rng(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.moves(match.to_move)
        match.play(legal[rng.below(len(legal))], match.to_move)
    return match


def call_while_thinking(monkeypatch: pytest.MonkeyPatch, call: Callable[[], None]) -> None:
    """Call this after each slice of a search's budget, and make searches use their whole budget."""

    def may_end(_search: Search, _tree: Tree, _share: float, _left: int) -> bool:
        call()
        return False

    monkeypatch.setattr(Search, "may_end", may_end)
