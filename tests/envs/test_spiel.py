"""OpenSpiel's games: its own suites, and whole games with what those don't look at."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

from lampion.envs.spiel import SpielState, spiel_name
from lampion.games import GAMES, game
from lampion.kernel.errors import BadOption, BadSeats, UnknownOption
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from tests.conformance.walks import Case
from tests.envs.play import finite_case

SEEDS = [pytest.param(range(2), id="some"), pytest.param(range(2, 200), id="many", marks=pytest.mark.thorough)]
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def load(name: str, case: Case, **more: Any) -> pyspiel.Game:
    """OpenSpiel's game of a table."""
    options = ";".join(f"{option}:{value}" for option, value in case.options.items())
    return pyspiel.load_game(spiel_name(name), {"seats": case.seats, "options": options, **more})


def play(state: Any, rng: Rng, most: int = 3_000) -> Iterator[Any]:
    """Play at random to the end; yields the state before each action, and it once more at the end."""
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(choose(state, rng))


def choose(state: Any, rng: Rng) -> int:
    """A random action, or an outcome of chance."""
    legal = state.legal_actions()
    return int(legal[rng.below(len(legal))])


def middle(name: str, seed: int, actions: int) -> Any:
    """A state in the middle of a game in which a seat is asked."""
    state = load(name, finite_case(name, seed)).new_initial_state()
    for number, here in enumerate(play(state, Rng(seed))):
        if number >= actions and not here.is_chance_node():
            break
    assert not state.is_terminal()
    return state


# OpenSpiel's suites


@pytest.mark.parametrize("reward", ["win", "rank", "points"])
@pytest.mark.parametrize("name", GAMES)
def test_games_pass_the_random_simulations_of_openspiel(name: str, reward: str, capfd: Any) -> None:
    pyspiel.random_sim_test(load(name, finite_case(name, 1), reward=reward), 1, True, False)


@pytest.mark.parametrize("decisions", [30, pytest.param(10_000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_read_back_to_the_same_text(name: str, decisions: int, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    table = f"{spiel_name(name)}(most_decisions={decisions})"
    text = generate_playthrough.playthrough(table, None, alsologtostdout=False, seed=5)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    expected, actual = generate_playthrough.replay(str(file))

    assert expected == actual
    assert "IsTerminal() = True" in text
    assert "ObservationString(0) = " in text
    assert "InformationStateString(0) = " in text


# Whole games


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_state_tells_is_what_the_rules_say(name: str, seeds: range) -> None:
    """Who is asked, the legal actions in order, the odds of chance, what is seen, at every step to the end."""
    numbering = game(name).numbering
    for seed in seeds:
        case = finite_case(name, seed)
        loaded = load(name, case)
        for number, state in enumerate(play(loaded.new_initial_state(), Rng(seed))):
            position = state.position
            seat = position.to_move()
            if state.is_chance_node():
                assert seat == CHANCE
                odds = [weight for _, weight in position.chances()]
                assert [action for action, _ in state.chance_outcomes()] == list(range(len(odds)))
                assert [p * sum(odds) for _, p in state.chance_outcomes()] == pytest.approx(odds)
            elif not state.is_terminal():
                assert state.current_player() == seat
                assert state.legal_actions() == [numbering.encode(move) for move in sorted(position.moves(seat))]
                if number % 10 == 0:
                    assert np.flatnonzero(state.legal_actions_mask()).tolist() == state.legal_actions()
                    assert state.observation_tensor(seat) == game(name).observe(position, seat)
        assert position.is_over()
        assert state.legal_actions() == []
        assert [seat for seat, worth in enumerate(state.returns()) if worth > -1] == position.leaders()


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_history_reads_back_to_the_same_state(name: str, seeds: range) -> None:
    for seed in seeds:
        loaded = load(name, finite_case(name, seed))
        *_, state = play(loaded.new_initial_state(), Rng(seed))
        again = loaded.new_initial_state()
        for action in state.history():
            again.apply_action(action)

        assert str(again) == str(state)
        assert again.position == state.position
        assert again.returns() == state.returns()
        assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_cloned_or_pickled_twin_plays_on_in_the_same_way(name: str) -> None:
    state = middle(name, 1, 60)
    _, serialised = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    twins = [state, state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), serialised]
    plays = [[str(one) for one in play(twin, Rng(7), 200)] for twin in twins]

    assert plays[0] == plays[1] == plays[2] == plays[3] == plays[4]
    assert len({tuple(twin.history()) for twin in twins}) == 1
    assert len({twin.information_state_string(0) for twin in twins}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_points_are_paid_as_they_are_made(name: str) -> None:
    case = finite_case(name, 2)
    loaded = load(name, case, reward="points")
    state = loaded.new_initial_state()
    start = [state.position.points(seat) for seat in range(case.seats)]
    paid = np.zeros(case.seats)
    for here in play(state, Rng(2)):
        if not here.is_chance_node():
            paid += here.rewards()
            assert here.returns() == paid.tolist()
    assert (paid + start).tolist() == [state.position.points(seat) for seat in range(case.seats)]
    assert loaded.min_utility() < paid.min() <= paid.max() < loaded.max_utility()


@pytest.mark.parametrize("name", GAMES)
def test_what_one_of_two_wins_the_other_loses(name: str) -> None:
    two = pyspiel.load_game(spiel_name(name))
    three = pyspiel.load_game(spiel_name(name), {"seats": 3})

    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    for seed in range(3):
        *_, state = play(two.new_initial_state(), Rng(seed))
        assert sum(state.returns()) == 0


# What a seat knows


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).has_secrets])
def test_a_resampled_state_is_one_that_the_seat_cannot_tell_apart(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for seed in range(6):
        state = middle(name, seed, 40 + 30 * seed)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)

        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        different += other.position != state.position
        assert (other.recalls == state.recalls) == (state.table.seats == 1)
        twin = other.clone()
        assert [str(one) for one in play(other, Rng(1), 60)] == [str(one) for one in play(twin, Rng(1), 60)]
    assert different


@pytest.mark.parametrize("name", [name for name in GAMES if not game(name).has_secrets])
def test_without_secrets_a_resampled_state_is_the_same(name: str) -> None:
    state = middle(name, 1, 50)
    other = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert str(other) == str(state)
    assert other.history() == state.history()
    assert state.get_game().get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_seat_did_or_saw_is_forgotten(name: str) -> None:
    """The information states of a seat are all different, and begin with the seat."""
    state = load(name, finite_case(name, 3)).new_initial_state()
    known = []
    for here in play(state, Rng(3), 150):
        if not here.is_chance_node() and not here.is_terminal():
            known.append(here.information_state_string())
            assert known[-1].startswith(f"{here.current_player()} ")
    assert len(set(known)) == len(known)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_an_observation_are_the_planes(name: str) -> None:
    state = middle(name, 1, 30)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    row = game(name).observe(state.position, 1)

    assert observation.tensor.tolist() == row
    assert {plane.name: plane.shape for plane in game(name).planes} == {
        part: values.shape for part, values in observation.dict.items()
    }
    assert observation.string_from(state, 1) == game(name).explain(row)
    assert make_observation(state.get_game(), RECALL).string_from(state, 1) == state.information_state_string(1)


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    ],
)
def test_there_is_no_observation_but_what_one_seat_may_know(kind: Any) -> None:
    assert make_observation(pyspiel.load_game("lampion_takenoko"), kind) is None


# OpenSpiel's searches


def test_its_search_among_information_states_plays_a_game_with_secrets() -> None:
    state = middle("takenoko", 1, 30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        load("takenoko", Case(2, {}), most_decisions=60), evaluator, 2.0, 4, random_state=np.random.RandomState(1)
    )
    short = load("takenoko", Case(2, {}), most_decisions=40).new_initial_state()
    for _ in zip(range(25), play(short, Rng(1)), strict=False):
        pass
    while short.is_chance_node():
        short.apply_action(choose(short, Rng(2)))

    assert bot.step(short) in short.legal_actions()
    assert state.current_player() >= 0


def test_its_tree_search_plays_a_game_without_secrets() -> None:
    state = load("lanterns-dice", Case(2, {}), most_decisions=60).new_initial_state()
    for here in play(state, Rng(1)):
        if not here.is_chance_node():
            break
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))

    assert bot.step(state) in state.legal_actions()


# Parameters


def test_options_are_a_parameter() -> None:
    loaded = pyspiel.load_game("lampion_takenoko(seats=3,options=hikari:on;first:2,reward=rank)")

    assert loaded.num_players() == 3
    state: SpielState = loaded.new_initial_state()
    assert state.table.options["hikari"] == "on"
    assert state.table.options["first"] == "2"
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)


def test_a_game_that_takes_too_long_counts_as_it_stands() -> None:
    loaded = pyspiel.load_game("lampion_takenoko", {"most_decisions": 20})
    *_, state = play(loaded.new_initial_state(), Rng(1))

    assert loaded.max_game_length() == 20
    assert state.decisions == 20
    assert not state.position.is_over()
    assert [worth > -1 for worth in state.returns()] == [seat in state.position.leaders() for seat in range(2)]


@pytest.mark.parametrize(
    ("parameters", "error"),
    [
        ({"seats": 5}, BadSeats),
        ({"options": "hikari"}, BadOption),
        ({"options": "hikari:perhaps"}, BadOption),
        ({"options": "dragons:on"}, UnknownOption),
        ({"reward": "glory"}, BadOption),
        ({"most_decisions": 0}, BadOption),
    ],
)
def test_parameters_that_do_not_exist_are_refused(parameters: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game("lampion_takenoko", parameters)


def test_another_process_reads_a_pickle_and_ends_in_peace() -> None:
    state = middle("takenoko", 1, 10)
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == f"{state}\n"
