"""Texts of valid positions, one of each phase, and changes that make them impossible."""

from typing import Any

import pytest

from lampion.games.takenoko.constants import specials, tiles
from lampion.games.takenoko.notation import to_cell

DEALT = "plot-line-green gardener-pink-3x2 panda-trio", "plot-line-pink gardener-green-3x4 panda-pink"


def setting_up(phase: str, state: str = "", display: str = "- - -", supreme: str = "", hands: Any = DEALT) -> str:
    """A game for two with Hikari, before its first turn."""
    lines = [
        "takenoko 2 hikari=on",
        f"{phase} turn 0 active 0 first 0 waiting ~",
        f"state {state}",
        "land",
        "channels",
        "figures panda=0,0 gardener=0,0 emperor=-",
        "pile",
        "drawn",
        "rejected",
        f"special display {display} discard supreme {supreme}",
        *(f"{seat} hand {hand} claimed channels 0 chips eaten special - ally -" for seat, hand in enumerate(hands)),
    ]
    return "".join(" ".join(line.split()) + "\n" for line in lines)


def playing(
    phase: str,
    waiting: str = "2",
    state: str = "",
    options: str = "",
    land: str = "green:1,0:2 yellow:0,1:1 pink:-1,1:1",
    drawn: str = "",
    rejected: str = "",
    display: str = "jump jump holidays",
    seats: tuple[str, str, str] = ("", "", ""),
) -> str:
    """A turn of seat 2 at a table for three with Hikari; seats name only what they have, as `name: words;`."""
    lines = [
        f"takenoko 3 hikari=on {options}",
        f"{phase} turn 12 active 2 first 0 waiting {waiting}",
        f"state {state}",
        f"land {land}",
        "channels",
        "figures panda=0,0 gardener=0,0 emperor=-",
        "pile",
        f"drawn {drawn}",
        f"rejected {rejected}",
        f"special display {display} discard supreme most-panda most-plot most-gardener",
        *(f"{number} {write_seat(seat)}" for number, seat in enumerate(seats)),
    ]
    return "".join(" ".join(line.split()) + "\n" for line in lines)


def write_seat(given: str) -> str:
    """The line of a seat."""
    has = {"hand": "", "claimed": "", "channels": "0", "chips": "", "eaten": "", "special": "-", "ally": "-"}
    for part in given.split(";"):
        name, _, words = part.strip().partition(": ")
        has |= {name: words} if name else {}
    return " ".join(f"{name} {words}" for name, words in has.items())


HOLIDAY = f"announced_card={specials.HOLIDAYS} announced=holiday/panda"
PLACING = f"keeping=1 keeping_cell={to_cell(-1, 0)} progress=1"
TWO_PLANS = "actions=committed"
OTHER_HAND = "special: cancellation"

BASES = {
    "deal": setting_up("deal", "dealt=4", hands=(DEALT[0], "plot-line-pink")),
    "supreme": setting_up("supreme", "dealt=2", supreme="most-panda most-plot"),
    "display": setting_up("display", display="jump jump -", supreme="most-panda most-plot most-gardener"),
    "first": setting_up("first", display="jump jump jump", supreme="most-panda most-plot most-gardener"),
    "window": playing("window", "0", "window=1", seats=("special: jump", "", "")),
    "ready": playing("window", "0", "used=1 made=1 window=2 passed=4", seats=("special: jump", "", "")),
    "answer": playing("answer", "1", f"window=1 {HOLIDAY}", seats=("", OTHER_HAND, "")),
    "roll": playing("roll", "~"),
    "choose": playing("choose", state="face=6"),
    "rain": playing("rain", state="face=2"),
    "storm": playing("storm", state="face=4"),
    "clouds": playing("clouds", state="face=5"),
    "plan": playing("plan", state="face=1 plans=1.0.0.0.1", options=TWO_PLANS),
    "idle": playing("idle", state="face=1 used=3 made=2"),
    "planned": playing("idle", state="used=1 made=1 plans=0.0.0.0.1", options=TWO_PLANS),
    "act": playing("act", state="used=1 made=1"),
    "plots": playing("plots", "~", "used=2 made=1 progress=1", drawn="green"),
    "keep": playing("keep", state="progress=1", drawn="green green pink"),
    "chip": playing("chip", state=PLACING, drawn="green pink", seats=("", "", "chips: enclosure")),
    "under": playing("under", state="progress=1", drawn="green pink"),
    "objective": playing("objective", "~", "tries=1", "expert=on", rejected="plot-line-green"),
    "grow": playing(
        "grow",
        state="pending=6 mover=2 after=5",
        options="bamboo=28-26-24",
        land="pink:1,0:0 pink:0,1:0",
        seats=("eaten:" + " pink" * 23, "", ""),
    ),
    "take": playing("take", state="used=3 made=2"),
    "refill": playing("refill", "~", "used=3 made=2 after=4", display="jump jump -", seats=("", "", "special: jump")),
    "over": playing("over", "", "stalled=20"),
}


def case(name: str, base: str, *changes: str) -> Any:
    """Changes that make a valid position impossible, each written `old -> new`."""
    text = BASES[base]
    for change in changes:
        old, _, new = change.partition(" -> ")
        assert text.count(old) == 1, f"{old!r} in {base}"
        text = text.replace(old, new)
    return pytest.param(text, id=f"{base}: {name}")


FULL_HAND = "hand" + " panda-green" * 5 + " panda-trio claimed"
ALL_CHIPS = "chips" + " watershed enclosure fertilizer" * 3 + " eaten"

IMPOSSIBLE = [
    # setting up
    case("another number of cards than were dealt", "deal", "dealt=4 -> dealt=5"),
    case("all cards are dealt", "deal", "dealt=4 -> dealt=6", "plot-line-pink -> " + DEALT[1]),
    case("dealt in another order", "deal", "hand plot-line-pink -> hand panda-pink"),
    case("a turn has begun", "deal", "turn 0 -> turn 1"),
    case("a seat is active", "deal", "active 0 -> active 1"),
    case("a plot is on the land", "deal", "land -> land green:1,0:1"),
    case("a supreme objective is in view", "deal", "supreme\n -> supreme most-plot\n"),
    case("a channel is in store", "deal", "panda-trio claimed channels 0 -> panda-trio claimed channels 1"),
    case("more than were revealed", "supreme", "dealt=2 -> dealt=3"),
    case("all three are revealed and one more", "supreme", "dealt=2 -> dealt=4"),
    case("fewer than were revealed", "supreme", "dealt=2 -> dealt=1"),
    case("all three are revealed", "supreme", "dealt=2 -> dealt=3", "most-plot -> most-plot most-gardener"),
    case("a card is missing", "supreme", " panda-pink -> "),
    case("a game without Hikari", "supreme", " hikari=on -> "),
    case("no gap", "display", "jump jump - -> jump jump jump"),
    case("a gap before a card", "display", "jump jump - -> jump - jump"),
    case("two supreme objectives", "display", " most-gardener\n -> \n"),
    case("the first player is given", "first", "hikari=on -> hikari=on first=0"),
    case("a gap on display", "first", "jump jump jump -> jump jump -"),
    case("a hand of two cards", "first", " panda-pink -> "),
    # special cards
    case("no window", "window", "window=1 -> face=1"),
    case("the seat has passed", "window", "window=1 -> window=1 passed=1"),
    case("a seat without a card has passed", "window", "window=1 -> window=1 passed=2"),
    case("the seat has no card", "window", "waiting 0 -> waiting 1"),
    case("a cancellation only answers", "window", "special jump -> special cancellation"),
    case("the end is triggered", "window", "window=1 -> window=1 emperor=1"),
    case("an action was made before the turn", "window", "window=1 -> window=1 used=1 made=1"),
    case("the active player is asked", "ready", "passed=4 -> passed=0"),
    case("no action is left", "ready", "used=1 made=1 -> used=3 made=2"),
    case("another seat comes first", "window", "waiting 0 -> waiting 1",
         "1 hand claimed channels 0 chips eaten special - -> 1 hand claimed channels 0 chips eaten special disease"),
    case("a game without Hikari", "window", " hikari=on -> "),
    case("another card than was announced", "answer",
         f"announced_card={specials.HOLIDAYS} -> announced_card={specials.DISEASE}"),
    case("no use of that card", "answer", "announced=holiday/panda -> announced=emperor/leaves"),
    case("the announcer has a card", "answer", "window=1 -> window=1 announcer=1"),
    case("an announcer that does not exist", "answer", "window=1 -> window=1 announcer=3"),
    case("cancellations that were not discarded", "answer", "window=1 -> window=1 cancels=1"),
    case("the seat has answered", "answer", "window=1 -> window=1 answered=2"),
    case("somebody cancelled, but nothing is cancelled", "answer", "window=1 -> window=1 cancellers=1"),
    case("a seat that cancelled twice", "answer", "window=1 -> window=1 cancels=2 cancellers=9",
         "discard -> discard cancellation cancellation"),
    case("a seat that is not at the table cancelled", "answer", "window=1 -> window=1 cancels=1 cancellers=5",
         "discard -> discard cancellation"),
    case("a seat without a cancellation has answered", "answer", "window=1 -> window=1 answered=4"),
    case("the seat has no cancellation", "answer", "waiting 1 -> waiting 2"),
    case("another seat in an idle moment", "answer", "window=1 -> progress=1"),
    case("the end is triggered", "answer", "window=1 -> window=1 emperor=2"),
    # weather
    case("a first turn", "roll", "turn 12 -> turn 3"),
    case("no die", "roll", "hikari=on -> hikari=on weather=off"),
    case("the weather is known", "roll", "state -> state face=1"),
    case("an action was made", "roll", "state -> state used=1 made=1"),
    case("a weather that needs no choice", "choose", "face=6 -> face=1"),
    case("clouds and chips", "choose", "face=6 -> face=5"),
    case("another weather", "rain", "face=2 -> face=3"),
    case("nothing to rain on", "rain", "land green:1,0:2 yellow:0,1:1 pink:-1,1:1 -> land"),
    case("another weather", "storm", "face=4 -> face=2"),
    case("the panda is away", "storm", "panda=0,0 -> panda=-", "face=4 -> face=4 holiday_by=1.0"),
    case("another weather", "clouds", "face=5 -> face=1"),
    case("a question mark", "clouds", "face=5 -> face=6"),
    case("no chips", "clouds", "2 hand claimed channels 0 chips eaten -> 2 hand claimed channels 0 " + ALL_CHIPS),
    # actions
    case("an action was made", "plan", "face=1 -> face=1 used=2 made=1"),
    case("all are planned", "plan", "plans=1.0.0.0.1 -> plans=1.1.0.0.1"),
    case("one is planned twice without wind", "plan", "plans=1.0.0.0.1 -> plans=2.0.0.0.0"),
    case("a game without plans", "plan", " actions=committed -> "),
    case("nothing to plan in a game without plans", "plan", " actions=committed -> ", " plans=1.0.0.0.1 -> "),
    case("nothing is planned", "planned", " plans=0.0.0.0.1 -> "),
    case("more is planned than can be made", "planned", "plans=0.0.0.0.1 -> plans=0.0.1.0.1"),
    case("what was made is planned", "planned", "plans=0.0.0.0.1 -> plans=1.0.0.0.0"),
    case("plans in a game without them", "planned", " actions=committed -> "),
    case("three actions without sun", "idle", "face=1 used=3 made=2 -> face=2 used=7 made=3"),
    case("more kinds than actions", "idle", "made=2 -> made=1"),
    case("fewer kinds than actions without wind", "idle", "used=3 -> used=1"),
    case("a question mark that nobody answered", "idle", "face=1 -> face=6"),
    case("too many rounds without progress", "idle", "made=2 -> made=2 stalled=20"),
    case("an Emperor card that nobody has", "idle", "made=2 -> made=2 emperor=4"),
    case("a figure on holiday is on the board", "idle", "made=2 -> made=2 holiday_by=1.0"),
    case("a figure is away without holidays", "idle", "panda=0,0 -> panda=-"),
    case("an ally of oneself", "idle", "2 hand claimed channels 0 chips eaten special - ally - -> "
         "2 hand claimed channels 0 chips eaten special - ally 2"),
    case("seven cards in a hand", "idle", "2 hand claimed channels 0 chips eaten special - -> "
         f"2 {FULL_HAND} channels 0 chips eaten special jump"),
    case("a rejected card without experts", "idle", "rejected -> rejected plot-line-green"),
    case("another first player than the one given", "idle", "hikari=on -> hikari=on first=1"),
    case("a channel that is cut off in a game without Hikari", "idle", " hikari=on -> ", "pink:-1,1:1 -> pink:2,0:0-",
         "channels\n -> channels 1,0/2,0\n", "display jump jump holidays -> display - - -",
         " most-panda most-plot most-gardener -> "),
    case("a channel away from all plots", "idle", "channels\n -> channels 4,4/5,4\n"),
    case("a plot that is too far away", "idle", "pink:-1,1:1 -> pink:-10,1:1"),
    case("a number of another phase", "idle", "made=2 -> made=2 tries=1"),
    case("no action is left", "act", "used=1 made=1 -> used=3 made=2"),
    # plots
    case("three are drawn", "plots", "drawn green -> drawn green green green"),
    case("plots were drawn before", "plots", "used=2 -> used=1"),
    case("two actions were made", "plots", "used=2 made=1 -> used=6 made=2"),
    case("two are drawn and more could be", "keep", "drawn green green pink -> drawn green pink"),
    case("none is drawn", "keep", "drawn green green pink -> drawn"),
    case("a printed improvement", "chip", "keeping=1 -> keeping=2"),
    case("on the pond", "chip", str(to_cell(-1, 0)) + " -> " + str(tiles.POND_CELL)),
    case("at the edge of the grid", "chip", str(to_cell(-1, 0)) + " -> 1023"),
    case("no chip", "chip", "chips enclosure -> chips"),
    case("three drawn plots besides the one", "chip", "drawn green pink -> drawn green pink pink"),
    case("one plot", "under", "drawn green pink -> drawn pink"),
    case("three plots", "under", "drawn green pink -> drawn green pink pink"),
    # objectives
    case("more tries than rejected cards", "objective", "tries=1 -> tries=2"),
    case("a try for a deck without rejected cards", "objective", "tries=1 -> tries=1 category=2"),
    case("a full hand", "objective", "2 hand claimed -> 2 " + FULL_HAND),
    case("the action was made", "objective", "tries=1 -> tries=1 used=16 made=1"),
    # growth
    case("the pond", "grow", "pending=6 -> pending=7"),
    case("a plot that is not on the land", "grow", "pending=6 -> pending=14"),
    case("enough for all", "grow", "pending=6 -> pending=2"),
    case("nothing to grow", "grow", "pending=6 -> progress=1"),
    case("a dry plot", "grow", "pink:0,1:0 -> pink:1,1:0"),
    case("an unlimited supply", "grow", " bamboo=28-26-24 -> "),
    case("none of that colour left", "grow", "eaten pink -> eaten pink pink"),
    case("the next turn follows", "grow", "after=5 -> after=4"),
    case("weather other than rain", "grow", "after=5 -> face=1"),
    case("a plot was placed, and two grow", "grow", "after=5 -> after=2 progress=1"),
    case("the mover does not wait", "grow", "mover=2 -> mover=1"),
    case("the gardener of another player", "grow", "mover=2 -> mover=1", "waiting 2 -> waiting 1"),
    # the end of the turn
    case("a special card in hand", "take", "2 hand claimed channels 0 chips eaten special - -> "
         "2 hand claimed channels 0 chips eaten special disease"),
    case("nothing to take", "take", "display jump jump holidays -> display - - -"),
    case("a full hand", "take", "2 hand claimed -> 2 " + FULL_HAND),
    case("the end is triggered", "take", "made=2 -> made=2 emperor=1"),
    case("no gap", "refill", "display jump jump - -> display jump jump holidays"),
    case("nothing was taken", "refill", "special jump ally -> special - ally"),
    case("a free step follows", "refill", "after=4 -> after=1"),
    case("an action follows", "refill", "after=4 -> after=5"),
    case("the actions follow", "refill", " after=4 -> "),
    case("the end is triggered", "refill", "after=4 -> after=4 emperor=1"),
    case("too many rounds without progress", "over", "stalled=20 -> stalled=21"),
    case("an Emperor card that nobody has", "over", "stalled=20 -> emperor=4"),
]  # fmt: skip
