"""The emperor cards: card 0 is E1. A side of a card is card * SIDES + side. [LD-10]"""

COUNT = 3
SIDES = 2
A = 0
B = 1
UNKNOWN = 2  # a side that is still to be drawn; and by option: drawn

# What a side lets one do, see components.toml.
SHOWN = 0
UNSHOWN = 1
BEGUN = 2
BESIDE = 3
DARK = 4
SAME = 5
ANY = 6
