"""What the game waits for."""

DEALING = 0
REVEALING = 1
DISPLAYING = 2
FINDING_FIRST = 3
WINDOW = 4
ANSWER = 5
ROLLING = 6
CHOOSING = 7
RAINING = 8
STORMING = 9
CLOUDY = 10
PLANNING = 11
IDLE = 12
ACT = 13
DRAWING_PLOTS = 14
KEEPING = 15
CHIPPING = 16
UNDERING = 17
DRAWING_CARD = 18
GROWING = 19
TAKING = 20
REFILLING = 21
OVER = 22

# By number, as views and texts call them.
names = (
    *("deal", "supreme", "display", "first", "window", "answer", "roll", "choose", "rain", "storm", "clouds", "plan"),
    *("idle", "act", "plots", "keep", "chip", "under", "objective", "grow", "take", "refill", "over"),
)
