"""How much everybody may add to a log besides moves, so that nobody can fill it.

Whoever has used up their budget can still move, return, leave, agree to end, and as a host remove somebody who plays or
close the table. Nobody runs out of moves: a game of MOST_MOVES ends without a winner.
"""

from collections import Counter

from lampion.tables.errors import TooMuch
from lampion.tables.log import Entry

MOST = 500  # changes of mind of a seat, decisions of the host, or people sitting down
MOST_LOST = 10  # times that a browser whose link was missing may give links again: others wait for it each time
MOST_SITTINGS = 20  # times that one person sits down
MOST_MOVES = 10_000  # in force: far more than any game needs, but some ways to play never end

OF_A_SEAT = {"windows", "end", "undo", "return", "decline"}
OF_THE_HOST = {"bot", "open", "terms", "lock", "mute", "unmute"}


class Budget:
    """How many entries everybody has added."""

    def __init__(self) -> None:
        self.seats: Counter[int | None] = Counter()
        self.sittings: Counter[str] = Counter()  # by guest
        self.returns: Counter[int | None] = Counter()  # of lost browsers, by seat
        self.host = 0
        self.removals = 0  # of people who don't play

    def count(self, entry: Entry) -> None:
        """Count an entry against the budget of whoever caused it."""
        if entry.kind in OF_A_SEAT and entry.by != "along":
            self.seats[entry.seat] += 1
        elif entry.kind in OF_THE_HOST:
            self.host += 1
        elif entry.kind == "chained":
            self.returns[entry.seat] += 1
        elif entry.kind == "sit":
            self.sittings[entry.text] += 1
        elif entry.kind == "remove" and entry.seat is None:
            self.removals += 1

    def is_lost_for_good(self, seat: int) -> bool:
        """Was a seat's browser lost too often?"""
        return self.returns[seat] >= MOST_LOST

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that has changed its mind too often."""
        if self.seats[seat] >= MOST:
            raise TooMuch()

    def check_host(self) -> None:
        """Refuse a host who has changed too much."""
        if self.host >= MOST:
            raise TooMuch()

    def check_removals(self) -> None:
        """Refuse a host who has removed too many people who don't play."""
        if self.removals >= MOST:
            raise TooMuch()

    def check_guest(self, guest: str) -> None:
        """Refuse a person who has sat down too often, and everybody once too many have."""
        if self.sittings[guest] >= MOST_SITTINGS or self.sittings.total() >= MOST:
            raise TooMuch()
