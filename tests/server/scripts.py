"""Servers in threads where nothing is random: ids, secrets, chance and bots follow a plan."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from threading import Thread, current_thread

import pytest
from websockets.asyncio.client import connect

from lampion.bots import BOTS
from lampion.bots.base import Bot
from lampion.kernel.chance import Fair
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.server import client
from tests.server.site_thread import LUCK
from tests.server.worlds import Plan


@dataclass
class Secrets:
    """What a world draws instead of random numbers: the same ids in both worlds, but different secrets."""

    world: int
    plan: Plan
    released: int = 0  # chance draws that follow the plan; later ones differ between the worlds
    counts: dict[int, int] = field(default_factory=dict)

    @property
    def secret(self) -> str:
        """The secret of the table."""
        return sha256(f"{self.plan.setting} {self.world}".encode()).hexdigest()

    def id(self, size: int) -> str:
        """The next id of this size."""
        self.counts[size] = self.counts.get(size, 0) + 1
        return f"{'id' * size}{self.counts[size]:04}"[-(size * 4 // 3) :]

    def choose(self, position: Position, number: int) -> int:
        """A chance draw: as planned if released, otherwise different in each world."""
        if number < self.released:
            return self.plan.chances(self.world)[number]
        return position.moves(CHANCE)[0 if self.world == 0 else -1]


class Scripted(Bot):
    """A bot that follows the plan; its seed encodes the world and the number of the decision."""

    plan: Plan

    def choose(self, game: Game, position: Position, seat: int) -> int:
        """The planned move."""
        decision, world = divmod(self.seed, 2)
        moves = [(step.here, step.there)[world] for step in self.plan.steps if step.seat == seat]
        return moves[decision]

    def think(self, game: Game, position: Position, seat: int, rng: Rng) -> int:
        """Never called."""
        raise NotImplementedError


@contextmanager
def scripted(plan: Plan, worlds: dict[Thread, Secrets], patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Replace everything random in the servers' threads by the plan."""
    token_hex, token_urlsafe, choose = LUCK.token_hex, LUCK.token_urlsafe, Fair.choose

    def hex_of(size: int) -> str:
        world = worlds.get(current_thread())
        return world.secret if world and size == 32 else token_hex(size)

    def urlsafe_of(size: int) -> str:
        world = worlds.get(current_thread())
        return world.id(size) if world else token_urlsafe(size)

    def choose_by_plan(fair: Fair, position: Position) -> int:
        for world in worlds.values():
            if world.secret == fair.secret:
                fair.draws += 1
                return world.choose(position, fair.draws - 1)
        return choose(fair, position)

    def seed_of(secret: str, purpose: str, seat: int, decision: int) -> int:
        world = next(world.world for world in worlds.values() if world.secret == secret)
        return 2 * decision + world if purpose == "scripted" else decision

    with patch.context() as scope:
        scope.setattr(LUCK, "token_hex", hex_of)
        scope.setattr(LUCK, "token_urlsafe", urlsafe_of)
        scope.setattr(Fair, "choose", choose_by_plan)
        scope.setattr("lampion.server.live.bot_turns.seed_of", seed_of)
        scope.setattr("lampion.server.live.hints.seed_of", seed_of)
        scope.setattr(Scripted, "plan", plan, raising=False)
        scope.setitem(BOTS, "scripted", Scripted)
        scope.setattr(client, "connect", partial(connect, compression=None))  # halves the time
        yield
