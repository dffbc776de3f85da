"""PettingZoo's turn-based environment: one seat after the other, in the order in which the game asks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from lampion.envs.core import Core
from lampion.envs.settings import Bytes, make_settings

Infos = dict[str, Any]


class TurnEnv(AECEnv):
    """A game for several agents, `seat_0` and so on; seats that wait together act in turn order.

    `infos` holds the legal actions of the agent that is to act, and `illegal` if its last action wasn't legal.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        reward: str = "win",
        illegal: str = "penalise",
        render_mode: str | None = None,
        most_decisions: int | None = None,
    ) -> None:
        super().__init__()
        settings = make_settings(game, seats, options, reward, illegal, render_mode, most_decisions)
        self.core = Core(settings)
        self.metadata = settings.metadata(is_parallelizable=False)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.core.seats]
        self.action_spaces = {agent: settings.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: settings.observation_space() for agent in self.possible_agents}
        self.state_space = settings.observation_space(settings.seats)
        self.agents: list[str] = []
        self.seat = 0  # who is to act

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Box:
        """What `Game.planes` describes."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed fixes this one and those that follow."""
        self.core.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Infos] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.select()

    def observe(self, agent: str) -> Bytes:
        """What an agent may know."""
        return self.core.observe(self.possible_agents.index(agent))

    def state(self) -> Bytes:
        """What all seats know together: for training with a critic that sees everything."""
        return self.core.state()

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is to act; an agent whose game is over takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} has to act")
        seat = self.seat
        legal = self.core.act(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.core.rewards(None if legal else seat), strict=True))
        self._accumulate_rewards()
        self.infos = {other: {} for other in self.agents}
        if not legal:
            self.infos[agent]["illegal"] = True
        if self.core.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.core.cut_short:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.select()

    def select(self) -> None:
        """Ask the seat that is next, and tell it what it may do."""
        self.seat = self.core.episode.position.to_move()
        self.agent_selection = self.possible_agents[self.seat]
        self.infos[self.agent_selection].update(self.core.info(self.seat))

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.core.render(None)

    def close(self) -> None:
        """Release nothing: no window and no process is open."""
