"""The shapes of the messages that a table sends, as plain data."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from lampion.kernel.game import Offer, Reason
from lampion.server.errors import Detail
from lampion.server.live.text_boards import TextLine
from lampion.tables.views import Line, Moment, Situation, State


class SeatInfo(TypedDict):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    guest: str | None  # seats of the same guest share a screen
    name: str | None
    beside: bool  # does somebody other than that guest sit here, at the guest's screen?
    bot: str | None  # the bot that plays, also in place of an absent person
    ready: bool
    pledge: str | None  # the hash of the nonce that this person will reveal
    nonce: str | None  # as revealed; if it is missing once the game has started, it follows from the server's secret
    lost: bool  # at a chained table: a link of this seat was missing; nobody waits for more until it says `chained`
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
    invite: str | None  # for the host and people who sit here
    commitment: str  # the SHA-256 of the secret
    begun: bool  # the host has started: whoever has pledged a nonce now reveals it
    created: int
    rules: int
    locked: bool
    hints: bool
    undo: bool  # may decisions be taken back, in this game and under these options?
    secrets: bool  # do seats know things that others don't, such as a hand of cards?
    you: str | None  # your own id: all seats of this guest are yours
    muted: list[str]


class ChatInfo(TypedDict):
    """A line of the chat."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: int


class Greeting(TypedDict):
    """A welcome without the lines of the log, which are kept as text."""

    type: Literal["table"]
    table: TableInfo
    state: State
    text: NotRequired[list[TextLine]]  # the view as the terminal draws it, on request
    seats: list[SeatInfo]
    watching: int
    chat: list[ChatInfo]
    now: int


class Welcome(Greeting):
    """Everything a newcomer needs: the first message on a socket, and the answer to a poll."""

    lines: list[Line]


class NewState(Situation):
    """A state in news. Without `offers`, they are those with the same `offers_at` that this socket was sent before."""

    offers: NotRequired[list[Offer]]


class Report(TypedDict):
    """News without the lines of the log."""

    type: Literal["news"]
    table: NotRequired[TableInfo]
    state: NewState
    text: NotRequired[list[TextLine]]  # left out if more news follow at once
    seats: list[SeatInfo]
    watching: int
    now: int


class News(Report):
    """Something happened: the new state, and the new lines of the log."""

    lines: list[Line]


class DrawnMoment(Moment):
    """A moment of a replay, drawn on request."""

    text: NotRequired[list[TextLine]]


class People(TypedDict):
    """A listener came or left, or has another name."""

    type: Literal["people"]
    seats: list[SeatInfo]
    watching: int


class Chat(TypedDict):
    """A new line of chat."""

    type: Literal["chat"]
    lines: list[ChatInfo]


class HintInfo(TypedDict):
    """A move worth playing, and what to expect of it, in coarse steps."""

    move: str
    chance: int  # of winning, in steps of 5 %
    lead: int  # points ahead of the best other seat at the end
    gap: Literal["only", "even", "slight", "clear", "points"]  # the best against the next best, others against the best
    points: int  # the difference, if it is worth telling
    reasons: list[Reason]  # what the move is good for, the most telling first


class Answer(TypedDict):
    """A command was executed, and its effect is saved. `id` is the one of the command."""

    type: Literal["ack"]
    id: str | None
    number: int
    hints: NotRequired[list[HintInfo]]  # the best first
    table: NotRequired[str]


class Mistake(TypedDict):
    """A command was refused or malformed. `id` is the one of the command, if it could be read."""

    type: Literal["error"]
    id: str | None
    error: Detail


ServerMessage = Welcome | News | People | Chat | Answer | Mistake
