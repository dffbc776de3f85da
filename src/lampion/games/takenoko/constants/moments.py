"""The moments at which special cards can be played. All but the first open a window. [HK-3]"""

IDLE = 0  # between the active player's actions
TURN_START = 1
BEFORE_ACTION = 2
TURN_END = 3
