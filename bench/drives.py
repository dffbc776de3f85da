"""Loops that play at random in our environments and in those of others, and count decisions per second."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from lampion.envs import SoloEnv, TurnEnv, VectorEnv
from lampion.games import GAMES, game
from lampion.kernel.playouts import Playouts

__all__ = ["GAMES"]

Drive = Callable[[float], float]
Clock = Callable[[], float]

SEATS = 2
ROWS = 256
MANY = 4096  # rows, so that the time in which one thread calls another doesn't count


def repeat(play: Callable[[], int], clock: Clock = time.process_time) -> Drive:
    """Play again and again until the time is over."""

    def drive(seconds: float) -> float:
        start, decisions = clock(), 0
        while (spent := clock() - start) < seconds:
            decisions += play()
        return decisions / spent

    return drive


# PettingZoo


def play_turns(environment: Any, choose: Callable[[Any, Any], int]) -> Callable[[], int]:
    """A game in a turn-based environment."""

    def play() -> int:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            seen, _, over, cut_short, info = environment.last()
            if over or cut_short:
                environment.step(None)
            else:
                decisions += 1
                environment.step(choose(seen, info))
        return decisions

    return play


def from_list(draw: Callable[[], float]) -> Callable[[Any, Any], int]:
    """A random action from the list of legal ones."""

    def choose(_seen: Any, info: Any) -> int:
        legal = info["legal_actions"]
        return int(legal[int(draw() * len(legal))])

    return choose


def from_mask(draw: Callable[[], float]) -> Callable[[Any, Any], int]:
    """A random action from the mask."""

    def choose(seen: Any, _info: Any) -> int:
        legal = np.flatnonzero(seen["action_mask"])
        return int(legal[int(draw() * len(legal))])

    return choose


def wrap(environment: Any) -> Any:
    """The wrappers that PettingZoo puts around its own environments."""
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper  # type: ignore[import-untyped]

    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(environment))


def turns(name: str) -> Drive:
    """Our turn-based environment."""
    return repeat(play_turns(TurnEnv(name, SEATS), from_list(random.Random(1).random)))


def wrapped_turns(name: str) -> Drive:
    """The same in PettingZoo's wrappers."""
    return repeat(play_turns(wrap(TurnEnv(name, SEATS)), from_list(random.Random(1).random)))


def connect_four(_: str) -> Drive:
    """PettingZoo's Connect Four."""
    from pettingzoo.classic.connect_four import connect_four as module  # type: ignore[import-untyped]

    return repeat(play_turns(module.raw_env(), from_mask(random.Random(1).random)))


def wrapped_connect_four(_: str) -> Drive:
    """The same in PettingZoo's wrappers."""
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

    return repeat(play_turns(connect_four_v3.env(), from_mask(random.Random(1).random)))


# Gymnasium


def alone(name: str) -> Drive:
    """A seat against others that play at random; only its own decisions count."""
    environment, draw = SoloEnv(name, SEATS, bots="random"), random.Random(1).random

    def play() -> int:
        _, info = environment.reset()
        decisions, over = 0, False
        while not over:
            legal = info["legal_actions"]
            _, _, over, _, info = environment.step(int(legal[int(draw() * len(legal))]))
            decisions += 1
        return decisions

    return repeat(play)


def catanatron(_: str) -> Drive:
    """Catanatron's own loop with four random players; the decisions of all count."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play() -> int:
        match = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        match.play()
        return len(match.state.actions)

    return repeat(play)


# OpenSpiel


def play_state(table: Any, draw: Callable[[], float]) -> Callable[[], int]:
    """A game in OpenSpiel; chance counts for nothing."""

    def play() -> int:
        state, decisions = table.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = draw()
                for action, odds in state.chance_outcomes():  # noqa: B007
                    left -= odds
                    if left < 0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[int(draw() * len(legal))]
                decisions += 1
            state.apply_action(action)
        return decisions

    return play


def openspiel(name: str) -> Drive:
    """Our game for OpenSpiel."""
    import pyspiel

    from lampion.envs.spiel import spiel_name

    return repeat(play_state(pyspiel.load_game(spiel_name(name)), random.Random(1).random))


def tic_tac_toe(_: str) -> Drive:
    """OpenSpiel's tic-tac-toe in Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe as module  # type: ignore[import-untyped] # noqa: F401

    return repeat(play_state(pyspiel.load_game("python_tic_tac_toe"), random.Random(1).random))


# Many games at once


def step_from_list(environment: VectorEnv) -> Callable[[], int]:
    """A step of all games, with a policy in NumPy that chooses from the padded list."""
    generator, rows = np.random.default_rng(1), np.arange(environment.num_envs)
    told = [environment.reset(seed=1)[1]]

    def play() -> int:
        infos = told[0]
        place = (generator.random(len(rows)) * infos["legal_count"]).astype(np.int64)
        told[0] = environment.step(infos["legal_actions"][rows, place])[4]
        return len(rows)

    return play


def step_at_random(environment: VectorEnv) -> Callable[[], int]:
    """A step of all games, where the environment chooses too."""
    environment.reset(seed=1)

    def play() -> int:
        environment.step(environment.sample())
        return environment.num_envs

    return play


def vector(name: str) -> Drive:
    """Our vector environment in one thread, with a policy in NumPy."""
    return repeat(step_from_list(VectorEnv(name, ROWS, SEATS)))


def vector_alone(name: str) -> Drive:
    """The same, without a policy outside it."""
    return repeat(step_at_random(VectorEnv(name, ROWS, SEATS)))


def one_thread(name: str) -> Drive:
    """The same for more games, by the clock."""
    return repeat(step_at_random(VectorEnv(name, MANY, SEATS)), time.perf_counter)


def two_threads(name: str) -> Drive:
    """The same in two threads."""
    return repeat(step_at_random(VectorEnv(name, MANY, SEATS, threads=2)), time.perf_counter)


def envpool(_: str) -> Drive:
    """EnvPool's Backgammon in one thread, with a policy in NumPy that chooses from the mask."""
    import envpool as module  # type: ignore[import-not-found]

    environment = module.make_gymnasium("Backgammon-v1", num_envs=ROWS, num_threads=1)
    generator = np.random.default_rng(1)
    told = [environment.reset()[1]]

    def play() -> int:
        mask = told[0]["legal_action_mask"].astype(np.bool_)
        action = np.argmax(generator.random(mask.shape, np.float32) * mask, axis=1).astype(np.int32)
        told[0] = environment.step(action)[4]
        return ROWS

    return repeat(play)


def playouts(name: str) -> Drive:
    """Random games in the engine, without anything told."""
    play = game(name)
    runs = Playouts(play.position(SEATS, play.settle(SEATS, {})))
    numbers = iter(range(1 << 62))
    return repeat(lambda: runs.play_many(0, 16 * next(numbers), 16))
