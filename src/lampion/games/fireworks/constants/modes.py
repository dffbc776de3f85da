"""The games in the box, and values of options. [FW-A48]"""

GAME_1 = 0
ADVANCED_1 = 1
ADVANCED_2 = 2
ADVANCED_2_TURNS = 3

DRAWN = 4  # who begins is left to chance
