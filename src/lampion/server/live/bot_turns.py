"""The turns of bots at a table: they think in the pool, and move if they are still asked."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import NamedTuple

from lampion.kernel.errors import MoveRefused
from lampion.server.live.bot_limits import seconds_to_wait
from lampion.server.live.bot_pool import UNDONE, seed_of
from lampion.server.live.saving import Decide, SavedTable
from lampion.server.live.services import Services
from lampion.tables import Draft, Table
from lampion.tables.actions import move as play_move

LEAST = 0.025  # seconds that a bot takes: how long a quick one thinks would tell something about its hand


class Thought(NamedTuple):
    """A bot that is thinking: about which decision of its seat, since which entry, in which task."""

    decision: int
    since: int
    task: asyncio.Task[None]

    def is_stale(self, table: Table, seat: int) -> bool:
        """Is that decision no longer asked for, or was something taken back since?"""
        place = table.seats[seat]
        return was_undone(table, self.since) or not place.bot or self.decision != len(place.decisions)


def was_undone(table: Table, since: int) -> bool:
    """Was something taken back since an entry?"""
    return any(entry.kind == "undo" for entry in table.entries[since:])


def find_thinkers(table: Table) -> list[int]:
    """The bots whose turn it is. In a challenge, the person goes first, and then one bot at a time."""
    waiting = table.waiting()
    thinkers = [seat for seat in waiting if table.seats[seat].bot]
    if table.settings.challenge:
        return thinkers[:1] if thinkers == waiting else []
    return thinkers


class BotTurns:
    """Lets the bots of a table think and move."""

    def __init__(
        self,
        services: Services,
        saved: SavedTable,
        act: Callable[[Decide], Awaitable[int]],
        go_on: Callable[[], None],
        is_attended: Callable[[], bool],
    ) -> None:
        self.services = services
        self.saved = saved
        self.act = act  # changes the table
        self.go_on = go_on  # lets bots and clocks go on after a refused move
        self.is_attended = is_attended  # does anybody wait for the bots?
        self.thinking: dict[int, Thought] = {}  # by seat

    def start(self) -> None:
        """Let bots think whose turn it is, and stop those whose turn it no longer is."""
        table = self.saved.table
        waiting = table.waiting()
        for seat, thought in list(self.thinking.items()):
            if seat not in waiting or thought.is_stale(table, seat):
                thought.task.cancel(UNDONE if table.phase == "playing" else None)
                del self.thinking[seat]
        if not self.is_attended():
            return
        for seat in find_thinkers(table):
            if seat not in self.thinking:
                decision = len(table.seats[seat].decisions)
                task = self.services.spawn(self.let_bot_move(seat, decision))
                self.thinking[seat] = Thought(decision, table.number, task)

    async def let_bot_move(self, seat: int, decision: int) -> None:
        """Let a bot think and move; it thinks again if a simultaneous move came first."""
        refused = False
        try:
            await self.think_and_move(seat, decision)
        except MoveRefused:
            refused = True
        finally:
            thought = self.thinking.get(seat)
            if thought and thought.task is asyncio.current_task():
                del self.thinking[seat]
        if refused:
            self.go_on()

    async def think_and_move(self, seat: int, decision: int) -> None:
        """Let a bot think, then move if its seat still waits for that decision."""
        table = self.saved.table
        name, live_match, since = table.seats[seat].bot, table.live_match, table.number
        if live_match is None:
            return
        # By the moves in force: whoever takes a decision back and then decides the same gets the same reply.
        seed = seed_of(table.terms.secret, name, seat, table.seats[seat].moves)
        wait = seconds_to_wait(table.game, live_match.position, seat, name, seed)
        if wait:
            await asyncio.sleep(wait)
        position = self.saved.table.require_match().position  # others may have moved
        if not position.waits_for(seat):
            position.refuse(seat, -1)
        owner, began = self.services.homes.owner(table.terms.host), monotonic()
        move = await self.services.bot_pool.choose(name, seed, table.game, position, seat, owner)
        now = monotonic()
        if (early := max(LEAST - (now - began), self.services.pacing.wait(owner, now))) > 0:
            await asyncio.sleep(early)

        def decide(table: Table) -> list[Draft]:
            place = table.seats[seat]
            is_same = place.bot and len(place.decisions) == decision and not was_undone(table, since)
            still = table.phase == "playing" and is_same and seat in table.waiting()
            return play_move(table, seat, move, "bot") if still else []

        await self.act(decide)

    def stop(self) -> None:
        """Stop all thinking."""
        for thought in self.thinking.values():
            thought.task.cancel()
        self.thinking.clear()
