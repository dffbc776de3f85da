"""People one has played with, and invitations to them."""

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from lampion.games import game as find_game
from lampion.server.api.dependencies import LimitsHere, NewTablesHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.api.new_tables import TableMade
from lampion.server.api.profiles import LATEST, Opponent, find_opponents
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.live.commands import Id, Pledge
from lampion.server.people.identity import Known
from lampion.server.people.profiles import visible
from lampion.tables import Settings

router = APIRouter(prefix="/api/me", tags=["guests"], responses=PROBLEMS)

PENDING = 3  # invitations to the same person that wait for an answer


class UnknownMate(Refusal):
    """You haven't played with this person, or they don't want to be found. No data."""

    code = "unknown-mate"
    status = 404


class ManyInvitations(Refusal):
    """This person hasn't answered your last invitations. Data: most."""

    code = "many-invitations"


class UnknownInvitation(Refusal):
    """Nobody has invited you there, or it is over. No data."""

    code = "unknown-invitation"
    status = 404


class Mate(Opponent):
    """Somebody you have played with."""

    game: str = Field(description="that you last played together")


class Mates(BaseModel):
    """People you have played with, the most frequent first."""

    mates: list[Mate]


class WantedMate(BaseModel):
    """Whom to invite, and to what."""

    model_config = ConfigDict(extra="forbid", strict=True)

    guest: Id
    game: GameId | None = Field(default=None, description="by default the one you last played together")
    pledge: Pledge | None = None


class InvitationShown(BaseModel):
    """Somebody asks you to their table."""

    table: str
    game: str
    seats: int
    invite: str = Field(description="with it, you may sit down")
    id: str
    name: str
    at: int


class InvitationList(BaseModel):
    """Who asks you to their table, the latest first."""

    invitations: list[InvitationShown]


@router.get("/mates")
async def list_mates(rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Mates:
    """People you have played with; those who show their profile to nobody aren't among them."""
    limits.take("lists", guest.id, rooms.clock())
    games: dict[str, str] = {}
    for other, game, _, _ in await rooms.store.meetings_of(guest.id, LATEST):
        games.setdefault(other, game)
    found = await find_opponents(rooms.store, guest.id)
    return Mates(mates=[Mate(**one.model_dump(), game=games[one.id]) for one in found])


@router.post("/invitations", status_code=201)
async def invite(
    wanted: WantedMate, rooms: RoomsHere, new_tables: NewTablesHere, limits: LimitsHere, guest: Known
) -> TableMade:
    """Make a table for two, sit down, and invite somebody you have played with."""
    store = rooms.store
    met = {other: game for other, game, _, _ in reversed(await store.meetings_of(guest.id, LATEST))}
    if wanted.guest not in met or wanted.guest not in await visible(store, guest.id, [wanted.guest]):
        raise UnknownMate()
    if await store.count_pending(guest.id, wanted.guest) >= PENDING:
        raise ManyInvitations(most=PENDING)
    limits.take("tables", guest.id, rooms.clock())
    game = find_game(wanted.game or met[wanted.guest])
    room = await new_tables.open(guest.id, game.id, min(game.players), {}, Settings(listed=False), {}, 0, wanted.pledge)
    await store.invite(room.id, wanted.guest, guest.id, rooms.clock())
    return TableMade.of(room)


@router.get("/invitations")
async def list_invitations(rooms: RoomsHere, limits: LimitsHere, guest: Known) -> InvitationList:
    """Who asks you to their table."""
    limits.take("lists", guest.id, rooms.clock())
    found = await rooms.store.invitations(guest.id)
    names = await rooms.store.guests({one.by for one in found})
    shown = []
    for one in found:
        table = (await rooms.find(one.table)).table
        if guest.id in table.removed or table.locked or not names[one.by].name:
            continue
        shown.append(
            InvitationShown(
                table=one.table, game=one.game, seats=one.seats, invite=table.invite, id=one.by,
                name=names[one.by].name, at=one.at,
            )
        )  # fmt: skip
    return InvitationList(invitations=shown)


@router.delete("/invitations/{table}", status_code=204)
async def decline(table: Id, rooms: RoomsHere, guest: Known) -> None:
    """Refuse an invitation."""
    if not await rooms.store.decline_invitation(table, guest.id):
        raise UnknownInvitation()
