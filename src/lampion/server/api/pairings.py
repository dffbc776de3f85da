"""Looking for a table: with people who want the same and are about as strong, or at last with bots."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from lampion.games import game as find_game
from lampion.server.api.dependencies import LimitsHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.clock import SECOND
from lampion.server.errors import PROBLEMS
from lampion.server.live.commands import Pledge
from lampion.server.live.pairings import PACES, Pairings, Wish, fitting_bot
from lampion.server.live.results import skill_of_bot
from lampion.server.people.identity import Known
from lampion.storage import SeekerRow

router = APIRouter(prefix="/api/me/search", tags=["tables"], responses=PROBLEMS)

PaceName = Literal["quick", "calm", "days"]
assert set(PACES) == {"quick", "calm", "days"}


class SearchWish(BaseModel):
    """The table that somebody is looking for."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: GameId
    seats: Annotated[int, Field(ge=2, le=8)] = 2
    pace: PaceName = "calm"
    rated: bool = False
    patience: Annotated[int, Field(ge=5, le=600)] | None = Field(
        default=30, description="seconds until bots take the empty seats; null: wait for people"
    )
    pledge: Pledge | None = None


class Search(BaseModel):
    """How far the search is. Ask every few seconds: whoever doesn't is no longer waiting."""

    state: Literal["none", "waiting", "found"]
    table: str | None = None
    game: str | None = None
    seats: int | None = None
    waited: int = Field(default=0, description="seconds")
    bots_in: int | None = Field(default=None, description="seconds until bots take the empty seats; null: never")
    bot: str | None = Field(default=None, description="the bot that would come, of a fitting level")
    rated: bool = False
    rated_with_bots: bool = Field(default=False, description="would the game count with bots, too?")


@router.post("", status_code=201)
async def start_search(
    wanted: SearchWish, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known
) -> Search:
    """Look for a table. It begins as soon as enough people fit together, or after a while with bots."""
    limits.take("tables", guest.id, rooms.clock())
    game = find_game(wanted.game)
    game.settle(wanted.seats, {})
    wish = Wish(game.id, wanted.seats, wanted.pace, wanted.rated)
    patience = None if wanted.patience is None else wanted.patience * SECOND
    pairings = pairings_of(request)
    await pairings.seek(guest.id, wish, patience, wanted.pledge or "")
    return describe(await pairings.look(guest.id), rooms.clock())


@router.get("")
async def show_search(request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Search:
    """How far your search is."""
    limits.take("lists", guest.id, rooms.clock())
    return describe(await pairings_of(request).look(guest.id), rooms.clock())


@router.delete("", status_code=204)
async def stop_search(rooms: RoomsHere, guest: Known) -> None:
    """Look no longer."""
    await rooms.store.stop_seeking(guest.id)


def pairings_of(request: Request) -> Pairings:
    """What finds tables."""
    found: Pairings = request.app.state.pairings
    return found


def describe(row: SeekerRow | None, now: int) -> Search:
    """A search as its person sees it."""
    if row is None:
        return Search(state="none")
    wish = Wish.read(row.wish)
    bot = fitting_bot(wish.game, row.rating)
    waited = max(0, now - row.since)
    return Search(
        state="found" if row.table_id else "waiting",
        table=row.table_id or None,
        game=wish.game,
        seats=wish.seats,
        waited=waited // SECOND,
        bots_in=None if row.patience is None else max(0, -((waited - row.patience) // SECOND)),
        bot=None if row.patience is None else bot,
        rated=wish.rated,
        rated_with_bots=wish.rated and skill_of_bot(find_game(wish.game), bot) is not None,
    )
