"""A bot that wants points now: it maximises its score at the end of its own turn."""

from lampion.bots.base import Bot
from lampion.bots.lookahead import Lookahead
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class GreedyBot(Bot):
    """Tries every sequence of its own decisions to the end of its turn; ties are broken at random."""

    lookahead: Lookahead | None = None

    def stop(self) -> None:
        """Stop looking ahead."""
        super().stop()
        if self.lookahead is not None:
            self.lookahead.stop()

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """The first move of a best sequence."""
        self.lookahead = Lookahead(position)
        if self.stopped:
            self.lookahead.stop()
        return self.lookahead.choose(seat, rng)
