"""Attacks by many: very many listeners, boards drawn for them, tables read again and again, guests of one address."""

import asyncio
import json
import threading
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from websockets.asyncio.client import connect

from lampion.server.config import CAPS, RATES, Rate
from lampion.server.live import audience as audiences
from lampion.server.live import pacing
from lampion.server.live.audience import AT_ONCE
from lampion.server.live.listeners import BACKLOG, Listener
from lampion.server.live.pacing import DRAWN, GAP, Pacing
from lampion.server.live.text_boards import Frame
from lampion.server.people.homes import Homes
from lampion.tables import Table
from lampion.tables.views import table_state
from tests.server.client import Person, Refused, begin, guests_at, listening
from tests.server.conftest import Start
from tests.server.knocking import try_socket
from tests.server.servers import Local
from tests.waiting import until

SF = "spring-festival"
FEW = Rate(3, 600_000)


# Listeners


async def test_in_a_crowd_news_of_a_moment_are_one_message(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or one quick table with hundreds of listeners would keep the server busy. Whoever moves is told at once."""
    async with guests_at(local.address, "Ada", "Bea", "Eve") as (ada, bea, eve):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table), (eve, table)) as (mine, theirs, watching):
            before = len(watching.heard)
            monkeypatch.setattr(audiences, "CROWD", 2)
            monkeypatch.setattr(audiences, "EACH", 600.0)
            for line in (mine, theirs, mine, theirs):
                if line.state["offers"]:
                    await line.play(lambda offers: offers[0]["move"])
            assert len(watching.heard) == before
            room = local.rooms.rooms[table]
            await local.work(room.gathering.tell_later(0))
            await until(lambda: watching.state["number"] == room.table.number)
            assert len(watching.heard) == before + 1


async def test_in_a_crowd_people_who_come_and_go_are_told_about_together(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Eve") as (ada, bea, eve):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((eve, table)) as (watching,):
            await until(lambda: watching.seats)
            monkeypatch.setattr(audiences, "CROWD", 0)
            monkeypatch.setattr(audiences, "EACH", 600.0)
            before = len(watching.heard)
            for _ in range(3):
                async with listening((ada, table)):
                    pass
            async with listening((ada, table)):
                room = local.rooms.rooms[table]
                await local.work(room.audience.tell_people_later(0))
                await watching.until(lambda: watching.seats[0]["present"])
            assert len(watching.heard) == before + 1


async def test_a_crowd_is_told_in_groups_so_that_others_can_go_on(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what happens, and of who is there; whoever comes meanwhile is told about after that."""
    count = 2 * AT_ONCE + 5
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        room = local.rooms.rooms[table]
        monkeypatch.setattr(audiences, "CROWD", 0)
        monkeypatch.setattr(audiences, "EACH", 1e-9)
        told: list[str] = []
        monkeypatch.setattr(Listener, "send", lambda _, message: told.append(message))

        async def watch(telling: asyncio.Task[Any], act: Callable[[], None]) -> list[int]:
            """How many had been told each time that somebody else could go on; something happens after some."""
            told.clear()
            seen = []
            while not telling.done():
                if len(told) == AT_ONCE and AT_ONCE not in seen:
                    act()
                seen.append(len(told))
                await asyncio.sleep(0)
            return sorted(set(seen))

        async def tell() -> None:
            crowd = {Listener("", "") for _ in range(count)}
            room.audience.listeners.update(crowd)
            room.gathering.kept = {listener: [] for listener in crowd}
            telling = asyncio.create_task(room.gathering.tell_later(0))
            assert await watch(telling, lambda: None) == [0, AT_ONCE, 2 * AT_ONCE]
            room.audience.tell_people()
            assert room.audience.people_timer is not None
            assert await watch(room.audience.people_timer, room.audience.tell_people) == [0, AT_ONCE, 2 * AT_ONCE]
            assert room.audience.people_timer is not None
            await room.audience.people_timer
            assert len(told) == 2 * count
            assert not room.audience.has_changed
            room.audience.listeners.difference_update(crowd)

        await local.work(tell())


def test_only_as_many_messages_wait_as_before() -> None:
    listener = Listener("ann", "phone")
    for _ in range(BACKLOG + 1):
        listener.send("news")
    assert listener.is_dismissed


# Boards that are drawn as text


class Sketch:
    """A drawing whose text says whether it was drawn."""

    async def text(self) -> str:
        """Drawn."""
        return "drawn"

    def plain(self) -> str:
        """Left out."""
        return "plain"


async def test_a_board_is_not_drawn_when_a_later_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lampion.server.live.listeners.Drawing", Sketch)
    listener = Listener("ann", "phone", Frame(language="en", width=80))
    sent: list[Any] = [Sketch(), "chat", Sketch(), "people"]
    for message in sent:
        listener.send(message)

    assert [await listener.hear() for _ in sent] == ["plain", "chat", "drawn", "people"]


async def test_only_so_many_sockets_and_polls_get_drawn_boards(serve: Start) -> None:
    server = serve(rates={**RATES, "boards-local": Rate(4, 600_000)}, caps={**CAPS, "boards-of-owner": 2})
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada}, 2, game=SF)
        path = f"/api/tables/{table}"
        async with listening((ada, table)):
            url = f"{server.address.replace('http', 'ws')}{path}/socket?text=1"
            drawn = [await connect(url, additional_headers={"Cookie": ada.cookie}) for _ in range(2)]
            found = await try_socket(server.address, f"{path}/socket?text=1", Cookie=ada.cookie)
            assert found == (429, "too-many-at-once")
            for socket in drawn:
                await socket.close()
        assert "text" in await bea.call("GET", f"{path}?text=1")
        with pytest.raises(Refused, match="too-many"):
            await bea.call("GET", f"{path}?text=1")


async def test_boards_are_drawn_and_logs_told_in_two_threads_of_their_own(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many ask: the database and others' undo don't wait for them."""
    threads: set[str] = set()
    draw = Frame.draw

    def note(frame: Frame, game: Any, view: Any) -> Any:
        threads.add(threading.current_thread().name)
        return draw(frame, game, view)

    monkeypatch.setattr(Frame, "draw", note)
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        kinds = ("?text=1&width=60", "?text=1&width=80", "/replay?text=1&count=2")
        await asyncio.gather(*(ada.call("GET", f"/api/tables/{table}{kind}") for kind in kinds))
    assert threads
    assert all(name.startswith("aside") for name in threads)


async def test_news_are_put_together_once_for_boards_of_any_width(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each drawn in its turn, so that somebody with many sockets at a quick table doesn't keep the server busy."""
    made: list[Any] = []
    turns: list[str] = []
    wait = Pacing.wait

    def make(*given: Any) -> Any:
        made.append(given)
        return table_state(*given)

    def note(pace: Pacing, owner: str, now: float) -> float:
        if pace.gaps == DRAWN:
            turns.append(owner)
        return wait(pace, owner, now)

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        monkeypatch.setattr(audiences, "table_state", make)
        monkeypatch.setattr(Pacing, "wait", note)

        async def tell() -> list[str | None]:
            watching = [Listener("", "", Frame(language="en", width=width)) for width in (40, 60, 80, 80)]
            watching.append(Listener("", ""))
            local.rooms.rooms[table].audience.tell_news([], watching)
            return [await listener.hear() for listener in watching]

        *drawn, plain = [json.loads(text or "") for text in await local.work(tell())]
        assert len(made) == 1
        assert len(turns) == 3
        boards = [json.dumps(message.pop("text")) for message in drawn]
        assert boards[0] != boards[2] == boards[3]
        assert drawn == [plain] * 4


@pytest.mark.usefixtures("paced")
def test_the_boards_of_one_owner_are_drawn_one_after_another() -> None:
    pace = Pacing(DRAWN)

    assert [round(pace.wait("mallory", 5.0), 3) for _ in range(3)] == [0, DRAWN * GAP, 2 * DRAWN * GAP]


# Tables that have to be read


async def test_tables_are_read_beside_the_event_loop(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []
    load = Table.load

    def note(*given: Any) -> Table:
        threads.append(threading.current_thread() is local.thread)
        return load(*given)

    monkeypatch.setattr(Table, "load", note)
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        await local.work(drop(local, table))
        await ada.call("GET", f"/api/tables/{table}")
    assert threads
    assert not any(threads)


async def drop(server: Local, table: str) -> None:
    """A table leaves memory."""
    server.rooms.drop(server.rooms.rooms[table])


async def test_reading_tables_again_and_again_is_counted(serve: Start) -> None:
    """Finished tables leave memory soon, and a long log takes a while to read."""
    server = serve(rates={**RATES, "openings-local": FEW})
    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        path = f"/api/tables/{table}"
        for _ in range(FEW.burst):
            await server.work(drop(server, table))
            await ada.call("GET", path)
        await ada.call("GET", path)
        await server.work(drop(server, table))
        with pytest.raises(Refused, match="too-many"):
            await ada.call("GET", path)
        assert await try_socket(server.address, f"{path}/socket", Cookie=ada.cookie) == (429, "too-many")


# Guests of one address


def test_guests_of_one_address_are_one_owner_and_those_of_this_machine_are_not() -> None:
    homes = Homes()
    for guest, address in (("ann", "203.0.113.7"), ("ben", "203.0.113.7"), ("cat", "127.0.0.1"), ("dan", "::1")):
        homes.note(guest, address)

    assert [homes.owner(guest) for guest in ("ann", "ben", "cat", "dan", "eve")] == [
        "203.0.113.7", "203.0.113.7", "cat", "dan", "eve",
    ]  # fmt: skip
    assert homes.owner("") == "strangers"
    homes.note("ann", "127.0.0.1")
    assert homes.owner("ann") == "ann"


async def neighbours(address: str) -> list[Person]:
    """Two guests at one address, as a proxy on this machine names it."""
    people = [Person(address, name) for name in ("Ada", "Bea")]
    for person in people:
        person.http.headers["X-Forwarded-For"] = "203.0.113.7"
    return [await person.arrive() for person in people]


async def test_bots_of_all_guests_at_an_address_think_in_one_turn(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one person with sixty guests would have sixty turns."""
    asked: list[str] = []
    choose = local.rooms.bot_pool.choose

    async def note(*given: Any) -> int:
        asked.append(given[-1])
        return await choose(*given)

    monkeypatch.setattr(local.rooms.bot_pool, "choose", note)
    people = await neighbours(local.address)
    for person in people:
        made = await person.make_table(game=SF, seats=2, seat=None, bots={"0": "random", "1": "random"})
        await person.command(made["id"], "start")
    await until(lambda: len(asked) > 4)
    for person in people:
        await person.close()
    assert "203.0.113.7" in asked
    assert not {person.id for person in people} & set(asked)


async def test_commands_and_chat_of_all_guests_at_an_address_are_counted_together(serve: Start) -> None:
    server = serve(rates={**RATES, "commands-of-owner": Rate(8, 600_000), "chat-of-owner": FEW})
    ada, bea = await neighbours(server.address)
    table = (await ada.make_table(game=SF, seats=2))["id"]
    async with guests_at(server.address, "Eve") as (eve,):
        for person in (ada, bea, ada):
            await person.command(table, "chat", text="hello")
        with pytest.raises(Refused, match="too-many"):
            await bea.command(table, "chat", text="hello")
        for person in (ada, bea, ada, bea):
            await person.command(table, "ping")
        for person in (ada, bea):
            with pytest.raises(Refused, match="too-many"):
                await person.command(table, "ping")
            await person.close()
        await eve.command(table, "chat", text="hello")


async def test_undos_of_all_guests_at_an_address_are_counted_together(serve: Start) -> None:
    """Each guest alone stays within the limit, and all of them would keep the server busy."""
    server = serve(rates={**RATES, "undos-of-owner": FEW})
    ada, bea = await neighbours(server.address)
    tables = {person.id: await begin({0: person}, 2, game=SF) for person in (ada, bea)}
    for person in (ada, bea, ada):
        with pytest.raises(Refused, match="nothing-to-undo"):
            await person.command(tables[person.id], "undo", number=0)
    for person in (ada, bea):
        with pytest.raises(Refused, match="too-many"):
            await person.command(tables[person.id], "undo", number=0)
        await person.close()


# Bots that move without a pause


@pytest.fixture
def paced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that keep their distance, unlike in other tests."""
    monkeypatch.setattr(pacing, "GAP", GAP)


@pytest.mark.usefixtures("paced")
def test_the_bots_of_one_owner_move_one_after_another() -> None:
    pace = Pacing()

    assert [round(pace.wait("mallory", 5.0), 3) for _ in range(3)] == [0, GAP, 2 * GAP]
    assert pace.wait("ann", 5.0) == 0
    assert pace.wait("mallory", 9.0) == 0


@pytest.mark.usefixtures("paced")
async def test_at_many_tables_bots_move_no_quicker_than_at_one(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """Applying and telling moves takes the server more time than choosing them takes a random bot."""
    waits: list[tuple[str, float]] = []
    wait = Pacing.wait

    def note(pace: Pacing, owner: str, now: float) -> float:
        found = wait(pace, owner, now)
        waits.append((owner, now + found))
        return found

    monkeypatch.setattr(Pacing, "wait", note)
    async with guests_at(local.address, "Mallory") as (mallory,):
        for _ in range(4):
            made = await mallory.make_table(game=SF, seats=2, seat=None, bots={"0": "random", "1": "random"})
            await mallory.command(made["id"], "start")
        await until(lambda: sum(owner == mallory.id for owner, _ in waits) > 30)
    turns = sorted(turn for owner, turn in waits if owner == mallory.id)
    assert min(later - earlier for earlier, later in pairwise(turns)) > GAP / 2
