"""A match: a position and everything that led to it. This is what Python programs play with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from lampion.kernel.chance import Fair, Source
from lampion.kernel.errors import GameOver, IllegalMove, NothingToUndo, StaleMove, UnknownSeat
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.record import Record, RecordedMove, Result

if TYPE_CHECKING:
    from lampion.kernel.game import Event, Game, Offer


class Match:
    """A game being played, with its record.

    Chance moves by itself from its source; without a source it is a seat like any other (`CHANCE`), and whoever owns
    the real box plays what was drawn.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], source: Source | None, start: Position | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.source = source
        self.start = start  # where the log begins, when that is not the start of the game
        self.position: Position = self.first_position(seats)
        self.log: list[tuple[int, int]] = []
        self.run_chance()

    def first_position(self, seats: int) -> Position:
        """The position before the first entry of the log."""
        return self.game.position(seats, self.options) if self.start is None else self.start.copy()

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.position.seats

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.position.waiting == 0

    @property
    def waiting(self) -> list[int]:
        """The seats that may move now."""
        mask = self.position.waiting
        return [seat for seat in range(CHANCE + 1) if mask >> seat & 1]

    @property
    def to_move(self) -> int:
        """The waiting seat that comes first in turn order; -1 when the game is over."""
        return self.position.to_move()

    def moves(self, seat: int | None = None) -> list[int]:
        """The legal moves of a seat, as codes; of the seat to move when none is named."""
        return self.position.moves(self.position.to_move() if seat is None else seat)

    def texts(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat, as texts."""
        seat = self.to_move if seat is None else seat
        return [self.game.write_move(self.position, seat, move) for move in self.position.moves(seat)]

    def play(self, move: int | str, seat: int | None = None, number: int | None = None) -> None:
        """Play a move, given as code or text, for a seat or else for the seat to move; then chance moves.

        `number` is the number of the seat's own decision (`decisions(seat)`), for callers whose picture of the game
        may be old: if that decision was already made, the move is refused as stale.
        """
        position = self.position
        if seat is None:
            seat = position.to_move()
            if seat < 0:
                raise GameOver(seat=seat)
        elif not (0 <= seat < position.seats or seat == CHANCE):
            raise UnknownSeat(seat=seat, seats=position.seats)
        if number is not None and number != self.decisions(seat):
            raise StaleMove(seat=seat, number=number, expected=self.decisions(seat))
        if isinstance(move, str):
            if not position.waits_for(seat):
                position.refuse(seat, -1)
            move = self.game.read_move(position, seat, move)
        try:
            position.play(seat, move)
        except IllegalMove:
            raise IllegalMove(move=self.game.name_move(position, seat, move), seat=seat) from None
        self.log.append((seat, move))
        if position.waiting >> CHANCE:
            self.run_chance()

    def run_chance(self) -> None:
        """Let the source decide as long as chance is to move."""
        if self.source is not None:
            while self.position.waiting >> CHANCE:
                self.log.append((CHANCE, self.source.draw(self.position)))

    def decisions(self, seat: int) -> int:
        """How many decisions a seat has made so far: the number of its next one."""
        return sum(1 for who, _ in self.log if who == seat)

    def undo(self, seat: int | None = None) -> None:
        """Take back everything since a seat's latest decision, that one included; without a seat, since anyone's.

        The outcomes of chance since then come again in the same order. This is for solitary play and analysis: a table
        with several people asks first whether anything was revealed.
        """
        place = len(self.log) - 1
        while place >= 0 and (self.log[place][0] == CHANCE or seat not in (None, self.log[place][0])):
            place -= 1
        if place < 0:
            raise NothingToUndo()
        self.go_to(place)

    def go_to(self, length: int) -> None:
        """Keep only the first entries of the log and play them again from the start."""
        kept = self.log[:length]
        self.position = self.first_position(self.seats)
        self.source = self.source.restart() if self.source is not None else None
        for seat, move in kept:
            if seat == CHANCE and self.source is not None:
                self.source.draw(self.position)
            else:
                self.position.play(seat, move)
        self.log = kept
        self.run_chance()

    def score(self) -> list[int]:
        """The points of every seat as they stand."""
        return [self.position.points(seat) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from; the last entry is the total."""
        return self.game.breakdown(self.position, seat)

    def result(self) -> Result | None:
        """Scores and winners of a finished game; nothing while it lasts."""
        return Result(tuple(self.score()), tuple(self.position.leaders())) if self.over else None

    def view(self, seat: int | None) -> Any:
        """What a seat may know, as plain data; without a seat, what everybody may know."""
        return self.game.view(self.position, seat)

    def offers(self, seat: int) -> list[Offer]:
        """The legal moves of a seat with what an interface needs to show and preview them."""
        return self.game.offers(self.position, seat)

    def events(self, start: int = 0, viewer: int | None = None) -> list[Event]:
        """What happened, in order, from an entry of the log on, as far as the viewer may know."""
        position = self.first_position(self.seats)
        told: list[Event] = []
        for number, (seat, move) in enumerate(self.log):
            before = position.copy()
            position.play(seat, move)
            if number >= start:
                told.extend(self.game.narrate(before, seat, move, position, viewer))
        return told

    def text(self) -> str:
        """The position as text that reads back to the same position."""
        return self.game.write(self.position)

    def copy(self) -> Self:
        """An independent twin, with the same future if chance has a source."""
        twin = object.__new__(type(self))
        twin.game, twin.options, twin.start, twin.log = self.game, self.options, self.start, list(self.log)
        twin.position = self.position.copy()
        twin.source = None
        if self.source is not None:
            twin.source = self.source.restart()
            twin.go_to(len(self.log))
        return twin

    def record(self) -> Record:
        """Everything needed to play this match again."""
        position = self.first_position(self.seats)
        entries = []
        for seat, move in self.log:
            entries.append(RecordedMove(seat, self.game.write_move(position, seat, move)))
            position.play(seat, move)
        fair = self.source if isinstance(self.source, Fair) else None
        return Record(
            game=self.game.id,
            rules=self.game.rules,
            components=self.game.components,
            seats=self.seats,
            options=dict(self.options),
            entries=tuple(entries),
            result=self.result(),
            commitment=fair.commitment if fair else "",
            nonces=fair.nonces if fair else (),
            pledges=fair.pledges if fair else (),
        )
