"""Windows: which seats are asked to play a special card, or to cancel one. [HK-3] [HK-4]"""

from lampion.games.takenoko import special_cards
from lampion.games.takenoko.constants import moments, options, specials
from lampion.games.takenoko.garden import Garden

NOBODY = -1


def may_play(garden: Garden, seat: int, moment: int) -> bool:
    """Could this seat play its special card? Not once the end is triggered. [HK-3]"""
    return garden.options[options.HIKARI] == 1 and not garden.emperor and special_cards.can_use(garden, seat, moment)


def others_may_play(garden: Garden) -> bool:
    """Does anybody but the active player hold a card that could be played before an action? [HK-3]"""
    if garden.options[options.HIKARI]:
        for seat in range(garden.seats):
            if seat != garden.active and may_play(garden, seat, moments.BEFORE_ACTION):
                return True
    return False


def open_window(garden: Garden, moment: int) -> None:
    """Start asking everybody; the active player only at the start of the turn. [HK-3] [HK-A5]"""
    garden.window = moment
    garden.passed = 0 if moment == moments.TURN_START else 1 << garden.active


def next_asked(garden: Garden) -> int:
    """The next seat, in turn order, that could play and has not passed. [HK-3]"""
    seat = garden.active
    for _ in range(garden.seats):
        if may_play(garden, seat, garden.window) and not garden.passed >> seat & 1:
            return seat
        seat = garden.seat_after(seat)
    return NOBODY


def announce(garden: Garden, seat: int, move: int) -> None:
    """Play a special card with its targets; it can be cancelled before it takes effect. [HK-3] [HK-4]"""
    garden.announced = move
    garden.announcer = seat
    garden.announced_card = garden.specials[seat]
    garden.specials[seat] = 0
    garden.cancels = garden.cancellers = garden.answered = 0


def next_to_answer(garden: Garden) -> int:
    """The next seat, in turn order, that holds a cancellation and has not let the card pass. [HK-4]"""
    seat = garden.active
    for _ in range(garden.seats):
        if garden.specials[seat] == specials.CANCELLATION and not garden.answered >> seat & 1:
            return seat
        seat = garden.seat_after(seat)
    return NOBODY


def cancel(garden: Garden, seat: int) -> None:
    """Cancel the card on top, which may be another cancellation. [HK-4] [HK-A8]"""
    garden.specials[seat] = 0
    garden.special_discard[specials.CANCELLATION] += 1
    garden.cancels += 1
    garden.cancellers = garden.cancellers * 8 + seat + 1
    garden.answered = 0
