"""Where bots think: in threads, beside the event loop, which they hold up at no time."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from time import perf_counter
from typing import TypeVar

from lampion.bots import bot
from lampion.bots.analysis import Advice, advise
from lampion.bots.base import Bot
from lampion.bots.outside import OutsideBot
from lampion.bots.search import Budget
from lampion.kernel.errors import UnknownBot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.logs import logger
from lampion.server.metrics import Metrics
from lampion.server.opponents import pace_of
from lampion.server.problems import Refusal

OUTSIDE = 8  # programs from outside that are asked at the same time
HINT = Budget(simulations=8_000)  # a tenth of a second, for some games half of one; and never more than ...
PATIENCE = 1.0  # ... seconds
LATEST = 5.0  # seconds after which a hint is given up, if its turn has not come

T = TypeVar("T")


class NoTime(Refusal):
    """There was no time to think about a hint. No data."""

    code = "no-time"
    status = 503


class Thinker:
    """A few threads for all tables. Compiled bots let go of the lock while they think.

    Bots that think for long have threads of their own, so that they hold up each other but no quick ones; so have
    hints, and those that wait for programs from outside. Of bots that think in several threads one has its turn at a
    time. In each group who asked first comes first. Games that are over are looked at in one more thread. That one,
    and those of bots that think for long, let the others go first.
    """

    def __init__(self, metrics: Metrics, threads: int | None = None) -> None:
        self.metrics = metrics
        cores = threads or os.cpu_count() or 1
        self.pools = {
            "quick": ThreadPoolExecutor(cores, "bot"),
            "hints": ThreadPoolExecutor(cores, "hint"),
            "slow": ThreadPoolExecutor(cores, "slow-bot"),
            "long": ThreadPoolExecutor(cores, "long-bot", step_back, (10,)),
            "wide": ThreadPoolExecutor(1, "wide-bot", step_back, (10,)),
            "outside": ThreadPoolExecutor(OUTSIDE, "outside-bot"),
            "beside": ThreadPoolExecutor(1, "analysis", step_back, (19,)),
        }
        self.stops: set[Callable[[], None]] = set()  # how to end what is being thought
        self.busy = 0  # threads at work
        self.is_stopped = False
        self.lock = threading.Lock()

    async def choose(self, name: str, seed: int, game: Game, position: Position, seat: int) -> int:
        """The move that a bot would make for a seat. Whoever awaits this may be cancelled at any time.

        Whatever is wrong with a bot, nobody waits for it for ever: any legal move is made in its place.
        """
        twin = position.copy()
        began = perf_counter()
        try:
            move = await self.ask(find_bot(name, seed), name, game, twin, seat)
        except Exception:
            if self.is_stopped or not twin.waits_for(seat):  # then it was asked too late
                raise
            logger.exception("the bot %s has failed", name)
            move = bot("random", seed).choose(game, twin, seat)
        self.metrics.bot_seconds.observe(perf_counter() - began)
        return move

    async def ask(self, mind: Bot, name: str, game: Game, twin: Position, seat: int) -> int:
        """What a bot chooses, in a thread of its group."""
        if isinstance(mind, OutsideBot):
            loop = asyncio.get_running_loop()

            def leave() -> None:  # the program may stop too, which takes a moment
                mind.stop()
                loop.run_in_executor(None, mind.close)

            return await self.run("outside", lambda: mind.choose(game, twin, seat), leave)
        return await self.run(pace_of(name, game), lambda: mind.choose(game, twin, seat), mind.stop)

    async def advise(self, game: Game, position: Position, seat: int, seed: int) -> Advice:
        """The best moves of a seat, as far as it can know."""
        stopped, twin = threading.Event(), position.copy()

        def think() -> Advice:
            timer = threading.Timer(PATIENCE, stopped.set)
            timer.start()
            try:
                return advise(game, twin, seat, HINT, seed, stopped)
            finally:
                timer.cancel()

        try:
            async with asyncio.timeout(LATEST):
                advice = await self.run("hints", think, stopped.set)
        except TimeoutError:
            raise NoTime() from None
        if not advice.moves:
            raise NoTime()
        return advice

    async def run(self, pool: str, work: Callable[[], T], stop: Callable[[], None]) -> T:
        """Think in a thread; `stop` ends it soon when nobody waits for it any more."""
        self.stops.add(stop)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pools[pool], self.count, work)
        except asyncio.CancelledError:
            stop()
            raise
        finally:
            self.stops.discard(stop)

    def count(self, work: Callable[[], T]) -> T:
        """Do something in a thread, which is busy meanwhile."""
        with self.lock:
            self.busy += 1
        try:
            return work()
        finally:
            with self.lock:
                self.busy -= 1

    def stop(self) -> None:
        """Begin nothing more; what is being thought ends soon, and is thrown away."""
        self.is_stopped = True
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for stop in list(self.stops):
            stop()


def step_back(steps: int) -> None:
    """Let other threads go first, where the system can do that for a single thread; those that it starts do so too."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, min(19, os.getpriority(os.PRIO_PROCESS, thread) + steps))


def find_bot(name: str, seed: int) -> Bot:
    """The bot of this name; one that an older version knew is replaced by `greedy`."""
    try:
        return bot(name, seed)
    except UnknownBot:
        return bot("greedy", seed)


def seed_of(secret: str, purpose: str, seat: int, decision: int) -> int:
    """Random numbers for one decision at one table: nobody can foresee them, and the same decision has the same."""
    digest = sha256(f"{secret} {purpose} {seat} {decision}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
