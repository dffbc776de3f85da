"""Playing whole games in environments, with legal actions drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from lampion.envs import JointEnv, SoloEnv, TurnEnv
from lampion.games import game
from lampion.kernel.rng import Rng
from tests.conformance import hooks
from tests.conformance.pairs import sample_case
from tests.conformance.walks import Case

MOST = 3_000  # decisions


def finite_case(name: str, seed: int) -> Case:
    """A random table for a game that ends."""
    for attempt in range(1_000):
        case = sample_case(game(name), 1_000 * seed + attempt)
        if not hooks.of(game(name)).may_go_on(case.options):
            return case
    raise AssertionError("no options under which the game ends")


def make_turns(case: Case, name: str, **more: Any) -> TurnEnv:
    """A turn environment for this table."""
    return TurnEnv(name, case.seats, case.options, **{"illegal": "raise", **more})


def choose(mask: Any, rng: Rng) -> int:
    """A legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def play_turns(environment: TurnEnv, rng: Rng) -> Iterator[tuple[str, Any, float, bool, Any]]:
    """Play a game that was reset to its end; yields what each agent is told, before it acts."""
    for agent in environment.agent_iter(MOST):
        seen, reward, over, cut, info = environment.last()
        yield agent, seen, reward, over or cut, info
        environment.step(None if over or cut else choose(info["action_mask"], rng))
    assert not environment.agents, "the game doesn't end"


def play_jointly(environment: JointEnv, rng: Rng, infos: Any) -> Iterator[tuple[Any, Any, Any, Any, Any]]:
    """Play a game that was reset to its end; yields what each joint step returns."""
    for _ in range(MOST):
        actions = {
            agent: choose(info["action_mask"], rng) if info["action_mask"].any() else 0 for agent, info in infos.items()
        }
        told = environment.step(actions)
        infos = told[4]
        yield told
        if not environment.agents:
            return
    raise AssertionError("the game doesn't end")


def play_alone(environment: SoloEnv, rng: Rng, info: Any) -> Iterator[tuple[Any, float, bool, bool, Any]]:
    """Play a game that was reset to its end; yields what each step returns."""
    for _ in range(MOST):
        told = environment.step(choose(info["action_mask"], rng))
        info = told[4]
        yield told
        if told[2]:
            return
    raise AssertionError("the game doesn't end")


def plain(value: Any) -> Any:
    """What an environment returns, with arrays as their bytes."""
    if isinstance(value, np.ndarray) and value.dtype != object:
        return value.dtype.str, value.shape, value.tobytes()
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list | tuple | np.ndarray) else value


def equal(one: Any, other: Any) -> bool:
    """Are two things that environments return the same, to the byte?"""
    return bool(plain(one) == plain(other))
