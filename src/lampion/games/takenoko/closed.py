"""Why something cannot be done now, as codes with data: actions, special cards, and places close to legal ones.

The rules say what is legal; only what they leave out is given a reason here.
"""

from typing import Any, Literal, NotRequired, TypedDict

from lampion.games.takenoko import lookups as box
from lampion.games.takenoko import queries
from lampion.games.takenoko.constants import actions, faces, figures, moments, options, phases, specials
from lampion.games.takenoko.rules import Takenoko

Numbers = dict[str, Any]
NEEDED = box.BOX.constants.actions_each_turn
SETTING_UP = (phases.DEALING, phases.REVEALING, phases.DISPLAYING, phases.FINDING_FIRST)
BEFORE_ACTIONS = (
    *(phases.ROLLING, phases.CHOOSING, phases.RAINING, phases.STORMING, phases.CLOUDY),
    phases.PLANNING,
)

ActionReason = Literal[
    "made",
    "all-made",
    "planned",
    "not-planned",
    "no-plots",
    "no-channels",
    "holidays",
    "no-step",
    "hand-full",
    "no-cards",
]
SpecialReason = Literal["no-card", "ending", "answers-only", "first-turn", "replaced", "turn-start", "no-use", "wait"]
TakingReason = Literal["ending", "has-special", "hand-full", "no-cards"]


class ActionClosed(TypedDict):
    """Why an action is closed: `seat` who sent the figure on holidays, `limit` how many cards a hand holds."""

    reason: ActionReason
    seat: NotRequired[int]
    limit: NotRequired[int]


class ActionView(TypedDict):
    """An action: was it made this turn, how often is it planned, and why is it closed? Nothing if it is open."""

    action: str
    made: bool
    planned: int
    closed: ActionClosed | None


class ActingView(TypedDict):
    """The active player's actions: how many this turn has, how many are made, and must be before the turn may end.

    With `announce` the player says `ready` before the next action, as others may play a special card first.
    """

    most: int
    made: int
    owed: int
    announce: bool
    actions: list[ActionView]


class SpecialClosed(TypedDict):
    """Why a seat can't play its special card now."""

    reason: SpecialReason


class TakingClosed(TypedDict):
    """Why a seat can't take a special card at the end of its turn: `limit` is how many cards a hand holds."""

    reason: TakingReason
    limit: NotRequired[int]


# Actions


def view_acting(position: Takenoko, numbers: Numbers) -> ActingView | None:
    """The actions of this turn; nothing before the first turn and after the last. [TK-3]"""
    if position.phase in SETTING_UP or position.is_over():
        return None
    planning = in_planning(position, numbers)
    return {
        "most": queries.most_actions(position),
        "made": position.made,
        "owed": max(0, NEEDED - position.made) if planning or queries.could_act(position) else 0,
        "announce": queries.others_may_play(position),
        "actions": [
            {
                "action": name,
                "made": position.used >> action & 1 == 1,
                "planned": numbers["plans"][action],
                "closed": why_action(position, numbers, action, planning),
            }
            for action, name in enumerate(actions.names)
        ],
    }


def in_planning(position: Takenoko, numbers: Numbers) -> bool:
    """Are actions planned, and not all yet? [TK-13]"""
    start = position.window == moments.TURN_START or position.phase in BEFORE_ACTIONS
    return bool(numbers["options"][options.COMMITTED]) and start


def why_action(position: Takenoko, numbers: Numbers, action: int, planning: bool) -> ActionClosed | None:
    """Why an action can't be made in this turn, or planned. [TK-3] [TK-4] [TK-13]"""
    if planning:
        if position.phase == phases.PLANNING and numbers["plans"][action] and position.face != faces.WIND:
            return {"reason": "planned"}
    elif not queries.may_make(position, action):
        if not numbers["options"][options.COMMITTED]:
            return {"reason": "all-made" if position.made == queries.most_actions(position) else "made"}
        return {"reason": "made" if position.used >> action & 1 else "not-planned"}
    return why_impossible(position, numbers, action)


def why_impossible(position: Takenoko, numbers: Numbers, action: int) -> ActionClosed | None:
    """Why there is nothing to do with an action. [TK-A13] [HK-9] [HK-10]"""
    if action == actions.PLOTS:
        return None if position.bag_count + position.pile_count else {"reason": "no-plots"}
    if action == actions.CHANNEL:
        return None if position.channel_supply else {"reason": "no-channels"}
    if action == actions.OBJECTIVE:
        if not queries.has_room(position, position.active):
            return {"reason": "hand-full", "limit": hand_limit(numbers)}
        return None if any(numbers["decks"]) or any(numbers["rejected_count"]) else {"reason": "no-cards"}
    figure = figures.PANDA if action == actions.PANDA else figures.GARDENER
    if numbers["figures"][figure] == figures.AWAY:
        return {"reason": "holidays", "seat": numbers["holiday_by"][figure] - 1}
    return None if queries.cells_in_reach(position, figure) else {"reason": "no-step"}


def hand_limit(numbers: Numbers) -> int:
    """How many cards a hand holds. [TK-9] [HK-2]"""
    return box.HAND_LIMIT[int(numbers["options"][options.HIKARI])]


# Special cards


def why_special(position: Takenoko, numbers: Numbers, seat: int) -> SpecialClosed | None:
    """Why a seat can't play its special card at this moment. [HK-3]"""
    card = numbers["specials"][seat]
    if not card:
        return {"reason": "no-card"}
    if position.emperor:
        return {"reason": "ending"}
    waits = position.waits_for(seat)
    if card == specials.CANCELLATION:
        return None if position.phase == phases.ANSWER and waits else {"reason": "answers-only"}
    if specials.WEATHER_SUN <= card <= specials.WEATHER_CLOUDS:
        if position.turn <= position.seats:
            return {"reason": "first-turn"}
        if position.replaced:
            return {"reason": "replaced"}
        if position.window != moments.TURN_START:
            return {"reason": "turn-start"}
    elif not queries.has_use(position, seat, moments.IDLE):
        return {"reason": "no-use"}
    return None if waits and position.phase in (phases.IDLE, phases.WINDOW) else {"reason": "wait"}


def why_taking(position: Takenoko, numbers: Numbers, seat: int) -> TakingClosed | None:
    """Why a seat could not take a card from the display at the end of its turn. [HK-2]"""
    if position.emperor:
        return {"reason": "ending"}
    if numbers["specials"][seat]:
        return {"reason": "has-special"}
    if not queries.has_room(position, seat):
        return {"reason": "hand-full", "limit": hand_limit(numbers)}
    return None if any(numbers["display"]) else {"reason": "no-cards"}


def seats_with_a_turn(position: Takenoko) -> list[int]:
    """Once the end is triggered: the seats that still have a turn after this one, in order. [TK-12]"""
    seats: list[int] = []
    seat = (position.active + 1) % position.seats
    while seat != position.emperor - 1:
        seats.append(seat)
        seat = (seat + 1) % position.seats
    return seats
