"""Nothing is lost: a server that is killed again and again under play, with SQLite and with PostgreSQL."""

import asyncio
import random
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from lampion.kernel import record as records
from lampion.storage import Store
from tests.server.client import Choose, Line, Person, Player, begin, chooser, company
from tests.server.conftest import StartProcess, Verify
from tests.server.servers import ServerProcess

SF, TK = "spring-festival", "takenoko"

# Tables that are played at the same time: game, options, seats, and which of them are people's.
SMALL = [(SF, {}, 3, (0, 2)), (SF, {"sign": "drawn"}, 2, (0, 1))]
LARGE = [
    (SF, {}, 4, (0, 1, 2, 3)),
    (SF, {}, 4, (1,)),
    (TK, {}, 2, (0, 1)),
    (TK, {"hikari": "on"}, 3, (0, 2)),
]

Start = Callable[..., ServerProcess]


class Gun:
    """Kills a server when its players have made given numbers of moves, and starts it again.

    It dies as soon as the last of these moves is acknowledged, or when the next one has been sent: what the others
    have said by then has been read, has been written, or has not.
    """

    def __init__(self, server: ServerProcess, kills: int, rng: random.Random) -> None:
        self.server = server
        numbers = accumulate(rng.randrange(4, 13) for _ in range(kills))
        self.moments = [(number, rng.random() < 0.5) for number in numbers]  # moves, and whether the next one is sent
        self.players: list[Target] = []
        self.kills = 0
        self.restart: asyncio.Future[None] | None = None

    def look(self, is_sent: bool) -> None:
        """Shoot if the moment has come."""
        if self.restart and not self.restart.done():
            return
        moves = sum(len(player.acknowledged) for player in self.players)
        if self.moments and moves >= self.moments[0][0] and is_sent == self.moments[0][1]:
            self.moments.pop(0)
            self.kills += 1
            self.server.end()
            self.restart = asyncio.ensure_future(asyncio.to_thread(self.server.start))


class Target(Player):
    """A person who plays at a server that is being killed."""

    def __init__(self, person: Person, table: str, choose: Choose, gun: Gun) -> None:
        super().__init__(person, table, choose)
        self.line = Exposed(person, table, gun)
        self.gun = gun
        gun.players.append(self)

    async def think(self) -> tuple[int, str] | None:
        """Another move was acknowledged, or this is the first one."""
        self.gun.look(is_sent=False)
        return await super().think()

    async def come_back(self) -> bool:
        """Knock only when the server is there again."""
        if self.gun.restart:
            await asyncio.shield(self.gun.restart)
        return await super().come_back()


class Exposed(Line):
    """The socket of a person who plays at a server that is being killed."""

    def __init__(self, person: Person, table: str, gun: Gun) -> None:
        super().__init__(person, table)
        self.gun = gun

    async def send(self, kind: str, **data: Any) -> str:
        """Send a move, which the server may not live to answer."""
        number = await super().send(kind, **data)
        self.gun.look(is_sent=True)
        return number


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> list[str]:
    """Arguments that name a database."""
    return [] if request.param == "sqlite" else ["--database", request.getfixturevalue("postgres_url")]


async def test_a_server_killed_under_play_loses_nothing(
    killable: StartProcess, verify: Verify, database: list[str]
) -> None:
    kills = await play_under_fire(killable, verify, database, SMALL, kills=2, seed=1)
    assert kills == 2


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
async def test_a_server_killed_again_and_again_loses_nothing(
    killable: StartProcess, verify: Verify, database: list[str], seed: int
) -> None:
    kills = await play_under_fire(killable, verify, database, LARGE, kills=18, seed=seed)
    assert kills == 18


async def play_under_fire(
    start: Start, verify: Verify, database: list[str], tables: list[Any], kills: int, seed: int
) -> int:
    """Play all tables to their ends while the server is being killed; then look for every move."""
    server = start(*database)
    rng = random.Random(seed)
    names = [f"P{number}" for number in range(sum(len(people) for *_, people in tables))]
    async with company(server.address, *names, "Eve") as (*guests, eve):
        gun = Gun(server, kills, rng)
        players: list[tuple[int, Target]] = []
        watchers: list[Target] = []
        for number, (game, options, seats, places) in enumerate(tables):
            people = {seat: guests.pop() for seat in places}
            table = await begin(people, seats, game=game, options=options, bot=rng.choice(["random", "greedy"]))
            for seat, person in people.items():
                players.append((seat, Target(person, table, chooser((seed, number, seat)), gun)))
            watchers.append(Target(eve, table, chooser(0), gun))
        await asyncio.gather(*(player.play_out(1800) for player in gun.players))
        if gun.restart:
            await gun.restart

        for seat, player in players:
            check_moves(await eve.record(player.line.table), seat, player)
        for watcher in watchers:
            verify(await eve.record(watcher.line.table))
        for player in gun.players:
            await check_memory(player)
        assert max(player.comebacks for player in gun.players) >= gun.kills  # some games end before the last shot
        await check_database(database, server.data, {watcher.line.table for watcher in watchers})
    server.end()
    assert server.problems() == []
    return gun.kills


def check_moves(text: str, seat: int, player: Player) -> None:
    """Every acknowledged move is in the record, in its place, and nothing else but passes that were automatic."""
    told = [entry.move for entry in records.read(text).entries if entry.seat == seat]
    assert all(told[number] == move for number, move in player.acknowledged.items())
    others = [move for number, move in enumerate(told) if number not in player.acknowledged]
    assert set(others) <= {"pass"}
    assert "hikari=on" in text or others == []


async def check_memory(player: Player) -> None:
    """A client that reconnected again and again was told exactly what a newcomer is told."""
    line = player.line
    fresh = await line.person.connect(line.table)
    await line.until(lambda: line.state["number"] == fresh.state["number"])
    assert sorted(line.lines, key=lambda one: one["number"]) == fresh.lines
    assert line.contradictions == []
    assert {**line.state, "clock": None} == {**fresh.state, "clock": None}
    await fresh.close()
    await line.close()


async def check_database(database: list[str], data: Path, tables: set[str]) -> None:
    """The log of every table is whole: numbers without gaps, and as many as the table says."""
    async with await Store.open(database[1] if database else None, data) as store:
        for table in tables:
            row = await store.find_table(table)
            entries = await store.entries(table)
            assert row is not None
            assert [entry.number for entry in entries] == list(range(row.number))
            assert entries[-1].kind == "finish"
            assert row.phase == "over"


async def test_an_acknowledged_move_survives_a_kill_at_that_very_moment(killable: StartProcess) -> None:
    """Chat and seats too: the server dies as soon as it has said that it is done."""
    server = killable()
    async with company(server.address, "Ada", "Bea") as (ada, bea):
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
