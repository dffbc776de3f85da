"""Numbers that the kernel and every game agree on."""

CHANCE = 8  # the seat of chance; people sit on 0 to 7
ROOM = 1024  # the longest list of moves
CODES = 65_536  # the codes of moves are smaller
OUTCOMES = 256  # the longest list of chance outcomes
OBSERVATION = 2048  # the longest observation, in bytes
