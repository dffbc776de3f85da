"""What the game waits for. The setup comes first, and its order is that of the rulebook. [SF-3] [SF-4]"""

SETS = 0  # the next player chooses a starting set
REVEAL = 1  # chance turns up the tops of the store
DEAL = 2  # chance deals the cards
DRAW_SIGN = 3  # chance draws the sign
START = 4  # everybody places the starting tiles
DRAW_FIRST = 5  # chance finds the first player
STORE = 6  # the active player turns the store
FIRE = 7  # everybody fires a rocket, then completes cards
DRAW_CARD = 8  # chance draws a card for a completed one
FINALE = 9  # everybody chooses the rocket that starts the finale
OVER = 10
