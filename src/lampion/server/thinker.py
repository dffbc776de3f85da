"""A thinker: a process in which bots of a site think, on any machine that reaches its Redis."""

import asyncio
import logging
import os
import socket
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection

from redis.asyncio import Redis

from lampion.bots.base import Bot
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.server import logs
from lampion.server.bus.jobs import LONGER, QUICK, Job, key_of
from lampion.server.bus.redis_bus import BROKEN, PAUSE, RedisBus, connect, end
from lampion.server.live.bot_pool import find_bot, lower_priority
from lampion.server.stopping import parent_is_gone, stop_on_signals
from lampion.server.workers import Worker, Workers

WAIT = 1.0  # seconds that Redis waits for a job before it is asked again
FORGOTTEN = 1000  # jobs that nobody waits for any more, of which the latest are remembered
ROOM = 2  # things that are thought at the same time: something quick beside something longer


class Thinker:
    """Takes jobs from Redis: a quick one and a longer one at the same time, so that none waits for the other."""

    def __init__(self, redis: Redis, bus: RedisBus) -> None:
        self.redis = redis
        self.bus = bus
        self.pools = {QUICK: self.make_thread(2), LONGER: self.make_thread(10)}
        self.minds: dict[str, Bot] = {}  # by job
        self.forgotten: OrderedDict[str, None] = OrderedDict()
        self.is_leaving = False
        bus.on("forget", self.forget)
        bus.on("hello", lambda _: self.greet())
        bus.on_came.append(lambda _: self.greet())
        bus.on_link.append(lambda is_linked: self.greet() if is_linked else None)

    def make_thread(self, steps: int) -> ThreadPoolExecutor:
        """A thread that lets others go first."""
        return ThreadPoolExecutor(1, "thought", lower_priority, (steps,))

    def greet(self) -> None:
        """Tell everybody that we think."""
        if not self.is_leaving:
            self.bus.tell("thinker", ROOM)

    def forget(self, _: str, job: str) -> None:
        """Nobody waits for a job any more."""
        if job in self.minds:
            self.minds[job].stop()
            return
        self.forgotten[job] = None
        if len(self.forgotten) > FORGOTTEN:
            self.forgotten.popitem(last=False)

    async def run(self, stopping: asyncio.Event, announce: Callable[[], None]) -> None:
        """Think until told to stop; what was begun is finished."""
        await self.bus.start()
        self.greet()
        announce()
        work = [asyncio.create_task(self.serve(groups)) for groups in ((QUICK,), LONGER)]
        await stopping.wait()
        self.is_leaving = True
        await asyncio.wait(work, timeout=WAIT)
        for mind in self.minds.values():  # the best so far
            mind.stop()
        await asyncio.wait(work, timeout=WAIT)
        await end(work)
        await self.bus.stop()
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)

    async def serve(self, groups: Sequence[str]) -> None:
        """Take jobs of some groups, one after another."""
        keys = [key_of(group) for group in groups]
        pool = self.pools[QUICK if QUICK in groups else LONGER]
        while not self.is_leaving:
            try:
                found = await self.redis.blpop(keys, timeout=WAIT)
            except BROKEN:
                await asyncio.sleep(PAUSE)
                continue
            if found:
                try:
                    job = Job.read(str(found[1]))
                except (TypeError, ValueError):  # of another release, or no job at all
                    logs.note("a job was not understood", logging.WARNING)
                    continue
                await self.work(job, pool)

    async def work(self, job: Job, pool: ThreadPoolExecutor) -> None:
        """Think about a job, and answer."""
        if self.forgotten.pop(job.id, job) is None:
            return
        move: int | None = None
        try:
            game = find_game(job.game)
            if (game.rules, game.components) == (job.rules, job.components):  # else another release thinks for itself
                position, mind = game.read(job.position), find_bot(job.bot, job.seed)
                self.minds[job.id] = mind
                loop = asyncio.get_running_loop()
                move = await loop.run_in_executor(pool, mind.choose, game, position, job.seat)
        except (LampionError, ValueError, LookupError):
            logs.logger.exception("a thought failed")
        finally:
            self.minds.pop(job.id, None)
        self.bus.tell("thought", job.process, job.id, move)


def think(redis_url: str, log_level: str, ready: Connection) -> None:
    """Be a thinker: in a process of its own."""
    name = f"{socket.gethostname()}-{os.getpid()}"
    logs.set_up(log_level, process=name)

    async def run() -> None:
        redis = connect(redis_url)
        stopping = asyncio.Event()
        stop_on_signals(stopping)
        watching = asyncio.create_task(parent_is_gone())
        watching.add_done_callback(lambda _: stopping.set())
        logs.note("thinking")
        with suppress(*BROKEN):
            await Thinker(redis, RedisBus(redis, name)).run(stopping, lambda: ready.send(True))
        logs.note("stopped")

    asyncio.run(run())


def run(redis_url: str, count: int, log_level: str, on_started: Callable[[], None]) -> None:
    """Let bots think in several processes until told to stop."""
    logs.set_up(log_level)
    connect(redis_url)  # refuses a wrong address

    async def watch() -> None:
        await Workers(lambda: Worker(think, redis_url, log_level), count).run(on_started)

    asyncio.run(watch())
