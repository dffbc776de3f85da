"""Can a game reach this position? Checks for a position that was read from text, before it is played on.

Compiled rules don't check array bounds, so no impossible position may pass. `find_problem` checks the numbers of
`Position.fields` before a position is made of them, `find_dead_end` the moves of that position; both name the first
thing that is impossible. `position_phases.py` has the checks of each phase.
"""

from collections.abc import Callable

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import faces, figures, moments, options, phases, sizes, specials, then, tiles
from lampion.games.takenoko.notation import to_qr
from lampion.games.takenoko.position_phases import (
    ACTIONS,
    BY_CHANCE,
    CARDS_IN_PLAY,
    FOR_HIKARI,
    GROWTHS,
    PHASES,
    SETTING_UP,
    WEATHER,
    Numbers,
    hand_limit,
    hand_size,
    has,
    in_turn,
    seats,
)  # fmt: skip
from lampion.games.takenoko.rules import Takenoko
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import revive

PLOTS = sum(box.KIND_COUNTS[0])
FARTHEST = 9  # the largest coordinate that a plot may have, either way; cells have names up to 14
BESIDE_POND = len(box.STEPS)
DEALT = ("hands", "decks", "dealt", "supreme", "display", "special_pile", "phase", "waiting")  # change in the setup

ONLY_IN = {  # the phases in which a number of the turn may be other than zero
    "dealt": (phases.DEALING, phases.REVEALING),
    "drawn_mixed": (phases.DRAWING_PLOTS, phases.KEEPING, phases.CHIPPING, phases.UNDERING, phases.GROWING),
    "drawn_count": (phases.DRAWING_PLOTS, phases.KEEPING, phases.CHIPPING, phases.UNDERING, phases.GROWING),
    "keeping": (phases.CHIPPING,),
    "keeping_cell": (phases.CHIPPING,),
    "category": (phases.DRAWING_CARD,),
    "tries": (phases.DRAWING_CARD,),
    "pending": (phases.GROWING,),
    "mover": (phases.GROWING,),
    "after": (phases.GROWING, phases.REFILLING),
    "window": CARDS_IN_PLAY,
    "passed": CARDS_IN_PLAY,
    "announced": (phases.ANSWER,),
    "announced_card": (phases.ANSWER,),
    "announcer": (phases.ANSWER,),
    "cancels": (phases.ANSWER,),
    "cancellers": (phases.ANSWER,),
    "answered": (phases.ANSWER,),
}


def find_problem(numbers: Numbers, fresh: Numbers) -> str:
    """The first impossible thing, or an empty string. `fresh` is the same game before its first move."""
    if numbers["phase"] in SETTING_UP and any(numbers[field] != fresh[field] for field in fresh if field not in DEALT):
        return "what lies on the table before the first turn"
    for name, fits in CHECKS.items():
        if not fits(numbers):
            return name
    phase_fits = PHASES.get(numbers["phase"])
    return "" if phase_fits is None or phase_fits(numbers) else "the phase"


def find_dead_end(position: Takenoko, numbers: Numbers) -> str:
    """The first impossible thing that the moves of a position show, or an empty string."""
    for name, fits in ENDS.items():
        if not fits(position, numbers):
            return name
    return ""


# What must hold in every phase


def waits_for_weather(numbers: Numbers) -> bool:
    """Is the turn still before its actions, and before they are planned? [TK-3]"""
    at_start = numbers["phase"] in WEATHER or numbers["window"] == moments.TURN_START
    return at_start or (numbers["phase"] == phases.GROWING and numbers["after"] == then.ACTIONS)


def most_actions(numbers: Numbers) -> int:
    """Two, and with sun three. [TK-4]"""
    return 3 if numbers["face"] == faces.SUN else 2


def action_under_way(numbers: Numbers) -> int | None:
    """The action in progress, if any."""
    if numbers["phase"] == phases.GROWING:
        return GROWTHS.get(numbers["after"])
    return ACTIONS.get(numbers["phase"])


def hikari_fits(numbers: Numbers) -> bool:
    """Without the expansion nothing of it is in play. [HK-1]"""
    if has(numbers, options.HIKARI):
        return True
    used = [*numbers["holiday_by"], *numbers["allies"], numbers["supreme"], numbers["window"], numbers["replaced"]]
    home = figures.AWAY not in numbers["figures"][:2] and numbers["figures"][2] == figures.AWAY
    return not any(used) and home and numbers["phase"] not in FOR_HIKARI


def first_fits(numbers: Numbers) -> bool:
    """The first player is left to chance, or given. [TK-2] [TK-A6]"""
    return numbers["phase"] in SETTING_UP or has(numbers, options.FIRST) in (options.DRAWN, numbers["first"])


def turn_fits(numbers: Numbers) -> bool:
    """Turns are counted from 1, and none has begun before everything is set up. [TK-2] [TK-3]"""
    return bool((numbers["turn"] > 0) == (numbers["phase"] not in SETTING_UP))


def small_numbers_fit(numbers: Numbers) -> bool:
    """Numbers that only some phases use are zero in the others."""
    return all(numbers["phase"] in places or not numbers[field] for field, places in ONLY_IN.items())


def land_fits(numbers: Numbers) -> bool:
    """The garden can't outgrow the window of cells, or the list of cells where a plot may be placed. [TK-5]

    A text may place plots as no game would, so what counts is how far the remaining plots reach. To grow by a row, a
    garden needs a row that is longer by one: five more rows take 21 plots, six take more than there are. A plot needs
    two plots beside it, or the pond: placing it adds at most two free sides to the garden in all, beside the pond four.
    """
    cells = {tiles.POND_CELL, *(cell for cell, *_ in numbers["land"])}
    if any(abs(way) > FARTHEST for cell in cells for way in to_qr(cell)):
        return False
    sides = sum(cell + step not in cells for cell in cells for step in box.STEPS)
    still_to_come = PLOTS - len(numbers["land"])
    return sides // 2 + still_to_come + 2 * BESIDE_POND <= sizes.OPEN_CELLS


def channels_fit(numbers: Numbers) -> bool:
    """Channels lie between two plots; after a rearrangement, one side may be without a plot. [TK-6] [HK-7]"""
    cells = {cell for cell, *_ in numbers["land"]}
    beside = ((edge // 3 in cells) + (edge // 3 + box.STEPS[edge % 3] in cells) for edge in numbers["laid"])
    return all(count >= 2 - has(numbers, options.HIKARI) for count in beside)


def figures_fit(numbers: Numbers) -> bool:
    """Exactly the figures on holiday are away; the Emperor is alone on a plot. [HK-9] [HK-10]"""
    *walkers, emperor = numbers["figures"]
    away = all((where == figures.AWAY) == (by > 0) for where, by in zip(walkers, numbers["holiday_by"], strict=True))
    alone = emperor == figures.AWAY or (emperor > 0 and emperor not in walkers)
    return away and alone and max(numbers["holiday_by"]) <= numbers["seats"]


def allies_fit(numbers: Numbers) -> bool:
    """Alliances join two neighbours, in games of more than two players. [HK-1] [HK-11]"""
    for seat, ally in enumerate(numbers["allies"]):
        apart = (ally - 1 - seat) % numbers["seats"]
        if ally and (numbers["allies"][ally - 1] != seat + 1 or apart not in (1, numbers["seats"] - 1)):
            return False
    return numbers["seats"] > 2 or not any(numbers["allies"])


def hands_fit(numbers: Numbers) -> bool:
    """No hand exceeds its limit, and eaten sections fit in a byte. [TK-9] [HK-2]"""
    return max(numbers["eaten"]) < 256 and all(
        hand_size(numbers, seat) <= hand_limit(numbers) for seat in seats(numbers)
    )


def memory_fits(numbers: Numbers) -> bool:
    """A seat's remembered plots are in its mixed places, which others own; without them no place is mixed. [TK-A12]"""
    hand = numbers["drawn"][: numbers["drawn_count"]]
    if numbers["drawn_mixed"] >> numbers["active"] & 1 or (numbers["drawn_mixed"] and not hand):
        return False
    if any(mixed >> owner & 1 for mixed, owner in zip(numbers["mixed"], numbers["pile_seats"], strict=True)):
        return False
    for seat in range(sizes.SEATS):
        counts = numbers["remembered"][seat * sizes.KINDS : (seat + 1) * sizes.KINDS]
        mixed = [kind for kind, who in zip(numbers["pile"], numbers["mixed"], strict=True) if who >> seat & 1]
        mixed += hand if numbers["drawn_mixed"] >> seat & 1 else []
        if bool(mixed) != any(counts) or any(count > mixed.count(kind) for kind, count in enumerate(counts)):
            return False
    return not any(numbers["remembered"]) or bool(numbers["bag_count"] == 0)


def rejected_fit(numbers: Numbers) -> bool:
    """Only experts put cards under their decks. [TK-13]"""
    return has(numbers, options.EXPERT) == 1 or not any(numbers["rejected_count"])


def end_fits(numbers: Numbers) -> bool:
    """A seat or nobody has the Emperor card; too many rounds without progress end the game. [TK-12] [TK-A20]"""
    longest = box.STALL_ROUNDS - (numbers["phase"] != phases.OVER)
    ends = not has(numbers, options.STALL) or numbers["stalled"] <= longest
    return bool(numbers["emperor"] <= numbers["seats"] and ends)


def weather_fits(numbers: Numbers) -> bool:
    """No weather without the die or in a first turn, nor before the roll unless a card replaced it. [TK-4] [HK-5]"""
    face, phase = numbers["face"], numbers["phase"]
    if not has(numbers, options.WEATHER) or numbers["turn"] <= numbers["seats"]:
        return not (face or numbers["replaced"] or phase in WEATHER)
    if phase == phases.ROLLING or numbers["window"] == moments.TURN_START:
        return bool((face > 0) == numbers["replaced"] and face < faces.QUESTION)
    return bool(face < faces.QUESTION or phase == phases.CHOOSING)


def actions_fit(numbers: Numbers) -> bool:
    """Actions differ, unless the wind blows, and are no more than allowed. [TK-3] [TK-4]"""
    made, kinds = numbers["made"], numbers["used"].bit_count()
    if waits_for_weather(numbers) or numbers["phase"] == phases.PLANNING:
        return not (made or kinds)
    if made > most_actions(numbers):
        return False
    fewest = min(made, 1) if numbers["face"] == faces.WIND else made
    action = action_under_way(numbers)
    if action is None:
        return bool(fewest <= kinds <= made)
    again = numbers["used"] >> action & 1 and numbers["face"] != faces.WIND
    return fewest <= kinds <= made < most_actions(numbers) and not again


def plans_fit(numbers: Numbers) -> bool:
    """Plans that aren't carried out yet; before the actions, those left over from the last turn. [TK-13] [TK-A7]"""
    plans, made = numbers["plans"], numbers["made"]
    total, twice = sum(plans), max(plans) > 1
    if not has(numbers, options.COMMITTED) or numbers["phase"] in SETTING_UP:
        return not total
    if waits_for_weather(numbers):
        return total <= (2 if twice else 3)
    if twice and numbers["face"] != faces.WIND:
        return False
    if numbers["phase"] == phases.PLANNING:
        return total < most_actions(numbers)
    again = any(count and numbers["used"] >> action & 1 for action, count in enumerate(plans))
    action = action_under_way(numbers)
    whole = 2 <= made + total <= most_actions(numbers)
    return whole and (action is None or plans[action] > 0) and (not again or numbers["face"] == faces.WIND)


def waiting_fits(numbers: Numbers) -> bool:
    """The game waits for chance or the active seat; growth and cards may ask others too. [TK-3] [TK-A19] [HK-3]"""
    phase, waiting = numbers["phase"], numbers["waiting"]
    if phase in BY_CHANCE:
        return bool(waiting == 1 << CHANCE)
    if phase in (phases.WINDOW, phases.ANSWER):
        return waiting in [1 << seat for seat in seats(numbers)]
    if phase == phases.OVER:
        return bool(waiting == 0)
    return bool(waiting == 1 << numbers["mover" if phase == phases.GROWING else "active"])


def windows_fit(numbers: Numbers) -> bool:
    """Nobody plays cards once the end is triggered; seats that passed hold a card. [HK-3]"""
    window, passed, active = numbers["window"], numbers["passed"], 1 << numbers["active"]
    if (window or numbers["phase"] in (phases.ANSWER, phases.TAKING, phases.REFILLING)) and numbers["emperor"]:
        return False
    if window not in (moments.BEFORE_ACTION, moments.TURN_END):
        silent = passed if window else 0
    elif passed & active:
        silent = passed & ~active
    else:
        return False
    holders = sum(1 << seat for seat in seats(numbers) if numbers["specials"][seat] not in (0, specials.CANCELLATION))
    return not silent & ~holders and (window > 0 or passed == 0)


CHECKS: dict[str, Callable[[Numbers], bool]] = {
    "what Hikari brings": hikari_fits,
    "the first player": first_fits,
    "the turn": turn_fits,
    "the state": small_numbers_fit,
    "the land": land_fits,
    "a channel": channels_fit,
    "a figure": figures_fit,
    "the allies": allies_fit,
    "a hand": hands_fit,
    "what a seat remembers": memory_fits,
    "the rejected cards": rejected_fit,
    "the end": end_fits,
    "the weather": weather_fits,
    "the actions": actions_fit,
    "the plans": plans_fit,
    "the seat that waits": waiting_fits,
    "the window": windows_fit,
}


# What only the moves show


def growth_has_water(position: Takenoko, _: Numbers) -> bool:
    """Only irrigated plots wait to grow. [TK-6] [TK-7]"""
    return all(queries.is_wet(position, plot) for plot in range(1, position.plots) if position.pending >> plot & 1)


def network_fits(position: Takenoko, numbers: Numbers) -> bool:
    """Every channel continues the network; exchanged plots may cut some off. [TK-6] [HK-7]"""
    return has(numbers, options.HIKARI) == 1 or len(queries.live_channels(position)) == position.channels


def announcement_fits(position: Takenoko, _: Numbers) -> bool:
    """The announced move is a use of the announced card. [HK-4]"""
    return position.phase != phases.ANSWER or queries.could_announce(position)


def has_moves(position: Takenoko, _: Numbers) -> bool:
    """There is a move to play; weather and windows offer more than to decline. [TK-4] [HK-3]"""
    if position.phase == phases.OVER:
        return True
    if position.waits_for(CHANCE):
        return bool(position.chances())
    offers = position.phase in (phases.RAINING, phases.STORMING, phases.CLOUDY, phases.WINDOW)
    return len(position.moves(position.to_move())) > offers


def window_is_due(position: Takenoko, numbers: Numbers) -> bool:
    """Every seat before the one that is asked has passed, or has nothing to play. [HK-3]"""
    if position.phase != phases.WINDOW:
        return True
    for seat in in_turn(numbers):
        if numbers["waiting"] == 1 << seat:
            return True
        if not numbers["passed"] >> seat & 1 and len(ask(numbers, seat, phases.WINDOW).moves(seat)) > 1:
            return False
    return False


def action_is_due(position: Takenoko, numbers: Numbers) -> bool:
    """The window before an action opens only if an action is possible. [HK-3]"""
    if position.phase != phases.WINDOW or position.window != moments.BEFORE_ACTION:
        return True
    return bool(ask(numbers, position.active, phases.ACT).moves(position.active))


def ask(numbers: Numbers, seat: int, phase: int) -> Takenoko:
    """The same position with another phase, waiting for another seat."""
    return revive(Takenoko, {**numbers, "waiting": 1 << seat, "phase": phase})  # type: ignore[return-value]


ENDS: dict[str, Callable[[Takenoko, Numbers], bool]] = {
    "the growth": growth_has_water,
    "a channel": network_fits,
    "the announced card": announcement_fits,
    "the phase": has_moves,
    "the seat that is asked": window_is_due,
    "the window before an action": action_is_due,
}
