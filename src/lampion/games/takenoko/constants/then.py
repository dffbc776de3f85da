"""What follows once bamboo has grown or the display is full again."""

ACTIONS = 0
IDLE = 1
UNDER = 2
SPECIAL = 3
NEXT_TURN = 4
GARDENER = 5
