"""A game in progress as tests play it: moves as texts, what came of them as plain data."""

from typing import Any, ClassVar, Generic, Self, TypeVar

from lampion.kernel.game import Event, Game, Offer
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position

Rules = TypeVar("Rules", bound=Position)


class GameTable(Generic[Rules]):
    """A game in progress in which everything, chance too, is played by its text."""

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
        """A game as it stands in a text."""
        position: Any = cls.game.read(text)
        return cls(position)

    def play(self, seat: int, *moves: str, viewer: int | None = None) -> list[Event]:
        """Play moves of a seat, and of chance those with a `~`; returns what the last one did to the viewer."""
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
        """Let chance bring these outcomes; returns what the last one did."""
        return self.play(CHANCE, *outcomes, viewer=viewer)

    def any_chance(self) -> None:
        """Let chance bring the first of its outcomes as long as it is to move."""
        while self.waiting == [CHANCE]:
            self.chance(next(iter(self.outcomes())))

    def copy(self) -> Self:
        """An independent twin."""
        position: Any = self.position.copy()
        return type(self)(position)

    @property
    def waiting(self) -> list[int]:
        """The seats that may move now."""
        return [seat for seat in range(CHANCE + 1) if self.position.waits_for(seat)]

    @property
    def phase(self) -> str:
        """What the game waits for."""
        return str(self.view()["phase"])

    @property
    def winners(self) -> list[int]:
        """Who would win, or has won."""
        return self.position.leaders()

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat."""
        return [self.game.write_move(self.position, seat, move) for move in self.position.moves(seat)]

    def outcomes(self) -> dict[str, int]:
        """What chance may bring, with the odds."""
        return {self.game.write_move(self.position, CHANCE, move): odds for move, odds in self.position.chances()}

    def view(self, seat: int | None = None) -> Any:
        """The table as a seat sees it."""
        return self.game.view(self.position, seat)

    def seat(self, seat: int) -> Any:
        """What a seat has, as it sees it itself."""
        return self.view(seat)["seats"][seat]

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat, by source."""
        return self.game.breakdown(self.position, seat)

    def scores(self, source: str = "total") -> list[int]:
        """The points of every seat from one source."""
        return [self.score(seat)[source] for seat in range(self.position.seats)]

    def offer(self, seat: int, move: str) -> Offer:
        """A legal move with what it touches and would bring."""
        return next(offer for offer in self.game.offers(self.position, seat) if offer["move"] == move)

    def text(self) -> str:
        """The whole position."""
        return self.game.write(self.position)

    def line(self, first: str) -> str:
        """The line of the position's text that begins with a word."""
        return next(line for line in self.text().splitlines() if line.split(" ")[0] == first)


def event(kind: str, seat: int | None, **data: Any) -> Event:
    """An event as narration tells it."""
    return {"kind": kind, "seat": seat, "data": data}
