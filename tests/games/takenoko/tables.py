"""Tables for the tests of Takenoko: gardens and seats in one line, moves as text, results as plain values.

A garden is written as in "green:2 1,0 / pink+watershed 1,1 / yellow- 2,0": a kind of plot, a chip if one lies on it,
the height unless it is 0, and `-` for a plot that has not had its first growth. Channels are written as the two cells
beside their edge, "1,-1 1,0 / 1,-1 2,-1".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lampion.games.takenoko.game import GAME
from lampion.games.takenoko.rules import Takenoko
from tests.games.table import GameTable

FACES = ["sun", "rain", "wind", "storm", "clouds", "question"]
ACTIONS = ["plots", "channel", "gardener", "panda", "objective"]
CATEGORIES = ["plot", "gardener", "panda"]
IMPROVEMENTS = ["watershed", "enclosure", "fertilizer"]
SUPREME = "most-plot most-gardener most-panda"
WITH_DIE, WITHOUT_DIE = "weather-sun weather-rain weather-wind", "jump disease holidays"  # what is on display
POND_SIDE = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]  # the cells around the pond, clockwise from the east
RING = " / ".join(f"green:1 {cell}" for cell in POND_SIDE)  # green plots all around the pond

# Twenty plots are on the land; once the other seven are under the pile, every plot has been seen.
SEEN = (
    "green:1 1,0 / green:1 0,1 / green:1 -1,1 / green:1 -1,0 / green:1 0,-1 / green:1 1,-1 / yellow- 2,-1 / yellow- 1,1"
    " / yellow- -1,2 / yellow- -2,1 / yellow- -1,-1 / yellow- 1,-2 / pink- 2,0 / pink- 0,2 / pink- -2,2 / pink- -2,0"
    " / green-watershed:1 0,-2 / green-watershed:1 2,-2 / green-enclosure- 3,-1 / green-enclosure- 3,-2"
)


def tile(q: int, r: int, colour: str | None = None) -> dict[str, Any]:
    """A cell by what people see there."""
    return {"cell": [q, r], "colour": colour}


@dataclass
class Seat:
    """What a seat has; words are separated by spaces."""

    hand: str = ""
    claimed: str = ""
    channels: int = 0
    chips: str = ""
    eaten: str = ""
    special: str = "-"
    ally: int | None = None
    remembers: str = ""

    def write(self, number: int) -> str:
        """The seat's line of a position's text."""
        words = [
            str(number),
            "hand",
            *self.hand.split(),
            "claimed",
            *self.claimed.split(),
            "channels",
            str(self.channels),
        ]
        words += ["chips", *self.chips.split(), "eaten", *self.eaten.split(), "special", self.special]
        words += ["ally", "-" if self.ally is None else str(self.ally)]
        return " ".join([*words, *(["remembers", self.remembers] if self.remembers else [])])


class Table(GameTable[Takenoko]):
    """A game of Takenoko in progress."""

    game = GAME

    def pass_all(self) -> None:
        """Pass for everybody who is asked to play a card or to answer one."""
        while self.phase in ("window", "answer"):
            self.play(self.waiting[0], "pass")

    def choices(self, seat: int, verb: str) -> set[str]:
        """The arguments of a verb in the legal moves of a seat."""
        return {move.removeprefix(verb).strip() for move in self.moves(seat) if f"{move} ".startswith(f"{verb} ")}

    def actions(self, seat: int) -> set[str]:
        """The kinds of action that a seat may make now."""
        return {move.split()[0] for move in self.moves(seat)} & set(ACTIONS)

    def hand(self, seat: int) -> list[str]:
        """The objectives in a hand."""
        return list(self.seat(seat)["hand"])

    def heights(self) -> dict[str, int]:
        """The bamboo by cell."""
        return {name(plot["cell"]): plot["height"] for plot in self.view()["land"]}

    def height(self, cell: str) -> int:
        """The bamboo on a plot."""
        return self.heights()[cell]

    def irrigated(self) -> set[str]:
        """The cells of the irrigated plots."""
        return {name(plot["cell"]) for plot in self.view()["land"] if plot["irrigated"]}

    def plot(self, cell: str) -> str:
        """A plot with its chip, as in `green+watershed`."""
        plot = next(plot for plot in self.view()["land"] if name(plot["cell"]) == cell)
        return str(plot["kind"]) + (f"+{plot['chip']}" if plot["chip"] else "")

    def channels(self, connected: bool | None = None) -> set[str]:
        """The edges with a channel; all, or only those that are (or aren't) connected to the pond."""
        laid = [item for item in self.view()["channels"] if connected in (None, item["connected"])]
        return {" ".join(name(cell) for cell in item["cells"]) for item in laid}

    def figure(self, figure: str) -> str | None:
        """Where a figure stands."""
        cell = self.view()["figures"][figure]
        return None if cell is None else name(cell)

    def eaten(self, seat: int) -> dict[str, int]:
        """The sections in front of a seat, by colour, without zeros."""
        return {colour: count for colour, count in self.seat(seat)["eaten"].items() if count}


def name(cell: list[int]) -> str:
    """A cell as text."""
    return f"{cell[0]},{cell[1]}"


def write_land(land: str) -> list[str]:
    """A garden as words of a position's text."""
    words = []
    for item in land.split(" / ") if land else []:
        plot, cell = item.split()
        dry = plot.endswith("-")
        kind, _, height = plot.removesuffix("-").partition(":")
        words.append(f"{kind}:{cell}:{height or 0}{'-' * dry}")
    return words


def default_display(options: dict[str, object]) -> str:
    """Three cards for the display that few tests need elsewhere."""
    return WITHOUT_DIE if options.get("weather") == "off" else WITH_DIE


def table(
    *seats: Seat,
    land: str = "",
    channels: str = "",
    panda: str = "0,0",
    gardener: str = "0,0",
    emperor: str = "-",
    pile: str = "",
    drawn: str = "",
    rejected: str = "",
    display: str | None = None,
    discard: str = "",
    supreme: str | None = None,
    phase: str = "idle",
    active: int = 0,
    first: int = 0,
    turn: int | None = None,
    face: str | None = None,
    made: str = "",
    emperor_card: int | None = None,
    holidays: tuple[int | None, int | None] = (None, None),
    state: str = "",
    **options: object,
) -> Table:
    """A table at an idle moment of the active seat, by default in its second turn.

    `made` names the actions of this turn so far, `face` its weather, `holidays` the seats that sent panda and gardener
    away.
    """
    given = seats or (Seat(), Seat())
    hikari = options.get("hikari") == "on"
    chosen = {"first": first, **options}
    words = [f"face={FACES.index(face) + 1}"] if face else []
    if made:
        words += [
            f"used={sum(1 << ACTIONS.index(action) for action in set(made.split()))}",
            f"made={len(made.split())}",
        ]
    if any(seat is not None for seat in holidays):
        words.append("holiday_by=" + ".".join("0" if seat is None else str(seat + 1) for seat in holidays))
    if emperor_card is not None:
        words.append(f"emperor={emperor_card + 1}")
    by_chance = phase in ("roll", "plots", "objective", "refill")
    number = len(given) + 1 + active if turn is None else turn
    edges = ["/".join(edge.split()) for edge in channels.split(" / ")] if channels else []
    shown = (default_display(options) if hikari else "- - -") if display is None else display
    revealed = (SUPREME if hikari else "") if supreme is None else supreme
    lines = [
        ["takenoko", str(len(given)), *(f"{option}={value}" for option, value in chosen.items())],
        [
            f"{phase} turn {number} active {active} first {first} waiting",
            *([] if phase == "over" else "~" if by_chance else str(active)),
        ],
        ["state", *words, *state.split()],
        ["land", *write_land(land)],
        ["channels", *edges],
        [f"figures panda={panda} gardener={gardener} emperor={emperor}"],
        ["pile", *pile.split()],
        ["drawn", *drawn.split()],
        ["rejected", *rejected.split()],
        ["special display", *shown.split(), "discard", *discard.split(), "supreme", *revealed.split()],
        *([seat.write(number)] for number, seat in enumerate(given)),
    ]
    return Table.read("".join(" ".join(line) + "\n" for line in lines))


def turn_begins(*seats: Seat, active: int = 0, turn: int | None = None, made: str = "", **given: Any) -> Table:
    """A table at the very start of a turn of the active seat, by default its second one."""
    count = len(seats) or 2
    number = (count + 1 + active if turn is None else turn) - 1
    before = (active - 1) % count
    game = table(*seats, active=before, turn=number, made="plots channel", **given)
    game.play(before, "end")
    while game.view()["active"] == before:
        game.play(game.waiting[0], "skip" if game.phase == "take" else "pass")
    return game


def rolled(face: str, *seats: Seat, **given: Any) -> Table:
    """A table at which seat 0 has just rolled this face."""
    game = turn_begins(*seats, **given)
    game.chance(face)
    return game


def hikari_table(*seats: Seat, **given: Any) -> Table:
    """An idle moment with Hikari, at least three seats, without the die unless an option says so."""
    return table(*fill(seats), **{"hikari": "on", "weather": "off", **given})


def hikari_turn(*seats: Seat, **given: Any) -> Table:
    """The start of a turn with Hikari, at least three seats, with the die."""
    return turn_begins(*fill(seats), **{"hikari": "on", **given})


def fill(seats: tuple[Seat, ...]) -> list[Seat]:
    """At least three seats."""
    return [*seats, *(Seat() for _ in range(3 - len(seats)))]


def finished(*seats: Seat, **given: Any) -> Table:
    """A game that is over, with these seats."""
    return table(*seats, phase="over", **given)


# Special cards in a small garden: a use of each for seat 1, and a check that it worked

GARDEN = "green:2 1,0 / pink:1 0,1"
USES = {
    "jump": "jump panda 1,0",
    "rearrangement": "swap 1,0 0,1",
    "disease": "disease 1,0",
    "emperor-visit": "emperor 1,0",
    "holidays": "holiday gardener",
    "alliance": "ally 0",
}
WEATHER_CARDS = [f"weather-{face}" for face in FACES[:5]]


def use_of(card: str) -> str:
    """The move that plays a card in the garden."""
    return USES.get(card, "weather")


def worked(game: Table, card: str) -> bool:
    """Has the card, played with `use_of`, taken effect?"""
    if card in WEATHER_CARDS:
        return bool(game.view()["weather"] == card.removeprefix("weather-"))
    done: dict[str, bool] = {
        "jump": game.figure("panda") == "1,0",
        "rearrangement": game.plot("1,0") == "pink",
        "disease": game.height("1,0") == 1,
        "emperor-visit": game.figure("emperor") == "1,0",
        "holidays": game.figure("gardener") is None,
        "alliance": game.seat(1)["ally"] == 0,
    }
    return done[card]
