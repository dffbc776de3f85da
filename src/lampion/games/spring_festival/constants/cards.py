"""The numbers of composition cards: 1 to 36 are C01 to C36, 37 to 72 are P01 to P36; 0 is no card."""

PATTERNS = 37  # the first pattern card
COUNT = 73  # the size of tables by card
DECK = 36  # cards of one kind
FORMS = 288  # the most forms that all cards can have: four rotations each
COMPLETIONS = 4 * 4 * 16  # more than a seat can have at once: four cards, in four rotations, from sixteen tiles
PATTERN_SLOT = 2  # of the four open cards of a seat, the first two are colour cards
