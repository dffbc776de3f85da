"""Whatever takes a while is done in the turn of whoever asks for it, beside the event loop, and counted."""

import asyncio
import inspect
import threading
from typing import Any

import httpx
import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute, APIWebSocketRoute

from lampion.bots.analysis import Advice, Suggestion
from lampion.bots.puzzles import Puzzle, puzzles_of
from lampion.games.spring_festival.game import SpringFestivalGame
from lampion.kernel.position import Position
from lampion.server.app import TABLE_ROUTES
from lampion.server.config import RATES, Rate
from lampion.server.live import bot_pool
from lampion.tables import Draft
from tests.server.client import Person, Refused, begin, guests_at, listening
from tests.server.conftest import Start
from tests.server.servers import Local

SF = "spring-festival"
FEW = Rate(2, 600_000)
HOUSE = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine names an address


@pytest.fixture
def turns(local: Local, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """All work beside the event loop: in which group, and in whose turn."""
    found: list[tuple[str, str]] = []
    run = local.rooms.bot_pool.run

    async def note(pool: str, work: Any, stop: Any, owner: str = "", **more: Any) -> Any:
        found.append((pool, owner))
        return await run(pool, work, stop, owner, **more)

    monkeypatch.setattr(local.rooms.bot_pool, "run", note)
    return found


async def someone(local: Local, name: str = "Mallory") -> Person:
    """A guest whose address is known."""
    person = Person(local.address, name)
    person.http.headers.update(HOUSE)
    return await person.arrive()


async def drop(server: Local, table: str) -> None:
    """A table leaves memory."""
    server.rooms.drop(server.rooms.rooms[table])


async def lengthen(server: Local, table: str) -> None:
    """A long log."""
    room = await server.rooms.find(table)
    await room.act(lambda _: [Draft("end", 0, "yes"), Draft("end", 0, "no")] * 60)


# Turns


async def test_hints_for_all_guests_at_an_address_take_one_turn(
    local: Local, turns: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise sixty guests would have sixty turns, and nobody else a hint in time."""

    def advise(_game: Any, position: Position, seat: int, *_more: Any) -> Advice:
        return Advice(seat, [Suggestion(position.moves(seat)[0], 0.5, 0.0, 1)])

    monkeypatch.setattr(bot_pool, "advise", advise)
    for name in ("Mallory", "Mallory too"):
        person = await someone(local, name)
        table = await begin({0: person}, 2, game=SF)
        await person.command(table, "hint")
        await person.close()
    assert [owner for pool, owner in turns if pool == "hints"] == ["203.0.113.7"] * 2


async def test_tables_are_read_and_told_in_the_turn_of_whoever_asks(local: Local, turns: list[tuple[str, str]]) -> None:
    """Not in that of their hosts: somebody who opens the tables of a hundred others would have a hundred turns."""
    mallory = await someone(local)
    async with guests_at(local.address, "Ada") as (ada,):
        tables = [await begin({0: ada}, 2, game=SF) for _ in range(2)]
        for table in tables:
            await local.work(drop(local, table))
        turns.clear()
        await mallory.call("GET", f"/api/tables/{tables[0]}")
        line = await mallory.connect(tables[1], 0, **HOUSE)
        await line.close()
    await mallory.close()
    assert {owner for pool, owner in turns if pool == "aside"} == {"203.0.113.7"}
    assert len(turns) >= 4  # each was read and told


async def test_analyses_take_the_turn_of_whoever_asks(local: Local, turns: list[tuple[str, str]]) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await ada.command(table, "resign")
        path = f"{local.address}/api/tables/{table}/analysis?eyes=0"
        async with httpx.AsyncClient(headers=HOUSE) as stranger:
            while (await stranger.get(path)).json()["status"] != "done":
                await asyncio.sleep(0)
    assert {owner for pool, owner in turns if pool == "analysis"} == {"203.0.113.7"}


async def test_puzzles_are_laid_out_in_turns(local: Local, turns: list[tuple[str, str]]) -> None:
    async with httpx.AsyncClient(base_url=f"{local.address}/api/puzzles", headers=HOUSE) as stranger:
        for path in ("takenoko", "takenoko/7", "takenoko/7/answer"):
            assert (await stranger.get(f"/{path}")).status_code == 200
    assert turns == [("aside", "203.0.113.7")] * 3


async def test_pictures_are_painted_in_turns(local: Local, turns: list[tuple[str, str]]) -> None:
    async with httpx.AsyncClient(headers=HOUSE) as stranger:
        assert (await stranger.get(f"{local.address}/preview.png")).status_code == 200
    assert [turn for turn in turns if turn[0] == "pictures"] == [("pictures", "203.0.113.7")]


# Beside the event loop


async def test_puzzles_are_read_before_anybody_asks(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[threading.Thread] = set()
    read = Puzzle.read

    def note(line: str) -> Puzzle:
        threads.add(threading.current_thread())
        return read(line)

    monkeypatch.setattr(Puzzle, "read", note)
    puzzles_of.cache_clear()
    server = serve()
    async with httpx.AsyncClient(base_url=server.address) as stranger:
        assert (await stranger.get("/api/games")).status_code == 200
    assert threads
    assert server.thread not in threads


async def test_a_picture_shows_one_moment_however_the_game_goes_on(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that looks at the position while the event loop changes it sees something that never was."""
    looking: set[threading.Thread] = set()
    view = SpringFestivalGame.view

    def note(game: Any, position: Any, viewer: int | None) -> Any:
        looking.add(threading.current_thread())
        return view(game, position, viewer)

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        monkeypatch.setattr(SpringFestivalGame, "view", note)
        async with httpx.AsyncClient() as stranger:
            answer = await stranger.get(f"{local.address}/table/{table}/preview.png")
    assert answer.status_code == 200
    assert looking == {local.thread}


def test_no_request_waits_for_a_thread() -> None:
    """What is no coroutine, FastAPI runs in one of forty threads, and each request needs several."""
    found: dict[str, bool] = {}

    def walk(dependant: Dependant) -> None:
        assert dependant.call is not None
        found[dependant.call.__qualname__] = inspect.iscoroutinefunction(dependant.call)
        for other in dependant.dependencies:
            walk(other)

    for module in TABLE_ROUTES:
        for route in module.router.routes:
            if isinstance(route, APIRoute | APIWebSocketRoute):
                walk(route.dependant)
    assert {"find_room", "rooms_of", "command", "listen"} <= found.keys()
    assert [name for name, is_coroutine in found.items() if not is_coroutine] == []


# Counted


async def test_pages_with_previews_count_the_tables_that_are_read_for_them(serve: Start) -> None:
    """The page is shown in any case, then without its tags."""
    server = serve(rates={**RATES, "openings-local": FEW})
    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        for _ in range(FEW.burst):
            await server.work(drop(server, table))
            assert "Ada" in await ada.call("GET", f"/table/{table}")
        await server.work(drop(server, table))
        assert "Ada" not in await ada.call("GET", f"/table/{table}")
        assert table not in server.rooms.rooms
        with pytest.raises(Refused, match="too-many"):
            await ada.call("GET", f"/api/tables/{table}")


async def test_looking_again_and_again_is_counted_like_a_replay(serve: Start) -> None:
    """Each look tells the whole log afresh."""
    server = serve(rates={**RATES, "replays-local": FEW})
    async with guests_at(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        await server.work(lengthen(server, table))
        async with listening((ada, table)) as (line,):
            await line.ask("look", seat=0)
            with pytest.raises(Refused, match="too-many"):
                await line.ask("look", seat=0)
            await line.ask("look", seat=0, since=line.state["number"])


async def test_records_are_counted(serve: Start) -> None:
    server = serve(rates={**RATES, "replays-local": FEW})
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await ada.command(table, "resign")
        for _ in range(FEW.burst):
            await ada.record(table)
        with pytest.raises(Refused, match="too-many"):
            await ada.record(table)
