"""All tables in memory: found, opened after a restart, and dropped when nobody needs them."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Collection

from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.server.bus.bus import Bus
from lampion.server.bus.leases import Leases
from lampion.server.clock import MINUTE, SECOND, Clock, now
from lampion.server.config import Config
from lampion.server.errors import Refusal
from lampion.server.live.bot_pool import BotPool
from lampion.server.live.pacing import DRAWN, Pacing
from lampion.server.live.presence import Presence
from lampion.server.live.pulse import Pulse
from lampion.server.live.results import Results
from lampion.server.live.room import Room
from lampion.server.live.saving import terms_of, to_entry
from lampion.server.live.services import Services
from lampion.server.live.site_pulse import SitePulse
from lampion.server.live.tasks import Tasks
from lampion.server.logs import note
from lampion.server.metrics import Metrics
from lampion.server.people.homes import Homes
from lampion.storage import Store, TableRow
from lampion.storage.errors import StorageFailed
from lampion.tables import Draft, Table
from lampion.tables import log as logs
from lampion.tables.actions import continue_under_new_rules

ALIVE = 5 * SECOND  # between two notes that the server runs
ADOPTED_AT_ONCE = 50  # tables that are asked for before the next are
MOVING, STEP = 2.0, 0.05  # seconds in which listeners are asked to connect elsewhere, and between two groups of them
HOUSE = ":house"  # the lease of whoever keeps house


class UnknownTable(Refusal):
    """There is no such table. Data: table."""

    code = "unknown-table"
    status = 404


class Rooms:
    """The tables of one server process."""

    def __init__(
        self,
        config: Config,
        store: Store,
        metrics: Metrics,
        homes: Homes,
        clock: Clock = now,
        bus: Bus | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.bus, self.leases = bus or Bus(), leases or Leases()
        self.bot_pool = BotPool(metrics)
        self.tasks = Tasks()
        self.site_pulse = SitePulse(store, clock, self.note_trouble) if self.bus.is_shared else None
        self.services = Services(
            store, metrics, clock, self.bot_pool, self.tasks.spawn, clock(), Pulse(), homes, Pacing(), Pacing(DRAWN),
            Results(store), self.bus, self.leases, Presence(self.bus), self.site_pulse,
        )  # fmt: skip
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.trouble: LampionError | None = None  # why the latest write of our own failed
        self.gap = 0  # how long the server was down before it started
        self.is_started = False
        self.is_leaving = False
        self.on_started: Callable[[], None] = lambda: None
        self.chores: list[Callable[[], Awaitable[None]]] = []  # for one process of a site, every few seconds
        metrics.tables.set_function(lambda: len(self.rooms))
        metrics.linked.set_function(lambda: self.bus.is_linked)
        metrics.leases.set_function(self.leases.count)

    # Start and stop

    async def start(self) -> None:
        """Continue where the server stopped: bots move, clocks run."""
        if self.site_pulse is None:
            last = await self.store.last_alive()
            self.gap = max(0, self.services.started - last) if last else 0
            await self.store.note_alive(self.services.started)
            self.tasks.spawn(self.services.pulse.run())
        else:
            await self.site_pulse.beat()
            self.tasks.spawn(self.site_pulse.run())
            await self.bus.start()
            await self.leases.start()
        self.is_started = True
        self.on_started()
        self.tasks.spawn(self.adopt())
        self.tasks.spawn(self.count_missed())
        self.tasks.spawn(self.keep_house())

    async def leave(self) -> None:
        """Let others care for our tables, and ask our listeners to connect again, a few at a time."""
        self.is_leaving = True
        note("leaving", tables=len(self.rooms))
        self.leases.release(HOUSE)
        await self.leases.hand_over()
        for room in self.rooms.values():
            room.go_on()  # no more bots and clocks
        listeners = [(room, listener) for room in self.rooms.values() for listener in room.audience.listeners]
        at_once = max(1, round(len(listeners) * STEP / MOVING))
        for start in range(0, len(listeners), at_once):
            for room, listener in listeners[start : start + at_once]:
                if listener in room.audience.listeners:
                    listener.dismiss(1012, "restart")
            await asyncio.sleep(STEP)
        for room in list(self.rooms.values()):  # who came in the meantime
            room.audience.dismiss(1012, "restart")

    async def stop(self) -> None:
        """Disconnect everyone, who will reconnect, and finish what is being saved."""
        self.leases.release(HOUSE)
        await self.leases.hand_over()
        for room in self.rooms.values():
            room.close()
            room.audience.dismiss(1012, "restart")
        for room in list(self.rooms.values()):
            async with room.lock:  # wait for saving to end
                pass
        await self.tasks.stop()
        self.bot_pool.stop()
        await self.bus.stop()
        if self.site_pulse is None:
            await self.store.note_alive(self.clock())

    async def adopt(self, tables: Collection[str] | None = None, wait: float = 0.0) -> None:
        """Open unfinished tables for which nobody cares, so that bots and clocks go on; idle ones leave memory again.

        By default all such tables are looked at; `wait` is for seconds in which others may be first.
        """
        await asyncio.sleep(wait)
        wanted = await self.find_unfinished() if tables is None else list(tables)
        if self.bus.is_shared:
            random.shuffle(wanted)
        opened = 0
        for start in range(0, len(wanted), ADOPTED_AT_ONCE):
            some = [table for table in wanted[start : start + ADOPTED_AT_ONCE] if table not in self.rooms]
            for table in await self.leases.find_free(some):
                opened += 1
                try:
                    await self.find(table)
                except LampionError as error:  # go on with the others
                    note("a table cannot be opened", logging.ERROR, table=table, problem=error.code)
        note("tables woken", tables=opened, gap=self.gap)

    async def find_unfinished(self) -> list[str]:
        """All unfinished tables; on a site, they are looked for until the database answers."""
        while True:
            try:
                return [row.id for row in await self.store.unfinished()]
            except StorageFailed:
                if not self.bus.is_shared:
                    raise
            await asyncio.sleep(ALIVE / SECOND)

    async def count_missed(self) -> None:
        """Count the games that ended without being counted, as the server stopped or the database failed."""
        time = self.clock()
        for table in await self.store.uncounted():
            await self.services.results.count((await self.find(table)).table)
        await self.store.note_counted(time - MINUTE)  # what is being saved now may be a little older

    # Housekeeping

    async def keep_house(self) -> None:
        """Note that the server runs, close idle tables, delete expired ones, check slow clocks."""
        swept = looked = self.clock()
        while True:
            await asyncio.sleep(ALIVE / SECOND)
            time = self.clock()
            for room in [room for room in self.rooms.values() if self.is_idle(room, time)]:
                room.close()
                del self.rooms[room.id]
            if self.site_pulse is None:
                await self.note_alive(time)
            if not self.leases.want(HOUSE):  # another process does
                continue
            try:
                for chore in self.chores:
                    await chore()
                if time - looked > 10 * MINUTE:
                    await self.check_slow_clocks()
                    looked = time
                if time - swept > self.config.sweep:
                    await self.count_missed()
                    await self.sweep()
                    swept = time
            except LampionError as error:  # the database may be back next time
                note("keeping house failed", logging.WARNING, problem=error.code)

    async def note_alive(self, time: int) -> None:
        """Note that the server runs, and whether the database can still be written to."""
        try:
            await self.store.note_alive(time)
        except LampionError as error:  # a full disk, for example; perhaps there is room next time
            note("the database cannot be written to", logging.WARNING, problem=error.code)
            self.trouble = error
        else:
            self.trouble = None

    def note_trouble(self, error: LampionError | None) -> None:
        """A sign of life was written to the database, or could not be."""
        if error is not None and self.trouble is None:
            note("the database cannot be written to", logging.WARNING, problem=error.code)
        if error is None and self.trouble is not None:
            note("the database can be written to again")
        self.trouble = error

    def is_idle(self, room: Room, time: int) -> bool:
        """May a table leave memory?"""
        wait = SECOND if room.table.phase == "over" else self.config.room_idle
        return not room.is_busy and time - room.used > wait

    async def check_slow_clocks(self) -> None:
        """Check correspondence tables, which leave memory between moves, for clocks that have run out."""
        for row in await self.store.unfinished():
            if row.settings["pace"]["kind"] == "days" and row.id not in self.rooms:
                await (await self.find(row.id)).clock_timer.check()

    async def sweep(self) -> None:
        """Delete tables and guests that have expired."""
        keep = self.config.retention
        counts = await self.store.expire(
            self.clock(),
            open_tables=keep.open_tables,
            unfinished=keep.unfinished,
            finished=keep.finished,
            hardly_played=keep.hardly_played,
            guests=keep.guests,
        )
        for room in list(self.rooms.values()):
            if await self.store.find_table(room.id) is None:
                self.drop(room, "unknown-table")
                self.bus.tell("gone", room.id)
        note("swept", **counts)

    # Tables

    async def find(self, table_id: str, asker: str | None = None) -> Room:
        """The room of a table, from memory or from the database; reading it takes the turn of whoever asks for it."""
        if table_id not in self.rooms:
            lock = self.opening.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.rooms:
                        self.rooms[table_id] = await self.open(table_id, asker)
            finally:
                if not lock.locked():
                    self.opening.pop(table_id, None)
        room = self.rooms[table_id]
        room.used = self.clock()
        return room

    async def open(self, table_id: str, asker: str | None) -> Room:
        """Read a table from the database, and let it go on."""
        row = await self.store.find_table(table_id)
        if row is None:
            raise UnknownTable(table=table_id)
        entries = await self.store.entries(table_id)
        owner, game = asker or self.services.homes.owner(row.host), find_game(row.game)
        table = await self.bot_pool.aside(lambda: Table.load(terms_of(row), game, map(to_entry, entries)), owner)
        room = Room(self.services, table, row.created, self.drop, row.position)
        await room.learn_names()
        await self.resume(room, row)
        room.go_on()
        return room

    async def resume(self, room: Room, row: TableRow) -> None:
        """Give time back after the server was down, and go on under new rules."""
        table = room.table
        if table.phase != "playing":
            return
        if self.gap and table.clock.running:
            await room.act(self.give_time_back)
        if self.site_pulse is not None and table.clock.running:
            await room.act(lambda _: [])  # what the site has lost is given back
        if not table.is_current and row.position:
            try:
                await room.act(lambda table: continue_under_new_rules(table, row.position))
            except LampionError as error:
                note("a table of other rules cannot go on", table=room.id, problem=error.code)

    def give_time_back(self, table: Table) -> list[Draft]:
        """Give the clocks back the time that the server was down, once for each restart."""
        return [Draft("woke", text=str(self.gap))] if table.entries[-1].at < self.services.started else []

    async def add(self, table: Table, drafts: list[Draft]) -> Room:
        """Save a new table with its first entries."""
        time = self.clock()
        for entry in logs.number(drafts, 0, time):
            table.apply(entry)
        room = Room(self.services, table, time, self.drop)
        await room.audience.learn_names(table.people())
        await room.saved.add()
        self.rooms[room.id] = room
        return room

    def drop(self, room: Room, reason: str = "restart") -> None:
        """Remove a table from memory; its listeners reconnect and find it as it is saved."""
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.audience.dismiss(1012, reason)

    # People

    def sign_out(self, device: str) -> None:
        """Close the sockets of a device that was signed out."""
        for room in self.rooms.values():
            room.audience.dismiss(1008, "no-identity", device=device)

    def rename(self, guest: str, name: str) -> None:
        """A guest has another name."""
        for room in self.rooms.values():
            room.audience.rename(guest, name)
