"""Backing up a database, and restoring a backup into an empty one, whether SQLite or PostgreSQL."""

from pathlib import Path

from sqlalchemy import Connection, func, inspect, select

from lampion.storage import backup_file, upgrade
from lampion.storage.database import CALLER_ERRORS, displayed, find_url, open_database
from lampion.storage.errors import BadBackup, NoDatabase, NotEmpty
from lampion.storage.schema import guests, metadata, tables


async def back_up(url: str | None, data: Path, file: Path) -> int:
    """Back up a database, even one in use or an older one; returns the number of rows."""
    database = open_database(find_url(url, data))

    def dump(connection: Connection) -> int:
        revision = upgrade.find_revision(connection)
        if revision is None:
            raise NoDatabase(place=displayed(database.url))
        return backup_file.dump(connection, revision, file)

    try:
        if not database.exists:
            raise NoDatabase(place=displayed(database.url))
        return await database.read(dump)
    finally:
        await database.close()


async def restore(file: Path, url: str | None, data: Path) -> int:
    """Fill an empty database from a backup and bring it up to date, all or nothing; returns the number of rows."""
    revision = backup_file.read_revision(file)
    if revision not in {script.revision for script in upgrade.scripts().walk_revisions()}:
        raise BadBackup(file=str(file), problem="newer")
    database = open_database(find_url(url, data), rebuilding=True)

    def fill_if_empty(connection: Connection) -> int:
        upgrade.lock(connection)
        if not is_empty(connection):
            raise NotEmpty(place=displayed(database.url))
        try:
            return fill(connection, revision, file)
        except (*CALLER_ERRORS, TypeError, ValueError, OverflowError):  # rows that don't fit the tables
            raise BadBackup(file=str(file), problem="form") from None

    try:
        return await database.write(fill_if_empty)
    finally:
        await database.close()


def is_empty(connection: Connection) -> bool:
    """Are there no guests and no tables?"""
    there = {guests.name, tables.name} & set(inspect(connection).get_table_names())
    counts = [connection.scalar(select(func.count()).select_from(metadata.tables[name])) for name in there]
    return not any(counts)


def fill(connection: Connection, revision: str, file: Path) -> int:
    """Create the tables as they were at the time of the backup, fill them, and upgrade from there."""
    reflected = backup_file.reflect(connection)
    reflected.drop_all(connection)
    connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
    upgrade.upgrade(connection, revision)
    rows = backup_file.load(connection, file)
    upgrade.upgrade(connection)
    return rows
