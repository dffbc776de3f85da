"""The bot that takes any move."""

from lampion.bots.base import Bot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class RandomBot(Bot):
    """Every legal move with the same odds."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """Any move."""
        moves = position.moves(seat)
        return moves[rng.below(len(moves))]
