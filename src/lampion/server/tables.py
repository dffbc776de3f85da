"""Lobby, tables, records and replays over REST."""

import asyncio
import secrets
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import JSONResponse, PlainTextResponse, Response

from lampion import i18n
from lampion.bots import BOTS
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.errors import UnknownSeat
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.server.clerk import Clerk
from lampion.server.commands import AnyMessage, Id, Nonce, SeatNumber
from lampion.server.identity import Identity, Known, Visitor
from lampion.server.language import language_of
from lampion.server.limits import Limits
from lampion.server.messages import Answer, DrawnMoment, SeatInfo, Welcome
from lampion.server.names import make_up
from lampion.server.opponents import LevelInfo, check_bot, describe_levels
from lampion.server.pictures import Wanted
from lampion.server.problems import PROBLEMS, Refusal
from lampion.server.room import Room
from lampion.server.rooms import Rooms
from lampion.storage import Guest, TableRow
from lampion.tables import Draft, Pace, Settings, seating
from lampion.tables.errors import NotOver
from lampion.tables.recording import record_of
from lampion.tables.telling import position_at, tell_moments

MOMENTS = 200  # moments of a replay in one answer
DRAWN = 25  # the same, when each is drawn as text

router = APIRouter(prefix="/api", responses=PROBLEMS)

GameId = Annotated[str, Field(pattern="^[a-z0-9-]{1,40}$", examples=["spring-festival"])]
BotName = Annotated[str, Field(max_length=40)]
SeatKey = Annotated[SeatNumber, Field(strict=False)]  # JSON has texts only for keys


class NotYourEyes(Refusal):
    """While the game lasts nobody looks through other eyes. No data."""

    code = "not-your-eyes"
    status = 403


class OptionInfo(BaseModel):
    """A choice that is made before a game."""

    name: str
    choices: list[str]


class GameInfo(BaseModel):
    """A game that can be played."""

    id: str
    name: str
    about: str
    players: list[int]
    rules: int
    options: list[OptionInfo]
    windows: list[str]
    marked_windows: list[str]
    levels: list[LevelInfo] = Field(description="bots by strength, the weakest first")


class GameBox(GameInfo):
    """A game with all that is in its box."""

    pieces: dict[str, Any] = Field(description="credits, status marks, and the pieces as the game's board draws them")


class Menu(BaseModel):
    """What there is to play, and against whom."""

    games: list[GameInfo]
    bots: list[str] = Field(description="others than the levels")


class PaceChoice(BaseModel):
    """The clock of a new table."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Literal["none", "live", "days"] = "none"
    bank: int = Field(default=600, ge=10, le=36_000, description="seconds at the start")
    increment: int = Field(default=15, ge=0, le=3600, description="seconds more after each decision")
    reaction: int = Field(default=10, ge=2, le=600, description="seconds to react when asked out of turn")
    days: int = Field(default=3, ge=1, le=60, description="days for each decision")


class SettingsChoice(BaseModel):
    """How a new table is run."""

    model_config = ConfigDict(extra="forbid", strict=True)

    pace: PaceChoice = PaceChoice()
    at_zero: Literal["bot", "forfeit"] = "bot"
    substitute: BotName = "greedy"
    hints: bool = False
    listed: bool = True

    def settle(self) -> Settings:
        """The settings as tables know them."""
        return Settings(**{**self.model_dump(), "pace": Pace(**self.pace.model_dump())})


class NewTable(BaseModel):
    """A table to be made."""

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
    """A game against bots, at once."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId = "spring-festival"
    seats: int = Field(default=2, ge=1, le=8)
    bot: BotName = "greedy"
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]] = Field(
        default={}, max_length=40
    )
    nonce: Nonce | None = None


class TableMade(BaseModel):
    """Where the new table is. With the invitation others can sit down."""

    id: str
    invite: str


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    settings: SettingsChoice
    phase: str
    created: int
    touched: int
    people: list[str] = Field(description="names")
    you: int | None = Field(description="which of the people you are; null if you do not sit there")
    open_seats: int = Field(description="how many can still sit down; 0 once the game has begun")
    waits_for_you: bool
    outcome: dict[str, Any] | None


class TableList(BaseModel):
    """Tables, those that wait for you first, then the latest."""

    tables: list[TableLine]


class Replay(BaseModel):
    """Moments of a game, in order. `next` is where to go on asking; null at the end."""

    game: str
    eyes: str
    seats: list[SeatInfo]
    moments: list[DrawnMoment]
    next: int | None


def rooms_of(request: Request) -> Rooms:
    """The tables of this server."""
    found: Rooms = request.app.state.rooms
    return found


def clerk_of(request: Request) -> Clerk:
    """Who carries out commands."""
    found: Clerk = request.app.state.clerk
    return found


RoomsHere = Annotated[Rooms, Depends(rooms_of)]


async def find_room(table: Id, rooms: RoomsHere, guest: Visitor) -> Room:
    """The table that a request is about, if this person may be there."""
    room = await rooms.find(table)
    seating.check_welcome(room.table, guest.id if guest else "")
    return room


RoomHere = Annotated[Room, Depends(find_room)]


@router.get("/games", tags=["games"])
async def list_games(request: Request) -> Menu:
    """The games, their options, and the bots."""
    language = language_of(request)
    return Menu(games=[describe_game(find_game(name), language) for name in GAMES], bots=list(BOTS))


@router.get("/games/{game}", tags=["games"])
async def show_game(game: GameId, request: Request) -> GameBox:
    """One game, with what is in its box."""
    found = find_game(game)
    info = describe_game(found, language_of(request))
    return GameBox(**dict(info), pieces=dict(found.pieces()))


def describe_game(game: Game, language: str) -> GameInfo:
    """A game as the menu shows it."""
    return GameInfo(
        id=game.id,
        name=i18n.say(language, f"{game.id}-name"),
        about=i18n.say(language, f"{game.id}-about"),
        players=list(game.players),
        rules=game.rules,
        options=[OptionInfo(name=option.name, choices=list(option.choices)) for option in game.options],
        windows=list(game.windows),
        marked_windows=list(game.marked_windows),
        levels=describe_levels(game),
    )


@router.post("/tables", tags=["tables"], status_code=201)
async def make_table(wanted: NewTable, request: Request, rooms: RoomsHere, guest: Known) -> TableMade:
    """Make a table and be its host."""
    limits: Limits = request.app.state.limits
    limits.take("tables", guest.id, rooms.clock())
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    drafts = []
    for seat, name in sorted(wanted.bots.items()):
        if seat >= wanted.seats or seat == wanted.seat:
            raise UnknownSeat(seat=seat, seats=wanted.seats)
        check_bot(name)
        drafts.append(Draft("bot", seat, name))
    if wanted.seat is not None:
        if wanted.seat >= wanted.seats:
            raise UnknownSeat(seat=wanted.seat, seats=wanted.seats)
        nonce = wanted.nonce or secrets.token_hex(16)
        drafts += [Draft("sit", wanted.seat, guest.id), Draft("ready", wanted.seat, nonce)]
    room = await rooms.create(guest.id, game.id, wanted.seats, options, wanted.settings.settle(), drafts)
    return TableMade(id=room.id, invite=room.table.terms.invite)


@router.post("/play", tags=["tables"], status_code=201)
async def play_now(wanted: QuickTable, request: Request, rooms: RoomsHere, guest: Visitor) -> TableMade:
    """Sit down against bots and begin, in one call. Who is not known yet becomes a guest."""
    limits: Limits = request.app.state.limits
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    check_bot(wanted.bot)
    if guest is None:
        guest = await become_guest(request, limits, rooms)
    limits.take("tables", guest.id, rooms.clock())
    drafts = [Draft("bot", seat, wanted.bot) for seat in range(1, wanted.seats)]
    drafts += [Draft("sit", 0, guest.id), Draft("ready", 0, wanted.nonce or secrets.token_hex(16))]
    room = await rooms.create(guest.id, game.id, wanted.seats, options, Settings(listed=False), drafts)
    host = guest.id
    await room.act(lambda table: seating.start(table, host))
    return TableMade(id=room.id, invite=room.table.terms.invite)


async def become_guest(request: Request, limits: Limits, rooms: Rooms) -> Guest:
    """A new guest with a name that is made up."""
    identity: Identity = request.app.state.identity
    limits.take_from("guests", request, rooms.clock())
    visit = await identity.sign_up(request, make_up(language_of(request)), "")
    return visit.guest


@router.get("/tables", tags=["tables"])
async def list_tables(
    rooms: RoomsHere,
    guest: Visitor,
    game: GameId | None = None,
    phase: Literal["open", "playing", "over"] | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> TableList:
    """The lobby: tables that everybody may see."""
    rows = await rooms.store.listed_tables(game, phase, limit)
    return await describe(rooms, rows, guest)


@router.get("/me/tables", tags=["tables"])
async def list_my_tables(rooms: RoomsHere, guest: Known) -> TableList:
    """The tables where you sit, those that wait for you first."""
    return await describe(rooms, await rooms.store.tables_of(guest.id), guest)


async def describe(rooms: Rooms, rows: list[TableRow], guest: Guest | None) -> TableList:
    """Tables as a list shows them."""
    people = await rooms.store.guests({person for row in rows for person in row.people})
    return TableList(
        tables=[
            TableLine(
                id=row.id,
                game=row.game,
                seats=row.seats,
                options=row.options,
                settings=SettingsChoice.model_validate(row.settings),
                phase=row.phase,
                created=row.created,
                touched=row.touched,
                people=[people[person].name for person in seated],
                you=seated.index(guest.id) if guest and guest.id in seated else None,
                open_seats=await count_open(rooms, row),
                waits_for_you=bool(guest and row.people.get(guest.id)),
                outcome=row.outcome,
            )
            for row in rows
            for seated in [[person for person in row.people if person in people]]
        ]
    )


async def count_open(rooms: Rooms, row: TableRow) -> int:
    """How many seats of a table are open."""
    if row.phase != "open":
        return 0
    room = await rooms.find(row.id)
    return sum(seat.is_open for seat in room.table.seats)


@router.get("/tables/{table}", tags=["tables"], response_model=Welcome)
async def show_table(
    room: RoomHere, guest: Visitor, frame: Wanted, since: Annotated[int, Query(ge=0, le=10_000_000)] = 0
) -> JSONResponse:
    """The table through your own eyes, with all that happened from an entry on; what a socket says first."""
    return JSONResponse(await room.welcome(guest.id if guest else "", since, frame))


@router.post("/tables/{table}/commands", tags=["tables"], response_model=Answer, response_model_exclude_unset=True)
async def command(
    wanted: AnyMessage, room: RoomHere, guest: Known, clerk: Annotated[Clerk, Depends(clerk_of)]
) -> Answer:
    """Do something at a table, as over its socket; when the answer comes, it is saved."""
    clerk.limits.take("commands", guest.id, room.rooms.clock())
    return await clerk.run(room, guest, wanted)


class Continuation(BaseModel):
    """A moment of a finished game to play on from, against bots."""

    model_config = ConfigDict(extra="forbid", strict=True)

    number: int = Field(ge=0, le=10_000_000, description="the entry after which to go on")
    seat: SeatNumber = 0
    bot: BotName = "greedy"
    nonce: Nonce | None = None


@router.post("/tables/{table}/continue", tags=["tables"], status_code=201)
async def play_on(wanted: Continuation, room: RoomHere, request: Request, rooms: RoomsHere, guest: Known) -> TableMade:
    """Play on from a moment of a finished game, in any of its seats, with bots in the others."""
    limits: Limits = request.app.state.limits
    check_bot(wanted.bot)
    terms = room.table.terms
    seating.check_seat(room.table, wanted.seat)
    limits.take("tables", guest.id, rooms.clock())
    position = await asyncio.to_thread(position_at, room.table, wanted.number)
    drafts = [Draft("bot", seat, wanted.bot) for seat in range(terms.seats) if seat != wanted.seat]
    nonce = wanted.nonce or secrets.token_hex(16)
    drafts += [Draft("sit", wanted.seat, guest.id), Draft("ready", wanted.seat, nonce)]
    new = await rooms.create(guest.id, terms.game, terms.seats, terms.options, Settings(listed=False), drafts)
    await new.act(lambda table: seating.start_from(table, guest.id, position))
    return TableMade(id=new.id, invite=new.table.terms.invite)


@router.get(
    "/tables/{table}/record",
    tags=["tables"],
    response_class=Response,  # whose refusals are JSON
    responses={200: {"content": {"text/plain": {}}, "description": "the record, with its secret"}},
)
async def show_record(room: RoomHere) -> PlainTextResponse:
    """The whole game as a text that `lampion verify` checks; only when it is over."""
    name = f"{room.table.terms.game}-{room.id}.lampion"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    await room.catch_up()
    async with room.lock:  # an end that is not saved yet is none
        return PlainTextResponse(record_of(room.table).write(), headers=headers)


@router.get("/tables/{table}/replay", tags=["tables"], response_model=Replay)
async def show_replay(
    request: Request,
    room: RoomHere,
    guest: Visitor,
    frame: Wanted,
    eyes: Annotated[str, Query(pattern="^([0-7]|all|public|own)$")] = "own",
    start: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOMENTS)] = MOMENTS,
) -> JSONResponse:
    """Moments of the game as given eyes saw them. While it lasts only your own; afterwards everybody's, or all."""
    limits: Limits = request.app.state.limits
    limits.take_from("replays", request, room.rooms.clock())
    await room.catch_up()
    async with room.lock:  # an end that is not saved yet is none
        table = room.table
        mine = table.find_seat(guest.id) if guest else None
        sight = mine if eyes == "own" else None if eyes == "public" else CHANCE if eyes == "all" else int(eyes)
        if sight is not None and sight != CHANCE:
            seating.check_seat(table, sight)
        if sight not in (None, mine) and table.phase != "over":
            raise NotOver() if sight == CHANCE else NotYourEyes()
        seats: list[SeatInfo] = room.tell_seats()
        length = table.number
    most = min(count, DRAWN) if frame else count
    told = await asyncio.to_thread(tell_moments, table, sight, start, most, length)
    moments = cast("list[DrawnMoment]", told)
    if frame:
        for moment in moments:
            if moment["view"] is not None:
                moment["text"] = await asyncio.to_thread(frame.draw, table.game, moment["view"])
    following = moments[-1]["number"] + 1 if len(moments) == most else None
    game = table.terms.game
    return JSONResponse({"game": game, "eyes": eyes, "seats": seats, "moments": moments, "next": following})
