"""Categories of objectives. [TK-9]"""

PLOT = 0
GARDENER = 1
PANDA = 2
