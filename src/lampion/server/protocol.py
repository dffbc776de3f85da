"""HTTP as uvicorn speaks it, with bounds on headers, and with the one shape of errors for what is no HTTP at all."""

import asyncio
import json
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lampion.server.problems import BadRequest, describe

MOST = 32 * 1024  # bytes of address and headers


class TooMuch(Exception):
    """More header than anybody needs."""


class Protocol(HttpToolsProtocol):
    """One connection."""

    patience = 20.0  # seconds until it must be said what is wanted
    size = 0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self.set_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """And is gone."""
        self.stop_timer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A new request."""
        self.size = 0
        self.set_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """All is said; a body has a timer of its own."""
        self.stop_timer()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """An answer is sent. Blank lines make uvicorn wait for ever: what comes next has its time too."""
        super().on_response_complete()
        if self.timeout_keep_alive_task is not None:
            self.set_timer()

    def set_timer(self) -> None:
        """Hang up if it takes too long to ask."""
        self.stop_timer()
        self.timer = self.loop.call_later(self.patience, self.transport.close)

    def stop_timer(self) -> None:
        """Be patient again."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self.count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self.count(name + value)
        super().on_header(name, value)

    def count(self, part: bytes) -> None:
        """Give up when it gets too long; the parser turns this into an answer."""
        self.size += len(part) + 4
        if self.size > MOST:
            raise TooMuch

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request, and hang up."""
        if self.transport.is_closing():
            return
        body = json.dumps(describe(BadRequest(where="http", problem="value"), "en"), ensure_ascii=False).encode()
        head = (
            f"HTTP/1.1 {HTTPStatus.BAD_REQUEST.value} Bad Request\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode("ascii") + body)
        self.transport.close()
