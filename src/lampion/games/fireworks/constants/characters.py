"""The numbers of characters; 0 is none. [FW-15]"""

NONE = 0
MAICHO = 1
KOHANA = 2
MANKA = 3
TOSEI = 4
KAGIYA = 5
TAMAYA = 6
PUPPY = 7
COUNT = 8
