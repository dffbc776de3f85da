"""Can a game reach this position? Checks for a position that was read from text, before it is played on.

Compiled rules don't check array bounds, so no impossible position may pass. The numbers are those of `Position.fields`;
the first thing that is impossible is named.
"""

from collections.abc import Callable

from lampion.games.fireworks import box_checks, launch_checks
from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import kinds, modes, phases, skies
from lampion.games.fireworks.position_numbers import (
    AIMING,
    BY_CHANCE,
    DEALING,
    MOST_TAKEN,
    REAL,
    SETUP,
    Numbers,
    is_alone,
    is_open_mode,
    members,
    seats,
    sky_of,
)
from lampion.kernel.limits import CHANCE


def find_problem(numbers: Numbers) -> str:
    """The first impossible thing, or an empty string."""
    for name, fits in CHECKS.items():
        if not fits(numbers):
            return f"{name} is impossible in this phase"
    return ""


# The phase and the turn


def phase_fits(numbers: Numbers) -> bool:
    """Some phases exist in some modes and under some options only."""
    phase, mode = numbers["phase"], numbers["mode"]
    if phase == phases.LAYOUT:
        return mode < modes.ADVANCED_2 and not numbers["real_box"]
    if phase == phases.DEAL_CHARACTER:
        return bool(mode != modes.GAME_1)
    if phase == phases.DRAW_FIRST:
        return bool(mode != modes.ADVANCED_2 and numbers["first_option"] == modes.DRAWN)
    if phase in (phases.CARD, phases.HELP):
        return bool(mode == modes.ADVANCED_1 or (mode == modes.GAME_1 and numbers["tried"]))
    if phase == phases.CLAIM:
        return is_open_mode(numbers)
    if phase in AIMING:
        return mode < modes.ADVANCED_2 and not numbers["real_box"]
    if phase in REAL:
        return bool(mode < modes.ADVANCED_2 and numbers["real_box"])
    if phase == phases.DONE:
        return bool(mode != modes.ADVANCED_2)
    return phase in (*SETUP, phases.OVER) or mode < modes.ADVANCED_2


def turn_fits(numbers: Numbers) -> bool:
    """Every turn takes at least one tile out of the box, or from the table. [FW-4] [FW-18]"""
    turn, phase = numbers["turn"], numbers["phase"]
    if phase in SETUP:
        return bool(turn == 0)
    if is_open_mode(numbers):
        laid = sum(0 < look < skies.START for seat in seats(numbers) for look in sky_of(numbers, seat))
        laid += sum(lifted > 0 for lifted in numbers["lifted"])
        in_turns = numbers["mode"] == modes.ADVANCED_2_TURNS
        return bool(turn == laid + (not (in_turns and phase in (phases.DONE, phases.OVER))))
    removed = kinds.TILES - len(numbers["box"])
    taken = phase in (phases.PLACE, phases.GALE, phases.DONE, phases.OVER)
    return bool(1 <= turn <= removed + (not taken))


def first_fits(numbers: Numbers) -> bool:
    """Who began, and who is on in the setup. [FW-3] [FW-A44]"""
    option = numbers["first_option"]
    if numbers["phase"] in SETUP:
        return bool(numbers["first"] == numbers["active"] == 0)
    if option == modes.DRAWN:
        return bool(numbers["mode"] != modes.ADVANCED_2 or numbers["first"] == 0)
    return bool(numbers["first"] == option)


def waiting_fits(numbers: Numbers) -> bool:
    """The seats that each phase waits for."""
    phase, waiting, active = numbers["phase"], numbers["waiting"], 1 << numbers["active"]
    if phase in BY_CHANCE:
        return bool(waiting == 1 << CHANCE)
    if phase == phases.START:
        expected = sum(1 << seat for seat in seats(numbers) if numbers["starts"][2 * seat])
        return bool(waiting == expected != 0)
    if phase == phases.TAKE:
        return bool(waiting == 1 << numbers["taker"])
    if phase == phases.PLACE:
        return bool(waiting == sum(1 << seat for seat in seats(numbers) if numbers["hand_count"][seat]) != 0)
    if phase == phases.CLAIM and numbers["mode"] == modes.ADVANCED_2:
        return bool(waiting == sum(1 << seat for seat in seats(numbers) if numbers["room"][seat]) != 0)
    if phase == phases.CLAIM:
        return bool(waiting == active and numbers["room"][numbers["active"]])
    return bool(waiting == (0 if phase == phases.OVER else active))


def over_fits(numbers: Numbers) -> bool:
    """The game is over when a board is full, when all are in advanced 2, or when the box is empty. [FW-13]"""
    if numbers["phase"] != phases.OVER:
        return True
    if is_open_mode(numbers):
        return not any(numbers["room"])
    return bool(numbers["ending"] or not numbers["box"])


# In front of the seats


def starts_fit(numbers: Numbers) -> bool:
    """Two start tiles of different colours each, dealt in order, then placed. [FW-3]"""
    phase, found = numbers["phase"], []
    for seat in seats(numbers):
        laid = [look - skies.START + 1 for look in sky_of(numbers, seat) if look >= skies.START]
        held = [start for start in numbers["starts"][2 * seat :][:2] if start]
        own = laid + held
        if len({(start - 1) % kinds.COLOURS for start in own}) != len(own):
            return False
        if phase in DEALING and laid:
            return False
        if phase not in (*DEALING, phases.START) and held:
            return False
        if phase not in (phases.LAYOUT, phases.DEAL_START) and len(own) != 2:
            return False
        found += own
    if phase == phases.LAYOUT and found:
        return False
    if phase == phases.DEAL_START and not deal_fits(numbers, found):
        return False
    return len(set(found)) == len(found) and not any(numbers["starts"][2 * numbers["seats"] :])


def deal_fits(numbers: Numbers, found: list[int]) -> bool:
    """The deal isn't complete, leaves out nobody before, and can be completed. [FW-3]"""
    dealt, starts = numbers["dealt"], numbers["starts"]
    if dealt >= 2 * numbers["seats"] or not all(starts[:dealt]) or len(set(found)) != len(found):
        return False
    counts = [2 - sum((start - 1) % kinds.COLOURS == colour for start in found) for colour in range(4)]
    left = numbers["seats"] - (dealt + 1) // 2
    if dealt % 2 == 0:
        return box.ways(left, tuple(counts)) > 0
    taken = (starts[dealt - 1] - 1) % kinds.COLOURS
    return any(
        counts[other] and box.ways(left, tuple(count - (colour == other) for colour, count in enumerate(counts)))
        for other in range(4)
        if other != taken
    )


def characters_fit(numbers: Numbers) -> bool:
    """One each in the advanced games, all different, dealt in order. [FW-15]"""
    found = [character for character in numbers["characters"][: numbers["seats"]] if character]
    if len(set(found)) != len(found):
        return False
    phase = numbers["phase"]
    if phase == phases.DEAL_CHARACTER:
        dealt = numbers["dealt"]
        return dealt < numbers["seats"] and all(numbers["characters"][:dealt])
    none = numbers["mode"] == modes.GAME_1 or phase in (phases.LAYOUT, phases.DEAL_START)
    return len(found) == (0 if none else numbers["seats"])


def skies_fit(numbers: Numbers) -> bool:
    """Nothing but start tiles in the setup; afterwards, room for everything that is held. [FW-8]"""
    for seat in seats(numbers):
        if numbers["phase"] in SETUP and any(0 < look < skies.START for look in sky_of(numbers, seat)):
            return False
        if numbers["hand_count"][seat] > numbers["room"][seat]:
            return False
    return True


def hands_fit(numbers: Numbers) -> bool:
    """Who holds tiles: those who place, or who take together. [FW-7] [FW-17] [FW-18]"""
    phase, active = numbers["phase"], numbers["active"]
    counts = [numbers["hand_count"][seat] for seat in seats(numbers)]
    holding = [seat for seat in seats(numbers) if counts[seat]]
    if phase == phases.CLAIM:
        alone = numbers["mode"] == modes.ADVANCED_2_TURNS
        return max(counts) <= 1 and (not alone or holding in ([], [active]))
    if phase == phases.PLACE and is_alone(numbers):
        return holding == [active] and counts[active] == 1
    if phase == phases.PLACE or (phase == phases.TAKE and not is_alone(numbers)):
        inside = all(seat in members(numbers, "team") for seat in holding)
        return inside and sum(counts) + numbers["quota"] <= MOST_TAKEN
    return not holding


def moved_fits(numbers: Numbers) -> bool:
    """Tiles of a sky are moved after taking and before placing. [FW-A45]"""
    for seat in seats(numbers):
        moved = [cell for cell in range(skies.CELLS) if numbers["moved"][seat * skies.SIZE + cell]]
        lifted, origin = numbers["lifted"][seat], numbers["lifted_from"][seat] - 1
        sky = sky_of(numbers, seat)
        if not moved and not lifted:
            continue
        may = numbers["rearranging"] and numbers["phase"] in (phases.PLACE, phases.CLAIM)
        if not may or not numbers["hand_count"][seat] or numbers["fixed"] >> seat & 1:
            return False
        if any(not 0 < sky[cell] < skies.START for cell in moved):
            return False
        if lifted and (not 0 < lifted < skies.START or sky[origin]):
            return False
    return True


CHECKS: dict[str, Callable[[Numbers], bool]] = {
    "the phase": phase_fits,
    "the number of turns": turn_fits,
    "the first player": first_fits,
    "a start tile": starts_fit,
    "a character": characters_fit,
    "the number of tiles": box_checks.box_fits,
    "a place": box_checks.places_fit,
    "a tile in the box": box_checks.faces_fit,
    "a launch": launch_checks.launch_fits,
    "an action card": launch_checks.card_fits,
    "the team": launch_checks.team_fits,
    "a sky": skies_fit,
    "a tile that turns": box_checks.turning_fits,
    "a tile that is drawn": box_checks.drawn_fits,
    "the rain": launch_checks.rain_fits,
    "the function tile that works": launch_checks.effect_fits,
    "a function tile": launch_checks.functions_fit,
    "the number of tiles to be taken": launch_checks.taking_fits,
    "a tile that is held": hands_fit,
    "who takes or moves tiles": launch_checks.masks_fit,
    "a tile that is moved": moved_fits,
    "a gale": launch_checks.gale_fits,
    "the seats that wait": waiting_fits,
    "the end": over_fits,
}
