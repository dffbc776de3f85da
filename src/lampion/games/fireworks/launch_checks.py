"""Can a launch, and what is taken after it, look like this? Checks of a position that was read from text."""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.constants import faces, kinds, modes, phases
from lampion.games.fireworks.position_numbers import (
    BEFORE_REST,
    DRAWING,
    EMPTY,
    EMPTY_TOO,
    FALLING,
    LANDED,
    MOST_TAKEN,
    REAL,
    SETUP,
    TURNING,
    Numbers,
    is_alone,
    is_open_mode,
    members,
    seats,
    tiles,
)


def launch_fits(numbers: Numbers) -> bool:
    """What belongs to a launch is there only while it lasts. [FW-5]"""
    phase = numbers["phase"]
    in_turn = phase in BEFORE_REST or (phase in LANDED and not is_open_mode(numbers))
    if not in_turn:
        names = [name for name in EMPTY + EMPTY_TOO if name not in ("rain", "launched") or not numbers["turn"]]
        if is_open_mode(numbers):
            names = [*EMPTY, *EMPTY_TOO]
        if phase == phases.OVER:
            names = [name for name in names if name != "rain"]
        return all(numbers[name] == 0 for name in names) and numbers["die"] == faces.NONE
    if numbers["opening"] and phase not in (*BEFORE_REST, phases.FUNCTION):
        return False
    if numbers["tried"] > numbers["second_try"] or (numbers["piled"] and phase in (phases.CARD, phases.HELP, *REAL)):
        return False
    if numbers["failed"] and (phase not in LANDED or phase == phases.TAKE):
        return False
    return bool(numbers["launched"] <= (0 if numbers["real_box"] else 15)) and die_fits(numbers)


def die_fits(numbers: Numbers) -> bool:
    """The die shows a face once it has landed, and lies somewhere before. [FW-20]"""
    phase = numbers["phase"]
    shown = phase in LANDED or phase in TURNING
    if (numbers["die"] != faces.NONE) != shown:
        return False
    if phase in (phases.HEIGHT, *FALLING) and not box.IS_PLACE[numbers["aim"]]:
        return False
    return not (numbers["real_box"] and numbers["piled"])


def rain_fits(numbers: Numbers) -> bool:
    """It rains only after a tile said so. [FW-11]"""
    return bool(numbers["rain"] <= numbers["used"][kinds.RAIN - kinds.GALE])


def effect_fits(numbers: Numbers) -> bool:
    """One function tile works, and is out of the game. [FW-9]"""
    phase, effect = numbers["phase"], numbers["effect"]
    if not effect:
        return True
    if (
        phase not in LANDED
        or phase == phases.FUNCTION
        or effect < kinds.GALE
        or not numbers["used"][effect - kinds.GALE]
    ):
        return False
    if effect == kinds.GALE and phase in (phases.GALE, phases.DONE):
        return False
    return bool(effect != kinds.RAIN or numbers["rain"])


def functions_fit(numbers: Numbers) -> bool:
    """New function tiles wait for a choice among several kinds. [FW-9] [FW-A17]"""
    phase, fresh, pool = numbers["phase"], numbers["fresh"], numbers["pool"]
    if phase == phases.FUNCTION:
        found = [new + (old if numbers["opening"] else 0) for new, old in zip(fresh, pool, strict=True)]
        return sum(count > 0 for count in found) > 1 and not (numbers["failed"] and any(fresh))
    if any(fresh) and (phase != phases.REAL_DIE or not numbers["new"]):
        return False
    setup = numbers["phase"] in SETUP or is_open_mode(numbers)
    return not setup or not any([*pool, *numbers["used"]])


def card_fits(numbers: Numbers) -> bool:
    """The action card of this launch is in the discard. [FW-16] [FW-A46]"""
    phase, card = numbers["phase"], numbers["card"]
    if phase == phases.CARD:
        drawable = any(
            count and (box.PEOPLE[number] > 1 or not numbers["tried"]) for number, count in enumerate(numbers["deck"])
        )
        return drawable and card == 0
    launching = (phase in BEFORE_REST or phase in LANDED) and not is_open_mode(numbers)
    needed = launching and (numbers["mode"] == modes.ADVANCED_1 or numbers["tried"])
    if bool(card) != bool(needed):
        return False
    if card and numbers["tried"] and box.PEOPLE[card] < 2:
        return False
    return not card or numbers["deck"][card] < box.CARD_COPIES[card]


def team_fits(numbers: Numbers) -> bool:
    """The active player and as many helpers as the card asks for. [FW-17]"""
    phase, active = numbers["phase"], numbers["active"]
    if phase == phases.CARD:
        return bool(numbers["team"] == 0 and numbers["room"][active])
    if not (phase in BEFORE_REST or phase in LANDED) or is_open_mode(numbers):
        return bool(numbers["team"] == 0)
    helpers = [seat for seat in members(numbers, "team") if seat != active]
    wanted = box.PEOPLE[numbers["card"]] - 1
    if phase in BEFORE_REST or phase == phases.FUNCTION:
        able = [seat for seat in seats(numbers) if seat != active and numbers["room"][seat]]
        if phase == phases.HELP:
            return bool(not helpers and 0 < wanted < len(able) and numbers["room"][active])
        fitting = all(seat in able for seat in helpers) and len(helpers) == min(wanted, len(able))
        return bool(fitting and numbers["room"][active])
    return len(helpers) <= wanted


# Taking


def taking_fits(numbers: Numbers) -> bool:
    """How many tiles are taken, and by whom. [FW-7] [FW-17]"""
    phase, quota = numbers["phase"], numbers["quota"]
    if phase in DRAWING:
        return bool(quota == 0 and numbers["room"][numbers["active"]])
    if phase == phases.PLACE:
        return bool(quota <= 2 if is_alone(numbers) and not numbers["failed"] else quota == 0)
    if phase != phases.TAKE:
        return bool(quota == 0)
    taker = numbers["taker"]
    room = numbers["room"][taker] > numbers["hand_count"][taker]
    open_tiles = tiles(numbers, kinds.UP, without=kinds.OUT)
    return bool(1 <= quota <= MOST_TAKEN and taker in members(numbers, "team") and room and open_tiles)


def masks_fit(numbers: Numbers) -> bool:
    """Who has taken, who takes no more, who rearranges no more: variants only. [FW-A45] [FW-A47]"""
    phase, team = numbers["phase"], numbers["team"]
    took, stopped, fixed = numbers["took"], numbers["stopped"], numbers["fixed"]
    if phase not in (phases.TAKE, phases.PLACE):
        return bool(took == stopped == fixed == 0)
    if (took and not numbers["up_to"]) or took & ~team or stopped & ~took or fixed & ~team:
        return False
    if stopped and (phase == phases.PLACE or is_alone(numbers) or stopped >> numbers["taker"] & 1):
        return False
    return bool(numbers["rearranging"] or not fixed)


def gale_fits(numbers: Numbers) -> bool:
    """A gale turns tiles in rising order, and there are enough. [FW-10]"""
    blown, after = numbers["blown"], numbers["gale_after"]
    if numbers["phase"] != phases.GALE:
        return bool(blown == after == 0)
    left = sum(mark & kinds.UP and not mark & kinds.OUT and tile >= after for tile, _, mark in numbers["box"])
    first = blown == box.GALE_TILES
    return bool(
        1 <= blown <= min(left, box.GALE_TILES) and after <= kinds.TILES and not (numbers["real_box"] and after)
    ) and (not first or after == 0)
