"""Blocks of bytes: clear one, and copy one."""

from collections.abc import MutableSequence, Sequence

import cython

if not cython.compiled:

    def clear(row: MutableSequence[int], count: int) -> None:
        """Set the first bytes of a row to zero."""
        for place in range(count):
            row[place] = 0

    def put(row: MutableSequence[int], place: int, source: Sequence[int], first: int, count: int) -> None:
        """Copy bytes from a place of the source to a place of the row."""
        for i in range(count):
            row[place + i] = source[first + i]

    def put_seats(
        row: MutableSequence[int], place: int, source: Sequence[int], first: int, count: int, seat: int, seats: int
    ) -> None:
        """Copy numbers of seats from 1 on, 0 for nobody, as one of the seats counts them clockwise: itself is 1."""
        for i in range(count):
            row[place + i] = (source[first + i] - 1 - seat) % seats + 1 if source[first + i] else 0
