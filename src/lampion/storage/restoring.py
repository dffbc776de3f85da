"""Making a backup of a database and filling an empty one from a backup, of either kind."""

from pathlib import Path

from sqlalchemy import Connection, func, inspect, select

from lampion.storage import backup, upgrade
from lampion.storage.database import MISTAKES, find_url, open_database, shown
from lampion.storage.errors import BadBackup, NoDatabase, NotEmpty
from lampion.storage.schema import guests, metadata, tables


async def back_up(url: str | None, data: Path, file: Path) -> int:
    """Write a backup of a database, also of one in use or of an older one; returns how many rows it holds."""
    database = open_database(find_url(url, data))

    def dump(connection: Connection) -> int:
        revision = upgrade.find_revision(connection)
        if revision is None:
            raise NoDatabase(place=shown(database.url))
        return backup.dump(connection, revision, file)

    try:
        if not database.exists:
            raise NoDatabase(place=shown(database.url))
        return await database.read(dump)
    finally:
        await database.close()


async def restore(file: Path, url: str | None, data: Path) -> int:
    """Fill an empty database from a backup and bring it up to date; returns how many rows. All of it, or nothing."""
    revision = backup.read_revision(file)
    if revision not in {script.revision for script in upgrade.scripts().walk_revisions()}:
        raise BadBackup(file=str(file), problem="newer")
    database = open_database(find_url(url, data), rebuilding=True)

    def fill_if_empty(connection: Connection) -> int:
        upgrade.lock(connection)
        if not is_empty(connection):
            raise NotEmpty(place=shown(database.url))
        try:
            return fill(connection, revision, file)
        except (*MISTAKES, TypeError, ValueError, OverflowError):  # rows that do not fit
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
    """Make the tables as they were at the time of the backup, fill them, and go on from there."""
    reflected = backup.reflect(connection)
    reflected.drop_all(connection)
    connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
    upgrade.upgrade(connection, revision)
    rows = backup.load(connection, file)
    upgrade.upgrade(connection)
    return rows
