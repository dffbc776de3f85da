"""Places for stores, and guests, tables and entries with default values."""

from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from lampion.storage import Device, EntryRow, Guest, Store, Summary, TableRow
from lampion.storage.postgres import PostgresDatabase
from lampion.storage.sqlite import SqliteDatabase


@dataclass(frozen=True)
class Place:
    """Where a store is kept."""

    url: str | None
    data: Path

    async def open(self) -> Store:
        """Open the store, as a separate process would."""
        return await Store.open(self.url, self.data)


def engine_of(store: Store) -> Engine:
    """The engine that runs the statements of a store."""
    assert isinstance(store.database, SqliteDatabase | PostgresDatabase)
    engine = store.database.engine
    return engine.sync_engine if isinstance(engine, AsyncEngine) else engine


def guest(who: str = "Ada", **changes: Any) -> Guest:
    """A guest whose id is the name."""
    return replace(Guest(id=who, name=who, language="en", created=1, seen=1), **changes)


def device(owner: str = "Ada", name: str = "", **changes: Any) -> Device:
    """A device of a guest."""
    return replace(
        Device(id=name or f"{owner}'s phone", guest=owner, label="Firefox, Linux", created=1, seen=1), **changes
    )


def table(name: str = "table", **changes: Any) -> TableRow:
    """A table that Ada has opened."""
    row = TableRow(
        id=name,
        game="spring-festival",
        rules=1,
        components="5e2f",
        seats=2,
        options={"sign": "none", "cards": "24"},
        settings={"clock": {"kind": "none"}, "hints": False},
        host="Ada",
        invite="invitation",
        secret="secret",
        created=1,
        touched=1,
        phase="open",
        listed=False,
        open_seats=1,
        number=0,
        position="",
        outcome=None,
        people={"Ada": True},
    )
    return replace(row, **changes)


def summary(row: TableRow | None = None, **changes: Any) -> Summary:
    """The part of a table that an append renews, taken from its row."""
    row = row or table()
    return replace(Summary(**{field.name: getattr(row, field.name) for field in fields(Summary)}), **changes)


def entry(number: int, **changes: Any) -> EntryRow:
    """An entry of a log."""
    made = EntryRow(number=number, kind="move", seat=0, text=f"move {number}", by="person", at=1000 + number)
    return replace(made, **changes)


def entries(start: int, stop: int, **changes: Any) -> list[EntryRow]:
    """Some entries of a log."""
    return [entry(number, **changes) for number in range(start, stop)]


async def add_people(store: Store, *names: str) -> None:
    """Add guests with a device each."""
    for name in names:
        await store.add_guest(guest(name), device(name))


async def add_table(store: Store, name: str = "table", log: int = 0, **changes: Any) -> TableRow:
    """Add a table with some entries, and those of its people who aren't guests yet."""
    row = table(name, **changes)
    people = {row.host, *row.people}
    await add_people(store, *sorted(people - (await store.guests(people)).keys()))
    await store.add_table(row, entries(0, log))
    return row
