"""Executes table commands."""

import asyncio

from lampion.server.limits import Limits
from lampion.server.live.chat_text import clean_chat
from lampion.server.live.commands import (
    CallBot,
    Chat,
    Command,
    End,
    Hint,
    Message,
    Ping,
    Rematch,
    Remove,
    Undo,
)
from lampion.server.live.messages import Answer, HintInfo
from lampion.server.live.new_tables import NewTables
from lampion.server.live.room import Room
from lampion.server.live.services import Services
from lampion.server.people.identity import NoIdentity
from lampion.storage import Guest
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
                answer["hints"] = await self.hint(room, guest)
            elif isinstance(message, Rematch):
                answer["table"] = await self.rematch(room, guest)
            else:
                answer["number"] = await self.change(room, guest, message)
                return answer
        answer["number"] = room.table.number
        return answer

    async def change(self, room: Room, guest: Guest, message: Message) -> int:
        """Execute a message that changes the table or its chat; returns its number, which the guest knows."""
        if isinstance(message, Command):
            is_undo = isinstance(message, Undo)
            if is_undo:
                self.limits.take("undos", guest.id, self.services.clock())
            number = await room.act(lambda table: message.decide(table, guest.id), guest.id, apart=is_undo)
            if isinstance(message, Remove):
                room.audience.dismiss(1008, "removed", guest=message.guest)
            return number
        if isinstance(message, CallBot):
            return await self.call_bot(room, guest, message.seat)
        if isinstance(message, End):
            return await self.end(room, guest, message.wanted)
        if isinstance(message, Chat):
            await self.chat(room, guest, message.text)
        return room.table.number

    async def chat(self, room: Room, guest: Guest, text: str) -> None:
        """Add a line to the chat, unless the host has muted this guest."""
        if guest.id in room.table.muted:
            raise Muted()
        text = clean_chat(text)
        self.limits.take("chat", guest.id, self.services.clock())
        self.limits.take("chat-of-owner", self.services.homes.owner(guest.id), self.services.clock())
        seat = room.table.find_seat(guest.id)
        line = await self.services.store.add_chat(room.id, guest.id, seat, text, self.services.clock())
        room.audience.tell_chat(line)

    async def hint(self, room: Room, guest: Guest) -> list[HintInfo]:
        """The moves that a bot would consider in this seat."""
        seat = room.table.seat_of(guest.id)
        if not room.table.allows_hints():
            raise NoHints()
        actions.check_asked(room.table, seat)
        with self.limits.hold("hints-of-guest", guest.id):
            self.limits.take("hints", guest.id, self.services.clock())
            return await room.hints.hint(seat)

    async def rematch(self, room: Room, guest: Guest) -> str:
        """The id of the table for a rematch."""
        self.limits.take("tables", guest.id, self.services.clock())
        return await asyncio.shield(self.services.spawn(self.new_tables.rematch(room, guest.id)))

    async def end(self, room: Room, guest: Guest, wanted: bool) -> int:
        """A player wants to end the game, or no longer; people behind a substitute have a say while they are here."""

        def decide(table: Table) -> list[Draft]:
            seat = table.seat_of(guest.id)
            if table.seats[seat].out:
                raise NotSeated()
            return actions.want_end(table, seat, wanted, room.audience.seats_here())

        return await room.act(decide, guest.id)

    async def call_bot(self, room: Room, guest: Guest, seat: int) -> int:
        """Let a bot play for an absent person, if a player asks for it."""
        seating.check_seat(room.table, seat)
        if room.table.seats[room.table.seat_of(guest.id)].out:
            raise NotSeated()
        return await room.act(lambda table: actions.call_bot(table, seat, room.audience.seconds_away(seat)), guest.id)
