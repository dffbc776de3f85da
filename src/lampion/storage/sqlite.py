"""SQLite in a file: several reader threads, and one writer, as SQLite allows no more."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from lampion.storage.database import database_errors
from lampion.storage.errors import StorageClosed

READERS = 4
PATIENCE = 60  # seconds to wait while another process writes

Value = TypeVar("Value")


class SqliteDatabase:
    """A database in a file.

    Each transaction runs as a whole in one thread: handing over every single statement, as asyncio drivers for SQLite
    do, takes more than twice as long.
    """

    def __init__(self, url: URL, *, checked: bool) -> None:
        self.url = url
        self.file = Path(url.database or "")
        self.engine = make_engine(url, checked)
        self.write_engine = self.engine.execution_options(lampion_begin="BEGIN IMMEDIATE")
        self.readers = ThreadPoolExecutor(READERS, "lampion-reader")
        self.writer = ThreadPoolExecutor(1, "lampion-writer")
        self.closed = False

    @property
    def exists(self) -> bool:
        """Is the file there?"""
        return self.file.is_file()

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Run a function on one consistent snapshot of the database."""
        return await self.run(self.readers, self.engine, work)

    async def write(self, work: Callable[[Connection], Value]) -> Value:
        """Run a function that changes the database: durably when this returns, not at all if it raises."""
        if not self.exists:
            self.make_file()
        return await self.run(self.writer, self.write_engine, work)

    async def run(self, threads: ThreadPoolExecutor, engine: Engine, work: Callable[[Connection], Value]) -> Value:
        """Run a function in a transaction in another thread."""
        if self.closed:
            raise StorageClosed()

        def transact() -> Value:
            with engine.begin() as connection:
                return work(connection)

        with database_errors():
            return await asyncio.get_running_loop().run_in_executor(threads, transact)

    def make_file(self) -> None:
        """Create the file readable only by its owner, as it will hold secrets."""
        with database_errors():
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))

    async def close(self) -> None:
        """Finish the work in progress and close all connections."""
        self.closed = True
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


def make_engine(url: URL, checked: bool) -> Engine:
    """An engine that syncs each transaction to disk and begins it the way an execution option says."""
    engine = create_engine(url, connect_args={"isolation_level": None, "timeout": PATIENCE})
    settings = ("journal_mode = WAL", "synchronous = FULL", f"foreign_keys = {'ON' if checked else 'OFF'}")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        for setting in settings:
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("lampion_begin", "BEGIN"))

    return engine
