"""What experience says about a game: what a position promises, which moves look good. A search plays better with it.

A game subclasses `Heuristics` in its `heuristics.py`. It looks at one scratch position, the one it was made for. The
numbers that it weighs with are in the game's `weights.toml`, where `lampion tune` puts them: *values* of what can be
counted in a position, and *habits* of quick play. The same file runs compiled and plain.
"""

import tomllib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from lampion.kernel.limits import ROOM
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng


@dataclass(frozen=True)
class Weights:
    """What was tuned: by name in the file, by place here."""

    values: Sequence[float] = ()
    habits: Sequence[float] = ()


def load_weights(package: str, values: Sequence[str], habits: Sequence[str]) -> Weights:
    """The weights in a game's `weights.toml`, in the order of these names; one that is not there counts nothing."""
    data = tomllib.loads(files(package).joinpath("weights.toml").read_text("utf-8"))
    return Weights(
        [data["values"].get(name, 0.0) for name in values], [data["habits"].get(name, 0.0) for name in habits]
    )


def check_weights(weights: Weights, values: Sequence[str], habits: Sequence[str]) -> Weights:
    """The same weights, if there is one for each of these names; compiled code would run out of bounds."""
    if len(weights.values) != len(values) or len(weights.habits) != len(habits):
        raise ValueError(f"{len(values)} values and {len(habits)} habits are needed")
    return weights


class Heuristics:
    """The heuristics of a game without any: points count as they stand, and all moves look alike."""

    def __init__(self, position: Position, weights: Weights) -> None:
        if not isinstance(position, Position):
            raise TypeError("heuristics need a position to look at")
        self.position = position
        self.values = array("d", weights.values or [0.0])
        self.size = len(self.values)
        self.habits = array("d", weights.habits or [0.0])
        self.counts = array("d", bytes(8 * self.size))  # what `count_up` has found
        self.likings = array("d", bytes(8 * ROOM))  # by place in the position's list of moves

    def appraise(self, seat: int) -> float:
        """The points with which a seat may be expected to end: its score now, and what was counted times its value."""
        self.count_up(seat)
        total = 0.0 + self.position.score(seat)
        for i in range(self.size):
            total += self.values[i] * self.counts[i]
        return total

    def count_up(self, seat: int) -> None:
        """A game: write to `counts` what a seat has besides points."""

    def compare(self, seat: int, count: int) -> bool:
        """A game: write to `likings` how good each of the listed moves looks, more is better; false: all are alike."""
        return False

    def pick(self, seat: int, count: int, rng: Rng) -> int:
        """A game: the place of a likely move in the list, for playing on quickly."""
        return rng.below(count)

    # What callers in Python ask for

    def promise(self, position: Position, seat: int) -> float:
        """What a seat may be expected to end with in another position of this game."""
        if type(position) is not type(self.position):
            raise TypeError("heuristics look at one game only")
        self.position.copy_from(position)
        return self.appraise(seat)

    def list_counts(self, seat: int) -> list[float]:
        """What can be counted for a seat."""
        self.count_up(seat)
        return list(self.counts)

    def choose(self, seat: int, rng: Rng) -> int:
        """A likely move."""
        moves = self.position.moves(seat)
        return moves[self.pick(seat, len(moves), rng)]
