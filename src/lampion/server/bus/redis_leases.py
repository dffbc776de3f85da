"""Leases in Redis: a key for each table with the name of the process that cares for it. Without renewal it expires."""

import asyncio
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from itertools import islice

from redis.asyncio import Redis

from lampion.server.bus.bus import Bus
from lampion.server.bus.leases import Leases
from lampion.server.bus.redis_bus import BROKEN, end
from lampion.server.logs import note

KEY = "lampion:lease:"
LASTS = 6000  # milliseconds
RENEWAL = 1.5  # seconds
AT_ONCE = 500  # leases in one request

# Takes or renews each lease, and returns the positions of those that another process has.
HOLD = """
local others = {}
for place, key in ipairs(KEYS) do
    local owner = redis.call('get', key)
    if not owner or owner == ARGV[1] then
        redis.call('set', key, ARGV[1], 'px', ARGV[2])
    else
        others[#others + 1] = place
    end
end
return others
"""
RELEASE = """
for _, key in ipairs(KEYS) do
    if redis.call('get', key) == ARGV[1] then redis.call('del', key) end
end
"""


class RedisLeases(Leases):
    """The leases of one of several processes. While Redis is gone, each cares for all tables it has in memory."""

    def __init__(self, redis: Redis, bus: Bus) -> None:
        super().__init__()
        self.redis = redis
        self.bus = bus
        self.held: set[str] = set()
        self.wanted: set[str] = set()  # which others have
        self.fresh: set[str] = set()  # of these, those that weren't asked for yet
        self.given: set[str] = set()  # to be released
        self.is_done = False  # handed over
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.holding = redis.register_script(HOLD)
        self.releasing = redis.register_script(RELEASE)
        bus.on("free", lambda _, *tables: self.hear_free(tables))
        bus.on_left.append(lambda _: self.hear_free(self.wanted))
        bus.on_link.append(lambda _: self.hear_free(self.wanted))

    def want(self, table: str) -> bool:
        """Care for a table, now or as soon as nobody else does; true: now."""
        if table in self.held:
            return True
        if table not in self.wanted and not self.is_done:
            self.wanted.add(table)
            self.fresh.add(table)
            self.wake.set()
        return not (self.bus.is_linked or self.is_done)

    def has(self, table: str) -> bool:
        """Do we care for a table?"""
        return table in self.held or (table in self.wanted and not (self.bus.is_linked or self.is_done))

    def count(self) -> int:
        """How many tables do we care for?"""
        return len(self.held)

    def release(self, table: str) -> None:
        """Care for it no longer; others may."""
        self.wanted.discard(table)
        if table in self.held:
            self.held.remove(table)
            self.given.add(table)
            self.wake.set()

    def hear_free(self, tables: Collection[str]) -> None:
        """Some tables may be free now."""
        found = self.wanted.intersection(tables)
        if found:
            self.fresh |= found
            self.wake.set()

    async def find_free(self, tables: Collection[str]) -> list[str]:
        """Those of some tables that nobody cares for; without Redis, all."""
        free: list[str] = []
        for some in batched(tables, AT_ONCE):
            try:
                owners = await self.redis.mget([KEY + table for table in some])
            except BROKEN:
                owners = [None] * len(some)
            free += [table for table, owner in zip(some, owners, strict=True) if owner is None]
        return free

    async def start(self) -> None:
        """Begin to renew leases."""
        self.task = asyncio.create_task(self.run())

    async def hand_over(self) -> None:
        """Give up all of them, so that others care for these tables at once."""
        if self.task is not None:
            await end([self.task])
        self.is_done = True
        orphans = list(self.held)
        self.given |= self.held
        self.held.clear()
        self.wanted.clear()
        with suppress(*BROKEN):
            await self.give()
        for some in batched(orphans, AT_ONCE):
            self.bus.tell("orphans", *some)

    async def run(self) -> None:
        """Ask for leases at once, and renew and ask again from time to time."""
        loop = asyncio.get_running_loop()
        renewed = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, renewed + RENEWAL - loop.time())):
                    await self.wake.wait()
            self.wake.clear()
            is_due = loop.time() - renewed >= RENEWAL
            if is_due:
                renewed = loop.time()
            with suppress(*BROKEN):  # the bus notices
                await self.give()
                tables, self.fresh = self.fresh & self.wanted, set()
                await self.hold(self.held | self.wanted if is_due else tables)

    async def give(self) -> None:
        """Release what is to be released, and tell those who wait for it."""
        given, self.given = list(self.given), set()
        for some in batched(given, AT_ONCE):
            await self.releasing(keys=[KEY + table for table in some], args=[self.bus.name])
            self.bus.tell("free", *some)

    async def hold(self, tables: Collection[str]) -> None:
        """Take or renew leases."""
        for some in batched(tables, AT_ONCE):
            keys = [KEY + table for table in some]
            others = {some[place - 1] for place in await self.holding(keys=keys, args=[self.bus.name, LASTS])}
            for table in some:
                self.settle(table, table not in others)

    def settle(self, table: str, is_ours: bool) -> None:
        """A lease is ours, or another's."""
        if is_ours and table in self.wanted:
            self.wanted.remove(table)
            self.held.add(table)
            self.on_won(table)
        elif is_ours and table not in self.held:  # it was released in the meantime
            self.given.add(table)
            self.wake.set()
        elif not is_ours and table in self.held:
            note("another process cares for a table", table=table)
            self.held.remove(table)
            self.wanted.add(table)
            self.on_lost(table)


def batched(tables: Iterable[str], count: int) -> Iterator[list[str]]:
    """A few tables at a time."""
    rest = iter(tables)
    while some := list(islice(rest, count)):
        yield some
