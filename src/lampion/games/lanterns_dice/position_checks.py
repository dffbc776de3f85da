"""Can a game reach this position? Checks for a position that was read from text, before it is played on.

Compiled rules don't check array bounds, so no impossible position may pass. The numbers are those of `Position.fields`;
the first thing that is impossible is named.
"""

from collections.abc import Callable
from typing import Any

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice.constants import cards, choices, phases, pools, steps, tiles

Numbers = dict[str, Any]

BY_CHANCE = (phases.SHEETS, phases.SHAPES, phases.SIDES, phases.ROLL)
ENDING = (phases.LAST, phases.OVER)
MOST_GIFTS = 999


def find_problem(numbers: Numbers) -> str:
    """The first impossible thing, or an empty string."""
    for name, fits in CHECKS.items():
        if not fits(numbers):
            return f"{name} is impossible in this phase"
    return ""


def each_seat(fits: Callable[[Numbers, int], bool]) -> Callable[[Numbers], bool]:
    """A check that every seat must pass."""
    return lambda numbers: all(fits(numbers, seat) for seat in range(numbers["seats"]))


def phase_fits(numbers: Numbers) -> bool:
    """Some phases exist under some options only. [LD-2]"""
    needs = {
        phases.SHEETS: numbers["draw_sheets"] == 1,
        phases.SHAPES: numbers["shape_option"] == choices.DRAWN,
        phases.CHOOSE: numbers["shape_option"] == choices.CHOSEN,
        phases.SIDES: cards.UNKNOWN in numbers["side_options"],
    }
    return bool(needs.get(numbers["phase"], True))


def turn_fits(numbers: Numbers) -> bool:
    """No turn in the setup, all turns at the end. [LD-2] [LD-3] [LD-12]"""
    phase, turn, last = numbers["phase"], numbers["turn"], box.TURNS[numbers["seats"]] * numbers["seats"]
    if phase < phases.ROLL:
        return bool(turn == 0)
    return bool(turn == last if phase in ENDING else 1 <= turn <= last)


def sheets_fit(numbers: Numbers) -> bool:
    """Different sheets, by seat or dealt in order. [LD-2] [LD-A22]"""
    sheets = numbers["sheets"][: numbers["seats"]]
    dealt = [sheet for sheet in sheets if sheet != choices.NO_SHEET]
    if not numbers["draw_sheets"]:
        return bool(sheets == list(range(len(sheets))))
    complete = len(dealt) == len(sheets)
    in_order = sheets[: len(dealt)] == dealt and len(set(dealt)) == len(dealt)
    return in_order and complete == (numbers["phase"] != phases.SHEETS)


def active_fits(numbers: Numbers) -> bool:
    """The start player is active first, then one after the other. [LD-3] [LD-A18]"""
    phase, active, first = numbers["phase"], numbers["active"], numbers["first"]
    if phase == phases.SHEETS:
        return bool(active == 0)
    if phase == phases.LAST:
        return True
    played = max(0, numbers["turn"] - 1) if phase != phases.OVER else 0
    return bool(active == (first + played) % numbers["seats"])


def dice_fit(numbers: Numbers) -> bool:
    """The dice fall one after the other, and lie there until the next turn. [LD-4] [LD-A26]"""
    dice = numbers["dice"]
    fallen = sum(die != 0 for die in dice)
    if numbers["phase"] == phases.ROLL:
        return bool(fallen < 4 and all(dice[:fallen]))
    return bool(fallen == (4 if numbers["turn"] else 0))


def orientation_fits(numbers: Numbers) -> bool:
    """The tray isn't turned before the first player does so. [LD-4]"""
    turned = numbers["turn"] > 1 or (numbers["turn"] == 1 and numbers["phase"] > phases.TRAY)
    return bool(turned or numbers["orientation"] == 0)


def sides_fit(numbers: Numbers) -> bool:
    """The sides of emperor cards are given by option, or drawn one after the other. [LD-2]"""
    pairs, phase = [*zip(numbers["card_sides"], numbers["side_options"], strict=True)], numbers["phase"]
    if any(side != option for side, option in pairs if option != cards.UNKNOWN):
        return False
    drawn = [side for side, option in pairs if option == cards.UNKNOWN]
    known = [side for side in drawn if side != cards.UNKNOWN]
    if phase == phases.SIDES:
        return len(known) < len(drawn) and drawn[: len(known)] == known
    return len(known) == (len(drawn) if phase > phases.SIDES else 0)


def shapes_fit(numbers: Numbers) -> bool:
    """The shapes of the first game, some by size, or any four. [LD-2] [LD-A21]"""
    shapes, option, phase = numbers["shapes"], numbers["shape_option"], numbers["phase"]
    if option == choices.FIRST:
        return bool(shapes == box.FIRST_GAME)
    count = shapes.bit_count()
    if phase == phases.SHEETS:
        return bool(count == 0)
    if phase in (phases.SHAPES, phases.CHOOSE) and count >= tiles.IN_PLAY:
        return False
    if phase > phases.CHOOSE and count != tiles.IN_PLAY:
        return False
    if option == choices.CHOSEN:
        return True
    sizes = [
        sum(shapes >> shape & 1 for shape in range(tiles.COUNT) if box.SIZE_OF[shape] == size) for size in range(3)
    ]
    order = [size for size, number in enumerate(box.DRAWN) for _ in range(number)][:count]
    return sizes == [order.count(size) for size in range(3)]


def fireworks(numbers: Numbers) -> list[tuple[int, int, int]]:
    """Every firework as (seat, placement, value)."""
    return [
        (seat, code % tiles.VALUES, code // tiles.VALUES)
        for seat in range(numbers["seats"])
        for code in numbers["launches"][seat * tiles.LAUNCHES :][: numbers["launch_count"][seat]]
    ]


def stacks_fit(numbers: Numbers) -> bool:
    """The fireworks on the sheets are the top tiles of the stacks. [LD-11] [LD-A14]"""
    launched: dict[int, list[int]] = {shape: [] for shape in range(tiles.COUNT)}
    for _, placement, value in fireworks(numbers):
        launched[box.SHAPE_OF[placement // tiles.PLACES]].append(value)
    return all(
        sorted(values, reverse=True) == box.VALUES[shape * tiles.TILES :][: numbers["taken"][shape]]
        and (not values or numbers["shapes"] >> shape & 1)
        for shape, values in launched.items()
    )


def own_turns(numbers: Numbers, seat: int) -> int:
    """How many turns of this seat have ended. [LD-3]"""
    over = numbers["turn"] if numbers["phase"] in ENDING else max(0, numbers["turn"] - 1)
    place = (seat - numbers["first"]) % numbers["seats"]
    return int((over + numbers["seats"] - 1 - place) // numbers["seats"])


def is_done(numbers: Numbers, seat: int, *done: int) -> bool:
    """Is this seat in one of these steps, or waiting for the area of a platform in the step before them?"""
    before = {steps.EMPEROR: steps.BONUS, steps.BONUS: steps.DIE}[done[0]]
    step = numbers["steps"][seat]
    return numbers["phase"] == phases.STEPS and (step in done or (step == before and numbers["platforms"][seat] > 0))


def launches_fit(numbers: Numbers, seat: int) -> bool:
    """Fireworks lie on complete pools, one for each turn at most and one in the end. [LD-11] [LD-12] [LD-A15]"""
    first, second, covered, _ = numbers[f"pools {seat}"]
    most = own_turns(numbers, seat)
    if numbers["phase"] == phases.STEPS and seat == numbers["active"] and numbers["steps"][seat] == steps.DONE:
        most += 1
    place, at = ((one - numbers["first"]) % numbers["seats"] for one in (seat, numbers["active"]))
    if numbers["phase"] == phases.OVER or (numbers["phase"] == phases.LAST and place < at):
        most += 1
    return bool(numbers["launch_count"][seat] <= most and covered & ~(first & second) == 0)


def spent(numbers: Numbers, seat: int) -> int:
    """How many gifts a seat has spent. [LD-6]"""
    lake = numbers["lakes"][seat]
    found = sum((numbers[f"pools {seat}"][half] & box.PAVILIONS[2 * lake + half]).bit_count() for half in (0, 1))
    return int(box.FIRST_GIFTS + box.PER_PAVILION * found - numbers["gifts"][seat])


def gifts_fit(numbers: Numbers, seat: int) -> bool:
    """A gift at the start and one from each pavilion; what is missing was spent. [LD-2] [LD-6] [LD-10]"""
    card = numbers["bought"][seat]
    least = box.COSTS[card - 1] if card else 0
    return spent(numbers, seat) >= least if numbers["turn"] else spent(numbers, seat) == 0


def areas_fit(numbers: Numbers, seat: int) -> bool:
    """No more areas are lit than dice, turn bonuses, cards and platforms have given. [LD-5] [LD-7] [LD-9] [LD-10]"""
    first, second, _, _ = numbers[f"pools {seat}"]
    phase, turn = numbers["phase"], numbers["turn"]
    dice = turn if phase in ENDING else max(0, turn - 1)
    bonuses = own_turns(numbers, seat)
    later = (steps.EMPEROR, steps.AREA, steps.LAUNCH, steps.DONE)
    if is_done(numbers, seat, steps.BONUS, *later):
        dice += 1
    if seat == numbers["active"] and is_done(numbers, seat, *later):
        bonuses += 1
    gifts = spent(numbers, seat)
    by_cards = max(
        gifts * box.CARD_AREAS[side] // box.COSTS[side // cards.SIDES] for side in range(len(box.CARD_AREAS))
    )
    platforms = (first & second & box.PLATFORMS[numbers["lakes"][seat]]).bit_count()
    return bool(first.bit_count() + second.bit_count() <= dice + bonuses + by_cards + platforms)


def step_fits(numbers: Numbers, seat: int) -> bool:
    """The active player alone has a turn bonus and a firework; nobody has a step between turns. [LD-3]"""
    step = numbers["steps"][seat]
    if numbers["phase"] != phases.STEPS:
        return bool(step == steps.DONE)
    if step in (steps.BONUS, steps.LAUNCH) and seat != numbers["active"]:
        return False
    return bool((step != steps.DONE) == (numbers["waiting"] >> seat & 1))


def touched_fits(numbers: Numbers, seat: int) -> bool:
    """The pools touched this turn have something lit. [LD-10]"""
    first, second, _, touched = numbers[f"pools {seat}"]
    step = numbers["steps"][seat]
    if step == steps.DONE or (step == steps.DIE and not numbers["platforms"][seat]):
        return bool(touched == 0)
    return bool(touched & ~(first | second) == 0)


def platform_fits(numbers: Numbers, seat: int) -> bool:
    """A platform gives an area right after its pool was completed. [LD-7] [LD-A9]"""
    first, second, _, touched = numbers[f"pools {seat}"]
    if not numbers["platforms"][seat]:
        return True
    allowed = (steps.DIE, steps.BONUS, steps.AREA)
    found = first & second & touched & box.PLATFORMS[numbers["lakes"][seat]]
    return numbers["steps"][seat] in allowed and bool(found >> numbers["platforms"][seat] - 1 & 1)


def card_fits(numbers: Numbers, seat: int) -> bool:
    """A card that is being used: nothing of it is lit yet, or its first area and perhaps more. [LD-10] [LD-A25]"""
    card, area, left = (numbers[field][seat] for field in ("bought", "first_areas", "left"))
    if (card > 0) != (numbers["steps"][seat] == steps.AREA):
        return False
    if not card:
        return bool(area == left == 0)
    areas = box.CARD_AREAS[(card - 1) * cards.SIDES + numbers["card_sides"][card - 1]]
    if not area:
        return bool(left == areas and not numbers["platforms"][seat])
    half, pool = divmod(area - 1, pools.HALF)
    lit = numbers[f"pools {seat}"][half] & numbers[f"pools {seat}"][3]
    going_on = left > 0 or numbers["platforms"][seat] > 0
    return bool(lit >> pool & 1 and left < areas and going_on)


def waiting_fits(numbers: Numbers) -> bool:
    """The seats that each phase waits for. [LD-3] [LD-12]"""
    phase, waiting = numbers["phase"], numbers["waiting"]
    if phase in BY_CHANCE:
        return True
    if phase in (phases.CHOOSE, phases.TRAY, phases.LAST):
        return bool(waiting == 1 << numbers["active"])
    return bool((waiting == 0) == (phase == phases.OVER))


CHECKS: dict[str, Callable[[Numbers], bool]] = {
    "the phase": phase_fits,
    "the turn": turn_fits,
    "the sheets": sheets_fit,
    "the active seat": active_fits,
    "a die": dice_fit,
    "the turn of the tray": orientation_fits,
    "a side of a card": sides_fit,
    "the shapes": shapes_fit,
    "a stack": stacks_fit,
    "the seats that wait": waiting_fits,
    "a step": each_seat(step_fits),
    "a platform": each_seat(platform_fits),
    "a card": each_seat(card_fits),
    "a pool touched this turn": each_seat(touched_fits),
    "the number of gifts": each_seat(gifts_fit),
    "the number of areas": each_seat(areas_fit),
    "a firework": each_seat(launches_fit),
}
