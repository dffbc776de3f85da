"""Special cards: their uses, what they do, and the display they are taken from. [HK-2] [HK-5] to [HK-11]

Special cards are open knowledge: everybody saw them being taken [HK-A4]. `windows.py` says when they can be played.
"""

from lampion.games.takenoko import lookups, objectives, panda_and_gardener, rearrangement, tallies
from lampion.games.takenoko.constants import faces, figures, moments, options, sizes, specials, verbs
from lampion.games.takenoko.garden import Garden

STEPS = lookups.STEPS
SCRATCH = 700  # a part of the move buffer past the end of any list, for queries while a list is being written


def is_weather(card: int) -> bool:
    """Is this one of the five weather cards? [HK-A9]"""
    return specials.WEATHER_SUN <= card <= specials.WEATHER_CLOUDS


def can_use(garden: Garden, seat: int, moment: int) -> bool:
    """Does this seat hold a special card that it could play now? Cancellations only answer. [HK-3] [HK-A10]"""
    card = garden.specials[seat]
    if card == 0 or card == specials.CANCELLATION:
        return False
    if is_weather(card):
        return moment == moments.TURN_START and garden.turn > garden.seats and garden.replaced == 0
    if card == specials.REARRANGEMENT:
        return rearrangement.has_swap(garden)
    return find_uses(garden, seat, moment, SCRATCH) > SCRATCH


# Uses


def find_uses(garden: Garden, seat: int, moment: int, count: int) -> int:
    """List the uses of a seat's special card from `count` on; returns the new count. [HK-3]"""
    card = garden.specials[seat]
    if is_weather(card):
        return garden.add_move(count, verbs.WEATHER, 0) if can_use(garden, seat, moment) else count
    if card == specials.JUMP:
        count = panda_and_gardener.find_jumps(garden, figures.PANDA, verbs.JUMP_PANDA, count)
        return panda_and_gardener.find_jumps(garden, figures.GARDENER, verbs.JUMP_GARDENER, count)
    if card == specials.REARRANGEMENT:
        return rearrangement.find_swaps(garden, count)
    if card == specials.DISEASE:
        return find_diseases(garden, count)
    if card == specials.EMPEROR_VISIT:
        return find_visits(garden, count)
    if card == specials.HOLIDAYS:
        return find_holidays(garden, count)
    return find_alliances(garden, seat, count) if card == specials.ALLIANCE else count


def find_diseases(garden: Garden, count: int) -> int:
    """Every plot around which at least one section would be lost. [HK-8]"""
    for plot in range(1, garden.plots):
        if can_fall_ill(garden, plot):
            count = garden.add_move(count, verbs.DISEASE, garden.cells[plot])
    return count


def find_visits(garden: Garden, count: int) -> int:
    """The Emperor comes or moves to a plot without a figure, or leaves. [HK-9] [HK-A18]"""
    for plot in range(1, garden.plots):
        if plot != garden.figures[0] and plot != garden.figures[1] and plot != garden.figures[figures.EMPEROR]:
            count = garden.add_move(count, verbs.EMPEROR, garden.cells[plot])
    if garden.figures[figures.EMPEROR] != figures.AWAY:
        count = garden.add_move(count, verbs.EMPEROR_LEAVES, 0)
    return count


def find_holidays(garden: Garden, count: int) -> int:
    """Every figure that is on the board. [HK-10] [HK-A19]"""
    for figure in range(2):
        if garden.figures[figure] != figures.AWAY:
            count = garden.add_move(count, verbs.HOLIDAY, figure)
    return count


def find_alliances(garden: Garden, seat: int, count: int) -> int:
    """With a neighbour, if neither is allied; or break any alliance. [HK-11]"""
    if not garden.allies[seat]:
        for other in range(garden.seats):
            apart = (other - seat + garden.seats) % garden.seats
            if (apart == 1 or apart == garden.seats - 1) and not garden.allies[other]:
                count = garden.add_move(count, verbs.ALLY, other)
    for other in range(garden.seats):
        if garden.allies[other] > other + 1:
            count = garden.add_move(count, verbs.BREAK, other * 4 + garden.allies[other] - 1)
    return count


# Effects


def take_effect(garden: Garden, seat: int, card: int, verb: int, argument: int) -> None:
    """Carry out what a special card does. [HK-5] to [HK-11]"""
    if verb == verbs.WEATHER:
        garden.replaced = 1
        garden.face = card - specials.WEATHER_SUN + faces.SUN
    elif verb == verbs.JUMP_PANDA:
        panda_and_gardener.jump(garden, figures.PANDA, argument, seat)
    elif verb == verbs.JUMP_GARDENER:
        panda_and_gardener.jump(garden, figures.GARDENER, argument, seat)
    elif verb == verbs.SWAP:
        rearrangement.swap_plots(garden, argument // 32, argument % 32)
    elif verb == verbs.DISEASE:
        spread_disease(garden, garden.tile_at(argument))
    elif verb == verbs.EMPEROR:
        garden.figures[figures.EMPEROR] = garden.tile_at(argument)
    elif verb == verbs.EMPEROR_LEAVES:
        garden.figures[figures.EMPEROR] = figures.AWAY
    elif verb == verbs.HOLIDAY:
        garden.figures[argument] = figures.AWAY
        garden.holiday_by[argument] = seat + 1
    elif verb == verbs.ALLY:
        ally(garden, seat, argument)
    elif verb == verbs.BREAK:
        break_alliance(garden, argument // 4, argument % 4)


def can_fall_ill(garden: Garden, plot: int) -> bool:
    """Would a disease around this plot cost a section? [HK-8]"""
    if garden.heights[plot]:
        return True
    for step in STEPS[:6]:
        other = garden.tile_at(garden.cells[plot] + step)
        if other > 0 and garden.colours[other] == garden.colours[plot] and garden.heights[other]:
            return True
    return False


def spread_disease(garden: Garden, plot: int) -> None:
    """The plot and its neighbours of the same colour lose a section each. [HK-8] [HK-A17]"""
    colour = garden.colours[plot]
    lose_section(garden, plot)
    for step in STEPS[:6]:
        other = garden.tile_at(garden.cells[plot] + step)
        if other > 0 and garden.colours[other] == colour:
            lose_section(garden, other)


def lose_section(garden: Garden, plot: int) -> None:
    """Return a section to the supply, if the plot has one."""
    if garden.heights[plot]:
        tallies.set_height(garden, plot, garden.heights[plot] - 1)
        if garden.options[options.LIMITED_BAMBOO]:
            garden.bamboo_supply[garden.colours[plot]] += 1


def ally(garden: Garden, seat: int, other: int) -> None:
    """Ally two seats. [HK-11]"""
    garden.allies[seat] = other + 1
    garden.allies[other] = seat + 1


def break_alliance(garden: Garden, seat: int, other: int) -> None:
    """End an alliance and discard its card. [HK-11]"""
    garden.allies[seat] = garden.allies[other] = 0
    garden.special_discard[specials.ALLIANCE] += 1


# The display


def can_take(garden: Garden) -> bool:
    """May the active player take a card: no special card in hand, room for one, the end not triggered? [HK-2]"""
    if not garden.options[options.HIKARI] or garden.emperor or garden.specials[garden.active]:
        return False
    shown = garden.display[0] + garden.display[1] + garden.display[2]
    return shown > 0 and objectives.has_room(garden, garden.active)


def take_from_display(garden: Garden, card: int) -> None:
    """Give the active player a card from the display, which leaves a gap. [HK-2]"""
    slot = 0
    while garden.display[slot] != card:
        slot += 1
    garden.display[slot] = 0
    garden.specials[garden.active] = card


def needs_card(garden: Garden) -> bool:
    """Does the display have a gap that can be filled? The discard refills an empty pile. [HK-2] [HK-A3]"""
    gap = 0
    for slot in range(sizes.DISPLAY):
        if not garden.display[slot]:
            gap = 1
    return gap == 1 and count_pile(garden) > 0


def count_pile(garden: Garden) -> int:
    """Count the pile; an empty one first takes the shuffled discard. [HK-2]"""
    count = 0
    for card in range(1, sizes.SPECIALS):
        count += garden.special_pile[card]
    if count == 0:
        for card in range(1, sizes.SPECIALS):
            garden.special_pile[card] = garden.special_discard[card]
            garden.special_discard[card] = 0
            count += garden.special_pile[card]
    return count


def fill_gap(garden: Garden, card: int) -> None:
    """Fill the first gap of the display with a card from the pile. [HK-2]"""
    garden.special_pile[card] -= 1
    for slot in range(sizes.DISPLAY):
        if not garden.display[slot]:
            garden.display[slot] = card
            break


def find_outcomes(garden: Garden) -> int:
    """The cards of the pile."""
    count = 0
    for card in range(1, sizes.SPECIALS):
        count = garden.add_chance(count, verbs.SPECIAL, card, garden.special_pile[card])
    return count


def find_display(garden: Garden) -> int:
    """Each kind of special card on display, or none. [HK-2]"""
    count = 0
    for card in range(1, sizes.SPECIALS):
        if garden.display[0] == card or garden.display[1] == card or garden.display[2] == card:
            count = garden.add_move(count, verbs.TAKE, card)
    return garden.add_move(count, verbs.SKIP, 0)
