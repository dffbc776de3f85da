"""Limits that hold over all processes of a site: each tells the others a few times a second what it has counted."""

import asyncio
from collections import Counter
from contextlib import suppress

from lampion.server.bus.bus import Bus
from lampion.server.clock import Clock
from lampion.server.limits import Limits

SOON = 0.1  # seconds in which counts are gathered

Key = tuple[str, str]


class SharedLimits:
    """Tells what was taken and is held here, and counts what was taken and is held elsewhere."""

    def __init__(self, limits: Limits, bus: Bus, clock: Clock) -> None:
        self.limits = limits
        self.bus = bus
        self.clock = clock
        self.taken: Counter[Key] = Counter()
        self.held: dict[str, Counter[Key]] = {}  # by process
        self.timer: asyncio.TimerHandle | None = None
        bus.on("took", self.hear_taken)
        bus.on("holds", self.hear_held)
        bus.on("hello", lambda _: self.tell_held())
        bus.on_came.append(lambda _: self.tell_held())
        bus.on_left.append(self.forget)
        limits.on_taken = self.note_taken
        limits.on_held = self.note_held

    def note_taken(self, kind: str, key: str) -> None:
        """Something was taken here."""
        self.taken[kind, key] += 1
        if self.timer is None:
            with suppress(RuntimeError):  # limits can be used without a loop
                self.timer = asyncio.get_running_loop().call_later(SOON, self.tell_taken)

    def tell_taken(self) -> None:
        """Tell what was taken in the last moment."""
        self.timer = None
        taken, self.taken = self.taken, Counter()
        self.bus.tell("took", [[kind, key, count] for (kind, key), count in taken.items()])

    def note_held(self, kind: str, key: str) -> None:
        """More or less of something is held here than before."""
        self.bus.tell_latest("holds", f"{kind} {key}", lambda: (kind, key, self.limits.held[kind, key]))

    def tell_held(self) -> None:
        """Tell everything that is held here."""
        for kind, key in self.limits.held:
            if key:
                self.note_held(kind, key)

    def hear_taken(self, _: str, taken: list[tuple[str, str, int]]) -> None:
        """Something was taken elsewhere."""
        now = self.clock()
        for kind, key, count in taken:
            self.limits.take_elsewhere(kind, key, count, now)

    def hear_held(self, process: str, _: str, kind: str, key: str, count: int) -> None:
        """So much of something is held at another process."""
        held = self.held.setdefault(process, Counter())
        self.limits.elsewhere[kind, key] += count - held[kind, key]
        held[kind, key] = count
        self.tidy(held, (kind, key))

    def forget(self, process: str) -> None:
        """A process is gone, and holds nothing any more."""
        for key, count in self.held.pop(process, Counter()).items():
            self.limits.elsewhere[key] -= count
            self.tidy(self.limits.elsewhere, key)

    def tidy(self, held: Counter[Key], key: Key) -> None:
        """Keep no zeros."""
        for counts in (held, self.limits.elsewhere):
            if not counts[key]:
                del counts[key]
