"""What is stored, as plain data. Times are milliseconds since 1970, ids are random strings."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who plays here; one without a name was forgotten."""

    id: str
    name: str
    language: str  # empty: not chosen
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which a guest is signed in, identified by its cookie."""

    id: str
    guest: str
    label: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key pair on a guest's devices, of which we have the public half."""

    id: str
    guest: str
    key: str
    uses: int
    label: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody was asked to a table, at which the game hasn't begun."""

    table: str
    game: str
    seats: int
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class ClubRow:
    """A lasting group of people."""

    id: str
    name: str
    invite: str
    created: int


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a club."""

    club: str
    guest: str
    role: str  # "founder", "helper" or "member"
    joined: int


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament of a club, and how far it is."""

    id: str
    club: str
    name: str
    game: str
    form: str  # "round-robin" or "swiss"
    seats: int  # at a table
    rounds: int
    pace: str
    patience: int  # milliseconds in which people turn up in a round
    runs_itself: bool  # does a round begin by itself after the one before?
    created: int
    state: str = "open"  # then "playing", then "over"
    round: int = 0  # from 1
    deadline: int = 0  # for turning up in this round


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays in a tournament; without a guest, somebody who was forgotten."""

    number: int
    guest: str | None
    is_out: bool


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A table of a round; without an id it is a bye."""

    round: int
    number: int
    table_id: str
    people: list[int]
    places: list[int | None] | None


@dataclass(frozen=True, slots=True)
class SeekerRow:
    """Somebody who is looking for a table, or for whom one was found."""

    guest: str
    wish: str
    rating: float
    since: int
    patience: int | None
    pledge: str
    seen: int
    table_id: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's log; they are numbered from 0."""

    number: int
    kind: str
    seat: int | None
    text: str
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of a table's chat; they are numbered from 0, and old ones may be gone."""

    number: int
    guest: str
    text: str
    at: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name of somebody who sits beside a guest, at the same screen."""

    seat: int
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    """What is played on a day, and the secret that all its tables share."""

    day: str
    game: str
    seats: int
    options: dict[str, str]
    bot: str
    secret: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's first game of a day's challenge, which counts."""

    day: str
    guest: str
    table_id: str
    result: str = "playing"  # then "played", "late" or "stopped"
    points: int | None = None
    lead: int | None = None
    won: bool | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of an attempt whose result isn't noted yet."""

    guest: str
    outcome: dict[str, Any]
    at: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat ended: whose it was, and the place, if the game wasn't broken off."""

    guest: str  # empty: a bot's, or somebody beside a guest
    bot: str
    place: int | None
    score: int | None


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that came to an end."""

    table: str
    game: str
    reason: str
    rated: bool
    ended: int
    seats: list[SeatResult]


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's strength in a game."""

    guest: str
    game: str
    mean: float
    spread: float
    games: int
    changed: int


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """What a game changed for a seat."""

    mean: float
    spread: float
    new_mean: float
    new_spread: float
    share: float
    games: int  # after it


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as one of its people remembers it."""

    table: str
    game: str
    reason: str
    rated: bool
    ended: int
    seat: int
    place: int | None
    score: int | None
    mean: float | None
    new_mean: float | None
    new_spread: float | None
    kept: bool  # can it still be watched?


@dataclass(frozen=True, slots=True)
class Summary:
    """What changes as a table goes on, and what lists of tables show."""

    seats: int  # the host may change these three before the game
    options: dict[str, str]
    settings: dict[str, Any]
    touched: int
    phase: str  # "open", then "playing", then "over"
    listed: bool
    open_seats: int  # where somebody can still sit down; 0 once the game has begun
    position: str
    outcome: dict[str, Any] | None
    people: dict[str, bool]  # guest -> does the table wait for them?


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its entries: what was fixed at its creation, the number of entries, and its summary."""

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
    open_seats: int
    number: int
    position: str
    outcome: dict[str, Any] | None
    people: dict[str, bool]
