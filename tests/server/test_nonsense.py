"""Nonsense is refused: bodies, messages, addresses and texts that none of our clients would send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lampion.server.middleware.security_headers import POLICY
from tests.server.client import Line
from tests.server.knocking import checked_error, hear, refusal, send_raw, try_socket, until_closed, write_head
from tests.server.scenes import scene
from tests.server.servers import GENEROUS
from tests.server.site_thread import SiteThread, site_thread


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteThread]:
    """A server for all tests of this file."""
    with site_thread(tmp_path_factory.mktemp("site"), rates=GENEROUS) as opened:
        yield opened


# Bodies and messages that make no sense

DEEP = 30_000
BODIES: list[tuple[str, bytes, tuple[int, str]]] = [
    ("nothing", b"", (422, "bad-request")),
    ("not JSON", b"{", (422, "bad-request")),
    ("an unfinished string", b'{"type": "chat', (422, "bad-request")),
    ("bytes", b"\xff\xfe\x00", (422, "bad-request")),
    ("a list", b"[]", (422, "bad-request")),
    ("a number", b"7", (422, "bad-request")),
    ("null", b"null", (422, "bad-request")),
    ("no type", b"{}", (422, "bad-request")),
    ("an unknown command", b'{"type": "reboot"}', (422, "bad-request")),
    ("a type that is not text", b'{"type": ["ping"]}', (422, "bad-request")),
    ("a nested type", b'{"type": {"type": "ping"}}', (422, "bad-request")),
    ("an id that is not text", b'{"type": "ping", "id": 5}', (422, "bad-request")),
    ("a long id", json.dumps({"type": "ping", "id": "x" * 65}).encode(), (422, "bad-request")),
    ("an extra field", b'{"type": "ping", "admin": true}', (422, "bad-request")),
    ("a lone surrogate as a key", b'{"type": "ping", "\\ud800": 1}', (422, "bad-request")),
    ("a lone surrogate as text", b'{"type": "chat", "text": "\\udfff"}', (422, "bad-request")),
    ("a number of the wrong type", b'{"type": "move", "number": "0", "move": "x"}', (422, "bad-request")),
    ("a boolean for a number", b'{"type": "move", "number": true, "move": "x"}', (422, "bad-request")),
    ("a fraction", b'{"type": "move", "number": 0.5, "move": "x"}', (422, "bad-request")),
    ("infinity", b'{"type": "move", "number": Infinity, "move": "x"}', (422, "bad-request")),
    ("not a number", b'{"type": "move", "number": NaN, "move": "x"}', (422, "bad-request")),
    ("a huge exponent", b'{"type": "move", "number": 1e999, "move": "x"}', (422, "bad-request")),
    ("a negative number", b'{"type": "move", "number": -1, "move": "x"}', (422, "bad-request")),
    ("a huge number", b'{"type": "move", "number": %s, "move": "x"}' % (b"9" * 30), (422, "bad-request")),
    ("an endless number", b'{"type": "move", "number": %s, "move": "x"}' % (b"9" * 20_000), (422, "bad-request")),
    ("a long move", json.dumps({"type": "move", "number": 0, "move": "x" * 201}).encode(), (422, "bad-request")),
    ("a move of lanterns", '{"type": "move", "number": 0, "move": "🏮🏮🏮"}'.encode(), (422, "unreadable-move")),
    ("a move with a null character", b'{"type": "move", "number": 0, "move": "x\\u0000"}', (422, "unreadable-move")),
    ("an unknown seat", b'{"type": "sit", "seat": 8}', (422, "bad-request")),
    ("a long chat", json.dumps({"type": "chat", "text": "x" * 501}).encode(), (422, "bad-request")),
    ("an invisible chat", json.dumps({"type": "chat", "text": "\u200b\u202e\n"}).encode(), (422, "empty-text")),
    ("deep lists", b"[" * DEEP + b"]" * DEEP, (422, "bad-request")),
    ("deep objects", b'{"a":' * (DEEP // 3) + b"1" + b"}" * (DEEP // 3), (422, "bad-request")),
    ("a deep field", b'{"type": "ping", "id": ' + b"[" * DEEP + b"]" * DEEP + b"}", (422, "bad-request")),
]  # fmt: skip


async def test_nonsense_is_refused(site: SiteThread) -> None:
    """Over REST and on the socket, which stays open after single mistakes; the answer never repeats long input."""
    async with scene(site) as here:
        line = await here.ann.connect(here.playing)
        assert line.socket is not None
        for what, body, expected in BODIES:
            answer = await here.ann.http.post(
                here.command(here.playing), content=body, headers={"Content-Type": "application/json"}
            )
            assert refusal(answer) == expected, (what, answer.text[:300])
            assert len(answer.content) < 1_000, what
            await line.socket.send(body if b"\xff" in body else body.decode())
            message = await next_error(line)
            assert checked_error(message)["code"] == expected[1], what
            await line.ask("ping")
        await line.close()


async def next_error(line: Any) -> dict[str, Any]:
    """The next error on a socket, with or without an id."""
    seen = getattr(line, "errors_seen", 0)
    await line.until(lambda: len(errors_on(line)) > seen)
    line.errors_seen = len(errors_on(line))
    return errors_on(line)[-1]


def errors_on(line: Any) -> list[dict[str, Any]]:
    """All errors that a socket has been told."""
    return [message for message in map(json.loads, line.heard) if message["type"] == "error"]


async def test_binary_messages_are_refused(site: SiteThread) -> None:
    """Like other nonsense, they count towards the twenty refusals that end a socket."""
    async with scene(site) as here:
        url = f"{site.address.replace('http', 'ws')}/api/tables/{here.playing}/socket"
        async with connect(url, additional_headers={"Cookie": here.ann.cookie}) as socket:
            await socket.send(b'{"type": "resign", "id": "1"}')
            assert checked_error(await hear(socket, "error"))["code"] == "bad-request"
            for _ in range(19):
                await socket.send("{")
            assert await until_closed(socket) == (1008, "bad-request")
        assert site.rooms.rooms[here.playing].table.phase == "playing"


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize("parts", [1, 40])
async def test_a_message_that_is_too_long_ends_the_socket(site: SiteThread, parts: int, compressed: bool) -> None:
    """The limit is 64 KB, in one piece, in many, or compressed; the server does not wait for the rest."""
    async with scene(site) as here:
        url = f"{site.address.replace('http', 'ws')}/api/tables/{here.playing}/socket"
        async with connect(url, compression="deflate" if compressed else None) as socket:
            await hear(socket, "table")
            piece = " " * (2_000_000 // parts)
            with suppress(ConnectionClosed):  # the server may close it before everything is sent
                await socket.send([piece] * parts if parts > 1 else piece)
            assert (await until_closed(socket))[0] in (1009, 1006)
        assert (await here.eve.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_that_is_too_long_is_refused(site: SiteThread, chunked: bool) -> None:
    """The limit is 64 KB, whether the length is announced or not; the server does not wait for the rest."""
    headers = {"Host": "localhost", "Content-Type": "application/json"}
    if chunked:
        head = write_head("POST /api/me", {**headers, "Transfer-Encoding": "chunked"})
        status, body = await send_raw(
            site.address, head + b"8000\r\n" + b" " * 0x8000 + b"\r\n8001\r\n" + b" " * 0x8001
        )
    else:
        status, body = await send_raw(site.address, write_head("POST /api/me", {**headers, "Content-Length": "65537"}))
    assert (status, checked_error(json.loads(body))["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_a_body_that_is_not_json_is_refused(site: SiteThread, kind: str) -> None:
    """A form on another site can send these without a preflight request."""
    answer = httpx.post(f"{site.address}/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})

    assert refusal(answer) == (415, "not-json")


ADDRESSES = [
    "/api/tables/nothing", "/api/tables/..", "/api/tables/../me/tables", "/api/tables/%2e%2e%2fme", "/api/tables/%00",
    "/api/tables/a%00b/record", "/api/tables/%ff%fe", "/api/tables/" + "a" * 41, "/api/tables/" + "a" * 5000,
    "/api/tables/%F0%9F%8F%AE/replay", "/api/tables/'%20OR%201=1--", "/api/tables/%E2%80%AEabc", "/api//tables//x",
    "/api/tables/x/", "/api/tables/x/record/..", "/api/tables/x;y=z", "/api/tables/x%2frecord", "/api/nothing", "/api",
    "/assets/..%2f..%2fapp.py", "/assets/../app.py", "/..%2fcookie.key", "/%2e%2e/cookie.key", "/../../../etc/passwd",
    "/cookie.key", "/lampion.db", "/.env", "/index.html~", "//evil.example/x", "/api/../cookie.key", "/..\\cookie.key",
]  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
async def test_an_odd_address_leads_nowhere(site: SiteThread, address: str) -> None:
    """Not out of the client's folder, not to the data, not to another table, and not to a socket."""
    target = address.replace("\\", "%5c")
    status, body = await send_raw(site.address, write_head(f"GET {target}", {"Host": "localhost"}))
    assert status in (404, 405, 422), body
    assert checked_error(json.loads(body))["code"] in (
        "not-found",
        "unknown-table",
        "bad-request",
        "method-not-allowed",
    )
    if address.startswith("/api/tables/"):
        status, code = await try_socket(site.address, f"{target}/socket")
        assert (status, code) in ((404, "unknown-table"), (404, "not-found"), (422, "bad-request"))


# What people write

SCRIPTS = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</script><svg/onload=alert(1)>", "<!--",
    "javascript:alert(1)", "\"'`<>&{{7*7}}${7*7}", "{{constructor.constructor('alert(1)')()}}",
    "\\u003cscript\\u003e", "'; DROP TABLE chat;--",
]  # fmt: skip
UNSEEN = [
    "\u202eevil",
    "a\u200bb",
    "a\u2066b\u2069",
    "\ufeffa",
    "a\x00b",
    "a\x1b[31mb",
    "a\nb",
    "a\u2028b",
    "\u00ad",
    "\U000e0041",
]


async def until_written(line: Line, text: str) -> None:
    """Wait until this is the last line of the chat."""
    await line.until(lambda: bool(line.chat) and line.chat[-1]["text"] == text)


async def test_script_is_text(site: SiteThread) -> None:
    """In names and chat it arrives unchanged as JSON, and headers keep browsers from running it."""
    async with scene(site) as here:
        line = await here.cat.connect(here.playing)
        for text in SCRIPTS:
            await here.ben.command(here.playing, "chat", text=text)
            await until_written(line, text)
            await here.ben.call("PATCH", "/api/me", json={"name": text[:24].strip()})
        answer = await here.cat.http.get(f"/api/tables/{here.playing}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"] == POLICY
        assert "unsafe" not in POLICY
        assert [said["text"] for said in answer.json()["chat"]] == SCRIPTS
        assert answer.json()["seats"][1]["name"] == SCRIPTS[-1][:24].strip()
        await line.close()


async def test_nothing_invisible_is_shown(site: SiteThread) -> None:
    """Characters that hide or reverse others are removed from chat, and names with them are refused."""
    async with scene(site) as here:
        line = await here.cat.connect(here.playing)
        for count, text in enumerate(UNSEEN, 1):
            await here.ben.command(here.playing, "chat", text=f"x{text}y")
            await line.until(lambda count=count: len(line.chat) == count)  # type: ignore[misc]
            assert line.chat[-1]["text"].isprintable(), text
            refused = await here.ben.http.patch("/api/me", json={"name": f"x{text}y"})
            assert refusal(refused) == (422, "bad-name"), text
        await line.close()
