"""Tables: where people and bots meet over a match. Pure and synchronous: no I/O and no clock of its own."""

from lampion.tables.log import Draft, Entry
from lampion.tables.settings import Pace, Settings
from lampion.tables.table import Table, Terms

__all__ = ["Draft", "Entry", "Pace", "Settings", "Table", "Terms"]
