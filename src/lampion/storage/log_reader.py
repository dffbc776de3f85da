"""Reads what other processes have added to logs: while one read is on its way, new questions collect for the next."""

import asyncio
from collections.abc import Sequence
from dataclasses import fields

from sqlalchemy import Connection, bindparam, select

from lampion.storage.database import Database
from lampion.storage.rows import EntryRow
from lampion.storage.schema import entries as log

MOST = 200  # tables in one transaction
NEW = (
    select(*(log.c[field.name] for field in fields(EntryRow)))
    .where(log.c.table_id == bindparam("table"), log.c.number >= bindparam("start"))
    .order_by(log.c.number)
)

Question = tuple[str, int]


class LogReader:
    """Answers questions for new entries in order of arrival, as many at once as have collected."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.gathered: dict[Question, asyncio.Future[list[EntryRow]]] = {}
        self.task: asyncio.Task[None] | None = None

    async def read(self, table: str, start: int) -> list[EntryRow]:
        """The entries of a table from number `start` on, in order."""
        wanted = self.gathered.get((table, start))
        if wanted is None:
            wanted = self.gathered[table, start] = asyncio.get_running_loop().create_future()
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.read_all())
        return await asyncio.shield(wanted)

    async def read_all(self) -> None:
        """Read until nothing is asked any more."""
        while self.gathered:
            questions = list(self.gathered)[:MOST]
            waiting = [self.gathered.pop(question) for question in questions]

            def look(connection: Connection, asked: Sequence[Question] = questions) -> list[list[EntryRow]]:
                return [
                    [EntryRow(*row) for row in connection.execute(NEW, {"table": table, "start": start})]
                    for table, start in asked
                ]

            (found,) = await asyncio.gather(self.database.read(look), return_exceptions=True)
            for number, future in enumerate(waiting):
                if isinstance(found, BaseException):
                    future.set_exception(found)
                    future.exception()  # nobody may wait any more
                else:
                    future.set_result(found[number])
