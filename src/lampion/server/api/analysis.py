"""The analysis of a finished game."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from lampion.server.api.dependencies import LimitsHere, RoomHere, RoomsHere
from lampion.server.errors import PROBLEMS
from lampion.server.limits import address_of
from lampion.server.live.analyses import Analysis, Analyst
from lampion.server.live.room import Room
from lampion.tables import Table, seating
from lampion.tables.errors import NotOver, OldRules

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/analysis", tags=["tables"])
async def show_analysis(
    request: Request,
    rooms: RoomsHere,
    room: RoomHere,
    limits: LimitsHere,
    eyes: Annotated[int, Query(ge=0, le=7, description="a seat")],
) -> Analysis:
    """The analysis of a finished game for one seat. The first request starts it: ask again until it is done."""
    analyst: Analyst = request.app.state.analyst
    table = await finished(room)
    seating.check_seat(table, eyes)
    found = analyst.find(room.id, eyes)
    if found is None:
        if table.live_match is None:
            raise OldRules()
        limits.take_from("analyses", request, rooms.clock())
        found = analyst.begin(table, eyes, address_of(request))
    return found


async def finished(room: Room) -> Table:
    """The table, if its game is over and the end is saved."""
    await room.catch_up()
    async with room.lock:
        if room.table.phase != "over":
            raise NotOver()
        return room.table
