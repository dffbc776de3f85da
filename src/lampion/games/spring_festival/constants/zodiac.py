"""The numbers of signs; 0 is no sign. [SF-12]"""

NONE = 0
GOAT = 1
ROOSTER = 2
SNAKE = 3
RAT = 4
DRAGON = 5
OX = 6
RABBIT = 7
DOG = 8
TIGER = 9
MONKEY = 10
PIG = 11
HORSE = 12
COUNT = 13  # the size of tables by sign
