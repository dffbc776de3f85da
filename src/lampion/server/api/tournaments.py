"""Tournaments of a club: members enter, helpers and the founder run them, all members see rounds and standings."""

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from lampion.games import game as find_game
from lampion.ladder.rounds import MOST_ROUNDS, Form
from lampion.server.api.dependencies import LimitsHere, RoomsHere
from lampion.server.api.games import GameId
from lampion.server.api.pairings import PaceName
from lampion.server.clock import MINUTE
from lampion.server.errors import PROBLEMS, Refusal
from lampion.server.limits import TooManyAtOnce
from lampion.server.live.commands import Id, Name
from lampion.server.live.rooms import Rooms
from lampion.server.live.tournaments import Course, TournamentBegun, Tournaments, UnknownTournament
from lampion.server.people.clubs import ALL, ORDER, Role, UnknownClub, enter
from lampion.server.people.identity import Known
from lampion.server.people.names import clean
from lampion.storage import Guest, TournamentRow

router = APIRouter(prefix="/api", tags=["tournaments"], responses=PROBLEMS)

SHOWN = 30  # tournaments in a list

State = Literal["open", "playing", "over"]
Number = Annotated[int, Field(ge=0, le=10_000)]


class UnknownEntrant(Refusal):
    """Nobody in the tournament has this number, or it isn't for you to take them out. No data."""

    code = "unknown-entrant"
    status = 404


class BadTournament(Refusal):
    """A tournament can't be like that. Data: problem."""

    code = "bad-tournament"
    status = 422


class TournamentWish(BaseModel):
    """The tournament that a club shall have. Its games are rated ones."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name
    game: GameId
    form: Form = "swiss"
    seats: Annotated[int, Field(ge=2, le=4, description="at a table; a round robin is played in twos")] = 2
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS, description="of a Swiss tournament")] = 3
    pace: PaceName = "calm"
    minutes: Annotated[int, Field(ge=2, le=10_080, description="in which people turn up in a round")] = 15
    runs_itself: bool = Field(default=True, description="does a round begin by itself after the one before?")


class TournamentLine(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    state: State
    round: int
    rounds: int
    people: int


class TournamentList(BaseModel):
    """The tournaments of a club, the latest first."""

    tournaments: list[TournamentLine]


class EntrantShown(BaseModel):
    """Somebody who plays in a tournament."""

    number: int
    id: str | None = Field(description="null: somebody who has left Lampion")
    name: str | None
    out: bool = Field(description="they play no further round")
    you: bool


class StandingShown(BaseModel):
    """How somebody stands. Points decide, then opponents, beaten, wins; who is equal in all of them shares a place."""

    number: int
    place: int
    points: float = Field(
        description="for each game the share of the others that one came before; a bye counts as a win"
    )
    opponents: float = Field(description="the points of all opponents; in a bye, one's own")
    beaten: float = Field(description="the points of those one came before, and half of those one drew with")
    wins: int
    played: int
    byes: int


class BoardShown(BaseModel):
    """A table of a round."""

    table: str | None = Field(description="null: a bye")
    people: list[int] = Field(description="by seat")
    places: list[int | None] | None = Field(description="by seat, 1 won, null didn't turn up; null: not known yet")
    ready: list[bool] = Field(description="by seat: has this person turned up?")
    begun: bool


class RoundShown(BaseModel):
    """A round and its tables."""

    number: int
    boards: list[BoardShown]


class Tournament(BaseModel):
    """A tournament as the members of its club see it."""

    id: str
    club: str
    club_name: str
    name: str
    game: str
    form: Form
    seats: int
    rounds: int
    pace: PaceName
    minutes: int
    runs_itself: bool
    state: State
    round: int = Field(description="from 1; 0 before the first")
    deadline: int | None = Field(description="until when people turn up in this round")
    you: int | None = Field(description="your number, if you have entered")
    may_run: bool = Field(description="may you begin rounds, end it and take people out?")
    may_go_on: bool = Field(description="is the round over, so that the next one can begin?")
    entrants: list[EntrantShown]
    standings: list[StandingShown] = Field(description="the best first")
    played: list[RoundShown] = Field(description="the latest round first")


@router.get("/clubs/{club}/tournaments")
async def list_tournaments(club: Id, rooms: RoomsHere, limits: LimitsHere, guest: Known) -> TournamentList:
    """The tournaments of a club."""
    limits.take("lists", guest.id, rooms.clock())
    await enter(rooms.store, club, guest.id)
    found = await rooms.store.tournaments_of(club, SHOWN)
    return TournamentList(
        tournaments=[
            TournamentLine(
                id=row.id, name=row.name, game=row.game, state=row.state,  # type: ignore[arg-type]
                round=row.round, rounds=row.rounds, people=people,
            )
            for row, people in found
        ]
    )  # fmt: skip


@router.post("/clubs/{club}/tournaments", status_code=201)
async def plan_tournament(
    club: Id, wanted: TournamentWish, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known
) -> Tournament:
    """Plan a tournament, which members may enter until it begins."""
    await enter(rooms.store, club, guest.id, ORDER)
    name, game = clean(wanted.name), find_game(wanted.game)
    if wanted.form == "round-robin" and wanted.seats != 2:
        raise BadTournament(problem="form")
    if wanted.seats not in game.players:
        raise BadTournament(problem="seats")
    limits.take("clubs", guest.id, rooms.clock())
    most = limits.caps["tournaments-of-club"]
    if sum(row.state != "over" for row, _ in await rooms.store.tournaments_of(club, 10 * SHOWN)) >= most:
        raise TooManyAtOnce(kind="tournaments-of-club", most=most)
    row = TournamentRow(
        secrets.token_urlsafe(12), club, name, game.id, wanted.form, wanted.seats, wanted.rounds, wanted.pace,
        wanted.minutes * MINUTE, wanted.runs_itself, rooms.clock(),
    )  # fmt: skip
    await rooms.store.add_tournament(row)
    return await describe(rooms, await tournaments_of(request).read(row.id), guest)


@router.get("/tournaments/{tournament}")
async def show_tournament(
    tournament: Id, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known
) -> Tournament:
    """A tournament of a club you are in, with its standings as they are now."""
    limits.take("lists", guest.id, rooms.clock())
    await check(rooms, tournament, guest)
    return await describe(rooms, await tournaments_of(request).look_after(tournament), guest)


@router.delete("/tournaments/{tournament}", status_code=204)
async def delete_tournament(tournament: Id, rooms: RoomsHere, guest: Known) -> None:
    """Delete a tournament that isn't being played. The games stay with those who played them."""
    await check(rooms, tournament, guest, ORDER)
    if not await rooms.store.delete_tournament(tournament):
        raise TournamentBegun()


@router.post("/tournaments/{tournament}/entrants", status_code=201)
async def enter_tournament(
    tournament: Id, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known
) -> Tournament:
    """Enter a tournament that hasn't begun."""
    await check(rooms, tournament, guest)
    limits.take("clubs", guest.id, rooms.clock())
    most = limits.caps["people-of-tournament"]
    is_in = await rooms.store.enter(tournament, guest.id, most)
    if is_in is None:
        raise TournamentBegun()
    if not is_in:
        raise TooManyAtOnce(kind="people-of-tournament", most=most)
    return await describe(rooms, await tournaments_of(request).read(tournament), guest)


@router.delete("/tournaments/{tournament}/entrants/{number}")
async def withdraw(tournament: Id, number: Number, request: Request, rooms: RoomsHere, guest: Known) -> Tournament:
    """Leave a tournament, or take somebody out: they play no further round. A game that has begun goes on."""
    await check(rooms, tournament, guest)
    entrants = await rooms.store.entrants(tournament)
    if not any(one.number == number and one.guest == guest.id for one in entrants):
        await check(rooms, tournament, guest, ORDER)
    if not await rooms.store.withdraw(tournament, number):
        raise UnknownEntrant()
    return await describe(rooms, await tournaments_of(request).look_after(tournament), guest)


@router.post("/tournaments/{tournament}/rounds", status_code=201)
async def begin_round(
    tournament: Id, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known
) -> Tournament:
    """Begin the tournament, or its next round. Tables are made, and people have to turn up there in time."""
    row = await check(rooms, tournament, guest, ORDER)
    limits.take("clubs", guest.id, rooms.clock())
    found = tournaments_of(request)
    course = await (found.begin(tournament) if row.state == "open" else found.next_round(tournament))
    return await describe(rooms, course, guest)


@router.post("/tournaments/{tournament}/end")
async def end_tournament(
    tournament: Id, request: Request, rooms: RoomsHere, limits: LimitsHere, guest: Known
) -> Tournament:
    """End a tournament as it stands. Games that are being played go on, but no longer count in it."""
    await check(rooms, tournament, guest, ORDER)
    limits.take("clubs", guest.id, rooms.clock())
    return await describe(rooms, await tournaments_of(request).end(tournament), guest)


def tournaments_of(request: Request) -> Tournaments:
    """What plays tournaments."""
    found: Tournaments = request.app.state.tournaments
    return found


async def check(rooms: Rooms, tournament: str, guest: Guest, roles: tuple[Role, ...] = ALL) -> TournamentRow:
    """A tournament, if this guest is in its club; otherwise there is none."""
    row = await rooms.store.tournament(tournament)
    if row is None:
        raise UnknownTournament()
    try:
        await enter(rooms.store, row.club, guest.id, roles)
    except UnknownClub:
        raise UnknownTournament() from None
    return row


async def describe(rooms: Rooms, course: Course, guest: Guest) -> Tournament:
    """A tournament as a member of its club sees it."""
    row = course.row
    club, role = await enter(rooms.store, row.club, guest.id)
    names = await rooms.store.guests({one.guest for one in course.entrants if one.guest})
    own = next((one.number for one in course.entrants if one.guest == guest.id), None)
    is_playing = row.state == "playing"
    return Tournament(
        id=row.id,
        club=row.club,
        club_name=club.name,
        name=row.name,
        game=row.game,
        form=row.form,  # type: ignore[arg-type]
        seats=row.seats,
        rounds=row.rounds,
        pace=row.pace,  # type: ignore[arg-type]
        minutes=row.patience // MINUTE,
        runs_itself=row.runs_itself,
        state=row.state,  # type: ignore[arg-type]
        round=row.round,
        deadline=row.deadline if is_playing and course.waiting else None,
        you=own,
        may_run=role in ORDER,
        may_go_on=is_playing and not course.waiting,
        entrants=[
            EntrantShown(
                number=one.number,
                id=one.guest,
                name=names[one.guest].name or None if one.guest in names else None,
                out=one.number in course.out,
                you=one.number == own,
            )
            for one in course.entrants
        ],
        standings=[
            StandingShown(
                number=one.person, place=one.place, points=float(one.points), opponents=float(one.opponents),
                beaten=float(one.beaten), wins=one.wins, played=one.played, byes=one.byes,
            )
            for one in course.standings()
        ],
        played=await describe_rounds(rooms, course),
    )  # fmt: skip


async def describe_rounds(rooms: Rooms, course: Course) -> list[RoundShown]:
    """The rounds so far, the latest first, and who has turned up where the result isn't known."""
    rows = {row.id: row for row in await rooms.store.find_tables([one.table_id for one in course.waiting])}
    guests = {one.number: one.guest for one in course.entrants}
    shown: dict[int, list[BoardShown]] = {number: [] for number in range(course.row.round, 0, -1)}
    for one in course.boards:
        row = rows.get(one.table_id)
        begun = one.places is not None or (row is not None and row.phase != "open")
        awaited = {} if row is None or begun else row.people
        shown[one.round].append(
            BoardShown(
                table=one.table_id or None,
                people=one.people,
                places=one.places,
                ready=[begun or awaited.get(guests[person] or "") is False for person in one.people],
                begun=begun,
            )
        )
    return [RoundShown(number=number, boards=found) for number, found in shown.items()]
