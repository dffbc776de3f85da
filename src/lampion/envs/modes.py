"""Numbers for the settings of environments, in compiled code."""

# Which seat is asked, if it isn't one of them
EVERYONE = -2  # all are
ANYONE = -1  # another one in each game, at random

# Rewards
WIN = 0
RANK = 1
POINTS = 2
PENALTY = -1  # for an illegal action
