"""Where a garden stores each option, and the values that need a name."""

HIKARI = 0
WEATHER = 1
EXPERT = 2
COMMITTED = 3
PATTERN_RULE = 4
GREEN_PLOTS = 5
LIMITED_BAMBOO = 6
STALL = 7
FIRST = 8
JUMP_ARRIVAL = 9
COLOUR_SETS = 10
MIRROR = 11

DRAWN = 9  # FIRST: left to chance
