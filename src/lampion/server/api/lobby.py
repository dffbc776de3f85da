"""Lists of tables: the lobby, and one's own. They come from the database alone."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from lampion.server.api.dependencies import LimitsHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.errors import PROBLEMS
from lampion.server.live.terms import ShownSettings
from lampion.server.live.worth import is_worth_replaying, worth
from lampion.server.people.identity import Known, Visitor
from lampion.storage import Guest, Store, TableRow

router = APIRouter(prefix="/api", responses=PROBLEMS)


PAGE = 100  # tables


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    settings: ShownSettings
    phase: str
    created: int
    touched: int
    people: list[str] = Field(description="names: of guests, then of people beside them")
    you: int | None = Field(description="which of the people you are; null if you do not sit there")
    open_seats: int = Field(description="how many can still sit down; 0 once the game has begun")
    waits_for_you: bool
    outcome: dict[str, Any] | None


class TableList(BaseModel):
    """Tables: those that wait for you first, then the latest."""

    tables: list[TableLine]
    next: int | None = Field(default=None, description="where the next page starts; null at the end")


@router.get("/tables", tags=["tables"])
async def list_tables(
    request: Request,
    limits: LimitsHere,
    rooms: RoomsHere,
    guest: Visitor,
    game: GameId | None = None,
    phase: Literal["open", "playing", "over"] | None = None,
    pace: Literal["none", "live", "days"] | None = None,
    room: Annotated[bool, Query(description="only tables with an open seat")] = False,
    best: Annotated[bool, Query(description="those worth watching or replaying first, instead of the latest")] = False,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> TableList:
    """The lobby: the tables that are listed."""
    limits.take_from("lists", request, rooms.clock())
    rows = await rooms.store.listed_tables(
        game, phase, PAGE if best else limit, with_room=room, pace=pace, now=rooms.clock()
    )
    if best:
        rows = sorted((row for row in rows if phase != "over" or is_worth_replaying(row)), key=worth, reverse=True)
        rows = rows[:limit]
    return await describe(rooms.store, rows, guest)


@router.get("/me/tables", tags=["tables"])
async def list_my_tables(
    limits: LimitsHere,
    rooms: RoomsHere,
    guest: Known,
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> TableList:
    """A page of the tables where you sit: those that wait for you, then others, then finished ones."""
    limits.take("lists", guest.id, rooms.clock())
    rows = await rooms.store.tables_of(guest.id, start, limit + 1)
    page = await describe(rooms.store, rows[:limit], guest)
    return page.model_copy(update={"next": start + limit}) if len(rows) > limit else page


async def describe(store: Store, rows: list[TableRow], guest: Guest | None) -> TableList:
    """Tables as a list shows them."""
    people = await store.guests({person for row in rows for person in row.people})
    beside = await store.seat_names([row.id for row in rows])
    return TableList(
        tables=[
            TableLine(
                id=row.id,
                game=row.game,
                seats=row.seats,
                options=row.options,
                settings=ShownSettings.model_validate(row.settings),
                phase=row.phase,
                created=row.created,
                touched=row.touched,
                people=[
                    *(people[person].name for person in seated),
                    *(one.name for one in beside[row.id] if one.guest in seated),
                ],
                you=seated.index(guest.id) if guest and guest.id in seated else None,
                open_seats=row.open_seats,
                waits_for_you=bool(guest and row.people.get(guest.id)),
                outcome=row.outcome,
            )
            for row in rows
            for seated in [[person for person in row.people if person in people]]
        ]
    )
