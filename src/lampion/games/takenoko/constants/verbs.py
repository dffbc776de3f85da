"""What a move does. Its code is `verb * SIZE + argument`; codes stay below 65,536, so there is room for 64 verbs.

Verbs without an argument here have the argument 0.
"""

SIZE = 1024

# Actions and the weather: to or on a cell
GARDENER = 0
PANDA = 1
RAIN = 2
STORM = 3
GROW = 4

# Special cards
DISEASE = 5  # a cell
EMPEROR = 6  # a cell
EMPEROR_LEAVES = 7
JUMP_PANDA = 8  # a cell
JUMP_GARDENER = 9  # a cell
SWAP = 10  # plot * 32 + plot
HOLIDAY = 11  # a figure
ALLY = 12  # a seat
BREAK = 13  # seat * 4 + seat
WEATHER = 14

# Actions and free steps
PLOTS = 15
CHANNEL = 16
OBJECTIVE = 17  # a category
CLAIM = 18  # an objective
LAY = 19  # a cell; one verb for each of the directions 0, 1, 2 of the edge: LAY + direction
IMPROVE = 22  # a cell; one verb for each chip: IMPROVE + chip
KEEP = 25  # a cell; one verb for each kind of plot: KEEP + kind

# Single words
END = 39
READY = 40
PASS = 41
DECLINE = 42
SKIP = 43
CANCEL = 44
BARE = 45
DONE = 46

# Choices
CHOOSE = 47  # a face
CLOUDS = 48  # an improvement
WITH = 49  # an improvement
UNDER = 50  # 0 as drawn, 1 the other way round
PLAN = 51  # an action
TAKE = 52  # a special card

# Outcomes of chance
CARD = 53  # an objective
KIND = 54  # a kind of plot
FACE = 55  # a face
SUPREME = 56  # a supreme objective
SPECIAL = 57  # a special card
FIRST = 58  # a seat
