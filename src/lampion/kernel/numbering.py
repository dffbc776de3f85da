"""The moves of a game as a dense row of actions, for programs that learn: action 0, 1, 2 … instead of sparse codes."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from lampion.kernel.errors import UnknownAction
from lampion.kernel.limits import CODES

NO_ACTION = -1


class Numbering:
    """Numbers the codes of moves in rising order; within a version of the rules a move keeps its number."""

    def __init__(self, codes: Iterable[int]) -> None:
        self.codes = array("i", sorted(set(codes)))  # by action
        self.actions = array("i", [NO_ACTION]) * CODES  # by code
        for action, code in enumerate(self.codes):
            self.actions[code] = action

    def __len__(self) -> int:
        return len(self.codes)

    def encode(self, move: int) -> int:
        """The action of a move."""
        action = self.actions[move] if 0 <= move < CODES else NO_ACTION
        if action == NO_ACTION:
            raise UnknownAction(action=f"#{move}", actions=len(self))
        return action

    def decode(self, action: int) -> int:
        """The move of an action, as the code that positions play."""
        if not 0 <= action < len(self):
            raise UnknownAction(action=action, actions=len(self))
        return self.codes[action]
