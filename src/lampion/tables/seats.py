"""A seat at a table: whose it is, who plays it, and what it has decided so far."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Seat:
    """A place at the table: open, a person's, or a bot's. For a person who is away a bot may play."""

    guest: str = ""  # the person whose seat it is
    bot: str = ""  # the bot that plays it now
    nonce: str = ""
    out: str = ""  # "resigned" or "forfeit": plays on by a bot, and cannot win
    wants_end: bool = False
    windows: frozenset[str] = frozenset()
    made: list[int] = field(default_factory=list)  # its decisions: the numbers of their entries, undo included
    moves: int = 0  # how many of its moves are in force

    @property
    def is_open(self) -> bool:
        """Does nobody have it?"""
        return not self.guest and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        """Does a person decide here now?"""
        return bool(self.guest) and not self.bot

    def clear(self) -> None:
        """Nobody has it any more."""
        self.guest = self.bot = self.nonce = ""
        self.wants_end = False
