"""Executes table commands."""

import asyncio
from dataclasses import replace

from lampion.server.limits import Limits
from lampion.server.live.chat_text import clean_chat
from lampion.server.live.commands import (
    CallBot,
    Chat,
    Command,
    Decline,
    End,
    Hint,
    Message,
    NameSeat,
    Ping,
    Rematch,
    Remove,
    Sit,
    Stand,
    Undo,
)
from lampion.server.live.messages import Answer, HintInfo
from lampion.server.live.new_tables import NewTables
from lampion.server.live.room import Room
from lampion.server.live.services import Services
from lampion.server.people.identity import NoIdentity
from lampion.server.people.names import clean
from lampion.storage import Guest, SeatName
from lampion.tables import Draft, Table, actions, seating
from lampion.tables.errors import Muted, NoHints, NotSeated


class CommandExecutor:
    """Executes commands that are allowed. Their effect is saved before the answer."""

    def __init__(self, services: Services, new_tables: NewTables, limits: Limits) -> None:
        self.services = services
        self.new_tables = new_tables
        self.limits = limits

    async def run(self, room: Room, guest: Guest | None, message: Message) -> Answer:
        """Execute one message."""
        answer: Answer = {"type": "ack", "id": message.id, "number": 0}
        if not isinstance(message, Ping):
            if guest is None:
                raise NoIdentity()
            seating.check_welcome(room.table, guest.id)
            await room.audience.learn_names({guest.id})
            if isinstance(message, Hint):
                answer["hints"] = await self.hint(room, guest, message.seat)
            elif isinstance(message, Rematch):
                answer["table"] = await self.rematch(room, guest, message.pledges)
            else:
                answer["number"] = await self.change(room, guest, message)
                return answer
        answer["number"] = room.table.number
        return answer

    async def change(self, room: Room, guest: Guest, message: Message) -> int:
        """Execute a message that changes the table or its chat; returns its number, which the guest knows."""
        if isinstance(message, Sit):
            return await self.sit(room, guest, message)
        if isinstance(message, Command):
            is_undo = isinstance(message, Undo)
            if is_undo:
                self.limits.take("undos", guest.id, self.services.clock())
                self.limits.take("undos-of-owner", self.services.homes.owner(guest.id), self.services.clock())
            number = await room.act(lambda table: message.decide(table, guest.id), guest.id, apart=is_undo)
            if isinstance(message, Remove):
                room.audience.dismiss(1008, "removed", guest=message.guest)
            if isinstance(message, Remove | Stand):
                await self.forget_names(room)
            return number
        if isinstance(message, CallBot):
            return await self.call_bot(room, guest, message.seat)
        if isinstance(message, End):
            return await self.end(room, guest, message.wanted, message.seat)
        if isinstance(message, Decline):
            await self.new_tables.decline(room, guest.id)
        if isinstance(message, Chat):
            await self.chat(room, guest, message.text, message.seat)
        if isinstance(message, NameSeat):
            await self.name_seat(room, guest, room.table.seat_of(guest.id, message.seat), message.name)
        return room.table.number

    async def sit(self, room: Room, guest: Guest, message: Sit) -> int:
        """A guest, or somebody beside them, takes a seat; everyone learns the name together with that."""
        name = self.check_name(guest, message.name) if message.name is not None else ""
        changed: list[SeatName] = []

        def decide(table: Table) -> list[Draft]:
            drafts = message.decide(table, guest.id)
            named = [SeatName(one.seat, guest.id, name) for one in drafts if one.kind == "sit" and one.seat is not None]
            changed.extend(one for one in named if room.audience.name_seat(one))
            return drafts

        number = await room.act(decide, guest.id)
        for one in changed:
            await self.services.store.name_seat(room.id, one)
        if changed:
            self.services.bus.tell("names", room.id)
        return number

    async def name_seat(self, room: Room, guest: Guest, seat: int, text: str) -> None:
        """Call somebody at a guest's screen something else."""
        named = SeatName(seat, guest.id, self.check_name(guest, text))
        if room.audience.name_seat(named):
            await self.services.store.name_seat(room.id, named)
            self.services.bus.tell("names", room.id)
            room.audience.tell_people()

    async def forget_names(self, room: Room) -> None:
        """Forget the names of people who have left their seats."""
        for one in list(room.audience.beside.values()):
            if room.table.seats[one.seat].guest != one.guest:
                room.audience.beside.pop(one.seat)
                await self.services.store.name_seat(room.id, replace(one, name=""))
                self.services.bus.tell("names", room.id)

    def check_name(self, guest: Guest, text: str) -> str:
        """A name as it is kept; counted like those of guests."""
        name = clean(text)
        self.limits.take("names", guest.id, self.services.clock())
        return name

    async def chat(self, room: Room, guest: Guest, text: str, own: int | None) -> None:
        """Add a line to the chat, unless the host has muted this guest."""
        if self.services.bus.is_shared:  # the host may have muted them elsewhere just now
            await room.catch_up()
        if guest.id in room.table.muted:
            raise Muted()
        text = clean_chat(text)
        self.limits.take("chat", guest.id, self.services.clock())
        self.limits.take("chat-of-owner", self.services.homes.owner(guest.id), self.services.clock())
        seat = room.table.find_seat(guest.id) if own is None else room.table.seat_of(guest.id, own)
        line = await self.services.store.add_chat(room.id, guest.id, seat, text, self.services.clock())
        room.audience.tell_chat(line)
        self.services.bus.tell("chat", room.id)

    async def hint(self, room: Room, guest: Guest, own: int | None) -> list[HintInfo]:
        """The moves that a bot would consider in this seat."""
        seat = room.table.seat_of(guest.id, own)
        if not room.table.allows_hints():
            raise NoHints()
        actions.check_asked(room.table, seat)
        with self.limits.hold("hints-of-guest", guest.id):
            self.limits.take("hints", guest.id, self.services.clock())
            return await room.hints.hint(seat)

    async def rematch(self, room: Room, guest: Guest, pledges: list[str]) -> str:
        """The id of the table for a rematch."""
        self.limits.take("tables", guest.id, self.services.clock())
        return await asyncio.shield(self.services.spawn(self.new_tables.rematch(room, guest.id, pledges)))

    async def end(self, room: Room, guest: Guest, wanted: bool, own: int | None) -> int:
        """A player wants to end the game, or no longer; people behind a substitute have a say while they are here."""

        def decide(table: Table) -> list[Draft]:
            seat = table.seat_of(guest.id, own)
            if table.seats[seat].out:
                raise NotSeated()
            return actions.want_end(table, seat, wanted, room.audience.seats_here())

        return await room.act(decide, guest.id)

    async def call_bot(self, room: Room, guest: Guest, seat: int) -> int:
        """Let a bot play for an absent person, if a player asks for it."""
        seating.check_seat(room.table, seat)
        if all(room.table.seats[own].out for own in room.table.find_seats(guest.id)):
            raise NotSeated()
        return await room.act(lambda table: actions.call_bot(table, seat, room.audience.seconds_away(seat)), guest.id)
