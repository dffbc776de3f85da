"""What the end of a game is worth, with shared victories and alliances, and what illegal actions do."""

from typing import Any

import pytest

from lampion.envs import JointEnv, SoloEnv, TurnEnv
from lampion.envs.episode import Episode
from lampion.games import GAMES, game
from lampion.kernel.errors import (
    BadOption,
    BadSeats,
    IllegalMove,
    UnknownAction,
    UnknownBot,
    UnknownOption,
    UnknownSeat,
)
from lampion.kernel.position import revive
from lampion.kernel.rng import Rng
from tests.envs.play import finite_case, make_turns, play_turns


def lanterns(earned: list[int], launched: int = 0) -> Episode:
    """A finished game of Lanterns Dice with these points, all of them for fireworks."""
    play = game("lanterns-dice")
    episode = Episode(play, len(earned), play.settle(len(earned), {}))
    episode.begin(1)
    numbers = episode.position.fields() | {"phase": 8, "waiting": 0, "earned": [*earned, 0, 0, 0, 0][:4]}
    episode.restore(revive(type(episode.position), numbers), 1, 0)
    return episode


def takenoko(emperor: int, allies: list[int]) -> Episode:
    """A finished game of Takenoko for four with an alliance; a seat has the Emperor card, which is worth points."""
    play = game("takenoko")
    episode = Episode(play, 4, play.settle(4, {"hikari": "on"}))
    episode.begin(1)
    numbers = episode.position.fields() | {"phase": 22, "waiting": 0, "emperor": emperor + 1, "allies": allies}
    episode.restore(revive(type(episode.position), numbers), 1, 0)
    return episode


@pytest.mark.parametrize(
    ("earned", "victories", "ranks"),
    [
        ([9, 4], [1, -1], [1, -1]),
        ([4, 4], [0, 0], [0, 0]),
        ([9, 4, 6], [1, -1, -1], [1, -1, 0]),
        ([9, 9, 6], [0, 0, -1], [0.5, 0.5, -1]),
        ([5, 5, 5, 5], [-0.5] * 4, [0] * 4),
        ([7, 2, 2, 5], [1, -1, -1, -1], [1, -2 / 3, -2 / 3, 1 / 3]),
    ],
)
def test_victories_are_shared_and_ranks_are_even(earned: list[int], victories: list[float], ranks: list[float]) -> None:
    episode = lanterns(earned)

    assert [episode.victory(seat) for seat in range(len(earned))] == victories
    assert [episode.rank(seat) for seat in range(len(earned))] == pytest.approx(ranks)


def test_allies_win_together_as_one_side() -> None:
    """[HK-11] Seat 0 has the Emperor's points, and seat 1 is its ally."""
    episode = takenoko(0, [2, 1, 0, 0])

    assert [episode.victory(seat) for seat in range(4)] == [1, 1, -1, -1]
    assert [episode.rank(seat) for seat in range(4)] == pytest.approx([1, 1, -2 / 3, -2 / 3])


@pytest.mark.parametrize("name", GAMES)
def test_points_add_up_to_the_score(name: str) -> None:
    for seed in range(3):
        environment = make_turns(finite_case(name, seed), name, reward="points")
        environment.reset(seed=seed)
        start = environment.core.paid
        told = dict.fromkeys(environment.possible_agents, 0.0)
        for agent, _, reward, _, _ in play_turns(environment, Rng(seed)):
            told[agent] += reward
        position = environment.core.episode.position
        assert list(told.values()) == [position.points(seat) - before for seat, before in enumerate(start)]


@pytest.mark.parametrize("name", GAMES)
def test_victories_of_whole_games_are_told_once(name: str) -> None:
    for seed in range(3):
        environment = make_turns(finite_case(name, seed), name)
        environment.reset(seed=seed)
        told = dict.fromkeys(environment.possible_agents, 0.0)
        for agent, _, reward, _, _ in play_turns(environment, Rng(seed)):
            told[agent] += reward
        leaders = environment.core.episode.position.leaders()
        assert [seat for seat, reward in enumerate(told.values()) if reward > -1] == leaders


def illegal_action(environment: Any, mask: Any) -> int:
    """Some action that isn't legal now."""
    return next(action for action in range(len(mask)) if not mask[action])


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_raises_an_error_that_names_it(name: str) -> None:
    environment = TurnEnv(name, illegal="raise")
    environment.reset(seed=1)
    before = environment.core.episode.position.copy()
    _, _, _, _, info = environment.last()

    with pytest.raises(IllegalMove):
        environment.step(illegal_action(environment, info["action_mask"]))
    assert environment.core.episode.position == before


@pytest.mark.parametrize("name", GAMES)
def test_a_penalised_action_changes_nothing_but_the_reward(name: str) -> None:
    environment = TurnEnv(name)
    environment.reset(seed=1)
    before = environment.core.episode.position.copy()
    agent = environment.agent_selection
    mask = environment.infos[agent]["action_mask"]
    environment.step(illegal_action(environment, mask))
    _, reward, over, _, info = environment.last()

    assert environment.core.episode.position == before
    assert (environment.agent_selection, reward, over) == (agent, -1, False)
    assert info["illegal"]
    assert (info["action_mask"] == mask).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_random_move_can_stand_in_for_an_illegal_one(name: str) -> None:
    environments = [TurnEnv(name, illegal="random") for _ in range(2)]
    for environment in environments:
        environment.reset(seed=1)
        before = environment.core.episode.position.copy()
        agent = environment.agent_selection
        environment.step(illegal_action(environment, environment.infos[agent]["action_mask"]))
        assert environment.core.episode.position != before
        assert environment.infos[agent]["illegal"]

    assert environments[0].core.episode.position == environments[1].core.episode.position


def test_joint_and_single_environments_answer_illegal_actions_too() -> None:
    joint = JointEnv("spring-festival")
    _, infos = joint.reset(seed=1)
    wrong = {agent: illegal_action(joint, info["action_mask"]) for agent, info in infos.items()}
    _, rewards, _, _, infos = joint.step(wrong)
    alone = SoloEnv("spring-festival")
    _, info = alone.reset(seed=1)
    _, reward, over, _, info = alone.step(illegal_action(alone, info["action_mask"]))

    assert list(rewards.values()) == [-1, -1]
    assert all(info["illegal"] for info in infos.values())
    assert (reward, over, info["illegal"]) == (-1, False, True)


def test_an_action_that_does_not_exist_is_refused() -> None:
    environment = TurnEnv("lanterns-dice")
    environment.reset(seed=1)

    with pytest.raises(UnknownAction, match="this game has 1,101 actions"):
        environment.step(1101)


def test_games_can_be_cut_short() -> None:
    environment = TurnEnv("takenoko", most_decisions=7)
    environment.reset(seed=1)
    told = list(play_turns(environment, Rng(1)))

    assert [over for *_, over, _ in told] == [False] * 7 + [True] * 2
    assert environment.core.cut_short


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"seats": 5}, BadSeats),
        ({"options": {"hikari": "perhaps"}}, BadOption),
        ({"options": {"dragons": "on"}}, UnknownOption),
        ({"reward": "glory"}, BadOption),
        ({"illegal": "ignore"}, BadOption),
        ({"render_mode": "svg"}, BadOption),
        ({"most_decisions": 0}, BadOption),
        ({"bots": "nobody"}, UnknownBot),
        ({"seat": 2}, UnknownSeat),
        ({"bots": ["random", "random"]}, ValueError),
    ],
)
def test_settings_that_do_not_exist_are_refused_at_once(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        SoloEnv("takenoko", **settings)
