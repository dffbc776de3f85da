"""A whole server in a thread of the test's process, on a free loopback port, with a clock that the test may move."""

import asyncio
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar
from unittest.mock import patch

from fastapi import FastAPI

from lampion.server import process
from lampion.server.app import create_app
from lampion.server.clock import Clock, now
from lampion.server.config import Config
from lampion.server.live.bot_pool import BotPool
from lampion.server.live.rooms import Rooms
from lampion.storage import Store
from tests.chance import Luck, stand_in
from tests.waiting import PATIENCE

NUMBERS = count()  # of servers in this process

Value = TypeVar("Value")


class LuckOfTest(Luck):
    """Chance of servers in threads: what they draw follows from the running test and `--chance`."""

    chance = "0"
    scope = ""  # the file or folder whose fixture is being set up, because several tests share it

    def __init__(self) -> None:
        super().__init__(self.find_word)
        self.servers: set[object] = set()

    def find_word(self) -> str:
        """The word that draws follow from: the running test or the scope of a shared fixture, and `--chance`."""
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        return f"{self.scope or test} {self.chance}"

    def begin(self, server: object) -> None:
        """Note that a server starts; while any server runs, all modules draw from here."""
        self.servers.add(server)
        stand_in(self)

    def end(self, server: object) -> None:
        """Note that a server has stopped; a test may do so before its fixture does."""
        self.servers.discard(server)
        if not self.servers:
            stand_in(secrets)


LUCK = LuckOfTest()


def same_priority() -> AbstractContextManager[object]:
    """Servers made here don't lower the priority of any thread.

    Beside busy programs, a thread with the lowest priority hardly ever runs, and a test would wait for it in vain.
    """
    return patch("lampion.server.live.bot_pool.lower_priority", lambda _steps: None)


def join_threads(pool: BotPool) -> None:
    """Wait until the threads of a stopped pool have ended.

    A thread that outlives its test would run the next test's stand-ins for searches and hints.
    """
    for threads in pool.pools.values():
        threads.shutdown(wait=True)


class ManualClock:
    """A clock that stands still until the test moves it."""

    def __init__(self, time: int = 1_800_000_000_000) -> None:
        self.time = time

    def __call__(self) -> int:
        """The time in milliseconds."""
        return self.time

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        self.time += milliseconds


class SiteThread:
    """A server in a thread."""

    def __init__(
        self, data: Path, clock: Clock = now, prepare: Callable[[], None] | None = None, **settings: Any
    ) -> None:
        self.config = Config(data=data, port=0, **{"process": f"site-{next(NUMBERS)}", **settings})
        self.clock = clock
        self.prepare = prepare
        self.socket = process.bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.listening = Event()
        self.failure: BaseException | None = None
        self.thread = Thread(target=self.run, name=f"site {data.name}")
        self.app: FastAPI
        self.server: process.Server
        self.loop: asyncio.AbstractEventLoop

    @property
    def rooms(self) -> Rooms:
        """The tables in memory."""
        rooms: Rooms = self.app.state.rooms
        return rooms

    def run(self) -> None:
        """Run the server until it stops, and keep its failure."""
        try:
            if self.prepare:
                self.prepare()
            with asyncio.Runner(loop_factory=process.find_loop()) as runner:
                runner.run(self.serve())
        except BaseException as error:  # noqa: BLE001  # raised again in the test's thread
            self.failure = error
        finally:
            self.listening.set()

    async def serve(self) -> None:
        """Serve until told to stop."""
        self.loop = asyncio.get_running_loop()
        store = await Store.open(self.config.database, self.config.data)
        try:
            with same_priority():
                key = None if self.config.redis is None else await process.share_key(self.config, store)
                self.app = create_app(self.config, store, self.clock, key)
            self.server = process.Server(process.settings_of(self.config, self.app), self.listening.set)
            await self.server.serve(sockets=[self.socket])
        finally:
            await store.close()

    def start(self) -> None:
        """Start the thread, and wait until the server listens."""
        LUCK.begin(self)
        self.thread.start()
        assert self.listening.wait(PATIENCE)
        if self.failure:
            raise self.failure

    def stop(self) -> None:
        """Stop the server, and raise its failure if it had one."""
        if hasattr(self, "server"):
            self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"
        self.socket.close()
        if hasattr(self, "app"):
            join_threads(self.rooms.bot_pool)
        LUCK.end(self)
        if self.failure:
            raise self.failure

    def ask(self, work: Callable[[], Value]) -> Value:
        """Run a function in the server's thread; return its result."""

        async def look() -> Value:
            return work()

        return asyncio.run_coroutine_threadsafe(look(), self.loop).result(PATIENCE)


@contextmanager
def site_thread(
    data: Path, clock: Clock = now, prepare: Callable[[], None] | None = None, **settings: Any
) -> Iterator[SiteThread]:
    """A running server, stopped at the end."""
    site = SiteThread(data, clock, prepare, **settings)
    try:
        site.start()
        yield site
    finally:
        site.stop()
