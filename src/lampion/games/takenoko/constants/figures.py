"""The figures that walk in the garden."""

PANDA = 0
GARDENER = 1
EMPEROR = 2
AWAY = 255  # the place of a figure that isn't in the garden

# By number, as views and texts call them.
names = ("panda", "gardener", "emperor")
