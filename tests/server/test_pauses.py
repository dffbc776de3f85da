"""Bots take their time where people race against them, and whoever is quicker gets the tile."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from lampion.games.fireworks.constants import phases
from lampion.games.fireworks.game import FireworksGame
from lampion.games.fireworks.rules import Fireworks
from lampion.kernel.errors import TooLate
from lampion.server.live.bot_limits import seconds_to_wait
from lampion.server.live.bot_turns import BotTurns
from lampion.server.live.pacing import Pacing
from lampion.server.people.homes import Homes
from lampion.tables import Table
from tests.server.client import begin as begin_at
from tests.server.client import guests_at, listening
from tests.server.conftest import Start
from tests.tables.helpers import add, begin, move, moves_of
from tests.waiting import until

GREEDY = 5  # the level of the game's levels that the bot `greedy` stands for


class Race:
    """A race against a bot in seat 1 that wants cats; a test says what happens while it waits, and while it thinks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = begin("fireworks", 2, 1, mode="advanced-2")
        for seat in (0, 1):
            for cell in ("1,1", "3,3"):
                move(self.table, seat, f"start {cell}")
        self.waited: list[float] = []
        self.while_waiting: Callable[[], object] = lambda: None
        self.while_thinking: Callable[[], object] = lambda: None
        self.went_on = 0  # how often bots were let go on after a refusal
        monkeypatch.setattr(asyncio, "sleep", self.sleep)
        services: Any = SimpleNamespace(bot_pool=self, homes=Homes(), pacing=Pacing())
        saved: Any = SimpleNamespace(table=self.table)
        self.turns = BotTurns(services, saved, self.act, self.go_on, lambda: True)

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.while_waiting()

    async def choose(self, _name: str, _seed: int, _game: Any, position: Any, seat: int, _owner: str) -> int:
        """A cat if there is one, else the first move."""
        moves = position.moves(seat)
        texts = [self.table.game.write_move(position, seat, one) for one in moves]
        chosen = moves[texts.index("claim cat") if "claim cat" in texts else 0]
        self.while_thinking()
        return int(chosen)

    async def act(self, decide: Any) -> int:
        add(self.table, decide(self.table))
        return self.table.number

    def go_on(self) -> None:
        self.went_on += 1

    def take_both_cats(self) -> None:
        for cell in ("0,0", "0,1"):
            move(self.table, 0, "claim cat")
            move(self.table, 0, f"place {cell}")

    async def let_bot_move(self) -> str:
        """The bot's move."""
        await self.turns.let_bot_move(1, len(self.table.seats[1].decisions))
        return moves_of(self.table, 1)[-1]


async def test_whoever_is_quicker_than_the_bot_gets_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] The bot looks at the table after it has waited, and takes another tile."""
    race = Race(monkeypatch)
    race.while_waiting = race.take_both_cats

    assert (await race.let_bot_move()).startswith("claim kiku")
    assert moves_of(race.table, 0).count("claim cat") == 2


async def test_a_bot_that_nobody_hurries_gets_what_it_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35]"""
    assert await Race(monkeypatch).let_bot_move() == "claim cat"


async def test_a_bot_that_came_too_late_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] Its refused claim is nobody's fault, and the game goes on."""
    race = Race(monkeypatch)
    race.while_thinking = race.take_both_cats
    before = moves_of(race.table, 1)

    assert await race.let_bot_move() == before[-1]
    assert race.went_on == 1

    race.while_thinking = lambda: None
    assert (await race.let_bot_move()).startswith("claim kiku")
    assert len(race.waited) == 2


async def test_the_refusal_of_a_bot_is_that_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35]"""
    race = Race(monkeypatch)
    race.while_thinking = race.take_both_cats

    with pytest.raises(TooLate):
        await race.turns.think_and_move(1, len(race.table.seats[1].decisions))


def wait_of(table: Table, name: str, seed: int = 20) -> float:
    """The seconds that a bot of this name waits before it thinks; with this seed exactly what the game says."""
    return seconds_to_wait(table.game, table.require_match().position, 1, name, seed)


def test_stronger_levels_are_quicker_thinking_included(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] As tables name them; the last one thinks for a second of its time."""
    table = Race(monkeypatch).table
    waits = [wait_of(table, f"level:{number}") for number in range(1, 9)]
    waits[-1] += 1

    assert waits == sorted(waits, reverse=True)
    assert waits[0] > 2 * waits[-1] > 2
    assert wait_of(table, "greedy") == waits[GREEDY - 1]


def test_no_bot_moves_like_clockwork(monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] Bots of one level don't move all at the same moment, but nearly at the same pace."""
    table = Race(monkeypatch).table
    waits = {wait_of(table, "greedy", seed) for seed in range(1000)}

    assert len(waits) > 20
    assert max(waits) <= 1.21 * wait_of(table, "greedy")
    assert min(waits) >= 0.79 * wait_of(table, "greedy")


def test_elsewhere_a_bot_moves_at_once() -> None:
    """[FW-A35] While start tiles are placed nobody races."""
    assert wait_of(begin("fireworks", 2, 1, mode="advanced-2"), "greedy") == 0


async def test_bots_wait_also_after_the_server_was_restarted(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """[FW-A35] They don't make up for lost time."""
    asked: list[int] = []

    def pause(_game: FireworksGame, position: Fireworks, seat: int, _bot: str) -> int:
        if position.phase != phases.CLAIM:
            return 0
        asked.append(seat)
        return 60_000 if len(asked) == 1 else 10

    server = serve()
    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin_at({0: ada}, 2, game="fireworks", options={"mode": "advanced-2"})
        async with listening((ada, table)) as (line,):
            monkeypatch.setattr(FireworksGame, "pause", pause)
            for number, cell in enumerate(("1,1", "3,3")):
                await line.ask("move", number=number, move=f"start {cell}")
            await until(lambda: asked)
            decided = len(server.rooms.rooms[table].table.seats[1].decisions)
        server.stop()
        assert asked == [1]
        server = serve()
        ada.move_to(server.address)
        async with listening((ada, table)) as (line,):
            await line.until(lambda: len(line.state["view"]["seats"][1]["sky"]) > 2)
        assert len(asked) > 1
        assert len(server.rooms.rooms[table].table.seats[1].decisions) > decided
