"""The state of a game of Takenoko in the slow reference: the setup, the table, and the score."""

from dataclasses import dataclass

from .takenoko_board import Cell, in_reading_order
from .takenoko_box import CATEGORIES, SUPREME
from .takenoko_hikari import Alliance
from .takenoko_moves import Turn
from .takenoko_table import OBJECTIVES_TO_END, Table

CHANCE = "~"
FACES = ["sun", "rain", "wind", "storm", "clouds", "question"]
DISPLAY_SIZE = 3
SUPREME_REVEALED = 3

# The first value of every option is the default.
OPTIONS = {
    "hikari": ["off", "on"],
    "weather": ["on", "off"],
    "expert": ["off", "on"],
    "actions": ["sequential", "committed"],
    "mirror": ["off", "on"],
    "green_plots": ["6221", "5222"],
    "diamonds": ["dominoes", "tips"],
    "bamboo": ["unlimited", "36-30-24", "28-26-24"],
    "stall": ["20", "off"],
    "first": ["drawn", "0", "1", "2", "3"],
    "jump_arrival": ["on", "off"],
    "colour_sets": ["bamboo", "category"],
}

# In these stages the active seat decides something; "window" and "answers" ask several seats one after the other.
DECISIONS = {"choose", "rain", "storm", "clouds", "plan", "idle", "act", "keep", "chip", "under", "take"}


@dataclass(frozen=True)
class Draw:
    """A chance event to come: an "objective" of a category for a seat, a "supreme" objective, a "special" card, the
    "first" seat, the "weather" or a "plot".
    """

    what: str
    category: str = ""
    seat: int = 0


@dataclass
class Announced:
    """A special card that waits to take effect, and the number of cancellations in answer to it."""

    seat: int
    card: str
    words: list[str]
    then: str
    cancellations: int = 0


class GameState:
    """The state of a game, which `ReferenceGame` plays."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Set up the table. [TK-2] [HK-1]"""
        self.options = {name: values[0] for name, values in OPTIONS.items()} | options
        if seats not in OBJECTIVES_TO_END or self.options.keys() != OPTIONS.keys():
            raise ValueError(f"no such game: {seats} seats, {options}")
        for name, value in self.options.items():
            if value not in OPTIONS[name] or (name == "first" and value != "drawn" and int(value) >= seats):
                raise ValueError(f"no such option: {name}={value} with {seats} seats")

        self.seats = seats
        self.table = Table(seats, self.options)
        self.first = 0 if self.options["first"] == "drawn" else int(self.options["first"])
        self.active = self.first
        self.rounds_stalled = 0
        self.stage = "set up"
        self.turn = Turn()
        self.window = ""
        self.to_ask: list[int] = []
        self.announced: Announced | None = None
        self.draws = self._draws_to_set_up()

    def _draws_to_set_up(self) -> list[Draw]:
        draws = [Draw("objective", category, seat) for seat in range(self.seats) for category in CATEGORIES]
        if self.table.hikari:
            draws += [Draw("supreme")] * SUPREME_REVEALED + [Draw("special")] * DISPLAY_SIZE
        if self.options["first"] == "drawn":
            draws.append(Draw("first"))
        return draws

    # Whose move it is

    def chances(self) -> dict[str, int]:
        """The possible outcomes of chance, with the number of copies of each."""
        if not self.draws:
            return {}
        return {f"{CHANCE} {outcome}": weight for outcome, weight in self._outcomes(self.draws[0]).items() if weight}

    def _outcomes(self, draw: Draw) -> dict[str, int]:
        if draw.what == "objective":
            return self.table.decks[draw.category].unseen
        if draw.what == "supreme":
            return {supreme: 1 for supreme in SUPREME if supreme not in self.table.supreme}
        if draw.what == "special":
            return self.table.special_pile
        if draw.what == "first":
            return {f"seat {seat}": 1 for seat in range(self.seats)}
        if draw.what == "weather":
            return dict.fromkeys(FACES, 1)
        return self.table.unseen_plots

    def waiting(self) -> set[int | str]:
        """The seat that may move now, or chance; nobody when the game is over. [TK-3]"""
        if self.draws:
            return {CHANCE}
        if self.table.growing:
            return {self.table.grower}
        if self.stage in ("window", "answers"):
            return set(self.to_ask[:1])
        return {self.active} if self.stage in DECISIONS else set()

    # Looking at the table

    def board(self) -> dict[Cell, dict[str, str | int | bool | None]]:
        """The plots in play; the pond is not among them. [TK-5]"""
        irrigated = self.table.garden.irrigated()
        return {
            cell: {
                "kind": plot.kind,
                "chip": plot.chip,
                "height": plot.height,
                "irrigated": cell in irrigated,
                "grown": plot.grown,
            }
            for cell, plot in self.table.garden.plots.items()
        }

    def channels(self) -> set[tuple[Cell, Cell]]:
        """The channels in play, each as its two cells in reading order. [TK-6]"""
        pairs = [in_reading_order(edge) for edge in self.table.garden.channels]
        return {(one, other) for one, other in pairs}

    def figures(self) -> dict[str, Cell | None]:
        """Where the panda, the gardener and the Emperor stand, if they are on the board. [TK-7] [TK-8] [HK-9]"""
        return dict(self.table.garden.figures)

    def hand(self, seat: int) -> list[str]:
        """The objectives a seat has not claimed yet. [TK-9]"""
        return sorted(self.table.players[seat].hand)

    def claimed(self, seat: int) -> list[str]:
        """The objectives a seat has claimed. [TK-11]"""
        return sorted(self.table.players[seat].claimed)

    def stored(self, seat: int) -> dict[str, int]:
        """The channels and chips a seat has stored. [TK-6] [TK-10]"""
        return {"channels": self.table.players[seat].channels} | self.table.players[seat].chips

    def eaten(self, seat: int) -> dict[str, int]:
        """The sections on the board of a seat. [TK-8]"""
        return dict(self.table.players[seat].eaten)

    def display(self) -> list[str]:
        """The special cards on display. [HK-2]"""
        return sorted(self.table.shown)

    def special(self, seat: int) -> str | None:
        """The special card of a seat. [HK-2]"""
        return self.table.players[seat].special

    def alliances(self) -> set[Alliance]:
        """The pairs of allied seats, the lower number first. [HK-11]"""
        return set(self.table.allied)

    def known_pile(self) -> list[tuple[str, int]]:
        """The plots that were put under the pile, in the order of drawing, each with its seat. [TK-5]"""
        return list(self.table.plots_under)

    def stalled(self) -> int:
        """The number of rounds without progress. [TK-12]"""
        return self.rounds_stalled

    # Scoring

    def breakdown(self, seat: int) -> dict[str, int]:
        """The current points of a seat, by source. [TK-12] [HK-12]"""
        return self.table.breakdown(seat)

    def winners(self) -> set[int]:
        """The seats that win, or, before the end, would win now. [TK-12] [HK-12]"""
        return self.table.winners()
