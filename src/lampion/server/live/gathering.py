"""News on their way to the listeners: told at once, or gathered for a moment.

They are gathered where everybody moves at the same time, and where very many listen.
"""

import asyncio
from time import perf_counter

from lampion.server.live.audience import AT_ONCE, REST, SETTLING, Audience
from lampion.server.live.listeners import Listener
from lampion.server.live.saving import SavedTable
from lampion.server.live.services import Services
from lampion.tables.live_match import AppliedEntry


class Gathering:
    """Tells news, and keeps for each listener what it hasn't been told yet.

    Everything here happens under the room's lock, when all entries of the table are saved.
    """

    def __init__(self, services: Services, saved: SavedTable, audience: Audience, lock: asyncio.Lock) -> None:
        self.services = services
        self.saved = saved
        self.audience = audience
        self.lock = lock
        self.kept: dict[Listener, list[AppliedEntry]] = {}
        self.began: list[float] = []  # when the changes arrived that not everyone has been told
        self.timer: asyncio.Task[None] | None = None

    def tell(self, applied: list[AppliedEntry], began: float | None = None) -> None:
        """Tell every listener what happened, perhaps a little later; `began` is when the command arrived."""
        for listener in self.audience.listeners:
            self.kept.setdefault(listener, []).extend(applied)
        if began is not None:
            self.began.append(began)
        delay = self.delay(any(one.entry.kind in SETTLING for one in applied))
        if not delay:
            self.tell_everyone()
        elif self.timer is None:
            self.timer = self.services.spawn(self.tell_later(delay))

    def delay(self, at_once: bool = False) -> float:
        """For how many seconds news are gathered; what everybody waits for, only in a crowd."""
        gathering = 0.0 if at_once else self.saved.table.game.gathering(self.saved.table.terms.options) / 1000
        return max(gathering, self.audience.crowd_delay())

    async def tell_later(self, seconds: float) -> None:
        """Tell everyone what was gathered in the meantime; in a crowd not all at once, so that others can go on."""
        await asyncio.sleep(seconds)
        left = len(self.kept)
        while True:
            async with self.lock:
                some = list(self.kept)[: min(left, AT_ONCE)]
                self.tell_these(some)
                left -= len(some)
                if left <= 0 or not some:
                    break
            await asyncio.sleep(REST)
        self.note_told()
        self.timer = None
        if self.kept:
            self.timer = self.services.spawn(self.tell_later(self.delay()))

    def tell_everyone(self) -> None:
        """Tell every listener what it hasn't been told yet."""
        self.tell_these(list(self.kept))
        self.note_told()

    def note_told(self) -> None:
        """Note how long it took until everybody was told."""
        for began in self.began:
            self.services.metrics.seen_seconds.observe(perf_counter() - began)
        self.began.clear()

    def tell_guest(self, guest: str) -> None:
        """Tell the listeners of a guest, who is about to get an answer: it comes after all news before it."""
        self.tell_these([listener for listener in self.kept if guest and listener.guest == guest])

    def tell_these(self, listeners: list[Listener]) -> None:
        """Tell some listeners; those who haven't been told the same number of entries get messages of their own."""
        groups: dict[int, tuple[list[AppliedEntry], list[Listener]]] = {}
        for listener in listeners:
            applied = self.kept.pop(listener)
            if listener in self.audience.listeners:
                groups.setdefault(len(applied), (applied, []))[1].append(listener)
        for applied, those in groups.values():
            self.audience.tell_news(applied, those)

    def forget(self, listener: Listener) -> None:
        """A listener is about to be told everything afresh."""
        self.kept.pop(listener, None)

    def close(self) -> None:
        """Tell nothing more; the listeners are about to be disconnected."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.kept.clear()
