"""How much an attack delays others: honest people play beside each attack that is a load.

    python -m bench.abuse                   every attack, some seconds each
    python -m bench.abuse --only undo       one of them
    python -m bench.abuse --seconds 30 --slices 6

Two servers with their usual limits: people play at both, and one is attacked from another process. They take turns by
slices of time, and whoever isn't measured stands still, so other load on the machine hits both alike. Honest people and
attackers have addresses of their own, as behind a proxy. Reported is how soon a move is seen by the opponent, without
and with the attack: the goal is a p99 at most three times as long. Beside bots, it is also how soon the bot of a
stranger answers: at most twice as long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.served import serving

HONEST, HOSTILE = "198.51.100.7", "203.0.113.66"  # from the networks for documentation
GOALS = {"moves": 3.0, "answers": 2.0}  # times as long: the p99 of moves, the p90 of a bot's answers
LEAST = 0.005  # seconds below which a delay is as good as none
PAUSE = 0.05  # seconds between two honest moves
PATIENCE = 30.0  # seconds for one move
RISE = 8.0  # seconds in which an attack gets under way
GAME = "spring-festival"
BOTS = ("search:300", "search:5000", "search:500ms")  # of the attackers, at one table after the other
STRANGERS = ("greedy", "search:300", "search:300ms")  # bots of somebody else
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

    async def ask(self, path: str, **body: Any) -> str:
        """The id of what is made; whoever is refused asks again and again, as attackers do."""
        while True:
            with suppress(httpx.HTTPError, ValueError, KeyError):
                return str((await self.post(path, **body))["id"])
            await asyncio.sleep(1)

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A request; refusals are answers too."""
        found: dict[str, Any] = (await self.http.post(path, json=body)).json()
        return found

    async def listen(self, table: str, query: str = "") -> ClientConnection:
        """A socket to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        return await connect(url, additional_headers={**self.headers, "Cookie": cookie}, ping_interval=None)

    async def insist(self, table: str) -> ClientConnection:
        """The same for attackers, who try again and again when they are refused."""
        while True:
            with suppress(InvalidHandshake, OSError):
                return await self.listen(table)
            await asyncio.sleep(1)


async def arrive(address: str, source: str, count: int) -> list[Person]:
    """So many guests."""
    return [await Person(address, source).arrive() for _ in range(count)]


async def seat_four(host: Person, bot: str) -> str:
    """A game of four bots that takes long."""
    wanted = {"game": "takenoko", "seats": 4, "seat": None, "bots": dict.fromkeys("0123", bot)}
    table = await host.ask("/api/tables", options={"stall": "off"}, **wanted)
    await host.post(f"/api/tables/{table}/commands", type="start")
    return table


async def tell(line: ClientConnection, kind: str, **data: Any) -> None:
    """Send a command, whatever comes of it."""
    with suppress(ConnectionClosed):
        await line.send(json.dumps({"type": kind, **data}))


async def drain(line: ClientConnection, states: list[dict[str, Any]] | None = None) -> None:
    """Read everything; keep the latest state, with its offers, which news leave out as long as they are the same."""
    with suppress(ConnectionClosed):
        async for text in line:
            message = json.loads(text) if states is not None else {}
            if states is not None and "state" in message:
                known = {"offers": states[0]["offers"]} if states else {}
                states[:] = [known | message["state"]]


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
    table = await host.ask("/api/tables", game="takenoko", seats=2, options={"hikari": "on"})
    await other.post(f"/api/tables/{table}/commands", type="sit")
    await host.post(f"/api/tables/{table}/commands", type="start")
    line = await host.insist(table)
    reading = asyncio.create_task(drain(line))
    marks = [["cancel"], []]

    async def mark() -> None:
        marks.reverse()
        await tell(line, "windows", windows=marks[0])

    await every(1 / 59, mark)
    await reading


async def seat_bots(address: str) -> None:
    """8: sixty tables full of bots, quick ones and slow ones."""
    (host,) = await arrive(address, HOSTILE, 1)
    lines: list[asyncio.Task[None]] = []
    for number in range(60):
        table = await seat_four(host, BOTS[number % len(BOTS)])
        if len(lines) < 40:
            lines.append(asyncio.create_task(drain(await host.insist(table))))
    await asyncio.gather(*lines)


async def retell(address: str) -> None:
    """9: hearing a whole log without identity, nineteen times a second."""
    (host,) = await arrive(address, HOSTILE, 1)
    table = await seat_four(host, "random")
    reading = asyncio.create_task(drain(await host.insist(table)))
    stranger = Person(address, HOSTILE)
    await every(1 / 19, lambda: stranger.http.get(f"/api/tables/{table}?since=0"))
    await reading


async def undo(address: str, game: str = "takenoko", bot: str = "random") -> None:
    """10: twenty guests who decide and take it back."""

    async def waver(person: Person) -> None:
        table = await person.ask("/api/play", game=game, bot=bot)
        line = await person.insist(table)
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

    def is_open(sock: socket.socket) -> bool:
        try:
            return sock.recv(1) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False

    async def hold() -> None:
        held[:] = [sock for sock in held if is_open(sock)]
        for _ in range(min(50, 1300 - len(held))):
            sock = socket.create_connection((parts.hostname or "", parts.port or 80), timeout=1)
            sock.setblocking(False)
            held.append(sock)

    await every(0.1, hold)


async def undo_outside(address: str) -> None:
    """13: the same with an outside program as the bot."""
    await undo(address, GAME, "mine")


async def draw_boards(address: str) -> None:
    """Forty sockets that want every board drawn, each in another width, while bots move."""
    (host,) = await arrive(address, HOSTILE, 1)
    table = await seat_four(host, "random")

    async def look(width: int) -> None:
        await drain(await host.listen(table, f"?text=1&width={width}"))

    await asyncio.gather(*(every(1, partial(look, 40 + 20 * (number % 11))) for number in range(40)))


async def come_and_go(address: str) -> None:
    """As many sockets at one table as may be, and some that come and go: everybody is told who is there."""
    people = await arrive(address, HOSTILE, 9)
    table = await seat_four(people[0], "greedy")

    async def stay(person: Person) -> None:
        await drain(await person.listen(table))

    async def visit() -> None:
        await (await people[-1].listen(table)).close()

    staying = [every(1, partial(stay, person)) for person in people for _ in range(40)]
    await asyncio.gather(*staying, *(every(1 / 30, visit) for _ in range(4)))


async def come_too_late(address: str) -> None:
    """Moves that never were on offer, in a long game in which one has not moved."""
    people = await arrive(address, HOSTILE, 4)

    async def blunder(person: Person) -> None:
        bots = {"1": "random", "2": "random", "3": "random"}
        table = await person.ask("/api/tables", game="fireworks", seats=4, bots=bots, options={"mode": "advanced-2"})
        await person.post(f"/api/tables/{table}/commands", type="start")
        line = await person.insist(table)
        reading = asyncio.create_task(drain(line))
        await every(1 / 59, lambda: tell(line, "move", number=0, move="take nothing"))
        await reading

    await asyncio.gather(*(blunder(person) for person in people))


async def everything(address: str) -> None:
    """A mixture."""
    await asyncio.gather(*(every(1, partial(attack, address)) for name, attack in ATTACKS.items() if name != "mixture"))


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "logs": fill_logs, "bots": seat_bots, "retelling": retell, "undo": undo, "lists": list_tables,
    "connections": connect_often, "outside": undo_outside, "boards": draw_boards, "visits": come_and_go,
    "late": come_too_late, "mixture": everything,
}  # fmt: skip


def attack_from_here(name: str, address: str) -> None:
    """The process of an attack; it is ended from outside."""
    os.nice(5)  # what is measured is the server, not the attackers' own share of this machine
    with suppress(KeyboardInterrupt):
        asyncio.run(ATTACKS[name](address))  # type: ignore[arg-type]


# Honest people


class Play:
    """Two honest people at a server, who play game after game: how long until each move is seen by the other one."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people: list[Person] = []
        self.delays: list[float] = []
        self.table = ""

    async def prepare(self) -> None:
        """Arrive."""
        self.people = await arrive(self.address, HONEST, 2)

    async def begin(self) -> None:
        """A new game."""
        ann, ben = self.people
        self.table = (await ann.post("/api/tables", game=GAME, seats=2))["id"]
        await ben.post(f"/api/tables/{self.table}/commands", type="sit")
        await ann.post(f"/api/tables/{self.table}/commands", type="start")

    async def go_on(self, seconds: float) -> None:
        """Play on for some time."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not self.table:
                await self.begin()
            lines = [await person.listen(self.table) for person in self.people]
            states: list[list[dict[str, Any]]] = [[] for _ in lines]
            reading = [asyncio.create_task(drain(line, kept)) for line, kept in zip(lines, states, strict=True)]
            while not all(states):
                await asyncio.sleep(0.01)
            while time.perf_counter() < end and states[0][0]["phase"] == "playing":
                await self.move(lines, states)
                await asyncio.sleep(PAUSE)
            if states[0][0]["phase"] != "playing":
                self.table = ""
            for line, task in zip(lines, reading, strict=True):
                await line.close()
                await task

    async def move(self, lines: list[ClientConnection], states: list[list[dict[str, Any]]]) -> None:
        """Make a move, and wait until both have seen it."""
        mover = next((seat for seat, kept in enumerate(states) if kept[0]["offers"]), None)
        if mover is None:
            return
        state, watching = states[mover][0], states[mover - 1]
        began = time.perf_counter()
        move = random.choice(state["offers"])["move"]
        await tell(lines[mover], "move", number=state["decision"], move=move)
        while watching[0]["number"] <= state["number"] and time.perf_counter() - began < PATIENCE:
            await asyncio.sleep(0.0005)
        self.delays.append(time.perf_counter() - began)
        while states[mover][0]["decision"] == state["decision"] and time.perf_counter() - began < PATIENCE:
            await asyncio.sleep(0.0005)


class Duel(Play):
    """One person against a bot: how long until it answers."""

    def __init__(self, address: str, bot: str) -> None:
        super().__init__(address)
        self.bot = bot

    async def prepare(self) -> None:
        """Arrive."""
        self.people = await arrive(self.address, HONEST, 1)

    async def begin(self) -> None:
        """A new game."""
        self.table = (await self.people[0].post("/api/play", game="takenoko", bot=self.bot))["id"]

    async def move(self, lines: list[ClientConnection], states: list[list[dict[str, Any]]]) -> None:
        """Make a move; if it is the bot's turn then, wait for one of its own."""
        (kept,), (line,) = states, lines
        state = kept[0]
        if not state["offers"]:
            return
        began = time.perf_counter()
        await tell(line, "move", number=state["decision"], move=random.choice(state["offers"])["move"])
        while kept[0]["decision"] == state["decision"] and time.perf_counter() - began < PATIENCE:
            await asyncio.sleep(0.0005)
        seen, asked = kept[0]["number"], time.perf_counter()
        if kept[0]["waiting"] != [1] or kept[0]["phase"] != "playing":
            return
        while kept[0]["number"] == seen and time.perf_counter() - asked < PATIENCE:
            await asyncio.sleep(0.0005)
        self.delays.append(time.perf_counter() - asked)


def quantile(delays: list[float], share: float) -> float:
    """One of the quantiles, in seconds."""
    delays = sorted(delays) or [float("nan")]
    return delays[min(int(len(delays) * share), len(delays) - 1)]


@asynccontextmanager
async def attacked(name: str, address: str) -> AsyncIterator[int]:
    """The process of an attack."""
    attack = multiprocessing.get_context("spawn").Process(target=attack_from_here, args=(name, address))
    attack.start()
    try:
        assert attack.pid is not None
        yield attack.pid
        if not attack.is_alive():
            raise RuntimeError(f"the attack {name} ended by itself: nothing was measured")
    finally:
        attack.kill()
        attack.join()


def let(go_on: bool, *processes: int) -> None:
    """Let processes go on, or stand still."""
    for process in processes:
        os.kill(process, signal.SIGCONT if go_on else signal.SIGSTOP)


async def measure(name: str, kind: str, make: Callable[[str], Play], seconds: float, slices: int) -> dict[str, Any]:
    """The same play without and with an attack, in turn."""
    more = ["--bot", f"mine={sys.executable} {OUTSIDE}"] if OUTSIDE.exists() else []
    loads = os.getloadavg()[:1]
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        async with serving(one, *more) as (calm, first), serving(two, *more) as (stormy, second):
            quiet, loud = make(calm), make(stormy)
            await quiet.prepare()
            await loud.prepare()
            async with attacked(name, stormy) as attacker:
                try:
                    await asyncio.sleep(RISE)
                    for _ in range(slices):
                        let(False, attacker, second)
                        await quiet.go_on(seconds / slices)
                        let(False, first)
                        let(True, second, attacker)
                        await asyncio.sleep(0.2)
                        await loud.go_on(seconds / slices)
                        let(True, first)
                finally:
                    let(True, first, second, attacker)
    load = [round(one, 1) for one in (*loads, os.getloadavg()[0])]
    worst = ("p99", 0.99) if kind == "moves" else ("p90", 0.9)
    found: dict[str, Any] = {"attack": name, "seen": kind, "count": [len(quiet.delays), len(loud.delays)]}
    for what, share in (("p50", 0.5), worst):
        before, after = quantile(quiet.delays, share), quantile(loud.delays, share)
        found |= {f"quiet_{what}_ms": round(1000 * before, 1), f"attacked_{what}_ms": round(1000 * after, 1)}
    times = after / max(before, LEAST)
    goal = GOALS["moves" if kind == "moves" else "answers"]
    return {**found, "times": round(times, 2), "holds": times <= goal, "load": load}


def find_cases(only: str | None) -> list[tuple[str, str, Callable[[str], Play]]]:
    """Which attacks to measure, and what beside each."""
    cases: list[tuple[str, str, Callable[[str], Play]]] = [(name, "moves", Play) for name in ATTACKS]
    cases += [("bots", f"answers of {bot}", partial(Duel, bot=bot)) for bot in STRANGERS]
    return [case for case in cases if only in (None, case[0], case[1])]


def main() -> int:
    """Measure, and print a line of JSON for each case."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="one attack, or one kind of answers, such as “answers of greedy”")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play, without and with each attack")
    parser.add_argument("--slices", type=int, default=5, help="turns")
    arguments = parser.parse_args()
    results = []
    for name, kind, make in find_cases(arguments.only):
        results.append(asyncio.run(measure(name, kind, make, arguments.seconds, arguments.slices)))
        print(json.dumps(results[-1]), flush=True)
    return 0 if all(result["holds"] for result in results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
