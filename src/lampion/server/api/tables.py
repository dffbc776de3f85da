"""One table over REST: polling it, and sending commands."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from lampion.server.api.dependencies import LimitsHere, RoomHere, RoomsHere
from lampion.server.errors import PROBLEMS
from lampion.server.live.command_executor import CommandExecutor
from lampion.server.live.commands import AnyMessage, SeatNumber
from lampion.server.live.messages import Answer, Welcome
from lampion.server.live.sockets import count_telling
from lampion.server.live.text_boards import WantedFrame
from lampion.server.people.identity import Known, Visitor

router = APIRouter(prefix="/api", responses=PROBLEMS)


async def executor_of(request: Request) -> CommandExecutor:
    """What executes commands."""
    found: CommandExecutor = request.app.state.executor
    return found


@router.get("/tables/{table}", tags=["tables"], response_model=Welcome)
async def show_table(
    request: Request,
    limits: LimitsHere,
    room: RoomHere,
    guest: Visitor,
    frame: WantedFrame,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    seat: Annotated[SeatNumber | None, Query(description="the one that looks, if you have several")] = None,
) -> Response:
    """The table as you see it, and what has happened since an entry: the same as the first message of a socket."""
    count_telling(limits, room, request, since, frame)
    told = await room.welcome(guest.id if guest else "", since, frame, eyes=seat)
    return Response(told, media_type="application/json")


@router.post("/tables/{table}/commands", tags=["tables"], response_model=Answer, response_model_exclude_unset=True)
async def command(
    wanted: AnyMessage,
    rooms: RoomsHere,
    room: RoomHere,
    limits: LimitsHere,
    guest: Known,
    executor: Annotated[CommandExecutor, Depends(executor_of)],
) -> Answer:
    """Execute a command, as over a socket; its effect is saved before the answer."""
    limits.take_command(guest.id, rooms.services.homes.owner(guest.id), rooms.clock())
    return await executor.run(room, guest, wanted)
