"""What every environment does with its game: seeds, moves, illegal actions, rewards, pictures."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding

from lampion.envs import modes, rendering
from lampion.envs.settings import Bytes, Settings
from lampion.kernel.errors import IllegalMove


class Core:
    """A game of an environment, with the seeds of those to come."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.episode = settings.episode()
        self.generator: np.random.Generator | None = None
        self.decisions = 0
        self.paid: list[int] = []  # the points that were paid as rewards so far

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.settings.seats)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.episode.position.is_over()

    @property
    def cut_short(self) -> bool:
        """Have all decisions been made that the settings allow?"""
        most = self.settings.most_decisions
        return most is not None and self.decisions >= most and not self.over

    def begin(self, seed: int | None) -> None:
        """Start a game. A seed fixes this one and all that follow until another seed is given."""
        if seed is not None or self.generator is None:
            self.generator, _ = seeding.np_random(seed)
        self.begin_with(int(self.generator.integers(1 << 63)))

    def begin_with(self, seed: int) -> None:
        """Start the game of this very seed."""
        self.episode.begin(seed)
        self.decisions = 0
        self.paid = self.settings.points(self.episode)

    def act(self, seat: int, action: int) -> bool:
        """Play an action; if it isn't legal, do what the settings say. Was it legal?"""
        move = self.settings.game.numbering.decode(int(action))
        legal = self.episode.play(seat, move)
        if not legal:
            self.answer_illegal(seat, move)
        self.decisions += 1
        return legal

    def answer_illegal(self, seat: int, move: int) -> None:
        """Raise an error, play a random move, or leave the game as it is."""
        position = self.episode.position
        if self.settings.illegal == "raise":
            raise IllegalMove(move=self.settings.game.name_move(position, seat, move), seat=seat)
        if self.settings.illegal == "random":
            self.episode.play_at_random(seat)

    def rewards(self, offender: int | None = None) -> list[float]:
        """What happened since the last call, for each seat; one that acted illegally pays for it."""
        points = self.settings.points(self.episode)
        rewards = [float(now - before) for now, before in zip(points, self.paid, strict=True)] or [0.0] * len(
            self.seats
        )
        self.paid = points
        if self.over:
            rewards = [reward + self.settings.final_reward(self.episode, seat) for seat, reward in enumerate(rewards)]
        if offender is not None and self.settings.illegal == "penalise":
            rewards[offender] += modes.PENALTY
        return rewards

    def observe(self, seat: int) -> Bytes:
        """What a seat may know."""
        return self.settings.observe(self.episode, seat)

    def info(self, seat: int) -> dict[str, Any]:
        """What a seat may do: as a mask of all actions, and as a list."""
        return {"action_mask": self.mask(seat), "legal_actions": self.settings.legal(self.episode, seat)}

    def mask(self, seat: int) -> Bytes:
        """1 for each legal action of a seat; all zeros when the game doesn't wait for it."""
        return self.settings.mask(self.episode, seat)

    def state(self) -> Bytes:
        """What all seats know together, one after the other."""
        return np.concatenate([self.observe(seat) for seat in self.seats])

    def render(self, viewer: int | None) -> Any:
        """The table as a viewer sees it, in the way that the settings say."""
        return rendering.render(self.settings.game, self.episode.position, viewer, self.settings.render_mode)
