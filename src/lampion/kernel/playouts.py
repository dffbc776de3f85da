"""Random games by the thousand: the loop behind batches, benchmarks and tests, without the GIL.

Game number k of a seed is always the same game, in any thread and in any order.
"""

from typing import TYPE_CHECKING

import cython

from lampion.kernel import limits
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng

if TYPE_CHECKING:
    from numpy import int32
    from numpy.typing import NDArray

    Ints = NDArray[int32]


ENDLESS = 2_000_000_000  # decisions


class Playouts:
    """Plays uniform random games from one start position, over and over."""

    def __init__(self, start: Position) -> None:
        if not isinstance(start, Position):
            raise TypeError("playouts need a position to start from")
        self.start = start
        self.work = start.copy()
        self.rng = Rng()

    def finish(self, longest: int) -> int:
        """Play the working position to its end; returns the number of decisions, chance not counted.

        After the `longest` number of decisions it stops where it is.
        """
        decisions = 0
        while self.work.waiting and decisions < longest:
            if self.work.waiting >> limits.CHANCE & 1:
                self.work.roll(self.rng)
            else:
                seat = self.work.next_seat()
                count = self.work.find_moves(seat)
                self.work.step(seat, self.work.found[self.rng.below(count)])
                decisions += 1
        return decisions

    def play_game(self, seed: int, number: int) -> int:
        """Play game `number` of a seed; the final position is in `work`."""
        self.work.copy_from(self.start)
        self.rng.reset(seed, number)
        return self.finish(ENDLESS)

    def play_many(self, seed: int, first: int, count: int) -> int:
        """Play `count` games and keep nothing but the number of decisions: what a benchmark times."""
        decisions = 0
        with cython.nogil:
            for number in range(first, first + count):
                decisions += self.play_game(seed, number)
        return decisions

    def tabulate(self, seed: int, first: int, scores: "Ints", winners: "Ints", decisions: "Ints") -> None:
        """Play a game for each row and write its scores, the mask of its winners and its number of decisions."""
        seats = self.start.seats
        with cython.nogil:
            for row in range(decisions.shape[0]):
                decisions[row] = self.play_game(seed, first + row)
                winners[row] = self.work.winners()
                for seat in range(seats):
                    scores[row * seats + seat] = self.work.score(seat)

    def itemise(
        self, seed: int, first: int, longest: int, sources: int, points: "Ints", facts: "Ints", lengths: "Ints"
    ) -> None:
        """The same with more to know, a game for each pair of lengths.

        `points` gets the points of each seat by source and in total, `facts` the mask of the winners and of the seats
        that could still move, `lengths` the decisions and turns.
        """
        seats = self.start.seats
        place = 0
        with cython.nogil:
            for row in range(lengths.shape[0] // 2):
                self.work.copy_from(self.start)
                self.rng.reset(seed, first + row)
                lengths[2 * row] = self.finish(longest)
                lengths[2 * row + 1] = self.work.turn
                facts[2 * row] = self.work.winners()
                facts[2 * row + 1] = self.work.waiting
                for seat in range(seats):
                    for source in range(sources):
                        points[place] = self.work.points_from(seat, source)
                        place += 1
                    points[place] = self.work.score(seat)
                    place += 1

    def copy_many(self, count: int) -> None:
        """Copy the start position `count` times: what a benchmark times."""
        with cython.nogil:
            for _ in range(count):
                self.work.copy_from(self.start)


class Level:
    """A position for each depth of a recursion: perft needs no more than one a depth."""

    def __init__(self, start: Position, depth: int) -> None:
        self.position = start.copy()
        self.deeper = Level(start, depth - 1) if depth > 0 else self


def count_lines(level: Level, depth: int, every_chance: bool) -> int:
    """How many sequences of that many decisions there are; chance takes its first outcome, or every one of them."""
    by_chance = level.position.waiting >> limits.CHANCE & 1
    if depth == 0 and not by_chance:
        return 1
    if not level.position.waiting:
        return 0  # over too early
    seat = level.position.next_seat()
    count = level.position.find_moves(seat)
    if by_chance and not every_chance:
        count = 1
    lines = 0
    for i in range(count):
        step_down(level.deeper, level.position, seat, level.position.found[i])
        lines += count_lines(level.deeper, depth if by_chance else depth - 1, every_chance)
    return lines


def step_down(level: Level, before: Position, seat: int, move: int) -> None:
    """Put the position after a move on the next level."""
    level.position.copy_from(before)
    level.position.step(seat, move)


def perft(start: Position, depth: int, every_chance: bool = False) -> int:
    """The number of different sequences of `depth` decisions from a position."""
    if not isinstance(start, Position):
        raise TypeError("perft needs a position to start from")
    if depth < 0:
        raise ValueError(f"depth: {depth}")
    level = Level(start, 64 + 16 * depth)  # room for the chance moves between decisions
    with cython.nogil:
        lines = count_lines(level, depth, every_chance)
    return lines
