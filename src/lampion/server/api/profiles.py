"""Profiles: what somebody has played and how it went, shown to whom they like; and all of their records."""

import io
import zipfile
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response

from lampion.kernel.errors import LampionError
from lampion.ladder.skill import Skill
from lampion.server.api.dependencies import LimitsHere, RoomsHere
from lampion.server.api.ladders import Strength
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.live.access import check_published
from lampion.server.live.commands import Id
from lampion.server.live.results import skill_of
from lampion.server.live.rooms import Rooms
from lampion.server.people.identity import Known, Visitor
from lampion.server.people.profiles import DEFAULT, Shown, visible
from lampion.storage import Guest, PlayedGame, Rating, Store
from lampion.tables import Table
from lampion.tables.records import record_of

router = APIRouter(prefix="/api", tags=["profiles"], responses=PROBLEMS)

LATEST = 2_000  # games that a profile looks back on
POINTS = 200  # of a graph
FAVOURITES = 12  # people


class HiddenProfile(Refusal):
    """This person shows their profile to others than you, or there is none. No data."""

    code = "hidden-profile"
    status = 404


class GraphPoint(BaseModel):
    """A rating after a game."""

    ended: int
    rating: int
    give: int


class GameTally(BaseModel):
    """What somebody has played of a game."""

    game: str
    played: int = Field(description="games that came to a result")
    won: int
    broken_off: int
    strength: Strength | None = Field(description="null without a rated game")
    graph: list[GraphPoint] = Field(description="the rating over time, the oldest first")


class Opponent(BaseModel):
    """Somebody met in finished games."""

    id: str
    name: str
    games: int
    won: int = Field(description="games in which you came before them")
    lost: int


class LatestGame(BaseModel):
    """A finished game."""

    table: str | None = Field(description="to be watched again; null if it is gone, or not yours to open")
    game: str
    ended: int
    rated: bool
    place: int | None = Field(description="null if it was broken off")
    change: int | None = Field(description="of the rating")


class Profile(BaseModel):
    """A person as others may see them."""

    id: str
    name: str
    since: int
    you: bool
    shown: Shown | None = Field(description="to whom; only you can see that")
    games: list[GameTally]
    latest: list[LatestGame]
    opponents: list[Opponent] = Field(description="the most frequent first; only you can see them")


class ProfileChoice(BaseModel):
    """To whom a profile is shown."""

    model_config = ConfigDict(extra="forbid", strict=True)

    shown: Annotated[Shown, Field(description="nobody: it is switched off")]


@router.get("/me/profile")
async def show_own(rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Profile:
    """Your own profile."""
    limits.take("profiles", guest.id, rooms.clock())
    return await describe(rooms.store, guest, guest.id)


@router.patch("/me/profile")
async def choose(wanted: ProfileChoice, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Profile:
    """Show your profile to everyone, to people you have played with, or to nobody."""
    limits.take("profiles", guest.id, rooms.clock())
    await rooms.store.show_profile(guest.id, wanted.shown)
    return await describe(rooms.store, guest, guest.id)


@router.delete("/me/profile", status_code=204)
async def forget_history(rooms: RoomsHere, guest: Known) -> None:
    """Forget your results and ratings. Others keep theirs, and the games can still be read."""
    await rooms.store.forget_history(guest.id)


@router.get("/people/{person}/profile")
async def show_profile(person: Id, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Visitor) -> Profile:
    """Somebody's profile, if they show it to you."""
    viewer = guest.id if guest else ""
    limits.take_from("lists", request, rooms.clock())
    found = (await rooms.store.guests([person])).get(person)
    if found is None or not found.name or person not in await visible(rooms.store, viewer, [person]):
        raise HiddenProfile()
    return await describe(rooms.store, found, viewer)


async def describe(store: Store, owner: Guest, viewer: str) -> Profile:
    """A profile; what it tells about third people only its owner sees."""
    is_own = owner.id == viewer
    games = await store.games_of(owner.id, LATEST)
    ratings = {one.game: one for one in await store.ratings_of([owner.id])}
    shown: Shown = (await store.shown_to([owner.id])).get(owner.id, DEFAULT)  # type: ignore[assignment]
    return Profile(
        id=owner.id,
        name=owner.name,
        since=owner.created,
        you=is_own,
        shown=shown if is_own else None,
        games=[tally(name, games, ratings.get(name)) for name in dict.fromkeys(one.game for one in games)],
        latest=[tell(one, is_own) for one in games[:20]],
        opponents=await find_opponents(store, owner.id) if is_own else [],
    )


def tell(one: PlayedGame, is_own: bool) -> LatestGame:
    """A finished game; others see no address, as the table may have been by invitation."""
    return LatestGame(
        table=one.table if one.kept and is_own else None,
        game=one.game,
        ended=one.ended,
        rated=one.new_mean is not None,
        place=one.place,
        change=None if one.new_mean is None or one.mean is None else round(one.new_mean) - round(one.mean),
    )


def tally(name: str, games: Iterable[PlayedGame], rating: Rating | None) -> GameTally:
    """What somebody has played of one game."""
    own = [one for one in games if one.game == name]
    rated = [one for one in reversed(own) if one.new_mean is not None and one.new_spread is not None]
    every = max(1, -(-len(rated) // POINTS))
    points = [one for place, one in enumerate(rated) if place % every == 0 or place == len(rated) - 1]
    return GameTally(
        game=name,
        played=sum(one.place is not None for one in own),
        won=sum(one.place == 1 for one in own),
        broken_off=sum(one.place is None for one in own),
        strength=Strength.of(skill_of(rating)) if rating else None,
        graph=[point_of(one) for one in points],
    )


def point_of(one: PlayedGame) -> GraphPoint:
    """The rating after a game."""
    known = Strength.of(Skill(one.new_mean or 0.0, one.new_spread or 0.0))
    return GraphPoint(ended=one.ended, rating=known.rating, give=known.give)


async def find_opponents(store: Store, guest: str) -> list[Opponent]:
    """Whom somebody has met most often; people who show their profile to nobody, or have left, stay out."""
    met, won, lost = Counter[str](), Counter[str](), Counter[str]()
    for other, _, own, theirs in await store.meetings_of(guest, LATEST):
        met[other] += 1
        if own is not None and theirs is not None:
            won[other] += own < theirs
            lost[other] += own > theirs
    often = [other for other, _ in met.most_common(4 * FAVOURITES)]
    names = await store.guests(await visible(store, guest, often))
    return [
        Opponent(id=one, name=names[one].name, games=met[one], won=won[one], lost=lost[one])
        for one in often
        if one in names and names[one].name
    ][:FAVOURITES]


@router.get(
    "/me/records",
    response_class=Response,  # errors are JSON
    responses={200: {"content": {"application/zip": {}}, "description": "an archive of records"}},
)
async def download_records(rooms: RoomsHere, limits: LimitsHere, guest: Known) -> Response:
    """The records of all your finished games that are still kept, in one archive."""
    limits.take("records", guest.id, rooms.clock())
    tables = [one.table for one in await rooms.store.games_of(guest.id, LATEST) if one.kept]
    owner = rooms.services.homes.owner(guest.id)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for name in tables:
            try:
                table = await find_published(rooms, name)
                await rooms.bot_pool.aside(partial(add_record, file, table), owner)
            except (
                LampionError
            ):  # gone, of a challenge that is still played, or of rules that this package no longer has
                continue
    headers = {"Content-Disposition": 'attachment; filename="lampion-records.zip"'}
    return Response(archive.getvalue(), media_type="application/zip", headers=headers)


async def find_published(rooms: Rooms, table: str) -> Table:
    """A table whose record may be given out."""
    room = await rooms.find(table)
    async with room.lock:  # an end counts once it is saved
        check_published(room)
        return room.table


def add_record(file: zipfile.ZipFile, table: Table) -> None:
    """Add a record to an archive, which takes a while."""
    file.writestr(f"{table.terms.game}-{table.terms.id}.lampion", record_of(table).write())
