"""What a move does: its code is `verb * SIZE + argument`. The verbs of players come first, then those of chance."""

SIZE = 2048  # arguments are smaller: a form of a shape times 64, plus a pool

PASS = 0  # always 0
LIGHT = 1  # argument: the area
TURN = 2  # the orientation of the tray
REROLL = 3  # always 0
EMPEROR = 4  # the card
LAUNCH = 5  # the placement: form * 64 + the pool of its first square
CHOOSE = 6  # the shape
DIE = 7  # chance rolls this colour
SHEET = 8  # chance deals this sheet
SHAPE = 9  # chance draws this shape
SIDE = 10  # chance turns up this side
