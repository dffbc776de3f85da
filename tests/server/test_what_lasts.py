"""What survives a restart, and what happens when the database fails."""

import asyncio
from typing import Any

import pytest

from lampion.storage.errors import StorageFailed
from tests.server.client import Line, Person, begin, chooser, guests_at, listening
from tests.server.conftest import Start
from tests.server.people import SF, play_on, refusal, sit_down
from tests.server.servers import Local
from tests.waiting import until

# What lasts, and what does not


async def test_everything_is_there_after_a_restart(serve: Start) -> None:
    """Seats, chat, the host's lock and a game in progress; clients resume where they were."""

    async def before(people: list[Person]) -> tuple[str, Line]:
        ada, bea = people
        table = await begin({0: ada, 1: bea}, 3, game=SF)
        async with listening((ada, table)) as (line,):
            await line.play(chooser(3))
            await line.ask("chat", text="back in a minute")
            await ada.command(table, "lock")
        return table, line

    async def after(people: list[Person], table: str, line: Line) -> None:
        await line.resume()
        assert [one["text"] for one in line.chat] == ["back in a minute"]
        assert line.welcome["table"]["locked"]
        await line.until(lambda: line.state["decision"] == 1)
        await line.close()
        await play_on(people[0], table, people[1])

    server = serve()
    people = [await Person(server.address, name).arrive() for name in ("Ada", "Bea")]
    table, line = await before(people)
    await asyncio.to_thread(server.stop)
    server = serve()
    for person in people:
        person.move_to(server.address)
    await after(people, table, line)
    for person in people:
        await person.close()


async def test_unused_tables_and_absent_guests_expire(serve: Start) -> None:
    server = serve()
    day = 24 * 60 * 60 * 1000

    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        opened = await sit_down([ada], 2)
        playing = await begin({0: ada, 1: bea}, 2, game=SF)
        over = await begin({0: ada}, 2, game=SF)
        await ada.command(over, "resign")

        async def find() -> list[str]:
            tables = (await ada.call("GET", "/api/me/tables"))["tables"]
            return sorted({opened: "open", playing: "playing", over: "over"}[line["id"]] for line in tables)

        for days, left in ((1, ["open", "over", "playing"]), (2, ["over", "playing"]), (8, ["playing"]), (90, [])):
            server.time.ahead = days * day + 60_000
            await server.work(server.rooms.sweep())
            assert await find() == left
        assert await refusal(ada.call("GET", f"/api/tables/{playing}")) == "unknown-table"
        server.time.ahead = 401 * day
        await ada.call("GET", "/api/me/devices")  # is seen again; Bea is not
        await server.work(server.rooms.sweep())
        assert await find() == []
        kept = await server.work(server.app.state.store.guests([ada.id, bea.id]))
        assert [guest.name for guest in kept.values()] == ["Ada"]


# A database that fails


class Failing:
    """Stands in for the store's `append`: keeps callers waiting until it is told what to do."""

    def __init__(self, server: Local, monkeypatch: pytest.MonkeyPatch) -> None:
        self.append = server.app.state.store.append
        self.answer: asyncio.Future[bool] | None = None
        monkeypatch.setattr(server.app.state.store, "append", self)

    async def __call__(self, *arguments: Any) -> None:
        """Wait, then write, or fail before or after writing."""
        self.answer = asyncio.get_running_loop().create_future()
        if await self.answer:
            await self.append(*arguments)
        raise StorageFailed(problem="the disk is full")

    async def fail(self, server: Local, written: bool) -> None:
        """Let the waiting append fail, with its entries written or not."""
        await until(lambda: self.answer)
        assert self.answer
        server.loop.call_soon_threadsafe(self.answer.set_result, written)


@pytest.mark.parametrize("written", [False, True])
async def test_nobody_is_told_what_could_not_be_saved(
    serve: Start, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """The server cannot know whether it was written: clients reconnect and see, and sending it again does no harm."""
    server = serve()

    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            number = mine.state["number"]
            move = {"number": 0, "move": mine.state["offers"][0]["move"]}
            with monkeypatch.context() as patch:
                failing = Failing(server, patch)
                asked = asyncio.create_task(ada.command(table, "move", **move))
                await failing.fail(server, written)
                assert await refusal(asked) == "unavailable"
            for line in (mine, theirs):
                with pytest.raises(ConnectionError):
                    await line.until(lambda: False)
                assert line.closed == (1012, "restart")
                assert line.state["number"] == number
                await line.resume()
                assert line.state["number"] == number + written
            await mine.ask("move", **move)
            assert mine.state["decision"] == 1
            await theirs.until(lambda: theirs.state["number"] == number + 1)


async def test_the_record_stays_closed_until_the_end_is_saved(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()

    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        with monkeypatch.context() as patch:
            failing = Failing(server, patch)
            resigning = asyncio.create_task(ada.command(table, "resign"))
            await until(lambda: failing.answer)
            asking = [
                asyncio.create_task(bea.record(table)),
                asyncio.create_task(bea.call("GET", f"/api/tables/{table}/replay?eyes=all")),
                asyncio.create_task(bea.call("GET", f"/api/tables/{table}")),
            ]
            lock = server.rooms.rooms[table].lock
            await until(lambda: len(lock._waiters or ()) == len(asking))
            assert not any(task.done() for task in asking)
            await failing.fail(server, written=False)
            assert await refusal(resigning) == "unavailable"
        assert [await refusal(task) for task in asking[:2]] == ["not-over", "not-over"]
        assert (await asking[2])["state"]["phase"] == "playing"
        assert await refusal(bea.record(table)) == "not-over"
        assert (await bea.call("GET", f"/api/tables/{table}"))["state"]["phase"] == "playing"
