"""Games to look at again: records of finished games, and replays."""

import json
from typing import Annotated, cast

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel
from starlette.responses import PlainTextResponse, Response

from lampion.kernel.limits import CHANCE
from lampion.server.api.dependencies import LimitsHere, RoomHere, RoomsHere
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.limits import address_of
from lampion.server.live.access import check_published
from lampion.server.live.messages import DrawnMoment, SeatInfo
from lampion.server.live.text_boards import WantedFrame
from lampion.server.people.identity import Visitor
from lampion.tables import Table, seating
from lampion.tables.errors import NotOver
from lampion.tables.records import record_of
from lampion.tables.views import replay_moments

MOMENTS = 200  # moments of a replay in one answer
DRAWN = 25  # the same, when each is drawn as text

router = APIRouter(prefix="/api", responses=PROBLEMS)


class NotYourEyes(Refusal):
    """Another seat's view is closed until the game is over. No data."""

    code = "not-your-eyes"
    status = 403


class Replay(BaseModel):
    """Moments of a game, in order. `next` is the start of the next page; null at the end."""

    game: str
    eyes: str
    seats: list[SeatInfo]
    moments: list[DrawnMoment]
    next: int | None


@router.get(
    "/tables/{table}/record",
    tags=["tables"],
    response_class=Response,  # errors are JSON
    responses={200: {"content": {"text/plain": {}}, "description": "the record, with its secret"}},
)
async def show_record(request: Request, rooms: RoomsHere, room: RoomHere, limits: LimitsHere) -> PlainTextResponse:
    """The whole game as text that `lampion verify` checks, once it is over; of a challenge, once the day is closed."""
    limits.take_from("replays", request, rooms.clock())
    name = f"{room.table.terms.game}-{room.id}.lampion"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    await room.catch_up()
    async with room.lock:  # an end counts once it is saved
        check_published(room)
        return PlainTextResponse(record_of(room.table).write(), headers=headers)


@router.get("/tables/{table}/replay", tags=["tables"], response_model=Replay)
async def show_replay(
    request: Request,
    rooms: RoomsHere,
    room: RoomHere,
    limits: LimitsHere,
    guest: Visitor,
    frame: WantedFrame,
    eyes: Annotated[str, Query(pattern="^([0-7]|all|public|own)$")] = "own",
    start: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOMENTS)] = MOMENTS,
) -> Response:
    """Moments of the game as one viewer saw them: your own while it lasts, any seat's or everything afterwards."""
    limits.take_from("replays", request, rooms.clock())
    await room.catch_up()
    async with room.lock:  # an end counts once it is saved
        table = room.table
        viewer = find_viewer(table, guest.id if guest else "", eyes)
        seats: list[SeatInfo] = room.audience.seats()
        length = table.number
    most = min(count, DRAWN) if frame else count

    def tell() -> str:
        moments = cast("list[DrawnMoment]", replay_moments(table, viewer, start, most, length))
        for moment in moments:
            if frame and moment["view"] is not None:
                moment["text"] = frame.draw(table.game, moment["view"])
        following = moments[-1]["number"] + 1 if len(moments) == most else None
        game = table.terms.game
        return json.dumps({"game": game, "eyes": eyes, "seats": seats, "moments": moments, "next": following})

    owner = rooms.services.homes.asker(guest.id if guest else "", address_of(request))
    return Response(await rooms.bot_pool.aside(tell, owner), media_type="application/json")


def find_viewer(table: Table, guest: str, eyes: str) -> int | None:
    """The viewer that `eyes` names; raises an error while the game keeps that view closed."""
    if eyes == "own":
        return table.find_eyes(guest)
    viewer = None if eyes == "public" else CHANCE if eyes == "all" else int(eyes)
    if viewer is not None and viewer != CHANCE:
        seating.check_seat(table, viewer)
    if viewer not in (None, *table.find_seats(guest)) and table.phase != "over":
        raise NotOver() if viewer == CHANCE else NotYourEyes()
    return viewer
