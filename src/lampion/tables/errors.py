"""What a table refuses, besides the moves that the game itself refuses."""

from lampion.kernel.errors import LampionError


class TableError(LampionError):
    """The table doesn't allow this now."""

    code = "table-refused"


class NotSeated(TableError):
    """Only a person seated at this table can do that. No data."""

    code = "not-seated"


class NotHost(TableError):
    """Only the host of this table can do that. No data."""

    code = "not-host"


class WhichSeat(TableError):
    """This person has several seats here and didn't say which, or named one that isn't theirs. Data: seats."""

    code = "which-seat"


class SeatTaken(TableError):
    """The seat is taken. Data: seat."""

    code = "seat-taken"


class AlreadySeated(TableError):
    """This person already has a seat here. Data: seat."""

    code = "already-seated"


class TableFull(TableError):
    """Every seat is taken. No data."""

    code = "table-full"


class TableLocked(TableError):
    """The host has locked the table to newcomers. No data."""

    code = "table-locked"


class ChallengeOpen(TableError):
    """Others may still play the same game today: until then it is kept from them. Data: day, until (ms)."""

    code = "challenge-open"


class Removed(TableError):
    """The host has removed this person from the table. No data."""

    code = "removed"


class NeedsInvitation(TableError):
    """The table is by invitation only, and the invitation is missing or wrong. No data."""

    code = "needs-invitation"


class NotStarted(TableError):
    """The game has not begun. No data."""

    code = "not-started"


class AlreadyStarted(TableError):
    """The game has begun. No data."""

    code = "already-started"


class WrongNonce(TableError):
    """The nonce isn't the one that this person has pledged. No data."""

    code = "wrong-nonce"


class NotReady(TableError):
    """Some seats are open, or their people aren't ready. Data: seats."""

    code = "not-ready"


class TableOver(TableError):
    """The game at this table is over. No data."""

    code = "table-over"


class NotOver(TableError):
    """This is available only once the game is over. No data."""

    code = "not-over"


class NoMoment(TableError):
    """There is no position after this entry from which a game could continue. Data: number."""

    code = "no-moment"


class CannotUndo(TableError):
    """The seat's latest decision can't be taken back. Data: reason."""

    code = "cannot-undo"


class Muted(TableError):
    """The host has muted this person. No data."""

    code = "muted"


class NoHints(TableError):
    """This table plays without hints. No data."""

    code = "no-hints"


class RatedTable(TableError):
    """A rated game allows no help, nothing taken back, and no end but that of the game. No data."""

    code = "rated-table"


class BadRatedTerms(TableError):
    """These terms aren't those of a rated table. Data: problem."""

    code = "bad-rated-terms"


class TournamentTable(TableError):
    """The table belongs to a tournament, which has chosen its people and its terms. No data."""

    code = "tournament-table"


class NotAway(TableError):
    """A bot can stand in only for a person who is away. Data: seat, seconds."""

    code = "not-away"


class NoTimeLeft(TableError):
    """The person's time for this decision is up: the bot makes it. No data."""

    code = "no-time-left"


class UnknownWindow(TableError):
    """The game has no such window. Data: window, known."""

    code = "unknown-window"


class TooMuch(TableError):
    """Somebody has changed their mind too often at this table. No data."""

    code = "too-much"


class OldRules(TableError):
    """The table was played under other rules: its log can only be read. No data."""

    code = "old-rules"
