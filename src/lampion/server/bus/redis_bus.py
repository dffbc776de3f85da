"""The bus over Redis: one channel that every process of a site hears.

A process knows that it is linked by hearing itself: it says every second that it lives. Others who don't are gone.
"""

import asyncio
import json
import logging
from collections.abc import Collection
from contextlib import suppress
from time import monotonic
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from lampion.server.bus.bus import Bus, Make
from lampion.server.bus.errors import BadRedis
from lampion.server.logs import logger, note

CHANNEL = "lampion:site:"  # and the number of the database in Redis: several sites may share one Redis
BEAT = 1.0  # seconds between two signs of life
LATE = 3.0  # seconds without hearing ourselves after which the link is broken
GONE = 5.0  # seconds without a sign of life after which a process is gone
SOON = 0.1  # seconds in which only the latest is told of what changes quickly
PAUSE = 0.3  # seconds before another try to connect
ANSWER = 2.0  # seconds that Redis has for an answer
MOST = 20_000  # things to tell that may wait; more are dropped
BROKEN = (RedisError, OSError, TimeoutError)


def connect(url: str) -> Redis:
    """A connection to Redis, made when it is used first."""
    once = Retry(NoBackoff(), 0)  # whoever asks tries again
    try:
        return Redis.from_url(
            url, decode_responses=True, encoding_errors="replace", socket_timeout=ANSWER,
            socket_connect_timeout=ANSWER, retry=once,
        )  # fmt: skip
    except ValueError:
        raise BadRedis(problem="form") from None


class RedisBus(Bus):
    """The bus of a site with several processes."""

    is_shared = True

    def __init__(self, redis: Redis, name: str) -> None:
        super().__init__(name)
        self.redis = redis
        self.channel = channel_of(redis)
        self.is_linked = False
        self.said: list[list[Any]] = []
        self.latest: dict[tuple[str, str], Make] = {}
        self.filled = asyncio.Event()
        self.heard = -LATE  # when we last heard ourselves
        self.peers: dict[str, float] = {}  # when others were heard
        self.tasks: list[asyncio.Task[None]] = []
        self.on("alive", lambda *_: None)
        self.on("bye", self.forget)

    # Start and stop

    async def start(self) -> None:
        """Connect; without Redis, go on without it after a moment."""
        self.tasks = [asyncio.create_task(work) for work in (self.listen(), self.publish(), self.beat())]
        linked = asyncio.Event()
        self.on_link.append(lambda is_linked: linked.set() if is_linked else None)
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                await linked.wait()
        self.on_link.pop()
        if not self.is_linked:
            note("the bus is down", logging.WARNING)

    async def stop(self) -> None:
        """Say goodbye, and disconnect."""
        await end(self.tasks)
        with suppress(*BROKEN):
            await self.send([*self.gather(), ["bye"]])
        with suppress(*BROKEN):
            await self.redis.aclose()

    # Telling

    def tell(self, topic: str, *words: Any) -> None:
        """Tell the others something, soon; it may be lost, and nobody waits for it."""
        if self.is_linked and len(self.said) < MOST:
            self.said.append([topic, *words])
            self.filled.set()

    def tell_latest(self, topic: str, key: str, make: Make) -> None:
        """The same for what changes quickly: only what it is in a moment is told."""
        if not self.is_linked:
            return
        if not self.latest:
            asyncio.get_running_loop().call_later(SOON, self.filled.set)
        self.latest[topic, key] = make

    def gather(self) -> list[list[Any]]:
        """What is to be told now."""
        said, self.said = self.said, []
        latest, self.latest = self.latest, {}
        return said + [[topic, key, *make()] for (topic, key), make in latest.items()]

    async def publish(self) -> None:
        """Tell whatever has collected; while it is on its way, more collects."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            with suppress(*BROKEN):  # the link is checked elsewhere
                await self.send(self.gather())

    async def send(self, said: list[list[Any]]) -> None:
        """Tell everybody."""
        await self.redis.publish(self.channel, json.dumps([self.name, said], separators=(",", ":")))

    async def beat(self) -> None:
        """Give signs of life, and notice who gives none."""
        while True:
            self.said.append(["alive"])
            self.filled.set()
            await asyncio.sleep(BEAT)
            now = monotonic()
            if self.is_linked and now - self.heard > LATE:
                self.link(False)
            if self.is_linked:
                for name in [name for name, heard in self.peers.items() if now - heard > GONE]:
                    self.forget(name)

    # Hearing

    async def listen(self) -> None:
        """Hear what is told, and connect again and again."""
        while True:
            with suppress(*BROKEN):
                async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self.channel)
                    async for message in channel.listen():
                        self.hear(message["data"])
            if self.is_linked:
                self.link(False)
            await asyncio.sleep(PAUSE)

    def hear(self, text: str) -> None:
        """Take in what a process has told; anything else is left alone."""
        try:
            name, said = read_told(text)
        except (TypeError, ValueError, RecursionError):
            note("something strange was told on the bus", logging.WARNING)
            return
        now = monotonic()
        if name == self.name:
            self.heard = now
            if not self.is_linked:
                self.link(True)
            return
        if name and name not in self.peers and said != [["bye"]]:
            self.call_all(self.on_came, name)
        if name:  # else it is told from outside
            self.peers[name] = now
        for topic, *words in said:
            self.call_all(self.hearers.get(topic, ()), name, *words)

    def link(self, is_linked: bool) -> None:
        """The link broke, or is back; whoever was known before gets time to be heard again."""
        self.is_linked = is_linked
        if is_linked:
            self.peers = dict.fromkeys(self.peers, monotonic())
        else:
            self.said.clear()
            self.latest.clear()
        note("the bus works" if is_linked else "the bus is down", logging.INFO if is_linked else logging.WARNING)
        self.call_all(self.on_link, is_linked)

    def forget(self, name: str) -> None:
        """A process has left."""
        if self.peers.pop(name, None) is not None:
            note("a process is gone", peer=name)
            self.call_all(self.on_left, name)

    def call_all(self, hearers: Any, *words: Any) -> None:
        """Call everybody who asked for this; what goes wrong for one doesn't concern the others."""
        for hear in hearers:
            try:
                hear(*words)
            except (LookupError, TypeError, ValueError):
                logger.exception("what another process told was not understood")


def channel_of(redis: Redis) -> str:
    """The channel of the site that meets in this Redis."""
    return f"{CHANNEL}{redis.connection_pool.connection_kwargs.get('db') or 0}"


async def tell_site(redis: Redis, topic: str) -> bool:
    """Tell the processes of a site something without being one of them; did anybody hear it?"""
    with suppress(*BROKEN):
        return bool(await redis.publish(channel_of(redis), json.dumps(["", [[topic]]])))
    return False


def read_told(text: str) -> tuple[str, list[list[Any]]]:
    """Which process has told what: a list of topics, each with its words. Raises ValueError or TypeError."""
    name, said = json.loads(text)
    if not isinstance(name, str) or not all(isinstance(one, list) and one and isinstance(one[0], str) for one in said):
        raise ValueError("no process tells this")
    return name, said


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """End tasks that ask Redis: its client may take a cancellation for a failure, so one may not be enough."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=PAUSE)
