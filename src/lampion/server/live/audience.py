"""The listeners of a table, and the messages for each of them."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import asdict
from hashlib import blake2b
from time import monotonic
from typing import Any, cast

from lampion.kernel.chance import commit
from lampion.server.live.attendance import Attendance
from lampion.server.live.listeners import Listener
from lampion.server.live.messages import ChatInfo, Greeting, NewState, People, Report, SeatInfo, TableInfo
from lampion.server.live.saving import SavedTable
from lampion.server.live.services import Services
from lampion.server.live.story import Story
from lampion.server.live.text_boards import Aside, News
from lampion.server.live.wire import write_json
from lampion.storage import ChatLine, SeatName
from lampion.tables.chain import may_come_back
from lampion.tables.live_match import AppliedEntry
from lampion.tables.views import State, table_state

# Entries that change the table, not only the game.
SETTLING = {
    "terms",
    "sit",
    "stand",
    "lock",
    "mute",
    "unmute",
    "remove",
    "begin",
    "start",
    "resign",
    "forfeit",
    "finish",
}


CROWD = 24  # listeners who are told everything at once; of more, each delays news for EACH seconds
EACH = 0.001
AT_ONCE, REST = 24, 0.02  # of a crowd, so many are told together, and then others can go on for some seconds


class Audience(Attendance):
    """The listeners of a table, the names of its people, and the messages for both."""

    def __init__(self, services: Services, saved: SavedTable) -> None:
        super().__init__(services, saved)
        self.story = Story(services, saved)
        self.names: dict[str, str] = {}  # of everyone seen here
        self.chatted = 0  # the number after the latest line of chat that was told
        self.people_timer: asyncio.Task[None] | None = None
        self.has_changed = False  # who is here, since it began to be told
        self.beside: dict[int, SeatName] = {}  # by seat: people who share a guest's screen
        self.offers: dict[int | None, tuple[bytes, int]] = {}  # by viewer: their digest, and the number since they hold

    # Coming and going

    def add(self, listener: Listener) -> None:
        """A listener came; everybody is told."""
        super().add(listener)
        self.tell_people()

    def remove(self, listener: Listener) -> None:
        """A listener left; everybody is told."""
        super().remove(listener)
        self.tell_people()

    def note_gone(self, guests: Iterable[str]) -> None:
        """Somebody has left, or come, at another process; everybody is told."""
        super().note_gone(guests)
        self.tell_people()

    # Names

    async def learn_names(self, guests: Iterable[str]) -> None:
        """Look up the names of people who have not been seen here before."""
        unknown = {guest for guest in guests if guest and guest not in self.names}
        if unknown:
            found = await self.services.store.guests(unknown)
            self.names.update({guest: row.name for guest, row in found.items()})

    async def learn_beside(self) -> None:
        """Look up the names of people who share a guest's screen."""
        found = await self.services.store.seat_names([self.saved.table.terms.id])
        self.beside = {one.seat: one for names in found.values() for one in names}

    def rename(self, guest: str, name: str) -> None:
        """Use another name for a guest who was seen here; with a forgotten guest go the names of those beside them."""
        if guest in self.names and self.names[guest] != name:
            self.names[guest] = name
            if not name:
                self.beside = {seat: one for seat, one in self.beside.items() if one.guest != guest}
            self.tell_people()

    def name_seat(self, named: SeatName) -> bool:
        """Call a seat by the name of somebody beside a guest, or by the guest's own; was it called something else?"""
        before = self.beside.get(named.seat)
        if named.name:
            self.beside[named.seat] = named
        else:
            self.beside.pop(named.seat, None)
        return self.beside.get(named.seat) != before

    def name_of(self, guest: str, seat: int | None) -> str | None:
        """What a guest is called in a seat."""
        return self.beside[seat].name if self.is_beside(guest, seat) and seat is not None else self.names.get(guest)

    def is_beside(self, guest: str, seat: int | None) -> bool:
        """Does somebody with a name of their own sit there, at a guest's screen?"""
        return seat in self.beside and self.beside[seat].guest == guest

    # Messages

    def tell_news(self, applied: list[AppliedEntry], listeners: Iterable[Listener]) -> None:
        """Send these listeners what happened, as far as they may know it."""
        settled = any(one.entry.kind in SETTLING for one in applied)
        table = self.saved.table
        made: dict[tuple[Any, ...], News] = {}
        for listener in listeners:
            viewer = table.find_eyes(listener.guest, listener.eyes)
            key = viewer, listener.guest if settled else "", listener.offers
            if key not in made:
                made[key] = self.news(self.story.news(applied, viewer), viewer, listener, settled)
            listener.send(made[key].for_frame(listener.frame, self.aside(listener)))
            listener.offers = viewer, self.offers[viewer][1]

    async def tell_since(self, start: int) -> None:
        """Send every listener what another process did at this table, starting at an entry."""
        table, length = self.saved.table, self.saved.table.number
        owner = self.services.homes.owner(table.terms.host)
        for listener in list(self.listeners):
            viewer = table.find_eyes(listener.guest, listener.eyes)
            lines = await self.story.since(start, viewer, table, length, owner)
            news = self.news(lines, viewer, listener, True)
            listener.send(news.for_frame(listener.frame, self.aside(listener)))
            listener.offers = viewer, self.offers[viewer][1]

    def tell_people(self) -> None:
        """Tell every listener which people are here; in a crowd, once for all who come and go at about that time."""
        delay = self.crowd_delay()
        if not delay:
            self.tell_all(self.people())
        elif self.people_timer is None:
            self.people_timer = self.services.spawn(self.tell_people_later(delay))
        else:
            self.has_changed = True

    async def tell_people_later(self, seconds: float) -> None:
        """Tell every listener which people are here by then."""
        await asyncio.sleep(seconds)
        self.has_changed = False
        text, waiting = write_json(self.people()), list(self.listeners)
        for start in range(0, len(waiting), AT_ONCE):
            await asyncio.sleep(REST if start else 0)
            for listener in waiting[start : start + AT_ONCE]:
                listener.send(text)
        self.people_timer = None
        if self.has_changed:
            self.tell_people()

    def people(self) -> People:
        """Which people are here."""
        return {"type": "people", "seats": self.seats(), "watching": self.count_watchers()}

    def crowd_delay(self) -> float:
        """For how many seconds news are gathered because so many listen; a message to each of them takes its time."""
        return max(0, len(self.listeners) - CROWD) * EACH

    def tell_chat(self, line: ChatLine) -> None:
        """Send every listener a line of chat."""
        self.chatted = max(self.chatted, line.number + 1)
        self.tell_all({"type": "chat", "lines": [self.chat_line(line)]})

    def tell_all(self, message: People | dict[str, Any]) -> None:
        """Send every listener the same message."""
        text = write_json(message)
        for listener in list(self.listeners):
            listener.send(text)

    def news(self, lines: list[str], viewer: int | None, listener: Listener, settled: bool) -> News:
        """The message about new lines of the log, for one viewer; a listener keeps offers that haven't changed."""
        now = self.services.clock()
        state = self.state(viewer, now)
        told = cast("NewState", state)
        if listener.offers == (viewer, state["offers_at"]):
            del told["offers"]
        news: Report = {
            "type": "news", "state": told, "seats": self.seats(), "watching": self.count_watchers(), "now": now,
        }  # fmt: skip
        if settled:
            news["table"] = self.table_info(listener.guest)
        return News(news, lines, self.saved.table.game, state["view"])

    def aside(self, listener: Listener) -> Aside:
        """How a board is drawn for a listener; those of an owner one after another, so that others can go on."""

        async def draw(work: Callable[[], str]) -> str:
            owner = self.services.homes.owner(listener.guest)
            await asyncio.sleep(self.services.drawing.wait(owner, monotonic()))
            return await self.services.bot_pool.aside(work, owner)

        return draw

    def state(self, viewer: int | None, now: int) -> State:
        """The current state for a viewer; as long as the offers are the same, so is their number."""
        state = table_state(self.saved.table, viewer, now)
        digest = blake2b(write_json(state["offers"]).encode(), digest_size=16).digest()
        if viewer not in self.offers or self.offers[viewer][0] != digest:
            self.offers[viewer] = digest, state["number"]
        state["offers_at"] = self.offers[viewer][1]
        return state

    def welcome(self, guest: str, viewer: int | None, listener: Listener | None = None) -> Greeting:
        """The first message for a newcomer, still without lines and chat, which take longer."""
        now = self.services.clock()
        state = self.state(viewer, now)
        if listener is not None:
            listener.offers = viewer, state["offers_at"]
        return {
            "type": "table",
            "table": self.table_info(guest),
            "state": state,
            "seats": self.seats(),
            "watching": self.count_watchers(),
            "chat": [],
            "now": now,
        }

    def table_info(self, guest: str) -> TableInfo:
        """What is fixed at the table, for a guest or a stranger."""
        table, terms = self.saved.table, self.saved.table.terms
        belongs = bool(guest) and (guest == terms.host or table.find_seat(guest) is not None)
        return {
            "id": terms.id,
            "game": terms.game,
            "seats": terms.seats,
            "options": terms.options,
            "settings": terms.settings.write(),
            "host": "" if table.settings.tournament else terms.host,
            "invite": table.invite if belongs else None,
            "commitment": commit(terms.secret),
            "begun": table.begun is not None,
            "created": self.saved.created,
            "rules": terms.rules,
            "locked": table.locked,
            "hints": table.allows_hints(),
            "undo": table.allows_undo(),
            "secrets": table.game.has_secrets,
            "you": guest or None,
            "muted": sorted(table.muted),
        }

    def seats(self) -> list[SeatInfo]:
        """The seats as everyone sees them."""
        here = self.guests_here()
        return [
            {
                "seat": number,
                "kind": "person" if seat.guest else "bot" if seat.bot else "open",
                "guest": seat.guest or None,
                "name": self.name_of(seat.guest, number) if seat.guest else None,
                "beside": self.is_beside(seat.guest, number),
                "bot": seat.bot or None,
                "ready": bool(seat.bot or seat.is_ready),
                "pledge": seat.pledge or None,
                "nonce": seat.nonce or None,
                "lost": may_come_back(self.saved.table, number),
                "present": not seat.guest or seat.guest in here,
                "out": seat.out or None,
                "wants_end": seat.wants_end,
            }
            for number, seat in enumerate(self.saved.table.seats)
        ]

    def chat_line(self, line: ChatLine) -> ChatInfo:
        """A line of chat with the name of its author."""
        return {**asdict(line), "name": self.name_of(line.guest, line.seat) or ""}  # type: ignore[typeddict-item]
