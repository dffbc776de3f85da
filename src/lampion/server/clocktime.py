"""What time it is: milliseconds since the epoch, the only clock that the server hands on."""

import time
from collections.abc import Callable

Clock = Callable[[], int]

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """This moment."""
    return time.time_ns() // 1_000_000
