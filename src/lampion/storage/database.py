"""A database behind a URL. Every request is a function of a connection, run in one transaction."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Delete, Executable, Insert, Table, Update, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from lampion.storage.errors import BadDatabase, StorageFailed

FILE = "lampion.db"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
OPTIONS = {"sqlite": set[str](), "postgresql": {"host", "port", "ssl", "passfile", "target_session_attrs"}}
CALLER_ERRORS = (IntegrityError, DataError, ProgrammingError)  # the request is wrong; the database is fine

Value = TypeVar("Value")


class Database(Protocol):
    """SQLite or PostgreSQL."""

    url: URL

    @property
    def exists(self) -> bool:
        """Does the database exist, as far as can be told without opening it?"""

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Run a function on one consistent snapshot of the database."""

    async def write(self, work: Callable[[Connection], Value]) -> Value:
        """Run a function that changes the database: durably when this returns, not at all if it raises."""

    async def close(self) -> None:
        """Finish the work in progress and close all connections."""


async def find(database: Database, query: Executable) -> Sequence[Any]:
    """The rows that a query finds."""
    return await database.read(lambda connection: connection.execute(query).all())


async def change(database: Database, statement: Insert | Update | Delete, values: dict[str, Any] | None = None) -> int:
    """Change rows with one statement; returns how many."""
    return await database.write(lambda connection: connection.execute(statement, values).rowcount)


def insert_into(connection: Connection, table: Table) -> Any:
    """An insertion that can say what to do with rows that are there already."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def find_url(address: str | None, data: Path) -> URL:
    """The database URL with its driver; by default SQLite in the data folder."""
    if address is None:
        return URL.create(DRIVERS["sqlite"], database=str(data / FILE))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(url="", problem="form") from None  # it may contain a password
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(url=displayed(url), problem="kind")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase(url=displayed(url), problem="memory")
    url = url.set(drivername=DRIVERS[kind])
    if "sslmode" in url.query:  # libpq's name for it
        url = url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(url.query["sslmode"]))])
    if not url.query.keys() <= OPTIONS[url.get_backend_name()]:
        raise BadDatabase(url=displayed(url), problem="option")
    return url


def open_database(url: URL, *, rebuilding: bool = False) -> Database:
    """The database behind a URL.

    For `rebuilding` its tables, SQLite doesn't enforce foreign keys, as replacing a table would delete the rows that
    refer to it; and PostgreSQL gets no time limit.
    """
    if url.get_backend_name() == "sqlite":
        from lampion.storage.sqlite import SqliteDatabase

        return SqliteDatabase(url, checked=not rebuilding)
    from lampion.storage.postgres import PATIENCE, PostgresDatabase

    try:
        return PostgresDatabase(url, patience=None if rebuilding else PATIENCE)
    except ModuleNotFoundError:
        raise BadDatabase(url=displayed(url), problem="driver") from None


def displayed(url: URL) -> str:
    """A URL that is safe to show, without its password; for SQLite, the file."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn failures of the database into StorageFailed; errors of the caller pass through."""
    try:
        yield
    except CALLER_ERRORS:
        raise
    except (SQLAlchemyError, OSError) as error:
        message = str(getattr(error, "orig", None) or error).strip()
        raise StorageFailed(problem=message.splitlines()[0] if message else type(error).__name__) from error
