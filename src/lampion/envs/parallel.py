"""PettingZoo's parallel environment: seats that the game asks at the same time act at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from lampion.envs.core import Core
from lampion.envs.settings import Bytes, make_settings

Infos = dict[str, dict[str, Any]]


class JointEnv(ParallelEnv):
    """A game for several agents, `seat_0` and so on, which all act in every step.

    Only the actions of seats that the game waits for count; the mask of the others is all zeros. Actions are played in
    turn order, chance after each. If that changes what a seat may choose from, its action isn't played, and the seat is
    asked again in the next step.
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
        settings = make_settings(game, seats, options, reward, illegal, render_mode, most_decisions)
        self.core = Core(settings)
        self.metadata = settings.metadata()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in self.core.seats]
        self.action_spaces = {agent: settings.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: settings.observation_space() for agent in self.possible_agents}
        self.state_space = settings.observation_space(settings.seats)
        self.agents: list[str] = []

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions, legal or not."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Box:
        """What `Game.planes` describes."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Bytes], Infos]:
        """Start a new game; a seed fixes this one and those that follow."""
        self.core.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), self.infos(())

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Bytes], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Play the actions of the seats that the game waits for, together."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        rewards = [0.0] * len(self.possible_agents)
        illegal = self.play_together(actions, rewards)
        agents = self.agents
        found = (
            self.observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, self.core.over),
            dict.fromkeys(agents, self.core.cut_short),
            self.infos(illegal),
        )
        if self.core.over or self.core.cut_short:
            self.agents = []
        return found

    def play_together(self, actions: Mapping[str, int], rewards: list[float]) -> list[int]:
        """Play what the seats have chosen, as long as they would be asked the same; returns those that broke a rule."""
        position = self.core.episode.position
        asked = {seat: position.moves(seat) for seat in self.core.seats if position.waits_for(seat)}
        phase = position.phase
        first = position.active
        illegal = []
        for step in self.core.seats:
            seat = (first + step) % len(self.core.seats)
            if seat not in asked or position.phase != phase or position.moves(seat) != asked[seat]:
                continue
            legal = self.core.act(seat, actions[self.possible_agents[seat]])
            if not legal:
                illegal.append(seat)
            for other, reward in enumerate(self.core.rewards(None if legal else seat)):
                rewards[other] += reward
            if self.core.over or self.core.cut_short:
                break
        return illegal

    def observations(self) -> dict[str, Bytes]:
        """What each agent may know."""
        return {agent: self.core.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def infos(self, illegal: Any) -> Infos:
        """The legal actions of each agent, and who acted illegally."""
        found: Infos = {agent: self.core.info(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat in illegal:
            found[self.possible_agents[seat]]["illegal"] = True
        return found

    def state(self) -> Bytes:
        """What all seats know together: for training with a critic that sees everything."""
        return self.core.state()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.core.render(None)

    def close(self) -> None:
        """Release nothing: no window and no process is open."""
