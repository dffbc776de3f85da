"""Servers to test with: one in a thread whose time can be put forward, one in a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import weakref
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from lampion.server.clock import now
from lampion.server.config import RATES, Rate
from tests.chance import TURNS, WORD
from tests.server.site_thread import SiteThread

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60  # seconds; nothing takes that long
GENEROUS = {kind: Rate(1_000_000, 1000) for kind in RATES}  # the limits have tests of their own

Value = TypeVar("Value")


class Time:
    """The real clock, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return now() + self.ahead


class Local(SiteThread):
    """A server in a thread: the same app over the same sockets, with its insides and its time within reach."""

    def __init__(self, data: Path, ahead: int = 0, **settings: Any) -> None:
        self.time = Time()
        self.time.ahead = ahead
        super().__init__(data, self.time, **{"rates": GENEROUS, **settings})
        self.start()

    async def work(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Run something in the server's thread."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def put_forward(self, milliseconds: int) -> None:
        """Let time pass; clocks that ran out ring."""
        self.time.ahead += milliseconds
        await self.work(self.ring())

    async def ring(self) -> None:
        """Look at all clocks, as when their timers fire."""
        for room in list(self.rooms.rooms.values()):
            await room.clock_timer.check()

    async def ring_until_quiet(self, table: str) -> None:
        """Look at the clock of a table until none has run out."""
        room = await self.rooms.find(table)
        while (following := room.table.clock.next_deadline()) is not None and following[0] <= self.time():
            await room.clock_timer.check()

    async def forget_tables(self) -> None:
        """Let every table go out of memory, as after long idleness."""

        async def forget() -> None:
            for room in list(self.rooms.rooms.values()):
                self.rooms.drop(room)

        await self.work(forget())


def keep_port(owner: object) -> int:
    """A free port, kept as long as its owner lives: it is given to nobody else while no server listens there.

    Otherwise a client that tries to come back could be given it for its own end of the connection.
    """
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # from now on a server may listen there
        port: int = sock.getsockname()[1]
        weakref.finalize(owner, os.close, sock.detach())
    return port


class ServerProcess:
    """`lampion serve` as a process; after its end another one can take over its data and its port.

    It has the luck that tests ask for, by a cookie or else by the word that it was started with.
    """

    running: ClassVar[list[ServerProcess]] = []  # where a test that fails looks for its games

    def __init__(self, data: Path, *arguments: str, word: str = "", turns: bool = False) -> None:
        self.data = data
        self.arguments = arguments
        self.luck = {WORD: word, TURNS: "1" if turns else ""}
        self.port = keep_port(self)
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / f"server-{id(self)}.log"
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.arguments]
        environment = {**os.environ, "LAMPION_QUIET": "1", "LAMPION_LANGUAGE": "en", **self.luck}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.rigged", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
                cwd=ROOT,
            )
        self.running.append(self)
        assert self.process.stdout
        for line in self.process.stdout:
            if "http://" in line:
                address = line[line.index("http://") :].split()[0].rstrip("/")
                if "--public-url" in self.arguments:  # behind a proxy it is where it was told to be
                    address = f"http://127.0.0.1:{self.port}"
                assert self.address in ("", address), "another program took the port"
                self.address, self.port = address, int(address.rpartition(":")[2])
                return
        raise AssertionError(f"the server ended at once: {self.log.read_text()}")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, without a warning unless asked to be kinder."""
        if self.process is not None:
            self.running.remove(self)
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout
            self.process.stdout.close()
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, and start another over the same data on the same port."""
        self.end(how)
        self.start()

    def problems(self) -> list[str]:
        """What the log tells of mistakes of the server; uvicorn complains of sockets that we refuse."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "info"' not in line and "completing handshake" not in line]
