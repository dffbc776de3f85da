"""Many random games at once, on all cores, as NumPy arrays."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lampion.kernel.playouts import Playouts
from lampion.kernel.position import Position

if TYPE_CHECKING:
    from numpy import int32
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Batch:
    """The results of a batch, a row a game.

    `scores` has a column a seat, `won` marks the winners (all of them if a victory is shared), `decisions` the moves.
    """

    scores: NDArray[int32]
    won: NDArray[int32]
    decisions: NDArray[int32]


def play_batch(start: Position, games: int, seed: int, threads: int | None = None) -> Batch:
    """Play uniform random games from a position, each with its own numbers from the seed, without the GIL."""
    import numpy as np

    if games < 0:
        raise ValueError(f"games: {games}")
    seed &= (1 << 64) - 1
    threads = max(1, threads or os.cpu_count() or 1)
    scores = np.zeros(games * start.seats, np.int32)
    winners, decisions = np.zeros(games, np.int32), np.zeros(games, np.int32)
    size = -(-games // threads) or 1

    def play_part(first: int) -> None:
        part = slice(first, first + size)
        rows = scores[first * start.seats : (first + size) * start.seats]
        Playouts(start).tabulate(seed, first, rows, winners[part], decisions[part])

    if threads == 1:
        play_part(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play_part, range(0, games, size)))
    won = winners[:, None] >> np.arange(start.seats, dtype=np.int32) & 1
    return Batch(scores.reshape(games, start.seats), won, decisions)
