"""Tables and the entries of their logs."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select

from lampion.storage.database import Database, change, find
from lampion.storage.rows import Entry, Summary, TableRow
from lampion.storage.schema import entries as log
from lampion.storage.schema import guests, people, tables
from lampion.storage.writer import Writer

COLUMNS = [tables.c[field.name] for field in fields(TableRow) if field.name != "people"]


class TableRows:
    """What the store knows of tables."""

    database: Database
    writer: Writer

    async def add_table(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """Keep a new table with its first entries."""
        check_numbers(0, entries)
        values = {column.name: getattr(row, column.name) for column in COLUMNS}
        values |= {"number": len(entries), "chatted": 0}
        seated = [{"table_id": row.id, "guest": guest, "waiting": waits} for guest, waits in row.people.items()]

        def add(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            if seated:
                connection.execute(insert(people), seated)
            if entries:
                connection.execute(insert(log), [{"table_id": row.id, **asdict(entry)} for entry in entries])

        await self.database.write(add)

    async def append(self, table_id: str, number: int, entries: Sequence[Entry], summary: Summary) -> None:
        """Add entries after the first `number` ones, and say what the table is now; durable when it returns.

        Raises TableMoved when there are more entries already, TableGone when there is no such table: nothing was
        written. After StorageFailed nobody knows whether it was: read the table again.
        """
        check_numbers(number, entries)
        await self.writer.append(table_id, number, [asdict(entry) for entry in entries], summary)

    async def find_table(self, table_id: str) -> TableRow | None:
        """A table by its id."""
        found = await self.select_tables(select(*COLUMNS).where(tables.c.id == table_id))
        return found[0] if found else None

    async def entries(self, table_id: str, start: int = 0) -> list[Entry]:
        """The entries of a table from a number on, in order."""
        columns = [log.c[field.name] for field in fields(Entry)]
        asked = select(*columns).where(log.c.table_id == table_id, log.c.number >= start)
        return [Entry(*row) for row in await find(self.database, asked.order_by(log.c.number))]

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with its entries and its chat; false if there is none."""
        return await change(self.database, delete(tables).where(tables.c.id == table_id)) > 0

    async def tables_of(self, guest_id: str) -> list[TableRow]:
        """The tables where a guest sits: first those that wait for the guest, then the latest."""
        asked = select(*COLUMNS).join_from(people, tables).where(people.c.guest == guest_id)
        return await self.select_tables(asked.order_by(people.c.waiting.desc(), tables.c.touched.desc(), tables.c.id))

    async def listed_tables(self, game: str | None, phase: str | None, limit: int) -> list[TableRow]:
        """The tables that everybody may see, the latest first."""
        return await self.select_tables(narrow(game, phase).where(tables.c.listed).limit(limit))

    async def unfinished(self) -> list[TableRow]:
        """The tables where a game is going on: their clocks and bots must run after a restart."""
        return await self.select_tables(narrow(None, "playing"))

    async def search_tables(
        self, *, game: str | None = None, phase: str | None = None, guest: str | None = None, limit: int
    ) -> list[TableRow]:
        """All tables, listed or not, the latest first; `guest` is a part of the name of somebody who sits there."""
        asked = narrow(game, phase).limit(limit)
        if guest:
            named = select(people.c.table_id).join_from(people, guests)
            asked = asked.where(tables.c.id.in_(named.where(guests.c.name.icontains(guest, autoescape=True))))
        return await self.select_tables(asked)

    async def select_tables(self, asked: Select[Any]) -> list[TableRow]:
        """The tables that a question finds, with the people at them."""

        def look(connection: Connection) -> list[TableRow]:
            found = connection.execute(asked).all()
            seated = find_people(connection, [row.id for row in found])
            return [TableRow(**row._mapping, people=seated[row.id]) for row in found]

        return await self.database.read(look)


def narrow(game: str | None, phase: str | None) -> Select[Any]:
    """A question for tables of a game and in a phase, the latest first."""
    asked = select(*COLUMNS).order_by(tables.c.touched.desc(), tables.c.id)
    if game is not None:
        asked = asked.where(tables.c.game == game)
    if phase is not None:
        asked = asked.where(tables.c.phase == phase)
    return asked


def find_people(connection: Connection, ids: Sequence[str]) -> dict[str, dict[str, bool]]:
    """The people at some tables, and whether the table waits for them."""
    seated: dict[str, dict[str, bool]] = {table_id: {} for table_id in ids}
    for start in range(0, len(ids), 500):
        asked = select(people).where(people.c.table_id.in_(ids[start : start + 500]))
        for table_id, guest, waiting in connection.execute(asked.order_by(people.c.guest)):
            seated[table_id][guest] = waiting
    return seated


def check_numbers(start: int, new: Sequence[Entry]) -> None:
    """Entries are numbered without gaps; anything else is a mistake of the caller."""
    if [entry.number for entry in new] != list(range(start, start + len(new))):
        raise ValueError(f"these entries are not numbered from {start} on")
