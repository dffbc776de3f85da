"""The one tile that isn't a plot."""

POND = 13  # its kind
POND_CELL = 495  # where it lies
NO_COLOUR = 3  # its colour
