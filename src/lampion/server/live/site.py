"""A site of several processes: what others do at tables, and to guests, is done here too.

Others tell the table and the number of its latest entry; what that entry says is read from the database. While the bus
is down, the database is asked every second about tables that somebody watches.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

from lampion.kernel.errors import LampionError
from lampion.server.bus.bus import Bus
from lampion.server.clock import SECOND
from lampion.server.live.pulse import BEAT
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.server.people.identity import Identity
from lampion.storage import Guest

SPREAD = 0.5  # seconds: not everybody takes over at the same moment
SELDOM = 60  # seconds between two looks into the database while the bus works
EXPIRY = 2.0  # seconds by which leases outlive a process that is known to be gone


class Site:
    """Follows what other processes do."""

    def __init__(self, rooms: Rooms, identity: Identity, bus: Bus) -> None:
        self.rooms = rooms
        self.identity = identity
        self.bus = bus
        self.store = rooms.store
        self.behind: dict[str, int] = {}  # tables that are being read, and the number they have elsewhere
        rooms.on_started = self.start
        topics: dict[str, Callable[..., Any]] = {
            "table": self.hear_table,
            "chat": lambda table: self.at(table, self.read_chat),
            "names": lambda table: self.at(table, self.read_names),
            "visit": lambda table, guest: self.at(table, lambda room: self.note_visit(room, guest)),
            "gone": self.hear_gone,
            "deleted": lambda: self.spawn(self.look(everywhere=True)),  # by `lampion admin`
            "guest": lambda guest: self.spawn(self.read_guest(guest)),
            "device": self.hear_device,
            "home": rooms.services.homes.learn,
            "orphans": lambda *tables: self.spawn(rooms.adopt(tables, random.uniform(0, SPREAD))),
        }
        for topic, hear in topics.items():
            bus.on(topic, lambda _, *words, hear=hear: hear(*words))
        bus.on_link.append(self.hear_link)
        bus.on_left.append(lambda _: self.spawn(rooms.adopt(None, EXPIRY + random.uniform(0, SPREAD))))
        presence, leases = rooms.services.presence, rooms.services.leases
        presence.on_changed.append(self.hear_presence)
        leases.on_won = lambda table: self.at(table, self.take_over)
        leases.on_lost = lambda table: self.at(table, self.let_go)
        identity.on_removed(lambda device: bus.tell("device", device))
        identity.on_changed(lambda guest: bus.tell("guest", guest.id))
        rooms.services.homes.on_moved.append(lambda guest, address: bus.tell("home", guest, address))

    def start(self) -> None:
        """Begin to look after a broken bus."""
        if self.bus.is_shared:
            self.spawn(self.keep_looking())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background."""
        self.rooms.tasks.spawn(work)

    def at(self, table: str, work: Callable[[Room], Coroutine[Any, Any, Any]]) -> None:
        """Do something at a table, if it is in memory."""
        room = self.rooms.rooms.get(table)
        if room is not None:
            self.spawn(work(room))

    # Tables

    def hear_table(self, table: str, number: int) -> None:
        """A table has so many entries by now."""
        room = self.rooms.rooms.get(table)
        if room is None or room.table.number >= number:
            return
        is_reading = table in self.behind
        self.behind[table] = max(number, self.behind.get(table, 0))
        if not is_reading:
            self.spawn(self.read_table(room))

    async def read_table(self, room: Room) -> None:
        """Read what a table has more elsewhere, and what comes while that is read."""
        seen = -1
        try:
            while seen < room.table.number < self.behind[room.id]:
                seen = room.table.number
                await room.catch_up()
        finally:
            del self.behind[room.id]

    async def read_chat(self, room: Room) -> None:
        """Read and tell what was written elsewhere."""
        for line in await self.store.chat(room.id, room.audience.chatted):
            await room.audience.learn_names({line.guest})
            if line.number >= room.audience.chatted:
                room.audience.tell_chat(line)

    async def read_names(self, room: Room) -> None:
        """Somebody who shares a screen has another name."""
        await room.audience.learn_beside()
        room.audience.tell_people()

    async def note_visit(self, room: Room, guest: str) -> None:
        """Somebody polls elsewhere."""
        room.audience.note_visit(guest)
        room.go_on()

    def hear_presence(self, table: str, gone: frozenset[str]) -> None:
        """Somebody came or left elsewhere."""
        room = self.rooms.rooms.get(table)
        if room is not None:
            room.audience.note_gone(gone)
            room.go_on()

    def hear_gone(self, table: str) -> None:
        """A table was deleted."""
        room = self.rooms.rooms.get(table)
        if room is not None:
            self.rooms.drop(room, "unknown-table")

    async def take_over(self, room: Room) -> None:
        """From now on this process cares for a table."""
        self.rooms.metrics.takeovers.inc()
        await room.catch_up()
        room.go_on()

    async def let_go(self, room: Room) -> None:
        """From now on another process does."""
        room.go_on()

    # Guests

    async def read_guest(self, guest: str) -> None:
        """A guest has another name or language, or was forgotten."""
        found = (await self.store.guests([guest])).get(guest)
        self.learn_guest(guest, found)

    def learn_guest(self, guest: str, found: Guest | None) -> None:
        """Use a guest's name of now."""
        self.identity.reread(guest)
        self.rooms.rename(guest, found.name if found else "")

    def hear_device(self, device: str) -> None:
        """A device was signed out."""
        self.identity.drop(device)
        self.rooms.sign_out(device)

    # Without the bus

    def hear_link(self, is_linked: bool) -> None:
        """The bus broke, or is back: what was told in the meantime is read."""
        for room in self.rooms.rooms.values():
            room.go_on()
        if is_linked and self.rooms.is_started:
            self.spawn(self.look(everywhere=True))
            self.spawn(self.rooms.adopt(None, random.uniform(0, SPREAD)))

    async def keep_looking(self) -> None:
        """Look into the database every second as long as nothing is heard, and otherwise seldom.

        Others may tell nothing: tables are also deleted by `lampion admin` without `--redis`.
        """
        beats = 0
        while True:
            await asyncio.sleep(BEAT / SECOND)
            beats += 1
            if not self.bus.is_linked or beats % SELDOM == 0:
                try:
                    await self.look()
                except LampionError:  # the database is away too; it says so itself
                    continue

    async def look(self, everywhere: bool = False) -> None:
        """Look what others have done at tables that somebody watches or we care for, or at all tables in memory."""
        self.rooms.metrics.looks.inc()
        rooms = {
            room.id: room for room in self.rooms.rooms.values() if everywhere or room.is_busy or room.audience.listeners
        }
        numbers = await self.store.numbers(list(rooms))
        for table, room in rooms.items():
            if table not in numbers:
                self.hear_gone(table)
                continue
            number, chatted = numbers[table]
            self.hear_table(table, number)
            if chatted > room.audience.chatted and room.audience.listeners:
                self.at(table, self.read_chat)
        await self.look_for_guests([room for room in rooms.values() if room.audience.listeners])

    async def look_for_guests(self, rooms: list[Room]) -> None:
        """Which of the listeners were signed out, and who at their tables has another name?"""
        devices = {listener.device for room in rooms for listener in room.audience.listeners if listener.device}
        for device in devices - await self.store.known_devices(devices):
            self.hear_device(device)
        names = {guest: name for room in rooms for guest, name in room.audience.names.items()}
        found = await self.store.guests(names)
        for guest, name in names.items():
            if (found[guest].name if guest in found else "") != name:
                self.learn_guest(guest, found.get(guest))
