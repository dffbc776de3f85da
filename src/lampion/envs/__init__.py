"""Environments for programs that learn, in the conventions of Gymnasium and PettingZoo; installed by `lampion[envs]`.

Importing this registers every game with Gymnasium, as `Lampion/SpringFestival-v1`: the number is the version of the
rules.
"""

import gymnasium

from lampion.envs.aec import TurnEnv
from lampion.envs.parallel import JointEnv
from lampion.envs.solo import SoloEnv
from lampion.envs.vector import VectorEnv
from lampion.games import GAMES
from lampion.games import game as find_game

__all__ = ["JointEnv", "SoloEnv", "TurnEnv", "VectorEnv", "environment_id"]


def environment_id(name: str) -> str:
    """The id of a game's environment for `gymnasium.make`."""
    words = "".join(word.capitalize() for word in name.split("-"))
    return f"Lampion/{words}-v{find_game(name).rules}"


for _name in GAMES:
    if environment_id(_name) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_name),
            "lampion.envs.solo:SoloEnv",
            vector_entry_point="lampion.envs.vector:VectorEnv",
            kwargs={"game": _name},
        )
