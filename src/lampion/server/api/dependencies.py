"""What routes ask for besides their parameters: the limits, the tables, the table that a request is about.

All of them are coroutines: plain functions would each be run in a thread, and a flood of requests would wait for those.
"""

from typing import Annotated

from fastapi import Depends, Request

from lampion.server.limits import Limits, address_of
from lampion.server.live.access import check_may_read
from lampion.server.live.challenges import Challenges
from lampion.server.live.commands import Id
from lampion.server.live.new_tables import NewTables
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.server.live.sockets import count_opening
from lampion.server.people.identity import Visitor


async def limits_of(request: Request) -> Limits:
    """The limits of the app that a request is for."""
    found = request.app.state.limits
    assert isinstance(found, Limits)
    return found


async def rooms_of(request: Request) -> Rooms:
    """The tables of this server."""
    found: Rooms = request.app.state.rooms
    return found


async def new_tables_of(request: Request) -> NewTables:
    """What makes the tables of this server."""
    found: NewTables = request.app.state.new_tables
    return found


async def challenges_of(request: Request) -> Challenges:
    """The daily challenges of this server."""
    found: Challenges = request.app.state.challenges
    return found


LimitsHere = Annotated[Limits, Depends(limits_of)]
RoomsHere = Annotated[Rooms, Depends(rooms_of)]
NewTablesHere = Annotated[NewTables, Depends(new_tables_of)]
ChallengesHere = Annotated[Challenges, Depends(challenges_of)]


async def find_room(request: Request, table: Id, rooms: RoomsHere, limits: LimitsHere, guest: Visitor) -> Room:
    """The table that a request is about; raises an error if this guest may not be there."""
    name = guest.id if guest else ""
    count_opening(limits, rooms, request, table)
    room = await rooms.find(table, rooms.services.homes.asker(name, address_of(request)))
    check_may_read(room, name)
    room.visit(name)
    return room


RoomHere = Annotated[Room, Depends(find_room)]
