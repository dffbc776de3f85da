"""Making tables: for friends, against bots at once, or from a moment of another game."""

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from lampion.games import game as find_game
from lampion.kernel.errors import UnknownSeat
from lampion.kernel.rng import Rng
from lampion.server.api.dependencies import LimitsHere, NewTablesHere, RoomHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.errors import PROBLEMS
from lampion.server.limits import Limits
from lampion.server.live.bot_limits import check_bot
from lampion.server.live.commands import Name, Pledge, SeatNumber
from lampion.server.live.new_tables import Neighbour, NewTables
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.server.live.terms import BotName, OptionsChoice, SeatCount, SettingsChoice
from lampion.server.people.identity import Identity, Known, Visitor
from lampion.server.people.language import language_of
from lampion.server.people.names import clean, make_up
from lampion.storage import Guest
from lampion.tables import Settings, Table, retries, seating

router = APIRouter(prefix="/api", responses=PROBLEMS)

SeatKey = Annotated[SeatNumber, Field(strict=False)]  # keys of JSON are always texts


class Beside(BaseModel):
    """Somebody who plays at your screen."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name
    pledge: Pledge | None = None


class NewTable(BaseModel):
    """The table that a host wants."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId
    seats: SeatCount = 2
    options: OptionsChoice = {}
    settings: SettingsChoice = SettingsChoice()
    seat: SeatNumber | None = Field(default=0, description="where the host sits; null: nowhere yet")
    bots: dict[SeatKey, BotName] = Field(default={}, max_length=8, description="seat to bot")
    beside: dict[SeatKey, Beside] = Field(default={}, max_length=8, description="seat to somebody at your screen")
    pledge: Pledge | None = None


class QuickTable(BaseModel):
    """A game against bots that starts at once."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId = "spring-festival"
    seats: SeatCount = 2
    bot: BotName = "greedy"
    beside: list[Beside] = Field(default=[], max_length=7, description="people at your screen, in the next seats")
    options: OptionsChoice = {}
    pledge: Pledge | None = None


class Continuation(BaseModel):
    """A moment of a game from which to play on, against bots."""

    model_config = ConfigDict(extra="forbid", strict=True)

    number: int = Field(ge=0, le=10_000_000, description="the entry after which to go on")
    seat: SeatNumber | None = Field(default=None, description="by default your own, else the first")
    bot: BotName | None = Field(default=None, description="by default the bots of that game")
    pledge: Pledge | None = None


class TableMade(BaseModel):
    """The new table. Others need the invitation to sit down."""

    id: str
    invite: str
    commitment: str = Field(description="the SHA-256 of the secret that the luck of the game comes from")

    @classmethod
    def of(cls, room: Room) -> "TableMade":
        """The answer about a new table."""
        return cls(id=room.id, invite=room.table.invite, commitment=room.table.fair.commitment)


@router.post("/tables", tags=["tables"], status_code=201)
async def make_table(
    wanted: NewTable, rooms: RoomsHere, new_tables: NewTablesHere, limits: LimitsHere, guest: Known
) -> TableMade:
    """Make a table and be its host."""
    return TableMade.of(await open_table(wanted, rooms, new_tables, limits, guest))


async def open_table(wanted: NewTable, rooms: Rooms, new_tables: NewTables, limits: Limits, guest: Guest) -> Room:
    """Make the table that a host wants."""
    limits.take("tables", guest.id, rooms.clock())
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    given = [*wanted.bots, *wanted.beside, *([] if wanted.seat is None else [wanted.seat])]
    for seat in sorted(given):
        if seat >= wanted.seats or given.count(seat) > 1 or (wanted.beside and wanted.seat is None):
            raise UnknownSeat(seat=seat, seats=wanted.seats)
    for name in wanted.bots.values():
        check_bot(name)
    beside = {seat: Neighbour(clean(one.name), one.pledge) for seat, one in wanted.beside.items()}
    settings = wanted.settings.settle()
    return await new_tables.open(
        guest.id, game.id, wanted.seats, options, settings, wanted.bots, wanted.seat, wanted.pledge, beside
    )


@router.post("/play", tags=["tables"], status_code=201)
async def play_now(
    wanted: QuickTable,
    request: Request,
    rooms: RoomsHere,
    new_tables: NewTablesHere,
    limits: LimitsHere,
    guest: Visitor,
) -> TableMade:
    """Sit down against bots, or with people at your screen, and start, in one call. A stranger becomes a guest."""
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    check_bot(wanted.bot)
    if len(wanted.beside) >= wanted.seats:
        raise UnknownSeat(seat=len(wanted.beside), seats=wanted.seats)
    beside = {seat: Neighbour(clean(one.name), one.pledge) for seat, one in enumerate(wanted.beside, 1)}
    if guest is None:
        guest = await become_guest(request, limits, rooms)
    limits.take("tables", guest.id, rooms.clock())
    bots = dict.fromkeys(range(1 + len(beside), wanted.seats), wanted.bot)
    room = await new_tables.start_against_bots(guest.id, game.id, bots, options, pledge=wanted.pledge, beside=beside)
    return TableMade.of(room)


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
    """Play on from a moment of a game, with bots in the other seats and new chance.

    From a finished game anyone may, in any seat. While a game lasts, only a person alone with bots may, in their own
    seat, and whatever is hidden from them is dealt again.
    """
    if wanted.bot is not None:
        check_bot(wanted.bot)
    await room.catch_up()
    async with room.lock:  # an end counts once it is saved
        table, length = room.table, room.table.number
        own = table.find_seat(guest.id)
        seat = seating.check_seat(table, (own or 0) if wanted.seat is None else wanted.seat)
        retries.check_retry(table, seat, own)
        bots = find_bots(table, seat, wanted.bot)
        settings = continued_settings(table, own)
    limits.take("tables", guest.id, rooms.clock())
    rng = Rng(int(secrets.token_hex(7), 16))
    position = await room.aside(lambda: retries.position_for(table, wanted.number, seat, length, rng), guest.id)
    new = await new_tables.start_against_bots(
        guest.id, table.terms.game, bots, table.terms.options, seat, wanted.pledge, position, settings
    )
    return TableMade.of(new)


def find_bots(table: Table, seat: int, bot: str | None) -> dict[int, str]:
    """The bots of a table that continues another: the given one, or those that play there; substitutes for people."""
    return {
        number: bot or (table.settings.substitute if place.guest else place.bot)
        for number, place in enumerate(table.seats)
        if number != seat
    }


def continued_settings(table: Table, own: int | None) -> Settings:
    """A person who was alone with bots keeps the clock; otherwise there is none."""
    is_alone = own is not None and table.is_alone_with_bots(own)
    return (
        replace(table.settings, listed=False, rated=False, challenge="", tournament="")
        if is_alone
        else Settings(listed=False)
    )
