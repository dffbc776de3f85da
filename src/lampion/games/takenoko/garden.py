"""The garden of Takenoko: all numbers of a position, and the simple queries that every chapter of the rules needs.

Cells, kinds of plots and cards are numbers, see `lookups.py`. Plots are numbered in the order in which they were
placed; plot 0 is the pond.
"""

import cython

from lampion.games.takenoko import lookups
from lampion.games.takenoko.constants import categories, figures, sizes, tiles, verbs
from lampion.kernel.position import Position

STEPS = lookups.STEPS


class Garden(Position):
    """Everything in the garden, beside it and in the players' hands."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.options = bytearray(sizes.OPTIONS)  # by place, see constants/options.py
            # the land
            self.at = bytearray(sizes.CELLS)  # by cell: plot + 1, or 0
            self.cells = [0] * sizes.TILES  # by plot: its cell
            self.kinds = bytearray(sizes.TILES)  # by plot: its kind, that of the pond for plot 0
            self.chips = bytearray(sizes.TILES)  # by plot: the chip on it, 0 for none
            self.heights = bytearray(sizes.TILES)  # by plot: sections of bamboo
            self.wet = bytearray(sizes.TILES)  # by plot: is it irrigated?
            self.grown = bytearray(sizes.TILES)  # by plot: has it had its first growth?
            self.laid = [0] * sizes.CHANNELS  # the channels in play, as edges, in the order in which they were laid
            self.channel_bits = bytearray(sizes.CELLS)  # by cell: bit d for a channel on its edge to direction 0, 1, 2
            self.live = bytearray(sizes.CELLS)  # the same, only for channels that are connected to the pond
            self.figures = bytearray(3)  # by figure: the plot where it stands, or AWAY
            # supplies
            self.bag = bytearray(sizes.KINDS)  # by kind: plots that nobody has seen
            self.pile = bytearray(sizes.TILES)  # plots under the pile, the next one first
            self.pile_seats = bytearray(sizes.TILES)  # the seats that put them there, and so know them
            self.mixed = bytearray(sizes.TILES)  # by plot under the pile: bit mask of seats that remember some of these
            self.remembered = bytearray(sizes.SEATS * sizes.KINDS)  # by seat and kind: plots it knows to be among them
            self.chip_supply = bytearray(sizes.CHIPS)
            self.bamboo_supply = bytearray(sizes.COLOURS)
            # in front of the seats
            self.channels_stored = bytearray(sizes.SEATS)
            self.chips_stored = bytearray(sizes.SEATS * sizes.CHIPS)  # by seat and chip
            self.eaten = bytearray(sizes.SEATS * sizes.COLOURS)  # by seat and colour: sections
            self.hands = bytearray(sizes.SEATS * sizes.OBJECTIVES)  # by seat and objective: copies in hand
            self.claimed = bytearray(sizes.SEATS * sizes.OBJECTIVES)  # by seat and objective: copies claimed
            self.decks = bytearray(sizes.OBJECTIVES)  # by objective: copies that nobody has seen
            self.rejected = bytearray(2 * sizes.REJECTED)  # experts: cards under two decks, the next one first
            self.rejected_count = bytearray(2)
            # the turn
            self.drawn = bytearray(sizes.DRAWN)  # plots drawn and not yet placed or put back, sorted
            self.plans = bytearray(sizes.ACTIONS)  # by action: times it is planned and not yet made
            # Hikari
            self.display = bytearray(sizes.DISPLAY)
            self.special_pile = bytearray(sizes.SPECIALS)  # by kind: unseen cards
            self.special_discard = bytearray(sizes.SPECIALS)
            self.specials = bytearray(sizes.SEATS)  # by seat: the special card in hand, 0 for none
            self.allies = bytearray(sizes.SEATS)  # by seat: ally + 1, or 0
            self.holiday_by = bytearray(2)  # panda, gardener: seat + 1 of the player who sent it away
            self.scratch = bytearray(sizes.KINDS)  # used while secrets are dealt again; all zeros otherwise
            # what follows from all this, see derived.py
            self.colours = bytearray(sizes.TILES)  # by plot: 0 green, 1 yellow, 2 pink; 3 for the pond
            self.improved = bytearray(sizes.TILES)  # by plot: its improvement, printed or chip, 0 for none [TK-10]
            self.irrigated = bytearray(sizes.CELLS)  # by cell: the colour of an irrigated plot + 1, or 0
            self.open_cells = [0] * sizes.OPEN_CELLS  # where a plot may be placed, sorted
            self.edges = bytearray(sizes.TILES)  # by plot: bit d if a channel may be laid on its edge to direction d
            self.bamboos = bytearray(sizes.COLOURS * sizes.IMPROVEMENTS * sizes.HEIGHTS)  # plots of each sort
            self.runs = bytearray(6 * sizes.TILES)  # by tile and direction: tiles in a row from its neighbour on
            self.hand_cards = [0] * sizes.SEATS  # by seat: bit mask of the objectives in hand
            self.hand_sizes = bytearray(sizes.SEATS)  # by seat: objectives in hand
            self.unseen_cards = bytearray(3)  # by category: cards of the deck that nobody has seen
            self.fed = [0] * sizes.SEATS  # by seat: bit mask of the panda objectives that it has the sections for
            self.claim_counts = bytearray(3 * sizes.SEATS)  # by seat and category: objectives claimed
            self.claim_points = [0] * (3 * sizes.SEATS)  # by seat and category: their points
        # the land
        self.plots = 0  # tiles in play, the pond included
        self.channels = 0  # channels in play
        self.channel_supply = 0
        # supplies
        self.bag_count = self.pile_count = 0
        # the turn
        self.first = 0  # the first player
        self.face = 0  # this turn's weather
        self.replaced = 0  # did a weather card replace the die?
        self.used = 0  # bit mask of the actions made this turn
        self.made = 0  # actions made this turn
        self.drawn_count = 0
        self.drawn_mixed = 0  # like `mixed`, for the plots in hand
        self.keeping = 0  # the kind that is being placed
        self.keeping_cell = 0
        self.category = 0  # of the objective that is being drawn
        self.tries = 0  # experts: cards of this draw that were rejected
        self.pending = 0  # bit mask of the plots that still have to grow
        self.mover = 0  # the seat that chooses which of them grow
        self.after = 0  # what follows that growth, or a refill of the display
        # the end
        self.emperor = 0  # seat + 1 of the player who has the Emperor card
        self.progress = 0  # has anything been drawn, claimed or taken in this round?
        self.stalled = 0  # rounds without progress
        # Hikari
        self.supreme = 0  # bit mask of the supreme objectives in view
        self.window = 0  # the moment for which a window is open
        self.passed = 0  # bit mask of the seats that have passed in this window
        self.announced = 0  # the move that announced a special card
        self.announced_card = 0
        self.announcer = 0
        self.cancels = 0  # cancellations played against it
        self.cancellers = 0  # who played them, as digits to the base 8: seat + 1, the first one leading
        self.answered = 0  # bit mask of the seats that chose not to cancel it
        # what follows from all this, see derived.py
        self.open_count = 0
        self.bare = 0  # bit mask of the plots without bamboo and improvement
        self.edge_plots = 0  # bit mask of the plots that have an edge for a channel
        self.cut_off = 0  # channels that aren't connected to the pond
        self.fulfilled = 0  # bit mask of the plot and gardener objectives that the garden fulfils

    # Moves and waiting

    def add_move(self, count: int, verb: int, argument: int) -> int:
        """Append a move to the `count` moves found so far; returns the new count."""
        self.found[count] = verb * verbs.SIZE + argument
        return count + 1

    def add_chance(self, count: int, verb: int, argument: int, odds: int) -> int:
        """Append an outcome of chance, unless its odds are 0; returns the new count."""
        if odds:
            self.found[count] = verb * verbs.SIZE + argument
            self.odds[count] = odds
            count += 1
        return count

    def wait_for_active(self, phase: int) -> None:
        """Go to a phase in which the active seat moves."""
        self.wait(phase, 1 << self.active)

    # Queries

    def tile_at(self, cell: int) -> int:
        """The plot on a cell; -1 if it is empty."""
        return self.at[cell] - 1

    def has_channel(self, cell: int, direction: int) -> bool:
        """Does a channel lie on this edge of a cell?"""
        if direction < 3:
            return self.channel_bits[cell] >> direction & 1 == 1
        return self.channel_bits[cell + STEPS[direction]] >> (direction - 3) & 1 == 1

    def has_live_channel(self, cell: int, direction: int) -> bool:
        """Does a channel that is connected to the pond lie on this edge of a cell?"""
        if direction < 3:
            return self.live[cell] >> direction & 1 == 1
        return self.live[cell + STEPS[direction]] >> (direction - 3) & 1 == 1

    def hand_size(self, seat: int) -> int:
        """Cards in hand, special ones included. [TK-9] [HK-2]"""
        return self.hand_sizes[seat] + 1 if self.specials[seat] else self.hand_sizes[seat]

    def claims(self, seat: int) -> int:
        """How many objectives a seat has claimed."""
        return self.claim_counts[3 * seat] + self.claim_counts[3 * seat + 1] + self.claim_counts[3 * seat + 2]

    def deck_size(self, category: int) -> int:
        """Cards left in a deck, the rejected ones under it included."""
        return self.unseen_cards[category] + (self.rejected_count[category] if category < categories.PANDA else 0)

    def clear_land(self) -> None:
        """Leave only the pond, with both figures on it. [TK-2]"""
        self.at[tiles.POND_CELL] = 1
        self.cells[0] = tiles.POND_CELL
        self.kinds[0] = tiles.POND
        self.colours[0] = tiles.NO_COLOUR
        self.plots = 1
        self.figures[figures.EMPEROR] = figures.AWAY
