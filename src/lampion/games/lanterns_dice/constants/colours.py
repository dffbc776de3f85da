"""The numbers of colours; 0 is a die that hasn't fallen yet."""

NONE = 0
RED = 1
ORANGE = 2
GREEN = 3
BLUE = 4
PURPLE = 5
WHITE = 6
COUNT = 7  # the size of tables by colour
