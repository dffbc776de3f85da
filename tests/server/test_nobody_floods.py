"""Nobody floods: clients that ask too often, hold too much or take forever are refused, and others notice nothing."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lampion.games import GAMES
from lampion.server import process
from lampion.server.bounded_http import BoundedHttp
from lampion.server.config import CAPS, RATES, Config, Rate
from lampion.server.limits import Limits, TooManyAtOnce
from lampion.server.live import listeners
from lampion.server.middleware.request_body import RequestBody
from lampion.server.process import within_descriptors
from lampion.tables import budget, seating
from tests.server.client import Person, Refused, begin, chooser, guests_at, listening
from tests.server.knocking import checked_error, hear, refusal, send_raw, try_socket, until_closed, write_head
from tests.server.servers import GENEROUS
from tests.server.site_thread import ManualClock, SiteThread, site_thread
from tests.waiting import PATIENCE, until, until_answered

HOUR = 60 * 60 * 1000
FEW = {kind: Rate(6, HOUR) for kind in ("guests", "link-tries", "replays")}  # so few that tests soon exceed them


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteThread]:
    """A server with ordinary limits, whose clock stands still so that nothing is refilled."""
    with site_thread(tmp_path_factory.mktemp("site"), ManualClock(), rates={**RATES, **FEW}) as opened:
        yield opened


@pytest.fixture
def generous(tmp_path: Path) -> Iterator[SiteThread]:
    """A server without rate limits."""
    with site_thread(tmp_path, ManualClock(), rates=GENEROUS) as opened:
        yield opened


Ask = Callable[[Person, dict[str, Any]], Awaitable[httpx.Response]]


def command(kind: str, **data: Any) -> Ask:
    """A function that sends a command to a table."""
    return lambda person, made: person.http.post(f"/api/tables/{made['id']}/commands", json={"type": kind, **data})


def rename(person: Person, made: dict[str, Any]) -> Awaitable[httpx.Response]:
    """Take another name each time."""
    made["names"] = made.get("names", 0) + 1
    return person.http.patch("/api/me", json={"name": f"Name {made['names']}"})


BY_GUEST: list[tuple[str, Ask]] = [
    ("chat", command("chat", text="Hello")),
    ("hints", command("hint")),
    ("commands", command("ping")),
    ("tables", lambda person, _: person.http.post("/api/tables", json={"game": "takenoko"})),
    ("links", lambda person, _: person.http.post("/api/me/links")),
    ("names", rename),
]


@pytest.mark.parametrize(("kind", "ask"), BY_GUEST, ids=[kind for kind, _ in BY_GUEST])
async def test_a_guest_can_do_only_so_much(site: SiteThread, kind: str, ask: Ask) -> None:
    """Then they are told when to try again; others are not affected."""
    ann, ben = Person(site.address), Person(site.address)
    for person in (ann, ben):
        made = await person.call("POST", "/api/play", json={"game": "spring-festival"})
        for number in range(RATES[kind].burst - (kind == "tables") if person is ann else 1):
            answer = await ask(person, made)
            assert answer.status_code < 300, (number, answer.text)
        if person is ann:
            refused = await ask(person, made)
            assert refusal(refused) == (429, "too-many")
            assert refused.json()["error"]["data"]["kind"] == kind
            assert int(refused.headers["retry-after"]) > 0
        await person.close()


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("guests", "POST", "/api/me", {}),
        ("guests", "POST", "/api/play", {}),
        ("link-tries", "POST", "/api/links", {"token": "x"}),
        ("replays", "GET", "/api/tables/{table}/replay", None),
    ],
)
async def test_an_address_can_do_only_so_much(
    site: SiteThread, kind: str, method: str, path: str, body: dict[str, Any] | None
) -> None:
    """Requests that need no cookie are counted by address; a proxy on this machine names the client's."""
    async with guests_at(site.address, "Ann") as (host,):
        table = (await host.call("POST", "/api/play", json={}))["id"]
    network = 10 + len(path)
    statuses = []
    for address in [f"203.0.{network}.7"] * (FEW[kind].burst + 1) + [
        f"203.0.{network}.8",
        f"2001:db8:{network}::1",
    ]:
        async with httpx.AsyncClient(base_url=site.address, headers={"X-Forwarded-For": address}) as client:
            answer = await client.request(method, path.replace("{table}", table), json=body)
        statuses.append(answer.status_code)
        if len(statuses) == FEW[kind].burst + 1:
            assert refusal(answer) == (429, "too-many")
    assert statuses.count(429) == 1


async def test_all_requests_of_an_address_are_counted(tmp_path: Path) -> None:
    """Requests for sockets count too, and so does every message that a stranger sends on one."""
    with site_thread(tmp_path, ManualClock(), rates={**RATES, "requests-local": Rate(20, HOUR)}) as site:
        async with httpx.AsyncClient(base_url=site.address) as client:
            table = (await client.post("/api/play", json={})).json()["id"]
            async with connect(f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
                for _ in range(17):
                    await socket.send('{"type": "ping"}')
                    await hear(socket, "ack")
                await socket.send('{"type": "ping"}')
                await hear(socket, "ack")
                await socket.send('{"type": "ping"}')
                assert checked_error(await hear(socket, "error"))["code"] == "too-many"
            assert refusal(await client.get("/api/games")) == (429, "too-many")
            assert await try_socket(site.address, f"/api/tables/{table}/socket") == (429, "too-many")
            elsewhere = {"X-Forwarded-For": "203.0.113.7"}
            assert (await client.get("/api/games", headers=elsewhere)).status_code == 200


async def test_a_socket_with_too_many_messages_is_closed(site: SiteThread) -> None:
    """Every message counts, sense or nonsense; after twenty refusals in a row the server hangs up."""
    async with guests_at(site.address, "Ann") as (ann,):
        table = (await ann.call("POST", "/api/play", json={}))["id"]
        url = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": ann.cookie}) as socket:
            for number in range(RATES["commands"].burst):
                await socket.send('{"type": "ping"}' if number % 10 else "nonsense")
                await hear(socket, "ack", "error")
            for _ in range(20):
                await socket.send('{"type": "ping"}')
            assert await until_closed(socket) == (1008, "bad-request")


async def test_a_flood_delays_nobody_else(generous: SiteThread) -> None:
    """While twenty sockets talk as fast as they can, others are answered."""

    async def flood(url: str, cookie: str) -> None:
        async with connect(url, additional_headers={"Cookie": cookie}) as socket:
            reader = asyncio.create_task(read_all(socket))
            for _ in range(150):
                await socket.send('{"type": "chat", "text": "<b>flood</b>"}')
            await socket.close()
            await reader

    async with guests_at(generous.address, "Ann", "Ben") as (ann, ben):
        table = (await ann.call("POST", "/api/play", json={}))["id"]
        other = (await ben.call("POST", "/api/play", json={}))["id"]
        url = f"{generous.address.replace('http', 'ws')}/api/tables/{table}/socket"
        floods = [asyncio.create_task(flood(url, ann.cookie)) for _ in range(20)]
        waits = []
        while not all(task.done() for task in floods):
            began = perf_counter()
            await ben.call("GET", f"/api/tables/{other}")
            waits.append(perf_counter() - began)
        await asyncio.gather(*floods)
        assert waits
        assert max(waits) < PATIENCE / 2


async def read_all(socket: ClientConnection) -> None:
    """Read until the end."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()


async def test_only_so_many_connections_at_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Idle connections can't use up what the system has to give; the log says so, and afterwards there is room."""
    with site_thread(tmp_path, caps={**CAPS, "connections": 8}) as site:
        host, port = site.address.removeprefix("http://").split(":")
        idle = [await asyncio.open_connection(host, int(port)) for _ in range(8)]

        async with httpx.AsyncClient(base_url=site.address) as client:
            with pytest.raises(httpx.TransportError):
                await client.get("/healthz")
            assert "a connection was refused" in caplog.text
            for _, writer in idle:
                writer.close()

            async def answers() -> bool:
                try:
                    return (await client.get("/healthz")).status_code == 200
                except httpx.TransportError:
                    return False

            await until_answered(answers)


def test_one_address_has_only_so_many_connections() -> None:
    """This machine is not counted: a proxy connects for everybody."""
    limits = Limits(RATES, {**CAPS, "connections-of-address": 2})

    def connect_from(address: str) -> BoundedHttp:
        protocol = object.__new__(BoundedHttp)
        protocol.config = cast("Any", SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(limits=limits))))
        protocol.held = ExitStack()
        protocol.hold_place(address)
        return protocol

    first, _ = connect_from("203.0.113.7"), connect_from("203.0.113.7")
    with pytest.raises(TooManyAtOnce):
        connect_from("203.0.113.7")
    for address in ("203.0.113.8", "127.0.0.1", "127.0.0.1", "127.0.0.1"):
        connect_from(address)
    first.held.close()
    connect_from("203.0.113.7")


def test_as_many_connections_as_the_system_has_descriptors(tmp_path: Path) -> None:
    """With some to spare: a server without descriptors answers nobody."""
    config = Config(data=tmp_path)

    assert within_descriptors(config, 1024).caps["connections"] == 824
    assert within_descriptors(config, 1024).caps["sockets"] == 824
    assert within_descriptors(config, 65_536).caps == config.caps
    assert within_descriptors(config, None) is config


def test_the_limit_of_descriptors_is_raised_at_the_start() -> None:
    script = (
        "import resource\n"
        "from lampion.server.process import raise_descriptors\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 900))\n"
        "print(raise_descriptors(), *resource.getrlimit(resource.RLIMIT_NOFILE))\n"
    )

    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout

    assert told.split() == ["900", "900", "900"]


async def test_only_so_many_sockets_at_once(tmp_path: Path) -> None:
    """For a guest, for an address, and in total; a closed socket makes room for another."""
    caps = {**CAPS, "sockets": 7, "sockets-of-guest": 3, "sockets-of-address": 2}
    with site_thread(tmp_path, caps=caps) as site:
        async with guests_at(site.address, "Ann", "Ben", "Cat") as (ann, ben, cat):
            table = (await ann.call("POST", "/api/play", json={}))["id"]
            path = f"/api/tables/{table}/socket"
            url = f"{site.address.replace('http', 'ws')}{path}"
            mine = [await connect(url, additional_headers={"Cookie": ann.cookie}) for _ in range(3)]
            assert await try_socket(site.address, path, Cookie=ann.cookie) == (429, "too-many-at-once")
            strangers = [await connect(url) for _ in range(2)]
            assert await try_socket(site.address, path) == (429, "too-many-at-once")
            await mine.pop().close()

            async def has_room() -> bool:
                return await try_socket(site.address, path, Cookie=ann.cookie) == (101, "")

            await until_answered(has_room)
            far = {"X-Forwarded-For": "203.0.113.7", "Cookie": ben.cookie}
            others = [await connect(url, additional_headers=far) for _ in range(2)]
            assert await try_socket(site.address, path, **{**far, "Cookie": cat.cookie}) == (429, "too-many-at-once")
            others.append(await connect(url, additional_headers={"Cookie": cat.cookie}))
            assert await try_socket(site.address, path, Cookie=cat.cookie) == (429, "too-many-at-once")
            for socket in (*mine, *strangers, *others):
                await socket.close()


# Tables that grow


async def test_sitting_down_again_and_again_does_not_fill_a_log(generous: SiteThread) -> None:
    """One person may do so a few times; the table stays usable for everybody else."""
    async with guests_at(generous.address, "Ann", "Ben") as (ann, ben):
        made = await ann.make_table(game="spring-festival", seats=2)
        for _ in range(budget.MOST_SITTINGS):
            await ben.command(made["id"], "sit")
            await ben.command(made["id"], "stand")

        with pytest.raises(Refused, match="too-much"):
            await ben.command(made["id"], "sit")

        await ann.command(made["id"], "sit")
        await ann.command(made["id"], "bot", seat=1, bot="random")
        await ann.command(made["id"], "start")
        assert generous.rooms.rooms[made["id"]].table.phase == "playing"


@pytest.mark.parametrize("game", GAMES)
async def test_marking_windows_does_not_fill_a_log(
    generous: SiteThread, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """An opponent who marks windows without end changes nothing for the others, who can still move and end the game."""
    monkeypatch.setattr(budget, "MOST", 6)

    async with guests_at(generous.address, "Ann", "Ben") as (ann, ben):
        table = await begin({0: ann, 1: ben}, 2, game=game)
        here = generous.rooms.rooms[table].table
        before = here.number
        for _ in range(20):
            await ben.command(table, "windows", windows=list(here.game.marked_windows))  # as they were
        assert here.number == before
        if here.game.windows:
            for turn in range(6):
                await ben.command(table, "windows", windows=list(here.game.windows[: turn % 2]))
            with pytest.raises(Refused, match="too-much"):
                await ben.command(table, "windows", windows=[])

        await ann.command(table, "end")
        await ben.command(table, "end")
        assert here.outcome is not None
        assert here.outcome["reason"] == "agreed"


async def test_a_game_that_never_ends_is_ended_without_a_winner(
    generous: SiteThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some options let a game go on forever; bots would play it day and night."""
    monkeypatch.setattr(budget, "MOST_MOVES", 60)

    async with guests_at(generous.address, "Ann") as (ann,):
        table = await begin({0: ann}, 4, game="takenoko")
        here = generous.rooms.rooms[table]
        async with listening((ann, table)) as (line,):
            await line.play_out(chooser(1))
        assert here.table.outcome is not None
        assert (here.table.outcome["reason"], here.table.outcome["winners"]) == ("endless", [])
        assert not here.bot_turns.thinking


async def test_the_list_of_muted_people_is_bounded(generous: SiteThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host can mute a bounded number of people, and only valid ids."""
    monkeypatch.setattr(seating, "MOST_MUTED", 3)

    async with guests_at(generous.address, "Ann") as (ann,):
        made = await ann.make_table(game="spring-festival", seats=2)
        for number in range(3):
            await ann.command(made["id"], "mute", guest=f"guest-{number}")
        for guest, code in (("guest-3", "too-much"), ("\x00", "bad-request"), ("x" * 41, "bad-request")):
            with pytest.raises(Refused) as refused:
                await ann.command(made["id"], "mute", guest=guest)
            assert refused.value.code == code
        await ann.command(made["id"], "mute", guest="guest-0", muted=False)
        await ann.command(made["id"], "mute", guest="guest-3")


async def test_unknown_tables_leave_nothing_in_memory(generous: SiteThread) -> None:
    """Requests for tables that do not exist open no rooms and hold no limits."""
    async with httpx.AsyncClient(base_url=generous.address) as client:
        for number in range(50):
            assert (await client.get(f"/api/tables/nothing-{number}")).status_code == 404
        answers = await asyncio.gather(*(client.get("/api/tables/nothing") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {404}
    assert generous.rooms.rooms == {}
    assert generous.rooms.opening == {}
    await until(lambda: not generous.app.state.limits.held)


# Taking forever


async def test_a_connection_without_a_request_is_closed(site: SiteThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it sends nothing at all or stops in the middle of the headers."""
    monkeypatch.setattr(BoundedHttp, "patience", 0.2)

    port = int(site.address.rpartition(":")[2])
    for said in (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        async with asyncio.timeout(PATIENCE):
            assert await reader.read() == b""
        writer.close()
        await writer.wait_closed()


async def test_blank_lines_do_not_count_as_requests(site: SiteThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """They do not keep a connection open after its first request, however many there are."""
    monkeypatch.setattr(BoundedHttp, "patience", 0.5)

    port = int(site.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(write_head("GET /healthz", {"Host": "localhost"}))
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    rest = asyncio.create_task(reader.read())

    async def is_hung_up() -> bool:
        with suppress(ConnectionError):
            writer.write(b"\r\n")
            await writer.drain()
        return rest.done()

    await until_answered(is_hung_up)
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def test_a_body_must_arrive_in_time(site: SiteThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that announces a body and does not send it is refused."""
    monkeypatch.setattr(RequestBody, "patience", 0.2)

    headers = {"Host": "localhost", "Content-Type": "application/json", "Content-Length": "100"}
    status, body = await send_raw(site.address, write_head("POST /api/me", headers) + b'{"name": ')
    assert (status, checked_error(json.loads(body))["code"]) == (408, "too-slow")


def with_small_buffers(site: SiteThread) -> socket.socket:
    """A connection with small buffers, so that a client that does not read is soon noticed."""
    site.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(site.socket.getsockname())
    found.setblocking(False)
    return found


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux has this option")
async def test_a_client_that_stops_reading_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that is connected but reads nothing is dropped, and no longer counts as a listener."""
    monkeypatch.setattr(process, "UNTAKEN", 1)
    monkeypatch.setattr(listeners, "BACKLOG", 16)
    with site_thread(tmp_path, rates=GENEROUS) as site:
        async with guests_at(site.address, "Ann", "Ben") as (ann, ben):
            table = (await ann.call("POST", "/api/play", json={"game": "spring-festival", "seats": 4}))["id"]
            url = f"{site.address.replace('http', 'ws')}/api/tables/{table}/socket?text=1&width=240"
            slow_client = await connect(
                url,
                sock=with_small_buffers(site),
                additional_headers={"Cookie": ben.cookie},
                compression=None,
                max_queue=1,
            )
            inside, locked = site.rooms.rooms[table], False
            await until(lambda: inside.audience.listeners)
            (slow,) = inside.audience.listeners
            async with asyncio.timeout(3 * PATIENCE):
                while slow in inside.audience.listeners:  # until the system or the server gives up
                    locked = not locked
                    await ann.command(table, "lock", locked=locked)
            slow_client.transport.abort()


async def test_a_full_backlog_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was queued is dropped, and the socket is told why it closes."""
    monkeypatch.setattr(listeners, "BACKLOG", 16)
    slow = listeners.Listener("guest", "device")

    dismissed = []
    for number in range(17):
        slow.send(str(number))
        dismissed.append(slow.is_dismissed)

    assert dismissed == [False] * 16 + [True]
    assert slow.reason == (1013, "too-slow")
    assert [slow.queue.get_nowait()] == [None]
    assert slow.queue.empty()


async def test_a_listener_that_does_not_keep_up_is_disconnected(
    generous: SiteThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The backlog of a slow socket is bounded; listeners that keep up get everything."""
    monkeypatch.setattr(listeners, "BACKLOG", 16)

    async with guests_at(generous.address, "Ann", "Ben") as (ann, ben):
        table = (await ann.call("POST", "/api/play", json={"game": "spring-festival", "seats": 4}))["id"]
        url = f"{generous.address.replace('http', 'ws')}/api/tables/{table}/socket?text=1&width=240"
        slow_client = await connect(
            url,
            sock=with_small_buffers(generous),
            additional_headers={"Cookie": ben.cookie},
            compression=None,
            max_queue=1,
        )
        line = await ann.connect(table)
        inside = generous.rooms.rooms[table]
        slow = next(one for one in inside.audience.listeners if one.guest == ben.id)
        locked = False
        async with asyncio.timeout(3 * PATIENCE):
            while slow in inside.audience.listeners and not slow.is_dismissed:  # or the system gives up first
                locked = not locked
                await ann.command(table, "lock", locked=locked)
                assert slow.queue.qsize() <= 17
        await line.ask("ping")
        assert line.closed is None
        slow_client.transport.abort()
        await line.until(lambda: slow not in inside.audience.listeners)
        await line.close()
