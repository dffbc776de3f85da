"""A load test of the server: many sockets at once, how soon a move is seen, and whether memory stays flat.

    python -m bench.server_load                    1,000 tables, 2,000 sockets, 200 moves a second for 30 seconds
    python -m bench.server_load --finished 10000   that many whole games between bots, memory every 500

The server is a separate process on loopback with a temporary data folder; this process plays all the people.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TOGETHER = 50  # requests in flight at once


@asynccontextmanager
async def serving(folder: str) -> AsyncIterator[tuple[str, int]]:
    """A server: its address and process number."""
    program = str(Path(sys.executable).with_name("lampion"))
    command = [program, "serve", "--port", "0", "--data", folder, "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
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
        self.reader: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def call(self, path: str, **body: Any) -> dict[str, Any]:
        """A request that must succeed."""
        answer = await self.http.post(path, json=body, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

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
            if message["type"] == "error":
                raise SystemExit(f"refused: {message}")
            if "state" in message:
                self.state = message["state"]
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


async def seat_pair(address: str, game: str, pair: tuple[Seat, Seat]) -> None:
    """A table of two people, started, with both sockets open."""
    host, other = pair
    table = (await host.call("/api/tables", game=game, seats=2))["id"]
    await other.call(f"/api/tables/{table}/commands", type="sit")
    await host.call(f"/api/tables/{table}/commands", type="start")
    await asyncio.gather(host.listen(address, table), other.listen(address, table))


async def measure_lag(lags: list[float], step: float = 0.005) -> None:
    """Record how late this process itself is, because its own delays are part of what it measures."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(step)
        lags.append(time.perf_counter() - began - step)


async def play(pairs: list[tuple[Seat, Seat]], rate: float, seconds: float) -> tuple[list[float], float, int]:
    """Make moves at a steady rate at random tables: delays until the opponent sees them, the time taken, the moves."""
    rng = random.Random(1)
    delays: list[float] = []
    began = time.perf_counter()
    number = over = 0
    waiting: list[tuple[Seat, int, float]] = []
    while (now := time.perf_counter()) - began < seconds:
        due = began + number / rate
        if due > now:
            await asyncio.sleep(due - now)
        number += 1
        pair = rng.choice(pairs)
        asked = [seat for seat in pair if seat.state["offers"] and seat.state["decision"] != seat.sent]
        if not asked:
            over += pair[0].state["phase"] == "over"
            continue
        seat = rng.choice(asked)
        state = seat.state
        seat.sent = state["decision"]
        move = rng.choice(state["offers"])["move"]
        other = pair[1] if seat is pair[0] else pair[0]
        assert seat.socket is not None
        waiting.append((other, state["number"], time.perf_counter()))
        await seat.socket.send(json.dumps({"type": "move", "number": state["decision"], "move": move}))
    took = time.perf_counter() - began
    await asyncio.sleep(2)
    for other, before, sent in waiting:
        later = [when for entry, when in other.seen.items() if entry > before and when > sent]
        if later:
            delays.append(min(later) - sent)
    return delays, took, len(waiting)


async def load(arguments: argparse.Namespace) -> dict[str, Any]:
    """Sockets, moves and delays."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (address, pid):
            empty = memory(pid)
            people = await arrive(address, 2 * arguments.tables)
            pairs = list(zip(people[::2], people[1::2], strict=True))
            began = time.perf_counter()
            await gather_some([seat_pair(address, arguments.game, pair) for pair in pairs])
            seated = time.perf_counter() - began
            full = memory(pid)
            before = processor_time(pid)
            lags: list[float] = []
            lagging = asyncio.create_task(measure_lag(lags))
            delays, took, moves = await play(pairs, arguments.rate, arguments.seconds)
            lagging.cancel()
            busy = (processor_time(pid) - before) / took
            delays.sort()
            result = {
                "game": arguments.game,
                "tables": len(pairs),
                "sockets": len(people),
                "tables_seated_per_second": round(len(pairs) / seated, 1),
                "moves_per_second": round(moves / took, 1),
                "moves": moves,
                "unseen": moves - len(delays),
                "p50_ms": round(1000 * statistics.median(delays), 1),
                "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
                "max_ms": round(1000 * delays[-1], 1),
                "own_lag_p99_ms": round(1000 * sorted(lags)[int(len(lags) * 0.99)], 1),
                "server_processor_share": round(busy, 2),
                "memory_empty_mb": round(empty, 1),
                "memory_full_mb": round(full, 1),
                "memory_after_mb": round(memory(pid), 1),
                "memory_kb_per_table": round(1024 * (full - empty) / len(pairs), 1),
            }
            for person in people:
                assert person.socket is not None
                await person.socket.close()
            return result


async def finish(arguments: argparse.Namespace) -> dict[str, Any]:
    """Whole games between bots, with the server's memory every 500."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(folder) as (address, pid):
            hosts = await arrive(address, max(1, arguments.finished // 50))
            memories: list[tuple[int, float]] = []
            began = time.perf_counter()
            for start in range(0, arguments.finished, 500):
                count = min(500, arguments.finished - start)
                await gather_some(
                    [one_game(hosts[(start + n) // 50 % len(hosts)], arguments.game) for n in range(count)]
                )
                await asyncio.sleep(7)  # finished tables leave memory after a few seconds
                memories.append((start + count, round(memory(pid), 1)))
                print(f"{start + count:>6} games  {memories[-1][1]:>8.1f} MB", file=sys.stderr, flush=True)
            return {
                "game": arguments.game,
                "finished": arguments.finished,
                "games_per_second": round(arguments.finished / (time.perf_counter() - began), 1),
                "memory_mb": memories,
            }


async def one_game(host: Seat, game: str) -> None:
    """A game between two bots, from start to end."""
    table = (await host.call("/api/tables", game=game, seats=2, seat=None, bots={0: "random", 1: "random"}))["id"]
    await host.call(f"/api/tables/{table}/commands", type="start")
    while True:
        answer = await host.http.get(f"/api/tables/{table}/record", headers={"Cookie": host.cookie})
        if answer.status_code == 200:
            return
        await asyncio.sleep(2)  # polling costs the server time too


def main() -> None:
    """Measure, and print the result as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="spring-festival")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--finished", type=int, default=0, help="whole games between bots instead")
    arguments = parser.parse_args()
    gc.disable()  # otherwise this process's pauses would count as the server's
    print(json.dumps(asyncio.run(finish(arguments) if arguments.finished else load(arguments)), indent=2))


if __name__ == "__main__":
    main()
