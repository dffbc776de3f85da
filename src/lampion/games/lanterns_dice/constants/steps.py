"""What a seat does while everybody goes through their own steps. [LD-3]

A platform that was completed comes before the step goes on: `Lake.platforms` says which.
"""

DONE = 0
DIE = 1  # 2a: an area of the colour of the die
BONUS = 2  # 2b: an area of the colour of the turn bonus
EMPEROR = 3  # 3: choose a card
AREA = 4  # 3: an area that the card gives
LAUNCH = 5  # 4: a firework
