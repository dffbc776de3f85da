"""Values of options, as a position keeps them."""

DRAWN = 13  # the sign, or the first seat, is left to chance
