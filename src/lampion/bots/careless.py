"""A bot that pays attention only at times: `greedy:40%` makes 40 % of its decisions greedily, the rest at random."""

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
        """The greedy move, or a random one."""
        if rng.below(100) < self.percent:
            return super().think(game, position, seat, rng)
        moves = position.moves(seat)
        return moves[rng.below(len(moves))]
