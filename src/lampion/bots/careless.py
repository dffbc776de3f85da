"""A bot that pays attention only at times: `greedy:40%` makes 40 % of its decisions greedily, the rest at random."""

import re

from lampion.bots.base import Bot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

NAME = re.compile(r"(greedy|search:[1-9]\d{0,2}):([1-9]\d?)%")  # of searches only quick ones


class CarelessBot(Bot):
    """Plays like another bot when it pays attention."""

    def __init__(self, percent: int, attentive: Bot, seed: int = 0) -> None:
        super().__init__(seed)
        self.percent, self.attentive = percent, attentive

    def stop(self) -> None:
        """Finish thinking soon."""
        super().stop()
        self.attentive.stop()

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The move of the other bot, or a random one."""
        if rng.below(100) < self.percent:
            return self.attentive.think(game, position, seat, rng)
        moves = position.moves(seat)
        return moves[rng.below(len(moves))]
