"""What every observation holds, whatever the game: places after the game's own planes.

Seats count clockwise from the observer, which is 0.
"""

PEOPLE = 8  # rows by seat

SEATS = 0  # how many play
OWN = 1  # the observer's seat, as moves that name a seat call it
PHASE = 2
DEALT = 3
ACTIVE = 4
TURN = 5  # modulo HUNDRED
HUNDREDS = 6
CHANCE = 7  # does chance move next?
WAITING = 8  # by seat
POINTS = 16  # by seat: up to 127, and what is above
SIZE = 32

HUNDRED = 100
MOST = 127  # that a signed byte holds
LEAST = -128
