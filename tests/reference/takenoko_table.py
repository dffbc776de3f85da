"""The table of Takenoko with Hikari, how each step changes it, and the score."""

from collections import Counter
from dataclasses import dataclass, field

from .takenoko_board import CHIPS, COLOURS, POND, Board, Cell, Plot, in_reading_order
from .takenoko_box import CATEGORIES, CHANNELS, CHIP_COUNTS, SPECIAL, read_objectives, read_plots
from .takenoko_hikari import Alliance, cells_losing_a_section, supreme_points
from .takenoko_objectives import is_fulfilled

OBJECTIVES_TO_END = {2: 9, 3: 8, 4: 7}
EMPEROR_POINTS = 2
HAND_LIMIT = 5
HAND_LIMIT_HIKARI = 6


@dataclass
class Deck:
    """The objectives of a category: those nobody has seen, then those shown and put under it, in order. [TK-9]"""

    unseen: Counter[str]
    under: list[str] = field(default_factory=list)

    def size(self) -> int:
        """The number of cards in the deck."""
        return self.unseen.total() + len(self.under)


@dataclass
class Player:
    """What a seat holds and what lies in front of it."""

    hand: list[str] = field(default_factory=list)
    claimed: list[str] = field(default_factory=list)
    channels: int = 0
    chips: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHIPS, 0))
    eaten: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 0))
    special: str | None = None
    turns: int = 0


class Table:
    """The garden, the supplies, the decks and the players.

    Growth that is short of bamboo waits in `growing` for the choices of the seat `grower`.
    """

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        """Put everything in its place, with no card drawn yet. [TK-2] [HK-1]"""
        self.seats = seats
        self.options = options
        self.hikari = options["hikari"] == "on"
        self.objectives = read_objectives(options["diamonds"])
        self.players = [Player() for _ in range(seats)]
        self.garden = Board()
        self.unseen_plots = Counter(read_plots(options["green_plots"]))
        self.plots_under: list[tuple[str, int]] = []
        self.channel_supply = CHANNELS
        self.chip_supply = dict(CHIP_COUNTS)
        self.bamboo_supply: dict[str, int] | None = None
        if options["bamboo"] != "unlimited":
            counts = [int(count) for count in options["bamboo"].split("-")]
            self.bamboo_supply = dict(zip(COLOURS, counts, strict=True))
        self.growing: list[Cell] = []
        self.grower = 0
        self.decks = {category: Deck(self._copies(category)) for category in CATEGORIES}
        self.emperor_card: int | None = None
        self.has_progress = False

        self.supreme: list[str] = []
        self.special_pile = Counter(self._special_cards())
        self.special_discard: Counter[str] = Counter()
        self.shown: list[str] = []
        self.allied: set[Alliance] = set()
        self.away: dict[str, int] = {}

    def _copies(self, category: str) -> Counter[str]:
        return Counter({card.id: card.copies for card in self.objectives.values() if card.category == category})

    def _special_cards(self) -> dict[str, int]:
        """The special cards: no weather cards without the die, no alliances with two players. [HK-1]"""
        cards = dict(SPECIAL)
        if self.seats == 2:
            del cards["alliance"]
        if self.options["weather"] == "off":
            cards = {card: copies for card, copies in cards.items() if not card.startswith("weather")}
        return cards

    # Supplies

    def has_plots(self) -> bool:
        """Is a plot left in the pile? [TK-5]"""
        return bool(self.unseen_plots.total() or self.plots_under)

    def take_channel(self, seat: int) -> None:
        """Move a channel from the supply to storage. [TK-6]"""
        self.channel_supply -= 1
        self.players[seat].channels += 1
        self.has_progress = True

    def has_chips(self) -> bool:
        """Is an improvement left in the supply? [TK-4]"""
        return any(self.chip_supply.values())

    def take_chip(self, seat: int, chip: str) -> None:
        """Move a chip from the supply to storage. [TK-4]"""
        self.chip_supply[chip] -= 1
        self.players[seat].chips[chip] += 1
        self.has_progress = True

    # The garden

    def place_plot(self, seat: int, kind: str, chip: str | None, cell: Cell) -> None:
        """Place a plot, perhaps with a stored chip that is there before anything grows. [TK-5] [TK-10]"""
        if chip is not None:
            self.players[seat].chips[chip] -= 1
        self.garden.plots[cell] = Plot(kind, chip)
        self._water(seat)

    def lay(self, seat: int, one: Cell, other: Cell) -> None:
        """Lay a stored channel. [TK-6]"""
        self.players[seat].channels -= 1
        self.garden.channels.add(frozenset((one, other)))
        self._water(seat)

    def improve(self, seat: int, chip: str, cell: Cell) -> None:
        """Put a stored chip on a plot. [TK-10]"""
        self.players[seat].chips[chip] -= 1
        self.garden.plots[cell].chip = chip
        self._water(seat)

    def move_gardener(self, seat: int, cell: Cell) -> None:
        """Move the gardener, who makes bamboo grow. [TK-7]"""
        self.garden.figures["gardener"] = cell
        self.grow(seat, self.garden.gardened_cells(cell))

    def move_panda(self, seat: int, cell: Cell) -> None:
        """Move the panda, which eats a section for the seat. [TK-8]"""
        self.garden.figures["panda"] = cell
        if self.garden.can_eat(cell):
            self.garden.plots[cell].height -= 1
            self.players[seat].eaten[self.garden.plots[cell].colour] += 1

    def _water(self, seat: int) -> None:
        """Give all plots irrigated for the first time their first growth, at the same moment. [TK-6]"""
        fresh = {cell for cell in self.garden.irrigated() if not self.garden.plots[cell].grown}
        for cell in fresh:
            self.garden.plots[cell].grown = True
        self.grow(seat, fresh)

    def grow(self, seat: int, cells: set[Cell]) -> None:
        """Grow bamboo on all these plots; where the supply is too small, the seat chooses. [TK-7] [TK-13]"""
        for colour in COLOURS:
            plots = [cell for cell in in_reading_order(cells) if self.garden.plots[cell].colour == colour]
            need = sum(self.garden.plots[cell].growth for cell in plots)
            if self.bamboo_supply is None or need <= self.bamboo_supply[colour]:
                for cell in plots:
                    self._grow_plot(cell)
            elif self.bamboo_supply[colour]:
                self.growing += [cell for cell in plots if self.garden.plots[cell].growth]
                self.grower = seat

    def _grow_plot(self, cell: Cell) -> None:
        plot = self.garden.plots[cell]
        sections = plot.growth
        if self.bamboo_supply is not None:
            sections = min(sections, self.bamboo_supply[plot.colour])
            self.bamboo_supply[plot.colour] -= sections
        plot.height += sections

    def grow_chosen(self, chosen: Cell) -> None:
        """Grow one of the waiting plots; when a colour is used up, its other plots don't grow. [TK-13]"""
        self.growing.remove(chosen)
        self._grow_plot(chosen)
        supply = self.bamboo_supply or {}
        self.growing = [cell for cell in self.growing if supply[self.garden.plots[cell].colour]]

    def _return_sections(self, colour: str, count: int) -> None:
        if self.bamboo_supply is not None:
            self.bamboo_supply[colour] += count

    # Objectives

    def has_room(self, seat: int) -> bool:
        """Is the hand below its limit? [TK-9] [HK-2]"""
        player = self.players[seat]
        if self.hikari:
            return len(player.hand) + (player.special is not None) < HAND_LIMIT_HIKARI
        return len(player.hand) < HAND_LIMIT

    def can_claim(self, seat: int, card: str) -> bool:
        """Has this seat fulfilled a card? [TK-11]"""
        mirror = self.options["mirror"] == "on"
        return is_fulfilled(self.objectives[card], self.garden, self.players[seat].eaten, mirror)

    def claim(self, seat: int, card: str) -> None:
        """Lay a fulfilled card open and return its sections; enough cards earn the Emperor card. [TK-11] [TK-12]"""
        player = self.players[seat]
        player.hand.remove(card)
        player.claimed.append(card)
        for colour, count in self.objectives[card].sections.items():
            player.eaten[colour] -= count
            self._return_sections(colour, count)
        self.has_progress = True
        if self.emperor_card is None and len(player.claimed) == OBJECTIVES_TO_END[self.seats]:
            self.emperor_card = seat

    # Special cards

    def jump(self, seat: int, figure: str, cell: Cell) -> None:
        """Move a figure, which works for the player of the card unless an option forbids it. [HK-6]"""
        if self.options["jump_arrival"] == "off":
            self.garden.figures[figure] = cell
        elif figure == "panda":
            self.move_panda(seat, cell)
        else:
            self.move_gardener(seat, cell)

    def exchange(self, seat: int, one: Cell, other: Cell) -> None:
        """Swap two plots; those irrigated for the first time grow. [HK-7]"""
        self.garden.exchange(one, other)
        self._water(seat)

    def spread_disease(self, chosen: Cell) -> None:
        """Return a section from the chosen plot, and from each of its colour beside it, to the supply. [HK-8]"""
        for cell in cells_losing_a_section(self.garden, chosen):
            self.garden.plots[cell].height -= 1
            self._return_sections(self.garden.plots[cell].colour, 1)

    def send_away(self, seat: int, figure: str) -> None:
        """Send a figure away until the next turn of the player of the card. [HK-10]"""
        self.garden.figures[figure] = None
        self.away[figure] = seat

    def bring_back(self, seat: int) -> None:
        """Put figures that this seat sent on holiday back on the pond, where they do nothing. [HK-10]"""
        for figure in [figure for figure, sender in self.away.items() if sender == seat]:
            del self.away[figure]
            self.garden.figures[figure] = POND

    def ally(self, seat: int, other: int) -> None:
        """Ally two seats; the card stays on the table between them. [HK-11]"""
        self.allied.add((min(seat, other), max(seat, other)))

    def break_alliance(self, one: int, other: int) -> None:
        """Discard the card on the table, like the one that breaks the alliance. [HK-11]"""
        self.allied.remove((one, other))
        self.special_discard["alliance"] += 1

    # Scoring

    def breakdown(self, seat: int) -> dict[str, int]:
        """The current points of a seat, by source. [TK-12] [HK-12]"""
        claimed = [[self.objectives[card] for card in player.claimed] for player in self.players]
        points = {
            category: sum(card.points for card in claimed[seat] if card.category == category) for category in CATEGORIES
        }
        points["emperor"] = EMPEROR_POINTS if self.emperor_card == seat else 0
        points["supreme"] = sum(
            supreme_points(supreme, seat, claimed, self.options["colour_sets"]) for supreme in self.supreme
        )
        points["total"] = sum(points.values())
        return points

    def winners(self) -> set[int]:
        """Most points, then the tie-break, then shared; finally their allies too. [TK-12] [HK-11] [HK-12]

        The tie-break is the points of panda objectives, with Hikari the fewest points of supreme objectives.
        """
        standing = {}
        for seat in range(self.seats):
            points = self.breakdown(seat)
            standing[seat] = (points["total"], -points["supreme"] if self.hikari else points["panda"])
        winners = {seat for seat in standing if standing[seat] == max(standing.values())}
        allies = {member for pair in self.allied if winners & set(pair) for member in pair}
        return winners | allies
