"""Group commit for logs: while one transaction is being written, new appends collect for the next one."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from lampion.kernel.errors import LampionError
from lampion.storage.database import Database
from lampion.storage.errors import StorageClosed, StorageFailed, TableGone, TableMoved
from lampion.storage.rows import Summary
from lampion.storage.schema import entries, people, tables

MOST = 500  # appends in one transaction
CHANGING = (  # columns of a table's row
    "number", "seats", "options", "settings", "touched", "phase", "listed", "open_seats", "position", "outcome",
)  # fmt: skip

REFRESH = update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(name) for name in CHANGING})
SEAT = insert(people)
STAND = delete(people).where(people.c.table_id == bindparam("table"), people.c.guest == bindparam("who"))
NUDGE = (
    update(people)
    .where(people.c.table_id == bindparam("table"), people.c.guest == bindparam("who"))
    .values(waiting=bindparam("waits"))
)


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries to be added, and a future for whoever waits for them."""

    table: str
    number: int
    entries: Sequence[Mapping[str, Any]]
    summary: Summary
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, refusal: BaseException | None) -> None:
        """Report success or the refusal to whoever still waits."""
        if self.done.done():
            return
        if refusal is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(refusal)


class LogWriter:
    """Writes appends in order of arrival, as many at once as have collected."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.gathered: list[Append] = []
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    async def append(self, table: str, number: int, new: Sequence[Mapping[str, Any]], summary: Summary) -> None:
        """Write entries; returns when they are durable."""
        if self.closed:
            raise StorageClosed()
        wanted = Append(table, number, new, summary)
        self.gathered.append(wanted)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.write_all())
        await wanted.done

    async def close(self) -> None:
        """Write what has collected, and accept no more."""
        self.closed = True
        if self.task is not None:
            await self.task

    async def write_all(self) -> None:
        """Write until nothing is pending."""
        while self.gathered:
            batch, self.gathered = self.gathered[:MOST], self.gathered[MOST:]
            wanted = [append for append in batch if not append.done.done()]  # the others were cancelled
            if wanted:
                await self.write(wanted)

    async def write(self, batch: Sequence[Append]) -> None:
        """Write a batch in one transaction; if something in it can't be written at all, each append by itself."""
        (result,) = await asyncio.gather(
            self.database.write(lambda connection: commit(connection, batch)), return_exceptions=True
        )
        if isinstance(result, dict):
            for wanted in batch:
                wanted.settle(result.get(wanted))
        elif len(batch) == 1 or isinstance(result, StorageFailed):
            for wanted in batch:
                wanted.settle(result)
        else:
            for wanted in batch:
                await self.write([wanted])


def commit(connection: Connection, batch: Sequence[Append]) -> dict[Append, LampionError]:
    """Write the appends of a batch that fit their table; returns the others, each with its reason."""
    numbers = lock(connection, {wanted.table for wanted in batch})
    refused: dict[Append, LampionError] = {}
    latest: dict[str, Append] = {}
    rows: list[dict[str, Any]] = []
    for wanted in batch:
        number = numbers.get(wanted.table)
        if number is None:
            refused[wanted] = TableGone(table=wanted.table)
        elif number != wanted.number:
            refused[wanted] = TableMoved(table=wanted.table, number=number)
        else:
            rows.extend({"table_id": wanted.table, **entry} for entry in wanted.entries)
            numbers[wanted.table] = number + len(wanted.entries)
            latest[wanted.table] = wanted
    if rows:
        connection.execute(insert(entries), rows)
    if latest:
        connection.execute(REFRESH, [refresh(wanted, numbers[table]) for table, wanted in latest.items()])
        seat_people(connection, {table: wanted.summary.people for table, wanted in latest.items()})
    return refused


def lock(connection: Connection, wanted: set[str]) -> dict[str, int]:
    """The number of entries of some tables, to which no other process can add before the transaction ends.

    PostgreSQL locks the rows, always in the same order; SQLite has already locked everything.
    """
    query = select(tables.c.id, tables.c.number).where(tables.c.id.in_(sorted(wanted))).order_by(tables.c.id)
    return {row.id: row.number for row in connection.execute(query.with_for_update(key_share=True))}


def refresh(wanted: Append, number: int) -> dict[str, Any]:
    """The new values for the row of a table."""
    summary = wanted.summary
    return {
        "table": wanted.table,
        "number": number,
        "seats": summary.seats,
        "options": summary.options,
        "settings": summary.settings,
        "touched": summary.touched,
        "phase": summary.phase,
        "listed": summary.listed,
        "open_seats": summary.open_seats,
        "position": summary.position,
        "outcome": summary.outcome,
    }


def seat_people(connection: Connection, wanted: dict[str, dict[str, bool]]) -> None:
    """Update the people at some tables, with as few changes as possible."""
    query = select(people).where(people.c.table_id.in_(sorted(wanted)))
    there = {(table, guest): waits for table, guest, waits in connection.execute(query)}
    new = {(table, guest): waits for table, seated in wanted.items() for guest, waits in seated.items()}
    coming = [{"table_id": t, "guest": g, "waiting": w} for (t, g), w in new.items() if (t, g) not in there]
    going = [{"table": table, "who": guest} for table, guest in there if (table, guest) not in new]
    changed = [{"table": t, "who": g, "waits": w} for (t, g), w in new.items() if there.get((t, g), w) != w]
    for statement, rows in ((SEAT, coming), (STAND, going), (NUDGE, changed)):
        if rows:
            connection.execute(statement, rows)
