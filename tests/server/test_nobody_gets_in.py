"""Nobody gets in: what a guest may not do is refused, over REST and over sockets, in the one shape of errors."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lampion.server.config import Config
from lampion.server.cookies import AGE, Cookies
from lampion.server.headers import POLICY
from tests.server.client import Person
from tests.server.knocking import ends, hear, knock, refusal, send_raw, shape, write_head
from tests.server.servers import GENEROUS
from tests.server.site_thread import Hands, SiteThread, site_thread

DAY = 24 * 60 * 60 * 1000


@pytest.fixture(scope="module")
def clock() -> Hands:
    """The time of the server."""
    return Hands()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, clock: Hands) -> Iterator[SiteThread]:
    """A server for all cases."""
    with site_thread(tmp_path_factory.mktemp("site"), clock, rates=GENEROUS) as opened:
        yield opened


class Scene(NamedTuple):
    """Ann hosts a table and plays with Ben; Cat watches; Dan was sent away; Eve signed in nowhere."""

    site: SiteThread
    ann: Person
    ben: Person
    cat: Person
    dan: Person
    eve: Person
    playing: str
    open: str
    locked: str

    def command(self, table: str) -> str:
        """Where commands go."""
        return f"/api/tables/{table}/commands"


@asynccontextmanager
async def scene(site: SiteThread) -> AsyncIterator[Scene]:
    """The people, and three tables: at one they play, one waits for invited people, one is locked."""
    ann, ben, cat, dan = (Person(site.address, name) for name in ("Ann", "Ben", "Cat", "Dan"))
    eve = Person(site.address)
    try:
        for person in (ann, ben, cat, dan):
            await person.arrive()
        tables = []
        for _ in range(3):
            made = await ann.make_table(game="spring-festival", seats=2, settings={"listed": False})
            tables.append(made["id"])
            await dan.command(made["id"], "sit", invite=made["invite"])
            await ann.command(made["id"], "remove", guest=dan.id)
            if made["id"] != tables[-1] or len(tables) == 1:
                await ben.command(made["id"], "sit", invite=made["invite"])
                await ann.command(made["id"], "start")
        await ann.command(tables[2], "lock")
        yield Scene(site, ann, ben, cat, dan, eve, *tables)
    finally:
        for person in (ann, ben, cat, dan, eve):
            await person.close()


# Cookies


def cookies(site: SiteThread, good: str, device: str, clock: Hands) -> dict[str, str]:
    """Cookies that are none, by what is wrong with them."""
    value, stamp, signature = good.rsplit(".", 2)
    key = (site.config.data / "cookie.key").read_bytes()
    old = Hands(clock.time - AGE - DAY)
    other = Config(data=site.config.data)
    sealed = {
        "expired": Cookies(other, key, old).write(device),
        "other key": Cookies(other, b"x" * 32, clock).write(device),
        "no such device": Cookies(other, key, clock).write("A" * 22),
    }
    cases = {name: header.partition("=")[2].partition(";")[0] for name, header in sealed.items()}
    return cases | {
        "forged": "YWRtaW4.aaaaaa.bbbbbbbbbbbbbbbbbbbbbb",
        "bare device": device,
        "no signature": f"{value}.{stamp}.",
        "altered signature": f"{value}.{stamp}.{signature[:-2]}{'AA' if not signature.endswith('AA') else 'BB'}",
        "altered device": f"{'A' if value[0] != 'A' else 'B'}{value[1:]}.{stamp}.{signature}",
        "altered time": f"{value}.{'A' if stamp[0] != 'A' else 'B'}{stamp[1:]}.{signature}",
        "cut": good[:-1],
        "longer": f"{good}A",
        "huge": "A" * 4_000,
        "empty": "",
        "dots": "." * 50,
        "null": "null",
    }


def test_a_bad_cookie_is_no_cookie(site: SiteThread, clock: Hands) -> None:
    """Forged, altered, expired, of a device that is gone: nobody is signed in, over REST and on the socket."""

    async def run() -> None:
        async with scene(site) as here:
            good = here.ben.http.cookies["lampion"]
            device = next(d for d, (v, _) in site.app.state.identity.known.items() if v.guest.id == here.ben.id)
            for what, cookie in cookies(site, good, device, clock).items():
                headers = {"Cookie": f"lampion={cookie}"}
                async with httpx.AsyncClient(base_url=site.address, headers=headers) as client:
                    assert (await client.get("/api/me")).json() == {"guest": None}, what
                    refused = await client.post(here.command(here.playing), json={"type": "resign"})
                    assert refusal(refused) == (401, "no-identity"), what
                    assert "Max-Age=0" in refused.headers["set-cookie"], what
                    assert refusal(await client.get("/api/me/tables")) == (401, "no-identity"), what
                url = f"{site.address.replace('http', 'ws')}/api/tables/{here.playing}/socket"
                async with connect(url, additional_headers=headers) as socket:
                    welcome = await hear(socket, "table")
                    assert (welcome["table"]["you"], welcome["state"]["seat"]) == (None, None), what
                    await socket.send('{"type": "resign", "id": "1"}')
                    assert shape(await hear(socket, "error"))["code"] == "no-identity", what
            assert (await here.ben.call("GET", "/api/me"))["guest"]["id"] == here.ben.id

    asyncio.run(run())


def test_a_revoked_device_is_signed_out_at_once(site: SiteThread) -> None:
    """Its cookie is none any more and its open sockets are closed; the other device stays."""

    async def run() -> None:
        async with scene(site) as here:
            phone = Person(site.address)
            link = await here.ben.call("POST", "/api/me/links")
            await phone.call("POST", "/api/links", json={"token": link["token"]})
            line, kept = await phone.connect(here.playing), await here.ben.connect(here.playing)
            assert line.state["seat"] == 1
            devices = (await here.ben.call("GET", "/api/me/devices"))["devices"]
            other = next(device["id"] for device in devices if not device["current"])

            await here.ben.call("DELETE", f"/api/me/devices/{other}")

            await line.until(lambda: line.closed is not None)
            assert line.closed == (1008, "no-identity")
            assert refusal(await phone.http.post(here.command(here.playing), json={"type": "resign"}))[0] == 401
            await kept.ask("ping")
            await kept.close()
            await phone.close()

    asyncio.run(run())


def test_a_revoked_device_gets_nothing_done_any_more(site: SiteThread) -> None:
    """Not even what is under way in that moment."""

    async def run() -> None:
        async with scene(site) as here:
            phone = Person(site.address)
            link = await here.ben.call("POST", "/api/me/links")
            await phone.call("POST", "/api/links", json={"token": link["token"]})
            line = await phone.connect(here.playing)
            room = site.rooms.rooms[here.playing]

            def speak_and_be_signed_out() -> None:
                """A message waits to be read when the device is signed out."""
                connections = site.server.server_state.connections
                (connection,) = [one for one in connections if isinstance(one, WebSocketsSansIOProtocol)]
                connection.queue.put_nowait({"type": "websocket.receive", "text": '{"type": "resign"}'})
                site.rooms.sign_out(next(one.device for one in room.listeners if one.guest == here.ben.id))

            await asyncio.to_thread(site.ask, speak_and_be_signed_out)
            await line.until(lambda: line.closed is not None)
            assert room.table.phase == "playing"
            await phone.close()

    asyncio.run(run())


def test_who_is_forgotten_is_signed_out_everywhere(site: SiteThread) -> None:
    """Sockets are closed, and others no longer see the name."""

    async def run() -> None:
        async with scene(site) as here:
            line, watching = await here.ben.connect(here.playing), await here.cat.connect(here.playing)

            await here.ben.call("DELETE", "/api/me")

            await line.until(lambda: line.closed is not None)
            assert line.closed == (1008, "no-identity")
            await watching.until(lambda: watching.seats[1]["name"] == "")
            assert "Ben" not in json.dumps(await here.cat.call("GET", f"/api/tables/{here.playing}"))
            await watching.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("public", "flags"),
    [
        (None, {"HttpOnly", "SameSite=lax", "Path=/"}),
        ("http://games.example", {"HttpOnly", "SameSite=lax", "Path=/"}),
        ("https://games.example", {"HttpOnly", "SameSite=lax", "Path=/", "Secure"}),
        ("https://games.example/lampion", {"HttpOnly", "SameSite=lax", "Path=/lampion", "Secure"}),
    ],
)
def test_the_cookie_is_for_this_site_and_for_no_script(public: str | None, flags: set[str], tmp_path: Path) -> None:
    """HttpOnly, SameSite, Secure where people come by https, no further than the path; good for a year."""
    with site_thread(tmp_path, public_url=public) as opened:
        answer = httpx.post(f"{opened.address}/api/me", json={})

    first, *rest = answer.headers["set-cookie"].split("; ")
    assert first.startswith("lampion=")
    assert {part for part in rest if not part.lower().startswith(("max-age", "expires"))} == flags
    assert f"Max-Age={AGE // 1000}" in rest
    assert ("strict-transport-security" in answer.headers) == ("Secure" in flags)


def test_a_link_to_another_device_is_good_once_and_for_ten_minutes(site: SiteThread, clock: Hands) -> None:
    """Used, too old, made up, somebody else's device: there is no such thing."""

    async def run() -> None:
        async with scene(site) as here:
            link, late = [(await here.ben.call("POST", "/api/me/links"))["token"] for _ in range(2)]
            first, second = Person(site.address), Person(site.address)
            await first.call("POST", "/api/links", json={"token": link})
            clock.pass_by(10 * 60 * 1000 + 1)
            device = (await here.ben.call("GET", "/api/me/devices"))["devices"][0]["id"]
            for token in (link, late, "", "x" * 200, link[:-1], f"{link} ", "' OR 1=1 --"):
                refused = await second.http.post("/api/links", json={"token": token})
                assert refusal(refused) == (404, "unknown-link"), token
            assert refusal(await here.cat.http.delete(f"/api/me/devices/{device}")) == (404, "unknown-device")
            assert (await second.call("GET", "/api/me"))["guest"] is None
            await first.close()
            await second.close()

    asyncio.run(run())


# Seats and tables

OTHERS: list[tuple[str, str, dict[str, Any], int, str]] = [
    # who, at which table, what they say, and how it is refused
    ("cat", "playing", {"type": "move", "number": 0, "move": "x"}, 409, "not-seated"),
    ("cat", "playing", {"type": "undo", "number": 0}, 409, "not-seated"),
    ("cat", "playing", {"type": "windows", "windows": []}, 409, "not-seated"),
    ("cat", "playing", {"type": "end"}, 409, "not-seated"),
    ("cat", "playing", {"type": "resign"}, 409, "not-seated"),
    ("cat", "playing", {"type": "return"}, 409, "not-seated"),
    ("cat", "playing", {"type": "stand"}, 409, "not-seated"),
    ("cat", "playing", {"type": "hint"}, 409, "not-seated"),
    ("cat", "playing", {"type": "rematch"}, 409, "not-seated"),
    ("cat", "playing", {"type": "call-bot", "seat": 0}, 409, "not-seated"),
    ("cat", "playing", {"type": "sit"}, 409, "already-started"),
    ("cat", "open", {"type": "sit"}, 409, "needs-invitation"),
    ("cat", "open", {"type": "sit", "invite": "x"}, 409, "needs-invitation"),
    ("cat", "open", {"type": "sit", "invite": "", "seat": 1}, 409, "needs-invitation"),
    ("cat", "open", {"type": "sit", "seat": 0}, 409, "needs-invitation"),
    ("ann", "open", {"type": "sit", "seat": 1}, 409, "already-seated"),
    ("ann", "open", {"type": "start"}, 409, "not-ready"),
    ("ann", "open", {"type": "bot", "seat": 0}, 409, "seat-taken"),
    ("ann", "open", {"type": "bot", "seat": 5}, 404, "unknown-seat"),
    ("ann", "open", {"type": "bot", "seat": 1, "bot": "skynet"}, 422, "unknown-bot"),
    ("ann", "open", {"type": "rematch"}, 409, "not-over"),
    ("ann", "playing", {"type": "bot", "seat": 1}, 409, "seat-taken"),
    ("ann", "playing", {"type": "open", "seat": 1}, 409, "already-started"),
    ("ann", "playing", {"type": "remove", "guest": "ann"}, 409, "not-host"),
    ("ann", "playing", {"type": "hint"}, 409, "no-hints"),
    ("ann", "playing", {"type": "windows", "windows": ["x"]}, 404, "unknown-window"),
    ("ann", "playing", {"type": "rematch"}, 409, "not-over"),
    ("ann", "playing", {"type": "call-bot", "seat": 1}, 409, "not-away"),
    ("ann", "playing", {"type": "move", "number": 7, "move": "x"}, 409, "stale-move"),
    ("ann", "playing", {"type": "undo", "number": 0}, 409, "nothing-to-undo"),
    ("ben", "playing", {"type": "move", "number": 0, "move": "x", "seat": 0}, 422, "bad-request"),
    ("ben", "playing", {"type": "undo", "number": 0, "seat": 0}, 422, "bad-request"),
    ("ben", "playing", {"type": "resign", "guest": "x"}, 422, "bad-request"),
    *(
        ("ben", "playing", wanted, 409, "not-host")
        for wanted in (
            {"type": "start"}, {"type": "bot", "seat": 0}, {"type": "open", "seat": 0}, {"type": "close"},
            {"type": "remove", "guest": "x"}, {"type": "mute", "guest": "x"}, {"type": "lock"},
        )
    ),
]  # fmt: skip


def test_what_is_not_yours_is_refused(site: SiteThread) -> None:
    """Spectators do not move, guests do not host, nobody moves for another seat; on the socket as over REST."""

    async def run() -> None:
        async with scene(site) as here:
            before = site.rooms.rooms[here.playing].table.number
            for who, where, wanted, status, code in OTHERS:
                person, table = getattr(here, who), getattr(here, where)
                data = {key: here.ann.id if value == "ann" else value for key, value in wanted.items()}
                refused = await person.http.post(here.command(table), json=data)
                assert refusal(refused) == (status, code), (who, where, wanted, refused.text)
            for who in ("ann", "ben", "cat"):
                for where in ("playing", "open"):
                    line = await getattr(here, who).connect(getattr(here, where))
                    for _, _, wanted, _, code in [case for case in OTHERS if case[:2] == (who, where)]:
                        data = {key: here.ann.id if value == "ann" else value for key, value in wanted.items()}
                        assert line.socket is not None
                        await line.socket.send(json.dumps({**data, "id": "this"}))
                        await line.until(lambda line=line: "this" in line.answers)  # type: ignore[misc]
                        answer = line.answers.pop("this")
                        assert shape(answer)["code"] == code, (who, where, wanted)
                        await line.ask("ping")
                    await line.close()
            assert site.rooms.rooms[here.playing].table.number == before

    asyncio.run(run())


def test_it_is_not_your_turn(site: SiteThread) -> None:
    """Who sits at the table moves when the game waits for them, and only for themselves."""

    async def run() -> None:
        async with scene(site) as here:
            table = site.rooms.rooms[here.playing].table
            while table.waiting() != [0]:  # the beginning is simultaneous
                seat = table.waiting()[-1]
                person = here.ann if seat == 0 else here.ben
                state = (await person.call("GET", f"/api/tables/{here.playing}"))["state"]
                move = state["offers"][0]["move"]
                await person.command(here.playing, "move", number=state["decision"], move=move)
            offers = (await here.ann.call("GET", f"/api/tables/{here.playing}"))["state"]["offers"]
            mine = (await here.ben.call("GET", f"/api/tables/{here.playing}"))["state"]
            assert mine["offers"] == []
            wanted = {"type": "move", "number": mine["decision"], "move": offers[0]["move"]}

            refused = await here.ben.http.post(here.command(here.playing), json=wanted)

            assert refusal(refused) == (409, "not-your-turn")

    asyncio.run(run())


def routes_of_tables(site: SiteThread) -> list[tuple[str, str]]:
    """Every route that is about one table, whatever is added to them."""
    paths = site.app.openapi()["paths"]
    return [(method.upper(), path) for path, ways in paths.items() if "{table}" in path for method in ways]


def test_who_was_sent_away_or_is_locked_out_stays_out(site: SiteThread) -> None:
    """On every route of a table and on its socket."""

    async def run() -> None:
        async with scene(site) as here:
            routes = routes_of_tables(site)
            assert len(routes) >= 5
            for person, table, code in (
                (here.dan, here.playing, "removed"),
                (here.dan, here.open, "removed"),
                (here.dan, here.locked, "removed"),
                (here.cat, here.locked, "table-locked"),
                (here.eve, here.locked, "table-locked"),
            ):
                for method, path in routes:
                    body = (
                        {"json": {"type": "ping"} if "commands" in path else {"number": 0}} if method == "POST" else {}
                    )
                    refused = await person.http.request(method, path.replace("{table}", table), **body)
                    expected = {(409, code), (401, "no-identity")} if person is here.eve else {(409, code)}
                    assert refusal(refused) in expected, (method, path)
                headers = {"Cookie": person.cookie} if person.cookie else {}
                assert await knock(site.address, f"/api/tables/{table}/socket", **headers) == (409, code)

    asyncio.run(run())


def test_the_socket_of_somebody_sent_away_is_closed(site: SiteThread) -> None:
    """At once, and the way back is closed too."""

    async def run() -> None:
        async with scene(site) as here:
            line = await here.cat.connect(here.playing)

            await here.ann.command(here.playing, "remove", guest=here.cat.id)

            await line.until(lambda: line.closed is not None)
            assert line.closed == (1008, "removed")
            again = await knock(site.address, f"/api/tables/{here.playing}/socket", Cookie=here.cat.cookie)
            assert again == (409, "removed")

    asyncio.run(run())


def test_nobody_looks_through_other_eyes_before_the_end(site: SiteThread) -> None:
    """No replay but one's own, no record, no playing on; afterwards all of it."""

    async def run() -> None:
        async with scene(site) as here:
            table = f"/api/tables/{here.playing}"
            for person in (here.ann, here.ben, here.cat, here.eve):
                for path, code in (
                    ("/replay?eyes=all", (409, "not-over")),
                    ("/record", (409, "not-over")),
                    ("/replay?eyes=0", (403, "not-your-eyes")),
                    ("/replay?eyes=1", (403, "not-your-eyes")),
                    ("/replay?eyes=7", (404, "unknown-seat")),
                    ("/replay?eyes=8", (422, "bad-request")),
                    ("/replay?eyes=-1", (422, "bad-request")),
                    ("/replay?eyes=all%0a", (422, "bad-request")),
                    ("/replay?eyes=%C2%B9", (422, "bad-request")),
                ):
                    if (person, path[-6:]) in ((here.ann, "eyes=0"), (here.ben, "eyes=1")):
                        assert (await person.call("GET", table + path))["moments"]
                        continue
                    assert refusal(await person.http.get(table + path)) == code, path
                playing_on = await person.http.post(f"{table}/continue", json={"number": 3})
                assert refusal(playing_on) == ((401, "no-identity") if person is here.eve else (409, "not-over"))

            await here.ben.command(here.playing, "resign")

            for path in ("/replay?eyes=all", "/replay?eyes=0", "/record"):
                assert (await here.eve.http.get(table + path)).status_code == 200

    asyncio.run(run())


# Other sites and other hosts

EVIL = "http://evil.example"


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"Origin": EVIL}, (403, "cross-site")),
        ({"Origin": "null"}, (403, "cross-site")),
        ({"Origin": "https://127.0.0.1"}, (403, "cross-site")),
        ({"Origin": "http://127.0.0.1:1"}, (403, "cross-site")),
        ({"Origin": "http://127.0.0.1.evil.example"}, (403, "cross-site")),
        ({"Origin": "file://"}, (403, "cross-site")),
        ({"Origin": "http://127.0.0.1:{port}@evil.example"}, (403, "cross-site")),
        ({"Origin": "http://127.0.0.1:{port}/"}, (403, "cross-site")),
        ({"Sec-Fetch-Site": "cross-site"}, (403, "cross-site")),
        ({"Host": "evil.example"}, (421, "wrong-host")),
        ({"Host": "localhost.evil.example"}, (421, "wrong-host")),
        ({"Host": "127.0.0.1.evil.example:{port}"}, (421, "wrong-host")),
        ({"Host": "evil.example:{port}@127.0.0.1"}, (421, "wrong-host")),
        ({"Host": "0x7f.1"}, (421, "wrong-host")),
        ({"Host": ""}, (421, "wrong-host")),
    ],
)
def test_another_site_gets_nothing_done(site: SiteThread, headers: dict[str, str], expected: tuple[int, str]) -> None:
    """Neither by a request in a visitor's name nor by a socket; nor through a name that points to this machine."""

    async def run() -> None:
        async with scene(site) as here:
            port = site.address.rpartition(":")[2]
            wire = {name: value.replace("{port}", port) for name, value in headers.items()}
            path = here.command(here.playing)
            refused = await here.ben.http.post(path, json={"type": "resign"}, headers=wire)
            assert refusal(refused) == expected
            socket = f"/api/tables/{here.playing}/socket"
            assert await knock(site.address, socket, Cookie=here.ben.cookie, **wire) == expected
            assert site.rooms.rooms[here.playing].table.phase == "playing"

    asyncio.run(run())


def test_reading_across_sites_is_left_to_the_browser(site: SiteThread) -> None:
    """No answer invites other sites to read it, whatever they ask."""
    for method in ("GET", "OPTIONS", "HEAD"):
        answer = httpx.request(method, f"{site.address}/api/me", headers={"Origin": EVIL})

        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# Bodies and messages that make no sense

DEEP = 30_000
BODIES: list[tuple[str, bytes, tuple[int, str]]] = [
    ("nothing", b"", (422, "bad-request")),
    ("not JSON", b"{", (422, "bad-request")),
    ("a half string", b'{"type": "chat', (422, "bad-request")),
    ("bytes", b"\xff\xfe\x00", (422, "bad-request")),
    ("a list", b"[]", (422, "bad-request")),
    ("a number", b"7", (422, "bad-request")),
    ("null", b"null", (422, "bad-request")),
    ("no type", b"{}", (422, "bad-request")),
    ("an unknown command", b'{"type": "reboot"}', (422, "bad-request")),
    ("a type that is no text", b'{"type": ["ping"]}', (422, "bad-request")),
    ("a nested type", b'{"type": {"type": "ping"}}', (422, "bad-request")),
    ("an id that is no text", b'{"type": "ping", "id": 5}', (422, "bad-request")),
    ("a long id", json.dumps({"type": "ping", "id": "x" * 65}).encode(), (422, "bad-request")),
    ("one thing too much", b'{"type": "ping", "admin": true}', (422, "bad-request")),
    ("half a letter as a key", b'{"type": "ping", "\\ud800": 1}', (422, "bad-request")),
    ("half a letter as a text", b'{"type": "chat", "text": "\\udfff"}', (422, "bad-request")),
    ("a number of the wrong type", b'{"type": "move", "number": "0", "move": "x"}', (422, "bad-request")),
    ("a truth for a number", b'{"type": "move", "number": true, "move": "x"}', (422, "bad-request")),
    ("a fraction", b'{"type": "move", "number": 0.5, "move": "x"}', (422, "bad-request")),
    ("infinity", b'{"type": "move", "number": Infinity, "move": "x"}', (422, "bad-request")),
    ("no number", b'{"type": "move", "number": NaN, "move": "x"}', (422, "bad-request")),
    ("a huge exponent", b'{"type": "move", "number": 1e999, "move": "x"}', (422, "bad-request")),
    ("a negative number", b'{"type": "move", "number": -1, "move": "x"}', (422, "bad-request")),
    ("a huge number", b'{"type": "move", "number": %s, "move": "x"}' % (b"9" * 30), (422, "bad-request")),
    ("an endless number", b'{"type": "move", "number": %s, "move": "x"}' % (b"9" * 20_000), (422, "bad-request")),
    ("a long move", json.dumps({"type": "move", "number": 0, "move": "x" * 201}).encode(), (422, "bad-request")),
    ("a move of lanterns", '{"type": "move", "number": 0, "move": "🏮🏮🏮"}'.encode(), (422, "unreadable-move")),
    ("a move with a zero", b'{"type": "move", "number": 0, "move": "x\\u0000"}', (422, "unreadable-move")),
    ("a seat that is none", b'{"type": "sit", "seat": 8}', (422, "bad-request")),
    ("a long chat", json.dumps({"type": "chat", "text": "x" * 501}).encode(), (422, "bad-request")),
    ("an invisible chat", json.dumps({"type": "chat", "text": "\u200b\u202e\n"}).encode(), (422, "empty-text")),
    ("deep lists", b"[" * DEEP + b"]" * DEEP, (422, "bad-request")),
    ("deep objects", b'{"a":' * (DEEP // 3) + b"1" + b"}" * (DEEP // 3), (422, "bad-request")),
    ("a deep field", b'{"type": "ping", "id": ' + b"[" * DEEP + b"]" * DEEP + b"}", (422, "bad-request")),
]  # fmt: skip


def test_nonsense_is_refused(site: SiteThread) -> None:
    """Over REST and on the socket, which stays open after a mistake or two; nothing is repeated at length."""

    async def run() -> None:
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
                message = await next_answer(line)
                assert shape(message)["code"] == expected[1], what
                await line.ask("ping")
            await line.close()

    asyncio.run(run())


async def next_answer(line: Any) -> dict[str, Any]:
    """The next error on a socket, with or without an id."""
    seen = sum('"type": "error"' in text for text in line.heard)
    await line.until(lambda: sum('"type": "error"' in text for text in line.heard) > seen or fresh(line))
    line.told = len([text for text in line.heard if '"type": "error"' in text])
    return json.loads([text for text in line.heard if '"type": "error"' in text][-1])  # type: ignore[no-any-return]


def fresh(line: Any) -> bool:
    """Has an error arrived since the last one that was looked at?"""
    return len([text for text in line.heard if '"type": "error"' in text]) > getattr(line, "told", 0)


def test_binary_messages_make_no_sense(site: SiteThread) -> None:
    """They are refused like other nonsense."""

    async def run() -> None:
        async with scene(site) as here:
            url = f"{site.address.replace('http', 'ws')}/api/tables/{here.playing}/socket"
            async with connect(url, additional_headers={"Cookie": here.ann.cookie}) as socket:
                await socket.send(b'{"type": "resign", "id": "1"}')
                assert shape(await hear(socket, "error"))["code"] == "bad-request"
                for _ in range(19):
                    await socket.send("{")
                assert await ends(socket) == (1008, "bad-request")
            assert site.rooms.rooms[here.playing].table.phase == "playing"

    asyncio.run(run())


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize("parts", [1, 40])
def test_a_message_that_is_too_long_ends_the_socket(site: SiteThread, parts: int, compressed: bool) -> None:
    """At 64 KB, in one piece, in many, or packed small; what comes after it is not waited for."""

    async def run() -> None:
        async with scene(site) as here:
            url = f"{site.address.replace('http', 'ws')}/api/tables/{here.playing}/socket"
            async with connect(url, compression="deflate" if compressed else None) as socket:
                await hear(socket, "table")
                piece = " " * (2_000_000 // parts)
                with suppress(ConnectionClosed):  # perhaps before all is sent
                    await socket.send([piece] * parts if parts > 1 else piece)
                assert (await ends(socket))[0] in (1009, 1006)
            assert (await here.eve.http.get("/healthz")).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_long_is_refused(site: SiteThread, chunked: bool) -> None:
    """At 64 KB, whether its length is told or not; nobody is asked for the rest of it."""

    async def run() -> None:
        headers = {"Host": "localhost", "Content-Type": "application/json"}
        if chunked:
            head = write_head("POST /api/me", {**headers, "Transfer-Encoding": "chunked"})
            status, body = await send_raw(
                site.address, head + b"8000\r\n" + b" " * 0x8000 + b"\r\n8001\r\n" + b" " * 0x8001
            )
        else:
            status, body = await send_raw(
                site.address, write_head("POST /api/me", {**headers, "Content-Length": "65537"})
            )
        assert (status, shape(json.loads(body))["code"]) == (413, "too-large")

    asyncio.run(run())


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_a_body_that_is_no_json_is_refused(site: SiteThread, kind: str) -> None:
    """A form of another site can send these without asking first."""
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
def test_an_odd_address_leads_nowhere(site: SiteThread, address: str) -> None:
    """Not out of the client's folder, not to the data, not to another table; the socket neither."""

    async def run() -> None:
        target = address.replace("\\", "%5c")
        status, body = await send_raw(site.address, write_head(f"GET {target}", {"Host": "localhost"}))
        assert status in (404, 405, 422), body
        assert shape(json.loads(body))["code"] in ("not-found", "unknown-table", "bad-request", "method-not-allowed")
        if address.startswith("/api/tables/"):
            status, code = await knock(site.address, f"{target}/socket")
            assert (status, code) in ((404, "unknown-table"), (404, "not-found"), (422, "bad-request"))

    asyncio.run(run())


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


def test_script_is_text(site: SiteThread) -> None:
    """In names and chat it arrives as JSON text, letter by letter; answers are never anything else to a browser."""

    async def run() -> None:
        async with scene(site) as here:
            line = await here.cat.connect(here.playing)
            for text in SCRIPTS:
                await here.ben.command(here.playing, "chat", text=text)
                await line.until(lambda text=text: line.chat[-1:] and line.chat[-1]["text"] == text)  # type: ignore[misc]
                await here.ben.call("PATCH", "/api/me", json={"name": text[:24].strip()})
            answer = await here.cat.http.get(f"/api/tables/{here.playing}")
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["content-security-policy"] == POLICY
            assert "unsafe" not in POLICY
            assert [said["text"] for said in answer.json()["chat"]] == SCRIPTS
            assert answer.json()["seats"][1]["name"] == SCRIPTS[-1][:24].strip()
            await line.close()

    asyncio.run(run())


def test_nothing_invisible_is_shown(site: SiteThread) -> None:
    """Letters that hide or turn others go from chat, and a name with them is refused."""

    async def run() -> None:
        async with scene(site) as here:
            line = await here.cat.connect(here.playing)
            for count, text in enumerate(UNSEEN, 1):
                await here.ben.command(here.playing, "chat", text=f"x{text}y")
                await line.until(lambda count=count: len(line.chat) == count)  # type: ignore[misc]
                assert line.chat[-1]["text"].isprintable(), text
                refused = await here.ben.http.patch("/api/me", json={"name": f"x{text}y"})
                assert refusal(refused) == (422, "bad-name"), text
            await line.close()

    asyncio.run(run())
