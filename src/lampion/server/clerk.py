"""Carries out at a table what people ask for."""

import asyncio

from lampion.server.commands import (
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
from lampion.server.identity import NoIdentity
from lampion.server.limits import Limits
from lampion.server.messages import Answer, HintInfo
from lampion.server.opponents import check_bot
from lampion.server.room import Room
from lampion.server.rooms import Rooms
from lampion.server.texts import clean_chat
from lampion.storage import Guest
from lampion.tables import playing, seating
from lampion.tables.errors import Muted, NoHints, NotSeated, TooMuch

LEAVING = (Close, Resign, Stand)  # what is possible even when the log is full


class Clerk:
    """Does what is asked, if it may be. When it answers, it is saved."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits

    async def run(self, room: Room, guest: Guest | None, message: Message) -> Answer:
        """Carry out one message."""
        answer: Answer = {"type": "ack", "id": message.id, "number": 0}
        if not isinstance(message, Ping):
            if guest is None:
                raise NoIdentity()
            await room.learn_names({guest.id})
            if isinstance(message, Hint):
                answer["hints"] = await self.hint(room, guest)
            elif isinstance(message, Rematch):
                answer["table"] = await self.rematch(room, guest)
            else:
                await self.change(room, guest, message)
        answer["number"] = room.table.number
        return answer

    async def change(self, room: Room, guest: Guest, message: Message) -> None:
        """Carry out a message that changes the table or its chat."""
        if isinstance(message, Command):
            if room.is_full and not isinstance(message, LEAVING):
                raise TooMuch()
            await room.act(lambda table: message.decide(table, guest.id))
            if isinstance(message, Remove):
                room.dismiss(message.guest)
        elif isinstance(message, CallBot):
            await self.call_bot(room, guest, message.seat, message.bot)
        elif isinstance(message, Chat):
            await self.chat(room, guest, message.text)

    async def chat(self, room: Room, guest: Guest, text: str) -> None:
        """Write a line, if the host lets one."""
        seating.check_welcome(room.table, guest.id)
        if guest.id in room.table.muted:
            raise Muted()
        text = clean_chat(text)
        self.limits.take("chat", guest.id, self.rooms.clock())
        seat = room.table.find_seat(guest.id)
        line = await self.rooms.store.add_chat(room.id, guest.id, seat, text, self.rooms.clock())
        room.send_all({"type": "chat", "lines": [room.tell_chat(line)]})

    async def hint(self, room: Room, guest: Guest) -> list[HintInfo]:
        """The moves that a bot would consider in this person's place."""
        seat = room.table.seat_of(guest.id)
        if not room.table.allows_hints():
            raise NoHints()
        playing.check_asked(room.table, seat)
        with self.limits.hold("hints-of-guest", guest.id):
            self.limits.take("hints", guest.id, self.rooms.clock())
            return await room.hint(seat)

    async def rematch(self, room: Room, guest: Guest) -> str:
        """The table of the next game."""
        self.limits.take("tables", guest.id, self.rooms.clock())
        return await asyncio.shield(self.rooms.spawn(self.rooms.rematch(room, guest.id)))

    async def call_bot(self, room: Room, guest: Guest, seat: int, bot: str | None) -> None:
        """Let a bot play for somebody who is away; those in the game may ask for it."""
        if bot is not None:
            check_bot(bot)
        seating.check_seat(room.table, seat)
        if room.table.seats[room.table.seat_of(guest.id)].out:
            raise NotSeated()
        await room.act(lambda table: playing.call_bot(table, seat, room.away(seat), bot))
