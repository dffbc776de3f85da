"""The bot that pays attention now and then: `greedy:40%` chooses well in 40 of 100 decisions, else at random."""

import re

from lampion.bots.greedy import GreedyBot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

NAME = re.compile(r"greedy:([1-9]\d?)%")


class CarelessBot(GreedyBot):
    """Greedy when it pays attention."""

    def __init__(self, percent: int, seed: int = 0) -> None:
        super().__init__(seed)
        self.percent = percent

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The greedy move, or any."""
        if rng.below(100) < self.percent:
            return super().think(game, position, seat, rng)
        moves = position.moves(seat)
        return moves[rng.below(len(moves))]
