"""The socket of a table: what happens there goes out, what people want comes in."""

import asyncio
import json
from contextlib import ExitStack
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from lampion.kernel.errors import LampionError
from lampion.server.clerk import Clerk
from lampion.server.commands import Hint, Id, Message, reader
from lampion.server.identity import Visit, identity_of, visit_of
from lampion.server.language import language_of
from lampion.server.limits import Limits, address_of, is_local
from lampion.server.pictures import Frame, Wanted
from lampion.server.problems import complain, describe
from lampion.server.room import Listener, Room
from lampion.server.rooms import Rooms
from lampion.tables.seating import check_welcome

MISTAKES = 20  # messages in a row that make no sense before the socket is closed

router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def listen(
    socket: WebSocket, table: Id, frame: Wanted, since: Annotated[int, Query(ge=0, le=10_000_000)] = 0
) -> None:
    """Tell somebody all that happens at a table from their last number on, and do what they ask for."""
    rooms: Rooms = socket.app.state.rooms
    limits: Limits = socket.app.state.limits
    visit = await visit_of(socket)
    guest = visit.guest.id if visit else ""
    address = address_of(socket)
    room = await rooms.find(table)
    check_welcome(room.table, guest)
    with ExitStack() as held:
        held.enter_context(limits.hold("sockets"))
        if guest:
            held.enter_context(limits.hold("sockets-of-guest", guest))
        if not guest or not is_local(address):  # behind a proxy that hides them all guests have one address
            held.enter_context(limits.hold("sockets-of-address", address))
        await socket.accept()
        socket.app.state.metrics.sockets.inc()
        try:
            await converse(socket, room, visit, since, frame)
        finally:
            socket.app.state.metrics.sockets.dec()


async def converse(socket: WebSocket, room: Room, visit: Visit | None, since: int, frame: Frame | None) -> None:
    """Send and receive until either side has had enough."""
    listener = Listener(visit.guest.id if visit else "", visit.device.id if visit else "", frame)
    desk = Desk(socket, room, visit, listener)
    work = send_all(socket, room, visit, listener, since), desk.receive_all(), desk.give_hints()
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
    """First the welcome, then what waits in the queue: all that happens after what the welcome tells."""
    welcome = await room.welcome(listener.guest, since, listener.frame, listener)
    check_welcome(room.table, listener.guest)  # or sent away while the socket was opened
    if visit is not None and await identity_of(socket).find(visit.device.id) is None:
        listener.dismiss(1008, "no-identity")  # signed out while the socket was opened
    else:
        await socket.send_text(json.dumps(welcome))
    while (message := await listener.queue.get()) is not None:
        await socket.send_text(message if isinstance(message, str) else await message.text())
    await socket.close(*listener.reason)


class Desk:
    """Where somebody's commands come in and are answered; answers go into the same queue as the news, behind them."""

    def __init__(self, socket: WebSocket, room: Room, visit: Visit | None, listener: Listener) -> None:
        self.socket, self.room, self.visit, self.listener = socket, room, visit, listener
        self.language = language_of(socket)
        self.mistakes = 0  # in a row
        self.hints: asyncio.Queue[Hint] = asyncio.Queue(1)

    async def receive_all(self) -> None:
        """Carry out commands one after another; but who waits for a hint can move meanwhile."""
        while self.mistakes < MISTAKES:
            text = await read_text(self.socket)
            if self.listener.is_dismissed:
                continue
            try:
                count(self.socket, self.visit)
                command = reader.validate_json(text)
            except ValidationError as error:
                found = error.errors(include_url=False)
                problem = complain([{**one, "loc": ("message", *one["loc"])} for one in found])
                self.refuse(id_in(text), problem)
            except LampionError as error:
                self.refuse(None, error)
            else:
                await (self.hints.put(command) if isinstance(command, Hint) else self.carry_out(command))
        self.listener.dismiss(1008, "bad-request")
        await asyncio.Event().wait()

    async def give_hints(self) -> None:
        """Carry out what takes its time, one after another too."""
        while True:
            await self.carry_out(await self.hints.get())

    async def carry_out(self, command: Message) -> None:
        """Do what somebody asks for, and answer."""
        clerk: Clerk = self.socket.app.state.clerk
        try:
            answer = await clerk.run(self.room, self.visit.guest if self.visit else None, command)
        except LampionError as error:
            self.refuse(command.id, error)
        else:
            self.listener.send(json.dumps(answer))
            self.mistakes = 0

    def refuse(self, number: str | None, error: LampionError) -> None:
        """Say what is wrong."""
        self.mistakes += 1
        self.listener.send(json.dumps({"type": "error", "id": number, **describe(error, self.language)}))


def count(socket: WebSocket, visit: Visit | None) -> None:
    """Let somebody say something, sense or nonsense, if it is not too often."""
    limits: Limits = socket.app.state.limits
    time = socket.app.state.rooms.clock()
    if visit is None:
        limits.take_from("requests", socket, time)
    else:
        limits.take("commands", visit.guest.id, time)


async def read_text(socket: WebSocket) -> str:
    """The next message; one that is no text makes no sense to anybody."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005), message.get("reason"))
    text: str | None = message.get("text")
    return "" if text is None else text


def id_in(text: str) -> str | None:
    """The id of a message that is otherwise nonsense, if it has one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if isinstance(number, str) and len(number) <= 64 else None
