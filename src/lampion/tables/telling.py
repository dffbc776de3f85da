"""What given eyes get of a table: the state now, what happened, and any earlier moment. Nothing else leaves it."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from typing_extensions import TypedDict

from lampion.kernel.game import Event, Offer
from lampion.tables.errors import NotOver, OldRules
from lampion.tables.play import Told
from lampion.tables.table import Table
from lampion.tables.undo import can_undo


class Outcome(TypedDict):
    """How a game ended."""

    reason: str  # played, resigned, forfeit, agreed, closed
    scores: list[int]
    winners: list[int]


class LineData(TypedDict, total=False):
    """What goes with the kind of an entry."""

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


class Line(LineData):
    """An entry of the log as people read it."""

    number: int
    kind: str
    seat: int | None
    at: int


class Moment(Line):
    """A line of a replay with the table after it."""

    view: Any


class Prompt(TypedDict):
    """What the game waits for from a seat: a key of the catalogue and its data."""

    key: str
    data: dict[str, Any]


class ClockState(TypedDict):
    """Milliseconds left for each seat, and whose clocks run."""

    kind: str
    left: list[int]
    running: list[int]


class State(TypedDict):
    """A table as it stands, for given eyes."""

    number: int  # how many entries the log has
    phase: str  # open, playing, over
    seat: int | None  # whose eyes these are
    view: Any
    waiting: list[int]
    decision: int | None  # the number of this seat's next decision
    prompt: Prompt | None
    offers: list[Offer]
    window: str | None  # in which this seat is asked to react
    windows: list[str] | None  # in which it wants to be asked
    undo: bool
    clock: ClockState | None
    outcome: Outcome | None
    rematch: str | None


def tell_state(table: Table, eyes: int | None, now: int) -> State:
    """The table as it stands, for these eyes: a seat's or a spectator's."""
    position = table.play.position if table.play else None
    waiting = table.waiting()
    asked = eyes if eyes in waiting and table.seats[eyes].is_played_by_person else None
    prompt = table.game.prompt(position, asked) if position and asked is not None else None
    return {
        "number": table.number,
        "phase": table.phase,
        "seat": eyes,
        "view": table.game.view(position, eyes) if position else None,
        "waiting": waiting,
        "decision": None if eyes is None else len(table.seats[eyes].made),
        "prompt": None if prompt is None else {"key": prompt[0], "data": prompt[1]},
        "offers": table.game.offers(position, asked) if asked is not None else [],
        "window": table.game.window(position, asked) if asked is not None else None,
        "windows": None if eyes is None else sorted(table.seats[eyes].windows),
        "undo": is_undo_lit(table, eyes),
        "clock": tell_clock(table, now),
        "outcome": cast("Outcome | None", table.outcome),
        "rematch": table.rematch or None,
    }


def is_undo_lit(table: Table, eyes: int | None) -> bool:
    """Could these eyes take something back?"""
    if eyes is None or table.phase != "playing" or table.play is None or not table.seats[eyes].is_played_by_person:
        return False
    return can_undo(table.play, eyes)


def tell_clock(table: Table, now: int) -> ClockState | None:
    """Milliseconds left for each seat, and whose clocks run."""
    pace = table.settings.pace
    if pace.kind == "none" or table.phase == "open":
        return None
    left = [table.clock.remaining(seat, now) for seat in range(table.terms.seats)]
    return {"kind": pace.kind, "left": left, "running": sorted(table.clock.running) if table.phase == "playing" else []}


def tell(table: Table, told: Iterable[Told], eyes: int | None) -> list[Line]:
    """Entries of the log as lines for these eyes."""
    return [line for one in told if (line := tell_line(table, one, eyes)) is not None]


def tell_line(table: Table, told: Told, eyes: int | None) -> Line | None:
    """One entry as a line for these eyes; nothing when it is none of theirs."""
    entry = told.entry
    line: Line = {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "at": entry.at}
    if entry.kind == "move":
        if told.before is None or entry.seat is None:
            return None
        events: list[Event] = table.game.narrate(told.before, entry.seat, told.move, told.after, eyes)
        return {**line, "by": entry.by, "events": events} if events else None
    if entry.kind in ("ready", "woke") or (entry.kind == "windows" and entry.seat != eyes):
        return None
    return {**line, **DATA[entry.kind](entry.text)} if entry.kind in DATA else line


# What the text of an entry means to people, for the kinds that have one to show.
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
    "finish": lambda text: {"outcome": json.loads(text)},
    "rules": lambda text: {"rules": json.loads(text)["rules"]},
    "rematch": lambda text: {"table": text},
}


def retell(table: Table, length: int | None = None) -> Iterator[tuple[Table, Told]]:
    """The log from its beginning, or its first entries: a twin of the table that goes through it, entry by entry."""
    twin = Table(table.terms, table.game)
    for entry in table.entries[:length]:
        yield twin, twin.take(entry)


def tell_since(table: Table, start: int, eyes: int | None, length: int | None = None) -> list[Line]:
    """The lines from an entry on, as if the log had this length."""
    if start >= (table.number if length is None else length):
        return []
    return tell(table, (told for _, told in retell(table, length) if told.entry.number >= start), eyes)


def position_at(table: Table, number: int) -> str:
    """The position after an entry, as text: for a game that is over, where nothing is hidden any more."""
    if table.phase != "over":
        raise NotOver()
    for twin, told in retell(table):
        if told.entry.number == number and twin.play is not None:
            return table.game.write(twin.play.position)
    raise OldRules()


def tell_moments(table: Table, eyes: int | None, start: int, count: int, length: int | None = None) -> list[Moment]:
    """Lines with the table as it looked after each, for a replay: so many from an entry on."""
    if table.play is None:
        raise OldRules()
    moments: list[Moment] = []
    for twin, told in retell(table, length):
        line = tell_line(table, told, eyes) if told.entry.number >= start else None
        if line is not None:
            view = table.game.view(twin.play.position, eyes) if twin.play else None
            moments.append({**line, "view": view})
        if len(moments) == count:
            break
    return moments
