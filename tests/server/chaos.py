"""A site of real processes, over a real PostgreSQL and a real Redis, to which anything may happen; people play on."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import redis

from tests.postgres import Postgres
from tests.redis import RedisServer
from tests.server.client import LOST, Choose, Line, Person, Player, Refused
from tests.server.servers import ServerProcess
from tests.waiting import until, until_answered

LEASE = "lampion:lease:"


class ChaosLine(Line):
    """A socket on which a move that can't be saved just now is sent again, as the page does."""

    async def ask(self, kind: str, **data: Any) -> dict[str, Any]:
        """Send a command until it is acknowledged."""
        try:
            return await super().ask(kind, **data)
        except Refused as refused:
            if refused.code == "unavailable":
                raise ConnectionError(refused.code) from None
            raise


class ChaosPlayer(Player):
    """A person who plays at whatever process answers, and makes as many decisions as they are allowed to."""

    def __init__(self, person: Person, table: str, choose: Choose, town: Town) -> None:
        super().__init__(person, table, choose)
        self.line = ChaosLine(person, table)
        self.town = town
        self.lost_at: float | None = None
        self.gaps: list[float] = []  # seconds without a connection
        town.players.append(self)

    async def think(self) -> tuple[int, str] | None:
        """Decide, when allowed to."""
        if not await self.town.may_decide(self.line):
            return None
        return await super().think()

    async def reconnect(self) -> bool:
        """Try another process."""
        self.lost_at = self.lost_at or monotonic()
        self.line.person.move_to(self.town.rng.choice(self.town.open()).address)
        try:
            is_open = await super().reconnect()
        except Refused:
            return False
        if is_open:
            if self.reconnects:
                self.gaps.append(monotonic() - self.lost_at)
            self.lost_at = None
        return is_open


class Town:
    """The processes of a site, what they stand on, and the people who play there."""

    def __init__(self, servers: list[ServerProcess], cache: RedisServer, database: Postgres | None, seed: int) -> None:
        self.servers = servers
        self.cache = cache
        self.database = database
        self.rng = random.Random(seed)
        self.players: list[ChaosPlayer] = []
        self.closed: set[ServerProcess] = set()  # a proxy sends nobody there
        self.allowed = 0  # decisions, of all people together
        self.changed = asyncio.Event()
        self.counts: dict[str, int] = {}

    def open(self) -> list[ServerProcess]:
        """The processes to which a proxy would send people."""
        return [server for server in self.servers if server not in self.closed]

    async def may_decide(self, line: Line) -> bool:
        """Wait until somebody may decide; false if the connection is lost meanwhile."""
        while self.made() >= self.allowed:
            if not line.is_open or line.state["phase"] == "over":
                return line.is_open
            self.changed.clear()
            try:
                async with asyncio.timeout(0.05):
                    await self.changed.wait()
            except TimeoutError:
                continue
        return True

    def made(self) -> int:
        """How many decisions were made."""
        return sum(len(player.acknowledged) for player in self.players)

    async def play_on(self, decisions: int) -> None:
        """Let people make some more decisions, and wait until they have, or their games are over."""
        self.allowed = self.made() + decisions
        self.changed.set()
        await until(lambda: self.made() >= self.allowed or self.is_over(), 120)

    def is_over(self) -> bool:
        """Are all games over?"""
        return all(player.line.state.get("phase") == "over" for player in self.players)

    def owner(self, table: str) -> ServerProcess | None:
        """The process that cares for a table."""
        with redis.Redis.from_url(self.cache.url, decode_responses=True) as client:
            name = str(client.get(LEASE + table) or "")
        found = [one for one in self.servers if one.process and name.endswith(f"-{one.process.pid}")]
        return found[0] if found else None

    async def close(self, server: ServerProcess) -> None:
        """A proxy notices that a process doesn't answer, and people that they are told nothing."""
        self.closed.add(server)
        for player in self.players:
            if player.line.person.address == server.address:
                await player.line.drop()

    # What may happen

    async def happen(self, what: str) -> None:
        """Let something happen, play on meanwhile if that is possible, and afterwards."""
        self.counts[what] = self.counts.get(what, 0) + 1
        events: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill, "redis": self.kill_redis, "postgres": self.kill_postgres, "stop": self.stop_owner,
            "clock": self.jump,
        }  # fmt: skip
        await events[what]()
        await self.play_on(3)

    async def kill(self) -> None:
        """Kill a process without warning."""
        server = self.rng.choice(self.servers)
        self.closed.add(server)
        server.end(signal.SIGKILL)
        await self.play_on(3)
        await asyncio.to_thread(server.start)
        self.closed.discard(server)

    async def kill_redis(self) -> None:
        """Kill Redis, which forgets everything."""
        self.cache.end(signal.SIGKILL)
        await self.play_on(3)
        await asyncio.to_thread(self.cache.start)

    async def kill_postgres(self) -> None:
        """Kill PostgreSQL: nobody can move until it is back."""
        assert self.database is not None
        self.allowed = self.made() + 1  # somebody tries
        self.changed.set()
        self.database.end(signal.SIGKILL)
        await asyncio.to_thread(self.database.start)

    async def stop_owner(self) -> None:
        """The process that cares for a table stands still until another does; then it wakes up."""
        table = self.rng.choice(self.players).line.table
        server = await until(lambda: self.owner(table))
        assert server is not None
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            await self.close(server)
            await until(lambda: self.owner(table) not in (None, server))
            await self.play_on(3)
        finally:
            server.process.send_signal(signal.SIGCONT)
            self.closed.discard(server)

    async def jump(self) -> None:
        """The clock of a machine is set an hour ahead."""
        process = self.rng.choice(self.open()).process
        assert process is not None
        process.send_signal(signal.SIGUSR1)

    async def replace(self, server: ServerProcess) -> None:
        """Replace a process by a newer one: it hands over and ends, and its place is taken."""
        self.closed.add(server)
        await asyncio.to_thread(server.end, signal.SIGTERM)
        await asyncio.to_thread(server.start)
        self.closed.discard(server)


async def answers(server: ServerProcess) -> bool:
    """Does a process answer?"""
    person = Person(server.address)
    try:
        return bool(await person.call("GET", "/healthz"))
    except (*LOST, Refused):
        return False
    finally:
        await person.close()


async def all_answer(town: Town) -> None:
    """Wait until all processes are well."""
    for server in town.servers:
        await until_answered(lambda server=server: answers(server))  # type: ignore[misc]
