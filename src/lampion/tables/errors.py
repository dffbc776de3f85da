"""What a table refuses, besides moves that the game refuses itself."""

from lampion.kernel.errors import LampionError


class TableError(LampionError):
    """Something that this table does not allow now."""

    code = "table-refused"


class NotSeated(TableError):
    """Only somebody who sits at this table can do that. No data."""

    code = "not-seated"


class NotHost(TableError):
    """Only the host of this table can do that. No data."""

    code = "not-host"


class SeatTaken(TableError):
    """Somebody else has this seat. Data: seat."""

    code = "seat-taken"


class AlreadySeated(TableError):
    """This person sits at this table already. Data: seat."""

    code = "already-seated"


class TableFull(TableError):
    """No seat is open. No data."""

    code = "table-full"


class TableLocked(TableError):
    """The host lets nobody new in. No data."""

    code = "table-locked"


class Removed(TableError):
    """The host sent this person away. No data."""

    code = "removed"


class NeedsInvitation(TableError):
    """This table is for invited people, and the invitation is missing or wrong. No data."""

    code = "needs-invitation"


class NotStarted(TableError):
    """The game has not begun. No data."""

    code = "not-started"


class AlreadyStarted(TableError):
    """The game has begun. No data."""

    code = "already-started"


class NotReady(TableError):
    """Seats are open, or people are not ready. Data: seats."""

    code = "not-ready"


class TableOver(TableError):
    """The game at this table is over. No data."""

    code = "table-over"


class NotOver(TableError):
    """That opens when the game is over. No data."""

    code = "not-over"


class CannotUndo(TableError):
    """The latest decision stays. Data: reason."""

    code = "cannot-undo"


class Muted(TableError):
    """The host does not let this person write. No data."""

    code = "muted"


class NoHints(TableError):
    """This table plays without hints. No data."""

    code = "no-hints"


class NotAway(TableError):
    """A bot is called only for somebody who is away. Data: seat, seconds."""

    code = "not-away"


class UnknownWindow(TableError):
    """The game has no such window. Data: window, known."""

    code = "unknown-window"


class TooMuch(TableError):
    """So much has happened at this table that people can only leave. No data."""

    code = "too-much"


class OldRules(TableError):
    """The table was played under other rules: its log can be read, nothing else. No data."""

    code = "old-rules"
