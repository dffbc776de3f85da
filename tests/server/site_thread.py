"""A whole server in a thread of the test's process, on a free port of loopback, with a clock that the test may move."""

import asyncio
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

from fastapi import FastAPI

from lampion.server import process
from lampion.server.app import create_app
from lampion.server.clock import Clock, now
from lampion.server.config import Config
from lampion.server.live.bot_pool import BotPool
from lampion.server.live.rooms import Rooms
from lampion.storage import Store
from tests.chance import Luck, stand_in

PATIENCE = 20.0  # seconds to start or stop

Value = TypeVar("Value")


class Running(Luck):
    """What servers in threads draw follows from the test that runs; `--chance` gives it another sequence."""

    chance = "0"
    scope = ""  # the file or folder whose fixture is being made: other tests share what it draws

    def __init__(self) -> None:
        super().__init__(self.find_word)
        self.servers: set[object] = set()

    def find_word(self) -> str:
        """The test, or what several tests share."""
        test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        return f"{self.scope or test} {self.chance}"

    def begin(self, server: object) -> None:
        """A server starts: as long as any of them runs, this is all the chance there is."""
        self.servers.add(server)
        stand_in(self)

    def end(self, server: object) -> None:
        """A server has stopped; tests may say so before their fixture does."""
        self.servers.discard(server)
        if not self.servers:
            stand_in(secrets)


LUCK = Running()


def join_threads(pool: BotPool) -> None:
    """Wait until the threads of a stopped pool have ended.

    A thread that outlives its test would run whatever the next test puts in the place of searches and hints.
    """
    for threads in pool.pools.values():
        threads.shutdown(wait=True)


class Hands:
    """A clock that stands still until the test moves it."""

    def __init__(self, time: int = 1_800_000_000_000) -> None:
        self.time = time

    def __call__(self) -> int:
        """The time in milliseconds."""
        return self.time

    def pass_by(self, milliseconds: int) -> None:
        """Let time go by."""
        self.time += milliseconds


class SiteThread:
    """A server that listens."""

    def __init__(
        self, data: Path, clock: Clock = now, prepare: Callable[[], None] | None = None, **settings: Any
    ) -> None:
        self.config = Config(data=data, port=0, **settings)
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
        """The life of the thread."""
        try:
            if self.prepare:
                self.prepare()
            with asyncio.Runner(loop_factory=process.find_loop()) as runner:
                runner.run(self.serve())
        except BaseException as error:  # noqa: BLE001  # raised again in the thread of the test
            self.failure = error
        finally:
            self.listening.set()

    async def serve(self) -> None:
        """Serve until told to stop."""
        self.loop = asyncio.get_running_loop()
        store = await Store.open(None, self.config.data)
        try:
            self.app = create_app(self.config, store, self.clock)
            self.server = process.Server(process.settings_of(self.config, self.app), self.listening.set)
            await self.server.serve(sockets=[self.socket])
        finally:
            await store.close()

    def start(self) -> None:
        """Begin to listen."""
        LUCK.begin(self)
        self.thread.start()
        assert self.listening.wait(PATIENCE)
        if self.failure:
            raise self.failure

    def stop(self) -> None:
        """End the server, and say what went wrong in it."""
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
        """Have something looked up in the server's own thread."""

        async def look() -> Value:
            return work()

        return asyncio.run_coroutine_threadsafe(look(), self.loop).result(PATIENCE)


@contextmanager
def site_thread(
    data: Path, clock: Clock = now, prepare: Callable[[], None] | None = None, **settings: Any
) -> Iterator[SiteThread]:
    """A server for a while."""
    site = SiteThread(data, clock, prepare, **settings)
    try:
        site.start()
        yield site
    finally:
        site.stop()
