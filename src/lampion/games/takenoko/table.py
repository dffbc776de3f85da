"""The table of Takenoko: all numbers of a position, and the small questions that every chapter of the rules asks.

The numbers for cells, kinds of plots, cards and moves are explained in `lookups.py`. Plots are numbered in the order in
which they were placed; plot 0 is the pond.
"""

import cython

from lampion.games.takenoko import lookups
from lampion.kernel.position import Position

if not cython.compiled:
    # fmt: off
    from lampion.games.takenoko.lookups import (  # noqa: I001
        AWAY, CELLS, CHANNELS, EMPEROR_FIGURE, KINDS, OBJECTIVES, POND, POND_CELL, SPECIALS,
    )
    # fmt: on

STEPS = lookups.STEPS
COLOUR_OF = lookups.COLOUR_OF
PRINTED_ON = lookups.PRINTED_ON
CATEGORY_OF = lookups.CATEGORY_OF
CARDS_FROM = lookups.CARDS_FROM


class Table(Position):
    """Everything that lies on the table and in the hands."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.options = bytearray(16)  # by option, see lookups.py
            # the land
            self.at = bytearray(CELLS)  # by cell: plot + 1, or 0
            self.cells = [0] * 28  # by plot: its cell
            self.kinds = bytearray(28)  # by plot: its kind; POND for plot 0
            self.chips = bytearray(28)  # by plot: the chip on it, 0 for none
            self.heights = bytearray(28)  # by plot: sections of bamboo
            self.wet = bytearray(28)  # by plot: is it irrigated?
            self.grown = bytearray(28)  # by plot: has it had its first growth?
            self.laid = [0] * CHANNELS  # the channels in play, as edges, in the order in which they were laid
            self.canals = bytearray(CELLS)  # by cell: bit d for a channel on its edge to direction d = 0, 1, 2
            self.live = bytearray(CELLS)  # the same, only channels that are connected with the pond
            self.open_cells = [0] * 64  # where a plot may be placed
            self.figures = bytearray(3)  # panda, gardener, Emperor: the plot where they stand, or AWAY
            # supplies
            self.bag = bytearray(KINDS)  # by kind: plots that nobody has seen
            self.pile = bytearray(28)  # plots under the pile, the next one first
            self.pile_seats = bytearray(28)  # who put them there, and so knows them
            self.chip_supply = bytearray(3)
            self.bamboo_supply = bytearray(3)
            # in front of the seats
            self.canals_stored = bytearray(4)
            self.chips_stored = bytearray(12)
            self.eaten = bytearray(12)
            self.hands = bytearray(4 * OBJECTIVES)  # by seat and objective: copies in hand
            self.claimed = bytearray(4 * OBJECTIVES)  # by seat and objective: copies claimed
            self.decks = bytearray(OBJECTIVES)  # by objective: copies that nobody has seen
            self.rejected = bytearray(32)  # experts: two decks, cards put under them, the next one first
            self.rejected_count = bytearray(2)
            # the turn
            self.drawn = bytearray(3)  # plots drawn and not yet placed or put back, sorted
            self.plans = bytearray(5)  # by action: how often it is planned and not yet made
            # Hikari
            self.display = bytearray(3)
            self.special_pile = bytearray(SPECIALS)  # by kind: cards that are unseen
            self.special_discard = bytearray(SPECIALS)
            self.specials = bytearray(4)  # by seat: the special card in hand, 0 for none
            self.allies = bytearray(4)  # by seat: ally + 1, or 0
            self.holiday_by = bytearray(2)  # panda, gardener: seat + 1 of who sent it away
            self.scratch = bytearray(4)  # used while hands are dealt anew; all zeros otherwise
        # the land
        self.plots = 0  # how many tiles lie, pond included
        self.open_count = 0
        self.channels = 0  # how many channels lie
        self.channel_supply = 0
        self.patterns = 0  # bit mask of the plot objectives that the land fulfils
        # supplies
        self.bag_count = self.pile_count = 0
        # the turn
        self.phase = 0
        self.first = 0  # the first player
        self.face = 0  # this turn's weather
        self.replaced = 0  # did a weather card replace the die?
        self.used = 0  # bit mask of the actions made this turn
        self.made = 0  # how many actions were made this turn
        self.drawn_count = 0
        self.keeping = 0  # the kind that is being placed
        self.keeping_cell = 0
        self.category = 0  # of the objective that is being drawn
        self.tries = 0  # experts: cards of this draw that were rejected
        self.pending = 0  # bit mask of the plots that have still to grow
        self.mover = 0  # who decides about that growth
        self.after = 0  # what follows it
        self.dealt = 0  # outcomes of chance in this phase
        # the end
        self.emperor = 0  # seat + 1 of who has the Emperor card
        self.progress = 0  # has anything been drawn, claimed or taken in this round?
        self.stalled = 0  # rounds without progress
        # Hikari
        self.supreme = 0  # bit mask of the supreme objectives in view
        self.window = 0
        self.passed = 0  # bit mask of the seats that have passed in this window
        self.announced = 0  # the move that announced a special card
        self.announced_card = 0
        self.announcer = 0
        self.cancels = 0  # cancellations upon it
        self.answered = 0  # bit mask of the seats that let it happen

    def add(self, count: int, move: int) -> int:
        """Add a move to the list of those that were found."""
        self.found[count] = move
        return count + 1

    def tile_at(self, cell: int) -> int:
        """The plot on a cell; -1 where none lies."""
        return self.at[cell] - 1

    def colour(self, plot: int) -> int:
        """0 green, 1 yellow, 2 pink; 3 for the pond."""
        return COLOUR_OF[self.kinds[plot]]

    def improvement(self, plot: int) -> int:
        """The improvement of a plot, printed or chip; 0 for none. [TK-10]"""
        printed = PRINTED_ON[self.kinds[plot]]
        return printed if printed else self.chips[plot]

    def has_channel(self, cell: int, direction: int) -> bool:
        """Does a channel lie on this edge of a cell?"""
        if direction < 3:
            return self.canals[cell] >> direction & 1 == 1
        return self.canals[cell + STEPS[direction]] >> (direction - 3) & 1 == 1

    def has_live_channel(self, cell: int, direction: int) -> bool:
        """Does a channel that is connected with the pond lie on this edge of a cell?"""
        if direction < 3:
            return self.live[cell] >> direction & 1 == 1
        return self.live[cell + STEPS[direction]] >> (direction - 3) & 1 == 1

    def hand_size(self, seat: int) -> int:
        """Cards in hand, special ones included. [TK-9] [HK-2]"""
        count = 1 if self.specials[seat] else 0
        for card in range(1, OBJECTIVES):
            count += self.hands[seat * OBJECTIVES + card]
        return count

    def claims(self, seat: int, category: int) -> int:
        """How many objectives of a category a seat has claimed; 3 asks for all."""
        count = 0
        for card in range(1, OBJECTIVES):
            if category == 3 or CATEGORY_OF[card] == category:
                count += self.claimed[seat * OBJECTIVES + card]
        return count

    def deck_size(self, category: int) -> int:
        """Cards left in a deck, the rejected ones under it included."""
        count = self.rejected_count[category] if category < 2 else 0
        for card in range(CARDS_FROM[category], CARDS_FROM[category + 1]):
            count += self.decks[card]
        return count

    def has_deck(self, category: int) -> bool:
        """Is a card left in a deck?"""
        for card in range(CARDS_FROM[category], CARDS_FROM[category + 1]):
            if self.decks[card]:
                return True
        return category < 2 and self.rejected_count[category] > 0

    def everybody(self) -> int:
        """Bit mask of all seats."""
        return (1 << self.seats) - 1

    def next_to(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clear_land(self) -> None:
        """Only the pond lies on the table, with both figures on it. [TK-2]"""
        self.at[POND_CELL] = 1
        self.cells[0] = POND_CELL
        self.kinds[0] = POND
        self.plots = 1
        self.figures[2] = AWAY

    # What views and notation ask for; these speak to Python only

    def list_plots(self) -> list[tuple[int, int, int, int, int]]:
        """The plots in the order in which they were placed: (cell, kind, chip, height, had its first growth)."""
        plots = []
        for plot in range(1, self.plots):
            plots.append((self.cells[plot], self.kinds[plot], self.chips[plot], self.heights[plot], self.grown[plot]))
        return plots

    def drawn_kinds(self) -> list[int]:
        """The kinds of the plots that were drawn and not yet placed or put back."""
        return [self.drawn[i] for i in range(self.drawn_count)]

    def figures_clash(self) -> bool:
        """Does the Emperor stand where he cannot: on the pond, or beside another figure? [HK-9]"""
        visitor = self.figures[EMPEROR_FIGURE]
        return visitor != AWAY and (visitor == 0 or visitor == self.figures[0] or visitor == self.figures[1])

    def special_of(self, seat: int) -> int:
        """The special card in a seat's hand, 0 for none."""
        return self.specials[seat]

    def is_wet(self, plot: int) -> bool:
        """Is a plot irrigated?"""
        return self.wet[plot] == 1

    def cell_of(self, plot: int) -> int:
        """Where a plot lies."""
        return self.cells[plot]

    def plot_on(self, cell: int) -> int:
        """The plot on a cell; 0 is the pond, -1 none."""
        return self.at[cell] - 1

    def live_channels(self) -> list[int]:
        """The edges of the channels that are connected with the pond."""
        edges = []
        for i in range(self.channels):
            if self.live[self.laid[i] // 3] >> self.laid[i] % 3 & 1:
                edges.append(self.laid[i])
        return edges
