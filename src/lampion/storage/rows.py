"""What is kept, as plain data. Times are milliseconds since 1970, ids are random texts."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays here. Without a name: forgotten."""

    id: str
    name: str
    language: str  # empty: not said
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which a guest is signed in; its cookie names it."""

    id: str
    guest: str
    label: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table; the entries of a table are numbered from 0."""

    number: int
    kind: str
    seat: int | None
    text: str
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said at a table; the lines of a table are numbered from 0, and some may be gone."""

    number: int
    guest: str
    text: str
    at: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What changes with a table, and what lists of tables show of it."""

    touched: int
    phase: str  # "open", then "playing", then "over"
    listed: bool
    position: str
    outcome: dict[str, Any] | None
    people: dict[str, bool]  # guest -> does the table wait for them?


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its entries: what was fixed at its start, how many entries there are, and its summary."""

    id: str
    game: str
    rules: int
    components: str
    seats: int
    options: dict[str, str]
    settings: dict[str, Any]
    host: str
    invite: str
    secret: str
    created: int
    touched: int
    phase: str
    listed: bool
    number: int
    position: str
    outcome: dict[str, Any] | None
    people: dict[str, bool]
