"""Executes table commands."""

import asyncio

from lampion.server.limits import Limits
from lampion.server.live.bot_limits import check_bot
from lampion.server.live.chat_text import clean_chat
from lampion.server.live.commands import (
    CallBot,
    Chat,
    Close,
    Command,
    Hint,
    Message,
    Ping,
    Rematch,
    Remove,
    Resign,
    Stand,
)
from lampion.server.live.messages import Answer, HintInfo
from lampion.server.live.new_tables import NewTables
from lampion.server.live.room import Room
from lampion.server.live.services import Services
from lampion.server.people.identity import NoIdentity
from lampion.storage import Guest
from lampion.tables import actions, seating
from lampion.tables.errors import Muted, NoHints, NotSeated, TooMuch

LEAVING = (Close, Resign, Stand)  # allowed even when the log is full


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
            await room.audience.learn_names({guest.id})
            if isinstance(message, Hint):
                answer["hints"] = await self.hint(room, guest)
            elif isinstance(message, Rematch):
                answer["table"] = await self.rematch(room, guest)
            else:
                await self.change(room, guest, message)
        answer["number"] = room.table.number
        return answer

    async def change(self, room: Room, guest: Guest, message: Message) -> None:
        """Execute a message that changes the table or its chat."""
        if isinstance(message, Command):
            if room.saved.is_full and not isinstance(message, LEAVING):
                raise TooMuch()
            await room.act(lambda table: message.decide(table, guest.id))
            if isinstance(message, Remove):
                room.audience.dismiss(1008, "removed", guest=message.guest)
        elif isinstance(message, CallBot):
            await self.call_bot(room, guest, message.seat, message.bot)
        elif isinstance(message, Chat):
            await self.chat(room, guest, message.text)

    async def chat(self, room: Room, guest: Guest, text: str) -> None:
        """Add a line to the chat, unless the host has muted this guest."""
        seating.check_welcome(room.table, guest.id)
        if guest.id in room.table.muted:
            raise Muted()
        text = clean_chat(text)
        self.limits.take("chat", guest.id, self.services.clock())
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

    async def call_bot(self, room: Room, guest: Guest, seat: int, bot: str | None) -> None:
        """Let a bot play for an absent person, if a player asks for it."""
        if bot is not None:
            check_bot(bot)
        seating.check_seat(room.table, seat)
        if room.table.seats[room.table.seat_of(guest.id)].out:
            raise NotSeated()
        await room.act(lambda table: actions.call_bot(table, seat, room.audience.seconds_away(seat), bot))
