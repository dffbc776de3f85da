# What can go wrong where tables are kept.

error-storage-failed = The database does not do what it should: { $problem }.
error-storage-closed = The server is closing. Try again in a moment.
error-bad-database =
    { $problem ->
        [form] This is no address of a database. Write sqlite:///file.db or postgresql://user:password@host/name.
        [kind] { $url }: only SQLite and PostgreSQL can be used.
        [memory] A database in memory would forget everything. Write sqlite:///file.db.
        [option] { $url }: after the question mark only host, port, sslmode, passfile and target_session_attrs can stand, and nothing for SQLite.
        [driver] { $url }: what PostgreSQL needs is not installed. This installs it: pip install 'lampion[postgres]'
       *[foreign] { $url }: another program has its tables there. Give Lampion a database of its own.
    }
error-no-database = There is no database yet: { $place }. `lampion serve` makes it, `lampion admin restore` fills it from a backup.
error-older-database = The database is of version { $revision }, Lampion needs { $newest }. `lampion serve` brings it up to date, after a backup.
error-newer-database = The database is of version { $revision }, which is newer than this Lampion ({ $newest }). Install a newer Lampion.
error-table-moved = Something else happened at this table first. It has { $number } entries now.
error-table-gone = This table does not exist any more.
error-bad-key = { $file } holds no key. Move it away; a new one is made at the next start, and everybody signs in again.
error-bad-backup =
    { $file }: { $problem ->
        [file] this file cannot be read.
        [exists] this file exists already. Choose another name.
        [write] the backup cannot be written there.
        [cut] the end of the backup is missing. Nothing was restored.
        [newer] the backup comes from a newer Lampion. Install that first.
       *[form] this is no backup of Lampion, or it was changed. Nothing was restored.
    }
error-not-empty = { $place } is not empty. A backup is restored only into an empty database; choose another with --data or --database.

# `lampion admin`

terminal-admin = look after the tables of a server: list, export, delete, back up, restore
terminal-admin-tables = list the tables, the latest first
terminal-admin-table = show one table and its log
terminal-admin-export = write the record of a table, as `lampion verify` reads it
terminal-admin-delete = delete tables with their chat
terminal-admin-guests = list the guests, those seen last first
terminal-admin-backup = write everything to one file, also while a server runs
terminal-admin-restore = fill an empty database from a backup, of SQLite or PostgreSQL alike
terminal-admin-expire = delete what nobody touched for long, as a server does by itself

terminal-admin-data = the data folder of the server (default: LAMPION_DATA, else the place for data of this user)
terminal-admin-database = the database, like postgresql://user@host/name (default: SQLite in the data folder)
terminal-admin-game = only tables of this game
terminal-admin-phase = only tables before, in or after their game
terminal-admin-guest = only tables where somebody sits whose name has this in it
terminal-admin-name = only guests whose name has this in it
terminal-admin-limit = how many at most (default: 50)
terminal-admin-id = the table
terminal-admin-ids = the tables
terminal-admin-unfinished-log = show the moves of a game that is not over, too
terminal-admin-unfinished = also a game that is not over, without its secret
terminal-admin-yes = do not ask
terminal-admin-export-file = the file (default: print the record)
terminal-admin-backup-file = the file (default: a new one in the folder backups of the data folder)
terminal-admin-restore-file = the backup
terminal-admin-age-open-tables = days after which a table goes where no game began (default: 2)
terminal-admin-age-unfinished = days after which a game that is not over goes (default: 90)
terminal-admin-age-finished = days after which a finished game goes (default: never)
terminal-admin-age-guests = days after which a guest is forgotten (default: 400)
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
terminal-admin-none = There are none.
terminal-admin-log = Log
terminal-admin-hidden = The game is not over: moves are hidden. --unfinished shows them.
terminal-admin-without-secret = The game is not over: the record has no secret and no end, so its draws cannot be checked yet. Keep it from those who play.
terminal-admin-delete-sure =
    { $count ->
        [one] Delete this table for ever? (yes/no)
       *[other] Delete these { $count } tables for ever? (yes/no)
    }
terminal-admin-expire-sure = Delete open tables after { $open_tables } days, unfinished games after { $unfinished }, finished games after { $finished }, idle guests after { $guests }? (yes/no)
terminal-admin-answers = yes y
terminal-admin-nothing = Nothing was deleted.
terminal-admin-deleted =
    { $count ->
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
terminal-admin-expired = Deleted: { $tables } tables, { $guests } guests.
terminal-admin-backed-up = { $file } holds everything: { $rows } rows. It contains secrets; keep it safe.
terminal-admin-restored = Restored: { $rows } rows.

error-unfinished-game = The game is not over: its record tells more than its players may know. --unfinished exports it all the same, without the secret.
