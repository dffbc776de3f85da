"""Values of options, as a position stores them."""

FIRST = 0  # the shapes of the first game
DRAWN = 1  # shapes by size
CHOSEN = 2  # any four, chosen by the start player
NO_SHEET = 4  # a seat whose sheet is still to be drawn
