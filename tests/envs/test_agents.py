"""Trained agents as bots: in the arena, and as programs at tables."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lampion.bots import BOTS, register
from lampion.bots.base import IllegalChoice
from lampion.bots.outside import OutsideBot
from lampion.envs import SoloEnv
from lampion.envs.agents import PolicyBot, predictor, serve
from lampion.games import GAMES, game
from lampion.kernel.chance import Seeded
from lampion.kernel.errors import UnknownAction
from lampion.kernel.match import Match
from lampion.lab.arena import Arena
from lampion.lab.contest import Contest
from lampion.lab.report import report
from lampion.lab.workers import play_all
from tests.envs.play import finite_case


def pick(seen: Any, mask: Any) -> int:
    """A policy that depends on all it is told."""
    legal = np.flatnonzero(mask)
    return int(legal[int(seen.sum()) % len(legal)])


PROGRAM = """
import numpy as np
from lampion.envs.agents import serve
def pick(seen, mask):
    legal = np.flatnonzero(mask)
    return int(legal[int(seen.sum()) % len(legal)])
serve(pick)
"""


class Masked:
    """A model that is told what is legal, as MaskablePPO is."""

    def predict(
        self, observation: Any, state: Any = None, deterministic: bool = False, action_masks: Any = None
    ) -> tuple[Any, Any]:
        """The last legal action, or the first one if it may be moody."""
        legal = np.flatnonzero(action_masks)
        return np.array(legal[-1 if deterministic else 0]), state


class Unmasked:
    """A model that isn't, as PPO."""

    def predict(self, observation: Any, state: Any = None, deterministic: bool = False) -> tuple[Any, Any]:
        """An action that depends on nothing but the observation."""
        return np.array(int(observation[0] * 2)), state


@pytest.fixture
def program(tmp_path: Path) -> Iterator[OutsideBot]:
    """The policy as a program."""
    file = tmp_path / "agent.py"
    file.write_text(PROGRAM)
    bot = OutsideBot(f"{sys.executable} {file}", seconds=60)
    yield bot
    bot.close()


def start(name: str, seed: int = 1) -> Match:
    """A match that ends."""
    case = finite_case(name, seed)
    return Match(game(name), case.seats, case.options, Seeded(seed))


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_sees_at_a_table_what_it_sees_in_an_environment(name: str) -> None:
    environment = SoloEnv(name, illegal="raise")
    seen, info = environment.reset(seed=1)
    told: list[Any] = []

    def note(observation: Any, mask: Any) -> int:
        told.append((observation, mask))
        return pick(observation, mask)

    position = environment.core.episode.position
    move = PolicyBot(note).choose(game(name), position, 0)

    assert told[0][0].tolist() == seen.tolist()
    assert told[0][0].dtype == seen.dtype
    assert told[0][1].tolist() == environment.action_masks().tolist()
    assert game(name).numbering.encode(move) in info["legal_actions"]


def test_a_policy_plays_in_the_arena() -> None:
    register("first", lambda seed: PolicyBot(pick, seed))
    try:
        contest = Contest.plan(game("lanterns-dice"), ["first", "random"], seats=2, options={}, seed=1)
        arena = Arena(contest, games=4)
        for played in play_all(contest, arena.missing(), jobs=1):
            arena.add(played)
    finally:
        del BOTS["first"]
    results = report(arena)["results"]

    assert {result["bot"] for result in results} == {"first", "random"}
    assert sum(result["wins"] for result in results) == 4


def test_a_model_is_told_what_is_legal_if_it_wants_to_know() -> None:
    mask = np.array([False, True, False, True])
    seen = np.array([1], np.int8)

    assert predictor(Masked())(seen, mask) == 3
    assert predictor(Masked(), deterministic=False)(seen, mask) == 1
    assert predictor(Unmasked())(seen, mask) == 2
    assert predictor(Unmasked(), lambda observation: observation * 3)(seen, mask) == 6


@pytest.mark.parametrize(("action", "error"), [(0, IllegalChoice), (100_000, UnknownAction)])
def test_an_action_that_is_not_legal_is_the_fault_of_the_policy(action: int, error: type[Exception]) -> None:
    match = start("spring-festival")
    assert match.game.numbering.decode(0) not in match.moves()

    with pytest.raises(error):
        PolicyBot(lambda _seen, _mask: action).choose(match.game, match.position, match.to_move)


@pytest.mark.parametrize("name", GAMES)
def test_as_a_program_it_plays_the_same_moves(name: str, program: OutsideBot) -> None:
    """By the protocol of outside bots, over a whole game or a good part of it."""
    match, same = start(name), PolicyBot(pick)
    for _ in range(120):
        if match.over:
            break
        move = program.choose(match.game, match.position, match.to_move)
        assert move == same.choose(match.game, match.position, match.to_move)
        match.play(move)

    assert program.faults == {}


def question(match: Match) -> dict[str, Any]:
    """What Lampion asks a program that wants observations."""
    seat = match.to_move
    return {
        "type": "decide",
        "game": match.game.id,
        "offers": match.offers(seat),
        "observation": match.game.observe(match.position, seat),
        "actions": [match.game.numbering.encode(move) for move in match.moves(seat)],
    }


@pytest.mark.parametrize(
    ("policy", "problem"),
    [
        ({"takenoko": pick}, "no policy for spring-festival"),
        (lambda _seen, _mask: 0, "action 0 isn't legal"),
    ],
)
def test_without_a_legal_action_it_says_so_instead_of_moving(policy: Any, problem: str) -> None:
    asked, told = io.StringIO(json.dumps(question(start("spring-festival")))), io.StringIO()
    serve(policy, questions=asked, answers=told)

    assert json.loads(told.getvalue()) == {"problem": problem}


def test_it_says_hello_and_what_it_wants() -> None:
    asked, told = io.StringIO('{"type": "hello", "protocol": 1}\n'), io.StringIO()
    serve({"takenoko": pick}, "my agent", asked, told)

    assert json.loads(told.getvalue()) == {"protocol": 1, "name": "my agent", "wants": ["observation"]}
