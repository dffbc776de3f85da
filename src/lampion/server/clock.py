"""The time in milliseconds since 1970, as the server uses it everywhere."""

import time
from collections.abc import Callable

Clock = Callable[[], int]

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> int:
    """The current time."""
    return time.time_ns() // 1_000_000
