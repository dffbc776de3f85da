"""The threads of bots: a search that nobody waits for stops, and slow bots do not delay quick ones."""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest

import lampion
from lampion.bots import BOTS
from lampion.bots.search import Search
from lampion.server.live.bot_limits import pace_of
from lampion.server.live.bot_pool import BotPool, NoTime
from lampion.server.metrics import Metrics
from tests.server.client import Refused, begin, guests_at, listening
from tests.server.servers import Local
from tests.server.site_thread import join_threads
from tests.waiting import PATIENCE, until

SF = "spring-festival"


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Make searches run until they are stopped; the list says of each ended search whether it was."""
    ended: list[bool] = []
    monkeypatch.setattr(Search, "grow", lambda search, *_: ended.append(search.stopped.wait(PATIENCE / 2)))
    return ended


@asynccontextmanager
async def open_pool(threads: int = 2) -> AsyncIterator[BotPool]:
    """A pool for one test, stopped at the end."""
    pool = BotPool(Metrics(), threads)
    try:
        yield pool
    finally:
        pool.stop()
        await asyncio.to_thread(join_threads, pool)


@pytest.mark.parametrize("pace", ["quick", "slow", "long", "wide"])
async def test_a_thought_that_nobody_waits_for_is_stopped(ends: list[bool], pace: str) -> None:
    match = lampion.game(SF).start(4, seed=1)
    name = {"quick": "search:5000", "slow": "search:2s", "long": "search:60s", "wide": "search:500x2"}[pace]
    assert pace_of(name, match.game) == pace

    async with open_pool() as pool:
        task = asyncio.create_task(pool.choose(name, 1, match.game, match.position, 0))
        await until(lambda: pool.busy == 1)
        task.cancel()
        await until(lambda: pool.busy == 0)
        with pytest.raises(asyncio.CancelledError):
            await task
    assert all(ends)
    assert len(ends) == (2 if pace == "wide" else 1)  # one for each thread


async def test_the_end_of_the_server_ends_every_thought(ends: list[bool]) -> None:
    match = lampion.game(SF).start(4, seed=1)

    async with open_pool() as pool:
        tasks = [
            asyncio.create_task(pool.choose("search:60s", seat, match.game, match.position, seat)) for seat in range(4)
        ]
        await until(lambda: pool.busy == 2)
        pool.stop()
        await until(lambda: pool.busy == 0)
        await asyncio.gather(*tasks, return_exceptions=True)
    assert ends == [True, True]


async def test_slow_bots_do_not_hold_up_quick_ones(ends: list[bool]) -> None:
    match = lampion.game(SF).start(4, seed=1)

    async with open_pool() as pool:
        slow = [
            asyncio.create_task(pool.choose(name, number, match.game, match.position, 0))
            for number in range(8)
            for name in ("search:60s", "level:8", "search:2s", "search:60sx2")
        ]
        await until(lambda: pool.busy == 6)  # two slow ones, two long ones, and two wide ones
        async with asyncio.timeout(PATIENCE / 4):
            for name in ("greedy", "random", "level:1"):
                await pool.choose(name, 1, match.game, match.position, 0)
        assert not ends
        for task in slow:
            task.cancel()


def niceness() -> int:
    """The nice value of this thread: the higher, the lower its priority."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no priorities per thread")
@pytest.mark.parametrize(("group", "steps"), [("quick", 2), ("slow", 4), ("long", 10), ("wide", 10), ("analysis", 19)])
async def test_threads_for_long_thoughts_have_a_lower_priority(group: str, steps: int) -> None:
    """So do the threads that they start."""

    def look() -> tuple[int, int]:
        with ThreadPoolExecutor(1) as more:
            return niceness(), more.submit(niceness).result()

    async with open_pool() as pool:
        assert set(await pool.run(group, look, lambda: None)) == {min(19, niceness() + steps)}


async def test_hints_do_not_hold_up_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lampion.game(SF).start(4, seed=1)
    monkeypatch.setattr("lampion.server.live.bot_pool.advise", lambda *arguments: arguments[-1].wait(PATIENCE))

    async with open_pool() as pool:
        hints = [asyncio.create_task(pool.advise(match.game, match.position, 0, seed)) for seed in range(8)]
        await until(lambda: pool.busy == 2)
        async with asyncio.timeout(PATIENCE / 4):
            await pool.choose("greedy", 1, match.game, match.position, 0)
        assert not any(hint.done() for hint in hints)
        for hint in hints:
            hint.cancel()


async def test_a_hint_that_waits_too_long_in_the_queue_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lampion.game(SF).start(4, seed=1)
    begun: list[int] = []
    held = threading.Event()
    monkeypatch.setattr("lampion.server.live.bot_pool.advise", lambda *arguments: begun.append(arguments[4]))
    monkeypatch.setattr("lampion.server.live.bot_pool.LATEST", 0.05)

    async with open_pool(1) as pool:
        other = asyncio.create_task(pool.run("hints", lambda: held.wait(PATIENCE), held.set))
        await until(lambda: pool.busy == 1)
        hints = [pool.advise(match.game, match.position, 0, seed) for seed in range(8)]
        found = await asyncio.gather(*hints, return_exceptions=True)
        assert all(isinstance(one, NoTime) for one in found)
        held.set()
        assert await other
        await pool.run("hints", lambda: None, lambda: None)  # queued last, so the hints have had their chance
    assert begun == []


async def test_bots_think_in_the_order_in_which_they_are_asked() -> None:
    match = lampion.game(SF).start(4, seed=1)
    done: list[int] = []

    async with open_pool(1) as pool:

        async def one(number: int) -> None:
            await pool.choose("search:50ms", number, match.game, match.position, 0)
            done.append(number)

        await asyncio.gather(*(one(number) for number in range(6)))
    assert done == list(range(6))


@pytest.mark.parametrize(
    ("name", "pace"),
    [
        ("random", "quick"),
        ("greedy:40%", "quick"),
        ("search:500", "quick"),
        ("search:9000", "slow"),
        ("search:1s", "slow"),
        ("search:3s", "long"),
        ("search:500x2", "wide"),
        ("search:3sx2", "wide"),
        ("level:1", "quick"),
    ],
)
def test_a_name_tells_the_pace(name: str, pace: str) -> None:
    assert pace_of(name, lampion.game(SF)) == pace


def test_a_bot_that_the_host_adds_counts_as_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "own", BOTS["random"])
    assert pace_of("own", lampion.game(SF)) == "slow"


@pytest.mark.parametrize("ending", ["close", "resign", "forget"])
async def test_a_table_that_ends_frees_the_thread_of_its_bot(local: Local, ends: list[bool], ending: str) -> None:
    pool = local.rooms.bot_pool

    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="search:60s", game=SF)
        await until(lambda: pool.busy == 1)
        if ending == "forget":
            await local.forget_tables()
        else:
            await ada.command(table, ending)
        await until(lambda: pool.busy == 0)
    assert ends == [True]


async def test_after_an_undo_a_bot_thinks_again(local: Local, ends: list[bool]) -> None:
    """Both lay their first tiles at once: while the bot thinks, the person moves and takes the move back."""
    pool = local.rooms.bot_pool

    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="search:60s", game=SF)
        room = await local.rooms.find(table)
        async with listening((ada, table)) as (line,):
            await until(lambda: 1 in room.bot_turns.thinking and pool.busy == 1)
            first = room.bot_turns.thinking[1].task
            await line.play(lambda offers: offers[0]["move"])
            assert room.bot_turns.thinking[1].task is first
            await line.ask("undo", number=1)
            await until(lambda: room.bot_turns.thinking[1].task is not first)
            await until(lambda: first.done() and ends == [True] and pool.busy == 1)
        await ada.command(table, "close")
        await until(lambda: pool.busy == 0)
    assert ends == [True, True]


@pytest.mark.parametrize("name", ["search:61s", "search:500001", "search:1sx8"])
async def test_bots_that_would_take_too_long_are_refused(
    local: Local, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 7)

    async with guests_at(local.address, "Ada") as (ada,):
        for path, body in (("/api/play", {"bot": name}), ("/api/tables", {"game": SF, "bots": {"1": name}})):
            with pytest.raises(Refused) as refused:
                await ada.call("POST", path, json=body)
            assert refused.value.code == "slow-bot"
            assert name in refused.value.error["message"]
