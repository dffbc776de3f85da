"""Gymnasium's vector environment: many games of one kind, stepped at once into arrays, without Python's lock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lampion.envs import modes, rendering
from lampion.envs.fleet import Fleet, allocate, view
from lampion.envs.settings import make_settings
from lampion.kernel import limits
from lampion.kernel.errors import BadOption, IllegalMove
from lampion.kernel.planes import size_of

REWARDS = {"win": modes.WIN, "rank": modes.RANK, "points": modes.POINTS}
SEEDS = 1 << 62
INFOS = {  # by name, the array
    "seat": "asks",
    "legal_actions": "legal",
    "legal_count": "counts",
    "illegal": "illegal",
    "rewards": "rewards",
    "action_mask": "mask",
}
OWN = ("pool", "arrays", "everywhere", "always")  # which a twin has of its own

Told = tuple[NDArray[np.int8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` games at once. In each step every game plays one action: that of the seat that it asks.

    Without `bots`, every seat is asked when it is its turn, as in `TurnEnv`. With `bots="random"` only `seat` is asked,
    as in `SoloEnv`, and the others play at random.

    The arrays that `reset` and `step` return are always the same ones, and the next step overwrites them; with `copy`
    they are new. A game that ends is followed by the next one in the same step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        bots: str | None = None,
        reward: str = "win",
        illegal: str = "penalise",
        render_mode: str | None = None,
        most_decisions: int | None = None,
        threads: int = 1,
        mask: bool = True,
        copy: bool = False,
    ) -> None:
        self.settings = make_settings(game, seats, options, reward, illegal, render_mode, most_decisions)
        for name, value in (("num_envs", num_envs), ("threads", threads)):
            if value < 1:
                raise BadOption(option=name, value=value, choices=["1", "2", "…"])
        if bots not in (None, "random"):
            raise BadOption(option="bots", value=bots, choices=["None", "random"])
        episodes = [self.settings.episode() for _ in range(num_envs)]
        if seat is not None and seat not in range(self.settings.seats):
            episodes[0].position.points(seat)  # says that there is no such seat
        self.num_envs = num_envs
        self.threads = min(threads, num_envs)
        self.copies = copy
        self.metadata = self.settings.metadata(autoreset_mode=AutoresetMode.SAME_STEP)
        self.render_mode = render_mode
        self.single_action_space = self.settings.action_space()
        self.single_observation_space = self.settings.observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.asked = modes.EVERYONE if bots is None else modes.ANYONE if seat is None else seat
        self.is_marked = mask
        self.begun = False
        self.pool: ThreadPoolExecutor | None = None
        self.embark(episodes)

    def embark(self, episodes: Sequence[Any]) -> None:
        """Make the arrays, and the fleet that writes to them."""
        width = size_of(self.settings.game.planes)
        actions = self.settings.width if self.is_marked else 0
        self.arrays = allocate(self.num_envs, self.settings.seats, width, actions)
        self.fleet = Fleet(
            episodes,
            self.arrays,
            self.asked,
            REWARDS[self.settings.reward],
            self.settings.illegal == "random",
            self.is_marked,
            self.settings.most_decisions or 0,
        )
        self.everywhere = np.ones(self.num_envs, np.bool_)
        names = [name for name in INFOS if name != "action_mask" or self.is_marked]
        self.always = {name: self.arrays[INFOS[name]] for name in names}
        self.always["legal_actions"] = self.arrays["legal"][:, : limits.ROOM]
        self.always |= {f"_{name}": self.everywhere for name in names}

    def __getstate__(self) -> dict[str, Any]:
        """Everything but threads and arrays, which the twin has of its own."""
        state = {name: value for name, value in self.__dict__.items() if name not in OWN}
        return state | {"fleet": (self.fleet.episodes, self.fleet.save())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on in the middle of all games."""
        self.__dict__.update(state)
        self.pool = None
        episodes, saved = state["fleet"]
        self.embark(episodes)
        self.fleet.restore(saved)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Start new games; a seed, or one for each game, fixes these and all that follow.

        `options={"reset_mask": …}` starts only the games that it marks, but the first time all of them.
        """
        chosen = self.everywhere if not options or not self.begun else options.get("reset_mask", self.everywhere)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise ValueError(f"reset_mask has to mark some of {self.num_envs} games")
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            seed = [None] * self.num_envs
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
        fresh = self.np_random.integers(SEEDS, size=self.num_envs)
        seeds = [int(new) if own is None else int(own) for own, new in zip(seed, fresh, strict=True)]
        self.fleet.begin(view(np.array([one % (1 << 64) for one in seeds], np.uint64)), view(chosen))
        self.begun = True
        return self.own("observations"), self.infos()

    def step(self, actions: Any) -> Told:
        """Play an action in each game. The rewards are those of the seats that acted; `infos` has those of all."""
        if not self.begun:
            raise ResetNeeded("call reset before step")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, not an array of shape {actions.shape}")
        np.copyto(self.arrays["actions"], actions, casting="same_kind")  # nobody else can change them now
        self.check()
        ended = self.run()
        return (
            self.own("observations"),
            self.own("gains"),
            self.own("terminated"),
            self.own("truncated"),
            self.infos() | self.final_infos() if ended else self.infos(),
        )

    def check(self) -> None:
        """Refuse actions before any of them is played: unknown ones, and illegal ones if the settings say so."""
        numbering, actions = self.settings.game.numbering, self.arrays["actions"]
        if (row := self.fleet.find_unknown()) >= 0:
            numbering.decode(int(actions[row]))  # says that there is no such action
        if self.settings.illegal == "raise" and (row := self.fleet.find_illegal()) >= 0:
            move, seat = numbering.decode(int(actions[row])), self.fleet.episodes[row].position.to_move()
            raise IllegalMove(
                move=self.settings.game.name_move(self.fleet.episodes[row].position, seat, move), seat=seat
            )

    def run(self) -> int:
        """Step all games, a part of them in each thread; returns how many have ended."""
        if self.threads == 1:
            return self.fleet.step(0, self.num_envs)
        if self.pool is None:
            self.pool = ThreadPoolExecutor(self.threads - 1)
        size = -(-self.num_envs // self.threads)
        others = [
            self.pool.submit(self.fleet.step, first, min(first + size, self.num_envs))
            for first in range(size, self.num_envs, size)
        ]
        return self.fleet.step(0, size) + sum(other.result() for other in others)

    def own(self, name: str) -> Any:
        """An array that the consumer gets."""
        return self.arrays[name].copy() if self.copies else self.arrays[name]

    def infos(self) -> dict[str, Any]:
        """Who is asked, what is legal, and the rewards of all seats."""
        if self.copies:
            return {name: array.copy() for name, array in self.always.items()}
        return self.always.copy()

    def final_infos(self) -> dict[str, Any]:
        """What games that have ended were like before the next ones began."""
        ended = self.arrays["terminated"] | self.arrays["truncated"]
        last = np.empty(self.num_envs, object)
        for row in ended.nonzero()[0].tolist():
            last[row] = self.arrays["final_observations"][row].copy()
        seats = {"seat": self.arrays["final_seats"] * ended, "_seat": ended}
        return {"final_obs": last, "_final_obs": ended, "final_info": seats, "_final_info": ended}

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, much quicker than from a mask; from the same state always the same."""
        actions = np.empty(self.num_envs, np.int64)
        self.fleet.sample(actions.data)
        return actions

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of each game, in the form that MaskablePPO asks for."""
        return np.array(self.arrays["mask"], np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """Each table: as the agent sees it if it plays against bots, otherwise as a spectator sees it."""
        if self.render_mode is None:
            return None
        viewers = [None] * self.num_envs if self.asked == modes.EVERYONE else self.arrays["asks"].tolist()
        return tuple(
            rendering.render(self.settings.game, episode.position, viewer, self.render_mode)
            for episode, viewer in zip(self.fleet.episodes, viewers, strict=True)
        )

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        if self.pool is not None:
            self.pool.shutdown()
            self.pool = None
