"""The options of Lanterns Dice, and how a position stores them."""

from collections.abc import Mapping

from lampion.games.lanterns_dice import queries
from lampion.games.lanterns_dice.constants import cards
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.kernel.options import Option

SHAPES = ("first", "drawn", "chosen")
SIDES = ("A", "B", "drawn")

# The defaults are those of a first game. [LD-A27]
OPTIONS = (
    # The shapes of a first game, drawn by size, or chosen by the start player. [LD-A21]
    Option("shapes", SHAPES, main=SHAPES, later="drawn"),
    Option("card_1", SIDES, later="drawn"),  # the side of each emperor card [LD-2] [LD-A27]
    Option("card_2", SIDES, later="drawn"),
    Option("card_3", SIDES, later="drawn"),
    Option("sheets", ("seat", "drawn")),  # A for the first seat, or drawn [LD-A22]
    Option("lakes", ("one", "four")),  # the same lake for all, or one for each sheet [LD-A23]
)


def set_up(seats: int, options: Mapping[str, str]) -> LanternsDice:
    """The start position under these options."""
    first, second, third = (SIDES.index(options[f"card_{card}"]) for card in (1, 2, 3))
    return LanternsDice(
        seats,
        SHAPES.index(options["shapes"]),
        first,
        second,
        third,
        int(options["sheets"] == "drawn"),
        int(options["lakes"] == "four"),
    )


def options_of(position: LanternsDice) -> dict[str, str]:
    """The options under which a position is played."""
    sides = {f"card_{card + 1}": SIDES[queries.side_option(position, card)] for card in range(cards.COUNT)}
    return {
        "shapes": SHAPES[position.shape_option],
        **sides,
        "sheets": "drawn" if position.draw_sheets else "seat",
        "lakes": "four" if position.own_lakes else "one",
    }
