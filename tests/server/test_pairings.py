"""Finding a table over real sockets: people who fit sit down together, bots come when they were announced."""

import asyncio
from typing import Any

import pytest

from lampion.games import game as find_game
from lampion.kernel.levels import UNMEASURED
from lampion.server.config import CAPS
from lampion.server.live.pairings import GONE, fitting_bot
from tests.server.client import Person, guests_at
from tests.server.conftest import Start
from tests.server.people import refusal, seats_of
from tests.server.servers import Local
from tests.server.test_two_processes import same_guests_at
from tests.waiting import until_answered

SF = "spring-festival"
SECOND = 1000


async def seek(person: Person, **wanted: Any) -> dict[str, Any]:
    """Start looking."""
    wish = {"game": SF, "seats": 2, "pace": "quick", "patience": None, **wanted}
    found: dict[str, Any] = await person.call("POST", "/api/me/search", json=wish)
    return found


async def look(person: Person) -> dict[str, Any]:
    """How far it is."""
    found: dict[str, Any] = await person.call("GET", "/api/me/search")
    return found


async def find(person: Person) -> str:
    """Look until a table is found and its game has begun."""

    async def begun() -> bool:
        found.update(await look(person))
        if found["state"] != "found":
            return False
        return bool((await person.call("GET", f"/api/tables/{found['table']}"))["state"]["phase"] == "playing")

    found: dict[str, Any] = {}
    await until_answered(begun)
    return str(found["table"])


async def test_two_who_want_the_same_sit_down_together(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        assert (await seek(ada))["state"] == "waiting"
        assert (await seek(cem, pace="calm"))["state"] == "waiting"
        await seek(bea)

        assert await find(ada) == await find(bea)
        assert (await look(cem))["state"] == "waiting"
        seats = await seats_of(ada, await find(ada))
        assert {seat["guest"] for seat in seats} == {ada.id, bea.id}
        settings = (await ada.call("GET", f"/api/tables/{await find(ada)}"))["table"]["settings"]
        assert (settings["pace"]["kind"], settings["pace"]["bank"], settings["listed"]) == ("live", 300, False)
        for person in (ada, bea, cem):
            await person.call("DELETE", "/api/me/search")
        assert (await look(ada))["state"] == "none"


async def test_bots_of_a_fitting_level_come_when_they_were_announced(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        said = await seek(ada, seats=3, patience=30, rated=True)
        assert (said["state"], said["bot"], said["rated_with_bots"]) == ("waiting", fitting_bot(SF, 700), True)
        assert 28 <= said["bots_in"] <= 30
        local.time.ahead += 10 * SECOND
        assert (await look(ada))["state"] == "waiting"
        local.time.ahead += 12 * SECOND
        assert (await look(ada))["state"] == "waiting"
        local.time.ahead += 10 * SECOND

        table = await find(ada)
        shown = await ada.call("GET", f"/api/tables/{table}")
        assert [seat["bot"] for seat in shown["seats"]] == [None, said["bot"], said["bot"]]
        assert shown["table"]["settings"]["rated"]


async def test_with_bots_that_were_not_measured_the_game_is_not_rated_and_that_is_said(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("fireworks")), "levels", UNMEASURED)
    async with guests_at(local.address, "Ada") as (ada,):
        said = await seek(ada, game="fireworks", patience=5, rated=True)
        assert (said["rated"], said["rated_with_bots"]) == (True, False)
        local.time.ahead += 6 * SECOND

        table = await find(ada)
        assert not (await ada.call("GET", f"/api/tables/{table}"))["table"]["settings"]["rated"]


async def test_whoever_has_left_is_not_waited_for(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        await seek(ada, seats=4)
        local.time.ahead += GONE + SECOND
        await seek(bea, seats=4)
        await seek(cem, seats=4)
        await ada.call("DELETE", "/api/me/search")

        assert [(await look(one))["state"] for one in (ada, bea, cem)] == ["none", "waiting", "waiting"]
        for person in (bea, cem):
            await person.call("DELETE", "/api/me/search")


async def test_a_wish_that_no_table_can_fulfil_is_refused(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        assert await refusal(seek(ada, seats=7)) == "bad-seats"
        assert await refusal(seek(ada, game="chess")) == "unknown-game"
        assert await refusal(seek(ada, patience=1)) == "bad-request"


async def test_somebody_with_too_many_tables_is_in_nobodys_way(serve: Start) -> None:
    """Whoever waited longest is the host of the table, and others would be matched with them again and again."""
    server = serve(caps={**CAPS, "open-tables-of-host": 1})
    async with guests_at(server.address, "Mallory", "Bea", "Cem") as (mallory, bea, cem):
        await seek(mallory)
        await mallory.make_table(game=SF)
        for person in (bea, cem):
            assert (await seek(person))["state"] in ("waiting", "found")

        assert await find(bea) == await find(cem)
        assert (await look(mallory))["state"] == "none"
        assert await refusal(seek(mallory)) == "too-many-at-once"


async def test_people_at_two_servers_find_each_other_once(serve: Start) -> None:
    """Eight people ask at two servers at the same time: four tables, and everybody at one."""
    one, two = serve(), serve()
    names = [f"Guest {number}" for number in range(8)]
    async with guests_at(one.address, *names) as people:
        wanted = [(person, (one, two)[number % 2].address) for number, person in enumerate(people)]
        async with same_guests_at(*wanted) as roaming:
            await asyncio.gather(*(seek(person) for person in roaming))
            tables = await asyncio.gather(*(find(person) for person in roaming))

            assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2, 2]
            for person, table in zip(people, tables, strict=True):
                assert person.id in {seat["guest"] for seat in await seats_of(person, table)}
