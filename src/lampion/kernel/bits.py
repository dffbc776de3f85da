"""Sets of small numbers as bit masks of up to 64 bits. Walk one with `lowest` and `mask &= mask - 1`."""

import cython

if not cython.compiled:

    def lowest(mask: int) -> int:
        """The smallest number in a set that isn't empty."""
        return (mask & -mask).bit_length() - 1

    def count(mask: int) -> int:
        """How many numbers are in a set."""
        return mask.bit_count()

    def bit(number: int) -> int:
        """The set of one number; `1 << number` would be too small in C."""
        return 1 << number
