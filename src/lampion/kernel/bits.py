"""Sets of small numbers as bit masks of up to 64 bits. Walk one with `lowest` and `mask &= mask - 1`."""

import cython

if not cython.compiled:

    def lowest(mask: int) -> int:
        """The smallest number in a set that isn't empty."""
        return (mask & -mask).bit_length() - 1
