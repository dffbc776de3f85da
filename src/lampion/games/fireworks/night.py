"""A night of fireworks in progress: every number of a position. The chapters of the rules work on it.

Tiles, kinds, cards, cells and places are numbers; the modules of `constants` say which. A set of tiles is two words of
64 bits, one after the other: tiles 0 to 63, and 64 to 110.
"""

import cython

from lampion.games.fireworks.constants import faces, kinds, launches, places, skies
from lampion.kernel.position import Position


class Night(Position):
    """The box, the deck, and the skies and hands of all seats."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        if not cython.compiled:
            # the box
            self.place = bytearray(kinds.TILES)  # by tile: where it lies; places.GONE: it was taken
            self.tile = bytearray(kinds.TILES)  # by tile: its kind, 0 while nobody has seen it, and marks
            self.bag = bytearray(kinds.COUNT)  # by kind: tiles that nobody has seen; advanced 2: on the table
            # beside the box
            self.fresh = bytearray(kinds.FUNCTIONS)  # function tiles that this launch has turned up
            self.pool = bytearray(kinds.FUNCTIONS)  # function tiles that wait for the next player, or are due now
            self.used = bytearray(kinds.FUNCTIONS)  # function tiles that are out of the game
            self.deck = bytearray(launches.CARDS)  # by action card: copies in the deck
            # in front of the seats
            self.sky = bytearray(skies.SPOTS)  # by spot: what lies there
            self.moved = bytearray(skies.SPOTS)  # by spot: was this tile moved since its owner took tiles? [FW-A45]
            self.room = bytearray(4)  # by seat: cells of the sky that no tile has been placed on
            self.hand = bytearray(4 * skies.HAND)  # by seat: kinds of the tiles to be placed, in this order
            self.hand_count = bytearray(4)
            self.starts = bytearray(8)  # by seat: two start tiles, 1 to 8, that are not placed yet
            self.characters = bytearray(4)
            self.lifted = bytearray(4)  # by seat: what was taken up from the sky to be moved
            self.lifted_from = bytearray(4)  # by seat: the cell where it lay + 1
            # what follows from the box, see stacks.py
            self.inside = [0, 0]  # the tiles in the box
            self.up = [0, 0]  # the tiles in the box that lie face up
            self.here = [0] * (2 * places.COUNT)  # by place: the tiles that lie there
            self.higher = [0] * (2 * kinds.TILES)  # by tile: the tiles that lie higher; stale for tiles that are gone
            self.stirred = [0, 0]  # while tiles turn: those that the blow reaches
            self.power = [0] * kinds.TILES  # by tile: the power of the blow
        self.outside = 0  # may a tile lie outside the box?
        # options
        self.mode = 0
        self.rearranging = 0
        self.second_try = 0
        self.up_to = 0
        self.puppy_replaces = 0
        self.first_option = 0
        self.real_box = 0
        # the round
        self.first = 0  # the seat that began
        self.rain = 0  # does it rain in this round?
        self.ending = 0  # is a board full?
        # the launch
        self.opening = 0  # are the waiting function tiles due in this launch?
        self.tried = 0  # is this the second try?
        self.piled = 0  # have tiles been piled up?
        self.card = 0  # the action card, 1 to 25; 0: none
        self.team = 0  # bit mask of the seats that launch together
        self.aim = 0  # a place
        self.level = 0  # which tables: of a height, or of a card
        self.hit = 0  # a place
        self.bounced = 0  # the place of the bounce
        self.quality = 0  # 0 flat, 1 edge, 2 corner
        self.die = faces.NONE
        self.at = 0  # the next tile that may turn
        self.new = 0  # tiles that this launch has turned face up
        self.drawn = 0  # the tile whose kind is being drawn, + 1
        self.launched = 0  # launches so far, modulo 16
        self.failed = 0
        self.effect = 0  # the function tile that works: its kind
        self.again = 0  # does another launch follow?
        # taking
        self.quota = 0  # tiles still to be taken
        self.taker = 0
        self.took = 0  # bit mask of the seats that have taken tiles in this launch, where it matters [FW-A47]
        self.stopped = 0  # bit mask of the seats that take no more
        self.fixed = 0  # bit mask of the seats that have placed a tile in this launch, and may rearrange no more
        self.blown = 0  # tiles that the gale has still to turn
        self.gale_after = 0  # the last tile that it turned, + 1; they are chosen in rising order
