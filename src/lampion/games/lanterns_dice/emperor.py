"""Emperor actions: which cards can be bought, and the areas that they give. [LD-10]"""

from lampion.games.lanterns_dice import lighting, lookups
from lampion.games.lanterns_dice.constants import cards, colours, pools, steps, verbs
from lampion.games.lanterns_dice.lake import Lake
from lampion.kernel import bits

WHOLE = lookups.WHOLE
AREAS = lookups.AREAS
COLOUR_OF = lookups.COLOUR_OF
COSTS = lookups.COSTS
EFFECTS = lookups.EFFECTS
CARD_AREAS = lookups.CARD_AREAS


def find_cards(lake: Lake, seat: int) -> int:
    """The cards that a seat can pay for and that could light an area. [LD-10] [LD-A10] [LD-A25]"""
    count = 0
    for card in range(cards.COUNT):
        if lake.gifts[seat] >= COSTS[card] and has_target(lake, seat, card):
            count = lake.add(count, verbs.EMPEROR * verbs.SIZE + card)
    return count


def has_target(lake: Lake, seat: int, card: int) -> bool:
    """Could a card light any area? [LD-A25]"""
    return (targets(lake, seat, card, 0) | targets(lake, seat, card, 1)) != 0


def targets(lake: Lake, seat: int, card: int, half: int) -> int:
    """The pools whose area a card could light; after its first area, what that leaves for another. [LD-10]"""
    first = lake.first_areas[seat]
    effect = EFFECTS[card * cards.SIDES + lake.card_sides[card]]
    dark = WHOLE & ~lake.lit[2 * seat + half]
    if effect == cards.SHOWN:
        return dark & shown(lake, seat, half)
    if effect == cards.UNSHOWN:
        return dark & ~shown(lake, seat, half)
    if effect == cards.BEGUN:
        return dark & lake.touched[seat]
    if effect == cards.BESIDE:
        return dark & lighting.spread(lake.lit[2 * seat] & lake.lit[2 * seat + 1])
    if effect == cards.DARK:
        return dark & (bits.bit((first - 1) % pools.HALF) if first else ~lake.lit[2 * seat + 1 - half])
    if effect == cards.SAME and first:
        return dark & AREAS[row_of(lake, seat, half) + COLOUR_OF[lake.lakes[seat] * pools.AREAS + first - 1]]
    return dark


def shown(lake: Lake, seat: int, half: int) -> int:
    """The areas whose colour one of the four dice shows, whoever faces it. [LD-A11]"""
    row = row_of(lake, seat, half)
    return AREAS[row + lake.dice[0]] | AREAS[row + lake.dice[1]] | AREAS[row + lake.dice[2]] | AREAS[row + lake.dice[3]]


def row_of(lake: Lake, seat: int, half: int) -> int:
    """Where the areas of a seat's lake begin in the table of areas by colour."""
    return (2 * lake.lakes[seat] + half) * colours.COUNT


def pay(lake: Lake, seat: int, card: int) -> None:
    """Pay for a card; its areas come next. [LD-10]"""
    lake.gifts[seat] -= COSTS[card]
    lake.steps[seat] = steps.AREA
    lake.bought[seat] = card + 1
    lake.left[seat] = CARD_AREAS[card * cards.SIDES + lake.card_sides[card]]


def find_areas(lake: Lake, seat: int) -> int:
    """The areas that the card gives; the first must be lit, others may be left out. [LD-10] [LD-A25]"""
    card = lake.bought[seat] - 1
    count = lighting.find_areas(lake, targets(lake, seat, card, 0), targets(lake, seat, card, 1))
    return lake.add(count, verbs.PASS * verbs.SIZE) if lake.first_areas[seat] else count


def note_area(lake: Lake, seat: int, area: int) -> None:
    """One of the card's areas was lit. [LD-10]"""
    lake.left[seat] -= 1
    if lake.first_areas[seat] == 0:
        lake.first_areas[seat] = area + 1


def finish(lake: Lake, seat: int) -> None:
    """The action is over; what it left out is lost. [LD-10] [LD-A25]"""
    lake.bought[seat] = lake.first_areas[seat] = lake.left[seat] = 0
