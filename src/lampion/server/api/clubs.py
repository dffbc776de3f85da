"""Clubs: lasting groups with a link of their own, members, tables and ladders. For others, they don't exist."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from lampion.games import game as find_game
from lampion.ladder.skill import ENOUGH
from lampion.server.api import ladders, lobby
from lampion.server.api.dependencies import LimitsHere, NewTablesHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.api.ladders import Ladder
from lampion.server.api.lobby import TableLine
from lampion.server.api.new_tables import NewTable, TableMade, open_table
from lampion.server.clock import MINUTE
from lampion.server.errors import PROBLEMS
from lampion.server.limits import Limits, TooManyAtOnce
from lampion.server.live.commands import Id, Name
from lampion.server.live.rooms import Rooms
from lampion.server.people.clubs import BELOW, ORDER, FounderStays, Role, UnknownClub, UnknownMember, enter
from lampion.server.people.identity import Known, Visitor
from lampion.server.people.names import clean
from lampion.server.people.profiles import DEFAULT, visible
from lampion.storage import ClubRow, Guest

router = APIRouter(prefix="/api", tags=["clubs"], responses=PROBLEMS)

FIRST = 5 * MINUTE  # in which only members see a club's table that is listed
SHOWN = 40  # tables

Invite = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$", description="from the link of the club")]


class ClubWish(BaseModel):
    """What a club is called."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name


class Door(BaseModel):
    """The invitation from a club's link."""

    model_config = ConfigDict(extra="forbid", strict=True)

    invite: Invite


class RoleChoice(BaseModel):
    """What a member shall be. A new founder takes the place of the one who hands over."""

    model_config = ConfigDict(extra="forbid", strict=True)

    role: Role


class ClubLine(BaseModel):
    """A club you are in."""

    id: str
    name: str
    role: Role
    members: int


class ClubList(BaseModel):
    """Your clubs, the one you joined last first."""

    clubs: list[ClubLine]


class Invited(BaseModel):
    """The club behind a link."""

    id: str
    name: str
    members: int
    joined: bool = Field(description="are you in it?")


class ClubMember(BaseModel):
    """Somebody in a club."""

    id: str
    name: str
    role: Role
    joined: int
    you: bool
    profile: bool = Field(description="may you see their profile?")
    yours: bool = Field(description="may you remove them?")


class Club(BaseModel):
    """A club as its members see it."""

    id: str
    name: str
    created: int
    invite: str = Field(description="with it, others may join")
    role: Role
    members: list[ClubMember] = Field(description="the founder, helpers, then others in the order in which they came")


class ClubTable(TableLine):
    """A table of a club."""

    invite: str | None = Field(description="with it, members may sit down; null if nobody can, or you may not")


class ClubTables(BaseModel):
    """The tables of a club: those that wait for players, then games in progress, then finished ones."""

    tables: list[ClubTable]


@router.get("/me/clubs")
async def list_my_clubs(rooms: RoomsHere, limits: LimitsHere, guest: Known) -> ClubList:
    """The clubs you are in."""
    limits.take("lists", guest.id, rooms.clock())
    found = await rooms.store.clubs_of(guest.id)
    counts = await rooms.store.count_members([row.id for row, _ in found])
    return ClubList(
        clubs=[ClubLine(id=row.id, name=row.name, role=role, members=counts[row.id]) for row, role in found]  # type: ignore[arg-type]
    )


@router.post("/clubs", status_code=201)
async def found_club(wanted: ClubWish, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Club:
    """Found a club."""
    name = clean(wanted.name)
    await check_room(rooms, limits, guest)
    row = ClubRow(secrets.token_urlsafe(12), name, secrets.token_urlsafe(16), rooms.clock())
    await rooms.store.add_club(row, guest.id)
    return await describe(rooms, row, "founder", guest)


@router.get("/clubs/{club}")
async def show_club(club: Id, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Club:
    """A club you are in."""
    limits.take("lists", guest.id, rooms.clock())
    return await describe(rooms, *await enter(rooms.store, club, guest.id), guest)


@router.patch("/clubs/{club}")
async def rename_club(club: Id, wanted: ClubWish, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Club:
    """Call a club something else."""
    await enter(rooms.store, club, guest.id, ORDER)
    name = clean(wanted.name)
    limits.take("names", guest.id, rooms.clock())
    await rooms.store.rename_club(club, name)
    return await describe(rooms, *await enter(rooms.store, club, guest.id), guest)


@router.delete("/clubs/{club}", status_code=204)
async def close_club(club: Id, rooms: RoomsHere, guest: Known) -> None:
    """Close a club for good. Games that were played there stay with those who played them."""
    await enter(rooms.store, club, guest.id, ["founder"])
    await rooms.store.close_club(club)


# Joining, leaving, and who is what


@router.post("/clubs/{club}/door")
async def look_in(
    club: Id, wanted: Door, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Visitor
) -> Invited:
    """What a link leads to, before you join."""
    limits.take_from("lists", request, rooms.clock())
    row = await rooms.store.club(club)
    if row is None or row.invite != wanted.invite:
        raise UnknownClub()
    members = (await rooms.store.count_members([club]))[club]
    is_in = guest is not None and await rooms.store.role_in(club, guest.id) is not None
    return Invited(id=club, name=row.name, members=members, joined=is_in)


@router.post("/clubs/{club}/members")
async def join_club(club: Id, wanted: Door, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Club:
    """Join a club by its link. Its members see your name, and your ratings unless your profile is switched off."""
    await check_room(rooms, limits, guest)
    most = limits.caps["members-of-club"]
    is_in = await rooms.store.join_club(club, wanted.invite, guest.id, rooms.clock(), most)
    if is_in is None:
        raise UnknownClub()
    if not is_in:
        raise TooManyAtOnce(kind="members-of-club", most=most)
    return await describe(rooms, *await enter(rooms.store, club, guest.id), guest)


@router.post("/clubs/{club}/invitation")
async def renew_invitation(club: Id, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Club:
    """Give a club another link; the old one leads nowhere any more."""
    await enter(rooms.store, club, guest.id, ORDER)
    limits.take("clubs", guest.id, rooms.clock())
    await rooms.store.change_invitation(club, secrets.token_urlsafe(16))
    return await describe(rooms, *await enter(rooms.store, club, guest.id), guest)


@router.delete("/clubs/{club}/members/{member}", status_code=204)
async def leave_or_remove(club: Id, member: Id, rooms: RoomsHere, guest: Known) -> None:
    """Leave a club, or remove somebody; then it gets another link, as they know the old one."""
    _, role = await enter(rooms.store, club, guest.id)
    if member == guest.id:
        if not await rooms.store.leave_club(club, guest.id, ["helper", "member"]):
            raise FounderStays()
        await rooms.store.withdraw_from_club(club, guest.id)
        return
    if role == "member":
        await enter(rooms.store, club, guest.id, ORDER)
    if not await rooms.store.leave_club(club, member, BELOW[role]):
        raise UnknownMember()
    await rooms.store.withdraw_from_club(club, member)
    await rooms.store.change_invitation(club, secrets.token_urlsafe(16))


@router.patch("/clubs/{club}/members/{member}")
async def change_role(club: Id, member: Id, wanted: RoleChoice, rooms: RoomsHere, guest: Known) -> Club:
    """Make somebody a helper, or no longer; or hand the club over to them."""
    await enter(rooms.store, club, guest.id, ["founder"])
    if wanted.role == "founder":
        is_done = await rooms.store.hand_over(club, guest.id, member)
    else:
        is_done = await rooms.store.change_role(club, member, wanted.role)
    if not is_done:
        raise UnknownMember()
    return await describe(rooms, *await enter(rooms.store, club, guest.id), guest)


# Tables and ladders


@router.get("/clubs/{club}/tables")
async def list_tables(club: Id, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> ClubTables:
    """The tables that were opened for a club."""
    limits.take("lists", guest.id, rooms.clock())
    await enter(rooms.store, club, guest.id)
    rows = await rooms.store.find_tables(await rooms.store.tables_of_club(club, SHOWN))
    lines = (await lobby.describe(rooms.store, rows, guest)).tables
    return ClubTables(
        tables=[ClubTable(**line.model_dump(), invite=await find_invitation(rooms, line, guest)) for line in lines]
    )


@router.post("/clubs/{club}/tables", status_code=201)
async def make_table(
    club: Id, wanted: NewTable, rooms: RoomsHere, new_tables: NewTablesHere, limits: LimitsHere, guest: Known
) -> TableMade:
    """Make a table for a club and be its host. Members may sit down; a listed one, others see five minutes later."""
    await enter(rooms.store, club, guest.id)
    room = await open_table(wanted, rooms, new_tables, limits, guest)
    await rooms.store.add_club_table(club, room.id, rooms.clock() + FIRST)
    return TableMade.of(room)


@router.get("/clubs/{club}/ladders/{game}")
async def show_ladder(club: Id, game: GameId, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Ladder:
    """A club's people by strength, and the bots among them. Whoever has switched their profile off isn't there."""
    limits.take("lists", guest.id, rooms.clock())
    await enter(rooms.store, club, guest.id)
    found, store = find_game(game), rooms.store
    members = [one.guest for one in await store.members(club)]
    chosen = await store.shown_to(members)
    shown = {one for one in members if chosen.get(one, DEFAULT) != "nobody" or one == guest.id}
    rows = await store.ladder(found.id, ENOUGH, 0, len(members), shown)
    people = await ladders.describe(store, rows, guest.id, shown, 1)
    return Ladder(
        game=found.id,
        enough=ENOUGH,
        people=people,
        bots=ladders.bots_on_ladder(found.id),
        you=next((one for one in people if one.you), None),
        next=None,
    )


async def find_invitation(rooms: Rooms, line: TableLine, guest: Guest) -> str | None:
    """What lets a member sit down at a table of the club."""
    if line.open_seats == 0 or line.you is not None:
        return None
    table = (await rooms.find(line.id)).table
    return None if guest.id in table.removed or table.locked else table.invite


async def check_room(rooms: Rooms, limits: Limits, guest: Guest) -> None:
    """Refuse one more club to somebody who is in enough."""
    limits.take("clubs", guest.id, rooms.clock())
    most = limits.caps["clubs-of-guest"]
    if len(await rooms.store.clubs_of(guest.id)) >= most:
        raise TooManyAtOnce(kind="clubs-of-guest", most=most)


async def describe(rooms: Rooms, row: ClubRow, role: Role, guest: Guest) -> Club:
    """A club as one of its members sees it."""
    members = await rooms.store.members(row.id)
    ids = [one.guest for one in members]
    names, seen = await rooms.store.guests(ids), await visible(rooms.store, guest.id, ids)
    return Club(
        id=row.id,
        name=row.name,
        created=row.created,
        invite=row.invite,
        role=role,
        members=[
            ClubMember(
                id=one.guest,
                name=names[one.guest].name,
                role=one.role,  # type: ignore[arg-type]
                joined=one.joined,
                you=one.guest == guest.id,
                profile=one.guest in seen,
                yours=one.role in BELOW[role],
            )
            for one in members
            if one.guest in names
        ],
    )
