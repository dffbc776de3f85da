"""Trained agents as bots: in the arena, at tables, and against people in the browser.

A policy is a function of what a seat knows and what is legal, both as arrays, that returns an action. `predictor` makes
one of a model with the method `predict`, as those of Stable-Baselines3 have it.
"""

from __future__ import annotations

import inspect
import json
import sys
from array import array
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TextIO

import numpy as np
from numpy.typing import NDArray

from lampion.bots.base import Bot
from lampion.bots.programs import PROTOCOL
from lampion.games import game as find_game
from lampion.kernel.game import Game
from lampion.kernel.numbering import Numbering
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

Policy = Callable[[NDArray[np.int8], NDArray[np.bool_]], int]


class Model(Protocol):
    """What learns and can be asked: a model of Stable-Baselines3, for instance."""

    @property
    def predict(self) -> Callable[..., tuple[Any, Any]]:
        """Of an observation it makes an action, and what the model remembers."""


def predictor(
    model: Model, prepare: Callable[[NDArray[np.int8]], Any] | None = None, *, deterministic: bool = True
) -> Policy:
    """The policy of a model; `prepare` makes of an observation what the model was trained with.

    A model whose `predict` takes `action_masks` is told what is legal.
    """
    is_masked = "action_masks" in inspect.signature(model.predict).parameters

    def choose(observation: NDArray[np.int8], mask: NDArray[np.bool_]) -> int:
        seen = observation if prepare is None else prepare(observation)
        settings: dict[str, Any] = {"action_masks": mask} if is_masked else {}
        action, _ = model.predict(seen, deterministic=deterministic, **settings)
        return int(action)

    return choose


def mask_of(numbering: Numbering, actions: Any) -> NDArray[np.bool_]:
    """The mask in which these actions are legal."""
    mask = np.zeros(len(numbering), np.bool_)
    mask[actions] = True
    return mask


class PolicyBot(Bot):
    """A policy at a seat: `lampion.bots.register("mine", lambda seed: PolicyBot(policy, seed))` gives it a name."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        super().__init__(seed)
        self.policy = policy

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The move of the action that the policy chooses."""
        numbering = game.numbering
        observation = np.frombuffer(game.observer(position).read(seat), np.int8).copy()
        mask = mask_of(numbering, [numbering.encode(move) for move in position.moves(seat)])
        return numbering.decode(int(self.policy(observation, mask)))


def serve(
    policy: Policy | Mapping[str, Policy],
    name: str = "agent",
    questions: TextIO | None = None,
    answers: TextIO | None = None,
) -> None:
    """Be an outside bot: answer Lampion's questions on standard input until it ends.

    With a policy for each game, by its id, questions about other games are left without a move.
    """
    for line in questions or sys.stdin:
        print(json.dumps(answer(json.loads(line), policy, name)), file=answers or sys.stdout, flush=True)


def answer(question: dict[str, Any], policy: Policy | Mapping[str, Policy], name: str) -> dict[str, Any]:
    """The answer to one question."""
    if question["type"] == "hello":
        return {"protocol": PROTOCOL, "name": name, "wants": ["observation"]}
    chosen = policy.get(question["game"]) if isinstance(policy, Mapping) else policy
    if chosen is None:
        return {"problem": f"no policy for {question['game']}"}
    actions = question["actions"]
    mask = mask_of(find_game(question["game"]).numbering, actions)
    observation = np.frombuffer(array("b", question["observation"]), np.int8).copy()
    action = int(chosen(observation, mask))
    if action not in actions:
        return {"problem": f"action {action} isn't legal"}
    return {"move": question["offers"][actions.index(action)]["move"]}
