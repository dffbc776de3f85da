"""Making tables: for friends, against bots at once, or from a moment of a finished game."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from lampion.games import game as find_game
from lampion.kernel.errors import UnknownSeat
from lampion.server.api.dependencies import LimitsHere, NewTablesHere, RoomHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.errors import PROBLEMS
from lampion.server.limits import Limits
from lampion.server.live.bot_limits import check_bot
from lampion.server.live.commands import Nonce, SeatNumber
from lampion.server.live.rooms import Rooms
from lampion.server.people.identity import Identity, Known, Visitor
from lampion.server.people.language import language_of
from lampion.server.people.names import make_up
from lampion.storage import Guest
from lampion.tables import Pace, Settings, seating
from lampion.tables.views import position_at

router = APIRouter(prefix="/api", responses=PROBLEMS)

BotName = Annotated[str, Field(max_length=40)]
SeatKey = Annotated[SeatNumber, Field(strict=False)]  # keys of JSON are always texts


class PaceChoice(BaseModel):
    """The clock of a new table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Literal["none", "live", "days"] = "none"
    bank: int = Field(default=600, ge=10, le=36_000, description="seconds at the start")
    increment: int = Field(default=15, ge=0, le=3600, description="seconds more after each decision")
    reaction: int = Field(default=10, ge=2, le=600, description="seconds to react when asked out of turn")
    days: int = Field(default=3, ge=1, le=60, description="days for each decision")


class SettingsChoice(BaseModel):
    """The settings of a new table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    pace: PaceChoice = PaceChoice()
    at_zero: Literal["bot", "forfeit"] = "bot"
    substitute: BotName = "greedy"
    hints: bool = False
    listed: bool = True

    def settle(self) -> Settings:
        """The settings in the form that tables use."""
        return Settings(**{**self.model_dump(), "pace": Pace(**self.pace.model_dump())})


class NewTable(BaseModel):
    """The table that a host wants."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId
    seats: int = Field(default=2, ge=1, le=8)
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = Field(
        default={}, max_length=40
    )
    settings: SettingsChoice = SettingsChoice()
    seat: SeatNumber | None = Field(default=0, description="where the host sits; null: nowhere yet")
    bots: dict[SeatKey, BotName] = Field(default={}, max_length=8, description="seat to bot")
    nonce: Nonce | None = None


class QuickTable(BaseModel):
    """A game against bots that starts at once."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId = "spring-festival"
    seats: int = Field(default=2, ge=1, le=8)
    bot: BotName = "greedy"
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = Field(
        default={}, max_length=40
    )
    nonce: Nonce | None = None


class Continuation(BaseModel):
    """A moment of a finished game from which to play on, against bots."""

    model_config = ConfigDict(extra="forbid", strict=True)

    number: int = Field(ge=0, le=10_000_000, description="the entry after which to go on")
    seat: SeatNumber = 0
    bot: BotName = "greedy"
    nonce: Nonce | None = None


class TableMade(BaseModel):
    """The new table. Others need the invitation to sit down."""

    id: str
    invite: str


@router.post("/tables", tags=["tables"], status_code=201)
async def make_table(
    wanted: NewTable, rooms: RoomsHere, new_tables: NewTablesHere, limits: LimitsHere, guest: Known
) -> TableMade:
    """Make a table and be its host."""
    limits.take("tables", guest.id, rooms.clock())
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    for seat, name in sorted(wanted.bots.items()):
        if seat >= wanted.seats or seat == wanted.seat:
            raise UnknownSeat(seat=seat, seats=wanted.seats)
        check_bot(name)
    if wanted.seat is not None and wanted.seat >= wanted.seats:
        raise UnknownSeat(seat=wanted.seat, seats=wanted.seats)
    room = await new_tables.open(
        guest.id, game.id, wanted.seats, options, wanted.settings.settle(), wanted.bots, wanted.seat, wanted.nonce
    )
    return TableMade(id=room.id, invite=room.table.terms.invite)


@router.post("/play", tags=["tables"], status_code=201)
async def play_now(
    wanted: QuickTable,
    request: Request,
    rooms: RoomsHere,
    new_tables: NewTablesHere,
    limits: LimitsHere,
    guest: Visitor,
) -> TableMade:
    """Sit down against bots and start, in one call. A stranger becomes a guest."""
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    check_bot(wanted.bot)
    if guest is None:
        guest = await become_guest(request, limits, rooms)
    limits.take("tables", guest.id, rooms.clock())
    room = await new_tables.start_against_bots(guest.id, game.id, wanted.seats, options, wanted.bot, nonce=wanted.nonce)
    return TableMade(id=room.id, invite=room.table.terms.invite)


async def become_guest(request: Request, limits: Limits, rooms: Rooms) -> Guest:
    """A new guest with a generated name."""
    identity: Identity = request.app.state.identity
    limits.take_from("guests", request, rooms.clock())
    visit = await identity.sign_up(request, make_up(language_of(request)), "")
    return visit.guest


@router.post("/tables/{table}/continue", tags=["tables"], status_code=201)
async def play_on(
    wanted: Continuation,
    room: RoomHere,
    rooms: RoomsHere,
    new_tables: NewTablesHere,
    limits: LimitsHere,
    guest: Known,
) -> TableMade:
    """Play on from a moment of a finished game, in any of its seats, with bots in the others."""
    check_bot(wanted.bot)
    terms = room.table.terms
    seating.check_seat(room.table, wanted.seat)
    limits.take("tables", guest.id, rooms.clock())
    position = await asyncio.to_thread(position_at, room.table, wanted.number)
    new = await new_tables.start_against_bots(
        guest.id, terms.game, terms.seats, terms.options, wanted.bot, wanted.seat, wanted.nonce, position
    )
    return TableMade(id=new.id, invite=new.table.terms.invite)
