"""The numbers of shapes, as in the box: I3, V3, O4, T4, L4, S4, U5, X5. A form is a shape as it can lie."""

COUNT = 8
FORMS = 32  # more than the 28 that all shapes have together
TILES = 6  # of each shape
IN_PLAY = 4
LAUNCHES = 12  # more than the 11 fireworks that a seat can launch
PLACES = 64  # a placement is form * PLACES + the pool of its first square
VALUES = 2048  # a launched firework is its value * VALUES + its placement
MOST_VALUE = 31  # of a tile
