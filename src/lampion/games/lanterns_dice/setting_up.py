"""Setting up: sheets, shapes, emperor cards, the first gifts and the start player. [LD-2]"""

from lampion.games.lanterns_dice import lookups
from lampion.games.lanterns_dice.constants import cards, choices, tiles, verbs
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel import bits

FIRST_GIFTS = lookups.FIRST_GIFTS
FIRST_GAME = lookups.FIRST_GAME
SIZE_OF = lookups.SIZE_OF
DRAWN = lookups.DRAWN


def begin_sheets(lake: Lake) -> None:
    """A gift for everybody, and the sheet with the seat's letter unless they are drawn. [LD-2] [LD-A22]"""
    for seat in range(lake.seats):
        lake.gifts[seat] = FIRST_GIFTS
        lake.sheets[seat] = choices.NO_SHEET
    if not lake.draw_sheets:
        for seat in range(lake.seats):
            deal_sheet(lake, seat)


def deal_sheet(lake: Lake, sheet: int) -> None:
    """The next seat gets a sheet, on which the common lake or its own is printed. [LD-2] [LD-A23]"""
    seat = next_without_sheet(lake)
    lake.sheets[seat] = sheet
    lake.lakes[seat] = sheet if lake.own_lakes else 0
    if lake.sheets[seat] < lake.sheets[lake.first]:
        lake.first = seat


def next_without_sheet(lake: Lake) -> int:
    """The first seat without a sheet; the number of seats if all have one."""
    seat = 0
    while seat < lake.seats and lake.sheets[seat] != choices.NO_SHEET:
        seat += 1
    return seat


def is_dealt(lake: Lake, sheet: int) -> bool:
    """Does somebody have this sheet?"""
    for seat in range(lake.seats):
        if lake.sheets[seat] == sheet:
            return True
    return False


def begin_table(lake: Lake) -> None:
    """The shapes of the first game, and the sides of the emperor cards, unless they are drawn or chosen. [LD-2]"""
    if lake.shape_option == choices.FIRST:
        lake.shapes = FIRST_GAME
    for card in range(cards.COUNT):
        lake.card_sides[card] = lake.side_options[card]


def has_shapes(lake: Lake) -> bool:
    """Are all stacks there? [LD-2]"""
    return bits.count(lake.shapes) == tiles.IN_PLAY


def is_drawable(lake: Lake, shape: int) -> bool:
    """May this shape be drawn next: of the smallest size that still lacks one? [LD-2]"""
    if lake.shapes >> shape & 1:
        return False
    size = 0
    while count_size(lake, size) == DRAWN[size]:
        size += 1
    return SIZE_OF[shape] == size


def count_size(lake: Lake, size: int) -> int:
    """How many shapes of a size are in play."""
    count = 0
    for shape in range(tiles.COUNT):
        if lake.shapes >> shape & 1 and SIZE_OF[shape] == size:
            count += 1
    return count


def find_shapes(lake: Lake) -> int:
    """Any shape that isn't in play yet, for the start player to choose. [LD-A21]"""
    count = 0
    for shape in range(tiles.COUNT):
        if not lake.shapes >> shape & 1:
            count = lake.add(count, verbs.CHOOSE * verbs.SIZE + shape)
    return count


def next_hidden_card(lake: Lake) -> int:
    """The first emperor card whose side is still to be drawn; the number of cards if there is none. [LD-2]"""
    card = 0
    while card < cards.COUNT and lake.card_sides[card] != cards.UNKNOWN:
        card += 1
    return card
