"""Storage: everything that outlives a restart, in SQLite or PostgreSQL. It knows rows, not games."""

from lampion.storage.backup_file import name_backup
from lampion.storage.backups import back_up, restore
from lampion.storage.keys import read_key
from lampion.storage.rows import (
    Attempt,
    ChallengeRow,
    ChatLine,
    Device,
    Ending,
    EntryRow,
    GameResult,
    Guest,
    Invited,
    Passkey,
    PlayedGame,
    RatedSeat,
    Rating,
    SeatName,
    SeatResult,
    SeekerRow,
    Summary,
    TableRow,
)
from lampion.storage.store import Store

__all__ = [
    "Attempt",
    "ChallengeRow",
    "ChatLine",
    "Device",
    "Ending",
    "EntryRow",
    "GameResult",
    "Guest",
    "Invited",
    "Passkey",
    "PlayedGame",
    "RatedSeat",
    "Rating",
    "SeatName",
    "SeatResult",
    "SeekerRow",
    "Store",
    "Summary",
    "TableRow",
    "back_up",
    "name_backup",
    "read_key",
    "restore",
]
