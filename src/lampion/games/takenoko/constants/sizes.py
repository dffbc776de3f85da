"""The sizes of a garden's arrays. `lookups.py` checks that the box fits."""

SEATS = 4
OPTIONS = 16
WIDTH = 32  # cells in a row, see `lookups.py`
CELLS = 1024
TILES = 28  # the pond and 27 plots
OPEN_CELLS = 64  # cells where a plot may be placed
CHANNELS = 20
COLOURS = 3
CHIPS = 3  # kinds of improvement chips
KINDS = 14  # kinds of plots from 1 on, and the pond
OBJECTIVES = 35  # different objectives from 1 on
REJECTED = 16  # cards that experts put under one deck
FORMS = 128  # patterns of plot objectives in all their rotations
PATTERN = 4  # cells of a pattern
PLACINGS = 1024  # ways in which a plot can be part of a form, under the three rules of patterns
IMPROVEMENTS = 4  # no improvement, or one of three
HEIGHTS = 5  # from no bamboo to four sections
COLOUR_CARDS = 16  # gardener objectives of a colour at most, and a 0 behind them
SPECIALS = 13  # different special cards from 1 on
SUPREME = 5
DRAWN = 3  # plots in hand
DISPLAY = 3
ACTIONS = 5
