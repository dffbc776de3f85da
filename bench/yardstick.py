"""The fixed piece of work that every figure is held against: it never changes and uses nothing of this project.

A good yardstick speeds up and slows down with the machine and adds nothing of its own. Ten candidates were timed beside
eight real figures, in 24 fresh processes on two loaded cores, half of them with two more processes that thrash the
memory. The spread (standard deviation of the logarithm, in per cent) of a candidate, and of the ratio to it:

                      itself   random games   guided search   driven from Python
no yardstick                            0.5             1.0                  0.7
blake2b                  0.4            0.4             0.7                  0.5
SHA-256                  0.4            0.5             0.7                  0.5
CRC-32                   0.4            0.4             0.8                  0.5
NumPy's heapsort         0.6            0.6             0.6                  0.6
powers modulo 2^521-1    0.5            0.7             0.8                  0.7
bz2                      0.8            0.8             0.7                  0.7
zlib                     0.9            1.0             0.8                  0.7
sorting a list           1.4            1.3             0.9                  1.0
a loop in Python         1.7            1.7             2.0                  1.9
calls in Python          2.4            2.5             2.2                  2.3

Loops in Python differ from process to process, by where their objects lie, so they serve badly even for figures from
Python. Of the steady ones blake2b is part of Python itself: no other library's version changes it, it has no special
instructions, and it stays within the nearest cache.
"""

from __future__ import annotations

from hashlib import blake2b

VERSION = 1  # another piece of work gets another number, and its figures are never compared with these
BLOCK = bytes(place * place % 251 for place in range(1 << 14))
TIMES = 1500


def work() -> bytes:
    """Digest the block again and again, each time with the digest before it."""
    digest = b""
    for _ in range(TIMES):
        digest = blake2b(BLOCK, key=digest).digest()
    return digest
