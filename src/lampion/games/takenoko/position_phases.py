"""What each phase implies: the numbers that a position in it must have, one small function per phase."""

from collections.abc import Callable, Iterable
from typing import Any

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko.constants import (
    actions,
    categories,
    faces,
    improvements,
    moments,
    options,
    phases,
    sizes,
    specials,
    then,
    tiles,
)

Numbers = dict[str, Any]

SETTING_UP = (phases.DEALING, phases.REVEALING, phases.DISPLAYING, phases.FINDING_FIRST)
BY_CHANCE = (*SETTING_UP, phases.ROLLING, phases.DRAWING_PLOTS, phases.DRAWING_CARD, phases.REFILLING)
WEATHER = (phases.ROLLING, phases.CHOOSING, phases.RAINING, phases.STORMING, phases.CLOUDY)
FOR_HIKARI = (phases.REVEALING, phases.DISPLAYING, phases.WINDOW, phases.ANSWER, phases.TAKING, phases.REFILLING)
CARDS_IN_PLAY = (phases.WINDOW, phases.ANSWER, phases.GROWING, phases.REFILLING)  # while a window may be open
ACTIONS = {  # the action that a phase is part of
    phases.DRAWING_PLOTS: actions.PLOTS,
    phases.KEEPING: actions.PLOTS,
    phases.CHIPPING: actions.PLOTS,
    phases.UNDERING: actions.PLOTS,
    phases.DRAWING_CARD: actions.OBJECTIVE,
}
GROWTHS = {then.UNDER: actions.PLOTS, then.GARDENER: actions.GARDENER}  # the same, by what follows a growth


def has(numbers: Numbers, option: int) -> int:
    """The value of an option."""
    return int(numbers["options"][option])


def seats(numbers: Numbers) -> range:
    """All seats."""
    return range(numbers["seats"])


def in_turn(numbers: Numbers) -> list[int]:
    """The seats in turn order, from the active one on."""
    return [(numbers["active"] + i) % numbers["seats"] for i in seats(numbers)]


def cards_of(numbers: Numbers, field: str, seat: int) -> list[int]:
    """By objective: how many a seat has in hand, or has claimed."""
    return list(numbers[field][seat * sizes.OBJECTIVES : (seat + 1) * sizes.OBJECTIVES])


def hand_size(numbers: Numbers, seat: int) -> int:
    """Cards in hand, special ones included. [TK-9] [HK-2]"""
    return sum(cards_of(numbers, "hands", seat)) + bool(numbers["specials"][seat])


def hand_limit(numbers: Numbers) -> int:
    """How many cards a hand may hold. [TK-9] [HK-2]"""
    return int(box.HAND_LIMIT[has(numbers, options.HIKARI)])


def one_of_each(numbers: Numbers, dealt: int) -> bool:
    """Have the first cards been dealt, plot, gardener, panda, seat after seat, and no others? [TK-2]"""
    for seat in seats(numbers):
        hand = cards_of(numbers, "hands", seat)
        for category in range(3):
            count = sum(hand[box.CARDS_FROM[category] : box.CARDS_FROM[category + 1]])
            if count != (seat * 3 + category < dealt):
                return False
    return True


def beside(cell: int, cells: Iterable[int]) -> int:
    """How many of these cells lie around a cell."""
    return sum(cell + step in cells for step in box.STEPS)


# The phases


def dealing_fits(numbers: Numbers) -> bool:
    """Some cards are dealt and some are not. [TK-2]"""
    dealt = numbers["dealt"]
    untouched = not (numbers["supreme"] or any(numbers["display"]))
    return dealt < 3 * numbers["seats"] and one_of_each(numbers, dealt) and untouched


def revealing_fits(numbers: Numbers) -> bool:
    """All objectives are dealt, and fewer than three supreme ones are in view. [HK-1]"""
    shown = numbers["supreme"].bit_count()
    dealt = one_of_each(numbers, 3 * numbers["seats"]) and not any(numbers["display"])
    return bool(dealt and numbers["dealt"] == shown < box.SUPREME_REVEALED)


def displaying_fits(numbers: Numbers) -> bool:
    """The display is filled from its first place on, and has a gap. [HK-1]"""
    display, shown = numbers["display"], sum(card > 0 for card in numbers["display"])
    revealed = numbers["supreme"].bit_count() == box.SUPREME_REVEALED
    return one_of_each(numbers, 3 * numbers["seats"]) and revealed and all(display[:shown]) and shown < len(display)


def finding_first_fits(numbers: Numbers) -> bool:
    """Everything is dealt, and the first player is left to chance. [TK-2] [TK-A6]"""
    hikari = has(numbers, options.HIKARI)
    shown = all(card > 0 for card in numbers["display"]) == hikari
    revealed = numbers["supreme"].bit_count() == box.SUPREME_REVEALED * hikari
    dealt = one_of_each(numbers, 3 * numbers["seats"]) and shown and revealed
    return dealt and has(numbers, options.FIRST) == options.DRAWN


def window_fits(numbers: Numbers) -> bool:
    """A window is open for a seat that has not passed. [HK-3]"""
    return numbers["window"] > 0 and not numbers["waiting"] & numbers["passed"]


def answer_fits(numbers: Numbers) -> bool:
    """The first seat in turn order that holds a cancellation and has not passed is asked. [HK-4]"""
    announcer, answered = numbers["announcer"], numbers["answered"]
    holders = [seat for seat in in_turn(numbers) if numbers["specials"][seat] == specials.CANCELLATION]
    asked = [seat for seat in holders if not answered >> seat & 1]
    if not asked or numbers["waiting"] != 1 << asked[0] or answered & ~sum(1 << seat for seat in holders):
        return False
    own = announcer == numbers["active"]
    may = {0: own, moments.TURN_START: True}.get(numbers["window"], not own) and not numbers["passed"] >> announcer & 1
    played = announcer < numbers["seats"] and not numbers["specials"][announcer] and numbers["announced_card"] > 0
    struck = numbers["cancels"] <= numbers["special_discard"][specials.CANCELLATION]
    return may and played and struck and cancellers_fit(numbers)


def cancellers_fit(numbers: Numbers) -> bool:
    """Each cancellation was played by another seat, which has no card now; older texts don't say who. [HK-4]"""
    seats = cancellers(numbers["cancellers"])
    free = all(0 <= seat < numbers["seats"] and not numbers["specials"][seat] for seat in seats)
    others = len({*seats, numbers["announcer"]}) == len(seats) + 1
    return not seats or (len(seats) == numbers["cancels"] and free and others)


def cancellers(digits: int) -> list[int]:
    """The seats that cancelled, the first one first."""
    seats: list[int] = []
    while digits:
        seats.insert(0, digits % 8 - 1)
        digits //= 8
    return seats


def choosing_fits(numbers: Numbers) -> bool:
    """A question mark, or clouds without chips. [TK-4] [TK-A11]"""
    clouds = numbers["face"] == faces.CLOUDS and not any(numbers["chip_supply"])
    return bool(clouds or numbers["face"] == faces.QUESTION)


def cloudy_fits(numbers: Numbers) -> bool:
    """Clouds, and a chip to take. [TK-4]"""
    return bool(numbers["face"] == faces.CLOUDS) and any(numbers["chip_supply"])


def drawing_plots_fits(numbers: Numbers) -> bool:
    """Fewer than three plots are drawn, and one is left to draw. [TK-5]"""
    return bool(numbers["drawn_count"] < 3 and numbers["bag_count"] > 0)


def keeping_fits(numbers: Numbers) -> bool:
    """Three plots are drawn, or as many as were left. [TK-5]"""
    return numbers["drawn_count"] > 0 and drew_all(numbers, 3)


def chipping_fits(numbers: Numbers) -> bool:
    """The chosen plot has no improvement, and the player has a chip for it. [TK-5] [TK-A15]"""
    chips = numbers["chips_stored"][numbers["active"] * 3 : numbers["active"] * 3 + 3]
    cells = {tiles.POND_CELL, *(cell for cell, *_ in numbers["land"])}
    cell = numbers["keeping_cell"]
    is_open = cell not in cells and (beside(cell, (tiles.POND_CELL,)) > 0 or beside(cell, cells) > 1)
    bare = numbers["keeping"] > 0 and not box.PRINTED_ON[numbers["keeping"]]
    return bare and any(chips) and is_open and drew_all(numbers, 2)


def undering_fits(numbers: Numbers) -> bool:
    """Two plots were not kept. [TK-5]"""
    return bool(numbers["drawn_count"] == 2)


def drew_all(numbers: Numbers, most: int) -> bool:
    """Are as many plots in hand as possible: `most`, or fewer if the pile is empty? [TK-5]"""
    count, left = numbers["drawn_count"], numbers["bag_count"] + numbers["pile_count"]
    return bool(count == most or (count < most and left == 0))


def drawing_card_fits(numbers: Numbers) -> bool:
    """A hand with room, an unseen card, and what experts have rejected in this draw under the deck. [TK-9] [TK-13]"""
    category, tries = numbers["category"], numbers["tries"]
    unseen = sum(numbers["decks"][box.CARDS_FROM[category] : box.CARDS_FROM[category + 1]])
    rejected = numbers["rejected_count"][category] if category < categories.PANDA else 0
    return bool(unseen > 0 and tries <= rejected and hand_size(numbers, numbers["active"]) < hand_limit(numbers))


def growing_fits(numbers: Numbers) -> bool:
    """Bamboo is limited, and each pending colour has some left, but too little for all its plots. [TK-A19]"""
    pending, after, land = numbers["pending"], numbers["after"], numbers["land"]
    if not has(numbers, options.LIMITED_BAMBOO) or not pending or pending & 1 or pending >> len(land) + 1:
        return False
    needed: dict[int, int] = {}
    for plot, (_, kind, chip, height, grown) in enumerate(land, 1):
        if pending >> plot & 1:
            wanted = min(2 if improvements.FERTILIZER in (chip, box.PRINTED_ON[kind]) else 1, box.HIGHEST - height)
            needed[box.COLOUR_OF[kind]] = needed.get(box.COLOUR_OF[kind], 0) + wanted
            if wanted == 0 or not grown:
                return False
    scarce = all(0 < numbers["bamboo_supply"][colour] < count for colour, count in needed.items())
    return scarce and growth_follows(numbers, after)


def growth_follows(numbers: Numbers, after: int) -> bool:
    """Can this follow a growth by weather, a free step, a new plot, a card or the gardener? [TK-4] [TK-7] [HK-6]"""
    alone = numbers["pending"].bit_count() == 1
    if after == then.SPECIAL:
        return has(numbers, options.HIKARI) == 1 and not numbers["emperor"] and numbers["drawn_count"] == 0
    if numbers["mover"] != numbers["active"] or numbers["window"] or after == then.NEXT_TURN:
        return False
    if after == then.UNDER:
        return drew_all(numbers, 2) and bool(numbers["pending"] == 1 << len(numbers["land"]))
    if after == then.ACTIONS and (numbers["face"] != faces.RAIN or not alone):
        return False
    return bool(numbers["drawn_count"] == 0)


def taking_fits(numbers: Numbers) -> bool:
    """A hand with room and without a special card, and a card to take. [HK-2]"""
    active = numbers["active"]
    room = hand_size(numbers, active) < hand_limit(numbers) and not numbers["specials"][active]
    return room and any(numbers["display"])


def refilling_fits(numbers: Numbers) -> bool:
    """The display has a gap, and a card was taken or played. [HK-2]"""
    after, taken = numbers["after"], numbers["specials"][numbers["active"]] > 0
    follows = after == then.SPECIAL or (after == then.NEXT_TURN and taken and not numbers["window"])
    return follows and 0 in numbers["display"] and any(numbers["special_pile"])


def face_is(face: int) -> Callable[[Numbers], bool]:
    """A phase that one face of the die brings. [TK-4]"""
    return lambda numbers: bool(numbers["face"] == face)


PHASES: dict[int, Callable[[Numbers], bool]] = {
    phases.DEALING: dealing_fits,
    phases.REVEALING: revealing_fits,
    phases.DISPLAYING: displaying_fits,
    phases.FINDING_FIRST: finding_first_fits,
    phases.WINDOW: window_fits,
    phases.ANSWER: answer_fits,
    phases.CHOOSING: choosing_fits,
    phases.RAINING: face_is(faces.RAIN),
    phases.STORMING: face_is(faces.STORM),
    phases.CLOUDY: cloudy_fits,
    phases.PLANNING: lambda numbers: has(numbers, options.COMMITTED) == 1,
    phases.DRAWING_PLOTS: drawing_plots_fits,
    phases.KEEPING: keeping_fits,
    phases.CHIPPING: chipping_fits,
    phases.UNDERING: undering_fits,
    phases.DRAWING_CARD: drawing_card_fits,
    phases.GROWING: growing_fits,
    phases.TAKING: taking_fits,
    phases.REFILLING: refilling_fits,
}
