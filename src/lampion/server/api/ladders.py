"""Ladders: people and bots by strength, for each game; and what a rated game is about to change, or has changed."""

from collections.abc import Collection
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from lampion.games import game as find_game
from lampion.ladder.skill import ENOUGH, Skill
from lampion.server.api.dependencies import LimitsHere, RoomHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.errors import PROBLEMS
from lampion.server.live.results import skill_of, skill_of_bot, skills_of_levels
from lampion.server.people.identity import Visitor
from lampion.server.people.profiles import visible
from lampion.storage import Rating, Store

router = APIRouter(prefix="/api", tags=["ladder"], responses=PROBLEMS)

PAGE = 50  # people


class Strength(BaseModel):
    """How strong somebody is believed to be, in the unit of the levels: 400 points more mean ten wins to one."""

    rating: int
    give: int = Field(description="plus or minus: the interval of 95 %")
    games: int = Field(description="that counted; 0 for bots")
    provisional: bool = Field(description="after too few games")

    @classmethod
    def of(cls, skill: Skill) -> "Strength":
        """A skill in whole points."""
        return cls(
            rating=round(skill.mean), give=round(skill.give), games=skill.games,
            provisional=skill.is_provisional,
        )  # fmt: skip


class LadderRow(BaseModel):
    """Somebody on a ladder."""

    place: int | None = Field(description="among settled people; null before")
    id: str | None = Field(description="null if this person doesn't show their profile to you")
    name: str | None
    you: bool
    strength: Strength


class LadderBot(BaseModel):
    """A bot on a ladder, at its measured rating."""

    bot: str
    strength: Strength


class Ladder(BaseModel):
    """The people with a rating in a game, strongest first, and the bots among them."""

    game: str
    enough: int = Field(description="games until a rating is settled")
    people: list[LadderRow]
    bots: list[LadderBot]
    you: LadderRow | None
    next: int | None = Field(description="where the next page starts; null at the end")


class SeatStrength(BaseModel):
    """How strong a seat was before the game, and is after it if the game has been rated."""

    seat: int
    before: Strength
    after: Strength | None
    share: float | None = Field(description="how much of the game counted, at most 1")


class TableStrengths(BaseModel):
    """The strengths at a rated table; empty at others."""

    seats: list[SeatStrength]


@router.get("/games/{game}/ladder")
async def show_ladder(
    game: GameId,
    request: Request,
    rooms: RoomsHere,
    limits: LimitsHere,
    guest: Visitor,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Ladder:
    """A page of the ladder of a game."""
    limits.take_from("lists", request, rooms.clock())
    found, store, viewer = find_game(game), rooms.store, guest.id if guest else ""
    rows = await store.ladder(found.id, ENOUGH, start, PAGE + 1)
    own = await store.ratings_of([viewer], found.id)
    shown = await visible(store, viewer, [row.guest for row in [*rows, *own]])
    you = await describe(store, own, viewer, shown, await store.place_on_ladder(own[0], ENOUGH)) if own else []
    return Ladder(
        game=found.id,
        enough=ENOUGH,
        people=await describe(store, rows[:PAGE], viewer, shown, start + 1),
        bots=bots_on_ladder(found.id),
        you=you[0] if you else None,
        next=start + PAGE if len(rows) > PAGE else None,
    )


def bots_on_ladder(game: str) -> list[LadderBot]:
    """The measured levels of a game."""
    return [LadderBot(bot=name, strength=Strength.of(skill)) for name, skill in skills_of_levels(game)]


async def describe(
    store: Store, rows: list[Rating], viewer: str, shown: Collection[str], first: int
) -> list[LadderRow]:
    """People as a ladder shows them; those who aren't `shown` have no name here."""
    names = await store.guests(shown)
    return [
        LadderRow(
            place=None if skill_of(row).is_provisional else place,
            id=row.guest if row.guest in shown else None,
            name=names[row.guest].name if row.guest in shown else None,
            you=row.guest == viewer,
            strength=Strength.of(skill_of(row)),
        )
        for place, row in enumerate(rows, first)
    ]


@router.get("/tables/{table}/ratings")
async def show_strengths(room: RoomHere, rooms: RoomsHere) -> TableStrengths:
    """How strong the seats of a rated table are, and what the game has changed."""
    table = room.table
    if not table.settings.rated:
        return TableStrengths(seats=[])
    changes = await rooms.store.changes_at(room.id) if table.phase == "over" else {}
    stored = {one.guest: one for one in await rooms.store.ratings_of(table.people(), table.terms.game)}
    seats = []
    for seat, place in enumerate(table.seats):
        skill = skill_of(stored.get(place.guest)) if place.guest else skill_of_bot(table.game, place.bot)
        change = changes.get(seat)
        if skill is None or place.is_open:
            continue
        before = Strength.of(Skill(change.mean, change.spread, skill.games) if change else skill)
        after = Strength.of(Skill(change.new_mean, change.new_spread, skill.games)) if change else None
        seats.append(SeatStrength(seat=seat, before=before, after=after, share=change.share if change else None))
    return TableStrengths(seats=seats)
