"""Games that are over, looked at again: every decision of a seat, with no more than that seat knew."""

import asyncio
import threading
from collections import OrderedDict
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from lampion.bots.analysis import Choice, Outlook, Review, Reviewer, decisions, share_out
from lampion.bots.estimates import loss
from lampion.bots.search import work_time
from lampion.kernel.game import Offer
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.server.limits import Limits, address_of, is_local
from lampion.server.problems import PROBLEMS
from lampion.server.room import Room
from lampion.server.rooms import Rooms
from lampion.server.tables import RoomHere
from lampion.server.thinking import seed_of
from lampion.tables import Table, seating
from lampion.tables.errors import NotOver, OldRules

KEPT = 200  # analyses in memory; those that were not asked for lately are dropped, and made anew when they are
LONGEST = 90.0  # seconds that a core may think for one of them
UNDECIDED = {"pass", "clock"}  # moves that were made for a seat without anybody thinking

router = APIRouter(prefix="/api", responses=PROBLEMS)


class OutlookInfo(BaseModel):
    """What the seat could hope for before a move; at the end, what it got."""

    number: int = Field(description="the entry of that move; at the end, the entry that says so")
    chance: int = Field(description="to win, in percent")
    lead: int = Field(description="points ahead of the best other seat")


class LossInfo(BaseModel):
    """A decision that cost something."""

    number: int
    kind: Literal["both", "chance", "points"] = Field(description="what of it is worth telling")
    before: int = Field(description="percent to win with the better move, in steps of 5")
    after: int = Field(description="percent to win with the move that was played, in steps of 5")
    points: int = Field(description="how many less")
    by: Literal["own", "bot"] = Field(description="bot: it played for the person whose seat it is")
    played: Offer
    better: Offer


class Analysis(BaseModel):
    """A game through the eyes of a seat, or how far the work on it is."""

    seat: int
    status: Literal["waiting", "running", "done", "failed"]
    done: int = Field(description="decisions that were looked at")
    of: int = Field(description="decisions that there are; 0: not counted yet")
    whole: bool = Field(description="false: there was no time for all")
    outlooks: list[OutlookInfo]
    costliest: list[LossInfo] = Field(description="in the order of the game")


@dataclass
class Job:
    """An analysis being made."""

    seat: int
    held: ExitStack  # its place among those that may be made at once
    done: int = 0
    of: int = 0
    stopped: threading.Event = field(default_factory=threading.Event)

    def tell(self, has_failed: bool = False) -> Analysis:
        """How far it is, or was."""
        status: Literal["waiting", "running", "failed"] = "running" if self.of else "waiting"
        if has_failed:
            status = "failed"
        return Analysis(
            seat=self.seat, status=status, done=self.done, of=self.of, whole=False, outlooks=[], costliest=[]
        )


class Analyst:
    """Makes analyses, one of a table at a time, a decision at a time, where they hold up no bot; and keeps them."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits
        self.made: OrderedDict[tuple[str, int], Analysis] = OrderedDict()
        self.jobs: dict[tuple[str, int], Job] = {}
        self.turns: dict[str, asyncio.Lock] = {}  # by table

    def find(self, table: str, seat: int) -> Analysis | None:
        """An analysis that is there, on its way, or has failed; the last is said once, then it can be tried again."""
        key = table, seat
        if key in self.made:
            found = self.made.pop(key)
            if found.status == "done":
                self.made[key] = found
            return found
        return self.jobs[key].tell() if key in self.jobs else None

    def begin(self, table: Table, seat: int, address: str) -> Analysis:
        """Begin to make an analysis for somebody."""
        with ExitStack() as held:
            held.enter_context(self.limits.hold("analyses"))
            if not is_local(address):  # behind a proxy that hides them everybody has one address
                held.enter_context(self.limits.hold("analyses-of-address", address))
            job = self.jobs[table.terms.id, seat] = Job(seat, held.pop_all())
        self.rooms.spawn(self.work(table, job))
        return job.tell()

    async def work(self, table: Table, job: Job) -> None:
        """Make an analysis when it is this table's turn."""
        name = table.terms.id
        turn = self.turns.setdefault(name, asyncio.Lock())
        try:
            async with turn:
                self.keep(name, await self.analyse(table, job))
        except Exception:
            self.keep(name, job.tell(has_failed=True))
            raise
        finally:
            job.held.close()
            del self.jobs[name, job.seat]
            if not any(key[0] == name for key in self.jobs):
                del self.turns[name]

    def keep(self, table: str, analysis: Analysis) -> None:
        """Remember an analysis, and forget the one that nobody asked for longest."""
        self.made[table, analysis.seat] = analysis
        if len(self.made) > KEPT:
            self.made.popitem(last=False)

    async def analyse(self, table: Table, job: Job) -> Analysis:
        """Look at one decision after the other; between them others have their turn."""
        if table.play is None:
            raise OldRules()
        match = table.play.match
        seed = seed_of(table.terms.secret, "analysis", job.seat, 0)
        skip = {place for place, entry in enumerate(table.play.entries) if entry.by in UNDECIDED}

        def prepare() -> Reviewer:
            budget = share_out(len(decisions(match, job.seat)))
            return Reviewer(table.game, match, job.seat, budget, seed, job.stopped, skip)

        def step() -> float:
            began = work_time()
            reviewer.step()
            return work_time() - began

        thinker = self.rooms.thinker
        reviewer = await thinker.run("beside", prepare, job.stopped.set)
        job.of = len(reviewer.found)
        spent = 0.0
        while not reviewer.is_done:
            spent += await thinker.run("beside", step, job.stopped.set)
            job.done = reviewer.done
            if spent > LONGEST:
                job.stopped.set()
        return await thinker.run("beside", lambda: describe(table, match, reviewer.review()), job.stopped.set)


def describe(table: Table, match: Match, review: Review) -> Analysis:
    """A review in the numbers of the table's log, with moves as an interface needs them."""
    costly = {choice.entry: choice for choice in review.costliest}
    position = match.first_position(match.seats)
    told = []
    for entry, (seat, move) in enumerate(match.log):
        if entry in costly:
            told.append(describe_loss(table, position, review.seat, costly[entry]))
        position.play(seat, move)
    return Analysis(
        seat=review.seat,
        status="done",
        done=len(review.choices),
        of=len(review.choices),
        whole=review.whole,
        outlooks=[describe_outlook(table, review.seat, one) for one in review.outlooks],
        costliest=told,
    )


def describe_outlook(table: Table, seat: int, outlook: Outlook) -> OutlookInfo:
    """What a seat could hope for; at the end, what it got at this table, where those who are out cannot win."""
    assert table.play is not None
    if outlook.entry < len(table.play.entries):
        number, chance = table.play.entries[outlook.entry].number, outlook.chance
    else:
        assert table.outcome is not None
        winners = table.outcome["winners"]
        number = next(entry.number for entry in table.entries if entry.kind == "finish")
        chance = 1 / len(winners) if seat in winners else 0.0
    return OutlookInfo(number=number, chance=round(100 * chance), lead=round(outlook.lead))


def describe_loss(table: Table, position: Position, seat: int, choice: Choice) -> LossInfo:
    """A decision that cost something, with what would have been better."""
    assert table.play is not None
    game, entry = table.game, table.play.entries[choice.entry]
    by: Literal["own", "bot"] = "bot" if entry.by == "bot" and table.seats[seat].guest else "own"
    offers = {offer["move"]: offer for offer in game.offers(position, seat)}
    played, better = (offers[game.write_move(position, seat, one.move)] for one in (choice.played, choice.best))
    return LossInfo(number=entry.number, **asdict(loss(choice)), by=by, played=played, better=better)


@router.get("/tables/{table}/analysis", tags=["tables"])
async def show_analysis(
    room: RoomHere, request: Request, eyes: Annotated[int, Query(ge=0, le=7, description="a seat")]
) -> Analysis:
    """A game that is over, as a seat saw it. What is not there yet is begun: ask again until it is done."""
    limits: Limits = request.app.state.limits
    analyst: Analyst = request.app.state.analyst
    table = await finished(room)
    seating.check_seat(table, eyes)
    found = analyst.find(room.id, eyes)
    if found is None:
        if table.play is None:
            raise OldRules()
        limits.take_from("analyses", request, room.rooms.clock())
        found = analyst.begin(table, eyes, address_of(request))
    return found


async def finished(room: Room) -> Table:
    """The table, if its game is over, and saved as such."""
    await room.catch_up()
    async with room.lock:
        if room.table.phase != "over":
            raise NotOver()
        return room.table
