"""Lists of a server's tables and guests: for people, and as JSON for programs, never with secrets."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from lampion.cli.screen import Screen
from lampion.kernel.limits import CHANCE

if TYPE_CHECKING:
    from lampion.storage import EntryRow, Guest, TableRow

PRIVATE = ("secret", "invite", "position")  # columns of a table that are never shown
GUESTS = ("sit", "mute", "unmute", "remove")  # entries whose text is a guest

People = Mapping[str, "Guest"]


def describe_table(row: TableRow, people: People) -> dict[str, Any]:
    """A table as plain data."""
    public = {name: value for name, value in asdict(row).items() if name not in PRIVATE}
    return public | {"names": {guest: people[guest].name for guest in row.people if guest in people}}


def describe_guest(guest: Guest) -> dict[str, Any]:
    """A guest as plain data."""
    return asdict(guest)


def print_json(data: Any) -> None:
    """Print JSON and nothing else."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def print_tables(screen: Screen, rows: Sequence[TableRow], people: People) -> None:
    """Tables, a line each."""
    heads = ("terminal-admin-head-table", "terminal-admin-head-game", "terminal-admin-head-phase")
    sheet = make_sheet(screen, *heads, "terminal-admin-head-touched", "terminal-admin-head-people")
    for row in rows:
        who = ", ".join(name_of(screen, guest, people) for guest in row.people)
        sheet.add_row(row.id, row.game, phase_of(screen, row), write_time(row.touched), who)
    print_sheet(screen, sheet)


def print_guests(screen: Screen, guests: Sequence[Guest]) -> None:
    """Guests, a line each."""
    heads = ("terminal-admin-head-guest", "terminal-admin-head-name", "terminal-admin-head-language")
    sheet = make_sheet(screen, *heads, "terminal-admin-head-created", "terminal-admin-head-seen")
    for guest in guests:
        name = name_of(screen, guest.id, {guest.id: guest})
        sheet.add_row(guest.id, name, guest.language, write_time(guest.created), write_time(guest.seen))
    print_sheet(screen, sheet)


def print_table(screen: Screen, row: TableRow, people: People) -> None:
    """Everything about one table."""
    options = " ".join(f"{name}={value}" for name, value in row.options.items())
    waited = [guest for guest, waits in row.people.items() if waits]
    facts = {
        "terminal-admin-head-table": row.id,
        "terminal-admin-head-game": row.game,
        "terminal-admin-head-rules": f"{row.rules} ({row.components})",
        "terminal-admin-head-phase": phase_of(screen, row),
        "terminal-admin-head-seats": str(row.seats),
        "terminal-admin-head-options": options,
        "terminal-admin-head-settings": json.dumps(row.settings, ensure_ascii=False),
        "terminal-admin-head-host": name_of(screen, row.host, people),
        "terminal-admin-head-people": ", ".join(name_of(screen, guest, people) for guest in row.people),
        "terminal-admin-head-waiting": ", ".join(name_of(screen, guest, people) for guest in waited),
        "terminal-admin-head-created": write_time(row.created),
        "terminal-admin-head-touched": write_time(row.touched),
        "terminal-admin-head-entries": str(row.number),
        "terminal-admin-head-outcome": json.dumps(row.outcome) if row.outcome else "",
    }
    sheet = Table.grid(padding=(0, 2))
    for key, value in facts.items():
        if value:
            sheet.add_row(Text(screen.words(key), "bold"), Text(value))
    screen.print(sheet)


def print_log(screen: Screen, entries: Sequence[EntryRow], people: People, *, hidden: bool) -> None:
    """The log of a table, one entry a line; moves may be hidden."""
    screen.head(screen.words("terminal-admin-log"))
    if hidden:
        screen.say("terminal-admin-hidden")
    for entry in entries:
        text = entry.text
        if entry.kind in GUESTS:
            text = name_of(screen, text, people)
        elif hidden and entry.kind in ("move", "rules"):
            text = "…"
        seat = "-" if entry.seat is None else "~" if entry.seat == CHANCE else str(entry.seat + 1)
        words = (
            f"{entry.number:>4}",
            write_time(entry.at),
            seat,
            entry.kind,
            text,
            f"({entry.by})" if entry.by else "",
        )
        screen.out.print(Text(" ".join(filter(None, words))), soft_wrap=True)


def make_sheet(screen: Screen, *heads: str) -> Table:
    """A sheet with these headings; the ids in its first column stay whole."""
    sheet = Table(show_edge=False, pad_edge=False, box=None)
    for number, head in enumerate(heads):
        sheet.add_column(screen.words(head), no_wrap=number == 0, header_style="bold", overflow="fold")
    return sheet


def print_sheet(screen: Screen, sheet: Table) -> None:
    """Print a sheet, or that it is empty."""
    if sheet.row_count:
        screen.print(sheet)
    else:
        screen.say("terminal-admin-none")


def name_of(screen: Screen, guest: str, people: People) -> str:
    """The name of a guest, without control characters that could affect the terminal."""
    if guest not in people:
        return guest
    name = people[guest].name
    plain = "".join(letter if letter.isprintable() else "?" for letter in name)
    return plain or screen.words("terminal-admin-forgotten")


def phase_of(screen: Screen, row: TableRow) -> str:
    """The phase of a table, in words."""
    keys = {"open": "terminal-admin-open", "playing": "terminal-admin-playing", "over": "terminal-admin-over"}
    return screen.words(keys[row.phase])


def write_time(time: int) -> str:
    """A time in this machine's time zone."""
    return f"{datetime.fromtimestamp(time / 1000, UTC).astimezone():%Y-%m-%d %H:%M}"
