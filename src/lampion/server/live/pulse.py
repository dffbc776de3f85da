"""Notices when this process did not live: stopped, on a machine that was paused, in a laptop that was closed."""

import asyncio

from lampion.server.clock import SECOND, Clock, now
from lampion.server.logs import note

BEAT = SECOND
LATE = 10 * SECOND  # a gap of this length between two beats is time in which nobody could have moved


class Pulse:
    """How much time was lost since the server started. Real time, whatever clock the tables use."""

    def __init__(self, time: Clock = now) -> None:
        self.time = time
        self.last = time()
        self.lost = 0  # milliseconds in all

    def beat(self) -> None:
        """Live on, and count the time since the last beat as lost if it is long ago."""
        gap = self.time() - self.last
        self.last += gap
        if gap > LATE:
            self.lost += gap
            note("the process stood still", milliseconds=gap)

    async def run(self) -> None:
        """Beat regularly."""
        while True:
            await asyncio.sleep(BEAT / SECOND)
            self.beat()


class TimeLost:
    """The time lost that a table has not given back to its clocks yet."""

    def __init__(self, pulse: Pulse) -> None:
        self.pulse = pulse
        self.given = pulse.lost

    def take(self) -> int:
        """Milliseconds to give back now, once."""
        self.pulse.beat()
        lost, self.given = self.pulse.lost - self.given, self.pulse.lost
        return lost
