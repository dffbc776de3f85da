"""Bots at tables: the levels of each game, and substitutes for people who are away."""

from threading import Event
from typing import ClassVar

import pytest

import lampion
from lampion.bots import BOTS
from lampion.bots.outside import OutsideBot
from lampion.games import GAMES
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.live import bot_pool
from tests.server.client import Refused, begin, chooser, guests_at, listening
from tests.server.servers import Local
from tests.waiting import PATIENCE, until

SF = "spring-festival"


async def test_every_game_lists_its_levels_with_their_strength(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        menu = await ada.call("GET", "/api/games")
        assert menu["bots"] == list(BOTS)
        assert [game["id"] for game in menu["games"]] == list(GAMES)
        for game in menu["games"]:
            levels = lampion.game(game["id"]).levels
            assert [level["bot"] for level in game["levels"]] == [level.name for level in levels]
            assert [level["rating"] for level in game["levels"]] == [level.rating for level in levels]
            assert (await ada.call("GET", f"/api/games/{game['id']}"))["levels"] == game["levels"]


async def test_a_whole_game_against_levels(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 3, bot="level:2", game=SF)
        async with listening((ada, table)) as (line,):
            assert [seat["bot"] for seat in line.seats] == [None, "level:2", "level:2"]
            await line.play_out(chooser(1))


async def test_a_table_plays_on_with_a_level_that_its_game_leaves_out_by_now(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands for the next weaker one, and keeps its name."""
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="level:2", game=SF)
        game = type(lampion.game(SF))
        monkeypatch.setattr(game, "levels", [level for level in game.levels if level.number != 2])
        async with listening((ada, table)) as (line,):
            assert line.seats[1]["bot"] == "level:2"
            await line.play_out(chooser(1))


async def test_only_the_table_s_own_substitute_can_be_called_for_a_person_who_is_away(local: Local) -> None:
    """Otherwise an opponent would choose the weakest."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await local.put_forward(600_000)
        with pytest.raises(Refused, match="bad-request"):
            await ada.command(table, "call-bot", seat=1, bot="random")
        await ada.command(table, "call-bot", seat=1)
        async with listening((ada, table)) as (line,):
            assert line.seats[1]["bot"] == "greedy"


async def test_a_substitute_that_thinks_for_long_is_refused(local: Local) -> None:
    """It would keep everybody waiting whenever somebody goes."""
    slow = {"settings": {"substitute": "search:10s"}}
    async with guests_at(local.address, "Ada") as (ada,):
        with pytest.raises(Refused, match="slow-bot"):
            await ada.make_table(game=SF, seats=2, **slow)
        table = (await ada.make_table(game=SF, seats=2))["id"]
        with pytest.raises(Refused, match="slow-bot"):
            await ada.command(table, "terms", seats=2, **slow)


async def test_a_person_who_polls_is_not_away(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        for _ in range(3):
            await local.put_forward(100_000)
            await bea.call("GET", f"/api/tables/{table}")
        with pytest.raises(Refused, match="not-away"):
            await ada.command(table, "call-bot", seat=1)
        await local.put_forward(120_000)
        await ada.command(table, "call-bot", seat=1)


async def test_the_end_is_not_agreed_over_the_head_of_somebody_who_is_here(local: Local) -> None:
    """A bot stands in for Bea, who is connected: she is asked too, and may say so without taking her seat back."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await local.put_forward(600_000)
        await ada.command(table, "call-bot", seat=1)
        async with listening((ada, table), (bea, table)) as (mine, hers):
            await ada.command(table, "end")
            await mine.until(lambda: mine.seats[0]["wants_end"])
            assert mine.state["phase"] == "playing"
            await hers.ask("end")
            await mine.until(lambda: mine.state["phase"] == "over")
            assert mine.state["outcome"]["reason"] == "agreed"


class Ponderer(OutsideBot):
    """Stands in for an outside program that takes its time: notes questions, and the ends of programs."""

    asked: ClassVar[list[int]] = []
    ended: ClassVar[list[int]] = []
    answers = Event()

    def choose(self, game: Game, position: Position, seat: int) -> int:
        """The first legal move, once it may answer."""
        self.asked.append(seat)
        self.answers.wait(PATIENCE)
        return position.moves(seat)[0]

    def close(self) -> None:
        """A program would be ended, and started again for the next question."""
        self.ended.append(1)


async def test_taking_back_again_and_again_ends_no_outside_program(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting programs costs far more than the moves; a late answer to a question that was undone is dropped."""
    find = bot_pool.find_bot
    monkeypatch.setattr(
        bot_pool, "find_bot", lambda name, seed: Ponderer("true", seed) if name == "search:5001" else find(name, seed)
    )
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, bot="search:5001", game="takenoko")
        async with listening((ada, table)) as (line,):
            for turn in range(1, 4):
                while line.state["waiting"] == [0]:
                    await line.play(lambda offers: offers[-1]["move"])
                await until(lambda turn=turn: len(Ponderer.asked) >= turn)  # type: ignore[misc]
                await line.ask("undo", number=line.state["decision"])
                await line.until(lambda: line.state["waiting"] == [0])
            Ponderer.answers.set()
            assert Ponderer.ended == []
