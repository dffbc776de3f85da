"""Test servers: one in a thread, whose clock can be put forward, and one in a process, which can be killed."""

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
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent
GENEROUS = {kind: Rate(1_000_000, 1000) for kind in RATES}  # the limits have their own tests

Value = TypeVar("Value")


class ShiftedClock:
    """The real clock, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return now() + self.ahead


class Local(SiteThread):
    """A server in a thread: the real app over real sockets, with its internals and its clock within reach."""

    def __init__(self, data: Path, ahead: int = 0, **settings: Any) -> None:
        self.time = ShiftedClock()
        self.time.ahead = ahead
        super().__init__(data, self.time, **{"rates": GENEROUS, **settings})
        self.start()

    async def work(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Run a coroutine in the server's thread."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def put_forward(self, milliseconds: int) -> None:
        """Let time pass, and handle the clocks that ran out."""
        self.time.ahead += milliseconds
        await self.work(self.ring())

    async def ring(self) -> None:
        """Check the clocks of all tables, as their timers would."""
        for room in list(self.rooms.rooms.values()):
            await room.clock_timer.check()

    async def ring_until_quiet(self, table: str) -> None:
        """Check the clock of a table until no deadline has passed."""
        room = await self.rooms.find(table)
        while (following := room.table.clock.next_deadline()) is not None and following[0] <= self.time():
            await room.clock_timer.check()

    async def forget_tables(self) -> None:
        """Drop every table from memory, as after a long idle time."""

        async def forget() -> None:
            for room in list(self.rooms.rooms.values()):
                self.rooms.drop(room)

        await self.work(forget())


def keep_port(owner: object) -> int:
    """Reserve a free port for as long as its owner lives, even while no server listens on it.

    Otherwise the system could give it to a reconnecting client, for the client's own end of the connection.
    """
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # from now on a server may listen on it
        port: int = sock.getsockname()[1]
        weakref.finalize(owner, os.close, sock.detach())
    return port


class ServerProcess:
    """`lampion serve` as a process; after it ends, another one can take over its data and port.

    Its chance follows from the word in a request's cookie, or else from the word it was started with.
    """

    running: ClassVar[list[ServerProcess]] = []  # where a failing test looks for its games

    def __init__(self, data: Path, *arguments: str, word: str = "", turns: bool = False) -> None:
        self.data = data
        self.arguments = arguments
        self.chance = {WORD: word, TURNS: "1" if turns else ""}
        self.port = keep_port(self)
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / f"server-{id(self)}.log"
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.arguments]
        environment = {**os.environ, "LAMPION_QUIET": "1", "LAMPION_LANGUAGE": "en", **self.chance}
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
                if "--public-url" in self.arguments:  # it prints the public address instead
                    address = f"http://127.0.0.1:{self.port}"
                assert self.address in ("", address), "another program took the port"
                self.address, self.port = address, int(address.rpartition(":")[2])
                return
        raise AssertionError(f"the server ended before it listened: {self.log.read_text()}")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the process, by default without warning; one that doesn't end in time is killed, and the test fails."""
        if self.process is not None:
            process, self.process = self.process, None
            self.running.remove(self)
            with process:
                process.send_signal(how)
                try:
                    process.wait(PATIENCE)
                finally:
                    process.kill()

    def restart(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, and start another over the same data on the same port."""
        self.end(how)
        self.start()

    def problems(self) -> list[str]:
        """Unexpected lines in the log; uvicorn's complaints about sockets that we refuse are expected."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "info"' not in line and "completing handshake" not in line]
