"""What the game waits for. [FW-3] [FW-4]"""

LAYOUT = 0  # chance: how the tiles lie in the box
DEAL_START = 1  # chance: the start tiles
DEAL_CHARACTER = 2  # chance: the characters
START = 3  # everybody places the start tiles
DRAW_FIRST = 4  # chance: who begins
CARD = 5  # chance: an action card
HELP = 6  # the active player chooses helpers
PREPARE = 7  # the active player piles up tiles, and aims
HEIGHT = 8  # the active player chooses how high to hold the tube
HIT = 9  # chance: where the die lands
BOUNCE = 10  # chance: where it bounces to, how it hit, what it shows
TURNING = 11  # chance: which tile turns next
KIND = 12  # chance: what the tile is that turned up
FUNCTION = 13  # the active player chooses a function tile
TAKE = 14  # the taker takes a tile
DRAW = 15  # chance: the tile at random
DRAW_KIND = 16  # chance: what that tile is
PLACE = 17  # everybody who holds tiles places them
GALE = 18  # the active player chooses tiles to turn face down
DONE = 19  # the active player ends the turn
LAUNCH = 20  # real box: the active player launches
REAL_TURNING = 21  # real box: what turned next
REAL_DIE = 22  # real box: what the die shows
CLAIM = 23  # advanced 2: take a tile of a kind, and place it
OVER = 24
