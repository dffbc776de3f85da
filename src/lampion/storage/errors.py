"""What storage refuses, and how it fails."""

from lampion.kernel.errors import LampionError


class StorageFailed(LampionError):
    """The database did not do what it should: gone, full, locked. Whether a write happened is open. Data: problem."""

    code = "storage-failed"


class StorageClosed(LampionError):
    """The store was closed; nothing was written. No data."""

    code = "storage-closed"


class BadDatabase(LampionError):
    """No address of a database that Lampion can use. Data: url, problem."""

    code = "bad-database"


class NoDatabase(LampionError):
    """There is no database yet. Data: place."""

    code = "no-database"


class OlderDatabase(LampionError):
    """The database was not brought up to date yet. Data: revision, newest."""

    code = "older-database"


class NewerDatabase(LampionError):
    """The database belongs to a newer Lampion. Data: revision, newest."""

    code = "newer-database"


class TableMoved(LampionError):
    """Somebody else wrote first, and there are so many entries now; nothing was written. Data: table, number."""

    code = "table-moved"


class TableGone(LampionError):
    """The table does not exist, or no longer; nothing was written. Data: table."""

    code = "table-gone"


class BadKey(LampionError):
    """A key file that does not hold a key. Data: file."""

    code = "bad-key"


class BadBackup(LampionError):
    """A backup that cannot be written, or a file that is none and restores nothing. Data: file, problem."""

    code = "bad-backup"


class NotEmpty(LampionError):
    """A backup is restored into an empty database only. Data: place."""

    code = "not-empty"
