"""What the game waits for. The setup comes first, and its order is that of the rulebook. [LD-2] [LD-3]"""

SHEETS = 0  # chance deals the sheets
SHAPES = 1  # chance draws shapes
CHOOSE = 2  # the start player chooses shapes
SIDES = 3  # chance turns up a side of an emperor card
ROLL = 4  # chance rolls a die
TRAY = 5  # the active player rolls again or turns the tray
STEPS = 6  # everybody goes through their own steps
LAST = 7  # one seat after the other launches a last firework
OVER = 8
