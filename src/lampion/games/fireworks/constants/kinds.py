"""What a tile is. In the box a tile is a number from 0 to 110, and its byte holds its kind and marks. [FW-1]"""

UNSEEN = 0
KIKU = 1  # to 4: red, gold, green, blue
BODAN = 5  # to 8
SPECIAL = 9  # to 16
GALE = 17
RAIN = 18
SYMBOL = 19
COUNT = 20  # the size of tables by kind
FUNCTIONS = 3  # gale, rain, symbol, counted from GALE
COLOURS = 4
SPECIALS = 8

TILES = 111  # in the box
KIND = 31  # the bits of a tile's byte that hold its kind
UP = 32  # it lies face up
OUT = 64  # it lies outside the box
TURNED = 128  # while a launch goes on: it has turned over, or flown out
