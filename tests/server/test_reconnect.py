"""Broken connections: at every point of a game, at random, and because a listener is too slow."""

import asyncio
import logging
import random
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lampion.games import GAMES
from lampion.server.live import listeners
from tests.server.client import Line, Person, Player, begin, chooser, guests_at, listening
from tests.server.conftest import Start, Verify
from tests.server.knocking import abandon_handshake
from tests.server.servers import Local
from tests.waiting import until

SF = "spring-festival"


def known(line: Line) -> tuple[list[Any], dict[str, Any], list[Any]]:
    """Everything that a client knows in the end: the lines in order, the state, the seats."""
    lines = sorted(line.lines, key=lambda one: one["number"])
    state = {key: value for key, value in line.state.items() if key != "clock"}
    return lines, state, [{**seat, "present": None} for seat in line.seats]


class Fickle(Line):
    """Drops its socket after a number of messages and resumes from its last number."""

    async def listen(self, drop_after: Any) -> None:
        """Drop and resume again and again until the game is over."""
        while True:
            heard = len(self.heard)
            if not self.is_open:
                await self.resume()
                number = int(self.resumed_from)
                assert all(line["number"] >= number for line in self.welcome["lines"])
            await self.until_heard(heard + drop_after())
            if self.state["phase"] == "over":
                return
            await self.drop()

    async def until_heard(self, messages: int) -> None:
        """Wait for this many messages, or for the end of the game."""
        await self.until(lambda: len(self.heard) >= messages or self.state["phase"] == "over")

    async def open(self, since: int = 0, **headers: str) -> None:
        """Connect, and remember the number to resume from."""
        self.resumed_from = since
        await super().open(since, **headers)


async def compare(local: Local, game: str, options: dict[str, str], drop_after: Any) -> int:
    """Check that a player and a spectator learn the same on fickle sockets as on steady ones."""
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 3, game=game, options=options)
        async with listening((ada, table), (cem, table)) as (steady, watching):
            fickle, passing = Fickle(ada, table), Fickle(cem, table)
            players = [Player(ada, table, chooser(1)), Player(bea, table, chooser(2))]
            work = [player.play_out() for player in players]
            await asyncio.gather(*work, fickle.listen(drop_after), passing.listen(drop_after))
            number = max(line.state["number"] for line in (fickle, passing, steady, watching))
            for one, other in ((fickle, steady), (passing, watching)):
                for line in (one, other):
                    await line.until_state(number=number)
                assert known(one) == known(other)
                assert one.contradictions == other.contradictions == []
                await one.close()
            for player in players:
                await player.line.close()
            return len(fickle.heard)


async def test_a_client_that_drops_its_socket_after_every_message_ends_up_with_the_same_knowledge(local: Local) -> None:
    heard = await compare(local, SF, {}, lambda: 1)
    assert heard > 30


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (SF, {"sign": "drawn"}),
        pytest.param("takenoko", {}, marks=pytest.mark.thorough),
        pytest.param("takenoko", {"hikari": "on"}, marks=pytest.mark.thorough),
        pytest.param("lanterns-dice", {}, marks=pytest.mark.thorough),
        pytest.param("fireworks", {}, marks=pytest.mark.thorough),
    ],
)
async def test_a_client_that_drops_its_socket_at_random_ends_up_with_the_same_knowledge(
    local: Local, game: str, options: dict[str, str]
) -> None:
    rng = random.Random(9)
    await compare(local, game, options, lambda: rng.randrange(1, 9))


class Clumsy(Player):
    """Loses the connection before sending, right after, or after the answer, and goes on playing."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(person, table, chooser(seed))
        self.rng = random.Random(seed)
        self.line.ask = self.stumble  # type: ignore[method-assign]
        self.stumbles = 0

    async def stumble(self, kind: str, **data: Any) -> dict[str, Any]:
        """Send a command, but perhaps lose the connection on the way."""
        fate = self.rng.randrange(4)
        if fate == 0:
            await self.line.drop()
        elif fate == 1:
            await self.line.send(kind, **data)
            await self.line.drop()
        if fate < 2:
            self.stumbles += 1
            raise ConnectionError
        answer = await Line.ask(self.line, kind, **data)
        if fate == 2:
            await self.line.drop()
        return answer


@pytest.mark.parametrize(
    "game", [SF, *(pytest.param(name, marks=pytest.mark.thorough) for name in GAMES if name != SF)]
)
async def test_a_client_that_loses_its_connection_at_every_point_plays_the_same_game(
    local: Local, verify: Verify, game: str
) -> None:
    async with guests_at(local.address, "Ada", "Bea") as people:
        table = await begin(dict(enumerate(people)), 3, game=game)
        players = [Clumsy(person, table, seed) for seed, person in enumerate(people)]
        await asyncio.gather(*(player.play_out() for player in players))
        assert min(player.stumbles for player in players) > 5
        assert min(player.reconnects for player in players) > 10
        text = await people[0].record(table)
        for seat, player in enumerate(players):
            said = [line.split(" ", 1)[1] for line in text.splitlines() if line.startswith(f"{seat} ")]
            by = [line["by"] for line in player.line.lines if line["kind"] == "move" and line["seat"] == seat]
            decided = [move for move, who in zip(said, by, strict=True) if who != "pass"]
            assert decided == [player.acknowledged[number] for number in sorted(player.acknowledged)]
            await player.line.close()
        verify(text)


async def test_resuming_sends_only_newer_lines_and_the_whole_state(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            for _ in range(3):
                await line.play(chooser(5))
            number = line.state["number"]
            everything = line.lines
            for since in (0, 5, number - 1, number, number + 50):
                again = await ada.connect(table, since)
                await again.until_number(number)
                expected = [one for one in everything if one["number"] >= since]
                assert again.welcome["lines"][: len(expected)] == expected
                assert all(one["number"] >= min(since, number) for one in again.welcome["lines"])
                assert again.state["view"] is not None
                await again.close()


async def test_a_socket_and_a_poll_show_the_same(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await ada.command(table, "chat", text="hello")
        async with listening((ada, table)) as (line,):
            polled = await ada.call("GET", f"/api/tables/{table}")
            assert {**polled, "now": 0} == {**line.welcome, "now": 0}


async def test_presence_follows_the_sockets(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            assert [seat["present"] for seat in line.seats] == [True, False]
            one, two, third = await bea.connect(table), await bea.connect(table), await cem.connect(table)
            await line.until(lambda: line.seats[1]["present"])
            await one.drop()
            await third.close()
            poll = await ada.call("GET", f"/api/tables/{table}")
            assert poll["seats"][1]["present"]
            await two.drop()
            await line.until(lambda: not line.seats[1]["present"])


def with_small_buffers(server: Local) -> socket.socket:
    """A connection with small buffers, so that a client that does not read is soon noticed."""
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect(server.socket.getsockname())
    sock.setblocking(False)
    return sock


async def test_a_slow_listener_is_disconnected_and_catches_up(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that reads nothing gets what fits into the buffers, then 1013; nobody else waits for it."""
    monkeypatch.setattr(listeners, "BACKLOG", 4)
    local = serve()

    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        url = f"{local.address.replace('http', 'ws')}/api/tables/{table}/socket"
        extra = {"Cookie": cem.cookie}
        slow = await connect(
            url, sock=with_small_buffers(local), max_queue=1, compression=None, additional_headers=extra
        )
        heard = [str(await slow.recv())]
        slow.transport.pause_reading()
        async with listening((ada, table), (bea, table)) as lines:
            room = await local.work(local.rooms.find(table))
            (listener,) = [one for one in room.audience.listeners if one.guest == cem.id]
            await asyncio.gather(*(line.play_out(chooser(seat)) for seat, line in enumerate(lines)))
            assert listener.reason == (1013, "too-slow")

            slow.transport.resume_reading()
            with suppress(ConnectionClosed):
                while True:
                    heard.append(str(await slow.recv()))
            assert (slow.close_code, slow.close_reason) == (1013, "too-slow")

            late = Line(cem, table)
            for message in heard:
                await late.take(message)
            assert late.state["phase"] == "playing"
            await late.resume()
            async with listening((cem, table)) as (fresh,):
                assert known(late) == known(fresh)
                assert late.state["phase"] == "over"
            await late.close()


async def test_leaving_before_the_socket_is_open_is_not_logged_as_an_error(
    serve: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    local = serve()

    async def until_logged(path: str, times: int) -> None:
        def logged() -> int:
            return sum(getattr(record, "fields", {}).get("path") == path for record in list(caplog.records))

        await until(lambda: logged() >= times)

    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        for name in ("nothing-here", table):
            path = f"/api/tables/{name}/socket"
            await asyncio.gather(*(abandon_handshake(local.address, path) for _ in range(10)))
            await until_logged(path, 10)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
