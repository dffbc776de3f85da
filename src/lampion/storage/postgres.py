"""PostgreSQL, shared by any number of server processes."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from lampion.storage.database import database_errors
from lampion.storage.errors import StorageClosed

PATIENCE = 60  # seconds to wait for an answer: a server that is gone doesn't say so

Value = TypeVar("Value")


class PostgresDatabase:
    """A database on a server."""

    exists = True  # only connecting can tell

    def __init__(self, url: URL, *, patience: float | None) -> None:
        self.url = url
        self.engine = create_async_engine(url, pool_pre_ping=True, connect_args={"command_timeout": patience})
        self.read_engine = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.closed = False

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Run a function on one consistent snapshot of the database."""
        self.check_open()
        with database_errors():
            async with self.read_engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Value]) -> Value:
        """Run a function that changes the database: durably when this returns, not at all if it raises."""
        self.check_open()
        with database_errors():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    def check_open(self) -> None:
        """Refuse new work once closed."""
        if self.closed:
            raise StorageClosed()

    async def close(self) -> None:
        """Close all connections."""
        self.closed = True
        await self.engine.dispose()
