"""A server in a process of its own, measured from outside, and people with sockets to its tables."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TOGETHER = 50  # requests in flight at once


@asynccontextmanager
async def serving(folder: str, *more: str) -> AsyncIterator[tuple[str, int]]:
    """A server: its address and process number."""
    program = str(Path(sys.executable).with_name("lampion"))
    command = [program, "serve", "--port", "0", "--data", folder, "--log-level", "error", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.:]+", await asyncio.to_thread(process.stdout.readline))
            if not found:
                raise SystemExit("the server did not start")
            yield found[0], process.pid
        finally:
            process.terminate()
            process.wait(30)


def memory(pid: int) -> float:
    """The memory of a process, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else float("nan")


def processor_time(pid: int) -> float:
    """The CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Seat:
    """A person with a socket, who knows their legal moves and when each entry of the log arrived."""

    def __init__(self, http: httpx.AsyncClient, cookie: str) -> None:
        self.http = http
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.seen: dict[int, float] = {}
        self.sent = -1  # the decision in flight
        self.answers: dict[str | None, asyncio.Future[dict[str, Any]]] = {}  # to commands, by their id
        self.reader: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def call(self, path: str, **body: Any) -> dict[str, Any]:
        """A request that must succeed."""
        answer = await self.http.post(path, json=body, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def ask(self, move: str) -> dict[str, Any]:
        """Make a decision; returns the answer, which may be a refusal."""
        assert self.socket is not None
        number = self.state["decision"]
        name = f"{number} {move}"
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[name] = answer
        await self.socket.send(json.dumps({"type": "move", "id": name, "number": number, "move": move}))
        return await answer

    async def listen(self, address: str, table: str) -> None:
        """Connect and read."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket = await connect(
            url, additional_headers={"Cookie": self.cookie}, open_timeout=60, ping_interval=None
        )
        self.reader = asyncio.create_task(self.read())
        await self.ready.wait()

    async def read(self) -> None:
        """Read messages as they arrive."""
        assert self.socket is not None
        async for text in self.socket:
            arrived = time.perf_counter()
            message = json.loads(text)
            if (answer := self.answers.pop(message.get("id"), None)) is not None:
                answer.set_result(message)
            elif message["type"] == "error":
                raise SystemExit(f"refused: {message}")
            if "state" in message:
                kept = {"offers": self.state["offers"]} if "offers" not in message["state"] else {}
                self.state = {**message["state"], **kept}
                self.seen[self.state["number"]] = arrived
                self.ready.set()


async def arrive(address: str, count: int) -> list[Seat]:
    """Make new guests."""
    gate = asyncio.Semaphore(TOGETHER)
    limits = httpx.Limits(keepalive_expiry=2)  # the server hangs up after five seconds of silence
    http = httpx.AsyncClient(base_url=address, timeout=60, limits=limits)

    async def one() -> Seat:
        async with gate:
            answer = await http.post("/api/me", json={}, headers={"Cookie": ""})
            answer.raise_for_status()
            cookie = answer.headers["set-cookie"].split(";")[0]
            http.cookies.clear()
            return Seat(http, cookie)

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def gather_some(work: list[Any]) -> list[Any]:
    """Await many things, a few at a time."""
    gate = asyncio.Semaphore(TOGETHER)

    async def one(thing: Any) -> Any:
        async with gate:
            return await thing

    return await asyncio.gather(*(one(thing) for thing in work))


async def measure_lag(lags: list[float], step: float = 0.005) -> None:
    """Record how late this process itself is, because its own delays are part of what it measures."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(step)
        lags.append(time.perf_counter() - began - step)
