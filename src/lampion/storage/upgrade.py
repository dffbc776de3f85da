"""Upgrading a database with Alembic, after a backup, one process at a time."""

from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, func, inspect, select
from sqlalchemy.exc import IntegrityError

from lampion.storage import backup_file
from lampion.storage.backup_file import name_backup
from lampion.storage.database import Database, displayed, open_database
from lampion.storage.errors import BadDatabase, NewerDatabase, NoDatabase, OlderDatabase
from lampion.storage.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x4C616D70696F6E  # the advisory lock in PostgreSQL that an upgrade takes


async def bring_up_to_date(url: URL, data: Path) -> None:
    """Create the tables of a new database, or upgrade an older one after a backup into the data folder."""
    database = open_database(url, rebuilding=True)
    try:
        await database.write(lambda connection: upgrade_after_backup(connection, url, data))
    finally:
        await database.close()


async def check_up_to_date(database: Database) -> None:
    """Refuse a database that doesn't exist yet, or is older or newer than this package."""
    revision = await database.read(find_revision) if database.exists else None
    if revision is None:
        raise NoDatabase(place=displayed(database.url))
    check_known(revision)
    if revision != newest():
        raise OlderDatabase(revision=revision, newest=newest())


def lock(connection: Connection) -> None:
    """Keep other processes from upgrading until this transaction ends. SQLite is already locked."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def upgrade_after_backup(connection: Connection, url: URL, data: Path) -> None:
    """Create or upgrade the tables, alone."""
    lock(connection)
    revision = find_revision(connection)
    if revision is None:
        check_not_foreign(connection, url)
    elif revision == newest():
        return
    else:
        check_known(revision)
        backup_file.dump(connection, revision, name_backup(data, f"before-{newest()}"))
    upgrade(connection)


def check_known(revision: str) -> None:
    """Refuse a database of a newer package."""
    if revision not in {script.revision for script in scripts().walk_revisions()}:
        raise NewerDatabase(revision=revision, newest=newest())


def check_not_foreign(connection: Connection, url: URL) -> None:
    """Refuse a database in which another program has tables of the same names."""
    if metadata.tables.keys() & set(inspect(connection).get_table_names()):
        raise BadDatabase(url=displayed(url), problem="foreign")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision, in the transaction of this connection."""
    command.upgrade(configure(connection=connection), revision)
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise IntegrityError("PRAGMA foreign_key_check", None, ValueError("rows point nowhere"))


def find_revision(connection: Connection) -> str | None:
    """The revision of a database; None if it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The revision that this package needs."""
    return str(scripts().get_current_head())


def scripts() -> ScriptDirectory:
    """The migrations."""
    return read_scripts(MIGRATIONS)


@cache
def read_scripts(folder: Path) -> ScriptDirectory:
    """The migrations in a folder."""
    return ScriptDirectory(folder)


def configure(**given: Any) -> Config:
    """Alembic's settings, without a file; `given` goes to `migrations/env.py`."""
    configuration = Config(attributes=given)
    configuration.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    configuration.set_main_option("path_separator", "os")
    return configuration
