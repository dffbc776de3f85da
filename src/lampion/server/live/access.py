"""Who may look at a table, and at its record."""

from lampion.server.live.room import Room
from lampion.tables import challenge, seating


def check_may_read(room: Room, guest: str) -> None:
    """Refuse newcomers at a locked table, and others at one of a challenge that is still open."""
    seating.check_may_read(room.table, guest)
    challenge.check_may_look(room.table, guest, room.services.clock())


def check_published(room: Room) -> None:
    """Refuse a record whose secret others may not know yet."""
    challenge.check_published(room.table, room.services.clock())
