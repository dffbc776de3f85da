"""Looking ahead to the end of the seat's own turn; chance on the way is sampled, other seats don't move."""

import cython

from lampion.kernel import limits
from lampion.kernel.playouts import Level
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

if not cython.compiled:
    from lampion.kernel.playouts import step_down

DEPTH = 24  # decisions of one seat in one turn, at most
STEPS = 20_000  # positions for one choice, at most; beyond that the current score counts


class Lookahead:
    """One choice: a position for each depth, and the rest of the budget."""

    def __init__(self, start: Position) -> None:
        if not isinstance(start, Position):
            raise TypeError("looking ahead needs a position to start from")
        self.level = Level(start, DEPTH)
        self.dice = Rng()
        self.left = STEPS
        self.is_stopped = False

    def stop(self) -> None:
        """Stop looking ahead: the current score counts. May be called from another thread."""
        self.is_stopped = True

    def choose(self, seat: int, rng: Rng) -> int:
        """The move that leads to the best score; releases the GIL."""
        with cython.nogil:
            move = self.find_best(self.level.position, seat, rng)
        return move

    def find_best(self, start: Position, seat: int, rng: Rng) -> int:
        """Try every move; break ties at random."""
        count = start.find_moves(seat)
        share = STEPS // count
        luck = rng.bits()
        best = -1_000_000
        equal = 0
        chosen = 0
        for i in range(count):
            move = start.found[i]
            self.dice.reset(luck, 0)  # the same luck for every move
            self.left = share
            step_down(self.level.deeper, start, seat, move)
            value = self.best_score(self.level.deeper, seat, start.turn, DEPTH - 1)
            if value > best:
                best = value
                equal = 0
            if value == best:
                equal += 1
                if rng.below(equal) == 0:
                    chosen = move
        return chosen

    def best_score(self, level: Level, seat: int, turn: int, depth: int) -> int:
        """The best score that this seat can have at the end of this turn."""
        self.left -= 1
        while level.position.waiting >> limits.CHANCE & 1 and level.position.turn == turn:
            level.position.roll(self.dice)
        over = level.position.turn != turn or not level.position.waiting >> seat & 1
        if over or depth == 0 or self.left <= 0 or self.is_stopped:
            return level.position.score(seat)
        best = -1_000_000
        count = level.position.find_moves(seat)
        for i in range(count):
            step_down(level.deeper, level.position, seat, level.position.found[i])
            value = self.best_score(level.deeper, seat, turn, depth - 1)
            if value > best:
                best = value
        return best
