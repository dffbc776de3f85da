"""PostgreSQL, shared by any number of server processes."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from lampion.storage.database import failing
from lampion.storage.errors import StorageClosed

PATIENCE = 60  # seconds for an answer: a server that is gone does not say so

Value = TypeVar("Value")


class PostgresDatabase:
    """A database on a server."""

    exists = True  # only a connection can tell

    def __init__(self, url: URL, *, patience: float | None) -> None:
        self.url = url
        self.engine = create_async_engine(url, pool_pre_ping=True, connect_args={"command_timeout": patience})
        self.looking = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.closed = False

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Let a function look at the database, which does not change before its eyes."""
        self.check_open()
        with failing():
            async with self.looking.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Value]) -> Value:
        """Let a function change the database: wholly and durably when this returns, not at all if it fails."""
        self.check_open()
        with failing():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    def check_open(self) -> None:
        """Refuse new work when the end has come."""
        if self.closed:
            raise StorageClosed()

    async def close(self) -> None:
        """Close all connections."""
        self.closed = True
        await self.engine.dispose()
