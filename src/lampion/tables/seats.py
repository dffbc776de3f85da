"""A seat at a table: its owner, whoever plays it now, and its decisions so far."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Seat:
    """A place at the table: open, a person's, or a bot's. A bot may stand in for a person who is away."""

    guest: str = ""  # the person who owns the seat
    bot: str = ""  # the bot that plays it now
    is_ready: bool = False
    pledge: str = ""  # the hash of the nonce that this person will reveal
    nonce: str = ""  # as revealed
    link: str = ""  # the latest of the chain that begins with the nonce
    linked: int = 0  # the number of the draw that it was for; the nonce is for the first ones, 0
    is_lost: bool = False  # a link was missing: nobody waits for the next ones
    out: str = ""  # "resigned", "forfeit" or "removed": a bot plays on, and the seat can't win
    wants_end: bool = False
    windows: frozenset[str] = frozenset()
    decisions: list[int] = field(default_factory=list)  # the numbers of their entries, undo included
    moves: int = 0  # how many of its moves are in force

    @property
    def is_open(self) -> bool:
        """Is the seat free?"""
        return not self.guest and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        """Does a person, not a bot, decide for this seat now?"""
        return bool(self.guest) and not self.bot

    def clear(self) -> None:
        """Free the seat."""
        self.guest = self.bot = self.pledge = self.nonce = self.link = ""
        self.is_ready = False
        self.wants_end = False


@dataclass
class Answers:
    """What the people of a finished game have answered to a rematch, by seat, and at which table it is."""

    table: str = ""
    asked: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)
