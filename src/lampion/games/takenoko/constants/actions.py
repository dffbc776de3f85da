"""The five actions. [TK-3]"""

PLOTS = 0
CHANNEL = 1
GARDENER = 2
PANDA = 3
OBJECTIVE = 4

# By number, as views and texts call them.
names = ("plots", "channel", "gardener", "panda", "objective")
