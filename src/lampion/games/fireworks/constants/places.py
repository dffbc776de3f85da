"""The places of the box, in a frame that is one wider on each side.

    place = row * 11 + column        rows and columns 1 to 9 hold tiles; the die may also hit 0 and 10

Row 0 is the far side. A tile that has left the game is on place 0.
"""

WIDTH = 11
COUNT = 121
INNER = 9
INSIDE = 81  # places for tiles
MIDDLE = 60
GONE = 0
OFFSETS = 441  # (row step + 10) * 21 + column step + 10
