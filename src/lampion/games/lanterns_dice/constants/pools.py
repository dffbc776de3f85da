"""The pools of a lake, and their areas.

A lake is a bit mask with ten columns, of which the last stays empty, so that nothing reaches around the edge:

    pool = row * 10 + column       9 columns, 6 rows
    area = half * 64 + pool        half 0 is the upper left one, half 1 the lower right one
"""

WIDTH = 10
COLUMNS = 9
ROWS = 6
HALF = 64
AREAS = 128  # the size of tables by area
