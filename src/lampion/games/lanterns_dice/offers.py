"""The legal moves of a seat as plain data, what it is asked, and why it may have nothing to do."""

from typing import Any

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries
from lampion.games.lanterns_dice.constants import phases, pools, steps, tiles, verbs
from lampion.games.lanterns_dice.narration import choice_of, tell_tray, why_forced
from lampion.games.lanterns_dice.notation import SIDES, squares, write_move
from lampion.games.lanterns_dice.pieces import CARD_IDS, SHAPE_IDS
from lampion.games.lanterns_dice.places import area_of, fit_of, spot
from lampion.games.lanterns_dice.previews import preview
from lampion.games.lanterns_dice.reading import Reading
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.seat_view import CAUSES
from lampion.kernel.game import Offer

PROMPTS = {
    steps.DIE: "die",
    steps.BONUS: "bonus",
    steps.EMPEROR: "emperor",
    steps.AREA: "area",
    steps.LAUNCH: "launch",
}


def offers(position: LanternsDice, seat: int) -> list[Offer]:
    """The legal moves of a seat."""
    return [offer(position, seat, move) for move in position.moves(seat)]


def offer(position: LanternsDice, seat: int, move: int) -> Offer:
    """One legal move."""
    text = write_move(position, seat, move)
    return {
        "move": text,
        "kind": text.split()[0],
        "data": touched(position, seat, move),
        "preview": {**preview(position, seat, move)},
    }


def touched(position: LanternsDice, seat: int, move: int) -> dict[str, Any]:
    """What a move is about, by its kind."""
    verb, argument = divmod(move, verbs.SIZE)
    lake, gifts = queries.lake_of(position, seat), queries.gifts(position, seat)
    if verb == verbs.LIGHT:
        platform = queries.platform(position, seat) >= 0
        cause = "platform" if platform else CAUSES[queries.step(position, seat)]
        return {**area_of(lake, argument), "cause": cause, "place": spot(lake, argument % pools.HALF)}
    if verb == verbs.TURN:
        faced = tell_tray(position, seat, argument)["data"]["faced"]
        return {"orientation": argument, "face": faced[seat], "faced": faced}
    if verb == verbs.LAUNCH:
        form, first = divmod(argument, tiles.PLACES)
        fit = fit_of(form, first, queries.value_of(position, box.SHAPE_OF[form]))
        return {**fit, "place": spot(lake, squares(argument)[0])}
    if verb == verbs.EMPEROR:
        side, cost = SIDES[queries.card_side(position, argument)], box.COSTS[argument]
        return {"card": CARD_IDS[argument], "side": side, "cost": cost, "left": gifts - cost}
    if verb == verbs.REROLL:
        return {"cost": box.REROLL, "left": gifts - box.REROLL}
    return {"shape": SHAPE_IDS[argument]} if verb == verbs.CHOOSE else {"passed": choice_of(position, seat)}


def window(position: LanternsDice, seat: int) -> str | None:
    """A moment in which a seat can only pass: nobody is asked then. [LD-A5]"""
    is_asked = position.phase in (phases.STEPS, phases.LAST) and position.waits_for(seat)
    return "nothing" if is_asked and why_forced(position, seat) else None


def prompt(position: LanternsDice, seat: int) -> tuple[str, dict[str, Any]]:
    """What this seat is asked to do: a key of the catalogue and its data."""
    key, data = asked(position, seat)
    return f"lanterns-dice-prompt-{key}", data


def asked(position: LanternsDice, seat: int) -> tuple[str, dict[str, Any]]:
    """The end of the key, and its data."""
    if position.phase == phases.CHOOSE:
        return "choose", {}
    if position.phase == phases.TRAY:
        return "tray", {}
    if why := why_forced(position, seat):
        return "nothing", {"why": why}
    if position.phase == phases.LAST:
        return "last-launch", {}
    if queries.platform(position, seat) >= 0:
        return "platform", {}
    read, step = Reading(position), queries.step(position, seat)
    if step in (steps.DIE, steps.BONUS):
        colour = read.die_colour(seat) if step == steps.DIE else read.bonus_colour(seat)
        return PROMPTS[step], {"colour": box.COLOURS[colour]}
    has_first = step == steps.AREA and queries.first_area(position, seat) >= 0
    return "second" if has_first else PROMPTS[step], {}
