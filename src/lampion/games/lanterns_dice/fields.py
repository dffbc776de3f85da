"""All fields of a position."""

from lampion.games.lanterns_dice.constants import cards, tiles
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel.fields import FieldVisitor


def visit_fields(lake: Lake, visitor: FieldVisitor) -> None:
    """Visit every field."""
    lake.shape_option = visitor.number("shape_option", lake.shape_option)
    lake.draw_sheets = visitor.number("draw_sheets", lake.draw_sheets)
    lake.own_lakes = visitor.number("own_lakes", lake.own_lakes)
    visitor.small("side_options", lake.side_options, cards.COUNT)
    lake.first = visitor.number("first", lake.first)
    lake.shapes = visitor.number("shapes", lake.shapes)
    lake.orientation = visitor.number("orientation", lake.orientation)
    visitor.small("dice", lake.dice, 4)
    visitor.small("card_sides", lake.card_sides, cards.COUNT)
    visitor.small("taken", lake.taken, tiles.COUNT)
    visitor.small("sheets", lake.sheets, 4)
    visitor.small("lakes", lake.lakes, 4)
    visitor.wide("gifts", lake.gifts, 4)
    visitor.wide("earned", lake.earned, 4)
    visitor.small("launch_count", lake.launch_count, 4)
    visitor.wide("launches", lake.launches, 4 * tiles.LAUNCHES)
    visitor.small("steps", lake.steps, 4)
    visitor.small("platforms", lake.platforms, 4)
    visitor.small("bought", lake.bought, 4)
    visitor.small("first_areas", lake.first_areas, 4)
    visitor.small("left", lake.left, 4)
    visit_pools(lake, visitor)


def visit_pools(lake: Lake, visitor: FieldVisitor) -> None:
    """Visit the sets of pools of each seat: both lit areas, the covered pools, those touched this turn."""
    for seat in range(lake.seats):
        sets = (lake.lit[2 * seat], lake.lit[2 * seat + 1], lake.covered[seat], lake.touched[seat])
        first, second, covered, touched = visitor.value(f"pools {seat}", sets)
        if visitor.restoring:
            lake.lit[2 * seat] = first
            lake.lit[2 * seat + 1] = second
            lake.covered[seat] = covered
            lake.touched[seat] = touched
