"""What experience says about a game: what a position promises, which moves look good. A search gets better by it.

A game subclasses `Heuristics` in its `heuristics.py`. It looks at one scratch position, the one it was made for. Its
weights are numbers that a command has tuned. The same file runs compiled and plain.
"""

from array import array
from collections.abc import Sequence

from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


class Heuristics:
    """Of a game about which nothing is known: points count as they stand, and all moves are alike."""

    def __init__(self, position: Position, weights: Sequence[float] = ()) -> None:
        if not isinstance(position, Position):
            raise TypeError("heuristics need a position to look at")
        self.position = position
        self.weights = array("d", weights or [0.0])
        self.likings = array("d", bytes(8 * 1024))  # by place in the position's list of moves

    def appraise(self, seat: int) -> float:
        """A game: the points with which a seat may be expected to end."""
        return self.position.score(seat)

    def compare(self, seat: int, count: int) -> bool:
        """A game: write to `likings` how good each of the listed moves looks, more is better; false: all are alike."""
        return False

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """A game: the place of a likely move in the list, for playing on quickly."""
        return rng.below(count)
