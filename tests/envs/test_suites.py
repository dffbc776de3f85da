"""The official suites of Gymnasium and PettingZoo pass, where a warning fails too. They look at little."""

from functools import partial
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

from lampion.envs import JointEnv, TurnEnv, environment_id
from lampion.games import GAMES

CYCLES = 60


@pytest.mark.parametrize("name", GAMES)
def test_turn_environments_pass_the_suite_of_pettingzoo(name: str) -> None:
    api_test(TurnEnv(name), CYCLES)
    seed_test(partial(TurnEnv, name), CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_joint_environments_pass_the_suite_of_pettingzoo(name: str) -> None:
    parallel_api_test(JointEnv(name), CYCLES)
    parallel_seed_test(partial(JointEnv, name), CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_turn_environments_tell_the_whole_state(name: str) -> None:
    environment = TurnEnv(name)
    state_test(environment, JointEnv(name))


@pytest.mark.parametrize("name", GAMES)
def test_turn_environments_draw_themselves(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(TurnEnv, name))

    assert capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_single_environments_pass_the_suite_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(environment_id(name)).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_each_game_by_its_id(name: str) -> None:
    environment: Any = gymnasium.make(environment_id(name), seats=3, bots=["greedy", "random"], reward="points")
    environment.reset(seed=1)

    assert environment.spec.id == environment_id(name)
    assert environment.unwrapped.core.settings.name == name
    assert environment.unwrapped.core.settings.seats == 3
    assert environment.unwrapped.names == ["greedy", "random"]
