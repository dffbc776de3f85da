"""Several processes are one site: whatever one does, the others tell their listeners at once."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import redis
from websockets.exceptions import InvalidStatus

from lampion.server.bus.redis_bus import CHANNEL
from lampion.server.config import CAPS, Rate
from lampion.server.live.rooms import HOUSE
from tests.redis import RedisServer
from tests.server.client import Line, Person, Refused, begin, guests_at, listening
from tests.server.servers import GENEROUS, Local
from tests.server.test_two_processes import check_log, same_guests_at
from tests.waiting import until, until_answered

SF = "spring-festival"

Site = Callable[..., list[Local]]


async def first_move(line: Line) -> dict[str, Any]:
    """Make the next decision of this seat with its first offer."""
    await line.until(lambda: bool(line.state["offers"]))
    return await line.ask("move", number=line.state["decision"], move=line.state["offers"][0]["move"])


def seat_of(line: Line, seat: int) -> dict[str, Any]:
    """A seat as a client was told of it."""
    return next(one for one in line.seats if one["seat"] == seat)


async def test_a_game_between_two_processes_is_seen_at_both_as_it_happens(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            for _ in range(12):
                asked = [line for line in (here, there) if line.state["offers"]]
                answers = await asyncio.gather(*(first_move(line) for line in asked))
                for line in (here, there):
                    await line.until_number(max(answer["number"] for answer in answers))
            assert here.state["number"] == there.state["number"]
            assert here.lines == there.lines
            assert not here.contradictions + there.contradictions
        await check_log(one, table)


async def test_who_is_here_is_known_at_every_process(site: Site) -> None:
    one, two = site("one", "two")
    async with (
        guests_at(one.address, "Ada", "Bea", "Cem") as (ada, bea, cem),
        same_guests_at((bea, two.address), (cem, two.address)) as (elsewhere, watcher),
    ):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (here,):
            assert not seat_of(here, 1)["present"]
            async with listening((elsewhere, table), (watcher, table), (Person(two.address), table)) as (there, *_):
                await here.until(lambda: seat_of(here, 1)["present"])
                await until_answered(lambda: is_watched(ada, table, 2))
                assert seat_of(there, 0)["present"]
            await here.until(lambda: not seat_of(here, 1)["present"])
            await until_answered(lambda: is_watched(ada, table, 0))
            async with listening((elsewhere, table)):
                await here.until(lambda: seat_of(here, 1)["present"])
                await asyncio.to_thread(two.stop)
                await here.until(lambda: not seat_of(here, 1)["present"])


async def is_watched(person: Person, table: str, count: int) -> bool:
    """Do so many people watch, as far as this process knows?"""
    shown = await person.call("GET", f"/api/tables/{table}")
    return bool(shown["watching"] == count)


async def test_nobody_is_called_away_who_listens_or_polls_at_another_process(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (here,):
            async with listening((elsewhere, table)):
                await here.until(lambda: seat_of(here, 1)["present"])
                await asyncio.gather(one.put_forward(300_000), two.put_forward(300_000))
                with pytest.raises(Refused, match="not-away"):
                    await here.ask("call-bot", seat=1)
            await here.until(lambda: not seat_of(here, 1)["present"])
            await asyncio.gather(one.put_forward(300_000), two.put_forward(300_000))
            await elsewhere.call("GET", f"/api/tables/{table}")
            room = await one.work(one.rooms.find(table))
            await until(lambda: (room.audience.seconds_away(1) or 0) < 10)
            with pytest.raises(Refused, match="not-away"):
                await here.ask("call-bot", seat=1)
            await asyncio.gather(one.put_forward(300_000), two.put_forward(300_000))
            await here.ask("call-bot", seat=1)


async def test_chat_names_and_mutes_hold_at_every_process(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            await there.ask("chat", text="hello over there")
            await here.ask("chat", text="hello yourself")
            for line in (here, there):
                await line.until(lambda line=line: len(line.chat) == 2)  # type: ignore[misc]
                assert sorted((one["name"], one["text"]) for one in line.chat) == [
                    ("Ada", "hello yourself"),
                    ("Bea", "hello over there"),
                ]
            await elsewhere.call("PATCH", "/api/me", json={"name": "Beatrice"})
            await here.until(lambda: seat_of(here, 1)["name"] == "Beatrice")
            await here.ask("mute", guest=bea.id)
            with pytest.raises(Refused, match="muted"):
                await there.ask("chat", text="still there")


async def test_names_beside_a_guest_are_known_at_every_process(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        made = await ada.make_table(game=SF, seats=3, seat=0)
        async with listening((elsewhere, made["id"])) as (there,):
            await ada.command(made["id"], "sit", name="Dora")
            await there.until(lambda: seat_of(there, 1)["name"] == "Dora")
            await ada.command(made["id"], "name", seat=1, name="Dorothea")
            await there.until(lambda: seat_of(there, 1)["name"] == "Dorothea")


async def test_signing_out_and_removing_close_sockets_at_every_process(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table), (elsewhere, table)) as (here, there, other):
            await here.ask("remove", guest=bea.id)
            for line in (there, other):
                await line.until(lambda line=line: line.closed == (1008, "removed"))  # type: ignore[misc]
        assert await elsewhere.call("GET", "/api/me")
        async with listening((elsewhere, table)) as (there,):
            (device,) = (await bea.call("GET", "/api/me/devices"))["devices"]
            await bea.call("DELETE", f"/api/me/devices/{device['id']}")
            await there.until(lambda: there.closed == (1008, "no-identity"))
        await until_answered(lambda: is_stranger(elsewhere))


async def is_stranger(person: Person) -> bool:
    """Is this browser signed out?"""
    return (await person.call("GET", "/api/me"))["guest"] is None


async def test_a_forgotten_guest_is_forgotten_at_every_process(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((ada, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((elsewhere, table)) as (there,):
            assert seat_of(there, 1)["name"] == "Bea"
            await bea.call("DELETE", "/api/me")
            await there.until(lambda: not seat_of(there, 1)["name"])


async def test_rates_are_counted_over_all_processes(site: Site) -> None:
    one, two = site("one", "two", rates={**GENEROUS, "names": Rate(6, 600_000)})
    async with guests_at(one.address, "Ada") as (ada,), same_guests_at((ada, two.address)) as (elsewhere,):
        for number in range(3):
            await ada.call("PATCH", "/api/me", json={"name": f"A{number}"})
            await elsewhere.call("PATCH", "/api/me", json={"name": f"B{number}"})
        await until(lambda: {left_in(server, "names", ada.id) for server in (one, two)} == {0})
        for person in (ada, elsewhere):
            with pytest.raises(Refused, match="too-many"):
                await person.call("PATCH", "/api/me", json={"name": "C"})


def left_in(server: Local, kind: str, key: str) -> int:
    """How many whole tokens a process would still give."""
    limits = server.app.state.limits
    return int(server.ask(lambda: limits.buckets[kind, key][0] // limits.rates[kind].period))


async def test_sockets_of_a_guest_are_counted_over_all_processes(site: Site) -> None:
    one, two = site("one", "two", caps={**CAPS, "sockets-of-guest": 2})
    async with guests_at(one.address, "Ada") as (ada,), same_guests_at((ada, two.address)) as (elsewhere,):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        async with listening((ada, table), (ada, table)):
            await until(lambda: two.app.state.limits.elsewhere["sockets-of-guest", ada.id] == 2)
            with pytest.raises(InvalidStatus) as refused:
                await elsewhere.connect(table)
            body = json.loads(refused.value.response.body or b"{}")
            assert body["error"]["code"] == "too-many-at-once"
        await until(lambda: not two.app.state.limits.elsewhere)
        async with listening((elsewhere, table)):
            await until(lambda: one.app.state.limits.elsewhere["sockets-of-guest", ada.id] == 1)
            await asyncio.to_thread(two.stop)
            await until(lambda: not one.app.state.limits.elsewhere)


async def test_one_process_at_a_time_lets_bots_think_and_another_takes_over(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada") as (ada,), same_guests_at((ada, two.address)) as (elsewhere,):
        table = await begin({0: ada}, 2, bot="greedy", game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            await until(lambda: one.rooms.leases.has(table))
            for _ in range(3):
                await first_move(there)
                await there.until(lambda: bool(there.state["offers"]))
            assert not two.rooms.leases.has(table)
            assert not two.rooms.rooms[table].bot_turns.thinking
            await here.close()
            await asyncio.to_thread(one.stop)
            for _ in range(3):
                await first_move(there)
                await there.until(lambda: bool(there.state["offers"]))
            assert two.rooms.leases.has(table)
        entries = await check_log(two, table)
        bots = [entry for entry in entries if entry.by == "bot"]
        people = [entry for entry in entries if entry.by == "person"]
        assert abs(len(bots) - len(people)) <= 1


async def test_a_table_that_nobody_else_has_in_memory_is_taken_over_at_once(site: Site) -> None:
    """A clock that runs while nobody listens goes on at another process."""
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea):
        pace = {"pace": {"kind": "live", "bank": 600, "increment": 0}}
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=pace)
        await until(lambda: one.rooms.leases.has(table))
        assert table not in two.rooms.rooms
        await asyncio.to_thread(one.stop)
        await until(lambda: two.rooms.leases.has(table))
        await until(lambda: table in two.rooms.rooms and two.rooms.rooms[table].clock_timer.timer is not None)


async def test_a_deleted_table_is_gone_everywhere(site: Site) -> None:
    one, two = site("one", "two")
    async with guests_at(two.address, "Ada") as (ada,):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        async with listening((ada, table)) as (line,):
            await one.work(one.rooms.find(table))
            await one.work(one.rooms.store.delete_table(table))
            await one.work(one.rooms.sweep())
            await line.until(lambda: line.closed == (1012, "unknown-table"))


async def test_what_an_admin_deletes_is_gone_at_once_if_the_site_is_told(
    site: Site, redis_server: RedisServer, postgres_url: str
) -> None:
    one, two = site("one", "two")
    async with guests_at(two.address, "Ada") as (ada,):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        async with listening((ada, table)) as (line,):
            came: list[str] = []
            two.ask(lambda: two.rooms.bus.on_came.append(came.append))
            words = ["admin", "delete", table, "--yes", "--database", postgres_url, "--redis", redis_server.url]
            program = str(Path(sys.executable).with_name("lampion"))
            admin = await asyncio.create_subprocess_exec(program, *words, stdout=asyncio.subprocess.DEVNULL)
            assert await admin.wait() == 0
            await line.until(lambda: line.closed == (1012, "unknown-table"))
            assert set(came) <= {one.rooms.bus.name}


NONSENSE = [b"", b"{}", b"[]", b'["one"]', b'["one", 5]', b'["one", [[]]]', b'[["one"], [["alive"]]]', b"\xff\xfe",
            b'["one", [["table", "x"]]]', b'["one", [["took", [["unknown", "", 1]]]]]', b'["one", [[5]]]']  # fmt: skip


async def test_nonsense_on_the_bus_is_left_alone(site: Site, redis_server: RedisServer) -> None:
    """Told by another release, or by somebody else who uses the same Redis: nobody stops listening to the others."""
    one, two = site("one", "two")
    async with guests_at(one.address, "Ada") as (ada,), same_guests_at((ada, two.address)) as (elsewhere,):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        async with listening((elsewhere, table)) as (there,):
            channel = f"{CHANNEL}0"
            with redis.Redis.from_url(redis_server.url) as speaker:
                for text in NONSENSE:
                    assert speaker.publish(channel, text) == 2
            await ada.command(table, "chat", text="still there?")
            await there.until(lambda: [line["text"] for line in there.chat] == ["still there?"])
        assert one.rooms.bus.is_linked
        assert two.rooms.bus.is_linked


async def test_whoever_keeps_house_gives_that_up_when_it_stops(site: Site) -> None:
    """It isn't a table that others could look for."""
    one, two = site("one", "two")
    told: list[tuple[str, ...]] = []
    two.ask(lambda: two.rooms.bus.on("orphans", lambda _, *tables: told.append(tables)))
    two.ask(lambda: two.rooms.bus.on("free", lambda _, *tables: told.append(tables)))
    one.ask(lambda: one.rooms.leases.want(HOUSE))
    await until(lambda: one.ask(lambda: one.rooms.leases.has(HOUSE)))

    await one.work(one.rooms.leave())

    await until(lambda: (HOUSE,) in told)
    two.ask(lambda: two.rooms.leases.want(HOUSE))
    await until(lambda: two.ask(lambda: two.rooms.leases.has(HOUSE)))
    assert told.count((HOUSE,)) == 1
