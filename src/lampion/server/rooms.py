"""All tables that are in memory: found, made, woken after a restart, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any

from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.server.clocktime import MINUTE, SECOND, Clock, now
from lampion.server.config import Config
from lampion.server.logs import logger, note
from lampion.server.metrics import Metrics
from lampion.server.opponents import check_bot
from lampion.server.problems import Refusal
from lampion.server.room import Room, to_entry, to_row
from lampion.server.thinking import Thinker
from lampion.storage import Store, TableRow
from lampion.tables import Draft, Settings, Table, Terms, seating
from lampion.tables import log as logs
from lampion.tables.errors import NotOver
from lampion.tables.playing import go_on_under_new_rules

ALIVE = 5 * SECOND  # how often it is noted that the server runs


class UnknownTable(Refusal):
    """There is no such table. Data: table."""

    code = "unknown-table"
    status = 404


class Rooms:
    """The tables of one server process."""

    def __init__(self, config: Config, store: Store, metrics: Metrics, clock: Clock = now) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.thinker = Thinker(metrics)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.started = clock()
        self.gap = 0  # how long the server was away before it started
        metrics.tables.set_function(lambda: len(self.rooms))

    # Living

    async def start(self) -> None:
        """Take up where the server stopped: bots move, clocks run."""
        self.started = self.clock()
        last = await self.store.last_alive()
        self.gap = max(0, self.started - last) if last else 0
        await self.store.note_alive(self.started)
        self.spawn(self.wake())
        self.spawn(self.keep_house())

    async def stop(self) -> None:
        """Send everybody away, who will come back, and finish what is being saved."""
        for room in self.rooms.values():
            room.stop()
            for listener in list(room.listeners):
                listener.dismiss(1012, "restart")
        for room in list(self.rooms.values()):
            async with room.lock:  # what is being saved is saved
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinker.stop()
        await self.store.note_alive(self.clock())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; if it fails the log says so."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)
        return task

    def finish(self, task: asyncio.Task[Any]) -> None:
        """A task has ended."""
        self.tasks.discard(task)
        if not task.cancelled():
            error = task.exception()
            if error is not None and not isinstance(error, LampionError):  # refusals are for whoever asked
                logger.error("a task failed", exc_info=error)

    async def wake(self) -> None:
        """Open every unfinished table, so that bots and clocks go on; idle ones leave memory again by themselves."""
        rows = await self.store.unfinished()
        for row in rows:
            try:
                await self.find(row.id)
            except LampionError as error:  # the others are woken all the same
                note("a table cannot be opened", logging.ERROR, table=row.id, problem=error.code)
        note("tables woken", tables=len(rows), gap=self.gap)

    async def keep_house(self) -> None:
        """Note that the server is alive, let idle tables go, delete what is too old, look at slow clocks."""
        swept = looked = self.clock()
        while True:
            await asyncio.sleep(ALIVE / SECOND)
            time = self.clock()
            for room in [room for room in self.rooms.values() if self.is_idle(room, time)]:
                room.stop()
                del self.rooms[room.id]
            try:
                await self.store.note_alive(time)
                if time - looked > 10 * MINUTE:
                    await self.look_at_slow_clocks()
                    looked = time
                if time - swept > self.config.sweep:
                    await self.sweep()
                    swept = time
            except LampionError as error:  # the database may be back next time
                note("keeping house failed", logging.WARNING, problem=error.code)

    def is_idle(self, room: Room, time: int) -> bool:
        """Does nobody need a table in memory?"""
        wait = SECOND if room.table.phase == "over" else self.config.room_idle
        return not room.is_busy and time - room.used > wait

    async def look_at_slow_clocks(self) -> None:
        """Correspondence tables leave memory between moves: see whose days are over."""
        for row in await self.store.unfinished():
            if row.settings["pace"]["kind"] == "days" and row.id not in self.rooms:
                await (await self.find(row.id)).check_clock()

    async def sweep(self) -> None:
        """Delete what nobody touched for too long."""
        keep = self.config.retention
        counts = await self.store.expire(
            self.clock(),
            open_tables=keep.open_tables,
            unfinished=keep.unfinished,
            finished=keep.finished,
            guests=keep.guests,
        )
        for room in list(self.rooms.values()):
            if await self.store.find_table(room.id) is None:
                self.drop(room, "unknown-table")
        note("swept", **counts)

    # Tables

    async def find(self, table_id: str) -> Room:
        """The room of a table, from memory or from the database."""
        if table_id not in self.rooms:
            lock = self.opening.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.rooms:
                        self.rooms[table_id] = await self.open(table_id)
            finally:
                if not lock.locked():
                    self.opening.pop(table_id, None)
        room = self.rooms[table_id]
        room.used = self.clock()
        return room

    async def open(self, table_id: str) -> Room:
        """Read a table from the database, and let it go on."""
        row = await self.store.find_table(table_id)
        if row is None:
            raise UnknownTable(table=table_id)
        entries = await self.store.entries(table_id)
        table = Table.load(terms_of(row), find_game(row.game), map(to_entry, entries))
        room = Room(self, table, row.created, {}, row.position)
        await room.learn_names(set(table.people()))
        await self.catch_up(room, row)
        room.go_on()
        return room

    async def catch_up(self, room: Room, row: TableRow) -> None:
        """Let a table know that the server was away, or that the rules have changed."""
        table = room.table
        if table.phase != "playing":
            return
        if self.gap and table.clock.running:
            await room.act(self.give_time_back)
        if not table.is_current and row.position:
            try:
                await room.act(lambda table: go_on_under_new_rules(table, row.position))
            except LampionError as error:
                note("a table of other rules cannot go on", table=room.id, problem=error.code)

    def give_time_back(self, table: Table) -> list[Draft]:
        """Nobody's time ran while the server was away; said once for each time."""
        return [Draft("woke", text=str(self.gap))] if table.entries[-1].at < self.started else []

    async def create(
        self,
        host: str,
        game_id: str,
        seats: int,
        options: Mapping[str, object],
        settings: Settings,
        drafts: list[Draft],
    ) -> Room:
        """A new table; its secret is chosen now, before anybody sits down."""
        game = find_game(game_id)
        check_bot(settings.substitute)
        terms = Terms(
            id=secrets.token_urlsafe(12),
            game=game.id,
            rules=game.rules,
            components=game.components,
            seats=seats,
            options=game.settle(seats, options),
            settings=settings,
            host=host,
            invite=secrets.token_urlsafe(16),
            secret=secrets.token_hex(32),
        )
        return await self.add(Table(terms, game), drafts)

    async def add(self, table: Table, drafts: list[Draft]) -> Room:
        """Save a new table with its first entries."""
        time = self.clock()
        for entry in logs.number(drafts, 0, time):
            table.take(entry)
        room = Room(self, table, time, {})
        await room.learn_names(set(table.people()))
        await self.store.add_table(row_of(room), [to_row(entry) for entry in table.entries])
        self.rooms[room.id] = room
        return room

    async def rematch(self, room: Room, guest: str) -> str:
        """The next table of the same people, everybody one seat on; the same one for all who ask."""
        table = room.table
        table.seat_of(guest)
        if table.phase != "over":
            raise NotOver()
        following = ""

        async with room.rematch_lock:
            if not room.table.rematch:
                terms = table.terms
                new = await self.create(
                    guest, terms.game, terms.seats, terms.options, table.settings, seating.rotate(table)
                )
                following = new.id
                await room.act(lambda table: [] if table.rematch else [Draft("rematch", text=following)])
                if room.table.rematch != following:  # another process was first
                    self.drop(new)
                    await self.store.delete_table(following)
        return room.table.rematch

    def drop(self, room: Room, reason: str = "restart") -> None:
        """Let a table go out of memory whoever listens; they come back and find it as it is saved."""
        room.stop()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for listener in list(room.listeners):
            listener.dismiss(1012, reason)

    # People

    def sign_out(self, device: str) -> None:
        """Close the sockets of a device that is no longer known."""
        for room in self.rooms.values():
            for listener in list(room.listeners):
                if listener.device == device:
                    listener.dismiss(1008, "no-identity")

    def rename(self, guest: str, name: str) -> None:
        """Somebody has another name now."""
        for room in self.rooms.values():
            if guest in room.names and room.names[guest] != name:
                room.names[guest] = name
                room.send_all({"type": "people", "seats": room.tell_seats(), "watching": room.count_watchers()})


def terms_of(row: TableRow) -> Terms:
    """The terms of a stored table."""
    return Terms(
        row.id, row.game, row.rules, row.components, row.seats, row.options, Settings.read(row.settings), row.host,
        row.invite, row.secret,
    )  # fmt: skip


def row_of(room: Room) -> TableRow:
    """A table as it is stored."""
    terms, summary = room.table.terms, room.summary()
    return TableRow(
        id=terms.id,
        game=terms.game,
        rules=terms.rules,
        components=terms.components,
        seats=terms.seats,
        options=terms.options,
        settings=terms.settings.write(),
        host=terms.host,
        invite=terms.invite,
        secret=terms.secret,
        created=room.created,
        touched=summary.touched,
        phase=summary.phase,
        listed=summary.listed,
        number=room.table.number,
        position=summary.position,
        outcome=summary.outcome,
        people=summary.people,
    )
