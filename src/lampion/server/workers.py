"""Several server processes on one machine, which share a port.

Their parent starts them afresh, not forked; it replaces those that die and, on SIGHUP, all of them, one after another.
"""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Any

from lampion.kernel.errors import LampionError
from lampion.server import logs, process
from lampion.server.config import Config
from lampion.server.stopping import parent_is_gone, stop_on_signals

PAUSE = 1.0  # seconds before a process that died is replaced
PATIENCE = 60.0  # seconds for a process to start or to end

Prepare = Callable[[], None]  # what a new process does first


class NeedsRedis(LampionError):
    """Several processes can't work together without Redis. No data."""

    code = "needs-redis"


class Worker:
    """One of the processes, as its parent sees it."""

    def __init__(self, target: Callable[..., None], *args: object) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.ready, ready = spawn.Pipe(duplex=False)
        self.process = spawn.Process(target=target, args=(*args, ready))
        self.process.start()
        ready.close()

    async def is_ready(self) -> bool:
        """Wait until it listens; false if it died, or takes too long."""

        def wait() -> bool:
            with suppress(EOFError):
                return self.ready.poll(PATIENCE) and bool(self.ready.recv())
            return False

        return await asyncio.to_thread(wait)

    async def has_ended(self, patience: float | None = None) -> None:
        """Wait until it has ended."""
        await asyncio.to_thread(self.process.join, patience)

    async def end(self) -> None:
        """Let it hand over what it has, and end."""
        with suppress(OSError):
            self.process.terminate()
        await self.has_ended(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            await self.has_ended()


class Workers:
    """The processes on this machine."""

    def __init__(self, make: Callable[[], Worker], count: int) -> None:
        self.make_worker = make
        self.count = count
        self.workers: list[Worker] = []
        self.living: list[Worker] = []  # these, and those that come or leave
        self.stopping = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.replacing = asyncio.Lock()

    async def run(self, announce: Callable[[], None]) -> None:
        """Run the processes until told to stop."""
        self.hear_signals()
        self.workers = [self.make() for _ in range(self.count)]
        try:
            if not all(await asyncio.gather(*(worker.is_ready() for worker in self.workers))):
                raise WorkerFailed()
            for worker in self.workers:
                self.spawn(self.watch(worker))
            announce()
            await self.stopping.wait()
        finally:
            self.stopping.set()
            await asyncio.gather(*(worker.end() for worker in self.living))

    def make(self) -> Worker:
        """Start another process."""
        worker = self.make_worker()
        self.living = [one for one in self.living if one.process.is_alive()] + [worker]
        return worker

    def hear_signals(self) -> None:
        """Stop when told to, and replace the processes when told to."""
        stop_on_signals(self.stopping)
        if sys.platform != "win32":  # which has no such signal
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGHUP, lambda: self.spawn(self.replace_all()))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def watch(self, worker: Worker) -> None:
        """Replace a process that ends by itself."""
        await worker.has_ended()
        if self.stopping.is_set() or worker not in self.workers:
            return
        logs.note("a process ended", ended=worker.process.pid, code=worker.process.exitcode)
        await asyncio.sleep(PAUSE)
        if not self.stopping.is_set() and worker in self.workers:
            self.put(worker, self.make())

    async def replace_all(self) -> None:
        """Replace one process after another; each new one listens before the old one leaves."""
        async with self.replacing:
            for old in list(self.workers):
                if self.stopping.is_set():
                    return
                new = self.make()
                if await new.is_ready() and old in self.workers and not self.stopping.is_set():
                    self.put(old, new)
                    await old.end()
                else:
                    await new.end()

    def put(self, old: Worker, new: Worker) -> None:
        """A new process takes the place of another."""
        self.workers[self.workers.index(old)] = new
        self.spawn(self.watch(new))


class WorkerFailed(LampionError):
    """A process has ended before it listened; its log says why. No data."""

    code = "worker-failed"


def run(
    config: Config,
    count: int,
    log_level: str,
    prepare: Prepare,
    on_bound: Callable[[int], None],
    on_listening: Callable[[str, int], None],
) -> None:
    """Serve with several processes until told to stop; reports like `process.run`."""
    if config.redis is None:
        raise NeedsRedis()
    logs.set_up(log_level, process=config.process)
    process.make_folder(config.data)
    sock = process.bind(config.host, config.port)
    port = sock.getsockname()[1]
    on_bound(port)

    async def serve() -> None:
        await process.check_services(config)
        workers = Workers(lambda: Worker(work, config, sock, log_level, prepare), count)
        await workers.run(lambda: on_listening(process.address_of(config, port), port))

    try:
        asyncio.run(serve())
    finally:
        sock.close()


def work(config: Config, sock: socket.socket, log_level: str, prepare: Prepare, ready: Connection) -> None:
    """Be one of the processes: in a process of its own."""
    config = replace(config, process=f"{socket.gethostname()}-{os.getpid()}")
    logs.set_up(log_level, process=config.process)
    prepare()
    sock.setblocking(False)
    config = process.within_descriptors(config, process.raise_descriptors())

    def follow_parent(server: process.Server) -> None:
        """Leave when the parent is gone."""

        async def watch() -> None:
            await parent_is_gone()
            server.handle_exit(signal.SIGTERM, None)

        server.watching = asyncio.create_task(watch())

    with asyncio.Runner(loop_factory=process.find_loop()) as runner:
        runner.run(process.serve(config, sock, lambda: ready.send(True), follow_parent))
