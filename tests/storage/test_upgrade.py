"""Databases are made and upgraded when they are opened: once, after a backup, or not at all."""

import asyncio
import gzip
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from setuptools import find_packages  # type: ignore[import-untyped]
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from lampion.storage import Store, back_up, restore, upgrade
from lampion.storage.backup_file import reflect
from lampion.storage.database import find_url, open_database
from lampion.storage.errors import BadDatabase, NewerDatabase, NoDatabase, OlderDatabase, StorageFailed
from lampion.storage.schema import metadata
from tests.storage.rows import Place, add_table, entries, entry, guest, summary, table

Newer = Callable[..., None]
Value = TypeVar("Value")

ROOT = Path(__file__).parents[2]
NEXT = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "next", "{before}"
def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("place", sa.Text, nullable=False, server_default="here"))
    {more}
"""
OPEN = """
import asyncio, sys
from pathlib import Path
from lampion.storage import Store, upgrade
make = upgrade.upgrade
def say_and_make(connection):
    print("upgrade")
    make(connection)
upgrade.upgrade = say_and_make
async def use():
    async with await Store.open(sys.argv[1] or None, Path(sys.argv[2])) as store:
        await store.note_alive(1)
        print("open" if await store.last_alive() == 1 else "wrong")
asyncio.run(use())
"""


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Newer:
    """A later Lampion with one more migration, which adds a column to `tables` and rebuilds that table in SQLite."""

    def become(more: str = "") -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(upgrade.MIGRATIONS, folder, dirs_exist_ok=True)
        (folder / "versions" / "next.py").write_text(NEXT.format(before=upgrade.newest(), more=more))
        monkeypatch.setattr(upgrade, "MIGRATIONS", folder)

    return become


async def ask(place: Place, work: Callable[[Connection], Value]) -> Value:
    """Run a function on the database itself."""
    database = open_database(find_url(place.url, place.data))
    try:
        return await database.write(work)
    finally:
        await database.close()


async def test_the_migrations_produce_the_schema_that_the_code_knows(place: Place) -> None:
    await (await place.open()).close()

    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert await ask(place, compare) == []


@pytest.mark.parametrize("revision", [script.revision for script in upgrade.scripts().walk_revisions()])
async def test_a_database_of_any_earlier_revision_is_brought_up_to_date(place: Place, revision: str) -> None:
    await ask(place, lambda connection: upgrade.upgrade(connection, revision))
    async with await place.open() as store:
        await add_table(store, log=2)

        assert await ask(place, upgrade.find_revision) == upgrade.newest()
        assert await store.find_table("table") == table(number=2)


async def test_revision_2_counts_the_open_seats_of_tables_from_their_logs(place: Place, tmp_path: Path) -> None:
    """The latest entry of a seat says whether it is taken; no seat is open once the game has begun."""
    logs = {
        "empty": "",
        "seated": "sit 0, ready 0, bot 1",
        "stood": "sit 0, sit 1, stand 0, sit 2, ready 2, stand 1",
        "changed": "bot 0, bot 0, open 0, sit 0, bot 1, open 1, bot 1, mute",
        "playing": "sit 0",
        "over": "sit 0",
    }
    phases = {"playing": "playing", "over": "over"}

    def fill(connection: Connection) -> None:
        upgrade.upgrade(connection, "0001")
        known = reflect(connection).tables
        connection.execute(insert(known["guests"]), asdict(guest()))
        for name, log in logs.items():
            row = asdict(table(name, seats=3, phase=phases.get(name, "open"))) | {"chatted": 0}
            del row["people"], row["open_seats"]
            connection.execute(insert(known["tables"]), row)
            for number, step in enumerate(filter(None, log.split(", "))):
                kind, _, seat = step.partition(" ")
                row = asdict(entry(number, kind=kind, seat=int(seat) if seat else None))
                connection.execute(insert(known["entries"]), {"table_id": name, **row})

    await ask(place, fill)
    restored = Place(None, tmp_path / "other")
    await back_up(place.url, place.data, tmp_path / "backup.jsonl.gz")
    await restore(tmp_path / "backup.jsonl.gz", restored.url, restored.data)

    for one in (place, restored):
        async with await one.open() as store:
            found = {name: row.open_seats for name in logs if (row := await store.find_table(name))}
        assert found == {"empty": 3, "seated": 1, "stood": 2, "changed": 1, "playing": 0, "over": 0}


async def test_a_database_that_is_up_to_date_is_opened_without_a_backup(place: Place) -> None:
    for _ in range(2):
        await (await place.open()).close()

    assert not (place.data / "backups").exists()


async def test_before_a_migration_a_backup_is_made(place: Place, newer: Newer) -> None:
    async with await place.open() as store:
        await add_table(store, log=2)
    newer()
    await (await place.open()).close()

    (backup,) = (place.data / "backups").iterdir()
    assert backup.name.startswith("before-next-")
    assert backup.stat().st_mode & 0o777 == 0o600
    assert b'"revision":"0007"' in gzip.decompress(backup.read_bytes()).splitlines()[0]


async def test_a_migration_keeps_all_rows_also_those_that_belong_to_a_replaced_table(
    place: Place, newer: Newer
) -> None:
    async with await place.open() as store:
        await add_table(store, log=2)
        await store.add_chat("table", "Ada", 0, "hello", 1)
    newer()
    async with await place.open() as store:
        await store.append("table", 2, entries(2, 3), summary())

        assert await store.entries("table") == entries(0, 3)
        assert [line.text for line in await store.chat("table")] == ["hello"]
        assert await ask(place, lambda connection: connection.scalar(text("SELECT place FROM tables"))) == "here"


async def test_the_backup_of_an_older_database_is_restored_into_a_newer_one(
    place: Place, tmp_path: Path, newer: Newer
) -> None:
    async with await place.open() as store:
        await add_table(store, log=2)
    await back_up(place.url, place.data, tmp_path / "backup.jsonl.gz")
    newer()
    await restore(tmp_path / "backup.jsonl.gz", None, tmp_path / "other")

    async with await Store.open(None, tmp_path / "other") as store:
        assert await store.find_table("table") == table(number=2)
        assert await store.entries("table") == entries(0, 2)


@pytest.mark.parametrize(
    "more", ['op.execute("nonsense")', "op.execute(\"UPDATE people SET guest = 'nobody'\")"], ids=["wrong", "dangling"]
)
async def test_a_migration_that_fails_changes_nothing(
    sqlite_place: Place, newer: Newer, more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await sqlite_place.open() as store:
        await add_table(store, log=2)
    before = upgrade.MIGRATIONS
    newer(more)
    with pytest.raises((StorageFailed, IntegrityError)):
        await sqlite_place.open()
    monkeypatch.setattr(upgrade, "MIGRATIONS", before)

    async with await sqlite_place.open() as store:
        assert await store.entries("table") == entries(0, 2)


async def test_a_newer_database_is_refused(place: Place, newer: Newer, monkeypatch: pytest.MonkeyPatch) -> None:
    old = upgrade.MIGRATIONS
    newer()
    await (await place.open()).close()
    monkeypatch.setattr(upgrade, "MIGRATIONS", old)

    with pytest.raises(NewerDatabase) as refused:
        await place.open()
    assert refused.value.data == {"revision": "next", "newest": "0007"}


async def test_a_database_of_another_program_is_refused_and_left_alone(place: Place) -> None:
    await ask(place, lambda connection: connection.execute(text("CREATE TABLE guests (name text)")))

    with pytest.raises(BadDatabase) as refused:
        await place.open()
    assert refused.value.data["problem"] == "foreign"
    assert await ask(place, lambda connection: connection.scalar(text("SELECT count(*) FROM guests"))) == 0


async def test_without_upgrading_there_must_be_a_database(place: Place) -> None:
    with pytest.raises(NoDatabase):
        await Store.open(place.url, place.data, upgrading=False)
    assert not place.data.exists()


async def test_without_upgrading_an_older_database_is_refused(place: Place, newer: Newer) -> None:
    await (await place.open()).close()
    newer()

    with pytest.raises(OlderDatabase) as refused:
        await Store.open(place.url, place.data, upgrading=False)
    assert refused.value.data == {"revision": "0007", "newest": "next"}


def test_processes_that_start_together_make_the_tables_once(place: Place) -> None:
    command = [sys.executable, "-c", OPEN, place.url or "", str(place.data)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(4)]

    said = [process.communicate() for process in processes]

    assert sorted(said) == [(b"open\n", b"")] * 3 + [(b"upgrade\nopen\n", b"")]


async def test_tasks_that_start_together_make_the_tables_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    upgraded: list[Connection] = []
    make = upgrade.upgrade

    def count(connection: Connection) -> None:
        upgraded.append(connection)
        make(connection)

    monkeypatch.setattr(upgrade, "upgrade", count)
    stores = await asyncio.gather(*(place.open() for _ in range(5)))

    for number, store in enumerate(stores):
        await store.note_alive(number)
        assert await store.last_alive() == number
        await store.close()
    assert len(upgraded) == 1


async def test_a_file_that_is_not_a_database_fails(tmp_path: Path) -> None:
    (tmp_path / "lampion.db").write_text("This is a text, and not a short one at all.\n" * 99)

    with pytest.raises(StorageFailed):
        await Store.open(None, tmp_path)


async def test_sqlite_keeps_what_it_has_confirmed(sqlite_place: Place) -> None:
    await (await sqlite_place.open()).close()
    settings = ("journal_mode", "synchronous", "foreign_keys")

    def look(connection: Connection) -> list[object]:
        return [connection.scalar(text(f"PRAGMA {setting}")) for setting in settings]

    assert await ask(sqlite_place, look) == ["wal", 2, 1]


async def test_others_cannot_read_the_file_of_sqlite(sqlite_place: Place) -> None:
    async with await sqlite_place.open() as store:
        await add_table(store)
        modes = {file.name: file.stat().st_mode & 0o777 for file in sqlite_place.data.iterdir()}

    assert set(modes.values()) == {0o600}
    assert sqlite_place.data.stat().st_mode & 0o777 == 0o700


def test_the_migrations_are_part_of_the_package() -> None:
    assert {"lampion.storage.migrations", "lampion.storage.migrations.versions"} <= set(find_packages(ROOT / "src"))
