"""The moments at which special cards are played: for which a window is open. [HK-3]"""

IDLE = 0  # the active player's own; no window
TURN_START = 1
BEFORE_ACTION = 2
TURN_END = 3
