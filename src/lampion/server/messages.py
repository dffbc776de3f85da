"""What travels between a table and those who sit at it or watch: the shapes of messages, as plain data."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from lampion.server.pictures import TextLine
from lampion.server.problems import Detail
from lampion.tables.telling import Line, Moment, State


class SeatInfo(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    guest: str | None
    name: str | None
    bot: str | None  # who plays, if it is a bot: for a person who is away too
    ready: bool
    present: bool
    out: str | None
    wants_end: bool


class TableInfo(TypedDict):
    """What is fixed at a table, and what the host decides."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    settings: dict[str, Any]
    host: str
    invite: str | None  # for people who sit here, and the host
    commitment: str
    created: int
    rules: int
    locked: bool
    hints: bool
    you: str | None  # your own id
    muted: list[str]


class ChatInfo(TypedDict):
    """A line of the chat."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: int


class Welcome(TypedDict):
    """All that a newcomer needs: the first message on a socket, and the answer to a poll."""

    type: Literal["table"]
    table: TableInfo
    state: State
    text: NotRequired[list[TextLine]]  # the view as the terminal draws it, for those who asked for it
    lines: list[Line]
    seats: list[SeatInfo]
    watching: int
    chat: list[ChatInfo]
    now: int


class News(TypedDict):
    """Something happened: the new state, and the lines that tell how it came about."""

    type: Literal["news"]
    table: NotRequired[TableInfo]
    state: State
    text: NotRequired[list[TextLine]]
    lines: list[Line]
    seats: list[SeatInfo]
    now: int


class DrawnMoment(Moment):
    """A moment of a replay, drawn if that was asked for."""

    text: NotRequired[list[TextLine]]


class People(TypedDict):
    """Somebody came or went."""

    type: Literal["people"]
    seats: list[SeatInfo]
    watching: int


class Chat(TypedDict):
    """Somebody wrote."""

    type: Literal["chat"]
    lines: list[ChatInfo]


class HintInfo(TypedDict):
    """A move that is worth playing, and what may be expected of it; no more exactly than is known."""

    move: str
    chance: int  # to win, in steps of 5 %
    lead: int  # points ahead of the best other seat at the end
    gap: Literal["only", "even", "slight", "clear", "points"]  # the best against the next best, others against the best
    points: int  # how many, if they are worth telling


class Answer(TypedDict):
    """A command was carried out, and what it did is saved. `id` is the one that the command had."""

    type: Literal["ack"]
    id: str | None
    number: int
    hints: NotRequired[list[HintInfo]]  # the best first
    table: NotRequired[str]


class Mistake(TypedDict):
    """A command was refused, or made no sense. `id` is the one that the command had, if it could be read."""

    type: Literal["error"]
    id: str | None
    error: Detail


ServerMessage = Welcome | News | People | Chat | Answer | Mistake
