"""Gymnasium's environment: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from lampion.bots import bot as make_bot
from lampion.bots.base import Bot
from lampion.envs.core import Core
from lampion.envs.settings import RENDER_MODES, Bytes, make_settings

SEEDS = 1 << 62


class SoloEnv(gymnasium.Env[Any, Any]):
    """A game for one agent at a seat; bots play the others, each by its name, or all by the same.

    With `seat=None` every game seats the agent somewhere else, at random.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        reward: str = "win",
        illegal: str = "penalise",
        render_mode: str | None = None,
        most_decisions: int | None = None,
    ) -> None:
        settings = make_settings(game, seats, options, reward, illegal, render_mode, most_decisions)
        self.core = Core(settings)
        self.metadata = settings.metadata()
        self.render_mode = render_mode
        self.action_space = settings.action_space()
        self.observation_space = settings.observation_space()
        if seat is not None and seat not in self.core.seats:
            self.core.episode.position.points(seat)  # says that there is no such seat
        self.fixed_seat = seat
        self.seat = seat or 0
        rivals = settings.seats - 1
        self.names = [bots] * rivals if isinstance(bots, str) else list(bots)
        if len(self.names) != rivals:
            raise ValueError(f"{rivals} bots are needed, not {len(self.names)}")
        for name in self.names:
            make_bot(name)  # an unknown one is refused now
        self.bots: dict[int, Bot] = {}
        self.at_random = 0  # bit mask of the seats that play at random

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the bots themselves, which may hold threads and libraries."""
        told = {seat: (bot.seed, bot.choices) for seat, bot in self.bots.items()}
        return self.__dict__ | {"bots": told}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make the bots again, at the same number of choices."""
        self.__dict__.update(state)
        self.bots = {seat: self.make_bot(seat, *told) for seat, told in state["bots"].items()}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Start a new game, up to the agent's first decision; a seed fixes this game and those that follow."""
        super().reset(seed=seed)
        self.core.begin_with(int(self.np_random.integers(SEEDS)))
        self.seat = int(self.np_random.integers(len(self.core.seats))) if self.fixed_seat is None else self.fixed_seat
        self.seat_bots(int(self.np_random.integers(SEEDS)))
        self.run_bots()
        self.core.rewards()
        return self.core.observe(self.seat), self.info()

    def seat_bots(self, seed: int) -> None:
        """Give the other seats their bots, clockwise from the agent."""
        self.bots = {}
        self.at_random = 0
        for seat in self.core.seats:
            if seat != self.seat and self.name_of(seat) == "random":
                self.at_random |= 1 << seat
            elif seat != self.seat:
                self.bots[seat] = self.make_bot(seat, seed + seat)

    def name_of(self, seat: int) -> str:
        """The name of the bot at a seat."""
        return self.names[(seat - self.seat) % len(self.core.seats) - 1]

    def make_bot(self, seat: int, seed: int, choices: int = 0) -> Bot:
        """The bot of a seat, after so many choices."""
        bot = make_bot(self.name_of(seat), seed)
        bot.choices = choices
        return bot

    def run_bots(self) -> None:
        """Let bots move until the agent is next, or the game is over."""
        episode = self.core.episode
        while (seat := episode.pass_by(self.at_random)) not in (-1, self.seat):
            episode.play(seat, self.bots[seat].choose(self.core.settings.game, episode.position, seat))

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Play an action, and then the bots until the agent is next."""
        legal = self.core.act(self.seat, action)
        self.run_bots()
        reward = self.core.rewards(None if legal else self.seat)[self.seat]
        info = self.info()
        if not legal:
            info["illegal"] = True
        return self.core.observe(self.seat), reward, self.core.over, self.core.cut_short, info

    def info(self) -> dict[str, Any]:
        """The legal actions, and the seat."""
        return self.core.info(self.seat) | {"seat": self.seat}

    def action_masks(self) -> Any:
        """The legal actions, in the form that MaskablePPO asks for."""
        return self.core.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return self.core.render(self.seat)
