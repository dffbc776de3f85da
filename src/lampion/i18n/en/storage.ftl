# What can go wrong with the database and backups.

error-storage-failed = The database failed: { $problem }.
error-storage-closed = The server is shutting down. Try again in a moment.
error-bad-database =
    { $problem ->
        [form] This isn't a database address. Write sqlite:///file.db or postgresql://user:password@host/name.
        [kind] { $url }: only SQLite and PostgreSQL can be used.
        [memory] A database in memory would forget everything. Write sqlite:///file.db.
        [option] { $url }: only host, port, sslmode, passfile and target_session_attrs may follow the question mark, and nothing for SQLite.
        [driver] { $url }: PostgreSQL support isn't installed. To install it: pip install 'lampion[postgres]'
       *[foreign] { $url }: another program uses this database. Give Lampion one of its own.
    }
error-no-database = There is no database yet: { $place }. `lampion serve` creates it, `lampion admin restore` fills it from a backup.
error-older-database = The database has version { $revision }, Lampion needs { $newest }. `lampion serve` updates it, after a backup.
error-newer-database = The database has version { $revision }, newer than this Lampion ({ $newest }). Install a newer Lampion.
error-table-moved = Something else happened at this table first. It has { $number } entries now.
error-table-exists = There is a table “{ $table }” already.
error-table-gone = This table no longer exists.
error-bad-key = { $file } isn't a key. Move it away; the next start makes a new one, and everyone signs in again.
error-bad-backup =
    { $file }: { $problem ->
        [file] this file can't be read.
        [exists] this file already exists. Choose another name.
        [write] the backup can't be written there.
        [cut] the end of the backup is missing. Nothing was restored.
        [newer] the backup comes from a newer Lampion. Install that first.
       *[form] this isn't a Lampion backup, or it was changed. Nothing was restored.
    }
error-not-empty = { $place } isn't empty. A backup can only be restored into an empty database; choose another with --data or --database.

# `lampion admin`

terminal-admin = manage a server's tables: list, export, delete, back up, restore
terminal-admin-tables = list the tables, most recent first
terminal-admin-table = show one table and its log
terminal-admin-export = write the record of a table, as `lampion verify` reads it
terminal-admin-delete = delete tables with their chat
terminal-admin-guests = list the guests, most recently seen first
terminal-admin-backup = write everything to one file, even while a server is running
terminal-admin-restore = fill an empty database from a backup, SQLite or PostgreSQL alike
terminal-admin-expire = delete what nobody has touched for long, as a server does on its own

terminal-admin-data = the server's data folder (default: LAMPION_DATA, else this user's data folder)
terminal-admin-database = the database, like postgresql://user@host/name (default: SQLite in the data folder)
terminal-admin-game = only tables of this game
terminal-admin-phase = only tables before, during or after their game
terminal-admin-guest = only tables with someone whose name contains this
terminal-admin-name = only guests whose name contains this
terminal-admin-limit = how many at most (default: 50)
terminal-admin-id = the table
terminal-admin-ids = the tables
terminal-admin-unfinished-log = show the moves of an unfinished game, too
terminal-admin-unfinished = even an unfinished game, without its secret
terminal-admin-yes = don't ask
terminal-admin-redis = tell the processes that meet in this Redis at once, like redis://host/0 (default: they notice within a minute)
terminal-admin-export-file = the file (default: print the record)
terminal-admin-backup-file = the file (default: a new one in the data folder's backups)
terminal-admin-restore-file = the backup
terminal-admin-age-open-tables = days until a table without a game is deleted (default: 2)
terminal-admin-age-unfinished = days until an unfinished game is deleted (default: 90)
terminal-admin-age-finished = days until a finished game is deleted (default: never)
terminal-admin-age-guests = days until a guest is forgotten (default: 400)
terminal-metavar-name = NAME
terminal-metavar-days = DAYS

terminal-admin-head-table = table
terminal-admin-head-game = game
terminal-admin-head-rules = rules
terminal-admin-head-phase = state
terminal-admin-head-touched = last change
terminal-admin-head-people = people
terminal-admin-head-guest = guest
terminal-admin-head-name = name
terminal-admin-head-language = language
terminal-admin-head-created = created
terminal-admin-head-seen = last seen
terminal-admin-head-seats = seats
terminal-admin-head-options = options
terminal-admin-head-settings = settings
terminal-admin-head-host = host
terminal-admin-head-waiting = waits for
terminal-admin-head-entries = entries
terminal-admin-head-outcome = outcome
terminal-admin-open = open
terminal-admin-playing = playing
terminal-admin-over = over
terminal-admin-forgotten = (forgotten)
terminal-admin-none = None.
terminal-admin-log = Log
terminal-admin-hidden = The game is not over: moves are hidden. --unfinished shows them.
terminal-admin-without-secret = The game is not over: the record has no secret and no end, so its draws can't be checked yet. Keep it away from the players.
terminal-admin-delete-sure =
    { $count ->
        [one] Delete this table for good? (yes/no)
       *[other] Delete these { $count } tables for good? (yes/no)
    }
terminal-admin-expire-sure = Delete open tables after { $open_tables } days, unfinished games after { $unfinished }, finished games after { $finished }, idle guests after { $guests }? (yes/no)
terminal-admin-answers = yes y
terminal-admin-nothing = Nothing was deleted.
terminal-admin-not-told = The site couldn't be told; its processes notice within a minute.
terminal-admin-deleted =
    { $count ->
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
terminal-admin-expired = Deleted: { $tables } tables, { $guests } guests.
terminal-admin-backed-up = { $file } holds everything: { $rows } rows. It contains secrets; keep it safe.
terminal-admin-restored = Restored: { $rows } rows.

error-unfinished-game = The game is not over: its record tells more than its players may know. --unfinished exports it anyway, without the secret.
