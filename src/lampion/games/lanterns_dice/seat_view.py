"""A player's sheet as plain data."""

from typing import Literal, cast

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries, scoring
from lampion.games.lanterns_dice.constants import cards, choices, phases, pools, steps
from lampion.games.lanterns_dice.pieces import CARD_IDS, SHEETS
from lampion.games.lanterns_dice.places import STEPS, area_of, cells_of, fit_of, xy
from lampion.games.lanterns_dice.reading import Reading
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.shapes import Cause, Colour, Fit, Letter, Step, Why
from lampion.games.lanterns_dice.view_shapes import (
    AlmostView,
    BoatView,
    BonusView,
    CardView,
    ScoreView,
    SeatStep,
    SeatView,
    StepView,
)

SEAT_STEPS: dict[int, SeatStep] = {
    steps.DONE: "done",
    steps.DIE: "die",
    steps.BONUS: "bonus",
    steps.EMPEROR: "emperor",
    steps.AREA: "area",
    steps.LAUNCH: "launch",
}
CAUSES: dict[int, Cause] = {steps.DIE: "die", steps.BONUS: "bonus", steps.AREA: "emperor"}
ON_TRACK: dict[SeatStep, Step] = {"tray": "roll", "area": "emperor"}  # where they are told apart only by the seat


def view_seat(read: Reading, seat: int) -> SeatView:
    """A player's sheet."""
    position = read.position
    sheet = queries.sheet(position, seat)
    has_sheet = sheet != choices.NO_SHEET
    colour = read.die_colour(seat)
    card = queries.bought(position, seat)
    platform = queries.platform(position, seat)
    found: SeatView = {
        "seat": seat,
        "sheet": letter(sheet) if has_sheet else None,
        "lake": letter(read.lake(seat)) if has_sheet else None,
        "lit": [[bool(read.lit(seat, half) >> pool & 1) for half in (0, 1)] for pool in box.POOLS],
        "gifts": queries.gifts(position, seat),
        "bonuses": view_bonuses(read, seat) if has_sheet else [],
        "turns_left": read.turns_left(seat),
        "last_turns": position.turn > 0 and read.turns_left(seat) <= 1 and not position.is_over(),
        "colour": colour_name(colour) if colour else None,
        "step": seat_step(read, seat),
        "steps": view_steps(read, seat),
        "cause": "platform" if platform >= 0 else CAUSES.get(read.step(seat)),
        "card": None if card < 0 else CARD_IDS[card],
        "cards": view_cards(read, seat),
        "fireworks": [{**fit_of(*launch)} for launch in queries.launches(position, seat)],
        "groups": [cells_of(group) for group in queries.groups(position, seat)],
        "boats": view_boats(read, seat),
        "almost": view_almost(read, seat),
        "score": score(position, seat),
    }
    if platform >= 0:
        found["chain"] = {"cell": xy(platform), "cause": CAUSES[read.step(seat)]}
    return found


def letter(number: int) -> Letter:
    """The letter of a sheet or lake."""
    return cast("Letter", SHEETS[number])


def colour_name(number: int) -> Colour:
    """A colour by its name."""
    return cast("Colour", box.COLOURS[number])


def score(position: LanternsDice, seat: int) -> ScoreView:
    """The points of a seat as they stand, by source. [LD-13] [LD-14] [LD-15]"""
    return {
        "fireworks": scoring.firework_points(position, seat),
        "group": scoring.group_points(position, seat),
        "boats": scoring.boat_points(position, seat),
        "total": position.score(seat),
    }


# Steps


def seat_step(read: Reading, seat: int) -> SeatStep:
    """What a seat does now. [LD-3]"""
    position = read.position
    if position.phase == phases.STEPS:
        return "platform" if queries.platform(position, seat) >= 0 else SEAT_STEPS[read.step(seat)]
    if position.phase == phases.TRAY and seat == position.active:
        return "tray"
    if position.phase == phases.LAST and seat == position.active:
        return "launch"
    return "done" if position.phase == phases.OVER else "wait"


def view_steps(read: Reading, seat: int) -> list[StepView]:
    """The steps that a seat has in this turn, and where it is. [LD-3] [LD-12]"""
    phase = read.position.phase
    if phase == phases.LAST:
        return [{"step": "launch", "state": state_in_the_end(read, seat), "why": read.why_no_firework(seat)}]
    if phase not in (phases.ROLL, phases.TRAY, phases.STEPS):
        return []
    is_active = seat == read.position.active
    track: list[Step] = ["roll", "die", "bonus", "emperor", "launch"] if is_active else ["die", "emperor"]
    at = present_step(read, seat, track)
    found: list[StepView] = []
    for number, step in enumerate(track):
        state: Literal["past", "now", "ahead"] = "past" if number < at else "now" if number == at else "ahead"
        found.append({"step": step, "state": state, "why": None if state == "past" else why_nothing(read, seat, step)})
    return found


def present_step(read: Reading, seat: int, track: list[Step]) -> int:
    """Which step of its track a seat is at; before its first one, and after its last one, none of them."""
    if read.position.phase != phases.STEPS:
        return 0 if track[0] == "roll" else -1
    if read.step(seat) == steps.DONE:
        return len(track)
    step = SEAT_STEPS[read.step(seat)]
    return track.index(cast("Step", ON_TRACK.get(step, step)))


def state_in_the_end(read: Reading, seat: int) -> Literal["past", "now", "ahead"]:
    """Has a seat had its last launch? [LD-12] [LD-A18]"""
    order = [(other - read.position.first) % read.position.seats for other in (seat, read.position.active)]
    return "now" if order[0] == order[1] else "past" if order[0] < order[1] else "ahead"


def why_nothing(read: Reading, seat: int, step: Step) -> Why | None:
    """Why a step has nothing to do, as things stand."""
    if step == "die":
        return read.why_no_colour(seat, read.die_colour(seat)) if read.die_colour(seat) else None
    if step == "bonus":
        return read.why_no_colour(seat, read.bonus_colour(seat))
    if step == "emperor":
        return read.why_no_action(seat) if read.step(seat) != steps.AREA else None
    return read.why_no_firework(seat) if step == "launch" else None


def view_cards(read: Reading, seat: int) -> list[CardView]:
    """Which emperor cards a seat could pay for. [LD-10]"""
    if not read.position.turn or read.position.phase in (phases.LAST, phases.OVER):
        return []
    return [{"card": CARD_IDS[card], "why": read.why_no_card(seat, card)} for card in range(cards.COUNT)]


def view_bonuses(read: Reading, seat: int) -> list[BonusView]:
    """All printed turn bonuses. [LD-2] [LD-9] [LD-A6]"""
    sheet = box.BOX.sheets[queries.sheet(read.position, seat)]
    seats = read.position.seats
    begun = read.turns_begun(seat)
    is_open = read.is_active(seat) and not (
        read.position.phase == phases.STEPS and read.step(seat) not in (steps.DIE, steps.BONUS)
    )
    found: list[BonusView] = []
    for under, printed in (("", sheet.turns), ("3", sheet.three), ("2", sheet.two)):
        for number, colour in enumerate(printed, 7 if under else 1):
            state = "past" if number < begun + (not is_open) else "now" if number == begun else "ahead"
            is_out = bool(under) and under != str(seats)
            found.append({"turn": number, "under": under, "colour": colour, "state": "out" if is_out else state})  # type: ignore[typeddict-item]
    return found


# The lake


def view_boats(read: Reading, seat: int) -> list[BoatView]:
    """The boats of a seat's lake, as they stand. [LD-8] [LD-15]"""
    surrounded, lost, complete = (
        scoring.surrounded(read.position, seat),
        read.lost_boats(seat),
        queries.complete(read.position, seat),
    )
    found: list[BoatView] = []
    for pool in queries.list_pools(box.BOATS[read.lake(seat)]):
        beside = {side: pool + down * pools.WIDTH + right for side, (right, down) in STEPS.items()}
        around = [other for other in beside.values() if other in box.POOLS]
        found.append(
            {
                "cell": xy(pool),
                "state": "lost" if lost >> pool & 1 else "surrounded" if surrounded >> pool & 1 else "open",
                "complete": [side for side, other in beside.items() if other in around and complete >> other & 1],
                "dark": sum(1 - (read.lit(seat, half) >> other & 1) for other in around for half in (0, 1)),
            }
        )
    return found


def view_almost(read: Reading, seat: int) -> list[AlmostView]:
    """The areas that would let a firework fit, each with the first place of each shape. [LD-11]"""
    found: list[AlmostView] = []
    for pool in queries.list_pools(read.lit(seat, 0) ^ read.lit(seat, 1)):
        half = 0 if read.lit(seat, 1) >> pool & 1 else 1
        fits = first_of_each(read.fits(read.free(seat) | 1 << pool, 1 << pool))
        if fits:
            found.append({"area": area_of(read.lake(seat), half * pools.HALF + pool), "fits": fits})
    return found


def first_of_each(fits: list[Fit]) -> list[Fit]:
    """The first place of each shape."""
    return list({fit["shape"]: fit for fit in reversed(fits)}.values())[::-1]
