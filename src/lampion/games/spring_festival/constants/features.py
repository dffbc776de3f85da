"""What tiles have and cards ask for, as bits: colour, number of explosions, and half sparks on the four edges."""

BLUE = 1
GREEN = 2
RED = 4
YELLOW = 8
ALL_COLOURS = BLUE | GREEN | RED | YELLOW

ONE = 16
TWO = 32
THREE = 64
FOUR = 128
ALL_COUNTS = ONE | TWO | THREE | FOUR

ANY = ALL_COLOURS | ALL_COUNTS  # some of these bits are set for every tile

NORTH = 1
EAST = 2
SOUTH = 4
WEST = 8
