"""The places of an observation of Fireworks, see `planes.py` beside `observer.py`."""

LAUNCH = 0
LAUNCH_SIZE = 22
FUNCTIONS = 22  # by function tile
FUNCTIONS_ROW = 3
BAG = 31  # by kind: tiles that nobody has seen
DECK = 50  # by action card: copies in the deck
TILES = 75  # by tile in the box
TILES_ROW = 7
SEATS = 852  # by seat
SEATS_ROW = 13
HANDS = 904  # by seat: the kinds to be placed
SKIES = 968  # by seat and cell
SKIES_ROW = 3
SIZE = 1268
