"""Many games at once: each row is the game that its seed tells, whatever the others and the threads do."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from lampion.envs import TurnEnv, VectorEnv, environment_id
from lampion.games import GAMES, game
from lampion.kernel.errors import BadOption, IllegalMove, UnknownAction, UnknownSeat
from lampion.kernel.rng import Rng
from tests.envs.play import equal, finite_case

SEEDS = [pytest.param(range(2), id="some"), pytest.param(range(2, 200), id="many", marks=pytest.mark.thorough)]
ROWS = 5


def run(environment: VectorEnv, steps: int) -> list[Any]:
    """What a vector environment tells while legal actions are played at random."""
    return [copy.deepcopy(environment.step(environment.sample())) for _ in range(steps)]


def begin_like(environment: VectorEnv, row: int, case: Any, name: str) -> TurnEnv:
    """A turn environment at the start of the same game as a row."""
    turns = TurnEnv(name, case.seats, case.options, reward="points", illegal="raise")
    turns.reset()
    turns.core.begin_with(environment.fleet.episodes[row].seed)
    turns.select()
    return turns


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_each_row_is_the_game_that_a_turn_environment_plays(name: str, seeds: range) -> None:
    """Step by step over whole games: who is asked, observation, mask, list, rewards of all seats, the end."""
    for seed in seeds:
        case = finite_case(name, seed)
        environment = VectorEnv(name, 2, case.seats, case.options, reward="points")
        _, infos = environment.reset(seed=seed)
        row, ended = seed % 2, 0
        turns = begin_like(environment, row, case, name)
        while ended < 1 + (name != "takenoko"):
            turns_info = turns.infos[turns.agent_selection]
            assert infos["seat"][row] == turns.seat
            assert environment.arrays["observations"][row].tolist() == turns.observe(turns.agent_selection).tolist()
            assert equal(infos["action_mask"][row], turns_info["action_mask"])
            count = infos["legal_count"][row]
            assert infos["legal_actions"][row, :count].tolist() == turns_info["legal_actions"].tolist()
            assert set(infos["legal_actions"][row, count:].tolist()) <= {-1}
            actions, seat = environment.sample(), turns.seat
            _, gains, over, cut, infos = environment.step(actions)
            turns.step(actions[row])
            assert infos["rewards"][row].tolist() == list(turns.rewards.values())
            assert gains[row] == turns.rewards[f"seat_{seat}"]
            assert over[row] == turns.core.over
            assert not cut.any()
            if over[row]:
                final_seat = infos["final_info"]["seat"][row]
                assert final_seat == seat
                assert equal(infos["final_obs"][row], turns.core.observe(final_seat))
                turns = begin_like(environment, row, case, name)
                ended += 1


@pytest.mark.parametrize("reward", ["win", "rank"])
@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_game_brings_what_it_is_worth(name: str, reward: str) -> None:
    told = []
    for seed in range(3):
        environment = VectorEnv(name, 1, reward=reward)
        environment.reset(seed=seed)
        turns = TurnEnv(name, reward=reward, illegal="raise")
        turns.reset()
        turns.core.begin_with(environment.fleet.episodes[0].seed)
        turns.select()
        while not turns.core.over:
            actions = environment.sample()
            infos = environment.step(actions)[4]
            turns.step(actions[0])
            assert infos["rewards"][0].tolist() == list(turns.rewards.values())
        told += infos["rewards"][0].tolist()
    assert any(told)


@pytest.mark.parametrize("bots", [None, "random"])
@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_threads_changes_nothing(name: str, bots: str | None) -> None:
    case = finite_case(name, 1)
    runs = []
    for threads in (1, 2, 3):
        settings: Any = {"reward": "points", "bots": bots, "seat": None, "most_decisions": 40}
        environment = VectorEnv(name, ROWS, case.seats, case.options, threads=threads, **settings)
        runs.append([environment.reset(seed=7)[1]["seat"].tolist(), *run(environment, 100)])
        environment.close()
    assert equal(runs[0], runs[1])
    assert equal(runs[0], runs[2])


def test_a_seed_fixes_this_run_and_those_that_follow() -> None:
    environments = [VectorEnv("lanterns-dice", ROWS, reward="points") for _ in range(3)]
    runs = []
    for environment, seed in zip(environments, (1, 1, 2), strict=True):
        environment.reset(seed=seed)
        first = run(environment, 300)
        _, infos = environment.reset()
        assert not infos["rewards"].any()
        runs.append([first, run(environment, 20)])

    assert equal(runs[0], runs[1])
    assert not equal(runs[0], runs[2])


def test_a_row_follows_from_its_own_seed() -> None:
    """Also in another place, among other games."""
    one, other = VectorEnv("spring-festival", 3), VectorEnv("spring-festival", 2)
    one.reset(seed=[5, 6, 7])
    other.reset(seed=[7, None])
    for _ in range(150):
        told, more = one.step(one.sample()), other.step(other.sample())
        assert equal([array[2] for array in told[:4]], [array[0] for array in more[:4]])


@pytest.mark.parametrize("name", GAMES)
def test_a_copied_or_pickled_twin_plays_on_in_the_same_way(name: str) -> None:
    for seed in range(3):
        case = finite_case(name, seed)
        environment = VectorEnv(name, 3, case.seats, case.options, reward="points", seat=None, bots="random", threads=2)
        environment.reset(seed=seed)
        run(environment, 20 * seed)
        twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
        plays = [run(one, 60) for one in (environment, *twins)]
        resets = [one.reset() for one in (environment, *twins)]
        for one in (environment, *twins):
            one.close()
        assert equal(plays[0], plays[1])
        assert equal(plays[0], plays[2])
        assert equal(resets[0], resets[1])
        assert equal(resets[0], resets[2])


@pytest.mark.parametrize("name", GAMES)
def test_only_one_seat_is_asked_when_the_others_play_at_random(name: str) -> None:
    fixed, changing = VectorEnv(name, 8, 3, seat=2, bots="random"), VectorEnv(name, 8, 3, seat=None, bots="random")
    for environment in (fixed, changing):
        _, infos = environment.reset(seed=1)
        seats = infos["seat"].copy()
        for _ in range(30):
            _, _, over, _, infos = environment.step(environment.sample())
            assert ((infos["seat"] == seats) | over).all()
            seats = infos["seat"].copy()
            assert environment is changing or set(seats.tolist()) == {2}
            assert (infos["legal_count"] > 0).all()
    assert len(set(seats.tolist())) > 1


def wrong_actions(environment: VectorEnv) -> Any:
    """An action that isn't legal, for each row."""
    return np.argmin(environment.arrays["mask"], axis=1)


@pytest.mark.parametrize("name", GAMES)
def test_a_penalised_action_changes_nothing_but_the_reward(name: str) -> None:
    environment = VectorEnv(name, 3)
    seen, infos = environment.reset(seed=1)
    before, seats = seen.copy(), infos["seat"].copy()
    actions = environment.sample()
    actions[1] = wrong_actions(environment)[1]
    seen, gains, over, _, infos = environment.step(actions)

    assert gains.tolist() == [0, -1, 0]
    assert infos["illegal"].tolist() == [False, True, False]
    assert infos["rewards"][1, seats[1]] == -1
    assert equal(seen[1], before[1])
    assert not over.any()


def test_a_random_move_can_stand_in_for_an_illegal_one() -> None:
    environments = [VectorEnv("spring-festival", 3, illegal="random") for _ in range(2)]
    for environment in environments:
        seen, _ = environment.reset(seed=1)
        before = seen.copy()
        _, gains, _, _, infos = environment.step(wrong_actions(environment))
        assert infos["illegal"].all()
        assert not gains.any()
        assert (environment.arrays["observations"] != before).any(axis=1).all()

    assert equal(environments[0].arrays, environments[1].arrays)


def test_an_illegal_action_that_raises_leaves_all_games_as_they_are() -> None:
    environment = VectorEnv("spring-festival", 3, illegal="raise")
    environment.reset(seed=1)
    before = copy.deepcopy(environment.arrays)
    actions = environment.sample()
    actions[2] = wrong_actions(environment)[2]

    with pytest.raises(IllegalMove):
        environment.step(actions)
    assert equal(environment.arrays | {"actions": None}, before | {"actions": None})


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        ([0, 0, 1101], UnknownAction, "this game has 1,101 actions"),
        ([0, -1, 0], UnknownAction, "this game has 1,101 actions"),
        ([0, 1 << 40, 0], UnknownAction, "this game has 1,101 actions"),
        ([0, 0], ValueError, "3 actions are needed"),
        (0, ValueError, "3 actions are needed"),
        ([0.5, 0, 0], TypeError, "Cannot cast"),
    ],
)
def test_actions_that_do_not_exist_are_refused(actions: Any, error: type[Exception], words: str) -> None:
    environment = VectorEnv("lanterns-dice", 3)
    environment.reset(seed=1)

    with pytest.raises(error, match=words):
        environment.step(actions)


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"num_envs": 0}, BadOption),
        ({"threads": 0}, BadOption),
        ({"bots": "greedy"}, BadOption),
        ({"seat": 2, "bots": "random"}, UnknownSeat),
        ({"reward": "glory"}, BadOption),
    ],
)
def test_settings_that_do_not_exist_are_refused_at_once(settings: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        VectorEnv("takenoko", **settings)


def test_it_has_to_be_reset_first() -> None:
    environment = VectorEnv("lanterns-dice", 3)

    with pytest.raises(ResetNeeded):
        environment.step([0, 0, 0])


@pytest.mark.parametrize("marks", [[True, False], [0, 0, 1], [False] * 3])
def test_a_mask_of_games_to_reset_has_to_mark_some(marks: Any) -> None:
    environment = VectorEnv("lanterns-dice", 3)
    environment.reset(seed=1)

    with pytest.raises(ValueError, match="reset_mask has to mark some of 3 games"):
        environment.reset(options={"reset_mask": np.array(marks)})


def test_single_games_can_be_started_anew() -> None:
    environment = VectorEnv("spring-festival", 3)
    environment.reset(seed=1)
    run(environment, 9)
    before = environment.arrays["observations"].copy()
    seen, _ = environment.reset(seed=2, options={"reset_mask": np.array([False, True, False])})

    assert equal(seen[[0, 2]], before[[0, 2]])
    assert not equal(seen[1], before[1])


def test_what_a_consumer_writes_to_its_arrays_changes_no_game() -> None:
    one, other = VectorEnv("spring-festival", 2), VectorEnv("spring-festival", 2)
    one.reset(seed=1)
    other.reset(seed=1)
    for _ in range(60):
        actions = one.sample()
        for array in other.arrays.values():
            array[:] = 1
        assert equal(other.sample(), actions)
        told, more = one.step(actions), other.step(actions)
        assert equal(told[:4], more[:4])
        assert equal(told[4]["seat"], more[4]["seat"])


def test_arrays_are_used_again_unless_copies_are_asked_for() -> None:
    environment, copying = VectorEnv("lanterns-dice", 2), VectorEnv("lanterns-dice", 2, copy=True)
    first, _ = environment.reset(seed=1)
    kept, _ = copying.reset(seed=1)
    before = kept.copy()
    run(environment, 3)
    run(copying, 3)

    assert first is environment.arrays["observations"]
    assert not equal(first, before)
    assert equal(kept, before)


def test_without_the_mask_the_list_is_the_same() -> None:
    one, other = VectorEnv("spring-festival", 2), VectorEnv("spring-festival", 2, mask=False)
    _, infos = one.reset(seed=1)
    _, more = other.reset(seed=1)

    assert "action_mask" not in more
    assert equal(infos["legal_actions"], more["legal_actions"])


@pytest.mark.parametrize("name", GAMES)
def test_games_can_be_cut_short(name: str) -> None:
    environment = VectorEnv(name, 2, most_decisions=7)
    environment.reset(seed=1)
    told = run(environment, 21)

    assert [cut.tolist() for _, _, _, cut, _ in told] == [[number % 7 == 6] * 2 for number in range(21)]
    assert not any(over.any() for _, _, over, _, _ in told)
    assert all((("final_obs" in infos) == cut.all()) for _, _, _, cut, infos in told)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    for seed in range(4):
        case = finite_case(name, seed)
        environment = VectorEnv(name, 3, case.seats, case.options)
        environment.reset(seed=seed)
        for number in range(12):
            run(environment, 5)
            twin = copy.deepcopy(environment)
            for row, episode in enumerate(twin.fleet.episodes):
                redealt = episode.position.redealt(int(environment.arrays["asks"][row]), Rng(seed, number))
                episode.restore(redealt, episode.seed, episode.draws)
            twin.fleet.restore(environment.fleet.save())
            for array in ("observations", "mask", "legal", "counts", "asks"):
                assert equal(twin.arrays[array], environment.arrays[array])


# Gymnasium's conventions


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_it_by_its_id_and_its_wrappers_understand_it(name: str) -> None:
    environment: Any = gymnasium.make_vec(
        environment_id(name), 4, "vector_entry_point", seats=2, bots="random", reward="points", most_decisions=9
    )
    plain = environment.unwrapped
    environment = DictInfoToList(RecordEpisodeStatistics(environment))
    seen, infos = environment.reset(seed=1)
    total = np.zeros(4)
    for _ in range(9):
        seen, gains, over, cut, infos = environment.step(plain.sample())
        total += gains

    assert environment.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert environment.observation_space.contains(seen)
    assert environment.single_observation_space.shape == seen.shape[1:]
    assert environment.action_space.contains(plain.sample())
    assert gains.shape == over.shape == cut.shape == (4,)
    assert gains.dtype == np.float64
    assert cut.all()
    assert [info["episode"]["r"] for info in infos] == total.tolist()
    assert [info["episode"]["l"] for info in infos] == [9] * 4
    assert all(environment.single_observation_space.contains(info["final_obs"]) for info in infos)
    assert equal(environment.unwrapped.action_masks(), plain.arrays["mask"].astype(np.bool_))


def test_gymnasium_measures_it() -> None:
    """Its own benchmark draws actions without the mask, most of which aren't legal."""
    assert benchmark_vector_step(VectorEnv("lanterns-dice", 4), 1, 1) > 0


def test_every_table_is_drawn() -> None:
    environment = VectorEnv("takenoko", 2, bots="random", render_mode="ansi")
    watched = VectorEnv("takenoko", 2, render_mode="rgb_array")
    environment.reset(seed=1)
    watched.reset(seed=1)
    texts, pictures = environment.render(), watched.render()

    assert texts is not None
    assert ["You (player 1)" in text for text in texts] == [True, True]
    assert pictures is not None
    assert [picture.shape[2] for picture in pictures] == [3, 3]
    assert VectorEnv("takenoko").render() is None
    assert game("takenoko").has_secrets
