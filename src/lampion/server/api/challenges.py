"""The daily challenge: what is played today and was on earlier days, games of it, and standings."""

from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from lampion.kernel.chance import commit
from lampion.server.api.dependencies import ChallengesHere, LimitsHere, RoomsHere
from lampion.server.api.new_tables import TableMade, become_guest
from lampion.server.errors import PROBLEMS, BadRequest
from lampion.server.live.challenges import Standings
from lampion.server.people.identity import Visitor
from lampion.storage import Attempt, ChallengeRow
from lampion.tables import challenge

TODAY = "today"

router = APIRouter(prefix="/api", responses=PROBLEMS)

Day = Annotated[
    str, Path(pattern=rf"^({TODAY}|\d{{4}}-\d\d-\d\d)$", description="a date in UTC, as 2026-07-14, or `today`")
]


class ChallengeResult(BaseModel):
    """How somebody's game went."""

    state: Literal["playing", "played", "late", "stopped"] = Field(
        description="late: ended after the day was closed; stopped: given up"
    )
    points: int | None
    lead: int | None = Field(description="points ahead of the best bot, below 0 if it was better")
    won: bool | None
    place: int | None = Field(description="from 1; the same points and lead share a place")
    table: str | None = Field(description="where it was played, if you may look there")

    @classmethod
    def of(cls, attempt: Attempt, place: int | None, *, shown: bool) -> "ChallengeResult":
        """An attempt and its place."""
        return cls(
            state=attempt.result,  # type: ignore[arg-type]  # what the store has
            points=attempt.points,
            lead=attempt.lead,
            won=attempt.won,
            place=place,
            table=attempt.table_id if shown else None,
        )


class RankedResult(ChallengeResult):
    """A place in the standings."""

    name: str = Field(description="empty if the guest was forgotten")
    you: bool


class ChallengeLine(BaseModel):
    """A day's challenge in a list."""

    day: str
    game: str
    seats: int
    options: dict[str, str]
    bot: str
    begun: int = Field(description="how many people have begun it")
    ended: int = Field(description="how many of them have played it to the end")
    mine: ChallengeResult | None = Field(description="your first game, which counts")


class ChallengeInfo(ChallengeLine):
    """A day's challenge: everybody plays the same game alone against the same bots, with the same luck."""

    today: str
    end: int = Field(description="until when a game counts that begins")
    closing: int = Field(description="until when it has to end; then results are final, games and secret open")
    now: int
    commitment: str = Field(description="the SHA-256 of the secret that all luck of the day comes from")
    secret: str | None = Field(description="null until the day is closed")
    best: list[RankedResult]


class PastChallenges(BaseModel):
    """Earlier days on which somebody played, the latest first."""

    days: list[ChallengeLine]


class ChallengeMade(TableMade):
    """Your game of the day."""

    counts: bool = Field(description="is it your first game of that day?")


@router.get("/challenges", tags=["challenges"])
async def list_challenges(
    request: Request, challenges: ChallengesHere, rooms: RoomsHere, limits: LimitsHere, guest: Visitor
) -> PastChallenges:
    """The challenges of earlier days."""
    limits.take_from("lists", request, rooms.clock())
    found = await challenges.past(guest.id if guest else "")
    return PastChallenges(days=[line(row, standings) for row, standings in found])


@router.get("/challenges/{day}", tags=["challenges"])
async def show_challenge(
    day: Day, request: Request, challenges: ChallengesHere, rooms: RoomsHere, limits: LimitsHere, guest: Visitor
) -> ChallengeInfo:
    """The challenge of a day, and how it went so far."""
    now = rooms.clock()
    limits.take_from("lists", request, now)
    wanted = read_day(day, now)
    row = await challenges.find(wanted)
    standings = await challenges.standings(wanted, guest.id if guest else "")
    closing = challenge.closing_of(wanted)
    people = await rooms.store.guests({one.attempt.guest for one in standings.best})
    return ChallengeInfo(
        **dict(line(row, standings)),
        today=challenge.day_of(now).isoformat(),
        end=challenge.end_of(wanted),
        closing=closing,
        now=now,
        commitment=commit(row.secret),
        secret=row.secret if now >= closing else None,
        best=[
            RankedResult(
                **dict(ChallengeResult.of(one.attempt, one.place, shown=now >= closing)),
                name=people[one.attempt.guest].name,
                you=guest is not None and one.attempt.guest == guest.id,
            )
            for one in standings.best
        ],
    )


@router.post("/challenges/{day}/play", tags=["challenges"], status_code=201)
async def play_challenge(
    day: Day, request: Request, challenges: ChallengesHere, rooms: RoomsHere, limits: LimitsHere, guest: Visitor
) -> ChallengeMade:
    """Play the game of a day. Your first one counts, if it begins on that day; asking again leads back to it.

    Once it is over, or the day is, further games with the same luck count for nothing. A stranger becomes a guest.
    """
    wanted = read_day(day, rooms.clock())
    await challenges.find(wanted)
    if guest is None:
        guest = await become_guest(request, limits, rooms)
    limits.take("tables", guest.id, rooms.clock())
    room, counts = await challenges.play(guest.id, wanted)
    return ChallengeMade(**dict(TableMade.of(room)), counts=counts)


def read_day(text: str, now: int) -> date:
    """The date that an address names."""
    if text == TODAY:
        return challenge.day_of(now)
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadRequest(where="day", problem="value") from None


def line(row: ChallengeRow, standings: Standings) -> ChallengeLine:
    """What lists show of a day."""
    mine = standings.mine
    return ChallengeLine(
        day=row.day,
        game=row.game,
        seats=row.seats,
        options=row.options,
        bot=row.bot,
        begun=standings.begun,
        ended=standings.ended,
        mine=ChallengeResult.of(mine, standings.place, shown=True) if mine else None,
    )
