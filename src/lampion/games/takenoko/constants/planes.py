"""The places of an observation of Takenoko, see `planes.py` beside `observer.py`."""

TURN = 0
TURN_SIZE = 13
PLANS = 13  # by action
FIGURES = 18  # by figure
FIGURES_ROW = 3
SUPPLY = 27
SUPPLY_SIZE = 13
PLOTS = 40  # by plot but the pond
PLOTS_ROW = 10
CHANNELS = 310  # by channel
CHANNELS_ROW = 4
PILE = 390  # by place under the pile
DRAWN = 417
REMEMBERED = 420  # by kind of plot, and then: may a drawn plot be a remembered one?
REJECTED = 433  # by deck and place
HAND = 465  # by objective
HAND_ROW = 2
CLAIMED = 533  # by seat and objective
SEATS = 669  # by seat
SEATS_ROW = 15
HIKARI = 729
HIKARI_SIZE = 18
STACK = 747  # who cancelled, the last one first
STACK_SIZE = 8
DISCARD = 755  # by special card
SIZE = 767

UNKNOWN = -1  # a plot under the pile that somebody else put there
MIXED = -2  # a plot under the pile that may be a remembered one
