"""Nobody gets in: forbidden actions are refused, over REST and over sockets, in the usual shape."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect

from lampion.server.config import Config
from lampion.server.people.cookies import AGE, Cookies
from tests.server.client import Person
from tests.server.knocking import checked_error, hear, refusal, try_socket
from tests.server.scenes import scene
from tests.server.servers import GENEROUS
from tests.server.site_thread import ManualClock, SiteThread, site_thread

DAY = 24 * 60 * 60 * 1000


@pytest.fixture(scope="module")
def clock() -> ManualClock:
    """The server's clock."""
    return ManualClock()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, clock: ManualClock) -> Iterator[SiteThread]:
    """A server for all tests of this file."""
    with site_thread(tmp_path_factory.mktemp("site"), clock, rates=GENEROUS) as opened:
        yield opened


# Cookies


def cookies(site: SiteThread, good: str, device: str, clock: ManualClock) -> dict[str, str]:
    """Invalid cookies, by what is wrong with them."""
    value, stamp, signature = good.rsplit(".", 2)
    key = (site.config.data / "cookie.key").read_bytes()
    old = ManualClock(clock.time - AGE - DAY)
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


async def test_a_bad_cookie_is_no_cookie(site: SiteThread, clock: ManualClock) -> None:
    """Forged, altered, expired, or of a deleted device: nobody is signed in, over REST or on the socket."""
    async with scene(site) as here:
        good = here.ben.http.cookies["lampion"]
        device = next(d for d, (v, _) in site.app.state.identity.known.items() if v.guest.id == here.ben.id)
        for what, cookie in cookies(site, good, device, clock).items():
            headers = {"Cookie": f"lampion={cookie}"}
            async with httpx.AsyncClient(base_url=site.address, headers=headers) as client:
                assert (await client.get("/api/me")).json()["guest"] is None, what
                refused = await client.post(here.command(here.playing), json={"type": "resign"})
                assert refusal(refused) == (401, "no-identity"), what
                assert "Max-Age=0" in refused.headers["set-cookie"], what
                assert refusal(await client.get("/api/me/tables")) == (401, "no-identity"), what
            url = f"{site.address.replace('http', 'ws')}/api/tables/{here.playing}/socket"
            async with connect(url, additional_headers=headers) as socket:
                welcome = await hear(socket, "table")
                assert (welcome["table"]["you"], welcome["state"]["seat"]) == (None, None), what
                await socket.send('{"type": "resign", "id": "1"}')
                assert checked_error(await hear(socket, "error"))["code"] == "no-identity", what
        assert (await here.ben.call("GET", "/api/me"))["guest"]["id"] == here.ben.id


async def test_a_revoked_device_is_signed_out_at_once(site: SiteThread) -> None:
    """Its cookie is no longer valid and its open sockets are closed; the other device stays signed in."""
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


async def test_a_revoked_device_gets_nothing_done_any_more(site: SiteThread) -> None:
    """Not even a message that waits to be read at that moment."""
    async with scene(site) as here:
        phone = Person(site.address)
        link = await here.ben.call("POST", "/api/me/links")
        await phone.call("POST", "/api/links", json={"token": link["token"]})
        line = await phone.connect(here.playing)
        room = site.rooms.rooms[here.playing]

        def speak_and_be_signed_out() -> None:
            """Queue a message, and sign the device out before it is read."""
            connections = site.server.server_state.connections
            (connection,) = [one for one in connections if isinstance(one, WebSocketsSansIOProtocol)]
            connection.queue.put_nowait({"type": "websocket.receive", "text": '{"type": "resign"}'})
            site.rooms.sign_out(next(one.device for one in room.audience.listeners if one.guest == here.ben.id))

        await asyncio.to_thread(site.ask, speak_and_be_signed_out)
        await line.until(lambda: line.closed is not None)
        assert room.table.phase == "playing"
        await phone.close()


async def test_a_forgotten_guest_is_signed_out_everywhere(site: SiteThread) -> None:
    """Sockets are closed, and others no longer see the name."""
    async with scene(site) as here:
        line, watching = await here.ben.connect(here.playing), await here.cat.connect(here.playing)

        await here.ben.call("DELETE", "/api/me")

        await line.until(lambda: line.closed is not None)
        assert line.closed == (1008, "no-identity")
        await watching.until(lambda: watching.seats[1]["name"] == "")
        assert "Ben" not in json.dumps(await here.cat.call("GET", f"/api/tables/{here.playing}"))
        await watching.close()


@pytest.mark.parametrize(
    ("public", "flags"),
    [
        (None, {"HttpOnly", "SameSite=lax", "Path=/"}),
        ("http://games.example", {"HttpOnly", "SameSite=lax", "Path=/"}),
        ("https://games.example", {"HttpOnly", "SameSite=lax", "Path=/", "Secure"}),
        ("https://games.example/lampion", {"HttpOnly", "SameSite=lax", "Path=/lampion", "Secure"}),
    ],
)
def test_the_cookie_is_hidden_from_scripts_and_other_sites(public: str | None, flags: set[str], tmp_path: Path) -> None:
    """HttpOnly, SameSite, Secure behind https, limited to the path, and valid for a year."""
    with site_thread(tmp_path, public_url=public) as opened:
        answer = httpx.post(f"{opened.address}/api/me", json={})

    first, *rest = answer.headers["set-cookie"].split("; ")
    assert first.startswith("lampion=")
    assert {part for part in rest if not part.lower().startswith(("max-age", "expires"))} == flags
    assert f"Max-Age={AGE // 1000}" in rest
    assert ("strict-transport-security" in answer.headers) == ("Secure" in flags)


async def test_a_device_link_is_valid_once_and_for_ten_minutes(site: SiteThread, clock: ManualClock) -> None:
    """Used, expired and invented links are unknown, and so is another guest's device."""
    async with scene(site) as here:
        link, late = [(await here.ben.call("POST", "/api/me/links"))["token"] for _ in range(2)]
        first, second = Person(site.address), Person(site.address)
        await first.call("POST", "/api/links", json={"token": link})
        clock.advance(10 * 60 * 1000 + 1)
        device = (await here.ben.call("GET", "/api/me/devices"))["devices"][0]["id"]
        for token in (link, late, "", "x" * 200, link[:-1], f"{link} ", "' OR 1=1 --"):
            refused = await second.http.post("/api/links", json={"token": token})
            assert refusal(refused) == (404, "unknown-link"), token
        assert refusal(await here.cat.http.delete(f"/api/me/devices/{device}")) == (404, "unknown-device")
        assert (await second.call("GET", "/api/me"))["guest"] is None
        await first.close()
        await second.close()


# Seats and tables

FORBIDDEN: list[tuple[str, str, dict[str, Any], int, str]] = [
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
    ("ann", "open", {"type": "terms", "seats": 1}, 422, "bad-seats"),
    ("ann", "open", {"type": "terms", "seats": 9}, 422, "bad-request"),
    ("ann", "open", {"type": "terms", "seats": 2, "settings": {"substitute": "skynet"}}, 422, "unknown-bot"),
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
    ("ben", "playing", {"type": "move", "number": 0, "move": "x", "seat": 0}, 409, "which-seat"),
    ("ben", "playing", {"type": "undo", "number": 0, "seat": 0}, 409, "which-seat"),
    ("ben", "playing", {"type": "resign", "guest": "x"}, 422, "bad-request"),
    *(
        ("ben", "playing", wanted, 409, "not-host")
        for wanted in (
            {"type": "start"}, {"type": "bot", "seat": 0}, {"type": "open", "seat": 0}, {"type": "close"},
            {"type": "remove", "guest": "x"}, {"type": "mute", "guest": "x"}, {"type": "lock"},
            {"type": "terms", "seats": 2},
        )
    ),
]  # fmt: skip


async def test_what_is_not_yours_is_refused(site: SiteThread) -> None:
    """Spectators do not move, guests do not host, nobody moves for another seat; on the socket as over REST."""
    async with scene(site) as here:
        before = site.rooms.rooms[here.playing].table.number
        for who, where, wanted, status, code in FORBIDDEN:
            person, table = getattr(here, who), getattr(here, where)
            data = {key: here.ann.id if value == "ann" else value for key, value in wanted.items()}
            refused = await person.http.post(here.command(table), json=data)
            assert refusal(refused) == (status, code), (who, where, wanted, refused.text)
        for who in ("ann", "ben", "cat"):
            for where in ("playing", "open"):
                line = await getattr(here, who).connect(getattr(here, where))
                for _, _, wanted, _, code in [case for case in FORBIDDEN if case[:2] == (who, where)]:
                    data = {key: here.ann.id if value == "ann" else value for key, value in wanted.items()}
                    assert line.socket is not None
                    await line.socket.send(json.dumps({**data, "id": "this"}))
                    await line.until_told("this")
                    answer = line.answers.pop("this")
                    assert checked_error(answer)["code"] == code, (who, where, wanted)
                    await line.ask("ping")
                await line.close()
        assert site.rooms.rooms[here.playing].table.number == before


async def test_it_is_not_your_turn(site: SiteThread) -> None:
    """People at the table move when the game waits for them, and only for themselves."""
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


def routes_of_tables(site: SiteThread) -> list[tuple[str, str]]:
    """Every route about one table, including those added later."""
    paths = site.app.openapi()["paths"]
    about = {path: ways for path, ways in paths.items() if path.startswith("/api/tables/{table}")}
    return [(method.upper(), path) for path, ways in about.items() for method in ways]


async def test_locked_out_people_stay_out(site: SiteThread) -> None:
    """On every route of a table and on its socket."""
    async with scene(site) as here:
        routes = routes_of_tables(site)
        assert len(routes) >= 5
        for person, table, code in (
            (here.dan, here.locked, "table-locked"),
            (here.cat, here.locked, "table-locked"),
            (here.eve, here.locked, "table-locked"),
        ):
            for method, path in routes:
                body = {"type": "ping"} if "commands" in path else {"number": 0}
                refused = await person.http.request(
                    method, path.replace("{table}", table), json=body if method == "POST" else None
                )
                expected = {(409, code), (401, "no-identity")} if person is here.eve else {(409, code)}
                assert refusal(refused) in expected, (method, path)
            headers = {"Cookie": person.cookie} if person.cookie else {}
            assert await try_socket(site.address, f"/api/tables/{table}/socket", **headers) == (409, code)


async def test_the_socket_of_a_removed_person_is_closed(site: SiteThread) -> None:
    """At once; whoever was removed can watch like a stranger, and do nothing else."""
    async with scene(site) as here:
        line = await here.cat.connect(here.playing)

        await here.ann.command(here.playing, "remove", guest=here.cat.id)

        await line.until(lambda: line.closed is not None)
        assert line.closed == (1008, "removed")
        stranger = await here.eve.call("GET", f"/api/tables/{here.playing}")
        seen = await here.cat.call("GET", f"/api/tables/{here.playing}")
        assert seen["state"]["view"] == stranger["state"]["view"]
        assert (seen["state"]["seat"], seen["state"]["offers"], seen["table"]["invite"]) == (None, [], None)
        for kind in ("sit", "chat", "return", "end", "resign", "hint"):
            body = {"type": kind, **({"text": "why?"} if kind == "chat" else {})}
            answer = await here.cat.http.post(f"/api/tables/{here.playing}/commands", json=body)
            assert refusal(answer) == (409, "removed"), kind


async def test_views_of_other_seats_stay_closed_until_the_end(site: SiteThread) -> None:
    """Until then only one's own replay is open; afterwards all replays and the record are."""
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
async def test_another_site_gets_nothing_done(
    site: SiteThread, headers: dict[str, str], expected: tuple[int, str]
) -> None:
    """Neither by a request with a visitor's cookie nor by a socket, nor through a name that points to this machine."""
    async with scene(site) as here:
        port = site.address.rpartition(":")[2]
        wire = {name: value.replace("{port}", port) for name, value in headers.items()}
        path = here.command(here.playing)
        refused = await here.ben.http.post(path, json={"type": "resign"}, headers=wire)
        assert refusal(refused) == expected
        socket = f"/api/tables/{here.playing}/socket"
        assert await try_socket(site.address, socket, Cookie=here.ben.cookie, **wire) == expected
        assert site.rooms.rooms[here.playing].table.phase == "playing"


def test_reading_across_sites_is_left_to_the_browser(site: SiteThread) -> None:
    """No answer invites other sites to read it, whatever they ask."""
    for method in ("GET", "OPTIONS", "HEAD"):
        answer = httpx.request(method, f"{site.address}/api/me", headers={"Origin": EVIL})

        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
