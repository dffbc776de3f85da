"""Uvicorn's HTTP with bounded connections, headers and waiting times; malformed requests get an error as usual."""

import asyncio
import json
import logging
from contextlib import ExitStack
from http import HTTPStatus
from typing import cast

from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lampion.server.errors import BadRequest, describe
from lampion.server.limits import Limits, TooManyAtOnce, is_local, network_of
from lampion.server.logs import note

MOST = 32 * 1024  # bytes of URL and headers


class HeadersTooLong(Exception):
    """URL and headers exceed the bound."""


class BoundedHttp(HttpToolsProtocol):
    """One connection, closed if there are too many, or if a request is too long or too slow to arrive."""

    patience = 20.0  # seconds for URL and headers to arrive
    size = 0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connected."""
        super().connection_made(transport)
        self.held = ExitStack()
        try:
            self.hold_place(network_of((transport.get_extra_info("peername") or ("",))[0]))
        except TooManyAtOnce as refusal:
            note("a connection was refused", logging.WARNING, **refusal.data)
            transport.abort()
        else:
            self.set_timer()

    def hold_place(self, address: str) -> None:
        """Count this connection until it ends or becomes a socket of a table, which are counted there."""
        limits: Limits = cast("FastAPI", self.config.app).state.limits
        self.held.enter_context(limits.hold("connections"))
        if not is_local(address):  # where a proxy may connect for everybody
            self.held.enter_context(limits.hold("connections-of-address", address))

    def connection_lost(self, exc: Exception | None) -> None:
        """The client left."""
        self.stop_timer()
        self.held.close()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket."""
        self.held.close()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.size = 0
        self.set_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers are complete; the body has its own timeout."""
        self.stop_timer()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """An answer is sent. The next request gets a timer too: after blank lines uvicorn would wait forever."""
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:
            self.set_timer()

    def set_timer(self) -> None:
        """Close the connection if the headers take too long."""
        self.stop_timer()
        self.timer = self.loop.call_later(self.patience, self.transport.close)

    def stop_timer(self) -> None:
        """Stop the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_url(self, url: bytes) -> None:
        """A part of the URL."""
        self.count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self.count(name + value)
        super().on_header(name, value)

    def count(self, part: bytes) -> None:
        """Stop when URL and headers get too long; the parser turns the exception into an answer."""
        self.size += len(part) + 4
        if self.size > MOST:
            raise HeadersTooLong

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request, and close the connection."""
        if self.transport.is_closing():
            return
        body = json.dumps(describe(BadRequest(where="http", problem="value"), "en"), ensure_ascii=False).encode()
        head = (
            f"HTTP/1.1 {HTTPStatus.BAD_REQUEST.value} Bad Request\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode("ascii") + body)
        self.transport.close()
