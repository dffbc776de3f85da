"""Rated tables over real sockets: results are counted by the server alone, once, whatever happens to it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.levels import UNMEASURED
from lampion.ladder.counting import Seat, count_game
from lampion.ladder.skill import NEWCOMER, START
from lampion.server.live.results import Results, describe
from lampion.storage import Store, back_up, restore
from tests.server.client import Person, Refused, begin, guests_at
from tests.server.conftest import Start
from tests.server.people import play_on, refusal
from tests.server.servers import Local
from tests.waiting import until_answered

SF = "spring-festival"
RATED = {"rated": True, "at_zero": "forfeit", "pace": {"kind": "live", "bank": 600, "increment": 60}}


async def strengths(person: Person, table: str) -> list[dict[str, Any]]:
    """The ratings at a table, once its game has been counted."""

    async def rated() -> bool:
        found[:] = (await person.call("GET", f"/api/tables/{table}/ratings"))["seats"]
        return any(seat["after"] for seat in found)

    found: list[dict[str, Any]] = []
    await until_answered(rated)
    return found


async def ladder(person: Person, game: str = SF) -> dict[str, Any]:
    """The ladder of a game."""
    found: dict[str, Any] = await person.call("GET", f"/api/games/{game}/ladder")
    return found


async def test_a_rated_game_changes_both_ratings_as_the_model_says(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
        before = (await ada.call("GET", f"/api/tables/{table}/ratings"))["seats"]
        assert [(seat["before"]["rating"], seat["before"]["provisional"]) for seat in before] == [(START, True)] * 2
        await asyncio.gather(*(play_on(person, table) for person in (ada, bea)))
        outcome = (await ada.call("GET", f"/api/tables/{table}"))["state"]["outcome"]
        after = await strengths(ada, table)

        places = [1 if seat in outcome["winners"] else 2 for seat in range(2)]
        expected = count_game([Seat(str(seat), NEWCOMER, places[seat]) for seat in range(2)], [{}, {}])
        assert [seat["after"]["rating"] for seat in after] == [round(one.skill.mean) for one in expected]
        assert (await ladder(ada))["you"]["strength"]["games"] == 1


async def test_whoever_gives_up_or_runs_out_of_time_loses(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
        await bea.command(table, "resign")
        first = await strengths(ada, table)
        assert first[0]["after"]["rating"] > START > first[1]["after"]["rating"]

        table = await begin({0: bea, 1: ada}, 2, game=SF, settings=RATED)
        await local.put_forward(601 * 1000)  # both seats choose a set at once: the first to be rung out loses
        second = await strengths(ada, table)
        assert sorted(seat["after"]["rating"] > seat["before"]["rating"] for seat in second) == [False, True]


async def test_a_rated_table_refuses_all_help_over_the_interface(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        made = await ada.make_table(game=SF, seats=2, bots={"1": "level:3"}, settings=RATED)
        table = made["id"]
        await ada.command(table, "start")
        offers = (await ada.call("GET", f"/api/tables/{table}"))["state"]["offers"]
        await ada.command(table, "move", number=0, move=offers[0]["move"])

        assert await refusal(ada.command(table, "hint")) == "no-hints"
        for kind, more in (("undo", {"number": 1}), ("end", {}), ("close", {}), ("bot", {"seat": 1, "bot": "level:1"})):
            assert await refusal(ada.command(table, kind, **more)) == "rated-table", kind
        continuing = ada.call("POST", f"/api/tables/{table}/continue", json={"number": 3})
        assert await refusal(continuing) == "rated-table"


async def test_a_host_cannot_turn_a_removal_into_a_weapon(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea, 2: cem}, 3, game=SF, settings=RATED)

        assert await refusal(ada.command(table, "remove", guest=bea.id)) == "rated-table"


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        ({"settings": {**RATED, "pace": {"kind": "none"}}}, "clock"),
        ({"settings": {**RATED, "at_zero": "bot"}}, "forfeit"),
        ({"settings": {**RATED, "hints": True}}, "hints"),
        ({"settings": RATED, "options": {"sign": "drawn"}}, "options"),
        ({"settings": RATED, "bots": {"1": "greedy"}}, "bot"),
        ({"settings": RATED, "beside": {"1": {"name": "Bo"}}}, "screen"),
    ],
)
async def test_terms_that_are_not_those_of_a_rated_table_are_refused(
    local: Local, wanted: dict[str, Any], problem: str
) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        with pytest.raises(Refused) as refused:
            await ada.make_table(game=SF, seats=2, **wanted)
        assert (refused.value.code, refused.value.error["data"]) == ("bad-rated-terms", {"problem": problem})
        assert refused.value.status == 422


async def test_a_result_cannot_be_forged(local: Local) -> None:
    """Nothing in the interface takes a result or a rating; fields that claim one are refused, and nothing changes."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
        forged = {"outcome": {"reason": "played", "winners": [0], "scores": [99, 0]}, "places": [1, 2]}
        for kind in ("finish", "result", "rate"):
            with pytest.raises(Refused) as refused:
                await ada.command(table, kind, **forged)
            assert refused.value.status == 422
        with pytest.raises(Refused):
            await ada.command(table, "resign", **forged)
        for method in ("POST", "PUT", "PATCH"):
            for path in (f"/api/tables/{table}/ratings", f"/api/games/{SF}/ladder", "/api/me/profile"):
                with pytest.raises(Refused) as refused:
                    await ada.call(method, path, json={"rating": 3000, **forged})
                assert refused.value.status in (405, 422)
        with pytest.raises(Refused):
            await ada.make_table(game=SF, seats=2, settings={**RATED, "rating": 3000})

        assert (await ladder(ada))["you"] is None
        paths = (await ada.call("GET", "/api/openapi.json"))["paths"]
        writes = {path for path, methods in paths.items() for name in methods if name != "get"}
        assert not {path for path in writes if "rating" in path or "ladder" in path or "result" in path}


async def test_an_unrated_game_rates_nobody_but_is_remembered(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await bea.command(table, "resign")

        async def counted() -> bool:
            found.update(await ada.call("GET", "/api/me/profile"))
            return bool(found["games"])

        found: dict[str, Any] = {}
        await until_answered(counted)
        (game,) = found["games"]
        assert (game["played"], game["won"], game["strength"], game["graph"]) == (1, 1, None, [])


async def test_the_same_opponent_counts_less_every_time(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        shares = []
        for _ in range(7):
            table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
            await bea.command(table, "resign")
            shares.append((await strengths(ada, table))[0]["share"])

        assert shares[0] == 1
        assert shares == sorted(shares, reverse=True)
        assert shares[-1] == 0


async def test_bots_keep_their_measured_ratings(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        made = await ada.make_table(game=SF, seats=2, bots={"1": "level:3"}, settings=RATED)
        await ada.command(made["id"], "start")
        await ada.command(made["id"], "resign")
        after = await strengths(ada, made["id"])

        level = next(one for one in find_game(SF).levels if one.number == 3)
        bots = {one["bot"]: one["strength"]["rating"] for one in (await ladder(ada))["bots"]}
        assert bots["level:3"] == level.rating
        assert after[1]["before"]["rating"] == level.rating
        assert after[1]["after"] is None


@pytest.mark.parametrize("game", GAMES)
async def test_bots_of_every_game_can_sit_at_rated_tables_once_they_were_measured(
    local: Local, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    found = find_game(game)
    async with guests_at(local.address, "Ada") as (ada,):
        seats = max(2, min(found.players))
        bots = dict.fromkeys(map(str, range(1, seats)), "level:2")
        monkeypatch.setattr(type(found), "levels", UNMEASURED)
        assert (await ladder(ada, game))["bots"] == []
        with pytest.raises(Refused) as refused:
            await ada.make_table(game=game, seats=seats, bots=bots, settings=RATED)
        assert refused.value.error["data"] == {"problem": "bot"}

        rating = 250
        measured = [replace(one, rating=rating * one.number, low=0, high=3000) for one in UNMEASURED]
        monkeypatch.setattr(type(found), "levels", tuple(measured))
        made = await ada.make_table(game=game, seats=seats, bots=bots, settings=RATED)
        await ada.command(made["id"], "start")
        await ada.command(made["id"], "resign")
        after = await strengths(ada, made["id"])
        assert after[0]["after"]["rating"] < START
        assert after[1]["before"]["rating"] == 2 * rating
        assert {one["bot"] for one in (await ladder(ada, game))["bots"]} == {one.name for one in measured}


async def test_a_game_that_ended_as_the_server_fell_is_counted_at_its_next_start(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And only once, also if both the old and the new server count it."""
    server = serve()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        count = Results.count
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)

        async def fail(*_: Any) -> None:
            """The process dies here."""

        monkeypatch.setattr(Results, "count", fail)
        await bea.command(table, "resign")
        played = (await server.work(server.rooms.find(table))).table
        server.stop()
        monkeypatch.setattr(Results, "count", count)
        server = serve()
        for person in (ada, bea):
            person.move_to(server.address)
        first = await strengths(ada, table)

        await server.work(server.rooms.services.results.count(played))
        assert await strengths(ada, table) == first
        assert (await ladder(ada))["you"]["strength"]["games"] == 1


async def test_ratings_survive_a_restart_a_backup_and_a_restore(serve: Start, tmp_path: Path) -> None:
    server = serve()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
        await bea.command(table, "resign")
        expected = await strengths(ada, table)
        server.stop()
        server = serve()
        ada.move_to(server.address)
        assert await strengths(ada, table) == expected
        server.stop()

    await back_up(None, tmp_path / "data", tmp_path / "backup.jsonl.gz")
    await restore(tmp_path / "backup.jsonl.gz", None, tmp_path / "other")
    async with await Store.open(None, tmp_path / "other") as store:
        found = {one.guest: round(one.mean) for one in await store.ratings_of([ada.id, bea.id])}
    assert found == {ada.id: expected[0]["after"]["rating"], bea.id: expected[1]["after"]["rating"]}


async def test_a_whole_game_with_a_leaver_among_three_is_counted_by_places(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea, 2: cem}, 3, game=SF, settings=RATED)
        await cem.command(table, "resign")
        await ada.command(table, "resign")
        after = await strengths(bea, table)

        ratings = [seat["after"]["rating"] for seat in after]
        assert ratings[1] > ratings[0] > ratings[2]
        room = await local.work(local.rooms.find(table))
        assert [seat.place for seat in describe(room.table).seats] == [2, 1, 3]
