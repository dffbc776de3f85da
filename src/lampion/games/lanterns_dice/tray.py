"""Dice and tray: which die faces whom, rerolls, and the four orientations. [LD-4]"""

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import colours, verbs
from lampion.games.lanterns_dice.lake import Lake

SIDES = lookups.SIDES
REROLL = lookups.REROLL


def die_of(lake: Lake, seat: int, orientation: int) -> int:
    """The die that faces a seat when the tray lies like this. [LD-4] [LD-A1] [LD-A2]"""
    return SIDES[lake.seats][seat] + orientation & 3


def colour_of(lake: Lake, seat: int) -> int:
    """The colour of the die that faces a seat. [LD-4]"""
    return lake.dice[SIDES[lake.seats][seat] + lake.orientation & 3]


def pick_up(lake: Lake) -> None:
    """Take the dice out of the tray, to roll all four. [LD-4]"""
    for die in range(4):
        lake.dice[die] = colours.NONE


def find_turns(lake: Lake) -> int:
    """Every orientation, and another roll if there is a gift to pay for it. [LD-4] [LD-A2]"""
    for orientation in range(4):
        lake.found[orientation] = verbs.TURN * verbs.SIZE + orientation
    if lake.gifts[lake.active] < REROLL:
        return 4
    lake.found[4] = verbs.REROLL * verbs.SIZE
    return 5


def pay_reroll(lake: Lake) -> None:
    """The active player pays for another roll of all four dice. [LD-4] [LD-A3]"""
    lake.gifts[lake.active] -= REROLL
    pick_up(lake)
