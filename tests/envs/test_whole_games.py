"""Whole games in the environments, over tables of all sizes and options: what the official suites don't look at."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from lampion.envs import JointEnv, SoloEnv, TurnEnv
from lampion.games import GAMES, game
from lampion.kernel.rng import Rng
from tests.envs.play import equal, finite_case, make_turns, plain, play_alone, play_jointly, play_turns

SEEDS = [pytest.param(range(3), id="some"), pytest.param(range(3, 1_000), id="many", marks=pytest.mark.thorough)]


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_masks_and_observations_are_those_of_the_rules(name: str, seeds: range) -> None:
    play = game(name)
    for seed in seeds:
        environment = make_turns(finite_case(name, seed), name)
        environment.reset(seed=seed)
        for agent, seen, _, over, info in play_turns(environment, Rng(seed)):
            seat = environment.possible_agents.index(agent)
            position = environment.core.episode.position
            assert environment.observation_space(agent).contains(seen)
            assert seen.tolist() == play.observe(position, seat)
            if not over:
                legal = [play.numbering.encode(move) for move in position.moves(seat)]
                assert info["legal_actions"].tolist() == legal
                assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
                assert position.to_move() == seat


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_run(name: str, seeds: range) -> None:
    """A run of several games, not only the first one; another seed gives another run."""
    for seed in seeds:
        case = finite_case(name, seed)
        runs = []
        for chance in (seed, seed, seed + 1):
            environment = make_turns(case, name, reward="points")
            environment.reset(seed=chance)
            run = []
            for _ in range(2):
                run.append(list(play_turns(environment, Rng(seed))))
                environment.reset()
            runs.append(plain(run))
        assert runs[0] == runs[1]
        assert runs[0] != runs[2]


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_copied_or_pickled_twin_plays_on_in_the_same_way(name: str, seeds: range) -> None:
    for seed in seeds:
        environment = make_turns(finite_case(name, seed), name, reward="rank")
        environment.reset(seed=seed)
        rng = Rng(seed)
        for _ in zip(range(5 + 9 * (seed % 5)), play_turns(environment, rng), strict=False):
            pass
        if not environment.agents:
            environment.reset()
        twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
        plays = [list(play_turns(one, Rng(seed, 1))) for one in (environment, *twins)]
        assert equal(plays[0], plays[1])
        assert equal(plays[0], plays[2])
        for one in (environment, *twins):
            one.reset()
        assert equal(environment.state(), twins[0].state())
        assert equal(environment.state(), twins[1].state())


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_seats_that_wait_together_act_together(name: str, seeds: range) -> None:
    """All that wait have a mask; the game goes on as if they had acted one after the other."""
    joint = 0
    for seed in seeds:
        case = finite_case(name, seed)
        environment = JointEnv(name, case.seats, case.options, illegal="raise")
        seen, infos = environment.reset(seed=seed)
        for told in play_jointly(environment, Rng(seed), infos):
            seen, _, over, _, infos = told
            position = environment.core.episode.position
            waiting = [position.waits_for(seat) for seat in range(case.seats)]
            assert [bool(info["action_mask"].any()) for info in infos.values()] == waiting
            joint += sum(waiting) > 1
            assert [row.tolist() for row in seen.values()] == [
                game(name).observe(position, seat) for seat in range(case.seats)
            ]
            assert set(over.values()) == {position.is_over()}
    assert joint or name == "takenoko"


@pytest.mark.parametrize(("bots", "games"), [("random", 8), ("greedy", 2)])
@pytest.mark.parametrize("name", GAMES)
def test_one_seat_plays_against_bots(name: str, bots: str, games: int) -> None:
    case = finite_case(name, 3)
    environments = [SoloEnv(name, case.seats, case.options, seat=None, bots=bots, illegal="raise") for _ in range(2)]
    seats = set()
    for number in range(games):
        runs: list[list[Any]] = []
        for environment in environments:
            seen, info = environment.reset(seed=5 if number == 0 else None)
            seats.add(environment.seat)
            runs.append([(seen, info), *play_alone(environment, Rng(number), info)])
        assert equal(*runs)
        *_, (_, reward, over, _, info) = runs[0]
        position = environments[0].core.episode.position
        assert over
        assert not info["action_mask"].any()
        assert (reward > -1) == (environments[0].seat in position.leaders())
    assert len(seats) > 1 or games < 8


@pytest.mark.parametrize("name", GAMES)
def test_a_single_environment_can_be_copied_and_pickled_in_the_middle(name: str) -> None:
    environment = SoloEnv(name, 3, bots=["greedy", "random"], illegal="raise")
    _, info = environment.reset(seed=2)
    for _, told in zip(range(6), play_alone(environment, Rng(1), info), strict=False):
        info = told[4]
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    plays = [list(play_alone(one, Rng(2), info)) for one in (environment, *twins)]

    assert equal(plays[0], plays[1])
    assert equal(plays[0], plays[2])
    after = [one.reset() for one in (environment, *twins)]
    assert equal(after[0], after[1])
    assert equal(after[0], after[2])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(name: str) -> None:
    """The same table in worlds that differ in what is hidden from a seat, side by side."""
    for seed in range(4):
        case = finite_case(name, seed)
        environment = make_turns(case, name)
        environment.reset(seed=seed)
        for number, (agent, seen, _, _, info) in enumerate(play_turns(environment, Rng(seed))):
            if number % 7 == 0:
                seat = environment.possible_agents.index(agent)
                episode = environment.core.episode
                twin = copy.deepcopy(environment)
                twin.core.episode.restore(
                    episode.position.redealt(seat, Rng(seed, number)), episode.seed, episode.draws
                )
                assert equal(twin.core.observe(seat), seen)
                if "action_mask" in info:
                    assert equal(twin.core.mask(seat), info["action_mask"])


def test_a_turn_environment_needs_no_seed() -> None:
    one, other = TurnEnv("spring-festival"), TurnEnv("spring-festival")
    one.reset()
    other.reset()

    assert one.core.episode.seed != other.core.episode.seed
