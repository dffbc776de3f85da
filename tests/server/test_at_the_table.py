"""Everything besides moves: games started in one call, hints, slow bots, and chat."""

import asyncio
import threading

import pytest

from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.live import bot_pool
from tests.server.client import Person, begin, chooser, guests_at, listening
from tests.server.conftest import Start, Verify
from tests.server.people import SF, play_on, refusal, sit_down, take, until_written
from tests.server.servers import Local

# Play now


@pytest.mark.parametrize(("game", "seats"), [(SF, 2), (SF, 4), ("takenoko", 3)])
async def test_play_now_sits_a_stranger_down_against_greedy_in_one_call(local: Local, game: str, seats: int) -> None:
    person = Person(local.address)
    table = (await person.call("POST", "/api/play", json={"game": game, "seats": seats}))["id"]
    me = (await person.call("GET", "/api/me"))["guest"]
    assert me["name"]
    async with listening((person, table)) as (line,):
        assert [seat["kind"] for seat in line.seats] == ["person", *["bot"] * (seats - 1)]
        assert {seat["bot"] for seat in line.seats[1:]} == {"greedy"}
        assert line.seats[0]["guest"] == me["id"]
        for _ in range(3):
            await line.play(chooser(game))
        assert line.welcome["table"]["hints"]
        assert line.state["decision"] == 3
    await person.close()


async def test_play_now_is_a_game_like_any_other(local: Local, verify: Verify) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        made = await ada.call("POST", "/api/play", json={"game": SF, "seats": 3, "bot": "random"})
        await play_on(ada, made["id"])
        assert await refusal(ada.call("POST", "/api/play", json={"game": SF, "seats": 5})) == "bad-seats"
        assert await refusal(ada.call("POST", "/api/play", json={"game": "chess"})) == "unknown-game"
        assert await refusal(ada.call("POST", "/api/play", json={"bot": "oracle"})) == "unknown-bot"
        verify(await ada.record(made["id"]))


# Hints


@pytest.mark.parametrize(("people", "allowed", "hints"), [(1, False, True), (2, False, False), (2, True, True)])
async def test_hints_are_on_against_bots_and_otherwise_if_the_table_allows_them(
    local: Local, people: int, allowed: bool, hints: bool
) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as guests:
        table = await begin(dict(enumerate(guests[:people])), 3, game=SF, settings={"hints": allowed})
        async with listening((guests[0], table), (guests[2], table)) as (line, watching):
            assert line.welcome["table"]["hints"] == watching.welcome["table"]["hints"] == hints
            assert await refusal(watching.ask("hint")) == "not-seated"
            if not hints:
                assert await refusal(line.ask("hint")) == "no-hints"
                return
            for _ in range(4):
                given = (await line.ask("hint"))["hints"]
                assert 1 <= len(given) <= 3
                assert {one["move"] for one in given} <= {offer["move"] for offer in line.state["offers"]}
                assert all(one["chance"] % 5 == 0 and 0 <= one["chance"] <= 100 for one in given)
                hint = given[0]["move"]
                await line.play(take(hint))
            if people == 2:  # the other player has not begun
                assert await refusal(line.ask("hint")) == "not-your-turn"


# Bots


class Ponderer:
    """A bot that thinks until it is released; everything else must go on."""

    def __init__(self) -> None:
        self.thinking, self.enough = threading.Event(), threading.Event()

    def choose(self, game: Game, position: Position, seat: int) -> int:
        """Think, and take the first move."""
        self.thinking.set()
        self.enough.wait(30)
        return position.moves(seat)[0]

    def stop(self) -> None:
        """Keep thinking; the caller does not wait."""


async def test_a_thinking_bot_blocks_nobody_and_stops_when_the_table_closes(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, ponderer = serve(), Ponderer()
    monkeypatch.setattr(bot_pool, "bot", lambda *_: ponderer)

    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        other = await begin({0: ada}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            assert await asyncio.to_thread(ponderer.thinking.wait, 20)
            for _ in range(4):
                await line.play(chooser(1))
            assert (await ada.call("GET", "/api/games"))["games"]
            room = server.rooms.rooms[table]
            assert list(room.bot_turns.thinking) == [1]
            task = room.bot_turns.thinking[1].task
            await ada.command(table, "close")
            assert room.bot_turns.thinking == {}
            assert task.cancelled() or task.cancelling()
            ponderer.enough.set()
            async with listening((ada, other)) as (other_line,):  # at the other table the bot gets to move
                await other_line.play_out(chooser(2))
            assert line.state["outcome"]["reason"] == "closed"
            assert (await ada.call("GET", f"/api/tables/{table}"))["state"]["number"] == line.state["number"]


# Chat


async def test_chat_is_kept_with_the_table(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table), (bea, table), (cem, table)) as lines:
            for number, line in enumerate(lines):
                await line.ask("chat", text=f"I am number {number}")
            for line in lines:
                await until_written(line, 3)
            expected = [(0, "Ada", 0), (1, "Bea", 1), (2, "Cem", None)]
            assert [(one["number"], one["name"], one["seat"]) for one in lines[0].chat] == expected
            assert lines[0].chat == lines[1].chat == lines[2].chat
            await lines[1].drop()
            await lines[0].ask("chat", text="still there?")
            await lines[1].resume()
            await lines[1].until(lambda: len(lines[1].chat) == 4)
            await lines[0].until(lambda: len(lines[0].chat) == 4)
            assert lines[1].chat == lines[0].chat
        await ada.command(table, "close")
        assert len((await bea.call("GET", f"/api/tables/{table}"))["chat"]) == 4
        await bea.command(table, "chat", text="good game")  # allowed after the game, too


async def test_a_forgotten_guest_leaves_no_name_and_no_chat(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Beatrix", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            await mine.ask("chat", text="hello")
            await theirs.ask("chat", text="my secret")
            await bea.call("DELETE", "/api/me")
            with pytest.raises(ConnectionError):
                await theirs.until(lambda: False)
            assert theirs.closed == (1008, "no-identity")
            await mine.until(lambda: not mine.seats[1]["name"])
            async with listening((ada, table), (cem, table)) as later:
                for line in later:
                    assert [one["text"] for one in line.chat] == ["hello"]
                    assert "Beatrix" not in "".join(line.heard)
        lobby = await cem.call("GET", "/api/tables")
        assert "Beatrix" not in str(lobby)
        assert (await bea.call("GET", "/api/me"))["guest"] is None


async def test_a_new_name_is_shown_at_once(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table)) as (line,):
            await bea.call("PATCH", "/api/me", json={"name": "Beatrice"})
            await line.until(lambda: line.seats[1]["name"] == "Beatrice")
