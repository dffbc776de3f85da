"""Where bots think: in threads, beside the event loop, which they hold up at no time."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from time import perf_counter

from lampion.bots import bot
from lampion.bots.base import Bot
from lampion.bots.outside import OutsideBot
from lampion.kernel.errors import UnknownBot
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.metrics import Metrics

OUTSIDE = 8  # programs from outside that are asked at the same time


class Thinker:
    """A few threads for all tables. Compiled bots let go of the lock while they think.

    Threads that wait for programs from outside are others, so that a slow program holds up no other bot.
    """

    def __init__(self, metrics: Metrics, threads: int | None = None) -> None:
        self.metrics = metrics
        self.pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self.outside = ThreadPoolExecutor(OUTSIDE, thread_name_prefix="outside-bot")

    async def choose(self, name: str, seed: int, game: Game, position: Position, seat: int) -> int:
        """The move that a bot would make for a seat. Whoever awaits this may be cancelled at any time."""
        mind = find_bot(name, seed)
        began = perf_counter()
        loop = asyncio.get_running_loop()
        pool = self.outside if isinstance(mind, OutsideBot) else self.pool
        try:
            move = await loop.run_in_executor(pool, mind.choose, game, position.copy(), seat)
        except asyncio.CancelledError:
            if isinstance(mind, OutsideBot):
                loop.run_in_executor(None, mind.close)  # the program may stop too
            raise
        self.metrics.bot_seconds.observe(perf_counter() - began)
        return move

    def stop(self) -> None:
        """Begin nothing more; what is being thought is thrown away."""
        for pool in (self.pool, self.outside):
            pool.shutdown(wait=False, cancel_futures=True)


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
