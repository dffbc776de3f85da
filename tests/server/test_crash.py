"""Nothing is lost when a server is killed again and again during play, with SQLite and with PostgreSQL."""

import asyncio
import random
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from lampion.kernel import record as records
from lampion.storage import Store
from tests.server.client import Choose, Line, Person, Player, begin, chooser, guests_at
from tests.server.conftest import StartProcess, Verify
from tests.server.servers import ServerProcess

SF, TK = "spring-festival", "takenoko"

# Tables that are played at the same time: game, options, number of seats, and the seats of people.
SMALL = [(SF, {}, 3, (0, 2)), (SF, {"sign": "drawn"}, 2, (0, 1))]
LARGE = [
    (SF, {}, 4, (0, 1, 2, 3)),
    (SF, {}, 4, (1,)),
    (TK, {}, 2, (0, 1)),
    (TK, {"hikari": "on"}, 3, (0, 2)),
]

Start = Callable[..., ServerProcess]


class Killer:
    """Kills a server after given numbers of moves, and starts it again.

    The server dies as soon as the last of these moves is acknowledged, or when the next one has been sent. By then,
    messages of other players may be unread, read or written.
    """

    def __init__(self, server: ServerProcess, kills: int, rng: random.Random) -> None:
        self.server = server
        numbers = accumulate(rng.randrange(4, 13) for _ in range(kills))
        self.moments = [(number, rng.random() < 0.5) for number in numbers]  # moves, and whether the next one is sent
        self.players: list[CrashPlayer] = []
        self.kills = 0
        self.restart: asyncio.Future[None] | None = None

    def kill_if_due(self, is_sent: bool) -> None:
        """Kill the server if the next moment has come."""
        if self.restart and not self.restart.done():
            return
        moves = sum(len(player.acknowledged) for player in self.players)
        if self.moments and moves >= self.moments[0][0] and is_sent == self.moments[0][1]:
            self.moments.pop(0)
            self.kills += 1
            self.server.end()
            self.restart = asyncio.ensure_future(asyncio.to_thread(self.server.start))


class CrashPlayer(Player):
    """A person who plays at a server that is being killed."""

    def __init__(self, person: Person, table: str, choose: Choose, killer: Killer) -> None:
        super().__init__(person, table, choose)
        self.line = CrashLine(person, table, killer)
        self.killer = killer
        killer.players.append(self)

    async def think(self) -> tuple[int, str] | None:
        """Kill the server if it is due, now that the last move is acknowledged; then decide."""
        self.killer.kill_if_due(is_sent=False)
        return await super().think()

    async def wait_for_server(self) -> None:
        """Wait until it runs again, which has a patience of its own."""
        if self.killer.restart:
            await asyncio.shield(self.killer.restart)

    async def reconnect(self) -> bool:
        """Try only when the server runs: it may be killed again."""
        await self.wait_for_server()
        return await super().reconnect()


class CrashLine(Line):
    """The socket of a person who plays at a server that is being killed."""

    def __init__(self, person: Person, table: str, killer: Killer) -> None:
        super().__init__(person, table)
        self.killer = killer

    async def send(self, kind: str, **data: Any) -> str:
        """Send a move, which the server may not live to answer."""
        number = await super().send(kind, **data)
        self.killer.kill_if_due(is_sent=True)
        return number


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> list[str]:
    """Arguments of `lampion serve` that choose the database."""
    return [] if request.param == "sqlite" else ["--database", request.getfixturevalue("postgres_url")]


async def test_a_server_killed_under_play_loses_nothing(
    killable: StartProcess, verify: Verify, database: list[str]
) -> None:
    kills = await play_through_kills(killable, verify, database, SMALL, kills=2, seed=1)
    assert kills == 2


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
async def test_a_server_killed_again_and_again_loses_nothing(
    killable: StartProcess, verify: Verify, database: list[str], seed: int
) -> None:
    kills = await play_through_kills(killable, verify, database, LARGE, kills=18, seed=seed)
    assert kills == 18


async def play_through_kills(
    start: Start, verify: Verify, database: list[str], tables: list[Any], kills: int, seed: int
) -> int:
    """Play all tables to the end while the server is being killed, then check every move; return the kills."""
    server = start(*database)
    rng = random.Random(seed)
    names = [f"P{number}" for number in range(sum(len(people) for *_, people in tables))]
    async with guests_at(server.address, *names, "Eve") as (*guests, eve):
        killer = Killer(server, kills, rng)
        players: list[tuple[int, CrashPlayer]] = []
        watchers: list[CrashPlayer] = []
        for number, (game, options, seats, places) in enumerate(tables):
            people = {seat: guests.pop() for seat in places}
            table = await begin(people, seats, game=game, options=options, bot=rng.choice(["random", "greedy"]))
            for seat, person in people.items():
                players.append((seat, CrashPlayer(person, table, chooser((seed, number, seat)), killer)))
            watchers.append(CrashPlayer(eve, table, chooser(0), killer))
        await asyncio.gather(*(player.play_out(1800) for player in killer.players))
        if killer.restart:
            await killer.restart

        for seat, player in players:
            check_moves(await eve.record(player.line.table), seat, player)
        for watcher in watchers:
            verify(await eve.record(watcher.line.table))
        for player in killer.players:
            await check_memory(player)
        assert max(player.reconnects for player in killer.players) >= killer.kills  # some games end earlier
        await check_database(database, server.data, {watcher.line.table for watcher in watchers})
    server.end()
    assert server.problems() == []
    return killer.kills


def check_moves(text: str, seat: int, player: Player) -> None:
    """Check that the record has every acknowledged move in its place, and otherwise only automatic passes."""
    told = [entry.move for entry in records.read(text).entries if entry.seat == seat]
    assert all(told[number] == move for number, move in player.acknowledged.items())
    others = [move for number, move in enumerate(told) if number not in player.acknowledged]
    assert set(others) <= {"pass"}
    assert "hikari=on" in text or others == []


async def check_memory(player: Player) -> None:
    """Check that a client that reconnected again and again knows exactly what a new one is sent."""
    line = player.line
    fresh = await line.person.connect(line.table)
    await line.until(lambda: line.state["number"] == fresh.state["number"])
    assert sorted(line.lines, key=lambda one: one["number"]) == fresh.lines
    assert line.contradictions == []
    assert {**line.state, "clock": None} == {**fresh.state, "clock": None}
    await fresh.close()
    await line.close()


async def check_database(database: list[str], data: Path, tables: set[str]) -> None:
    """Check that the log of every table is complete: numbered without gaps, and as long as the table says."""
    async with await Store.open(database[1] if database else None, data) as store:
        for table in tables:
            row = await store.find_table(table)
            entries = await store.entries(table)
            assert row is not None
            assert [entry.number for entry in entries] == list(range(row.number))
            assert entries[-1].kind == "finish"
            assert row.phase == "over"


async def test_an_acknowledged_command_survives_a_kill_at_that_very_moment(killable: StartProcess) -> None:
    """Seats, the start of the game and chat: the server dies as soon as it has acknowledged them."""
    server = killable()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        made = await ada.make_table(game=SF, seats=2)
        table = made["id"]
        await bea.command(table, "sit")
        server.restart()
        await ada.command(table, "start")
        await bea.command(table, "chat", text="good luck")
        server.restart()
        shown = await bea.call("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bea"]
        assert [line["text"] for line in shown["chat"]] == ["good luck"]
        assert (shown["state"]["phase"], shown["state"]["seat"]) == ("playing", 1)
        assert shown["table"]["commitment"]
