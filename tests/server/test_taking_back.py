"""A person alone with bots takes decisions back over real sockets, also after the bots have replied."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lampion.kernel import record as records
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.live.bot_pool import BotPool
from lampion.tables.take_back import find_withdrawn
from tests.server.client import Line, Person, begin, guests_at, listening
from tests.server.conftest import Verify
from tests.server.servers import Local
from tests.waiting import until

SF = "spring-festival"


async def play_until(line: Line, found: Callable[[], bool]) -> None:
    """Play the first move on offer until something is found, each time after the bots have replied."""
    while not found():
        assert line.state["phase"] == "playing"
        await line.play(lambda offers: offers[0]["move"])
        await line.until(lambda: line.state["phase"] == "over" or line.state["waiting"] == [0])


def goes_together(local: Local, table: str, line: Line) -> Callable[[], bool]:
    """Would a decision be taken back together with a bot's reply?"""

    def is_found() -> bool:
        here = local.rooms.rooms[table].table
        return line.state["undo"] and len(find_withdrawn(here, 0)) > 1

    return is_found


async def test_the_replies_of_bots_go_too_and_the_record_is_right(local: Local, verify: Verify) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            await play_until(line, goes_together(local, table, line))
            gone = [entry.number for entry in find_withdrawn(local.rooms.rooms[table].table, 0)]
            offers, number, decision = line.state["offers"], line.state["number"], line.state["decision"]
            answer = await line.ask("undo", number=decision)
            assert (await line.ask("undo", number=decision))["number"] == answer["number"]  # sent again

            await line.until_number(answer["number"])
            told = [one for one in line.lines if one["number"] >= number]
            assert [one["withdrawn"] for one in told] == gone
            assert line.state["waiting"] == [0]
            assert line.state["offers"] != offers
        await ada.command(table, "close")
        verify(await ada.record(table))
        kept = records.read(await ada.record(table))
        room = await local.rooms.find(table)
        moves = [entry for entry in room.table.entries if entry.kind == "move" and entry.number not in gone]
        assert [entry.move for entry in kept.entries] == [entry.text for entry in moves]


async def test_whoever_decides_the_same_again_gets_the_same_reply(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="random", game=SF)
        async with listening((ada, table)) as (line,):
            await play_until(line, goes_together(local, table, line))
            played = local.rooms.rooms[table].table.require_match().position.copy()
            mine = find_withdrawn(local.rooms.rooms[table].table, 0)[-1].text
            await line.ask("undo", number=line.state["decision"])
            await line.play(lambda _offers: mine)
            await line.until(lambda: line.state["waiting"] == [0])
        assert local.rooms.rooms[table].table.require_match().position == played


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Event]:
    """Bots give their answers only when the test lets them: an event for each of their thoughts."""
    gates: list[asyncio.Event] = []
    choose = BotPool.choose

    async def choose_later(
        pool: BotPool, name: str, seed: int, game: Game, position: Position, seat: int, owner: str
    ) -> int:
        gates.append(gate := asyncio.Event())
        move = await choose(pool, name, seed, game, position, seat, owner)
        try:
            await gate.wait()
        except asyncio.CancelledError:
            await gate.wait()  # the answer comes although nobody wants it any more
        return move

    monkeypatch.setattr(BotPool, "choose", choose_later)
    return gates


async def test_a_bot_that_was_thinking_does_not_play_its_old_move(local: Local, held: list[asyncio.Event]) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game="takenoko", options={"first": "0", "weather": "off"})
        room = await local.rooms.find(table)
        await play_turn(ada, table)
        await until(lambda: len(held) == 1)  # the bot has begun to think about its turn
        decision = len(room.table.seats[0].decisions)

        await ada.command(table, "undo", number=decision)
        held[0].set()
        await ada.command(table, "ping")

        assert room.table.waiting() == [0]
        assert not any(entry.by == "bot" for entry in room.table.entries)
        await until(lambda: not room.bot_turns.thinking)
        assert room.table.entries[-1].kind == "undo"


async def play_turn(person: Person, table: str) -> None:
    """Play the first seat's turn to its end."""
    while True:
        shown: dict[str, Any] = await person.call("GET", f"/api/tables/{table}")
        state = shown["state"]
        if state["waiting"] != [0]:
            return
        offered = [offer["move"] for offer in state["offers"]]
        move = "end" if "end" in offered else offered[0]
        await person.command(table, "move", number=state["decision"], move=move)
