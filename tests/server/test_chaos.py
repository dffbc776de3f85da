"""Whatever happens to processes, Redis, PostgreSQL, clocks: every acknowledged move is there once, games go on."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.postgres import Postgres
from tests.redis import RedisServer
from tests.server.chaos import ChaosPlayer, Town, all_answer
from tests.server.client import begin, chooser, guests_at
from tests.server.conftest import StartProcess, Verify
from tests.server.test_crash import check_memory, check_moves

SF, TK = "spring-festival", "takenoko"
LIVE = {"pace": {"kind": "live", "bank": 1800, "increment": 0}}
EVENTS = ["kill", "redis", "stop", "postgres", "clock"]
Note = Callable[[str, object], None]


async def survive(
    killable: StartProcess, verify: Verify, cache: RedisServer, database: Postgres, tables: list[tuple[str, int]],
    processes: int, events: list[str], seed: int,
) -> Town:  # fmt: skip
    """Play some tables of two people and a bot while things happen; check every move."""
    url = await database.make_database()
    servers = [killable("--database", url, "--redis", cache.url) for _ in range(processes)]
    town = Town(servers, cache, database, seed)
    async with AsyncExitStack() as stack:
        watched = []
        for number, (game, seats) in enumerate(tables):
            names = (f"A{number}", f"B{number}")
            people = await stack.enter_async_context(guests_at(servers[0].address, *names))
            table = await begin(dict(enumerate(people)), seats, bot="greedy", game=game, settings=LIVE)
            watched.append((people[0], table))
            for seat, person in enumerate(people):
                ChaosPlayer(person, table, chooser((seed, number, seat)), town)
        games = asyncio.gather(*(player.play_out(1800) for player in town.players))
        for event in events:
            await town.happen(event)
        await town.play_on(1_000_000)
        await games
        await all_answer(town)
        for number, player in enumerate(town.players):
            check_moves(await player.line.person.record(player.line.table), number % 2, player)
            await check_memory(player)
        for person, table in watched:
            verify(await person.record(table))
            log = (await person.call("GET", f"/api/tables/{table}"))["lines"]
            assert not [line for line in log if line["kind"] in ("substitute", "forfeit")]  # nobody's clock was robbed
    return town


async def test_a_site_survives_whatever_happens(
    killable: StartProcess, verify: Verify, redis_server: RedisServer, own_postgres: Postgres, record_property: Note
) -> None:
    town = await survive(killable, verify, redis_server, own_postgres, [(SF, 3)], 2, EVENTS, seed=1)
    assert town.counts == dict.fromkeys(EVENTS, 1)
    record_property("events", town.counts)
    record_property("reconnects", [player.reconnects for player in town.players])


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
async def test_a_site_survives_whatever_happens_again_and_again(
    killable: StartProcess, verify: Verify, redis_server: RedisServer, own_postgres: Postgres, seed: int
) -> None:
    tables = [(SF, 4), (SF, 3), (TK, 3), (SF, 2)]
    town = await survive(killable, verify, redis_server, own_postgres, tables, 3, EVENTS * 4, seed)
    assert sum(town.counts.values()) == 4 * len(EVENTS)


@pytest.mark.thorough  # test_workers.py replaces two processes during a game by default
async def test_processes_are_replaced_one_after_another_and_no_move_is_refused_or_lost(
    killable: StartProcess, verify: Verify, redis_server: RedisServer, postgres_url: str, record_property: Note
) -> None:
    servers = [killable("--database", postgres_url, "--redis", redis_server.url) for _ in range(3)]
    town = Town(servers, redis_server, None, seed=1)
    async with guests_at(servers[0].address, "Ada", "Bea") as people:
        table = await begin(dict(enumerate(people)), 3, bot="greedy", game=SF, settings=LIVE)
        for seat, person in enumerate(people):
            ChaosPlayer(person, table, chooser(seat), town)
        games = asyncio.gather(*(player.play_out() for player in town.players))
        for server in servers:
            await town.play_on(2)
            replacing = asyncio.ensure_future(town.replace(server))
            await town.play_on(3)
            await replacing
        await town.play_on(1_000_000)
        await games
        for seat, player in enumerate(town.players):
            check_moves(await people[0].record(table), seat, player)
            await check_memory(player)
        verify(await people[0].record(table))
        gaps = [gap for player in town.players for gap in player.gaps]
        assert gaps
        record_property("longest_gap", max(gaps))
        assert max(gaps) < 10  # seconds; on a machine with nothing else to do, a tenth
    for server in servers:
        assert not server.problems()
