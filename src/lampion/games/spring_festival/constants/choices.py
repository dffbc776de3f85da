"""Values of options, as a position stores them."""

DRAWN = 13  # the sign, or the first seat, is left to chance
