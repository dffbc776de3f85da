"""What all bots share: a bot thinks about a re-dealt position, in which everything hidden from its seat is random."""

import sys
import time
from abc import ABC, abstractmethod

from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

# CPU time of this thread. Pyodide has none, and on Windows it ticks every 16 ms: there, wall time.
work_time = time.perf_counter if sys.platform == "win32" else getattr(time, "thread_time", time.perf_counter)


class IllegalChoice(Exception):
    """A bot chose an illegal move: a bug in the bot."""


class Bot(ABC):
    """A program that plays a seat."""

    counts_work = False  # are budgets in time for the work of its thread, not for the time that passes?

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.stopped = False
        self.choices = 0  # made so far: each one gets its own random numbers

    def choose(self, game: Game, position: Position, seat: int) -> int:
        """A legal move for this seat. Everything hidden from it is re-dealt first; its legal moves stay the same."""
        if not position.waits_for(seat):
            position.refuse(seat, -1)
        rng = Rng(self.seed, self.choices)
        self.choices += 1
        move = self.think(game, position.redealt(seat, rng), seat, rng)
        if move not in position.moves(seat):
            raise IllegalChoice(f"{type(self).__name__} chose {move!r}, which is not a legal move of seat {seat}")
        return move

    def stop(self) -> None:
        """Ask the bot to finish thinking soon; may be called from another thread."""
        self.stopped = True

    @abstractmethod
    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """Choose a move in a re-dealt position."""
