"""Could a game have come to this? What a position that was read from text must fulfil before it is played on.

Compiled rules do not check their arrays, so nothing may pass that could not be. `find_problem` looks at the numbers of
`Position.numbers` before a position is made of them, `find_dead_end` at the moves of that position; both name the first
thing that does not fit. What each phase implies stands in `position_phases.py`.
"""

from collections.abc import Callable

from lampion.games.takenoko import lookups as box
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
FARTHEST = 9  # from the pond that a plot may lie, in either coordinate, when 14 is as far as cells have a name
MOST_OPEN = 64  # cells where a plot may be placed
BESIDE_POND = len(box.STEPS)
DEALT = ("hands", "decks", "dealt", "supreme", "display", "special_pile", "phase", "waiting")  # while setting up

ONLY_IN = {  # where a number of the turn can be other than zero
    "dealt": (box.DEALING, box.REVEALING),
    "drawn_count": (box.DRAWING_PLOTS, box.KEEPING, box.CHIPPING, box.UNDERING, box.GROWING),
    "keeping": (box.CHIPPING,),
    "keeping_cell": (box.CHIPPING,),
    "category": (box.DRAWING_CARD,),
    "tries": (box.DRAWING_CARD,),
    "pending": (box.GROWING,),
    "mover": (box.GROWING,),
    "after": (box.GROWING, box.REFILLING),
    "window": CARDS_IN_PLAY,
    "passed": CARDS_IN_PLAY,
    "announced": (box.ANSWER,),
    "announced_card": (box.ANSWER,),
    "announcer": (box.ANSWER,),
    "cancels": (box.ANSWER,),
    "answered": (box.ANSWER,),
}


def find_problem(numbers: Numbers, fresh: Numbers) -> str:
    """What cannot be; nothing when all is well. `fresh` is the same game before its first move."""
    if numbers["phase"] in SETTING_UP and any(numbers[field] != fresh[field] for field in fresh if field not in DEALT):
        return "what lies on the table before the first turn"
    for name, fits in CHECKS.items():
        if not fits(numbers):
            return name
    phase_fits = PHASES.get(numbers["phase"])
    return "" if phase_fits is None or phase_fits(numbers) else "the phase"


def find_dead_end(position: Takenoko, numbers: Numbers) -> str:
    """What the moves of a position show to be impossible; nothing when all is well."""
    for name, fits in ENDS.items():
        if not fits(position, numbers):
            return name
    return ""


# What must hold in every phase


def waits_for_weather(numbers: Numbers) -> bool:
    """Is the turn still before its actions, and before they are planned? [TK-3]"""
    at_start = numbers["phase"] in WEATHER or numbers["window"] == box.TURN_START
    return at_start or (numbers["phase"] == box.GROWING and numbers["after"] == box.THEN_ACTIONS)


def most_actions(numbers: Numbers) -> int:
    """Two, and with sun three. [TK-4]"""
    return 3 if numbers["face"] == box.SUN else 2


def action_under_way(numbers: Numbers) -> int | None:
    """The action that is being made, if one is."""
    if numbers["phase"] == box.GROWING:
        return GROWTHS.get(numbers["after"])
    return ACTIONS.get(numbers["phase"])


def hikari_fits(numbers: Numbers) -> bool:
    """Without the expansion nothing of it is in play. [HK-1]"""
    if has(numbers, box.HIKARI):
        return True
    used = [*numbers["holiday_by"], *numbers["allies"], numbers["supreme"], numbers["window"], numbers["replaced"]]
    home = box.AWAY not in numbers["figures"][:2] and numbers["figures"][2] == box.AWAY
    return not any(used) and home and numbers["phase"] not in FOR_HIKARI


def first_fits(numbers: Numbers) -> bool:
    """Who began is left to chance, or given. [TK-2] [TK-A6]"""
    return numbers["phase"] in SETTING_UP or has(numbers, box.FIRST_OPTION) in (box.DRAWN, numbers["first"])


def small_numbers_fit(numbers: Numbers) -> bool:
    """What is counted or remembered in some phases only."""
    return all(numbers["phase"] in phases or not numbers[field] for field, phases in ONLY_IN.items())


def land_fits(numbers: Numbers) -> bool:
    """No garden that could outgrow the window of cells, or the list of cells where a plot may be placed. [TK-5]

    A hand may have laid the plots otherwise than a game would, so what counts is what can still come. To grow by a row,
    a garden needs a row that is longer by one: five rows more take 21 plots, six take more than there are. A cell needs
    two plots beside it, or the pond: a plot on such a cell gives its neighbours at most two more sides in all than it
    takes away, beside the pond four.
    """
    cells = {box.POND_CELL, *(cell for cell, *_ in numbers["land"])}
    if any(abs(way) > FARTHEST for cell in cells for way in to_qr(cell)):
        return False
    sides = sum(cell + step not in cells for cell in cells for step in box.STEPS)
    still_to_come = PLOTS - len(numbers["land"])
    return sides // 2 + still_to_come + 2 * BESIDE_POND <= MOST_OPEN


def channels_fit(numbers: Numbers) -> bool:
    """Between two plots; exchanged plots may have carried one to where only one lies. [TK-6] [HK-7]"""
    cells = {cell for cell, *_ in numbers["land"]}
    beside = ((edge // 3 in cells) + (edge // 3 + box.STEPS[edge % 3] in cells) for edge in numbers["laid"])
    return all(count >= 2 - has(numbers, box.HIKARI) for count in beside)


def figures_fit(numbers: Numbers) -> bool:
    """Who is on holiday is away, and nobody else; the Emperor is alone on a plot. [HK-9] [HK-10]"""
    *figures, emperor = numbers["figures"]
    away = all((figure == box.AWAY) == (by > 0) for figure, by in zip(figures, numbers["holiday_by"], strict=True))
    alone = emperor == box.AWAY or (emperor > 0 and emperor not in figures)
    return away and alone and max(numbers["holiday_by"]) <= numbers["seats"]


def allies_fit(numbers: Numbers) -> bool:
    """Alliances join two neighbours, of more than two players. [HK-1] [HK-11]"""
    for seat, ally in enumerate(numbers["allies"]):
        apart = (ally - 1 - seat) % numbers["seats"]
        if ally and (numbers["allies"][ally - 1] != seat + 1 or apart not in (1, numbers["seats"] - 1)):
            return False
    return numbers["seats"] > 2 or not any(numbers["allies"])


def hands_fit(numbers: Numbers) -> bool:
    """No more cards than a hand may hold; sections within what a byte counts. [TK-9] [HK-2]"""
    return max(numbers["eaten"]) < 256 and all(
        hand_size(numbers, seat) <= hand_limit(numbers) for seat in seats(numbers)
    )


def rejected_fit(numbers: Numbers) -> bool:
    """Only experts put cards under their decks. [TK-13]"""
    return has(numbers, box.EXPERT) == 1 or not any(numbers["rejected_count"])


def end_fits(numbers: Numbers) -> bool:
    """A seat has the Emperor card, or nobody; after too many rounds without progress it is over. [TK-12] [TK-A20]"""
    longest = box.STALL_ROUNDS - (numbers["phase"] != box.OVER)
    ends = not has(numbers, box.STALL) or numbers["stalled"] <= longest
    return bool(numbers["emperor"] <= numbers["seats"] and ends)


def weather_fits(numbers: Numbers) -> bool:
    """None without the die or in a first turn; none before it is found, unless a card brought it. [TK-4] [HK-5]"""
    face, phase = numbers["face"], numbers["phase"]
    if not has(numbers, box.WEATHER_OPTION) or numbers["turn"] <= numbers["seats"]:
        return not (face or numbers["replaced"] or phase in WEATHER)
    if phase == box.ROLLING or numbers["window"] == box.TURN_START:
        return bool((face > 0) == numbers["replaced"] and face < box.QUESTION)
    return bool(face < box.QUESTION or phase == box.CHOOSING)


def actions_fit(numbers: Numbers) -> bool:
    """Different ones, unless the wind blows, and no more than there can be. [TK-3] [TK-4]"""
    made, kinds = numbers["made"], numbers["used"].bit_count()
    if waits_for_weather(numbers) or numbers["phase"] == box.PLANNING:
        return not (made or kinds)
    if made > most_actions(numbers):
        return False
    fewest = min(made, 1) if numbers["face"] == box.WIND else made
    action = action_under_way(numbers)
    if action is None:
        return bool(fewest <= kinds <= made)
    again = numbers["used"] >> action & 1 and numbers["face"] != box.WIND
    return fewest <= kinds <= made < most_actions(numbers) and not again


def plans_fit(numbers: Numbers) -> bool:
    """What is planned and not yet made; before the actions, what was left of the turn before. [TK-13] [TK-A7]"""
    plans, made = numbers["plans"], numbers["made"]
    total, twice = sum(plans), max(plans) > 1
    if not has(numbers, box.COMMITTED) or numbers["phase"] in SETTING_UP:
        return not total
    if waits_for_weather(numbers):
        return total <= (2 if twice else 3)
    if twice and numbers["face"] != box.WIND:
        return False
    if numbers["phase"] == box.PLANNING:
        return total < most_actions(numbers)
    again = any(count and numbers["used"] >> action & 1 for action, count in enumerate(plans))
    action = action_under_way(numbers)
    whole = 2 <= made + total <= most_actions(numbers)
    return whole and (action is None or plans[action] > 0) and (not again or numbers["face"] == box.WIND)


def waiting_fits(numbers: Numbers) -> bool:
    """Chance, nobody, or the active seat, but growth and special cards ask others too. [TK-3] [TK-A19] [HK-3]"""
    phase, waiting = numbers["phase"], numbers["waiting"]
    if phase in BY_CHANCE:
        return bool(waiting == 1 << CHANCE)
    if phase in (box.WINDOW, box.ANSWER):
        return waiting in [1 << seat for seat in seats(numbers)]
    if phase == box.OVER:
        return bool(waiting == 0)
    return bool(waiting == 1 << numbers["mover" if phase == box.GROWING else "active"])


def windows_fit(numbers: Numbers) -> bool:
    """Nobody plays cards once the end is triggered; who has passed has a card. [HK-3]"""
    window, passed, active = numbers["window"], numbers["passed"], 1 << numbers["active"]
    if (window or numbers["phase"] in (box.ANSWER, box.TAKING, box.REFILLING)) and numbers["emperor"]:
        return False
    if window not in (box.BEFORE_ACTION, box.TURN_END):
        silent = passed if window else 0
    elif passed & active:
        silent = passed & ~active
    else:
        return False
    holders = sum(1 << seat for seat in seats(numbers) if numbers["specials"][seat] not in (0, box.CANCELLATION))
    return not silent & ~holders and (window > 0 or passed == 0)


CHECKS: dict[str, Callable[[Numbers], bool]] = {
    "what Hikari brings": hikari_fits,
    "the first player": first_fits,
    "the state": small_numbers_fit,
    "the land": land_fits,
    "a channel": channels_fit,
    "a figure": figures_fit,
    "the allies": allies_fit,
    "a hand": hands_fit,
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
    return all(position.is_wet(plot) for plot in range(1, position.plots) if position.pending >> plot & 1)


def network_fits(position: Takenoko, numbers: Numbers) -> bool:
    """Every channel continues the network; exchanged plots may cut some off. [TK-6] [HK-7]"""
    return has(numbers, box.HIKARI) == 1 or len(position.live_channels()) == position.channels


def announcement_fits(position: Takenoko, _: Numbers) -> bool:
    """What was announced is a use of the announced card. [HK-4]"""
    return position.phase != box.ANSWER or position.could_announce()


def has_moves(position: Takenoko, _: Numbers) -> bool:
    """There is something to play; weather and windows offer more than to do without. [TK-4] [HK-3]"""
    if position.phase == box.OVER:
        return True
    if position.waits_for(CHANCE):
        return bool(position.chances())
    offers = position.phase in (box.RAINING, box.STORMING, box.CLOUDY, box.WINDOW)
    return len(position.moves(position.to_move())) > offers


def window_is_due(position: Takenoko, numbers: Numbers) -> bool:
    """Whoever comes before the seat that is asked has passed, or has nothing to play. [HK-3]"""
    if position.phase != box.WINDOW:
        return True
    for seat in in_turn(numbers):
        if numbers["waiting"] == 1 << seat:
            return True
        if not numbers["passed"] >> seat & 1 and len(ask(numbers, seat, box.WINDOW).moves(seat)) > 1:
            return False
    return False


def action_is_due(position: Takenoko, numbers: Numbers) -> bool:
    """Cards are asked for before an action only if one is possible. [HK-3]"""
    if position.phase != box.WINDOW or position.window != box.BEFORE_ACTION:
        return True
    return bool(ask(numbers, position.active, box.ACT).moves(position.active))


def ask(numbers: Numbers, seat: int, phase: int) -> Takenoko:
    """The same position, but another seat or phase waits."""
    return revive(Takenoko, {**numbers, "waiting": 1 << seat, "phase": phase})  # type: ignore[return-value]


ENDS: dict[str, Callable[[Takenoko, Numbers], bool]] = {
    "the growth": growth_has_water,
    "a channel": network_fits,
    "the announced card": announcement_fits,
    "the phase": has_moves,
    "the seat that is asked": window_is_due,
    "the window before an action": action_is_due,
}
