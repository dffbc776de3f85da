"""The time in milliseconds since 1970, as the server uses it everywhere."""

import time
from collections.abc import Callable

Clock = Callable[[], int]

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

DOUBT = 20  # milliseconds by which clocks may differ


def now() -> int:
    """The current time."""
    return time.time_ns() // 1_000_000


class SiteClock:
    """The database's time, the same for all processes of a site; in between, this machine's steady clock counts.

    So nothing happens to anybody's time when the clock of a machine is set.
    """

    def __init__(self) -> None:
        self.start = now()
        self.since = time.monotonic_ns()

    def __call__(self) -> int:
        """The current time."""
        return self.start + (time.monotonic_ns() - self.since) // 1_000_000

    def follow(self, told: int, doubt: int) -> None:
        """The database says what time it is, give or take `doubt` milliseconds."""
        if abs(told - self()) > max(doubt, DOUBT):
            self.start, self.since = told, time.monotonic_ns()
