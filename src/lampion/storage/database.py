"""A database behind an address. What is asked of it is a function of a connection, run in one transaction."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Delete, Executable, Insert, Update, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from lampion.storage.errors import BadDatabase, StorageFailed

FILE = "lampion.db"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
OPTIONS = {"sqlite": set[str](), "postgresql": {"host", "port", "ssl", "passfile", "target_session_attrs"}}
MISTAKES = (IntegrityError, DataError, ProgrammingError)  # of the caller: the database itself is well

Value = TypeVar("Value")


class Database(Protocol):
    """SQLite or PostgreSQL."""

    url: URL

    @property
    def exists(self) -> bool:
        """Is there such a database, as far as can be told without opening it?"""

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Let a function look at the database, which does not change before its eyes."""

    async def write(self, work: Callable[[Connection], Value]) -> Value:
        """Let a function change the database: wholly and durably when this returns, not at all if it fails."""

    async def close(self) -> None:
        """Finish what was begun, and close all connections."""


async def find(database: Database, asked: Executable) -> Sequence[Any]:
    """The rows that answer one question."""
    return await database.read(lambda connection: connection.execute(asked).all())


async def change(database: Database, statement: Insert | Update | Delete, values: dict[str, Any] | None = None) -> int:
    """Change rows by one statement; returns how many."""
    return await database.write(lambda connection: connection.execute(statement, values).rowcount)


def find_url(address: str | None, data: Path) -> URL:
    """The address with its driver; without one, SQLite in the data folder."""
    if address is None:
        return URL.create(DRIVERS["sqlite"], database=str(data / FILE))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(url="", problem="form") from None  # a password may stand in it
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(url=shown(url), problem="kind")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase(url=shown(url), problem="memory")
    url = url.set(drivername=DRIVERS[kind])
    if "sslmode" in url.query:  # what other programs call it
        url = url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(url.query["sslmode"]))])
    if not url.query.keys() <= OPTIONS[url.get_backend_name()]:
        raise BadDatabase(url=shown(url), problem="option")
    return url


def open_database(url: URL, *, rebuilding: bool = False) -> Database:
    """The database behind an address.

    While tables are `rebuilding`, SQLite does not look after references between rows, or a table that is replaced would
    take others with it; and PostgreSQL may take its time.
    """
    if url.get_backend_name() == "sqlite":
        from lampion.storage.sqlite import SqliteDatabase

        return SqliteDatabase(url, checked=not rebuilding)
    from lampion.storage.postgres import PATIENCE, PostgresDatabase

    try:
        return PostgresDatabase(url, patience=None if rebuilding else PATIENCE)
    except ModuleNotFoundError:
        raise BadDatabase(url=shown(url), problem="driver") from None


def shown(url: URL) -> str:
    """An address as people may see it; of SQLite the file."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


@contextmanager
def failing() -> Iterator[None]:
    """Troubles of the database as an error of ours; mistakes in what was asked stay what they are."""
    try:
        yield
    except MISTAKES:
        raise
    except (SQLAlchemyError, OSError) as error:
        said = str(getattr(error, "orig", None) or error).strip()
        raise StorageFailed(problem=said.splitlines()[0] if said else type(error).__name__) from error
