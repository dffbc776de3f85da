"""The cells of *My sky*, and what lies on them. [FW-2]

Four skies of 26 cells lie one after the other: spot = seat * SIZE + cell. Cell 25 is the outside and always free.
"""

CELLS = 25
SIZE = 26
SPOTS = 104
TURNS = 6

FREE = 0
BASE = 1  # + (kind - 1) * 6 + turn
SPECIAL = 49  # to 56, by kind
START = 57  # to 64: kiku red to bodan blue
COUNT = 65  # the size of tables by what lies on a cell
HAND = 16  # the most tiles that a seat can hold: 3 x 4 of a launch, with room
