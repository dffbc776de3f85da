"""Bots by strength: `level:1` to `level:8`. Each game's `levels.toml` says which bot a level stands for.

A level that the game leaves out stands for the next weaker one.
"""

from collections.abc import Callable

from lampion.bots.base import Bot
from lampion.kernel.game import Game
from lampion.kernel.levels import find_level, find_named
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


def find_behind(name: str, game: Game) -> str:
    """The bot that a level stands for in this game; any other name as it is."""
    level = find_named(game.levels, name)
    return level.bot if level else name


class LevelBot(Bot):
    """Plays as the bot that the game has for this level."""

    def __init__(self, number: int, make: Callable[[str, int], Bot], seed: int = 0) -> None:
        super().__init__(seed)
        self.number, self.make = number, make
        self.inner: Bot | None = None

    def stop(self) -> None:
        """Finish thinking soon."""
        super().stop()
        if self.inner is not None:
            self.inner.stop()

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """Choose as the bot of this level does."""
        self.inner = self.make(find_level(game.levels, self.number).bot, self.seed)
        self.inner.counts_work = self.counts_work
        if self.stopped:
            self.inner.stop()
        return self.inner.think(game, position, seat, rng)
