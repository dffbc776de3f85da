"""Bots wait before they move where people race against them."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lampion.server.live.bot_turns import BotTurns
from lampion.tables import Table
from tests.tables.helpers import begin, move


class Pool:
    """Bots that choose their first move at once."""

    async def choose(self, _name: str, _seed: int, _game: Any, position: Any, seat: int) -> int:
        return int(position.moves(seat)[0])


def waits(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that the bot of seat 1 waits before its move."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def act(decide: Any) -> int:
        assert len(decide(table)) >= 1
        return 0

    monkeypatch.setattr(asyncio, "sleep", sleep)
    services: Any = SimpleNamespace(bot_pool=Pool())
    saved: Any = SimpleNamespace(table=table)
    turns = BotTurns(services, saved, act, lambda: None)
    asyncio.run(turns.think_and_move(1, len(table.seats[1].decisions)))
    return waited


def test_a_bot_takes_its_time_in_a_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] As long as its game says, for its level."""
    table = begin("fireworks", 2, 1, mode="advanced-2")
    for seat in (0, 0, 1, 1):
        move(table, seat)
    position, bot = table.require_match().position, table.seats[1].bot

    assert waits(table, monkeypatch) == [table.game.pause(position, 1, bot) / 1000]


def test_elsewhere_a_bot_moves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] While start tiles are placed nobody races."""
    table = begin("fireworks", 2, 1, mode="advanced-2")

    assert waits(table, monkeypatch) == []
