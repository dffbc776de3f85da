"""Quick games in which heuristics choose the moves."""

from collections.abc import Iterator

from lampion.kernel.heuristics import Heuristics
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng


def play_quickly(heuristics: Heuristics, rng: Rng) -> Iterator[None]:
    """Play the position of these heuristics to its end, yielding before each move."""
    position = heuristics.position
    while not position.is_over():
        yield
        seat = position.to_move()
        if seat == CHANCE:
            position.draw(rng)
        else:
            position.play(seat, heuristics.choose(seat, rng))
