"""The game at a table as it stands: the moves in force, without those taken back."""

from dataclasses import dataclass

from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.tables.log import Entry

KEPT = 4  # moves of each seat that can be taken back without replaying the whole game


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """A log entry after it took effect; a move with the positions before and after it, from which it is narrated."""

    entry: Entry
    move: int = -1
    before: Position | None = None
    after: Position | None = None


class LiveMatch:
    """A match, and the log entry of each of its moves."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], start: Position | None = None) -> None:
        self.match = Match(game, seats, options, None, start)
        self.entries: list[Entry] = []  # the moves in force
        self.latest: dict[int, list[tuple[int, Position]]] = {}  # by seat: its last moves as (place, position before)
        self.copied: Position | None = None  # a copy of the position now, which nobody changes

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    def move(self, entry: Entry) -> AppliedEntry:
        """Play a move of the log."""
        seat = entry.seat
        if seat is None:
            raise ValueError("a move has a seat")
        before = self.position.copy() if self.copied is None else self.copied
        self.match.play(entry.text, seat)
        self.copied = self.position.copy()
        if seat != CHANCE:
            self.latest[seat] = [*self.latest.get(seat, ())[1 - KEPT :], (len(self.entries), before)]
        self.entries.append(entry)
        return AppliedEntry(entry, self.match.log[-1][1], before, self.copied)

    def latest_move(self, seat: int) -> tuple[int, Position] | None:
        """The place of a seat's latest move, and the position before it."""
        if not self.latest.get(seat) and any(entry.seat == seat for entry in self.entries):
            self.replay(0, self.match.first_position(self.match.seats), list(self.entries))
        return self.latest[seat][-1] if self.latest.get(seat) else None

    def position_before(self, place: int) -> Position:
        """The position before one of the moves in force."""
        seat = self.match.log[place][0]
        known = next((before for at, before in self.latest.get(seat, ()) if at == place), None)
        if known is not None:
            return known
        position = self.match.first_position(self.match.seats)
        for mover, move in self.match.log[:place]:
            position.play(mover, move)
        return position

    def withdraw(self, number: int) -> None:
        """Take one move out, the latest of its seat; what others did since stays."""
        place = next(place for place, entry in enumerate(self.entries) if entry.number == number)
        found = self.latest_move(self.entries[place].seat or 0)
        if found is None or found[0] != place:
            raise ValueError(f"entry {number} is not its seat's latest move")
        self.replay(place, found[1], self.entries[place + 1 :])

    def replay(self, place: int, position: Position, entries: list[Entry]) -> None:
        """Go back to a place in the log and play these entries from there."""
        self.match.position, self.copied = position.copy(), None
        del self.match.log[place:], self.entries[place:]
        for seat, moves in self.latest.items():
            self.latest[seat] = [move for move in moves if move[0] < place]
        for entry in entries:
            self.move(entry)
