"""What storage refuses, and how it fails."""

from lampion.kernel.errors import LampionError


class StorageFailed(LampionError):
    """The database failed: it is gone, full or locked. A write may or may not have happened. Data: problem."""

    code = "storage-failed"


class StorageClosed(LampionError):
    """The store is closed; nothing was written. No data."""

    code = "storage-closed"


class BadDatabase(LampionError):
    """A URL that isn't of a database that Lampion can use. Data: url, problem."""

    code = "bad-database"


class NoDatabase(LampionError):
    """There is no database yet. Data: place."""

    code = "no-database"


class OlderDatabase(LampionError):
    """The database hasn't been upgraded yet. Data: revision, newest."""

    code = "older-database"


class NewerDatabase(LampionError):
    """The database belongs to a newer Lampion. Data: revision, newest."""

    code = "newer-database"


class TableMoved(LampionError):
    """Another process wrote first: the table has `number` entries now; nothing was written. Data: table, number."""

    code = "table-moved"


class TableGone(LampionError):
    """The table doesn't exist, or no longer does; nothing was written. Data: table."""

    code = "table-gone"


class TableExists(LampionError):
    """Another process has made this table; nothing was written. Data: table."""

    code = "table-exists"


class BadKey(LampionError):
    """A key file that doesn't contain a key. Data: file."""

    code = "bad-key"


class BadBackup(LampionError):
    """A backup that can't be written, or a file that isn't a backup. Data: file, problem."""

    code = "bad-backup"


class NotEmpty(LampionError):
    """A backup can be restored only into an empty database. Data: place."""

    code = "not-empty"
