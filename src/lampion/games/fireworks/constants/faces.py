"""The faces of the die by number. [FW-A5]"""

ONE = 0
TWO = 1
THREE = 2
SYMBOL = 3
COUNT = 4
NONE = 4  # the die lies in the tube
