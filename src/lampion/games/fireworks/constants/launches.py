"""Numbers of the launch that its tables are made for. [FW-20]"""

HEIGHTS = 6
CARDS = 26  # the size of tables by action card; 0 is no card
LEVELS = 32  # the most pairs of spread and energy
QUALITIES = 3  # flat, edge, corner
STEPS = 9  # of a bounce
LAYOUTS = 32
SYMMETRIES = 8
PILE = 25  # tiles in a pile
SCATTERS = 16
LEAST = 32  # the power from which a tile can turn
LIFTED = 38  # the power from which a tile may come to lie on top
FEEBLE = 8  # a blow below this has not even that power on the best tile
STILL = 32768  # the odds of all outcomes of a turning together
COVERS = 64
TURNS = 256
SHIFTS = 64
LEAVES = 32
