"""How much an attack delays others: honest people play beside each attack that is a load.

    python -m bench.abuse                   every attack, some seconds each
    python -m bench.abuse --only undo       one of them
    python -m bench.abuse --seconds 10

The server is a process with its usual limits. Honest people and attackers have addresses of their own, as behind a
proxy, and the attack runs in another process. Reported is how soon a move is seen by the opponent, without and with the
attack; the goal is a p99 at most three times as long. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.served import serving

HONEST, HOSTILE = "198.51.100.7", "203.0.113.66"  # from the networks for documentation
GOAL = 3.0  # times as long, for the p99
LEAST = 0.005  # seconds below which a p99 is as good as none
PAUSE = 0.05  # seconds between two honest moves
GAME = "spring-festival"
BOT = "search:300"
OUTSIDE = Path(__file__).parent.parent / "examples/outside_bot.py"


class Person:
    """Somebody with an address and a cookie."""

    def __init__(self, address: str, source: str) -> None:
        self.address = address
        self.headers = {"X-Forwarded-For": source}
        self.http = httpx.AsyncClient(base_url=address, headers=self.headers, timeout=60)

    async def arrive(self) -> Person:
        """Become a guest."""
        await self.http.post("/api/me", json={})
        return self

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A request; refusals are answers too."""
        found: dict[str, Any] = (await self.http.post(path, json=body)).json()
        return found

    async def listen(self, table: str) -> ClientConnection:
        """A socket to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return await connect(url, additional_headers={**self.headers, "Cookie": cookie}, ping_interval=None)


async def arrive(address: str, source: str, count: int) -> list[Person]:
    """So many guests."""
    return [await Person(address, source).arrive() for _ in range(count)]


async def tell(line: ClientConnection, kind: str, **data: Any) -> None:
    """Send a command, whatever comes of it."""
    with suppress(ConnectionClosed):
        await line.send(json.dumps({"type": kind, **data}))


async def drain(line: ClientConnection, states: list[dict[str, Any]] | None = None) -> None:
    """Read everything; keep the latest state."""
    with suppress(ConnectionClosed):
        async for text in line:
            message = json.loads(text)
            if states is not None and "state" in message:
                states[:] = [message["state"]]


async def every(seconds: float, act: Callable[[], Awaitable[Any]]) -> None:
    """Do something again and again."""
    while True:
        with suppress(httpx.HTTPError, ConnectionClosed, OSError, ValueError, KeyError, InvalidHandshake):
            await act()
        await asyncio.sleep(seconds)


# Attacks


async def fill_logs(address: str) -> None:
    """1: marking windows as often as commands are allowed."""
    host, other = await arrive(address, HOSTILE, 2)
    table = (await host.post("/api/tables", game="takenoko", seats=2, options={"hikari": "on"}))["id"]
    await other.post(f"/api/tables/{table}/commands", type="sit")
    await host.post(f"/api/tables/{table}/commands", type="start")
    line = await host.listen(table)
    reading = asyncio.create_task(drain(line))
    marks = [["cancel"], []]

    async def mark() -> None:
        marks.reverse()
        await tell(line, "windows", windows=marks[0])

    await every(1 / 59, mark)
    await reading


async def seat_bots(address: str) -> None:
    """8: sixty tables full of bots."""
    (host,) = await arrive(address, HOSTILE, 1)
    lines: list[asyncio.Task[None]] = []
    for _ in range(60):
        bots = {str(seat): BOT for seat in range(4)}
        made = await host.post("/api/tables", game="takenoko", seats=4, seat=None, bots=bots)
        await host.post(f"/api/tables/{made['id']}/commands", type="start")
        if len(lines) < 40:
            lines.append(asyncio.create_task(drain(await host.listen(made["id"]))))
    await asyncio.gather(*lines)


async def retell(address: str) -> None:
    """9: hearing a whole log without identity, nineteen times a second."""
    (host,) = await arrive(address, HOSTILE, 1)
    bots = {str(seat): "random" for seat in range(4)}
    table = (await host.post("/api/tables", game="takenoko", seats=4, seat=None, bots=bots))["id"]
    await host.post(f"/api/tables/{table}/commands", type="start")
    reading = asyncio.create_task(drain(await host.listen(table)))
    stranger = Person(address, HOSTILE)
    await every(1 / 19, lambda: stranger.http.get(f"/api/tables/{table}?since=0"))
    await reading


async def undo(address: str, game: str = "takenoko", bot: str = "random") -> None:
    """10: twenty guests who decide and take it back."""

    async def waver(person: Person) -> None:
        table = (await person.post("/api/play", game=game, bot=bot))["id"]
        line = await person.listen(table)
        states: list[dict[str, Any]] = []
        reading = asyncio.create_task(drain(line, states))

        async def decide() -> None:
            state = states[0] if states else {"offers": []}
            if state.get("undo"):
                await tell(line, "undo", number=state["decision"])
            elif state["offers"]:
                await tell(line, "move", number=state["decision"], move=random.choice(state["offers"])["move"])

        await every(0.05, decide)
        await reading

    await asyncio.gather(*(waver(person) for person in await arrive(address, HOSTILE, 20)))


async def list_tables(address: str) -> None:
    """11: many open tables, and lists of them without end."""
    people = await arrive(address, HOSTILE, 5)
    for person in people:
        for _ in range(60):
            await person.post("/api/tables", game=GAME, seats=2)
    asking = [every(0.01, lambda who=who: who.http.get("/api/me/tables")) for who in people]  # type: ignore[misc]
    await asyncio.gather(*asking, every(0.01, lambda: people[0].http.get("/api/tables?limit=100")))


async def connect_often(address: str) -> None:
    """12: 1,300 connections that say nothing, opened again when they are closed."""
    parts = urlsplit(address)
    held: list[socket.socket] = []

    async def hold() -> None:
        for _ in range(50):
            sock = socket.create_connection((parts.hostname or "", parts.port or 80), timeout=1)
            held.append(sock)
        while len(held) > 1300:
            held.pop(0).close()

    await every(0.1, hold)


async def undo_outside(address: str) -> None:
    """13: the same with an outside program as the bot."""
    await undo(address, GAME, "mine")


async def everything(address: str) -> None:
    """A mixture."""
    await asyncio.gather(*(attack(address) for name, attack in ATTACKS.items() if name != "mixture"))


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "logs": fill_logs, "bots": seat_bots, "retelling": retell, "undo": undo, "lists": list_tables,
    "connections": connect_often, "outside": undo_outside, "mixture": everything,
}  # fmt: skip


def attack_from_here(name: str, address: str) -> None:
    """The process of an attack; it is ended from outside."""
    os.nice(5)  # what is measured is the server, not the attackers' own share of this machine
    with suppress(KeyboardInterrupt):
        asyncio.run(ATTACKS[name](address))  # type: ignore[arg-type]


# Honest people


async def play_honestly(address: str, seconds: float) -> list[float]:
    """Two people play game after game: how long until each move is seen by the other one."""
    delays: list[float] = []
    ann, ben = await arrive(address, HONEST, 2)
    end = float("inf")
    while time.perf_counter() < end:
        made = await ann.post("/api/tables", game=GAME, seats=2)
        table = made["id"]
        await ben.post(f"/api/tables/{table}/commands", type="sit")
        await ann.post(f"/api/tables/{table}/commands", type="start")
        lines = [await ann.listen(table), await ben.listen(table)]
        states: list[list[dict[str, Any]]] = [[], []]
        reading = [asyncio.create_task(drain(line, kept)) for line, kept in zip(lines, states, strict=True)]
        while not all(states):
            await asyncio.sleep(0.01)
        end = min(end, time.perf_counter() + seconds)  # from the first move on
        while time.perf_counter() < end and states[0][0]["phase"] == "playing":
            mover = next((seat for seat in (0, 1) if states[seat][0]["offers"]), None)
            if mover is not None:
                state, other = states[mover][0], states[1 - mover]
                began = time.perf_counter()
                move = random.choice(state["offers"])["move"]
                await tell(lines[mover], "move", number=state["decision"], move=move)
                while other[0]["number"] <= state["number"] and time.perf_counter() - began < 30:
                    await asyncio.sleep(0.0005)
                delays.append(time.perf_counter() - began)
                while states[mover][0]["decision"] == state["decision"] and time.perf_counter() - began < 30:
                    await asyncio.sleep(0.0005)
            await asyncio.sleep(PAUSE)
        for line, task in zip(lines, reading, strict=True):
            await line.close()
            await task
    return delays


def quantiles(delays: list[float]) -> tuple[float, float]:
    """p50 and p99, in seconds."""
    delays = sorted(delays) or [float("nan")]
    return statistics.median(delays), delays[int(len(delays) * 0.99)]


async def measure(name: str, seconds: float) -> dict[str, Any]:
    """The same play without and with an attack, at a server of its own."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        more = ["--bot", f"mine={sys.executable} {OUTSIDE}"] if OUTSIDE.exists() else []
        async with serving(folder, *more) as (address, _):
            quiet = quantiles(await play_honestly(address, seconds))
            attack = multiprocessing.get_context("spawn").Process(target=attack_from_here, args=(name, address))
            attack.start()
            try:
                await asyncio.sleep(seconds / 2)
                loud = quantiles(await play_honestly(address, seconds))
            finally:
                attack.terminate()
                attack.join()
    ratio = loud[1] / max(quiet[1], LEAST)
    for when, (p50, p99) in (("quiet", quiet), ("attacked", loud)):
        found |= {f"{when}_p50_ms": round(1000 * p50, 1), f"{when}_p99_ms": round(1000 * p99, 1)}
    return {"attack": name, **found, "times": round(ratio, 2), "holds": ratio <= GOAL}


def main() -> int:
    """Measure, and print a line of JSON for each attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=ATTACKS)
    parser.add_argument("--seconds", type=float, default=15.0, help="of play, without and with each attack")
    arguments = parser.parse_args()
    results = []
    for name in [arguments.only] if arguments.only else ATTACKS:
        results.append(asyncio.run(measure(name, arguments.seconds)))
        print(json.dumps(results[-1]), flush=True)
    return 0 if all(result["holds"] for result in results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
