"""What a seat may know as a row of signed bytes, for programs that learn.

A game subclasses `Observer` in its `observer.py`; `planes.py` beside it says what each place holds. Seats count
clockwise from the observer, which is 0 in its own row. The same file runs compiled and plain.
"""

from array import array

import cython

from lampion.kernel import blocks, header, limits
from lampion.kernel.errors import UnknownSeat
from lampion.kernel.position import Position

if not cython.compiled:

    def take_own_row(observer: "Observer") -> None:
        """Compiled code may write to a consumer's row instead, by its address."""

    def row_of(observer: "Observer") -> bytes:
        """The row as bytes."""
        return observer.row[: observer.size].tobytes()


class Observer:
    """Writes to its row what a seat may know about its position; without a game's planes, only the header."""

    def __init__(self, position: Position, planes: int = 0) -> None:
        if not isinstance(position, Position):
            raise TypeError("an observer needs a position to look at")
        if planes + header.SIZE > limits.OBSERVATION:
            raise ValueError(f"an observation has at most {limits.OBSERVATION} places, not {planes + header.SIZE}")
        if not cython.compiled:
            self.row = array("b", bytes(limits.OBSERVATION))
        take_own_row(self)
        self.position = position
        self.planes = planes  # the size of the game's own part; the header follows
        self.size = planes + header.SIZE

    def read(self, seat: int) -> bytes:
        """What this seat may know, as signed bytes."""
        if not 0 <= seat < self.position.seats:
            raise UnknownSeat(seat=seat, seats=self.position.seats)
        self.observe(seat)
        return row_of(self)

    def observe(self, seat: int) -> None:
        """Write the row of a seat that exists."""
        blocks.clear(self.row, self.size)
        self.observe_planes(seat)
        self.observe_header(seat)

    def observe_planes(self, seat: int) -> None:
        """A game: write its own part of the row, which is all zeros; only what this seat may know."""

    def observe_header(self, seat: int) -> None:
        """Write what all games have: who waits, the turn, the points."""
        row = self.row
        seats = self.position.seats
        first = self.planes
        row[first + header.SEATS] = seats
        row[first + header.OWN] = seat
        row[first + header.PHASE] = self.position.phase
        row[first + header.DEALT] = self.clip(self.position.dealt)
        row[first + header.ACTIVE] = self.from_seat(seat, self.position.active)
        row[first + header.TURN] = self.position.turn % header.HUNDRED
        row[first + header.HUNDREDS] = self.clip(self.position.turn // header.HUNDRED)
        row[first + header.CHANCE] = self.position.waiting >> limits.CHANCE & 1
        other = seat
        for i in range(seats):
            points = self.position.score(other)
            row[first + header.WAITING + i] = self.position.waiting >> other & 1
            row[first + header.POINTS + 2 * i] = self.clip(points)
            row[first + header.POINTS + 2 * i + 1] = self.clip(points - header.MOST) if points > header.MOST else 0
            other = other + 1 if other + 1 < seats else 0

    # What games need

    def clip(self, number: int) -> int:
        """The nearest number that a signed byte holds."""
        if number > header.MOST:
            return header.MOST
        return header.LEAST if number < header.LEAST else number

    def from_seat(self, seat: int, other: int) -> int:
        """How far clockwise from a seat another one sits."""
        return other - seat if other >= seat else other - seat + self.position.seats
