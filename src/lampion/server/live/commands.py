"""Everything that people can do at a table, as messages; the same over sockets and REST."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from lampion.server.errors import Refusal
from lampion.server.live.bot_limits import check_bot, check_substitute
from lampion.server.live.terms import OptionsChoice, SeatCount, SettingsChoice
from lampion.tables import Draft, Table, actions, chain, revealing, seating
from lampion.tables.errors import NotSeated

Nonce = Annotated[str, Field(pattern="^[!-~]{16,64}$", description="adds to the luck of the game; hard to guess")]
Pledge = Annotated[
    str,
    Field(
        pattern="^[0-9a-f]{64}$",
        description="the SHA-256 of a nonce to reveal when the game starts; without it the server chooses one",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Name = Annotated[str, Field(min_length=1, max_length=200)]  # refused in words if it can't be shown
Id = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$")]  # of a table or a guest
Decision = Annotated[int, Field(ge=0, le=1_000_000, description="the number of your seat's own decision")]


class BotPlays(Refusal):
    """A bot plays for this person, who has to take the seat back first. No data."""

    code = "bot-plays"


def own_seat(table: Table, guest: str, own: int | None) -> int:
    """The seat of a person who plays it themselves."""
    seat = table.seat_of(guest, own)
    if table.seats[seat].out:
        raise NotSeated()
    if table.seats[seat].bot:
        raise BotPlays()
    return seat


class Message(BaseModel):
    """A message from a person to a table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: str | None = Field(default=None, max_length=64, description="returned with the answer")


class OfSeat(Message):
    """A message of one person, of several who may share a guest's screen."""

    seat: SeatNumber | None = Field(default=None, description="your own; needed only if you have several")


class Command(Message):
    """A message that changes the table: it decides which entries would follow, or raises an error."""

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The entries that would follow."""
        raise NotImplementedError


class Move(Command, OfSeat):
    """Play one of the moves on offer. Repeating the message changes nothing."""

    type: Literal["move"]
    number: Decision
    move: str = Field(min_length=1, max_length=200)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The move, unless this decision has already been made."""
        seat = own_seat(table, guest, self.seat)
        done = actions.was_done(table, seat, self.number, "move", self.move)
        return [] if done else actions.move(table, seat, self.move)


class Undo(Command, OfSeat):
    """Take back the latest decision of one's own."""

    type: Literal["undo"]
    number: Decision

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The undo, unless it has already been done."""
        seat = own_seat(table, guest, self.seat)
        return [] if actions.was_done(table, seat, self.number, "undo") else actions.undo(table, seat)


class Windows(Command, OfSeat):
    """Choose the windows in which to be asked for a reaction."""

    type: Literal["windows"]
    windows: list[Annotated[str, Field(max_length=40)]] = Field(max_length=16)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The new marks."""
        return actions.mark_windows(table, table.seat_of(guest, self.seat), self.windows)


class End(OfSeat):
    """Agree to end the game now, or withdraw that."""

    type: Literal["end"]
    wanted: bool = True


class Resign(Command, OfSeat):
    """Give up the game."""

    type: Literal["resign"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The seat is out."""
        return actions.resign(table, table.seat_of(guest, self.seat))


class Return(Command, OfSeat):
    """Take the seat back from a bot."""

    type: Literal["return"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The person plays again."""
        return actions.come_back(table, table.seat_of(guest, self.seat))


class Sit(Command):
    """Take a seat, by default the first open one; or become ready on one's own seat.

    With a name, somebody beside you takes another seat, and shares your screen.
    """

    type: Literal["sit"]
    seat: SeatNumber | None = None
    pledge: Pledge | None = None
    invite: str = Field(default="", max_length=64)
    name: Name | None = None

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The person sits down, ready."""
        beside = self.name is not None
        return seating.sit(table, guest, self.seat, self.pledge or "", self.invite, beside=beside)


class NameSeat(Message):
    """Say what somebody who shares your screen is called."""

    type: Literal["name"]
    seat: SeatNumber
    name: Name


class Reveal(Command):
    """Reveal the nonce that one has pledged, once the host has started."""

    type: Literal["reveal"]
    nonce: Nonce

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The nonce; after the last one the game starts."""
        return revealing.reveal(table, guest, self.nonce)


class Link(Command):
    """Give the next link of the chain that begins with one's nonce, for the draw that waits for it."""

    type: Literal["link"]
    number: int = Field(ge=1, le=1_000_000, description="of the draw, as `drawing` of the state says")
    link: Nonce

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The link; after the last one chance draws."""
        return chain.give(table, guest, self.number, self.link)


class Chained(Command):
    """After a link was missing: from the next draw on, this browser gives its links again."""

    type: Literal["chained"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """Links are waited for again."""
        return chain.be_here(table, guest)


class Stand(Command, OfSeat):
    """Leave the seat; during the game, resign."""

    type: Literal["stand"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The seat is open, or a bot's."""
        return seating.stand(table, guest, self.seat)


class Start(Command):
    """The host starts the game."""

    type: Literal["start"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The game starts."""
        return seating.start(table, guest)


class ChangeTerms(Command):
    """The host changes seats, options or settings before the game."""

    type: Literal["terms"]
    seats: SeatCount
    options: OptionsChoice = {}
    settings: SettingsChoice = SettingsChoice()

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The new terms, if they differ."""
        check_substitute(self.settings.substitute, table.game)
        return seating.change_terms(table, guest, self.seats, self.options, self.settings.settle())


class SeatBot(Command):
    """The host gives a seat to a bot."""

    type: Literal["bot"]
    seat: SeatNumber
    bot: str = Field(default="greedy", max_length=40)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The bot gets the seat, if it may sit at tables."""
        check_bot(self.bot)
        return seating.seat_bot(table, guest, self.seat, self.bot)


class OpenSeat(Command):
    """The host removes a bot."""

    type: Literal["open"]
    seat: SeatNumber

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The seat is open."""
        return seating.open_seat(table, guest, self.seat)


class Remove(Command):
    """The host removes a person for good."""

    type: Literal["remove"]
    guest: Id

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The person is gone for good."""
        return seating.remove(table, guest, self.guest)


class Mute(Command):
    """The host mutes or unmutes a person in the chat."""

    type: Literal["mute"]
    guest: Id
    muted: bool = True

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The person may not write, or may again."""
        return seating.mute(table, guest, self.guest, self.muted)


class Lock(Command):
    """The host locks the table for newcomers, or unlocks it."""

    type: Literal["lock"]
    locked: bool = True

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The table is locked, or open."""
        return seating.lock(table, guest, self.locked)


class Close(Command):
    """The host ends the game without a winner."""

    type: Literal["close"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The game is over."""
        return seating.close(table, guest)


class CallBot(Message):
    """Let the table's substitute play for a person who is away."""

    type: Literal["call-bot"]
    seat: SeatNumber


class Chat(OfSeat):
    """Write to everyone at the table."""

    type: Literal["chat"]
    text: str = Field(min_length=1, max_length=500)


class Hint(OfSeat):
    """Ask which moves a bot would consider."""

    type: Literal["hint"]


class Rematch(Message):
    """Play again, one seat on: whoever asks is ready. It starts when everybody has asked, against bots at once."""

    type: Literal["rematch"]
    pledge: Pledge | None = None
    beside: list[Pledge] = Field(default=[], max_length=7, description="the pledges of others at your screen")

    @property
    def pledges(self) -> list[str]:
        """The pledges of everybody at this screen."""
        return [self.pledge, *self.beside] if self.pledge else []


class Decline(Message):
    """Refuse a rematch, or stop asking for one."""

    type: Literal["decline"]


class Ping(Message):
    """Check the connection."""

    type: Literal["ping"]


class Look(Message):
    """On this socket, see the table with the eyes of one of your seats from now on, or with nobody's.

    The answer is preceded by a message like the first one, with all lines from `since` on as that seat may read them.
    """

    type: Literal["look"]
    seat: SeatNumber | None = None
    since: int = Field(default=0, ge=0, le=10_000_000)


AnyMessage = Annotated[
    Move | Undo | Windows | End | Resign | Return | Sit | NameSeat | Reveal | Link | Chained | Stand | Start
    | ChangeTerms | SeatBot | OpenSeat | Remove | Mute | Lock | Close | CallBot | Chat | Hint | Rematch | Decline
    | Ping,
    Field(discriminator="type"),
]  # fmt: skip
OnSocket = Annotated[AnyMessage | Look, Field(discriminator="type")]
MESSAGES: TypeAdapter[Any] = TypeAdapter(OnSocket)
