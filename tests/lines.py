"""A puzzle that asks for a line: which tile to take, and where it goes."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import lampion
from lampion.bots.puzzles import Answer, Puzzle, Step
from lampion.games.fireworks.constants import phases
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from tests.browser.scenes import play_out

GAME = "fireworks"


@cache
def a_line() -> Puzzle:
    """One tile of a kind of which several lie there, on the last of the cells."""
    game = lampion.game(GAME)
    position, seat = next(takes(game))
    tile = max(position.moves(seat), key=lambda move: len(twins(game, position, seat, move)))
    first = step(game, position, seat, twins(game, position, seat, tile))
    after = position.copy()
    after.play(seat, tile)
    return Puzzle(game.write(position), seat, (first, step(game, after, seat, after.moves(seat)[-1:])))


def takes(game: Game) -> Iterator[tuple[Position, int]]:
    """Decisions that end with the placing of a single tile, some kinds of which lie there several times."""
    seat = 0
    for text, _ in play_out(GAME, 2, (), 3):
        position: Any = game.read(text)
        if position.phase == phases.TAKE and position.quota == 1 and len(position.moves(seat)) > 4:
            yield position, seat


def twins(game: Game, position: Position, seat: int, move: int) -> list[int]:
    """The moves that are worth the same as this one."""
    return [one for one in position.moves(seat) if game.twin(position, seat, one) == game.twin(position, seat, move)]


def step(game: Game, position: Position, seat: int, best: list[int]) -> Step:
    """A decision with these solutions."""
    others = [move for move in position.moves(seat) if move not in best]
    texts = [game.write_move(position, seat, move) for move in (*best, *others)]
    worths = [(0.7, 4.0) if place < len(best) else (0.4, -1.0) for place in range(len(texts))]
    return Step(tuple(Answer(text, *worth) for text, worth in zip(texts, worths, strict=True)), len(best))
