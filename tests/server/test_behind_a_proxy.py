"""A server process behind a reverse proxy under a path; the proxy is small, but real."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lampion.server.config import Config
from lampion.server.process import settings_of
from tests.server.client import Line, Person, chooser, listening
from tests.server.conftest import StartProcess, Verify
from tests.server.knocking import try_socket

PATH = "/games/lampion"
PUBLIC = f"http://play.example.org{PATH}"


class Proxy:
    """Forwards requests with a proxy's headers, with or without the path; answers and sockets pass unchanged."""

    def __init__(self, upstream: str, strips: bool) -> None:
        self.upstream = urlsplit(upstream)
        self.strips = strips
        self.connections: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection: several requests, or a socket."""
        task = asyncio.current_task()
        assert task is not None
        self.connections.add(task)
        server_reader, server_writer = await asyncio.open_connection(self.upstream.hostname, self.upstream.port)
        answers = asyncio.create_task(copy_stream(server_reader, writer))
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                while True:
                    head = self.rewrite_head(await reader.readuntil(b"\r\n\r\n"))
                    server_writer.write(head)
                    if b"\r\nupgrade: websocket" in head.lower():
                        await copy_stream(reader, server_writer)
                        break
                    server_writer.write(await reader.readexactly(length_in(head)))
        finally:
            answers.cancel()
            server_writer.close()
            writer.close()

    def rewrite_head(self, head: bytes) -> bytes:
        """The head of a request as the server sees it."""
        first, _, rest = head.partition(b"\r\n")
        if self.strips:
            first = first.replace(PATH.encode(), b"", 1)
        lines = [line for line in rest.split(b"\r\n") if not line.lower().startswith(b"host:")]
        added = [b"Host: play.example.org", b"X-Forwarded-For: 203.0.113.9", b"X-Forwarded-Proto: http"]
        return b"\r\n".join([first, *added, *lines])


def length_in(head: bytes) -> int:
    """The length of the body that follows a head."""
    found = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return int(found[0].partition(b":")[2]) if found else 0


async def copy_stream(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Write everything that can be read, then close the writer."""
    with suppress(ConnectionError):
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def proxy(upstream: str, strips: bool) -> AsyncIterator[str]:
    """Run a proxy in front of a server; yield the address where people reach it."""
    forwarder = Proxy(upstream, strips)
    async with await asyncio.start_server(forwarder.serve, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{PATH}"
        for connection in forwarder.connections:
            connection.cancel()
        await asyncio.gather(*forwarder.connections, return_exceptions=True)


@pytest.mark.parametrize("strips", [True, False])
async def test_a_game_is_played_through_a_proxy_under_a_path(
    killable: StartProcess, verify: Verify, strips: bool
) -> None:
    """Requests, the cookie and the socket, as pages at the public address use them."""
    server = killable("--public-url", PUBLIC)

    async with proxy(server.address, strips) as address:
        ada = Person(address, "Ada")
        ada.http.headers["Origin"] = "http://play.example.org"
        await ada.arrive()
        (cookie,) = ada.http.cookies.jar
        assert cookie.path in (PATH, f"{PATH}/")
        table = (await ada.call("POST", "/api/play", json={"game": "spring-festival", "bot": "random"}))["id"]
        line = Line(ada, table)
        await line.open(Origin="http://play.example.org")
        await line.play_out(chooser(1))
        await line.close()
        link = await ada.call("POST", "/api/me/links")
        assert link["url"].startswith(f"{PUBLIC}/link#")
        stranger = Person(address)
        async with listening((stranger, table)) as (watching,):
            assert watching.state["phase"] == "over"
        record = await ada.record(table)
        await stranger.close()
        await ada.close()
        verify(record)
    assert server.problems() == []


async def test_routes_for_this_machine_and_requests_of_other_sites_do_not_pass_a_proxy(killable: StartProcess) -> None:
    server = killable("--public-url", PUBLIC)

    async with proxy(server.address, True) as address, httpx.AsyncClient() as client:
        for path in ("/metrics", "/api/lan"):
            assert (await client.get(f"{address}{path}")).status_code == 404
        evil = {"Origin": "http://evil.example"}
        refused = await client.post(f"{address}/api/me", json={}, headers=evil)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "cross-site")
        assert await try_socket(address, "/api/tables/x/socket", **evil) == (403, "cross-site")


@pytest.mark.parametrize(
    ("peer", "seen"),
    [
        ("127.0.0.1", "203.0.113.9"),
        ("::1", "203.0.113.9"),
        ("::ffff:127.0.0.1", "203.0.113.9"),
        ("198.51.100.4", "198.51.100.4"),
    ],
)
async def test_a_proxy_on_the_same_machine_is_trusted_however_its_address_is_written(
    tmp_path: Path, peer: str, seen: str
) -> None:
    """A server that listens on `::` sees an IPv4 proxy as ::ffff:127.0.0.1."""
    heard: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append(scope["client"][0])

    settings = settings_of(Config(data=tmp_path), FastAPI())
    trusting = ProxyHeadersMiddleware(app, settings.forwarded_allow_ips)  # type: ignore[arg-type]
    headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "client": (peer, 5000), "scheme": "http", "headers": headers}
    await trusting(scope, None, None)  # type: ignore[arg-type]

    assert heard == [seen]
