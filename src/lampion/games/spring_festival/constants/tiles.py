"""The numbers of tiles: 1 to 48 are T01 to T48 of the store, 49 to 64 are S1-1 to S4-4 of the starting sets."""

NONE = 0  # on a cell: nothing lies here or beside it
STORE = 48  # tiles in the store
STARTING = 49  # the first starting tile; four make a set
FREE = 65  # on a cell: empty, beside the panorama
COUNT = 66  # the size of tables by tile
