"""A room: a table in memory, with its listeners, bots and clocks. Changes happen one at a time: saved, then told."""

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import TypeVar

from lampion.kernel.errors import LampionError
from lampion.server.live.audience import Audience
from lampion.server.live.bot_turns import BotTurns
from lampion.server.live.clock_timer import ClockTimer, next_deadline
from lampion.server.live.gathering import Gathering
from lampion.server.live.hints import Hints
from lampion.server.live.later import Later
from lampion.server.live.listeners import Listener
from lampion.server.live.messages import Greeting
from lampion.server.live.pulse import TimeLost
from lampion.server.live.saving import Decide, SavedTable
from lampion.server.live.services import Services
from lampion.server.live.story import with_lines
from lampion.server.live.text_boards import Frame
from lampion.storage.errors import TableMoved
from lampion.tables import Draft, Entry, Table
from lampion.tables.live_match import AppliedEntry

TRIES = 10  # times that another process may be first before a command is refused
CHAT_LINES = 100  # for a newcomer
SEATING = {"sit", "stand", "open", "bot", "remove"}  # entries after which other people may sit here
POLLS = 5_000  # milliseconds between two notes to other processes that the same guest polls

T = TypeVar("T")


class Room:
    """A table in memory."""

    def __init__(
        self,
        services: Services,
        table: Table,
        created: int,
        drop: Callable[["Room"], None],
        position: str = "",
    ) -> None:
        self.services = services
        self.saved = SavedTable(services, table, created, position, lambda: drop(self))
        self.audience = Audience(services, self.saved)
        self.bot_turns = BotTurns(services, self.saved, self.act, self.go_on, self.audience.is_attended)
        self.clock_timer = ClockTimer(services, self.saved, self.act)
        self.hints = Hints(services, self.saved)
        self.lock = asyncio.Lock()
        self.gathering = Gathering(services, self.saved, self.audience, self.lock)
        self.rematch_lock = asyncio.Lock()
        self.time_lost = TimeLost(services.pulse)
        self.is_closed = False  # has it left memory?
        self.told_visits: dict[str, int] = {}  # when other processes were told that a guest polls
        self.used = services.clock()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.saved.table

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.terms.id

    @property
    def is_busy(self) -> bool:
        """Must it stay in memory?"""
        running = self.table.settings.pace.kind == "live" and bool(self.table.clock.running)
        waits = (running or self.table.begun or self.table.drawing) and self.services.leases.has(self.id)
        return bool(self.audience.listeners or self.bot_turns.thinking or waits or self.lock.locked())

    def needs_care(self) -> bool:
        """Do bots have to think, or could a clock run out?"""
        table = self.table
        return next_deadline(table) is not None or any(table.seats[seat].bot for seat in table.waiting())

    # Changing the table

    async def act(self, decide: Decide, guest: str = "", *, apart: bool = False) -> int:
        """Decide what follows, save it, and tell everyone; returns the table's number.

        A guest who asked is told before this returns. If the caller is cancelled, work in progress is still completed.
        What takes long is decided `apart`, beside the event loop.
        """
        return await asyncio.shield(self.services.spawn(self.act_to_the_end(decide, guest, apart)))

    async def act_to_the_end(self, decide: Decide, guest: str, apart: bool) -> int:
        """The same, in a task of its own."""
        began = perf_counter()
        async with self.lock:
            self.used = self.services.clock()
            try:
                applied = await self.give_lost_time_back()
                applied += await self.save_or_try_again(decide, apart, guest)
                if applied:
                    self.gathering.tell(applied, began)
            finally:
                self.gathering.tell_guest(guest)
            number = self.table.number
        self.go_on()
        return number

    async def give_lost_time_back(self) -> list[AppliedEntry]:
        """Give the clocks back the time in which the process stood still, before anything is decided by them."""
        site = self.services.site_pulse
        lost = self.time_lost.take() if site is None else await site.lost_at(self.table)
        if not lost or not self.table.clock.running:
            return []
        if site is not None:
            return await self.save_or_try_again(
                lambda table: [Draft("woke", text=str(lost))] if table.entries[-1].at < site.ended else []
            )
        return await self.save_or_try_again(lambda _: [Draft("woke", text=str(lost))])

    async def save_or_try_again(self, decide: Decide, apart: bool = False, guest: str = "") -> list[AppliedEntry]:
        """Save what follows from a decision. If another process was first, apply its entries and decide again."""
        for _ in range(TRIES):
            start = self.table.number
            try:
                table = self.table
                drafts = await self.aside(lambda: decide(table), guest) if apart else decide(table)  # noqa: B023
            except LampionError:
                if await self.read_new():
                    continue
                raise
            try:
                return await self.save(drafts)
            except TableMoved:
                self.gathering.tell_everyone()
                await self.audience.tell_since(start)
                self.dismiss_removed(self.table.entries[start:])
        return await self.save(decide(self.table))

    async def save(self, drafts: list[Draft]) -> list[AppliedEntry]:
        """Save entries; if another process was first, learn the names of people it seated."""
        try:
            return await self.saved.save(drafts)
        except TableMoved:
            await self.learn_names()
            raise

    async def catch_up(self) -> None:
        """Apply what another process has done at this table, if there is one."""
        async with self.lock:
            found = await self.read_new()
        if found:
            self.go_on()

    async def read_new(self) -> bool:
        """Apply and tell what another process has written since; was there anything?"""
        applied = await self.saved.read_new()
        if any(one.entry.kind in SEATING for one in applied):
            await self.learn_names()
        if applied:
            self.gathering.tell(applied)
            self.dismiss_removed(one.entry for one in applied)
        return bool(applied)

    def dismiss_removed(self, entries: Iterable[Entry]) -> None:
        """Close the sockets of people whom a host has removed at another process."""
        for entry in entries:
            if entry.kind == "remove":
                self.audience.dismiss(1008, "removed", guest=entry.text)

    async def aside(self, work: Callable[[], T], guest: str) -> T:
        """Do something slow for a guest, beside the event loop."""
        return await self.services.bot_pool.aside(work, self.services.homes.owner(guest))

    async def learn_names(self) -> None:
        """Learn the names of everyone at the table: another process seated some of them."""
        await self.audience.learn_names(self.table.people())
        await self.audience.learn_beside()

    def go_on(self) -> None:
        """Let bots think whose turn it is, and wait for the next clock, unless another process does."""
        if self.is_closed:
            return
        if self.services.bus.is_shared and self.needs_care() and not self.services.leases.want(self.id):
            self.bot_turns.stop()
            self.clock_timer.stop()
            return
        self.bot_turns.start()
        self.clock_timer.start()

    # Coming and going

    async def welcome(
        self,
        guest: str,
        since: int,
        frame: Frame | None = None,
        listener: Listener | None = None,
        eyes: int | None = None,
    ) -> str:
        """The first message for a newcomer, or for someone who comes back having seen the entries before `since`.

        A listener joins at this very moment, and is told nothing twice except perhaps a line of chat.
        """
        await self.catch_up()
        async with self.lock:
            if listener is not None:
                self.join(listener)
            table, viewer = self.table, self.table.find_eyes(guest, eyes)
            welcome = self.audience.welcome(guest, viewer, listener)
        return await self.complete(welcome, guest, since, frame, table)

    async def look(self, listener: Listener, seat: int | None, since: int) -> None:
        """From now on a listener sees with the eyes of this seat, and is told everything afresh: nothing in between."""
        async with self.lock:
            self.gathering.forget(listener)
            listener.eyes = seat
            table, guest = self.table, listener.guest
            welcome = self.audience.welcome(guest, table.find_eyes(guest, seat), listener)
            listener.send(Later(lambda: self.complete(welcome, guest, since, listener.frame, table)))

    async def complete(self, welcome: Greeting, guest: str, since: int, frame: Frame | None, table: Table) -> str:
        """Add to a first message what takes longer: the drawn board, the lines, the chat."""
        state = welcome["state"]
        view = state["view"]
        if frame and view is not None:
            welcome["text"] = await self.aside(lambda: frame.draw(table.game, view), guest)
        owner = self.services.homes.owner(guest)
        lines = await self.audience.story.since(since, state["seat"], table, state["number"], owner)
        chat = await self.services.store.latest_chat(self.id, CHAT_LINES)
        self.audience.chatted = max([self.audience.chatted, *(line.number + 1 for line in chat)])
        await self.audience.learn_names(line.guest for line in chat)
        welcome["chat"] = [self.audience.chat_line(line) for line in chat]
        return with_lines(welcome, lines)

    def join(self, listener: Listener) -> None:
        """A listener came."""
        self.used = self.services.clock()
        self.audience.add(listener)
        if self.is_closed:  # it left memory while the listener came in
            listener.dismiss(1012, "restart")
        self.go_on()

    def visit(self, guest: str) -> None:
        """Somebody polls."""
        self.audience.note_visit(guest)
        time = self.services.clock()
        if self.services.bus.is_shared and time - self.told_visits.get(guest, 0) > POLLS:
            self.told_visits[guest] = time
            self.services.bus.tell("visit", self.id, guest)
        self.go_on()

    def leave(self, listener: Listener) -> None:
        """A listener left."""
        self.used = self.services.clock()
        self.audience.remove(listener)

    def close(self) -> None:
        """Leave memory: stop bots and clocks."""
        self.is_closed = True
        self.bot_turns.stop()
        self.clock_timer.stop()
        self.gathering.close()
        self.services.leases.release(self.id)
