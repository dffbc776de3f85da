"""Bots of many tables: their hosts take turns, and bots think only where somebody waits for them."""

import asyncio

import pytest

import lampion
from lampion.bots.base import Bot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.live import bot_limits
from lampion.server.live.bot_pool import BotPool
from lampion.server.live.fair_queue import FairQueue
from lampion.server.metrics import Metrics
from lampion.tables import seating
from tests.server.client import begin, guests_at, listening
from tests.server.conftest import Start
from tests.server.servers import Local
from tests.server.site_thread import join_threads
from tests.waiting import PATIENCE, until

SF = "spring-festival"


class Crowd:
    """Workers in a queue: who is at work, in the order in which they were let in."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.let_in: list[str] = []
        self.at_work: list[tuple[str, asyncio.Event]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, owner: str) -> asyncio.Task[None]:
        """Somebody comes with work of this owner."""

        async def work() -> None:
            await self.queue.enter(owner)
            self.let_in.append(owner)
            done = asyncio.Event()
            self.at_work.append((owner, done))
            await done.wait()
            self.queue.leave(owner)

        self.tasks.append(asyncio.create_task(work()))
        await asyncio.sleep(0)
        return self.tasks[-1]

    async def finish_one(self) -> None:
        """The work that began first is done."""
        self.at_work.pop(0)[1].set()
        for _ in range(4):
            await asyncio.sleep(0)


async def test_somebody_with_much_work_does_not_delay_somebody_with_little() -> None:
    crowd = Crowd(FairQueue(2))
    for _ in range(60):
        await crowd.come("mallory")
    await crowd.come("ann")
    await crowd.come("ben")
    assert crowd.let_in == ["mallory"] * 2

    for _ in range(4):
        await crowd.finish_one()

    assert crowd.let_in[2:] == ["mallory", "ann", "ben", "mallory"]
    for task in crowd.tasks:
        task.cancel()
    await asyncio.gather(*crowd.tasks, return_exceptions=True)


async def test_of_long_work_one_owner_gets_a_share_only() -> None:
    crowd = Crowd(FairQueue(2, 1))
    for _ in range(60):
        await crowd.come("mallory")

    await crowd.come("ann")

    assert crowd.let_in == ["mallory", "ann"]
    for task in crowd.tasks:
        task.cancel()
    await asyncio.gather(*crowd.tasks, return_exceptions=True)


async def test_whoever_gives_up_waiting_leaves_the_queue_whole() -> None:
    queue = FairQueue(1)
    crowd = Crowd(queue)
    await crowd.come("ann")
    waiting = [await crowd.come("ben") for _ in range(3)]
    waiting[0].cancel()
    crowd.at_work[0][1].set()
    for task in waiting[:2]:
        task.cancel()
    await asyncio.gather(*waiting[:2], return_exceptions=True)
    for _ in range(6):
        await asyncio.sleep(0)

    assert crowd.let_in[-1] == "ben"
    crowd.at_work[-1][1].set()
    await waiting[2]
    assert (queue.free, dict(queue.working), dict(queue.waiting)) == (1, {}, {})


@pytest.mark.parametrize("name", ["search:100", "search:300ms"])
async def test_a_strangers_bot_answers_soon_beside_sixty_tables(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In turns, not in time: at most as many thoughts of the attacker come first as there are threads, and one."""
    match = lampion.game(SF).start(2, seed=1)
    pool = BotPool(Metrics(), 2)
    begun: list[int] = []  # thoughts by their seed
    choose = Bot.choose

    def note(bot: Bot, game: Game, position: Position, seat: int) -> int:
        begun.append(bot.seed)
        return choose(bot, game, position, seat)

    monkeypatch.setattr(Bot, "choose", note)

    async def think(owner: str, seed: int) -> None:
        await pool.choose(name, seed, match.game, match.position, 0, owner)

    try:
        attack = [asyncio.create_task(think("mallory", number)) for number in range(60)]
        await asyncio.sleep(0)  # all have asked
        await think("ann", 99)
        assert begun.index(99) <= 3
    finally:
        for task in attack:
            task.cancel()
        pool.stop()
        await asyncio.to_thread(join_threads, pool)
        await asyncio.gather(*attack, return_exceptions=True)


@pytest.mark.parametrize(("long", "short"), [("search:60s", "search:50ms"), ("search:60sx2", "search:50msx2")])
async def test_a_strangers_bot_need_not_wait_for_a_bot_that_thinks_long(
    long: str, short: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even on a machine with one processor."""
    monkeypatch.setattr(bot_limits, "SHORT", 0.01)  # both are in the same group
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    match = lampion.game(SF).start(2, seed=1)
    pool = BotPool(Metrics())

    def think(owner: str, what: str) -> asyncio.Task[int]:
        return asyncio.create_task(pool.choose(what, 0, match.game, match.position, 0, owner))

    attack = [think("mallory", long) for _ in range(8)]
    try:
        await until(lambda: pool.busy)
        async with asyncio.timeout(PATIENCE / 2):
            await think("ann", short)
        assert not any(task.done() for task in attack)
    finally:
        for task in attack:
            task.cancel()
        pool.stop()
        await asyncio.to_thread(join_threads, pool)
        await asyncio.gather(*attack, return_exceptions=True)


async def test_bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        bots = {"0": "random", "1": "random"}
        made = await ada.make_table(game="takenoko", seats=2, seat=None, bots=bots)
        room = await local.work(local.rooms.find(made["id"]))
        room.audience.visited = 0
        await local.work(room.act(lambda table: seating.start(table, ada.id)))
        assert not room.bot_turns.thinking
        number = room.table.number

        async with listening((ada, made["id"])) as (line,):
            await line.until_number(number + 4)
        await until(lambda: not room.bot_turns.thinking)

        assert room.table.phase == "playing"


async def test_after_a_restart_bots_rest_until_somebody_comes(serve: Start) -> None:
    server = serve()
    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="greedy", game=SF)
        async with listening((ada, table)) as (line,):
            assert line.state["phase"] == "playing"
        server.stop()
        again = serve()
        ada.move_to(again.address)
        await until(lambda: table in again.rooms.rooms)
        assert not again.rooms.rooms[table].bot_turns.thinking

        async with listening((ada, table)) as (line,):
            await line.until(lambda: line.state["offers"] or line.state["phase"] == "over")
