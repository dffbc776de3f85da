"""What all environments of a game have in common: the table, the rewards, what an illegal action does, the spaces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lampion.envs.episode import Episode
from lampion.games import game as find_game
from lampion.kernel.errors import BadOption
from lampion.kernel.game import Game
from lampion.kernel.planes import size_of

Reward = Literal["win", "rank", "points"]
Illegal = Literal["penalise", "raise", "random"]
RenderMode = Literal["ansi", "rgb_array", "human"]
Bytes = NDArray[np.int8]
Actions = NDArray[np.int32]

RENDER_MODES = list(get_args(RenderMode))


@dataclass(frozen=True)
class Settings:
    """The settings of an environment; those that don't exist are refused at once."""

    name: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    reward: str = "win"
    illegal: str = "penalise"
    render_mode: str | None = None
    most_decisions: int | None = None

    def __post_init__(self) -> None:
        check_choice("reward", self.reward, get_args(Reward))
        check_choice("illegal", self.illegal, get_args(Illegal))
        if self.render_mode is not None:
            check_choice("render_mode", self.render_mode, RENDER_MODES)
        if self.most_decisions is not None and self.most_decisions < 1:
            raise BadOption(option="most_decisions", value=self.most_decisions, choices=["1", "2", "…"])
        self.game.settle(self.seats, self.options)

    @property
    def game(self) -> Game:
        """The game."""
        return find_game(self.name)

    def episode(self) -> Episode:
        """A game of its own, not yet begun."""
        return Episode(self.game, self.seats, self.game.settle(self.seats, self.options))

    @cached_property
    def width(self) -> int:
        """How many actions there are."""
        return len(self.game.numbering)

    @cached_property
    def label(self) -> str:
        """The name and version under which PettingZoo knows it, such as `takenoko_v1`."""
        return f"{self.name.replace('-', '_')}_v{self.game.rules}"

    def metadata(self, **more: Any) -> dict[str, Any]:
        """What wrappers and renderers ask for."""
        return {"name": self.label, "render_modes": RENDER_MODES, "render_fps": 4, **more}

    def action_space(self) -> spaces.Discrete:
        """A new space of all actions, legal or not."""
        return spaces.Discrete(self.width)

    def observation_space(self, rows: int = 1) -> spaces.Box:
        """A new space of observations: one, or several in a row."""
        return spaces.Box(-128, 127, (rows * size_of(self.game.planes),), np.int8)

    def observe(self, episode: Episode, seat: int) -> Bytes:
        """What a seat may know, as a new array."""
        return np.frombuffer(episode.observe(seat), np.int8).copy()

    def mask(self, episode: Episode, seat: int) -> Bytes:
        """1 for each legal action of a seat; all zeros when the game doesn't wait for it."""
        mask = np.zeros(self.width, np.int8)
        episode.mark_legal(seat, mask)
        return mask

    def legal(self, episode: Episode, seat: int) -> Actions:
        """The same as a list of actions: programs that choose from it need not search the mask."""
        actions = episode.game.numbering.actions
        return np.array([actions[move] for move in episode.position.moves(seat)], np.int32)

    def final_reward(self, episode: Episode, seat: int) -> float:
        """What the end of a game brings a seat; points are paid as they are made."""
        if self.reward == "win":
            return float(episode.victory(seat))
        return float(episode.rank(seat)) if self.reward == "rank" else 0.0

    def points(self, episode: Episode) -> list[int]:
        """The points of all seats, if they are rewards."""
        if self.reward != "points":
            return []
        return [episode.position.points(seat) for seat in range(self.seats)]


def check_choice(option: str, value: object, choices: Any) -> None:
    """Refuse a value that isn't among the choices."""
    if value not in choices:
        raise BadOption(option=option, value=value, choices=list(choices))


def make_settings(
    name: str,
    seats: int | None,
    options: Mapping[str, object] | None,
    reward: str,
    illegal: str,
    render_mode: str | None,
    most_decisions: int | None,
) -> Settings:
    """Settings with the smallest table and the default options, unless others are given."""
    least = min(find_game(name).players)
    return Settings(name, seats or least, options or {}, reward, illegal, render_mode, most_decisions)
