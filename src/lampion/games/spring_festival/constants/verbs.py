"""What a move does: its code is `verb * SIZE + argument`.

The verbs of players come first, then those of chance. A completion has a verb for each of the four open cards, because
its argument is as large as an argument can be.
"""

SIZE = 4 * 36 * 32  # arguments are smaller: a number from 0 to 3 times the cells of a panorama, plus a cell

PLACE = 0  # argument: the cell where the held tile goes
START = 1  # which tile of the starting set * cells + the cell where it goes
TURN = 2  # the new orientation of the store
CHOOSE = 3  # the starting set, counted from 0
FINALE = 4  # the cell of the rocket that is fired
PASS = 5  # always 0
TILE = 6  # chance turns up this tile
CARD = 7  # chance draws this card
SIGN = 8  # chance draws this sign
FIRST = 9  # chance makes this seat the first one
COMPLETE = 10  # to 13, by open card: which of its footprints * cells + the corner where that lies
