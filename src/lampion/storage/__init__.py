"""Storage: what lasts, in SQLite or PostgreSQL. It knows rows, not games."""

from lampion.storage.backup import name_backup
from lampion.storage.keys import read_key
from lampion.storage.restoring import back_up, restore
from lampion.storage.rows import ChatLine, Device, Entry, Guest, Summary, TableRow
from lampion.storage.store import Store

__all__ = [
    "ChatLine",
    "Device",
    "Entry",
    "Guest",
    "Store",
    "Summary",
    "TableRow",
    "back_up",
    "name_backup",
    "read_key",
    "restore",
]
