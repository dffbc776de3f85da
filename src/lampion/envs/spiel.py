"""OpenSpiel's games: `lampion_takenoko` and the like, with explicit chance; installed by `lampion[openspiel]`.

Importing this registers every game. Seats that the game asks together are asked in turn order.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Self, get_args

import numpy as np
import pyspiel
from numpy.typing import NDArray

from lampion.envs.episode import Episode
from lampion.envs.settings import Reward, check_choice
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.errors import BadOption
from lampion.kernel.limits import CHANCE, OUTCOMES
from lampion.kernel.planes import size_of
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

MOST_DECISIONS = 10_000  # after which a game counts as it stands, as in the arena
MOST_POINTS = 1_000.0  # nobody makes so many in any game
RECALL = 16  # bytes that stand for everything a seat has seen and done
NATURE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

DEFAULTS: dict[str, Any] = {"seats": 0, "options": "", "reward": "win", "most_decisions": MOST_DECISIONS}


def spiel_name(name: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"lampion_{name.replace('-', '_')}"


def read_options(text: str) -> dict[str, str]:
    """The options that a parameter names, as `hikari:on;first:0`."""
    chosen = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption(option="options", value=text, choices=["name:value;name:value"])
        chosen[name] = value
    return chosen


def game_type(name: str, seats: int | None = None, reward: str = "win") -> pyspiel.GameType:
    """What OpenSpiel should know of a game; of a table with so many seats, it knows more."""
    game = find_game(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(name),
        long_name=f"Lampion {name.replace('-', ' ').title()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.has_secrets
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum(seats, reward) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.REWARDS if reward == "points" else kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def is_zero_sum(seats: int | None, reward: str) -> bool:
    """Does one win what the other loses? Among more than two, a victory can be shared."""
    return seats == 2 and reward != "points"


class Table:
    """What all states of a game share; a copy of a state points to the same one."""

    def __init__(self, name: str, seats: int, options: Mapping[str, str], reward: str, most_decisions: int) -> None:
        self.game = find_game(name)
        self.seats = seats
        self.options = options
        self.reward = reward
        self.most_decisions = most_decisions
        self.start: Position = self.game.position(seats, options)
        self.beginning = self.points(self.start)
        self.codes, self.actions = self.game.numbering.codes, self.game.numbering.actions

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def observe(self, position: Position, seat: int) -> bytes:
        """What a seat may know."""
        return self.game.observer(position).read(seat)

    def points(self, position: Position) -> list[float]:
        """The points of all seats as they stand."""
        return [float(position.points(seat)) for seat in range(self.seats)]

    def worth(self, position: Position) -> list[float]:
        """What the result brings each seat; points since the start of the game."""
        if self.reward == "points":
            return [now - before for now, before in zip(self.points(position), self.beginning, strict=True)]
        episode = Episode(self.game, self.seats, self.options)
        episode.restore(position, 0, 0)
        value: Callable[[int], float] = episode.victory if self.reward == "win" else episode.rank
        return [float(value(seat)) for seat in range(self.seats)]


class SpielGame(pyspiel.Game):
    """A game at a table; `pyspiel.load_game("lampion_takenoko", {"seats": 3, "options": "hikari:on"})` makes one."""

    name: str  # of the game, in a subclass for each

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen, name = DEFAULTS | dict(params or {}), self.name
        game, reward, most = find_game(name), str(chosen["reward"]), int(chosen["most_decisions"])
        seats = int(chosen["seats"]) or min(game.players)
        options = game.settle(seats, read_options(str(chosen["options"])))
        check_choice("reward", reward, get_args(Reward))
        if most < 1:
            raise BadOption(option="most_decisions", value=most, choices=["1", "2", "…"])
        top = MOST_POINTS if reward == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.numbering),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-top,
            max_utility=top,
            utility_sum=0.0 if is_zero_sum(seats, reward) else None,
            max_game_length=most,
        )
        super().__init__(game_type(name, seats, reward), info, dict(params or {}))
        self.table = Table(name, seats, options, reward, most)

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver | None:
        """What writes down what a seat may know: now, or with perfect recall all that it has seen and done.

        There is nothing that tells less than a seat may know, or more.
        """
        if params:
            raise ValueError(f"there are no parameters of observations: {sorted(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self.table, kind.perfect_recall)


class SpielState(pyspiel.State):
    """A game in progress. An outcome of chance is numbered by its place among those that are possible now."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position = game.table.start.copy()
        self.recalls: tuple[bytes, ...] = (bytes(RECALL),) * game.table.seats  # if seats have secrets
        self.decisions = 0
        self.before = self.table.beginning  # the points before the last decision, if points are rewards
        self.outcomes: tuple[tuple[int, int], ...] = ()  # of chance, once they were asked for
        self.player = OVER
        self.ask()

    def ask(self) -> None:
        """Find out who is next."""
        position = self.position
        seat = position.to_move()
        if seat == CHANCE:
            self.player = NATURE
        elif seat < 0 or self.decisions >= self.table.most_decisions:
            self.player = OVER
        else:
            self.player = seat

    # What OpenSpiel asks for

    def current_player(self) -> int:
        """The seat that is asked, chance, or that the game is over."""
        return self.player

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        actions = self.table.actions
        return sorted([actions[move] for move in self.position.moves(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes that are possible now, with their probabilities."""
        odds = [weight for _, weight in self.find_outcomes()]
        total = sum(odds)
        return [(number, weight / total) for number, weight in enumerate(odds)]

    def find_outcomes(self) -> tuple[tuple[int, int], ...]:
        """The outcomes of chance as moves, with their weights."""
        if not self.outcomes:
            self.outcomes = tuple(self.position.chances())
        return self.outcomes

    def _apply_action(self, action: int) -> None:
        position, player = self.position, self.player
        if player == NATURE:
            position.play(CHANCE, self.find_outcomes()[action][0])
            self.outcomes = ()
        else:
            before = self.table.points(position) if self.table.reward == "points" else self.before
            recalls = self.extend_recalls(player, action)
            position.play(player, self.table.codes[action])
            self.recalls, self.before = recalls, before
            self.decisions += 1
        self.ask()

    def _action_to_string(self, player: int, action: int) -> str:
        game, position = self.table.game, self.position
        if player == NATURE:
            outcomes = self.find_outcomes()
            return game.name_move(position, CHANCE, outcomes[action][0]) if action < len(outcomes) else f"#{action}"
        return game.name_move(position, player, game.numbering.decode(action))

    def returns(self) -> list[float]:
        """What the game has brought each seat so far."""
        if self.is_terminal() or self.table.reward == "points":
            return self.table.worth(self.position)
        return [0.0] * self.table.seats

    def rewards(self) -> list[float]:
        """What the last decision has brought each seat, with the chance that followed."""
        if self.table.reward != "points":
            return self.returns()
        return [now - before for now, before in zip(self.table.points(self.position), self.before, strict=True)]

    def __str__(self) -> str:
        return self.table.game.write(self.position)

    # What a seat knows

    def extend_recalls(self, player: int, action: int) -> tuple[bytes, ...]:
        """What stands for everything that each seat has seen and done, with this action of one of them."""
        if not self.table.game.has_secrets:
            return self.recalls
        seen = self.table.observe(self.position, player)
        recall = blake2b(self.recalls[player] + action.to_bytes(4, "big") + seen, digest_size=RECALL).digest()
        return (*self.recalls[:player], recall, *self.recalls[player + 1 :])

    def know(self, player: int) -> str:
        """The information state of a seat: what it has seen and done so far, and what it sees now.

        Where seats have no secrets, that is the history. Where they have, it is a digest and an observation.
        """
        if not self.table.game.has_secrets:
            return f"{player} {' '.join(map(str, self.history()))}"
        return f"{player} {self.recalls[player].hex()} {self.table.observe(self.position, player).hex()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> pyspiel.State:
        """A state that this seat can't tell from this one: everything hidden from it is dealt again.

        Its history is empty, because that would tell what really happened; what other seats recall is only what they
        know in the new state.
        """
        if not self.table.game.has_secrets:
            return self.clone()
        rng = Rng(int(sampler() * (1 << 53)), self.decisions)
        state = SpielState(self.get_game())
        state.position = self.position.redealt(player, rng)
        state.decisions = self.decisions
        state.recalls = tuple(
            recall if seat == player else blake2b(self.table.observe(state.position, seat), digest_size=RECALL).digest()
            for seat, recall in enumerate(self.recalls)
        )
        state.ask()
        return state


class SpielObserver:
    """Writes observations for OpenSpiel: `dict` has a part for each plane, `tensor` all of them in a row.

    With perfect recall there is no tensor, as it would have to hold a whole game, but a string.
    """

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.table = table
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            tensor = self.tensor = np.zeros(size_of(table.game.planes), np.float32)
            self.dict = {
                plane.name: tensor[plane.start : plane.end].reshape(plane.shape) for plane in table.game.planes
            }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat may know."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(self.table.observe(state.position, player), np.int8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same for people to read; with perfect recall, a key for all that the seat has seen and done."""
        if self.perfect_recall:
            return state.know(player)
        return self.table.game.explain(array("b", self.table.observe(state.position, player)))


def register(name: str) -> None:
    """Tell OpenSpiel of a game. It keeps what it is given beyond the end of Python, which only classes survive."""
    kind = type(spiel_name(name), (SpielGame,), {"name": name, "__module__": __name__})
    globals()[kind.__name__] = kind  # where pickles look for it
    if kind.__name__ not in pyspiel.registered_names():
        pyspiel.register_game(game_type(name), kind)


for _name in GAMES:
    register(_name)
