"""What each viewer may see of a table: its state, its log and any earlier moment. Nothing else leaves the table."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from typing_extensions import TypedDict

from lampion.kernel.game import Event, Offer, Tell
from lampion.kernel.limits import CHANCE
from lampion.tables import chain, rematch
from lampion.tables.chain import Drawing
from lampion.tables.errors import OldRules
from lampion.tables.giving_up import GivingUp, give_up
from lampion.tables.live_match import AppliedEntry
from lampion.tables.rematch import RematchState
from lampion.tables.table import Table
from lampion.tables.take_back import can_take_back, find_decision


class Outcome(TypedDict):
    """How a game ended."""

    reason: str  # played, resigned, forfeit, agreed, closed, endless, removed
    scores: list[int]
    winners: list[int]


class LineData(TypedDict, total=False):
    """The data of an entry, by its kind."""

    by: str
    events: list[Event]
    guest: str
    bot: str
    withdrawn: int
    wanted: bool
    locked: bool
    windows: list[str]
    outcome: Outcome
    rules: int
    table: str
    replaced: list[int]
    missing: list[int]


class Line(LineData):
    """An entry of the log as people read it."""

    number: int
    kind: str
    seat: int | None
    at: int


class Moment(Line):
    """A line of a replay, and the board after it."""

    view: Any


class Prompt(TypedDict):
    """What the game asks of a seat: a key of the catalogue and its data."""

    key: str
    data: dict[str, Any]


class ClockState(TypedDict):
    """Milliseconds left for each seat, and the seats whose clocks run."""

    kind: str
    left: list[int]
    running: list[int]


class Situation(TypedDict):
    """The current state of a table, for one viewer, without what can be played."""

    number: int  # of entries in the log
    phase: str  # open, playing, over
    seat: int | None  # the viewer's seat
    view: Any
    waiting: list[int]
    decision: int | None  # the number of this seat's next decision
    prompt: Prompt | None
    offers_at: int  # a number at which the offers were the same: the same number means the same offers
    window: str | None  # the reaction window in which this seat is being asked
    windows: list[str] | None  # those in which it wants to be asked
    undo: bool
    retry: int | None  # the entry before the latest own decision, from which a person alone with bots may try again
    resign: GivingUp | None  # what would happen if this seat gave up
    clock: ClockState | None
    outcome: Outcome | None
    rematch: RematchState | None
    drawing: Drawing | None  # chance waits for the links of people's chains


class State(Situation):
    """The current state of a table, for one viewer."""

    offers: list[Offer]


def table_state(table: Table, viewer: int | None, now: int) -> State:
    """The current state of the table, for a seat or a spectator."""
    position = table.live_match.position if table.live_match else None
    waiting = table.waiting()
    asked = viewer if viewer in waiting and table.seats[viewer].is_played_by_person else None
    prompt = table.game.prompt(position, asked) if position and asked is not None else None
    return {
        "number": table.number,
        "phase": table.phase,
        "seat": viewer,
        "view": table.game.view(position, viewer) if position else None,
        "waiting": waiting,
        "decision": None if viewer is None else len(table.seats[viewer].decisions),
        "prompt": None if prompt is None else {"key": prompt[0], "data": prompt[1]},
        "offers": table.game.offers(position, asked) if asked is not None else [],
        "offers_at": table.number,
        "window": table.game.window(position, asked) if asked is not None else None,
        "windows": None if viewer is None else sorted(table.seats[viewer].windows),
        "undo": shows_undo(table, viewer),
        "retry": find_retry(table, viewer),
        "resign": give_up(table, viewer) if table.phase == "playing" else None,
        "clock": clock_state(table, now),
        "outcome": cast("Outcome | None", table.outcome),
        "rematch": rematch.state(table),
        "drawing": chain.state(table),
    }


def shows_undo(table: Table, viewer: int | None) -> bool:
    """Does the viewer get an undo button?"""
    if viewer is None or table.phase != "playing" or table.live_match is None:
        return False
    if not table.seats[viewer].is_played_by_person:
        return False
    if table.glances.get(viewer, (-1, False))[0] != table.number:
        table.glances[viewer] = table.number, can_take_back(table, viewer)
    return table.glances[viewer][1]


def find_retry(table: Table, viewer: int | None) -> int | None:
    """The entry before the viewer's latest decision, if they are alone with bots and may try it again."""
    if viewer is None or table.live_match is None or not table.is_alone_with_bots(viewer) or not table.allows_undo():
        return None
    place = find_decision(table.live_match, viewer)
    return None if place is None else table.live_match.entries[place].number - 1


def clock_state(table: Table, now: int) -> ClockState | None:
    """The clocks, at a table that has them."""
    pace = table.settings.pace
    if pace.kind == "none" or table.phase == "open":
        return None
    left = [table.clock.remaining(seat, now) for seat in range(table.terms.seats)]
    return {"kind": pace.kind, "left": left, "running": sorted(table.clock.running) if table.phase == "playing" else []}


def log_lines(table: Table, applied: Iterable[AppliedEntry], viewer: int | None) -> list[Line]:
    """Entries of the log, one after another, as lines for the viewer."""
    tell = table.game.teller()
    return [line for one in applied if (line := log_line(table, one, viewer, tell)) is not None]


def log_line(table: Table, applied: AppliedEntry, viewer: int | None, tell: Tell) -> Line | None:
    """One entry as a line for the viewer; None if it isn't for them. `tell` is the game's way to tell a move."""
    entry = applied.entry
    line: Line = {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    if entry.kind == "move":
        if applied.before is None or entry.seat is None:
            return None
        events: list[Event] = tell(applied.before, entry.seat, applied.move, applied.after, viewer)
        return {**line, "by": who_moved(table, applied, viewer), "events": events} if events else None
    if entry.kind == "undo" and entry.by:
        line["by"] = entry.by
    if entry.kind in SILENT or (entry.kind == "windows" and entry.seat != viewer):
        return None
    if entry.kind == "draw" and not json.loads(entry.text)["missing"]:
        return None
    return {**line, **DATA[entry.kind](entry.text)} if entry.kind in DATA else line


def who_moved(table: Table, applied: AppliedEntry, viewer: int | None) -> str:
    """Who moved, as far as the viewer may know: others can't tell in which windows a person isn't asked at all."""
    entry = applied.entry
    if entry.by != "pass" or viewer in (entry.seat, CHANCE) or entry.seat is None or applied.before is None:
        return entry.by
    return "person" if table.game.window(applied.before, entry.seat) in table.game.windows else entry.by


# Kinds of entries that nobody is told of in words.
SILENT = ("ready", "pledge", "begin", "reveal", "woke", "wait", "link", "chained")

# What the text of an entry means, for the kinds whose text is shown.
DATA: dict[str, Callable[[str], LineData]] = {
    "sit": lambda text: {"guest": text},
    "mute": lambda text: {"guest": text},
    "unmute": lambda text: {"guest": text},
    "remove": lambda text: {"guest": text},
    "bot": lambda text: {"bot": text},
    "substitute": lambda text: {"bot": text},
    "undo": lambda text: {"withdrawn": int(text)},
    "end": lambda text: {"wanted": text == "yes"},
    "lock": lambda text: {"locked": text == "yes"},
    "windows": lambda text: {"windows": text.split(",") if text else []},
    "start": lambda text: {"replaced": unrevealed(text)},
    "draw": lambda text: {"missing": json.loads(text)["missing"]},
    "finish": lambda text: {"outcome": json.loads(text)},
    "rules": lambda text: {"rules": json.loads(text)["rules"]},
    "rematch": lambda text: {"table": text},
}


def unrevealed(text: str) -> list[int]:
    """The seats whose nonces were pledged but not revealed in time, by the text of a start."""
    given = json.loads(text)
    return [seat for seat, one in enumerate(given) if not isinstance(one, str) and one[0] and not one[1]]


def walk_log(table: Table, length: int | None = None) -> Iterator[tuple[Table, AppliedEntry]]:
    """Replay the log, or its first `length` entries, on a copy of the table: yields the copy after each entry."""
    twin = Table(table.opening, table.game)
    for entry in table.entries[:length]:
        yield twin, twin.apply(entry)


def lines_since(table: Table, start: int, viewer: int | None, length: int | None = None) -> list[Line]:
    """The lines from entry `start` on, of a log cut to this length."""
    if start >= (table.number if length is None else length):
        return []
    return log_lines(table, (one for _, one in walk_log(table, length) if one.entry.number >= start), viewer)


def replay_moments(table: Table, viewer: int | None, start: int, count: int, length: int | None = None) -> list[Moment]:
    """`count` lines from entry `start` on, each with the board after it: a page of a replay."""
    if table.live_match is None:
        raise OldRules()
    moments: list[Moment] = []
    tell = table.game.teller()
    for twin, applied in walk_log(table, length):
        line = log_line(table, applied, viewer, tell) if applied.entry.number >= start else None
        if line is not None:
            view = table.game.view(twin.live_match.position, viewer) if twin.live_match else None
            moments.append({**line, "view": view})
        if len(moments) == count:
            break
    return moments
