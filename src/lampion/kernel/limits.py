"""Numbers that the kernel and every game agree on; the compiled twin of this page is `position.pxd`."""

CHANCE = 8  # the seat of chance; people sit on 0 to 7
ROOM = 1024  # the longest list of moves; the codes of moves stay below 65,536
OUTCOMES = 256  # the longest list of chance outcomes
MASK64 = 0xFFFFFFFFFFFFFFFF  # seeds are taken as 64 bits
