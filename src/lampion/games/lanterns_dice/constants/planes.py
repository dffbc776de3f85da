"""The places of an observation of Lanterns Dice, see `planes.py` beside `observer.py`."""

TABLE = 0
TABLE_SIZE = 5
DICE = 5  # by orientation of the tray: the colour that the observer would face
STACKS = 9  # by shape
STACKS_ROW = 3
SEATS = 33  # by seat
SEATS_ROW = 12
LAUNCHES = 81  # by seat and firework
LAUNCHES_ROW = 3
LAKES = 225  # by seat and pool, without the empty column
LAKES_ROW = 4
SIZE = 1089
