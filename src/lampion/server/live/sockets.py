"""The socket of a table: messages go out, commands come in.

A connection is refused before it is accepted: by host, origin and rate in `middleware/guard.py`; here for an unknown
table, a guest who may not come in, or too many sockets. `errors.py` turns the refusal into an answer.
"""

import asyncio
import json
from contextlib import ExitStack
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from lampion.kernel.errors import LampionError, TooLate
from lampion.server.errors import complain, describe
from lampion.server.limits import Limits, address_of, is_local
from lampion.server.live.access import check_may_read
from lampion.server.live.command_executor import CommandExecutor
from lampion.server.live.commands import MESSAGES, Hint, Id, Look, Message, SeatNumber
from lampion.server.live.listeners import Listener
from lampion.server.live.messages import Answer
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.server.live.text_boards import Frame, WantedFrame
from lampion.server.live.wire import write_json
from lampion.server.people.identity import Visit, identity_of, visit_of
from lampion.server.people.language import language_of
from lampion.storage.errors import StorageFailed

MUCH = 100  # entries to tell at once; more are counted as a replay
MISTAKES = 20  # refused messages in a row before the socket is closed

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def listen(
    socket: WebSocket,
    table: Id,
    frame: WantedFrame,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    seat: SeatNumber | None = None,
) -> None:
    """Send a listener what happens at a table, starting at their last number, and execute their commands."""
    rooms: Rooms = socket.app.state.rooms
    limits: Limits = socket.app.state.limits
    visit = await visit_of(socket)
    guest = visit.guest.id if visit else ""
    address = address_of(socket)
    count_opening(limits, rooms, socket, table)
    room = await rooms.find(table, rooms.services.homes.asker(guest, address))
    check_may_read(room, guest)
    count_telling(limits, room, socket, since, frame)
    with ExitStack() as held:
        held.enter_context(limits.hold("sockets"))
        if guest:
            held.enter_context(limits.hold("sockets-of-guest", guest))
        if not guest or not is_local(address):  # behind a proxy all guests may share one address
            held.enter_context(limits.hold("sockets-of-address", address))
        if frame:
            held.enter_context(limits.hold("boards-of-owner", rooms.services.homes.owner(guest)))
        await socket.accept()
        socket.app.state.metrics.sockets.inc()
        try:
            await converse(socket, room, visit, since, frame, seat)
        finally:
            socket.app.state.metrics.sockets.dec()


def count_opening(limits: Limits, rooms: Rooms, connection: HTTPConnection, table: str) -> None:
    """Count it if a table has to be read from the database, with its whole log."""
    if table not in rooms.rooms:
        limits.take_from("openings", connection, rooms.clock())


def count_telling(limits: Limits, room: Room, connection: HTTPConnection, since: int, frame: Frame | None) -> None:
    """Count what takes a while to tell: a long log like a replay, and a drawn board."""
    if room.table.number - since > MUCH:
        limits.take_from("replays", connection, room.services.clock())
    if frame:
        limits.take_from("boards", connection, room.services.clock())


async def converse(
    socket: WebSocket, room: Room, visit: Visit | None, since: int, frame: Frame | None, seat: int | None
) -> None:
    """Send and receive until either side ends it."""
    listener = Listener(visit.guest.id if visit else "", visit.device.id if visit else "", frame, seat)
    reader = CommandReader(socket, room, visit, listener)
    work = send_all(socket, room, visit, listener, since), reader.receive_all(), reader.give_hints()
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(listener)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
                raise result


async def send_all(socket: WebSocket, room: Room, visit: Visit | None, listener: Listener, since: int) -> None:
    """Send the welcome, then the queue, which holds everything that happens after the welcome."""
    welcome = await room.welcome(listener.guest, since, listener.frame, listener, listener.eyes)
    check_may_read(room, listener.guest)  # it may have been locked while the socket was opened
    if visit is not None and await identity_of(socket).find(visit.device.id) is None:
        listener.dismiss(1008, "no-identity")  # signed out while the socket was opened
    else:
        await socket.send_text(welcome)
    while (message := await listener.hear()) is not None:
        await socket.send_text(message)
    await socket.close(*listener.reason)


class CommandReader:
    """Executes the commands of a socket; answers go into the queue, behind the news that they brought about."""

    def __init__(self, socket: WebSocket, room: Room, visit: Visit | None, listener: Listener) -> None:
        self.socket, self.room, self.visit, self.listener = socket, room, visit, listener
        self.language = language_of(socket)
        self.mistakes = 0  # in a row
        self.hints: asyncio.Queue[Hint] = asyncio.Queue(1)

    async def receive_all(self) -> None:
        """Execute commands one after another; a slow hint does not delay a move."""
        while self.mistakes < MISTAKES:
            text = await read_text(self.socket)
            if self.listener.is_dismissed:
                continue
            try:
                count(self.socket, self.visit)
                command = MESSAGES.validate_json(text)
            except ValidationError as error:
                found = error.errors(include_url=False)
                problem = complain([{**one, "loc": ("message", *one["loc"])} for one in found])
                self.refuse(id_in(text), problem)
            except LampionError as error:
                self.refuse(None, error)
            else:
                await (self.hints.put(command) if isinstance(command, Hint) else self.execute(command))
        self.listener.dismiss(1008, "bad-request")
        await asyncio.Event().wait()

    async def give_hints(self) -> None:
        """Execute requests for hints, one after another."""
        while True:
            await self.execute(await self.hints.get())

    async def execute(self, command: Message) -> None:
        """Execute a command, and answer."""
        executor: CommandExecutor = self.socket.app.state.executor
        eyes = self.listener.eyes
        try:
            if isinstance(command, Look):
                answer = await self.look(command)
            else:
                answer = await executor.run(self.room, self.visit.guest if self.visit else None, command)
        except LampionError as error:
            self.refuse(command.id, error)
        else:
            if "hints" in answer and self.listener.eyes != eyes:  # somebody else looks by now
                answer["hints"] = []
            self.listener.send(write_json(answer))
            self.mistakes = 0

    async def look(self, command: Look) -> Answer:
        """See with the eyes of another of one's own seats."""
        if command.seat is not None:
            self.room.table.seat_of(self.listener.guest, command.seat)
        limits: Limits = self.socket.app.state.limits
        limits.take("looks", self.listener.guest or address_of(self.socket), self.socket.app.state.rooms.clock())
        count_telling(limits, self.room, self.socket, command.since, self.listener.frame)
        await self.room.look(self.listener, command.seat, command.since)
        return {"type": "ack", "id": command.id, "number": self.room.table.number}

    def refuse(self, number: str | None, error: LampionError) -> None:
        """Answer with an error."""
        self.mistakes += not isinstance(error, (TooLate, StorageFailed))
        self.listener.send(write_json({"type": "error", "id": number, **describe(error, self.language)}))


def count(socket: WebSocket, visit: Visit | None) -> None:
    """Count a message against the limits, whether or not it makes sense."""
    limits: Limits = socket.app.state.limits
    time = socket.app.state.rooms.clock()
    if visit is None:
        limits.take_from("requests", socket, time)
    else:
        owner = socket.app.state.homes.owner(visit.guest.id)
        limits.take_command(visit.guest.id, owner, time)


async def read_text(socket: WebSocket) -> str:
    """The next message; empty if it is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
    text: str | None = message.get("text")
    return "" if text is None else text


def id_in(text: str) -> str | None:
    """The id of a malformed message, if it has one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if isinstance(number, str) and len(number) <= 64 else None
