"""The threads in which bots think, so that they never block the event loop."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
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
from lampion.server.errors import Refusal
from lampion.server.live.bot_limits import pace_of
from lampion.server.live.fair_queue import FairQueue
from lampion.server.live.far_thoughts import FarThoughts
from lampion.server.logs import logger
from lampion.server.metrics import Metrics

OUTSIDE = 8  # outside programs that are asked at the same time
WIDE = 2  # bots with several threads that think at the same time, for different owners
ASIDE = 2  # threads for other work beside the event loop
HINT = Budget(simulations=8_000)  # a tenth of a second, for some games half a second
PATIENCE = 1.0  # seconds after which a hint is given with what has been found
LATEST = 5.0  # seconds after which a hint is given up, queueing included

ALONE = {"hints", "analysis", "pictures"}  # in these groups one owner may have all threads, else half of them

UNDONE = "undone"  # why a caller is cancelled: something else is asked now, at the same table

T = TypeVar("T")


class NoTime(Refusal):
    """There was no time to work out a hint. No data."""

    code = "no-time"
    status = 503


class BotPool:
    """A few threads shared by all tables. Compiled bots release the GIL while they think.

    Each group of bots has its own threads, so that long thoughts never delay quick ones: quick, slow and long bots,
    hints, outside programs, and `wide` bots, which use several threads; those of an owner think one at a time. Finished
    games are analysed in one more thread, pictures painted in another, and two do what else would keep the event loop:
    they read and tell logs, draw boards, lay out puzzles, and decide whether something may be taken back. The event
    loop goes before all bots, and hints and quick bots before analyses, pictures, long and wide ones. Whoever has many
    tables doesn't delay others: in each group the owners of the work take turns, and mostly get half of the threads.
    """

    def __init__(self, metrics: Metrics, threads: int | None = None) -> None:
        self.metrics = metrics
        self.far: FarThoughts | None = None  # thinkers in other processes
        cores = threads or max(2, os.cpu_count() or 1)  # one for whoever comes while another owner's bot thinks
        self.pools = {
            "quick": ThreadPoolExecutor(cores, "bot", lower_priority, (2,)),
            "hints": ThreadPoolExecutor(cores, "hint", lower_priority, (2,)),
            "slow": ThreadPoolExecutor(cores, "slow-bot", lower_priority, (4,)),
            "long": ThreadPoolExecutor(cores, "long-bot", lower_priority, (10,)),
            "wide": ThreadPoolExecutor(WIDE, "wide-bot", lower_priority, (10,)),
            "outside": ThreadPoolExecutor(OUTSIDE, "outside-bot"),
            "analysis": ThreadPoolExecutor(1, "analysis", lower_priority, (19,)),
            "pictures": ThreadPoolExecutor(1, "picture", lower_priority, (19,)),
            "aside": ThreadPoolExecutor(ASIDE, "aside"),
        }
        sizes = {"wide": WIDE, "outside": OUTSIDE, "analysis": 1, "pictures": 1, "aside": ASIDE}
        self.queues = {
            name: FairQueue(size := sizes.get(name, cores), None if name in ALONE else max(1, size // 2))
            for name in self.pools
        }
        self.stops: set[Callable[[], None]] = set()  # functions that stop the work in progress
        self.busy = 0  # threads at work
        self.is_stopped = False
        self.lock = threading.Lock()

    async def choose(self, name: str, seed: int, game: Game, position: Position, seat: int, owner: str = "") -> int:
        """The move that a bot chooses for a seat, at a table of this owner. The caller may be cancelled at any time.

        If the bot fails, a random legal move is played instead, so that no game gets stuck.
        """
        twin = position.copy()
        began = perf_counter()
        try:
            move = await self.ask(find_bot(name, seed), name, game, twin, seat, owner)
        except Exception:
            if self.is_stopped or not twin.waits_for(seat):  # asked too late
                raise
            logger.exception("the bot %s has failed", name)
            move = bot("random", seed).choose(game, twin, seat)
        self.metrics.bot_seconds.observe(perf_counter() - began)
        return move

    async def ask(self, mind: Bot, name: str, game: Game, twin: Position, seat: int, owner: str) -> int:
        """Ask a bot in a thread of its group.

        An outside program whose question was undone answers nevertheless: ending and starting programs would cost more.
        """
        is_outside = isinstance(mind, OutsideBot)
        group = "outside" if is_outside else pace_of(name, game)
        if self.far is not None and self.far.are_there() and not is_outside:
            move = await self.far.choose(group, name, mind.seed, game, twin, seat, owner)
            if move is not None:
                return move
        loop = asyncio.get_running_loop()

        def end() -> None:
            mind.stop()
            if isinstance(mind, OutsideBot):  # closing a program takes a moment
                loop.run_in_executor(None, mind.close)

        return await self.run(group, lambda: mind.choose(game, twin, seat), end, owner, finish=is_outside)

    async def advise(self, game: Game, position: Position, seat: int, seed: int, owner: str = "") -> Advice:
        """The best moves of a seat, given what it knows."""
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
                advice = await self.run("hints", think, stopped.set, owner)
        except TimeoutError:
            raise NoTime() from None
        if not advice.moves:
            raise NoTime()
        return advice

    async def aside(self, work: Callable[[], T], owner: str = "") -> T:
        """Do something slow that is no bot's, beside the event loop; what has begun is done to the end."""
        return await self.run("aside", work, do_nothing, owner)

    async def paint(self, work: Callable[[], T], owner: str) -> T:
        """Paint a picture, one after another."""
        return await self.run("pictures", work, do_nothing, owner)

    async def run(
        self, pool: str, work: Callable[[], T], stop: Callable[[], None], owner: str = "", *, finish: bool = False
    ) -> T:
        """Run work in a thread, when it is its owner's turn.

        `stop` ends it early when the pool stops or the caller is cancelled, unless what was UNDONE may `finish`.
        """
        queue, loop = self.queues[pool], asyncio.get_running_loop()
        await queue.enter(owner)

        def leave() -> None:
            self.stops.discard(stop)
            queue.leave(owner)

        def has_ended(_: object) -> None:
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(leave)

        self.stops.add(stop)
        try:
            thought = self.pools[pool].submit(self.count_busy, work)
        except RuntimeError:
            leave()
            raise
        thought.add_done_callback(has_ended)
        try:
            return await asyncio.wrap_future(thought)
        except asyncio.CancelledError as cancelled:
            if not (finish and cancelled.args == (UNDONE,)):
                stop()
            raise

    def count_busy(self, work: Callable[[], T]) -> T:
        """Run work in this thread, and count the thread as busy."""
        with self.lock:
            self.busy += 1
        try:
            return work()
        finally:
            with self.lock:
                self.busy -= 1

    def stop(self) -> None:
        """Start nothing more; work in progress is stopped and discarded."""
        self.is_stopped = True
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for stop in list(self.stops):
            stop()


def do_nothing() -> None:
    """What doesn't take long need not be stopped."""


def lower_priority(steps: int) -> None:
    """Let other threads go first, if the system supports it per thread; threads that this one starts inherit it."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, min(19, os.getpriority(os.PRIO_PROCESS, thread) + steps))


def find_bot(name: str, seed: int) -> Bot:
    """The bot of this name; `greedy` if only an older version knew it."""
    try:
        return bot(name, seed)
    except UnknownBot:
        return bot("greedy", seed)


def seed_of(secret: str, purpose: str, seat: int, decision: int) -> int:
    """The seed for one decision at one table: unpredictable from outside, the same each time."""
    digest = sha256(f"{secret} {purpose} {seat} {decision}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
