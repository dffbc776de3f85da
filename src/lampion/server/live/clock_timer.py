"""The timer that goes off when a clock at a table runs out."""

import asyncio
from collections.abc import Awaitable, Callable

from lampion.server.live.saving import Decide, SavedTable
from lampion.server.live.services import Services
from lampion.server.logs import note
from lampion.tables import Draft, Table, chain, revealing
from lampion.tables.actions import time_out

LONGEST_WAIT = 86_400.0  # seconds
NOBODY = -1  # instead of a seat: the time is that of everybody who reveals something


class ClockTimer:
    """Waits for the next clock of a table to run out."""

    def __init__(self, services: Services, saved: SavedTable, act: Callable[[Decide], Awaitable[int]]) -> None:
        self.services = services
        self.saved = saved
        self.act = act  # changes the table
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Wake up when the next clock runs out."""
        self.stop()
        following = next_deadline(self.saved.table)
        if following is not None:
            delay = min(max(0, following[0] - self.services.clock()) / 1000, LONGEST_WAIT)
            self.timer = asyncio.get_running_loop().call_later(delay, lambda: self.services.spawn(self.check()))

    async def check(self) -> None:
        """Time out the seat whose clock has run out, if any."""

        def decide(table: Table) -> list[Draft]:
            following = next_deadline(table)
            if following is None or following[0] > self.services.clock():
                return []
            note("time is up", table=table.terms.id, seat=following[1])
            if following[1] == NOBODY:
                return revealing.stop_waiting(table) or chain.stop_waiting(table)
            return time_out(table, following[1])

        await self.act(decide)
        self.start()

    def stop(self) -> None:
        """Do not wake up."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def next_deadline(table: Table) -> tuple[int, int] | None:
    """When the next clock runs out, and at which seat; or the time to reveal nonces or links."""
    for latest in (revealing.deadline(table), chain.deadline(table)):
        if latest is not None:
            return latest, NOBODY
    return table.clock.next_deadline() if table.phase == "playing" else None
