"""The cells of a panorama, and of all four.

A panorama is a window of 36 rows of 32 cells, large enough for any sixteen connected tiles around the first one:

    cell = (y + 17) * 32 + (x + 15)       x, y from -15 to 15; column 31 and two rows at each end stay empty

The four panoramas lie one after the other; a *spot* is a cell of one of them: spot = seat * COUNT + cell.
"""

WIDTH = 32
COUNT = 32 * 36
SPOTS = 4 * COUNT
ORIGIN = 17 * WIDTH + 15  # the cell of the first tile
TILES = 16  # in the largest panorama
EDGES = 40  # more than the 34 free cells that sixteen tiles can have around them
