"""An evening at the lake: every number of a position of Lanterns Dice. The chapters of the rules work on it.

Pools, areas, colours, shapes and cards are numbers; the modules of `constants` say which. Sets of pools are bit masks.
"""

import cython

from lampion.games.lanterns_dice.constants import cards, tiles
from lampion.kernel.position import Position


class Lake(Position):
    """The tray, the stacks of fireworks, and the sheets of all seats."""

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        if not cython.compiled:
            # options
            self.side_options = bytearray(cards.COUNT)  # by card: a side, or cards.UNKNOWN: drawn
            # on the table
            self.dice = bytearray(4)  # the colours that lie in the tray, clockwise; 0: not rolled yet
            self.card_sides = bytearray(cards.COUNT)  # by card: the side that lies up
            self.taken = bytearray(tiles.COUNT)  # by shape: how many tiles were taken from the stack
            # the sheets, by seat
            self.sheets = bytearray(4)  # 0 to 3 for A to D, or choices.NO_SHEET
            self.lakes = bytearray(4)  # which lake is printed on it
            self.lit = [0] * 8  # seat * 2 + half: the pools whose area is lit
            self.covered = [0] * 4  # the pools under fireworks
            self.gifts = [0] * 4
            self.earned = [0] * 4  # points of fireworks
            self.launch_count = bytearray(4)
            self.launches = [0] * (4 * tiles.LAUNCHES)  # its fireworks: value * tiles.VALUES + placement
            # the turn, by seat
            self.steps = bytearray(4)  # what it does, see constants/steps.py
            self.touched = [0] * 4  # the pools in which it has lit an area this turn
            self.platforms = bytearray(4)  # pool + 1 of the platform that gives an area now; 0: none
            self.bought = bytearray(4)  # card + 1 whose areas it lights; 0: none
            self.first_areas = bytearray(4)  # area + 1 that it has lit first with that card; 0: none yet
            self.left = bytearray(4)  # how many areas that card still gives
        # options
        self.shape_option = 0
        self.draw_sheets = 0
        self.own_lakes = 0  # does each sheet have its own lake?
        # on the table
        self.first = 0  # the seat of the start player
        self.shapes = 0  # bit mask of the shapes in play
        self.orientation = 0  # the tray's: the seat at side d faces die (d + orientation) mod 4
