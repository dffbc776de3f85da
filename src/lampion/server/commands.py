"""What people can do at a table, as messages; the same over a socket and over REST."""

import secrets
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from lampion.server.opponents import check_bot
from lampion.server.problems import Refusal
from lampion.tables import Draft, Table, playing, seating
from lampion.tables.errors import NotSeated

Nonce = Annotated[str, Field(pattern="^[!-~]{1,64}$", description="adds to the luck of the game; made up if missing")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Id = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$")]  # of a table or a guest
Decision = Annotated[int, Field(ge=0, le=1_000_000, description="the number of your seat's own decision")]


class BotPlays(Refusal):
    """A bot plays for this person, who must take the seat back first. No data."""

    code = "bot-plays"


def own_seat(table: Table, guest: str) -> int:
    """The seat of somebody who plays it themselves."""
    seat = table.seat_of(guest)
    if table.seats[seat].out:
        raise NotSeated()
    if table.seats[seat].bot:
        raise BotPlays()
    return seat


class Message(BaseModel):
    """Something that a person says to a table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: str | None = Field(default=None, max_length=64, description="comes back with the answer")


class Command(Message):
    """Something that changes the table: it gives the entries that would follow, or an error."""

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """What would follow."""
        raise NotImplementedError


class Move(Command):
    """Play a move: one of those on offer. Saying the same again changes nothing."""

    type: Literal["move"]
    number: Decision
    move: str = Field(min_length=1, max_length=200)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The move, unless that very decision was made before."""
        seat = own_seat(table, guest)
        done = playing.was_done(table, seat, self.number, "move", self.move)
        return [] if done else playing.move(table, seat, self.move)


class Undo(Command):
    """Take the latest own decision back."""

    type: Literal["undo"]
    number: Decision

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The undo, unless it was done before."""
        seat = own_seat(table, guest)
        return [] if playing.was_done(table, seat, self.number, "undo") else playing.undo(table, seat)


class Windows(Command):
    """In which windows to be asked whether to react."""

    type: Literal["windows"]
    windows: list[Annotated[str, Field(max_length=40)]] = Field(max_length=16)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The new marks."""
        return playing.mark_windows(table, table.seat_of(guest), self.windows)


class End(Command):
    """Agree to end the game now, or no longer."""

    type: Literal["end"]
    wanted: bool = True

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The wish, and the end if it is everybody's."""
        return playing.want_end(table, own_seat(table, guest), self.wanted)


class Resign(Command):
    """Give the game up."""

    type: Literal["resign"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The seat is out."""
        return playing.resign(table, table.seat_of(guest))


class Return(Command):
    """Take the seat back from the bot that played meanwhile."""

    type: Literal["return"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The person plays again."""
        return playing.come_back(table, table.seat_of(guest))


class Sit(Command):
    """Take a seat, the first open one if none is named; or be ready on the seat that one has."""

    type: Literal["sit"]
    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    invite: str = Field(default="", max_length=64)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The person sits there."""
        return seating.sit(table, guest, self.seat, self.nonce or secrets.token_hex(16), self.invite)


class Stand(Command):
    """Leave the seat; in a game that is to resign."""

    type: Literal["stand"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The seat is free, or a bot's."""
        return seating.stand(table, guest)


class Start(Command):
    """The host starts the game."""

    type: Literal["start"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The game begins."""
        return seating.start(table, guest)


class SeatBot(Command):
    """The host gives a seat to a bot."""

    type: Literal["bot"]
    seat: SeatNumber
    bot: str = Field(default="greedy", max_length=40)

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The bot sits there, if there is one of that name."""
        check_bot(self.bot)
        return seating.seat_bot(table, guest, self.seat, self.bot)


class OpenSeat(Command):
    """The host takes a bot away."""

    type: Literal["open"]
    seat: SeatNumber

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The seat is open."""
        return seating.open_seat(table, guest, self.seat)


class Remove(Command):
    """The host sends somebody away."""

    type: Literal["remove"]
    guest: Id

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """They are gone for good."""
        return seating.remove(table, guest, self.guest)


class Mute(Command):
    """The host lets somebody write no more, or again."""

    type: Literal["mute"]
    guest: Id
    muted: bool = True

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """They may not write, or may again."""
        return seating.mute(table, guest, self.guest, self.muted)


class Lock(Command):
    """The host lets nobody new in, or everybody again."""

    type: Literal["lock"]
    locked: bool = True

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """The door is locked, or open."""
        return seating.lock(table, guest, self.locked)


class Close(Command):
    """The host ends the game without a winner."""

    type: Literal["close"]

    def decide(self, table: Table, guest: str) -> list[Draft]:
        """It is over."""
        return seating.close(table, guest)


class CallBot(Message):
    """Let a bot play for somebody who is away."""

    type: Literal["call-bot"]
    seat: SeatNumber
    bot: str | None = Field(default=None, max_length=40, description="the table's own substitute if none is named")


class Chat(Message):
    """Write to everybody at the table."""

    type: Literal["chat"]
    text: str = Field(min_length=1, max_length=500)


class Hint(Message):
    """Ask what a bot would do."""

    type: Literal["hint"]


class Rematch(Message):
    """Play again: the same people, everybody one seat on."""

    type: Literal["rematch"]


class Ping(Message):
    """Say hello."""

    type: Literal["ping"]


AnyMessage = Annotated[
    Move | Undo | Windows | End | Resign | Return | Sit | Stand | Start | SeatBot | OpenSeat | Remove | Mute | Lock
    | Close | CallBot | Chat | Hint | Rematch | Ping,
    Field(discriminator="type"),
]  # fmt: skip
reader: TypeAdapter[Any] = TypeAdapter(AnyMessage)
