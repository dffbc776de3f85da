"""An agent that learns a game with MaskablePPO, and then sits at tables. It needs sb3-contrib and PyTorch.

python examples/agent.py train spring-festival agent.zip --minutes 10
lampion arena spring-festival --bots "random,outside:python examples/agent.py play agent.zip" --games 200
lampion serve --bot "mine=python examples/agent.py play agent.zip"
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers import RecordEpisodeStatistics
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from lampion.envs import SoloEnv, VectorEnv
from lampion.envs.agents import serve

TABLES = 16  # at the same time
MEETING = 2_000  # steps of random games in which the agent meets its actions
SCALE = 16.0  # most numbers of an observation are small


def meet_actions(game: str, seats: int) -> Any:
    """The actions that come up in random games: a tenth of all, and a much smaller network."""
    games = VectorEnv(game, TABLES, seats, mask=False)
    _, infos = games.reset(seed=1)
    met = set()
    for _ in range(MEETING):
        met.update(np.unique(infos["legal_actions"]).tolist())
        infos = games.step(games.sample())[4]
    return np.array(sorted(met - {-1}))


def narrow(mask: Any, known: Any) -> Any:
    """The mask of the actions that the agent knows, and whether anything else is legal."""
    small = np.append(mask[known], False)
    small[-1] = small.sum() < mask.sum()
    return small


def widen(action: int, mask: Any, known: Any) -> int:
    """The action that the agent means; the last one is the first legal action that it doesn't know."""
    return int(known[action] if action < len(known) else np.setdiff1d(np.flatnonzero(mask), known)[0])


def look(observation: Any, small: Any) -> Any:
    """What the network gets: the observation, and what is legal."""
    return np.concatenate([observation / SCALE, small], dtype=np.float32)


class Table(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A seat against others that play at random, paid by the point, with the actions that the agent knows."""

    def __init__(self, game: str, seats: int, known: Any) -> None:
        self.solo = SoloEnv(game, seats, seat=None, bots="random", reward="points", illegal="raise")
        super().__init__(self.solo)
        self.known = known
        self.action_space = gymnasium.spaces.Discrete(len(known) + 1)
        shape = self.solo.observation_space.shape or ()
        self.observation_space = gymnasium.spaces.Box(-8.0, 8.0, (shape[0] + len(known) + 1,), np.float32)

    def reset(self, **settings: Any) -> tuple[Any, Any]:
        """Begin a game."""
        seen, info = self.solo.reset(**settings)
        return look(seen, self.action_masks()), info

    def step(self, action: Any) -> Any:
        """Play an action."""
        seen, *told = self.solo.step(widen(int(action), self.solo.action_masks(), self.known))
        return look(seen, self.action_masks()), *told

    def action_masks(self) -> Any:
        """What is legal, of what the agent knows."""
        return narrow(self.solo.action_masks(), self.known)


class Clock(BaseCallback):  # type: ignore[misc]
    """Ends the training after so many minutes of processor time, and says how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes

    def _on_step(self) -> bool:
        return time.process_time() < self.seconds

    def _on_rollout_end(self) -> None:
        recent = [episode["r"] for episode in self.model.ep_info_buffer or []]
        points = f"{np.mean(recent):.1f}" if recent else "–"
        print(f"{time.process_time() / 60:4.1f} min  {self.num_timesteps:,} decisions  {points} points", flush=True)


def train(game: str, file: str, seats: int, minutes: float, seed: int) -> None:
    """Learn a game and save the agent."""
    torch.set_num_threads(1)
    known = meet_actions(game, seats)
    tables = DummyVecEnv([lambda: RecordEpisodeStatistics(Table(game, seats, known))] * TABLES)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.005,
        learning_rate=7e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )
    model.known = known  # saved with it
    model.learn(1 << 40, callback=Clock(minutes))
    model.save(file)


def play(file: str) -> None:
    """Answer Lampion's questions, as a program that sits at tables."""
    torch.set_num_threads(1)
    model = MaskablePPO.load(file, device="cpu")

    def choose(observation: Any, mask: Any) -> int:
        small = narrow(mask, model.known)
        action, _ = model.predict(look(observation, small), action_masks=small, deterministic=True)
        return widen(int(action), mask, model.known)

    serve(choose, name="MaskablePPO")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    learning = commands.add_parser("train", help="learn a game")
    learning.add_argument("game")
    learning.add_argument("file")
    learning.add_argument("--seats", type=int, default=2)
    learning.add_argument("--minutes", type=float, default=10.0, help="of processor time (default: 10)")
    learning.add_argument("--seed", type=int, default=1)
    commands.add_parser("play", help="sit at tables").add_argument("file")
    arguments = parser.parse_args()
    if arguments.command == "train":
        train(arguments.game, arguments.file, arguments.seats, arguments.minutes, arguments.seed)
    else:
        play(arguments.file)


if __name__ == "__main__":
    main()
