"""A site goes on without Redis, waits for PostgreSQL, and recovers from both by itself."""

import asyncio
import signal
from collections.abc import Callable

import httpx
import pytest

from tests.postgres import Postgres
from tests.redis import RedisServer
from tests.server.client import Line, Person, Refused, begin, guests_at, listening
from tests.server.servers import Local
from tests.server.test_site import SF, first_move, seat_of
from tests.server.test_two_processes import check_log, same_guests_at
from tests.waiting import until, until_answered

Site = Callable[..., list[Local]]


async def says(person: Person, **wanted: str) -> bool:
    """Is this what the process says about its health?"""
    try:
        health = await person.call("GET", "/healthz")
    except Refused:
        return False
    return all(health.get(name) == value for name, value in wanted.items())


async def test_without_redis_the_database_is_asked_and_everything_recovers(
    site: Site, redis_server: RedisServer
) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 3, bot="greedy", game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            await here.until(lambda: seat_of(here, 1)["present"])
            redis_server.end()
            for person in (ada, elsewhere):
                await until_answered(lambda person=person: says(person, status="ok", bus="down"))  # type: ignore[misc]
            for _ in range(3):
                for line, other in ((here, there), (there, here)):
                    answer = await first_move(line)
                    await other.until_number(answer["number"])
            await here.ask("chat", text="is anybody there?")
            await there.until(lambda: [line["text"] for line in there.chat] == ["is anybody there?"])
            await elsewhere.call("PATCH", "/api/me", json={"name": "Beatrice"})
            await here.until(lambda: seat_of(here, 1)["name"] == "Beatrice")
            assert seat_of(here, 1)["present"]
            await asyncio.to_thread(redis_server.start)
            for person in (ada, elsewhere):
                await until_answered(lambda person=person: says(person, status="ok", bus="ok"))  # type: ignore[misc]
            await until(lambda: one.rooms.leases.has(table) != two.rooms.leases.has(table))
            for _ in range(3):
                for line, other in ((here, there), (there, here)):
                    answer = await first_move(line)
                    await other.until_number(answer["number"])
            await here.until(lambda: bool(here.state["offers"]))  # the bot has moved
            await until(lambda: here.lines == there.lines)
        entries = await check_log(one, table)
        moves = [(entry.seat, entry.text) for entry in entries if entry.by == "bot"]
        assert len(moves) == len(set(moves))


async def test_somebody_who_is_signed_out_without_redis_is_signed_out(site: Site, redis_server: RedisServer) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada") as (ada,), same_guests_at((ada, two.address)) as (elsewhere,):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        async with listening((elsewhere, table)) as (there,):
            redis_server.end()
            await until_answered(lambda: says(elsewhere, bus="down"))
            (device,) = (await ada.call("GET", "/api/me/devices"))["devices"]
            await ada.call("DELETE", f"/api/me/devices/{device['id']}")
            await there.until(lambda: there.closed == (1008, "no-identity"))


@pytest.mark.thorough
async def test_a_slow_redis_counts_as_none(site: Site, redis_server: RedisServer) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            redis_server.pause()
            try:
                await until_answered(lambda: says(ada, bus="down"))
                await until_answered(lambda: says(elsewhere, bus="down"))
                for line, other in ((here, there), (there, here)):
                    if line.state["offers"]:
                        answer = await first_move(line)
                        await other.until_number(answer["number"])
            finally:
                redis_server.go_on()
            await until_answered(lambda: says(ada, bus="ok"))
            await until_answered(lambda: says(elsewhere, bus="ok"))


async def test_without_postgres_moves_are_refused_kindly_and_nothing_acknowledged_is_lost(
    site: Site, own_postgres: Postgres
) -> None:
    one, two = site("one", "two", database=await own_postgres.make_database())
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        pace = {"pace": {"kind": "live", "bank": 60, "increment": 0}}
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=pace)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            mover = next(line for line in (here, there) if line.state["offers"])
            acknowledged = (await first_move(mover))["number"]
            for line in (here, there):
                await line.until_number(acknowledged)
            own_postgres.end(signal.SIGKILL)
            mover = next(line for line in (here, there) if line.state["offers"])
            await until_answered(lambda: is_refused(mover))
            await until_answered(lambda: is_unwell(ada))
            await asyncio.to_thread(own_postgres.start)
            await until_answered(lambda: says(ada, status="ok"))
            for line in (here, there):
                if not line.is_open:
                    await line.resume()
                await line.until_number(acknowledged)
            waiting = next(line for line in (here, there) if line.state["offers"])
            answer = await first_move(waiting)
            for line in (here, there):
                await line.until_number(answer["number"])
            assert min(here.state["clock"]["left"]) > 50_000  # nobody's time ran while nobody could move
        entries = await check_log(one, table)
        assert [entry.kind for entry in entries].count("woke") <= 1
        assert not any(entry.kind == "substitute" for entry in entries)


async def is_refused(line: Line) -> bool:
    """Is a move refused kindly, or the socket closed so that it is sent again later?"""
    if not line.is_open:
        return True
    try:
        await line.ask("move", number=line.state["decision"], move=line.state["offers"][0]["move"])
    except Refused as refused:
        return bool(refused.code == "unavailable")
    except ConnectionError:
        return bool(line.closed and line.closed[0] == 1012)
    return False


async def is_unwell(person: Person) -> bool:
    """Does the process say that it can't work?"""
    try:
        await person.call("GET", "/healthz")
    except Refused as refused:
        return refused.status == 503
    except httpx.TransportError:
        return False
    return False
