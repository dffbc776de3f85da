"""Group commit, in both databases: many appends at once, each with its own result."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from lampion.storage import Store, sqlite
from lampion.storage import postgres as postgres_module
from lampion.storage.errors import StorageClosed, StorageFailed, TableMoved
from tests.postgres import Postgres
from tests.storage.rows import Place, add_table, engine_of, entries, summary
from tests.waiting import until

Value = TypeVar("Value")


def count_commits(store: Store) -> list[Connection]:
    """A list that grows with every commit."""
    commits: list[Connection] = []
    event.listen(engine_of(store), "commit", commits.append)
    return commits


async def test_appends_that_come_at_once_are_written_together(store: Store) -> None:
    for number in range(50):
        await add_table(store, f"t{number}")
    commits = count_commits(store)
    await asyncio.gather(*(store.append(f"t{number}", 0, entries(0, 2), summary()) for number in range(50)))

    assert len(commits) <= 2
    for number in range(50):
        assert await store.entries(f"t{number}") == entries(0, 2)


async def test_one_conflict_does_not_fail_the_others(store: Store) -> None:
    for number in range(9):
        await add_table(store, f"t{number}", log=number % 2)
    appends = (store.append(f"t{number}", 0, entries(0, 1), summary(touched=5)) for number in range(9))
    results = await asyncio.gather(*appends, return_exceptions=True)

    assert [type(result) for result in results] == [type(None), TableMoved] * 4 + [type(None)]
    for number in range(9):
        assert await store.entries(f"t{number}") == entries(0, 1)


async def test_an_append_that_cannot_be_written_fails_alone(store: Store) -> None:
    for number in range(3):
        await add_table(store, f"t{number}")
    seated = [{"Ada": True}, {"nobody": True}, {"Ada": True}]
    appends = (store.append(f"t{n}", 0, entries(0, 1), summary(people=seated[n])) for n in range(3))
    results = await asyncio.gather(*appends, return_exceptions=True)

    assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
    assert [len(await store.entries(f"t{number}")) for number in range(3)] == [1, 0, 1]


async def test_appends_to_one_table_are_written_in_their_order(store: Store) -> None:
    await add_table(store)
    appends = (store.append("table", n, entries(n, n + 1), summary(touched=n)) for n in range(30))
    await asyncio.gather(*appends)

    row = await store.find_table("table")
    assert row
    assert (row.number, row.touched) == (30, 29)
    assert await store.entries("table") == entries(0, 30)


async def test_an_append_that_was_given_up_in_time_is_not_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "ab":
        await add_table(store, name)
    write, proceed = store.database.write, asyncio.Event()

    async def write_later(work: Callable[[Connection], Value]) -> Value:
        await proceed.wait()
        return await write(work)

    monkeypatch.setattr(store.database, "write", write_later)
    first = asyncio.create_task(store.append("a", 0, entries(0, 1), summary()))
    await until(lambda: store.writer.task and not store.writer.gathered)  # the first is being written
    second = asyncio.create_task(store.append("b", 0, entries(0, 1), summary()))
    await until(lambda: store.writer.gathered)
    second.cancel()
    proceed.set()
    await first
    await store.writer.close()

    assert [await store.entries(name) for name in "ab"] == [entries(0, 1), []]


async def test_a_closing_store_writes_waiting_appends_and_accepts_no_more(place: Place) -> None:
    store = await place.open()
    await add_table(store)
    last = asyncio.create_task(store.append("table", 0, entries(0, 1), summary()))
    await asyncio.sleep(0)  # one turn of the loop: the append waits, and nothing is written yet
    await store.close()
    await last

    with pytest.raises(StorageClosed):
        await store.append("table", 1, entries(1, 2), summary())
    with pytest.raises(StorageClosed):
        await store.find_table("table")
    async with await place.open() as again:
        assert await again.entries("table") == entries(0, 1)


async def test_a_database_that_stays_locked_is_reported_as_failed(
    sqlite_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.01)
    async with await sqlite_place.open() as store:
        await add_table(store)
        other = sqlite3.connect(sqlite_place.data / "lampion.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.append("table", n, entries(n, n + 1), summary()) for n in range(3)), return_exceptions=True
        )
        other.execute("ROLLBACK")
        other.close()

        assert [str(result) for result in results] == ["The database failed: database is locked."] * 3
        await store.append("table", 0, entries(0, 1), summary())


async def test_a_lost_connection_is_replaced(postgres_place: Place, postgres: Postgres) -> None:
    async with await postgres_place.open() as store:
        await add_table(store)
        bare = await postgres.connect()
        await bare.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await bare.close()
        await store.append("table", 0, entries(0, 1), summary())

        assert await store.entries("table") == entries(0, 1)


async def test_a_database_that_does_not_answer_in_time_is_reported_as_failed(
    postgres_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "PATIENCE", 0.2)
    async with await postgres_place.open() as store:
        with pytest.raises(StorageFailed):
            await store.database.read(lambda connection: connection.execute(text("SELECT pg_sleep(30)")))

        await store.ping()


async def test_a_missing_database_is_reported_as_failed(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed):
        await Store.open(f"postgresql://lampion@/lampion?host={tmp_path}", tmp_path)
