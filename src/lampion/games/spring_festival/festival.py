"""A festival in progress: every number of a position of Spring Festival. The chapters of the rules work on it.

Tiles, cards, cells and signs are numbers; the modules of `constants` say which.
"""

import cython

from lampion.games.spring_festival.constants import cards, cells, tiles
from lampion.kernel.position import Position


class Festival(Position):
    """The store, the decks, and the panoramas and cards of all seats."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        if not cython.compiled:
            # supplies
            self.bag = bytearray(tiles.STORE)  # tiles that nobody has seen yet, sorted
            self.colour_deck = bytearray(cards.DECK)  # cards that nobody has seen yet, sorted
            self.pattern_deck = bytearray(cards.DECK)
            self.tops = bytearray(4)  # the visible tile of each stack of the store
            # in front of the seats
            self.sets = bytearray(4)  # by seat: starting set 1 to 4, 0 while not chosen
            self.rest = bytearray(4)  # by seat: bit mask of the starting tiles still to be placed
            self.held = bytearray(4)  # by seat: the tile taken from the store, to be placed now
            self.open_cards = bytearray(16)  # by seat: four open cards, colour, colour, pattern, pattern; 0: none
            self.owners = bytearray(cards.COUNT)  # by card: seat + 1 of the player who completed it
            self.earned = [0] * 4  # by seat: points of completed cards
            self.applause = [0] * 4
            self.tile_count = bytearray(4)  # by seat: how many tiles the panorama has
            self.edge_count = bytearray(4)  # by seat: how many free cells lie beside it
            self.spots = [0] * (4 * cells.TILES)  # by seat: the spots of its tiles, in the order they were filled
            self.edge_spots = [0] * (4 * cells.EDGES)  # by seat: where another tile may be placed
            self.grid = bytearray(cells.SPOTS)  # by spot: a tile, tiles.FREE or tiles.NONE
            self.glow = bytearray(cells.SPOTS)  # by spot: the features of an exploded tile, else 0
            # what the last search for completions found, see compositions.py
            self.completions = [0] * cards.COMPLETIONS  # as moves
            self.fitting = [0] * cells.TILES  # a buffer: spots of tiles that fit a card's first wanted cell
        self.searched = 0  # seat + 1 that they belong to; 0: nothing was searched yet
        self.completion_count = 0
        # options
        self.deck_option = 0  # cards of each kind: the core set, or all
        self.sign_option = 0
        self.sign_before = 0  # is a drawn sign known before the starting tiles are placed?
        self.first_option = 0
        self.best_finale = 0  # does the best finale fire by itself?
        self.smallest_group = 0  # of blue tiles that the tiger counts
        self.choose_sets = 0
        # the round
        self.orientation = 0  # the store's: the seat at side d faces stack (d + orientation) mod 4
        self.sign = 0  # the sign that everybody knows; 0: none, or not drawn yet
        self.drawer = 0  # seat * 4 + slot that gets the next card
        self.busy = 0  # bit mask of the seats that go on after that card
        self.fired = 0  # bit mask of the seats whose finale was fired
        # supplies
        self.bag_count = self.colour_count = self.pattern_count = 0
