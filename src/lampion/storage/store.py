"""The store: guests, tables and chat behind one name."""

from pathlib import Path
from types import TracebackType
from typing import Self

from lampion.storage import upgrade
from lampion.storage.chat import ChatRows
from lampion.storage.database import Database, find_url, open_database
from lampion.storage.guests import GuestRows
from lampion.storage.keeping import Keeping
from lampion.storage.tables import TableRows
from lampion.storage.writer import Writer


class Store(GuestRows, TableRows, ChatRows, Keeping):
    """All that lasts. Each change is durable when its method returns."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    @classmethod
    async def open(cls, url: str | None, data: Path, *, upgrading: bool = True) -> Self:
        """Open a database, by default SQLite in the data folder.

        It is made if there is none, and brought up to date after a backup if it is older; without `upgrading` both are
        refused.
        """
        address = find_url(url, data)
        if upgrading:
            await upgrade.bring_up_to_date(address, data)
        database = open_database(address)
        try:
            await upgrade.check_up_to_date(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what is waiting and close all connections."""
        await self.writer.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
