"""Bots that think in other processes, perhaps on other machines; without them, or when they fail, they think here."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.bus.bus import Bus
from lampion.server.bus.jobs import KEPT, Job, key_of
from lampion.server.live.bot_limits import LONGEST
from lampion.server.live.fair_queue import FairQueue
from lampion.server.logs import note
from lampion.server.metrics import Metrics

if TYPE_CHECKING:
    from redis.asyncio import Redis

PATIENCE = 10.0  # seconds for an answer besides the time that a bot may think


class FarThoughts:
    """Asks thinkers, as many things at once as they have room for; owners take turns."""

    def __init__(self, redis: "Redis", bus: Bus, metrics: Metrics) -> None:
        self.redis = redis
        self.bus = bus
        self.metrics = metrics
        self.thinkers: dict[str, int] = {}  # by process: how much each thinks at once
        self.queue = FairQueue(0)
        self.asked: dict[str, asyncio.Future[int | None]] = {}
        bus.on("thinker", self.hear_thinker)
        bus.on("thought", self.hear_thought)
        bus.on_left.append(self.hear_left)
        bus.on_link.append(lambda is_linked: None if is_linked else self.give_up())

    def are_there(self) -> bool:
        """Is anybody there who thinks?"""
        return bool(self.thinkers) and self.bus.is_linked

    def hear_thinker(self, process: str, room: int) -> None:
        """A thinker is there."""
        if process not in self.thinkers:
            note("a thinker is there", peer=process, room=room)
            self.thinkers[process] = room
            self.set_room(room)

    def hear_left(self, process: str) -> None:
        """A process left; if it was a thinker, it may have taken anything with it."""
        if process in self.thinkers:
            self.set_room(-self.thinkers.pop(process))
            self.give_up()

    def set_room(self, more: int) -> None:
        """There is room for more thoughts, or for less."""
        self.queue.free += more
        self.queue.most_of_owner = max(1, sum(self.thinkers.values()) // 2)
        self.queue.let_in()

    def hear_thought(self, _: str, process: str, job: str, move: int | None) -> None:
        """A thinker has decided, or could not."""
        if process == self.bus.name and job in self.asked:
            settle(self.asked[job], move)

    def give_up(self) -> None:
        """Nobody answers what was asked so far."""
        for answer in self.asked.values():
            settle(answer, None)

    async def choose(
        self, group: str, name: str, seed: int, game: Game, position: Position, seat: int, owner: str
    ) -> int | None:
        """The move that a bot chooses; None if nobody answered, or the answer was no legal move."""
        job = Job(
            secrets.token_urlsafe(9), self.bus.name, game.id, game.rules, game.components, game.write(position), seat,
            name, seed,
        )  # fmt: skip
        answer = self.asked[job.id] = asyncio.get_running_loop().create_future()
        move: int | None = None
        try:
            async with asyncio.timeout(LONGEST + PATIENCE if group != "quick" else PATIENCE):
                await self.queue.enter(owner)
                try:
                    if not answer.done():
                        await self.submit(group, job)
                    move = await answer
                finally:
                    self.queue.leave(owner)
        except (TimeoutError, OSError) as error:
            note("no thinker answered", logging.WARNING, error=type(error).__name__)
        finally:
            del self.asked[job.id]
            if not answer.done() or answer.cancelled():
                self.bus.tell("forget", job.id)
        is_legal = move is not None and position.waits_for(seat) and move in position.moves(seat)
        self.metrics.far_thoughts.labels("answered" if is_legal else "failed").inc()
        return move if is_legal else None

    async def submit(self, group: str, job: Job) -> None:
        """Ask the thinkers."""
        from redis.exceptions import RedisError

        try:
            async with self.redis.pipeline(transaction=False) as both:
                both.rpush(key_of(group), job.write())
                both.expire(key_of(group), KEPT)
                await both.execute()
        except RedisError as error:
            raise OSError(str(error)) from error


def settle(answer: asyncio.Future[int | None], move: int | None) -> None:
    """Answer, unless it was answered."""
    if not answer.done():
        answer.set_result(move)
