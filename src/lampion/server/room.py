"""A table in memory with those who listen to it. One thing happens after another: first saved, then told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from lampion.bots.analysis import Advice
from lampion.bots.estimates import percent, pick_hints
from lampion.kernel.chance import commit
from lampion.kernel.errors import LampionError, MoveRefused
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.logs import note
from lampion.server.messages import ChatInfo, HintInfo, News, People, SeatInfo, TableInfo, Welcome
from lampion.server.pictures import Drawing, Frame
from lampion.server.thinking import seed_of
from lampion.storage import ChatLine, Summary
from lampion.storage import Entry as Row
from lampion.storage.errors import TableMoved
from lampion.tables import Draft, Entry, Table
from lampion.tables import log as logs
from lampion.tables.play import Told
from lampion.tables.playing import move as play_move
from lampion.tables.playing import time_out
from lampion.tables.telling import Line, tell, tell_since, tell_state

if TYPE_CHECKING:
    from lampion.server.rooms import Rooms

Decide = Callable[[Table], list[Draft]]

LONGEST = 10_000  # entries of a log: no game needs so many, but some ways to play could go on for ever
TRIES = 10  # how often another process may be first before somebody is told so
BACKLOG = 256  # messages that may wait for a slow listener before it is sent away; it can come back and catch up
TALK = 100  # lines of chat for a newcomer
# Entries that change the table, not only the game.
SETTLING = {"sit", "stand", "lock", "mute", "unmute", "remove", "start", "resign", "forfeit", "finish"}


class Listener:
    """Somebody who is told what happens: a socket, in whose queue the messages wait."""

    def __init__(self, guest: str, device: str, frame: Frame | None = None) -> None:
        self.guest = guest
        self.device = device
        self.frame = frame
        self.queue: asyncio.Queue[str | Drawing | None] = asyncio.Queue(BACKLOG)
        self.reason: tuple[int, str] = (1000, "")
        self.is_dismissed = False  # from here on nothing that this socket says counts

    def send(self, message: str | Drawing) -> None:
        """Put a message in the queue; who does not keep up is sent away."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(1013, "too-slow")

    def dismiss(self, code: int, reason: str) -> None:
        """Let the socket be closed: what waits in the queue is dropped."""
        self.reason = code, reason
        self.is_dismissed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Thinking(NamedTuple):
    """A bot that thinks: about which decision of its seat, since which entry, in which task."""

    decision: int
    since: int
    task: asyncio.Task[None]

    def is_old(self, table: Table, seat: int) -> bool:
        """Is it about something that is no longer asked, or was something taken back meanwhile?"""
        place = table.seats[seat]
        undone = any(entry.kind == "undo" for entry in table.entries[self.since :])
        return undone or not place.bot or self.decision != len(place.made)


class Room:
    """A table, who listens, which bots think, and when the next clock runs out."""

    def __init__(self, rooms: Rooms, table: Table, created: int, names: dict[str, str], position: str = "") -> None:
        self.rooms = rooms
        self.table = table
        self.created = created
        self.names = names  # of everybody who was seen here
        self.position = position  # as it is stored; kept while the table waits for rules that can read it
        self.lock = asyncio.Lock()
        self.rematch_lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, Thinking] = {}  # by seat
        self.hinted: dict[int, tuple[tuple[Table, int], list[HintInfo]]] = {}  # by seat: the latest, and about what
        self.timer: asyncio.TimerHandle | None = None
        self.left_at: dict[str, int] = {}  # when people went away
        self.used = rooms.clock()

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.terms.id

    @property
    def is_busy(self) -> bool:
        """Must it stay in memory?"""
        running = self.table.settings.pace.kind == "live" and bool(self.table.clock.running)
        return bool(self.listeners or self.thinking or running or self.lock.locked())

    @property
    def is_full(self) -> bool:
        """Has the log no room for more moves?"""
        return self.table.number >= LONGEST

    # Changing the table

    async def act(self, decide: Decide) -> int:
        """Decide what would follow, save it, then let it happen and tell everybody; returns the table's number.

        Who asked may go away meanwhile: what has begun is brought to its end.
        """
        return await asyncio.shield(self.rooms.spawn(self.act_to_the_end(decide)))

    async def act_to_the_end(self, decide: Decide) -> int:
        """The same, in a task of its own."""
        began = perf_counter()
        async with self.lock:
            self.used = self.rooms.clock()
            told = await self.save_or_try_again(decide)
            if told:
                self.tell_news(told)
                self.rooms.metrics.seen_seconds.observe(perf_counter() - began)
            number = self.table.number
        self.go_on()
        return number

    async def save_or_try_again(self, decide: Decide) -> list[Told]:
        """Save what follows from a decision. Where another process was first, see what it wrote, and decide again."""
        for _ in range(TRIES):
            start = self.table.number
            try:
                drafts = decide(self.table)
            except LampionError:
                if await self.see_others():
                    continue
                raise
            try:
                return await self.save(drafts)
            except TableMoved:
                self.tell_since(start)
        return await self.save(decide(self.table))

    async def save(self, drafts: list[Draft]) -> list[Told]:
        """Take in what follows from a decision, and save it. Nobody is told before."""
        if not drafts:
            return []
        number = self.table.number
        entries = logs.number(drafts, number, self.rooms.clock())
        told = list(self.table.walk(entries))
        try:
            await self.rooms.store.append(self.id, number, [to_row(entry) for entry in entries], self.summary())
        except TableMoved:
            await self.reload()
            raise
        except BaseException:  # whether it was written is open: let everybody come back and see
            self.table = Table.load(self.table.terms, self.table.game, self.table.entries[:number])
            self.rooms.drop(self)
            raise
        self.rooms.metrics.appends.inc(len(entries))
        for entry in entries:
            if entry.kind == "move":
                self.rooms.metrics.moves.labels(entry.by).inc()
        return told

    async def reload(self) -> None:
        """Forget what could not be saved."""
        entries = await self.rooms.store.entries(self.id)
        self.table = Table.load(self.table.terms, self.table.game, map(to_entry, entries))
        await self.learn_names(set(self.table.people()))

    async def catch_up(self) -> None:
        """See what another process has done at this table, if there is one."""
        async with self.lock:
            seen = await self.see_others()
        if seen:
            self.go_on()

    async def see_others(self) -> bool:
        """Take in and tell what another process has written meanwhile; was there anything?"""
        entries = await self.rooms.store.entries(self.id, self.table.number)
        if entries:
            told = list(self.table.walk(map(to_entry, entries)))
            await self.learn_names(set(self.table.people()))
            self.tell_news(told)
        return bool(entries)

    def summary(self) -> Summary:
        """What the database knows of a table without reading its log."""
        table = self.table
        if table.play:
            self.position = table.game.write(table.play.position)
        return Summary(
            touched=self.rooms.clock(),
            phase=table.phase,
            listed=table.settings.listed and not table.locked,
            position=self.position,
            outcome=table.outcome,
            people=table.waits_for_people(),
        )

    # What follows by itself: bots and clocks

    def go_on(self) -> None:
        """Let bots think whose turn it is, and set the timer for the next clock."""
        waiting = self.table.waiting()
        for seat, thought in list(self.thinking.items()):
            if seat not in waiting or thought.is_old(self.table, seat):
                thought.task.cancel()
                del self.thinking[seat]
        for seat in waiting:
            if self.table.seats[seat].bot and seat not in self.thinking and not self.is_full:
                decision = len(self.table.seats[seat].made)
                task = self.rooms.spawn(self.let_bot_move(seat, decision))
                self.thinking[seat] = Thinking(decision, self.table.number, task)
        self.set_timer()

    async def let_bot_move(self, seat: int, decision: int) -> None:
        """A bot thinks and moves; if somebody who moved at the same time was first, it thinks again."""
        refused = False
        try:
            await self.think_and_move(seat, decision)
        except MoveRefused:
            refused = True
        finally:
            thought = self.thinking.get(seat)
            if thought and thought.task is asyncio.current_task():
                del self.thinking[seat]
        if refused:
            self.go_on()

    async def think_and_move(self, seat: int, decision: int) -> None:
        """A bot thinks, then moves if its seat still waits for that decision."""
        table = self.table
        name, play = table.seats[seat].bot, table.play
        if play is None:
            return
        seed = seed_of(table.terms.secret, name, seat, decision)
        move = await self.rooms.thinker.choose(name, seed, table.game, play.position, seat)

        def decide(table: Table) -> list[Draft]:
            place = table.seats[seat]
            still = table.phase == "playing" and place.bot and len(place.made) == decision and seat in table.waiting()
            return play_move(table, seat, move, "bot") if still else []

        await self.act(decide)

    def set_timer(self) -> None:
        """Wake up when the next clock runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        following = self.table.clock.next_deadline() if self.table.phase == "playing" else None
        if following is not None:
            delay = min(max(0, following[0] - self.rooms.clock()) / 1000, 86_400.0)
            self.timer = asyncio.get_running_loop().call_later(delay, lambda: self.rooms.spawn(self.check_clock()))

    async def check_clock(self) -> None:
        """Let time run out for whoever has none left."""

        def decide(table: Table) -> list[Draft]:
            following = table.clock.next_deadline() if table.phase == "playing" else None
            if following is None or following[0] > self.rooms.clock():
                return []
            note("time is up", table=self.id, seat=following[1])
            return time_out(table, following[1])

        await self.act(decide)
        self.set_timer()

    async def hint(self, seat: int) -> list[HintInfo]:
        """What a bot would consider in a person's place, knowing what that person knows.

        Until something happens at the table it is thought about once.
        """
        table = self.table
        question = table, table.number
        if seat in self.hinted and self.hinted[seat][0] == question:
            return self.hinted[seat][1]
        position = table.playing().position.copy()
        seed = seed_of(table.terms.secret, "hint", seat, len(table.seats[seat].made))
        advice = await self.rooms.thinker.advise(table.game, position, seat, seed)
        found = describe_advice(table.game, position, advice)
        self.hinted[seat] = question, found
        return found

    # Telling

    def tell_news(self, told: list[Told]) -> None:
        """Send what happened to everybody, each through their own eyes."""
        settled = any(one.entry.kind in SETTLING for one in told)
        made: dict[tuple[int | None, str, Frame | None], str | Drawing] = {}
        for listener in list(self.listeners):
            eyes = self.table.find_seat(listener.guest)
            key = eyes, listener.guest if settled else "", listener.frame
            if key not in made:
                made[key] = self.news(tell(self.table, told, eyes), eyes, listener, settled)
            listener.send(made[key])

    def tell_since(self, start: int) -> None:
        """Tell what another process did at this table from an entry on."""
        for listener in list(self.listeners):
            eyes = self.table.find_seat(listener.guest)
            listener.send(self.news(tell_since(self.table, start, eyes), eyes, listener, True))

    def news(self, lines: list[Line], eyes: int | None, listener: Listener, settled: bool) -> str | Drawing:
        """What happened, for given eyes."""
        now = self.rooms.clock()
        state = tell_state(self.table, eyes, now)
        news: News = {"type": "news", "state": state, "lines": lines, "seats": self.tell_seats(), "now": now}
        if settled:
            news["table"] = self.tell_table(listener.guest)
        if listener.frame and state["view"] is not None:
            return Drawing(news, listener.frame, self.table.game, state["view"])
        return json.dumps(news)

    async def welcome(
        self, guest: str, since: int, frame: Frame | None = None, listener: Listener | None = None
    ) -> Welcome:
        """All that somebody needs who comes in, or comes back having seen the first entries.

        Who wants to listen does so from this very moment on, and is told nothing twice but perhaps a line of chat.
        """
        await self.catch_up()
        async with self.lock:
            if listener is not None:
                self.join(listener)
            now = self.rooms.clock()
            table, length = self.table, self.table.number
            eyes = table.find_seat(guest)
            welcome: Welcome = {
                "type": "table",
                "table": self.tell_table(guest),
                "state": tell_state(self.table, eyes, now),
                "lines": [],
                "seats": self.tell_seats(),
                "watching": self.count_watchers(),
                "chat": [],
                "now": now,
            }
        if frame and welcome["state"]["view"] is not None:
            welcome["text"] = await asyncio.to_thread(frame.draw, table.game, welcome["state"]["view"])
        welcome["lines"] = await asyncio.to_thread(tell_since, table, since, eyes, length)
        chat = await self.rooms.store.chat(self.id)
        await self.learn_names({line.guest for line in chat})
        welcome["chat"] = [self.tell_chat(line) for line in chat[-TALK:]]
        return welcome

    def tell_table(self, guest: str) -> TableInfo:
        """What is fixed, for a guest or somebody unknown."""
        table, terms = self.table, self.table.terms
        belongs = bool(guest) and (guest == terms.host or table.find_seat(guest) is not None)
        return {
            "id": terms.id,
            "game": terms.game,
            "seats": terms.seats,
            "options": terms.options,
            "settings": terms.settings.write(),
            "host": terms.host,
            "invite": terms.invite if belongs else None,
            "commitment": commit(terms.secret),
            "created": self.created,
            "rules": terms.rules,
            "locked": table.locked,
            "hints": table.allows_hints(),
            "you": guest or None,
            "muted": sorted(table.muted),
        }

    def tell_seats(self) -> list[SeatInfo]:
        """The seats as everybody sees them."""
        here = {listener.guest for listener in self.listeners}
        return [
            {
                "seat": number,
                "kind": "person" if seat.guest else "bot" if seat.bot else "open",
                "guest": seat.guest or None,
                "name": self.names.get(seat.guest) if seat.guest else None,
                "bot": seat.bot or None,
                "ready": bool(seat.bot or seat.nonce),
                "present": not seat.guest or seat.guest in here,
                "out": seat.out or None,
                "wants_end": seat.wants_end,
            }
            for number, seat in enumerate(self.table.seats)
        ]

    def tell_chat(self, line: ChatLine) -> ChatInfo:
        """A line of the chat with the name of who wrote it."""
        return {**asdict(line), "name": self.names.get(line.guest, "")}  # type: ignore[typeddict-item]

    def send_all(self, message: People | dict[str, Any]) -> None:
        """Send the same to everybody."""
        text = json.dumps(message)
        for listener in list(self.listeners):
            listener.send(text)

    def count_watchers(self) -> int:
        """How many look on without a seat."""
        return sum(self.table.find_seat(listener.guest) is None for listener in self.listeners)

    async def learn_names(self, guests: set[str]) -> None:
        """Find out what people are called who were not seen here before."""
        unknown = {guest for guest in guests if guest and guest not in self.names}
        if unknown:
            found = await self.rooms.store.guests(unknown)
            self.names.update({guest: row.name for guest, row in found.items()})

    # Coming and going

    def join(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.listeners.add(listener)
        self.left_at.pop(listener.guest, None)
        self.used = self.rooms.clock()
        self.send_all({"type": "people", "seats": self.tell_seats(), "watching": self.count_watchers()})
        if self.rooms.rooms.get(self.id) is not self:  # it left memory while somebody came in
            listener.dismiss(1012, "restart")

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.used = self.rooms.clock()
        if listener.guest and all(other.guest != listener.guest for other in self.listeners):
            self.left_at[listener.guest] = self.used
        self.send_all({"type": "people", "seats": self.tell_seats(), "watching": self.count_watchers()})

    def dismiss(self, guest: str) -> None:
        """Send somebody away."""
        for listener in list(self.listeners):
            if listener.guest == guest:
                listener.dismiss(1008, "removed")

    def away(self, seat: int) -> int | None:
        """For how many seconds the person of a seat has been away; None: is here."""
        guest = self.table.seats[seat].guest
        if any(listener.guest == guest for listener in self.listeners):
            return None
        latest = max((entry.at for entry in self.table.entries if entry.seat == seat), default=0)
        gone = max(latest, self.left_at.get(guest, self.rooms.started))
        return (self.rooms.clock() - gone) // 1000

    def stop(self) -> None:
        """Leave memory: bots stop thinking, no clock rings."""
        for thought in self.thinking.values():
            thought.task.cancel()
        self.thinking.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def describe_advice(game: Game, position: Position, advice: Advice) -> list[HintInfo]:
    """The best few moves of an advice, with estimates in coarse steps."""
    return [
        HintInfo(
            move=game.write_move(position, advice.seat, one.move),
            chance=percent(one.chance),
            lead=round(one.lead),
            gap=kind,
            points=points,
        )
        for one, kind, points in pick_hints(advice)
    ]


def to_row(entry: Entry) -> Row:
    """An entry as the database keeps it."""
    return Row(entry.number, entry.kind, entry.seat, entry.text, entry.by, entry.at)


def to_entry(row: Row) -> Entry:
    """An entry as the table knows it."""
    return Entry(row.number, row.kind, row.seat, row.text, row.by, row.at)
