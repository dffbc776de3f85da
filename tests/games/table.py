"""A game in progress for tests: moves as text, results as plain data."""

from typing import Any, ClassVar, Generic, Self, TypeVar

from lampion.kernel.game import Event, Game, Offer, Reason
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position

Rules = TypeVar("Rules", bound=Position)


class GameTable(Generic[Rules]):
    """A game in progress in which every move, even of chance, is played by its text."""

    game: ClassVar[Game]

    def __init__(self, position: Rules) -> None:
        self.position = position

    @classmethod
    def new(cls, seats: int = 2, **options: object) -> Self:
        """A game before its first move."""
        position: Any = cls.game.position(seats, cls.game.settle(seats, options))
        return cls(position)

    @classmethod
    def read(cls, text: str) -> Self:
        """A game at the position of this text."""
        position: Any = cls.game.read(text)
        return cls(position)

    def play(self, seat: int, *moves: str, viewer: int | None = None) -> list[Event]:
        """Play moves of a seat, or of chance if marked with `~`; returns the events of the last one for a viewer."""
        events: list[Event] = []
        for text in moves:
            who = CHANCE if text.startswith("~ ") else seat
            before = self.position.copy()
            if not before.waits_for(who):
                before.refuse(who, -1)
            move = self.game.read_move(before, who, text.removeprefix("~ "))
            self.position.play(who, move)
            events = self.game.narrate(before, who, move, self.position, viewer)
        return events

    def chance(self, *outcomes: str, viewer: int | None = None) -> list[Event]:
        """Play these outcomes of chance; returns the events of the last one."""
        return self.play(CHANCE, *outcomes, viewer=viewer)

    def any_chance(self) -> None:
        """Play the first outcome of chance for as long as chance is to move."""
        while self.waiting == [CHANCE]:
            self.chance(next(iter(self.outcomes())))

    def copy(self) -> Self:
        """An independent copy."""
        position: Any = self.position.copy()
        return type(self)(position)

    @property
    def waiting(self) -> list[int]:
        """The seats that may move now, including chance."""
        return [seat for seat in range(CHANCE + 1) if self.position.waits_for(seat)]

    @property
    def phase(self) -> str:
        """The name of the current phase."""
        return str(self.view()["phase"])

    @property
    def winners(self) -> list[int]:
        """The seats that would win now, or have won."""
        return self.position.leaders()

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat."""
        return [self.game.write_move(self.position, seat, move) for move in self.position.moves(seat)]

    def outcomes(self) -> dict[str, int]:
        """The possible outcomes of chance, with their odds."""
        return {self.game.write_move(self.position, CHANCE, move): odds for move, odds in self.position.chances()}

    def view(self, seat: int | None = None) -> Any:
        """The table as a seat sees it."""
        return self.game.view(self.position, seat)

    def seat(self, seat: int) -> Any:
        """A seat's own view of what it has."""
        return self.view(seat)["seats"][seat]

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat, by source."""
        return self.game.breakdown(self.position, seat)

    def scores(self, source: str = "total") -> list[int]:
        """The points of every seat from one source."""
        return [self.score(seat)[source] for seat in range(self.position.seats)]

    def offer(self, seat: int, move: str) -> Offer:
        """The offer of a legal move."""
        return next(offer for offer in self.game.offers(self.position, seat) if offer["move"] == move)

    def reasons(self, seat: int, move: str) -> list[Reason]:
        """What a move is good for."""
        return self.game.reasons(self.position, seat, self.game.read_move(self.position, seat, move))

    def text(self) -> str:
        """The whole position as text."""
        return self.game.write(self.position)

    def line(self, first: str) -> str:
        """The line of the position's text that begins with a word."""
        return next(line for line in self.text().splitlines() if line.split(" ")[0] == first)


def event(kind: str, seat: int | None, /, **data: Any) -> Event:
    """An event of narration."""
    return {"kind": kind, "seat": seat, "data": data}
