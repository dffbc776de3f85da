"""Attacks that make others wait or fill the disk: retelling, undoing, listing, opening tables; and smaller holes."""

import asyncio
import os
import threading
from pathlib import Path
from time import time
from typing import Any

import pytest

from lampion.server.clock import DAY
from lampion.server.config import CAPS, RATES, Rate
from lampion.server.live import bot_turns, story
from lampion.server.live.bot_turns import BotTurns
from lampion.server.people import names
from lampion.storage import Store
from lampion.storage.backups import back_up
from lampion.storage.errors import StorageFailed
from lampion.storage.retention import HARDLY
from lampion.tables import Draft, actions, take_back, views
from tests.server.client import Person, Refused, begin, guests_at, listening
from tests.server.conftest import Start
from tests.server.servers import Local

SF = "spring-festival"
SECOND = 1000


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int | None]]:
    """Every retelling of a log: from which entry on, and for whom."""
    found: list[tuple[int, int | None]] = []
    whole = views.lines_since

    def tell(table: Any, start: int, viewer: int | None, length: int | None = None) -> Any:
        found.append((start, viewer))
        return whole(table, start, viewer, length)

    monkeypatch.setattr(story, "lines_since", tell)
    return found


# Retelling


async def test_a_log_is_told_once_for_all_who_see_the_same(local: Local, told: list[tuple[int, int | None]]) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Eve") as (ada, bea, eve):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        path = f"/api/tables/{table}?since=0"
        answers = await asyncio.gather(*(eve.call("GET", path) for _ in range(20)))
        assert told == [(0, None)]
        assert all(answer["lines"] == answers[0]["lines"] for answer in answers)
        own = await ada.call("GET", path)
        assert told == [(0, None), (0, 0)]
        assert len(own["lines"]) >= len(answers[0]["lines"])


async def test_what_happens_since_continues_what_was_told(local: Local, told: list[tuple[int, int | None]]) -> None:
    """Also when nobody who sees the same was listening: then only the rest is told."""
    async with guests_at(local.address, "Ada", "Bea", "Eve") as (ada, bea, eve):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        path = f"/api/tables/{table}"
        async with listening((eve, table), (ada, table), (bea, table)) as (watching, mine, theirs):
            del told[:]
            for line in (mine, theirs, mine, theirs):
                if line.state["offers"]:
                    await line.play(lambda offers: offers[0]["move"])
            await watching.until_number(mine.state["number"])
            heard = watching.lines
            assert (await eve.call("GET", path))["lines"] == heard
            assert told == []
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            before = mine.state["number"]
            line = mine if mine.state["offers"] else theirs
            await line.play(lambda offers: offers[0]["move"])
            whole = (await eve.call("GET", path))["lines"]
        assert told == [(before, None)]
        assert whole[: len(heard)] == heard
        room = local.rooms.rooms[table]
        assert whole == views.lines_since(room.table, 0, None)


async def test_hearing_a_long_log_is_counted_like_a_replay(serve: Start) -> None:
    server = serve(rates={**RATES, "replays-local": Rate(2, 600_000)})
    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game="takenoko")
        room = await server.work(server.rooms.find(table))
        await server.work(room.act(lambda table: [*([one for _ in range(60) for one in ends(table)])]))
        path = f"/api/tables/{table}"
        for _ in range(2):
            await ada.call("GET", path)
        with pytest.raises(Refused, match="too-many"):
            await ada.call("GET", path)
        await ada.call("GET", f"{path}?since={room.table.number - 5}")


def ends(table: Any) -> list[Any]:
    """Two entries that change nothing."""
    return [Draft("end", 0, "yes"), Draft("end", 0, "no")]


# Undo


async def test_an_undo_is_decided_beside_the_event_loop(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []
    find = take_back.find_withdrawn

    def look(*given: Any) -> Any:
        threads.append(threading.current_thread() is local.thread)
        return find(*given)

    monkeypatch.setattr(actions, "find_withdrawn", look)
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            await line.play(lambda offers: offers[0]["move"])
            await ada.command(table, "undo", number=line.state["decision"])
    assert threads == [False]


async def test_a_refused_undo_is_decided_once(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    find = take_back.find_withdrawn

    def look(table: Any, seat: int) -> Any:
        asked.append(seat)
        return find(table, seat)

    monkeypatch.setattr(actions, "find_withdrawn", look)
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        for _ in range(10):
            with pytest.raises(Refused, match="nothing-to-undo"):
                await ada.command(table, "undo", number=0)
    assert asked == [0]


async def test_undo_is_counted(serve: Start) -> None:
    server = serve(rates={**RATES, "undos": Rate(3, 600_000)})
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        for _ in range(3):
            with pytest.raises(Refused, match="nothing-to-undo"):
                await ada.command(table, "undo", number=0)
        with pytest.raises(Refused, match="too-many"):
            await ada.command(table, "undo", number=0)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await bea.command(table, "undo", number=0)


# Lists and tables


@pytest.mark.parametrize(("path", "kind"), [("/api/me/tables", "lists"), ("/api/tables", "lists-local")])
async def test_lists_are_counted(serve: Start, path: str, kind: str) -> None:
    server = serve(rates={**RATES, kind: Rate(3, 600_000)})
    async with guests_at(server.address, "Ada") as (ada,):
        for _ in range(3):
            await ada.call("GET", path)
        with pytest.raises(Refused, match="too-many"):
            await ada.call("GET", path)


async def test_own_tables_come_in_pages(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        made = [(await ada.make_table(game=SF, seats=2))["id"] for _ in range(7)]
        pages: list[list[str]] = []
        start: int | None = 0
        while start is not None:
            page = await ada.call("GET", f"/api/me/tables?start={start}&limit=3")
            pages.append([line["id"] for line in page["tables"]])
            start = page["next"]
    assert [len(page) for page in pages] == [3, 3, 1]
    assert sorted(one for page in pages for one in page) == sorted(made)


async def test_a_host_has_only_so_many_tables_open_and_games_under_way(serve: Start) -> None:
    server = serve(caps={**CAPS, "open-tables-of-host": 3, "running-tables-of-host": 2})
    async with guests_at(server.address, "Mallory", "Ada") as (mallory, ada):
        made = [await mallory.make_table(game=SF, seats=2) for _ in range(3)]
        with pytest.raises(Refused, match="too-many-at-once"):
            await mallory.make_table(game=SF, seats=2)
        await mallory.command(made[0]["id"], "close")
        await mallory.make_table(game=SF, seats=2)
        await ada.make_table(game=SF, seats=2)
        for _ in range(2):
            await ada.call("POST", "/api/play", json={"game": SF})
        with pytest.raises(Refused, match="too-many-at-once"):
            await ada.call("POST", "/api/play", json={"game": SF})


async def test_a_guest_has_only_so_many_devices(serve: Start) -> None:
    """They are listed all at once, and links for more could be had day and night."""
    server = serve(caps={**CAPS, "devices-of-guest": 2})
    async with guests_at(server.address, "Mallory") as (mallory,):
        link = await mallory.call("POST", "/api/me/links")
        other = Person(server.address)
        await other.call("POST", "/api/links", json={"token": link["token"]})
        await other.close()
        with pytest.raises(Refused, match="too-many-at-once"):
            await mallory.call("POST", "/api/me/links")
        await mallory.call("DELETE", "/api/me/devices")
        await mallory.call("POST", "/api/me/links")


async def test_finished_tables_with_hardly_a_move_expire(serve: Start) -> None:
    server = serve()
    async with guests_at(server.address, "Ada") as (ada,):
        unplayed = (await ada.make_table(game=SF, seats=2))["id"]
        await ada.command(unplayed, "close")
        padded = await begin({0: ada}, 2, game=SF)
        room = await server.work(server.rooms.find(padded))
        await server.work(room.act(lambda table: [one for _ in range(20) for one in ends(table)]))
        await ada.command(padded, "close")
        tried = await begin({0: ada}, 2, game=SF)
        played = await begin({0: ada}, 2, game=SF)
        async with listening((ada, tried), (ada, played)) as (few, many):
            for _ in range(HARDLY - 1):
                await few.play(lambda offers: offers[0]["move"])
            for _ in range(HARDLY):
                await many.play(lambda offers: offers[0]["move"])
        for table in (tried, played):
            await ada.command(table, "resign")

        async def left() -> list[str]:
            await server.work(server.rooms.sweep())
            tables = (unplayed, padded, tried, played)
            return [one for one in tables if (await ada.http.get(f"/api/tables/{one}")).status_code == 200]

        assert await left() == [unplayed, padded, tried, played]
        server.time.ahead += 8 * DAY
        assert await left() == [played]
        server.time.ahead += 400 * DAY
        assert await left() == [played]


async def test_drafts_of_killed_backups_are_cleared_the_next_day(tmp_path: Path) -> None:
    async with await Store.open(None, tmp_path):
        pass
    folder = tmp_path / "backups"
    folder.mkdir()
    old, fresh, other = folder / f"a.jsonl.gz.{'0' * 16}", folder / f"b.jsonl.gz.{'1' * 16}", folder / "c.jsonl.gz"
    for file in (old, fresh, other):
        file.write_text("")
    for file in (old, other):
        os.utime(file, (time() - 100_000, time() - 100_000))

    await back_up(None, tmp_path, folder / "now.jsonl.gz")

    assert sorted(file.name for file in folder.iterdir()) == sorted([fresh.name, other.name, "now.jsonl.gz"])


# Smaller holes


async def test_a_database_that_cannot_be_written_to_is_not_healthy(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_now: int) -> None:
        raise StorageFailed(problem="database or disk is full")

    async with guests_at(local.address, "Ada") as (ada,):
        assert (await ada.http.get("/healthz")).status_code == 200
        with monkeypatch.context() as patch:
            patch.setattr(local.rooms.store, "note_alive", fail)
            await local.work(local.rooms.note_alive(0))
            assert (await ada.http.get("/healthz")).status_code == 503
        await local.work(local.rooms.note_alive(local.time()))
        assert (await ada.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize("path", ["/metrics", "/api/lan"])
@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]", 200),
        ("LOCALHOST.", 200),
        ("192.168.1.7", 404),
        ("8.8.8.8", 404),
    ],
)
async def test_what_is_for_this_machine_answers_only_to_its_own_names(
    local: Local, path: str, host: str, status: int
) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        assert (await ada.http.get(path, headers={"Host": host})).status_code == status


@pytest.mark.parametrize(
    "name", ["\u0301", "\u064b", "\u0301\u0302a", "a\u0310\u0311\u0312\u0313", "\u034f", "\ufe0f", "\u3164"]
)
def test_names_without_a_letter_or_with_piles_of_accents_are_refused(name: str) -> None:
    with pytest.raises(names.BadName):
        names.clean(name)


@pytest.mark.parametrize("name", ["Zoé", "नमस्ते", "ภาษาไทย", "Nguyễn Thị", "שָׁלוֹם", "한글"])
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert names.clean(name)


async def test_a_quick_bot_takes_a_least_time_whatever_it_holds(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "LEAST", 37.0)
    waited: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float, *given: Any) -> None:
        waited.append(seconds)
        await sleep(0)

    async with guests_at(local.address, "Ada") as (ada,):
        made = await ada.make_table(game=SF, seats=2, seat=None, bots={"0": "random", "1": "random"})
        await ada.command(made["id"], "start")
        room = await local.work(local.rooms.find(made["id"]))
        turns: BotTurns = room.bot_turns
        monkeypatch.setattr("lampion.server.live.bot_turns.asyncio.sleep", note)
        await local.work(turns.think_and_move(0, 0))
        monkeypatch.undo()
    assert [seconds for seconds in waited if 30 < seconds <= 37]
