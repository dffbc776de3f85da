"""Requests that no browser would send, and checks of how they are refused."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from lampion.server.middleware.security_headers import ALWAYS
from tests.waiting import PATIENCE


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, after checking its shape and headers."""
    error = checked_error(answer.json())
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    for name, value in ALWAYS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    return answer.status_code, error["code"]


def checked_error(message: dict[str, Any]) -> dict[str, Any]:
    """The error in a message, after checking its shape."""
    assert set(message) - {"type", "id"} == {"error"}
    error: dict[str, Any] = message["error"]
    assert set(error) == {"code", "message", "data"}
    assert error["message"]
    assert isinstance(error["data"], dict)
    return error


async def try_socket(address: str, path: str, **headers: str) -> tuple[int, str]:
    """Ask for a socket; return status and code of the refusal, or (101, "") if it opens."""
    url = f"{address.replace('http', 'ws', 1)}{path}"
    wire = {name.replace("_", "-"): value for name, value in headers.items()}
    origin = Origin(wire.pop("Origin")) if "Origin" in wire else None
    host = wire.pop("Host", None)
    if host is not None:
        return await try_socket_raw(address, path, Host=host, **wire)
    try:
        async with connect(url, additional_headers=wire, origin=origin, open_timeout=PATIENCE):
            return 101, ""
    except InvalidStatus as refused:
        response = refused.response
        assert response.headers["x-content-type-options"] == "nosniff"
        return response.status_code, checked_error(json.loads(response.body))["code"]


async def try_socket_raw(address: str, path: str, **headers: str) -> tuple[int, str]:
    """The same, with headers that a client library would set itself."""
    status, body = await send_raw(address, write_handshake(path, headers))
    return (status, "") if status == 101 else (status, checked_error(json.loads(body))["code"])


async def abandon_handshake(address: str, path: str) -> None:
    """Ask for a socket, and disconnect before the answer."""
    parts = urlsplit(address)
    _, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(write_handshake(path, {"Host": parts.netloc}))
    await writer.drain()
    writer.transport.abort()


def write_handshake(path: str, headers: dict[str, str]) -> bytes:
    """The request with which a browser asks for a socket."""
    handshake = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    handshake["Sec-WebSocket-Key"] = "bm90aGluZyB1cCBteSBzbA=="
    return write_head(f"GET {path}", {**headers, **handshake})


def write_head(line: str, headers: dict[str, str]) -> bytes:
    """The head of a request."""
    return "\r\n".join([f"{line} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode()


async def send_raw(address: str, request: bytes) -> tuple[int, bytes]:
    """Send bytes as they are; return status and body of the first answer."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(request)
            await writer.drain()
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            status = int(head.split()[1])
            fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
            body = await reader.readexactly(int(fields.get("content-length", 0)))
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    return status, body


async def until_closed(socket: ClientConnection) -> tuple[int, str]:
    """Wait until the server closes a socket; return code and reason."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    return socket.close_code or 0, socket.close_reason or ""


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Wait for the next message of one of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in kinds:
                return message
