"""Bots at tables: the levels of each game, and substitutes for people who are away."""

import pytest

import lampion
from lampion.bots import BOTS
from lampion.games import GAMES
from tests.server.client import Refused, begin, chooser, guests_at, listening
from tests.server.servers import Local

SF = "spring-festival"


async def test_every_game_lists_its_levels_with_their_strength(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        menu = await ada.call("GET", "/api/games")
        assert menu["bots"] == list(BOTS)
        assert [game["id"] for game in menu["games"]] == list(GAMES)
        for game in menu["games"]:
            levels = lampion.game(game["id"]).levels
            assert [level["bot"] for level in game["levels"]] == [f"level:{number}" for number in range(1, 9)]
            assert [level["rating"] for level in game["levels"]] == [level.rating for level in levels]
            assert (await ada.call("GET", f"/api/games/{game['id']}"))["levels"] == game["levels"]


async def test_a_whole_game_against_levels(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 3, bot="level:2", game=SF)
        async with listening((ada, table)) as (line,):
            assert [seat["bot"] for seat in line.seats] == [None, "level:2", "level:2"]
            await line.play_out(chooser(1))


async def test_any_bot_can_be_called_for_a_person_who_is_away(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await local.put_forward(600_000)
        for name, code in (("oracle", "unknown-bot"), ("search:9000s", "slow-bot")):
            with pytest.raises(Refused) as refused:
                await ada.command(table, "call-bot", seat=1, bot=name)
            assert refused.value.code == code
        await ada.command(table, "call-bot", seat=1, bot="level:4")
        async with listening((ada, table)) as (line,):
            assert line.seats[1]["bot"] == "level:4"
