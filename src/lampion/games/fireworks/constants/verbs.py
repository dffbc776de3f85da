"""What a move does: its code is `verb * SIZE + argument`. The verbs of players come first, then those of chance."""

SIZE = 256

START = 0  # argument: the cell
PILE = 1  # the place
AIM = 2  # the place
HEIGHT = 3  # the number of the height
HELP = 4  # bit mask of the seats that help
FUNCTION = 5  # the kind
TAKE = 6  # the tile
ENOUGH = 7  # always 0
PLACE = 8  # cell * 6 + turn
LIFT = 9  # the cell: take up a tile to move it
PUT = 10  # cell * 6 + turn: put it down again
GALE = 11  # the tile
DONE = 12  # always 0
LAUNCH = 13  # always 0
CLAIM = 14  # the kind

LAYOUT = 16  # which layout * 8 + which symmetry
DEAL_START = 17  # the start tile, 0 to 7
CHARACTER = 18  # the character, 1 to 7
FIRST = 19  # the seat
CARD = 20  # the card
HIT = 21  # the place
BOUNCE = 22  # (row step * 3 + column step) * 12 + quality * 4 + face
STILL = 23  # nothing turns any more
TURN = 24  # the tile
TURN_OUT = 25  # the tile
KIND = 26  # the kind
DRAW = 27  # the tile
REAL_UP = 28  # real box, by kind: it turned face up
REAL_UP_OUT = 29  # and lies outside
REAL_DOWN = 30  # it was knocked face down
REAL_OUT = 31  # it flew out face up
FACE = 32  # the face of the die
