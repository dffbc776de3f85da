"""The faces of the weather die. [TK-4]"""

SUN = 1
RAIN = 2
WIND = 3
STORM = 4
CLOUDS = 5
QUESTION = 6
