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
import torch  # type: ignore[import-not-found]
from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]
from stable_baselines3.common.callbacks import BaseCallback  # type: ignore[import-not-found]
from stable_baselines3.common.vec_env import DummyVecEnv  # type: ignore[import-not-found]

from lampion.envs import SoloEnv
from lampion.envs.agents import predictor, serve

TABLES = 16  # at the same time
SCALE = 16.0  # most numbers of an observation are small


def scale(observation: Any) -> Any:
    """An observation as a network likes it."""
    return observation.astype(np.float32) / SCALE


def make_table(game: str, seats: int) -> Any:
    """A seat against others that play at random, paid by the point."""
    environment = SoloEnv(game, seats, seat=None, bots="random", reward="points", illegal="raise")
    space = gymnasium.spaces.Box(-8.0, 8.0, environment.observation_space.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(environment, scale, space)


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
    tables = DummyVecEnv([lambda: gymnasium.wrappers.RecordEpisodeStatistics(make_table(game, seats))] * TABLES)
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
    model.learn(1 << 40, callback=Clock(minutes))
    model.save(file)


def play(file: str) -> None:
    """Answer Lampion's questions, as a program that sits at tables."""
    torch.set_num_threads(1)
    model = MaskablePPO.load(file, device="cpu")
    serve(predictor(model, scale), name="MaskablePPO")


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
