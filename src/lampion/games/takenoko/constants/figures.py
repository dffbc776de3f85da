"""Who walks in the garden."""

PANDA = 0
GARDENER = 1
EMPEROR = 2
AWAY = 255  # where a figure stands that isn't in the garden

# By number, as views and texts call them.
names = ("panda", "gardener", "emperor")
