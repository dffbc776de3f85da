"""Every number of players with every choice of every option: whole games side by side, and the same again."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import numpy as np
import pytest

from lampion.envs import VectorEnv
from lampion.games import GAMES, game
from lampion.kernel.game import Game
from tests.conformance import hooks
from tests.conformance.walks import Case, is_allowed

ENOUGH = 1_500  # decisions of a game that might never end
LONGEST = 6_000


def tables(play: Game) -> Iterator[Case]:
    """All numbers of players, each with the usual options and with each other choice of one of them."""
    for seats in play.players:
        yield Case(seats, {})
        for option in play.options:
            for choice in option.choices[1:]:
                if is_allowed(play, seats, {option.name: choice}):
                    yield Case(seats, {option.name: choice})


def play_all(name: str, case: Case, games: int) -> tuple[str, Any]:
    """Play that many games to their ends; returns a digest of all that is told, and how the games ended."""
    play = game(name)
    endless = hooks.of(play).may_go_on(play.settle(case.seats, case.options))
    environment = VectorEnv(name, games, case.seats, case.options, most_decisions=ENOUGH if endless else None)
    digest = blake2b()
    rows, ended = np.arange(games), np.zeros(games, np.bool_)
    results = np.zeros((games, case.seats))
    seen, infos = environment.reset(seed=list(range(games)))
    for number in range(LONGEST):
        check(play, environment, infos, rows, number % games)
        actions = environment.sample()
        seen, _, over, cut, infos = environment.step(actions)
        for array in (seen, actions, infos["seat"], infos["rewards"], over, cut):
            digest.update(array.tobytes())
        new = (over | cut) & ~ended
        results[new] = infos["rewards"][new]
        assert endless or not cut.any()
        ended |= new
        if ended.all():
            return digest.hexdigest(), results
    raise AssertionError("the games don't end")


def check(play: Game, environment: VectorEnv, infos: Any, rows: Any, row: int) -> None:
    """List and mask agree in all rows, and in one of them all is as the rules say."""
    counts, legal, mask = infos["legal_count"], infos["legal_actions"], infos["action_mask"]
    assert (counts > 0).all()
    assert (mask.sum(axis=1, dtype=np.int64) == counts).all()
    listed = np.arange(legal.shape[1]) < counts[:, None]
    assert mask[np.nonzero(listed)[0], legal[listed]].all()
    assert (legal[~listed] == -1).all()
    position, seat = environment.fleet.episodes[row].position, int(infos["seat"][row])
    assert position.to_move() == seat
    assert environment.arrays["observations"][row].tolist() == play.observe(position, seat)
    assert legal[row, : counts[row]].tolist() == [play.numbering.encode(move) for move in position.moves(seat)]


@pytest.mark.parametrize(
    ("every", "games"),
    [pytest.param(23, 3, id="some"), pytest.param(1, 200, id="many", marks=pytest.mark.thorough)],
)
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_at_every_table(name: str, every: int, games: int) -> None:
    tried = 0
    for case in list(tables(game(name)))[::every]:
        digest, results = play_all(name, case, games)
        assert play_all(name, case, games)[0] == digest, case
        assert (results.max(axis=1) <= 1).all(), case
        assert (results.min(axis=1) >= -1).all(), case
        assert case.seats > 2 or (results.sum(axis=1) == 0).all(), case
        tried += games
    assert tried >= 2 * games
