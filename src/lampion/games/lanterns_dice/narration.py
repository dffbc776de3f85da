"""What a move did, as events in order: for the log and for animation. Texts live in the catalogue."""

from typing import Any

from lampion.games.lanterns_dice import lookups as box
from lampion.games.lanterns_dice import queries, scoring, tray
from lampion.games.lanterns_dice.constants import cards, choices, phases, pools, steps, tiles, verbs
from lampion.games.lanterns_dice.notation import SIDES, squares
from lampion.games.lanterns_dice.pieces import CARD_IDS, SHAPE_IDS, SHEETS
from lampion.games.lanterns_dice.places import area_of, fit_of, spot, xy
from lampion.games.lanterns_dice.reading import Reading
from lampion.games.lanterns_dice.rules import LanternsDice
from lampion.games.lanterns_dice.seat_view import CAUSES, score
from lampion.games.lanterns_dice.shapes import Choice, Why
from lampion.kernel.game import Event
from lampion.kernel.limits import CHANCE

CHOICES: dict[int, Choice] = {
    steps.DIE: "die",
    steps.BONUS: "bonus",
    steps.EMPEROR: "emperor",
    steps.AREA: "second",
    steps.LAUNCH: "launch",
}


def event(kind: str, seat: int | None, **data: Any) -> Event:
    """An event with its data."""
    return {"kind": kind, "seat": seat, "data": data}


def narrate(before: LanternsDice, seat: int, move: int, after: LanternsDice) -> list[Event]:
    """What happened between two positions."""
    told = tell_chance(before, move) if seat == CHANCE else tell_decision(before, seat, move, after)
    return told + tell_passage(before, after)


# Chance


def tell_chance(before: LanternsDice, move: int) -> list[Event]:
    """A die fell, or a shape, a sheet or a side of an emperor card was drawn. [LD-2] [LD-4]"""
    verb, number = divmod(move, verbs.SIZE)
    if verb == verbs.DIE:
        rolled = event("die-rolled", before.active, die=before.dealt, face=box.COLOURS[number])
        return [tell_turn(before), rolled] if is_first_roll(before) else [rolled]
    if verb == verbs.SHAPE:
        return [event("shape-drawn", None, shape=SHAPE_IDS[number])]
    if verb == verbs.SHEET:
        seat = next(one for one in range(before.seats) if queries.sheet(before, one) == choices.NO_SHEET)
        return [event("sheet-drawn", seat, sheet=SHEETS[number])]
    card = next(one for one in range(cards.COUNT) if queries.card_side(before, one) == cards.UNKNOWN)
    return [event("side-drawn", None, card=CARD_IDS[card], side=SIDES[number], cost=box.COSTS[card])]


def is_first_roll(before: LanternsDice) -> bool:
    """Is the first die of the game about to fall? Another roll would have cost a gift."""
    fresh = queries.gifts(before, before.active) == box.FIRST_GIFTS
    return before.turn == 1 and before.dealt == 0 and fresh


def tell_turn(after: LanternsDice) -> Event:
    """A turn began. [LD-3]"""
    read = Reading(after)
    bonus = box.COLOURS[read.bonus_colour(after.active)]
    rounds = box.TURNS[after.seats]
    return event(
        "turn-began", after.active, round=read.round(), rounds=rounds, bonus=bonus, last=read.round() == rounds
    )


# Decisions


def tell_decision(before: LanternsDice, seat: int, move: int, after: LanternsDice) -> list[Event]:
    """What a player did, and what followed from it at once."""
    verb, argument = divmod(move, verbs.SIZE)
    if verb == verbs.LIGHT:
        told = tell_light(before, seat, argument, after)
    elif verb == verbs.PASS:
        told = [tell_pass(before, seat)]
    elif verb == verbs.TURN:
        told = [tell_tray(before, seat, argument)]
    elif verb == verbs.LAUNCH:
        told = [tell_launch(before, seat, argument)]
    elif verb == verbs.EMPEROR:
        told = tell_card(before, seat, argument)
    elif verb == verbs.REROLL:
        told = [tell_payment(before, seat, box.REROLL), event("dice-rerolled", seat, cost=box.REROLL)]
    else:
        told = [event("shape-chosen", seat, shape=SHAPE_IDS[argument])]
    return [*told, *tell_bonus(before, seat, after)]


def tell_tray(before: LanternsDice, seat: int, orientation: int) -> Event:
    """The tray turned. [LD-4]"""
    dice = [queries.die(before, tray.die_of(before, other, orientation)) for other in range(before.seats)]
    faced = [box.COLOURS[colour] for colour in dice]
    return event("tray-turned", seat, was=before.orientation, orientation=orientation, faced=faced)


def tell_light(before: LanternsDice, seat: int, area: int, after: LanternsDice) -> list[Event]:
    """An area, the gift of its pavilion, its pool, boats, and a platform that follows. [LD-5] [LD-6] [LD-7] [LD-8]"""
    read, lake, pool = Reading(before), queries.lake_of(before, seat), area % pools.HALF
    here: dict[str, Any] = {"cell": xy(pool), "place": spot(lake, pool)}
    cause = "platform" if queries.platform(before, seat) >= 0 else CAUSES[read.step(seat)]
    colour = area_of(lake, area)["colour"]
    told = [event("area-lit", seat, half=area // pools.HALF, colour=colour, cause=cause, **here)]
    gifts = queries.gifts(after, seat)
    if gifts > queries.gifts(before, seat):
        told.append(event("gift-gained", seat, count=gifts - queries.gifts(before, seat), gifts=gifts, cell=xy(pool)))
    if queries.complete(after, seat) >> pool & 1:
        told.append(event("pool-completed", seat, **here))
    if Reading(after).lost_boats(seat) != read.lost_boats(seat):
        told.append(event("boat-lost", seat, **here))
    for boat in queries.list_pools(scoring.surrounded(after, seat) & ~scoring.surrounded(before, seat)):
        told.append(event("boat-surrounded", seat, cell=xy(boat), points=box.PER_BOAT, place=spot(lake, boat)))
    if queries.platform(after, seat) >= 0 and (areas := len(after.moves(seat)) - 1):
        told.append(event("platform-reached", seat, cell=xy(pool), areas=areas, place=here["place"]))
    return told


def tell_card(before: LanternsDice, seat: int, card: int) -> list[Event]:
    """An emperor card was paid for. [LD-10]"""
    side = SIDES[queries.card_side(before, card)]
    used = event("emperor-used", seat, card=CARD_IDS[card], side=side, cost=box.COSTS[card])
    return [used, tell_payment(before, seat, box.COSTS[card])]


def tell_payment(before: LanternsDice, seat: int, count: int) -> Event:
    """Gifts were spent. [LD-6]"""
    return event("gift-spent", seat, count=count, gifts=queries.gifts(before, seat) - count)


def tell_launch(before: LanternsDice, seat: int, placement: int) -> Event:
    """A firework was launched. [LD-11] [LD-A14]"""
    form, first = divmod(placement, tiles.PLACES)
    shape = box.SHAPE_OF[form]
    values = dict(Reading(before).stacks())[shape]
    place = spot(queries.lake_of(before, seat), squares(placement)[0])
    following = values[1] if len(values) > 1 else 0
    return event("firework-launched", seat, **fit_of(form, first, values[0]), next=following, place=place)


def tell_pass(before: LanternsDice, seat: int) -> Event:
    """Something was left out, or there was nothing to do. [LD-A4] [LD-A5]"""
    passed, why = choice_of(before, seat), why_forced(before, seat)
    if why is None:
        return event("step-passed", seat, passed=passed)
    return event("step-skipped", seat, skipped=passed, why=why)


def choice_of(position: LanternsDice, seat: int) -> Choice:
    """What a seat would leave out now."""
    if position.phase == phases.LAST:
        return "launch"
    return "platform" if queries.platform(position, seat) >= 0 else CHOICES[queries.step(position, seat)]


def why_forced(position: LanternsDice, seat: int) -> Why | None:
    """Why a seat can only pass; nothing if it can do something else, even if that is all it can do. [LD-A25]"""
    if position.moves(seat) != [verbs.PASS * verbs.SIZE]:
        return None
    read = Reading(position)
    match choice_of(position, seat):
        case "die" | "bonus":
            return "colour"
        case "platform":
            return "beside"
        case "emperor":
            return read.why_no_action(seat)
        case "second":
            return "target"
        case "launch":
            return read.why_no_firework(seat)


def tell_bonus(before: LanternsDice, seat: int, after: LanternsDice) -> list[Event]:
    """The turn bonus is crossed off when its step is over. [LD-9] [LD-A6]"""
    read = Reading(before)
    if read.step(seat) != steps.BONUS or queries.step(after, seat) == steps.BONUS:
        return []
    return [event("bonus-crossed", seat, turn=read.round(), bonus=box.COLOURS[read.bonus_colour(seat)])]


# What follows


def tell_passage(before: LanternsDice, after: LanternsDice) -> list[Event]:
    """The next turn, the last launches, the end. The first turn is told with its first die. [LD-3] [LD-12] [LD-16]"""
    told = [tell_turn(after)] if after.turn > max(before.turn, 1) else []
    if after.phase == phases.LAST and before.phase != phases.LAST:
        told.append(event("launches-began", None))
    if after.phase == phases.OVER:
        told += [event("seat-scored", seat, **score(after, seat)) for seat in range(after.seats)]
        scores = [after.points(seat) for seat in range(after.seats)]
        told.append(event("game-over", None, winners=after.leaders(), scores=scores))
    return told
