"""A bot that plays at random."""

from lampion.bots.base import Bot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class RandomBot(Bot):
    """Plays every legal move with equal probability."""

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """A random move."""
        moves = position.moves(seat)
        return moves[rng.below(len(moves))]
