"""What every bot has in common: it thinks about a position in which all that its seat cannot know was dealt anew."""

from abc import ABC, abstractmethod

from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class IllegalChoice(Exception):
    """A bot has chosen what is no legal move: a mistake of its author."""


class Bot(ABC):
    """A player in software."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.stopped = False
        self.choices = 0  # how many it has made: each one has random numbers of its own

    def choose(self, game: Game, position: Position, seat: int) -> int:
        """A legal move for this seat. Of the true position it knows the moves on offer; the rest is dealt anew."""
        if not position.waits_for(seat):
            position.refuse(seat, -1)
        rng = Rng(self.seed, self.choices)
        self.choices += 1
        move = self.think(game, position.hide(seat, rng), seat, rng)
        if move not in position.moves(seat):
            raise IllegalChoice(f"{type(self).__name__} has chosen {move!r}, which is no legal move of seat {seat}")
        return move

    def stop(self) -> None:
        """Come to an end soon, if thinking takes long; may be called from another thread."""
        self.stopped = True

    @abstractmethod
    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """Choose a move in a re-dealt position."""
