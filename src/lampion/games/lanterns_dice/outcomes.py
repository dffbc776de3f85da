"""What chance may bring in each phase. All outcomes have the same odds."""

from lampion.games.lanterns_dice import lookups, setting_up
from lampion.games.lanterns_dice.constants import cards, choices, colours, phases, tiles, verbs
from lampion.games.lanterns_dice.lake import Lake

FACES = lookups.FACES


def find(lake: Lake) -> int:
    """A face of a die, a sheet, a shape, or a side of an emperor card."""
    if lake.phase == phases.ROLL:
        return find_faces(lake)
    if lake.phase == phases.SHEETS:
        return find_sheets(lake)
    if lake.phase == phases.SHAPES:
        return find_shapes(lake)
    return find_sides(lake)


def find_faces(lake: Lake) -> int:
    """Six faces; one die falls after the other. [LD-4] [LD-A26]"""
    for face in range(colours.COUNT - 1):
        lake.add_outcome(face, verbs.DIE * verbs.SIZE + FACES[face], 1)
    return colours.COUNT - 1


def find_sheets(lake: Lake) -> int:
    """The sheets that nobody has. [LD-2] [LD-A22]"""
    count = 0
    for sheet in range(choices.NO_SHEET):
        if not setting_up.is_dealt(lake, sheet):
            count = lake.add_outcome(count, verbs.SHEET * verbs.SIZE + sheet, 1)
    return count


def find_shapes(lake: Lake) -> int:
    """The shapes of the size that is drawn next. [LD-2]"""
    count = 0
    for shape in range(tiles.COUNT):
        if setting_up.is_drawable(lake, shape):
            count = lake.add_outcome(count, verbs.SHAPE * verbs.SIZE + shape, 1)
    return count


def find_sides(lake: Lake) -> int:
    """Both sides of an emperor card. [LD-2]"""
    for side in range(cards.SIDES):
        lake.add_outcome(side, verbs.SIDE * verbs.SIZE + side, 1)
    return cards.SIDES
