"""The pulse of a whole site: time in which no process could write to the database is nobody's time."""

import asyncio
from collections.abc import Callable
from time import monotonic

from lampion.kernel.errors import LampionError
from lampion.server.clock import SECOND, Clock, SiteClock
from lampion.server.live.pulse import BEAT
from lampion.server.logs import note
from lampion.storage import Store
from lampion.tables import Table

LATE = 3 * SECOND  # without a sign of life of any process for so long, nobody could have moved


class SitePulse:
    """Notes in the database that the site lives, and learns from there when it did not."""

    def __init__(self, store: Store, clock: Clock, report: Callable[[LampionError | None], None]) -> None:
        self.store = store
        self.clock = clock
        self.report = report  # called after each beat with what went wrong, if anything
        self.gap, self.ended = 0, 0  # the latest stretch in which no process lived: how long, and when it was over
        self.beaten = -float(LATE)  # seconds

    async def beat(self) -> None:
        """Live on."""
        own = None if isinstance(self.clock, SiteClock) else self.clock()
        began = monotonic()
        time, gap, ended = await self.store.live_on(LATE, own)
        self.beaten = monotonic()
        if isinstance(self.clock, SiteClock):
            self.clock.follow(time, round((self.beaten - began) * 1000))
        if ended != self.ended:
            if self.ended:
                note("the site stood still", milliseconds=gap)
            self.gap, self.ended = gap, ended

    async def run(self) -> None:
        """Beat regularly."""
        while True:
            try:
                await self.beat()
            except LampionError as error:
                self.report(error)
            else:
                self.report(None)
            await asyncio.sleep(BEAT / SECOND)

    async def lost_at(self, table: Table) -> int:
        """Milliseconds to give back to the clocks of a table; the entry that does so is the proof that it was done."""
        if not table.clock.running:
            return 0
        if (monotonic() - self.beaten) * SECOND > LATE:  # this process or the database stood still: who else did not?
            await self.beat()
        return self.gap if table.entries[-1].at < self.ended else 0
