"""Tables and the entries of their logs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from lampion.storage.database import Database, change, find
from lampion.storage.errors import TableExists
from lampion.storage.log_reader import LogReader
from lampion.storage.log_writer import LogWriter
from lampion.storage.rows import EntryRow, Summary, TableRow
from lampion.storage.schema import club_tables, guests, people, tables
from lampion.storage.schema import entries as log

COLUMNS = [tables.c[field.name] for field in fields(TableRow) if field.name != "people"]
ASKED_AT_ONCE = 500  # tables in one query: databases limit its parameters
FIRST_OF_A_HOST = 5  # tables that the lobby shows of one host before those of others
LOOKED_AT = 2_000  # listed tables among which they are chosen


class TableStore:
    """The tables part of the store."""

    database: Database
    writer: LogWriter
    reader: LogReader

    async def add_table(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        """Store a new table with its first entries; raises TableExists if there is one of this id."""
        check_numbers(0, entries)
        values = {column.name: getattr(row, column.name) for column in COLUMNS}
        values |= {"number": len(entries), "chatted": 0}
        seated = [{"table_id": row.id, "guest": guest, "waiting": waits} for guest, waits in row.people.items()]

        def add(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            if seated:
                connection.execute(insert(people), seated)
            if entries:
                connection.execute(insert(log), [{"table_id": row.id, **values_of(entry)} for entry in entries])

        try:
            await self.database.write(add)
        except IntegrityError:
            if await self.find_table(row.id) is None:
                raise
            raise TableExists(table=row.id) from None

    async def append(self, table_id: str, number: int, entries: Sequence[EntryRow], summary: Summary) -> None:
        """Add entries after the first `number`, and update the table's summary; durable when this returns.

        TableMoved (there are already more entries) and TableGone (no such table) mean that nothing was written. After
        StorageFailed it may or may not have been written: read the table again.
        """
        check_numbers(number, entries)
        await self.writer.append(table_id, number, [values_of(entry) for entry in entries], summary)

    async def find_table(self, table_id: str) -> TableRow | None:
        """A table by id."""
        found = await self.select_tables(select(*COLUMNS).where(tables.c.id == table_id))
        return found[0] if found else None

    async def entries(self, table_id: str, start: int = 0) -> list[EntryRow]:
        """The entries of a table from number `start` on, in order."""
        columns = [log.c[field.name] for field in fields(EntryRow)]
        query = select(*columns).where(log.c.table_id == table_id, log.c.number >= start)
        return [EntryRow(*row) for row in await find(self.database, query.order_by(log.c.number))]

    async def new_entries(self, table_id: str, start: int) -> list[EntryRow]:
        """The same, together with what is asked about other tables at the same time."""
        return await self.reader.read(table_id, start)

    async def numbers(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How many entries and lines of chat some tables have had; tables that are gone are left out."""
        found: dict[str, tuple[int, int]] = {}
        for first in range(0, len(ids), ASKED_AT_ONCE):
            some = tables.c.id.in_(ids[first : first + ASKED_AT_ONCE])
            rows = await find(self.database, select(tables.c.id, tables.c.number, tables.c.chatted).where(some))
            found |= {row.id: (row.number, row.chatted) for row in rows}
        return found

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with its entries and chat; false if it doesn't exist."""
        return await change(self.database, delete(tables).where(tables.c.id == table_id)) > 0

    async def tables_of(self, guest_id: str, start: int = 0, limit: int | None = None) -> list[TableRow]:
        """A page of the tables where a guest is seated: those that wait for them, others, finished ones; latest first.

        The order is found by keys alone, so that a page costs the same whatever the rows hold.
        """
        order = people.c.waiting.desc(), tables.c.phase == "over", tables.c.touched.desc(), tables.c.id
        keys = select(tables.c.id).join_from(people, tables).where(people.c.guest == guest_id).order_by(*order)
        if start or limit is not None:
            keys = keys.offset(start).limit(limit)
        return await self.find_tables([row.id for row in await find(self.database, keys)])

    async def find_tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Tables by their ids, in this order."""
        found = {
            row.id: row
            for first in range(0, len(ids), ASKED_AT_ONCE)
            for row in await self.select_tables(
                select(*COLUMNS).where(tables.c.id.in_(ids[first : first + ASKED_AT_ONCE]))
            )
        }
        return [found[one] for one in ids if one in found]

    async def count_hosted(self, guest_id: str, phase: str) -> int:
        """How many tables in this phase a guest hosts."""
        query = select(func.count()).select_from(tables).where(tables.c.host == guest_id, tables.c.phase == phase)
        (row,) = await find(self.database, query)
        return int(row[0])

    async def listed_tables(
        self,
        game: str | None,
        phase: str | None,
        limit: int,
        *,
        with_room: bool = False,
        pace: str | None = None,
        now: int = 0,
    ) -> list[TableRow]:
        """The tables that everyone may see, the most recent first; only those with an open seat, if asked.

        A host with very many tables doesn't hide those of others: all but the first few come last. Until some time,
        a club's tables are only for its members.
        """
        is_kept = (club_tables.c.table_id == tables.c.id) & (club_tables.c.first_until > now)
        query = select_latest(game, phase).where(
            tables.c.listed, ~select(club_tables.c.table_id).where(is_kept).exists()
        )
        if pace is not None:
            query = query.where(tables.c.settings["pace"]["kind"].as_string() == pace)
        if with_room:
            query = query.where(tables.c.open_seats > 0)
        keys = query.with_only_columns(tables.c.id, tables.c.host).limit(LOOKED_AT)
        places: Counter[str] = Counter()
        ranked: list[tuple[bool, str]] = []
        for row in await find(self.database, keys):
            places[row.host] += 1
            ranked.append((places[row.host] > FIRST_OF_A_HOST, row.id))
        return await self.find_tables([one for _, one in sorted(ranked, key=lambda found: found[0])[:limit]])

    async def unfinished(self) -> list[TableRow]:
        """The tables with a game in progress: their clocks and bots must run again after a restart."""
        return await self.select_tables(select_latest(None, "playing"))

    async def search_tables(
        self, *, game: str | None = None, phase: str | None = None, guest: str | None = None, limit: int
    ) -> list[TableRow]:
        """All tables, listed or not, the most recent first; `guest` is part of the name of a person seated there."""
        query = select_latest(game, phase).limit(limit)
        if guest:
            named = select(people.c.table_id).join_from(people, guests)
            query = query.where(tables.c.id.in_(named.where(guests.c.name.icontains(guest, autoescape=True))))
        return await self.select_tables(query)

    async def select_tables(self, query: Select[Any]) -> list[TableRow]:
        """The tables that a query finds, with the people at them."""

        def look(connection: Connection) -> list[TableRow]:
            found = connection.execute(query).all()
            seated = find_people(connection, [row.id for row in found])
            return [TableRow(**row._mapping, people=seated[row.id]) for row in found]

        return await self.database.read(look)


def select_latest(game: str | None, phase: str | None) -> Select[Any]:
    """A query for tables of a game and in a phase, the most recent first."""
    query = select(*COLUMNS).order_by(tables.c.touched.desc(), tables.c.id)
    if game is not None:
        query = query.where(tables.c.game == game)
    if phase is not None:
        query = query.where(tables.c.phase == phase)
    return query


def find_people(connection: Connection, ids: Sequence[str]) -> dict[str, dict[str, bool]]:
    """The people at some tables, and whether their table waits for them."""
    seated: dict[str, dict[str, bool]] = {table_id: {} for table_id in ids}
    for start in range(0, len(ids), ASKED_AT_ONCE):
        query = select(people).where(people.c.table_id.in_(ids[start : start + ASKED_AT_ONCE]))
        for table_id, guest, waiting in connection.execute(query.order_by(people.c.guest)):
            seated[table_id][guest] = waiting
    return seated


def values_of(entry: EntryRow) -> dict[str, Any]:
    """An entry as a row. (`asdict` takes ten times as long, for every entry of every table.)"""
    return {
        "number": entry.number, "kind": entry.kind, "seat": entry.seat, "text": entry.text, "by": entry.by,
        "at": entry.at,
    }  # fmt: skip


def check_numbers(start: int, new: Sequence[EntryRow]) -> None:
    """Entries are numbered without gaps; anything else is the caller's mistake."""
    if [entry.number for entry in new] != list(range(start, start + len(new))):
        raise ValueError(f"these entries are not numbered from {start} on")
