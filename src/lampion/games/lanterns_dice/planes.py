"""What the places of an observation of Lanterns Dice mean."""

from lampion.games.lanterns_dice.constants import planes, pools, tiles
from lampion.kernel.planes import Plane

SEATS = 4
COLOUR = "1 red, 2 orange, 3 green, 4 blue, 5 purple, 6 white, 0 none"
POOL = "ten times its row plus its column"

PLANES = (
    Plane(
        "tray and cards",
        planes.TABLE,
        (planes.TABLE_SIZE,),
        "the start player, the orientation of the tray, the side of each emperor card (0 A, 1 B, 2 still to be drawn)",
        ("first", "orientation", "card 1", "card 2", "card 3"),
    ),
    Plane("dice", planes.DICE, (4,), f"by orientation of the tray: the colour that it would bring ({COLOUR})"),
    Plane(
        "stacks",
        planes.STACKS,
        (tiles.COUNT, planes.STACKS_ROW),
        "by shape (I3, V3, O4, T4, L4, S4, U5, X5): whether it is in play, tiles left, the value of the top one",
        ("in play", "left", "value"),
    ),
    Plane(
        "seats",
        planes.SEATS,
        (SEATS, planes.SEATS_ROW),
        "by seat: sheet (1 A to 4 D), lake, gifts, points of fireworks, step (0 done, 1 die, 2 bonus, 3 emperor, "
        f"4 area, 5 launch), the platform's pool + 1 ({POOL}), the card bought (1 to 3), its first area + 1 (64 times "
        f"the half plus the pool), areas left, the colour of the die and, on one's turn, of the bonus ({COLOUR}), "
        "fireworks launched",
        ("sheet", "lake", "gifts", "earned", "step", "platform", "card", "first area", "areas left", "die", "bonus")
        + ("launched",),
    ),
    Plane(
        "fireworks",
        planes.LAUNCHES,
        (SEATS, tiles.LAUNCHES, planes.LAUNCHES_ROW),
        f"by seat, in the order of launching: the form + 1, the pool of its first square ({POOL}), its value",
        ("form", "pool", "value"),
    ),
    Plane(
        "lakes",
        planes.LAKES,
        (SEATS, pools.ROWS, pools.COLUMNS, planes.LAKES_ROW),
        "by seat and pool, row by row: is its upper left area lit, its lower right one, is it under a firework, was "
        "an area of it lit this turn?",
        ("first", "second", "covered", "touched"),
    ),
)
