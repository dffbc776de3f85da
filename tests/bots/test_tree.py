"""The tree of a search: which moves it tries, and that it never leaves one out for good."""

from dataclasses import replace
from typing import Any

import pytest

import lampion
from lampion.bots import bot
from lampion.bots.tree import Tree
from lampion.games.spring_festival.constants.verbs import COMPLETE, SIZE
from lampion.kernel.heuristics import Weights
from lampion.kernel.match import Match
from lampion.kernel.rng import Rng
from tests.bots.games import GAMES

SIMULATIONS = 3000 if lampion.compiled else 300  # plain Python is slow


def plant(match: Match, room: int, seed: int = 1) -> Tree:
    """A tree for the seat to move."""
    position = match.position.redealt(match.to_move, Rng(seed))
    return Tree(match.game.heuristics(position), match.to_move, seed, room, match.game.style)


def play_to_a_card(match: Match) -> None:
    """Play until somebody could complete a card of Spring Festival, among other moves."""
    greedy = bot("greedy", 1)
    while not any(move // SIZE >= COMPLETE for move in match.moves(match.to_move)):
        match.play(greedy.choose(match.game, match.position, match.to_move), match.to_move)


def test_the_move_that_looks_best_is_tried_first() -> None:
    match = lampion.game("spring-festival").start(2, seed=3)
    play_to_a_card(match)
    for seed in range(5):
        tree = plant(match, 10, seed)
        tree.grow(1)
        [(move, *_)] = tree.tried()
        assert move // SIZE >= COMPLETE


def test_every_move_is_tried_eventually_however_it_looks() -> None:
    match = lampion.game("spring-festival").start(2, seed=3)
    play_to_a_card(match)
    tree = plant(match, 30_000)
    tree.grow(30_000)
    assert {move for move, *_ in tree.tried()} == set(match.moves(match.to_move))


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_tree_without_room_goes_on_with_the_moves_it_has(name: str, seats: int, options: dict[str, Any]) -> None:
    match = lampion.game(name).start(seats, seed=3, **options)
    tree = plant(match, 3)
    tree.grow(400)
    tried = tree.tried()
    assert 1 <= len(tried) <= 3
    assert sum(visits for _, visits, *_ in tried) == 400


def test_a_tree_needs_heuristics() -> None:
    match = lampion.game("takenoko").start(2, seed=3)
    with pytest.raises(TypeError):
        Tree(None, 0, 1, 10, match.game.style)  # type: ignore[arg-type]


def test_one_move_alone_is_never_clear() -> None:
    match = lampion.game("spring-festival").start(2, seed=3)
    tree = plant(match, 10)
    assert not tree.is_clear()
    tree.grow(1)
    assert len(tree.tried()) == 1
    assert not tree.is_clear()


def try_moves(match: Match, fan: int) -> list[tuple[int, int, float, float, float]]:
    """The moves that a tree tries if draws with up to `fan` outcomes get nodes."""
    position = match.position.redealt(match.to_move, Rng(1))
    style = replace(match.game.style, fan=fan)
    tree = Tree(match.game.heuristics(position), match.to_move, 1, SIMULATIONS, style)
    tree.grow(SIMULATIONS)
    return tree.tried()


@pytest.mark.parametrize(("fan", "has_nodes"), [(1, False), (6, True), (12, True)])
def test_draws_can_have_their_own_nodes(fan: int, has_nodes: bool) -> None:
    """Takenoko: the weather has six outcomes, a deck up to twelve and more."""
    match = lampion.game("takenoko").start(2, seed=3)
    tried = try_moves(match, fan)
    assert tried == try_moves(match, fan)
    assert sum(visits for _, visits, *_ in tried) == SIMULATIONS
    assert {move for move, *_ in tried} <= set(match.moves(match.to_move))
    assert (tried != try_moves(match, 0)) is has_nodes


@pytest.mark.parametrize("name", ["spring-festival", "takenoko"])
@pytest.mark.parametrize("missing", ["values", "habits"])
def test_weights_of_another_length_are_refused(name: str, missing: str) -> None:
    """Compiled code would read and write past their end."""
    match = lampion.game(name).start(2, seed=3)
    heuristics = match.game.heuristics(match.position.copy())
    weights = Weights([0.0] * len(heuristics.list_counts(0)), [0.0] * 3)
    with pytest.raises(ValueError, match="are needed"):
        match.game.heuristics(match.position.copy(), replace(weights, **{missing: [0.0]}))
