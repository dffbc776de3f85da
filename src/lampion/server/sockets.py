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
from lampion.server.commands import Id, reader
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
    sender = asyncio.create_task(send_all(socket, room, visit, listener, since))
    receiver = asyncio.create_task(receive_all(socket, room, visit, listener))
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(listener)
        for task in (sender, receiver):
            task.cancel()
        for result in await asyncio.gather(sender, receiver, return_exceptions=True):
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


async def receive_all(socket: WebSocket, room: Room, visit: Visit | None, listener: Listener) -> None:
    """Carry out commands one after another; answers go into the same queue as the news, behind them."""
    clerk: Clerk = socket.app.state.clerk
    language = language_of(socket)
    mistakes = 0
    while mistakes < MISTAKES:
        text = await read_text(socket)
        if listener.is_dismissed:
            continue
        number: str | None = None
        try:
            count(socket, visit)
            command = reader.validate_json(text)
            number = command.id
            answer = await clerk.run(room, visit.guest if visit else None, command)
            listener.send(json.dumps(answer))
            mistakes = 0
        except ValidationError as error:
            mistakes += 1
            problem = complain([{**one, "loc": ("message", *one["loc"])} for one in error.errors(include_url=False)])
            listener.send(json.dumps({"type": "error", "id": id_in(text), **describe(problem, language)}))
        except LampionError as error:
            mistakes += 1
            listener.send(json.dumps({"type": "error", "id": number, **describe(error, language)}))
    listener.dismiss(1008, "bad-request")
    await asyncio.Event().wait()


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
