"""The places of an observation of Spring Festival, see `planes.py` beside `observer.py`."""

STORE = 0  # by orientation of the store: the tile that the observer would take
STORE_ROW = 3
TABLE = 12
TABLE_SIZE = 7
UNSEEN = 19  # by tile of the store: has nobody seen it?
CARDS = 67  # by card: where it is
SEATS = 139  # by seat
SEATS_ROW = 15
PANORAMAS = 199  # by seat and tile
PANORAMAS_ROW = 7
SIZE = 647

HIDDEN = -1  # a card in its deck
DONE = 1  # + seat: a completed card
OPEN = 5  # + seat: a card in front of a seat
