"""Analyses of finished games: every decision of a seat, judged by what that seat knew."""

import asyncio
import threading
from collections import OrderedDict
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from typing import Literal

from pydantic import BaseModel, Field

from lampion.bots.analysis import Choice, Outlook, Review, Reviewer, decisions, share_out, victory_share
from lampion.bots.base import work_time
from lampion.bots.estimates import loss
from lampion.kernel.game import Offer, Reason
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.server.limits import Limits, is_local
from lampion.server.live.bot_pool import seed_of
from lampion.server.live.services import Services
from lampion.tables import Table
from lampion.tables.errors import OldRules

KEPT = 200  # analyses in memory; the least recently used are dropped, and repeated on request
LONGEST = 90.0  # seconds of processor time for one of them
UNDECIDED = {"pass", "clock"}  # moves made for a seat by the server


class OutlookInfo(BaseModel):
    """What the seat could expect before a move; at the end, what it got."""

    number: int = Field(description="the entry of that move; at the end, of the finish")
    chance: int = Field(description="of winning, in percent")
    lead: int = Field(description="points ahead of the best other seat")


class LossInfo(BaseModel):
    """A costly decision."""

    number: int
    kind: Literal["both", "chance", "points"] = Field(description="which loss is worth telling")
    before: int = Field(description="chance of winning with the better move, in percent, in steps of 5")
    after: int = Field(description="chance of winning with the move that was played, in percent, in steps of 5")
    points: int = Field(description="points lost")
    by: Literal["own", "bot"] = Field(description="bot: a bot played for the person in this seat")
    played: Offer
    better: Offer
    reasons: list[Reason] = Field(description="what the better move was good for")


class Analysis(BaseModel):
    """A game as one seat saw it, or the progress of the analysis."""

    seat: int
    status: Literal["waiting", "running", "done", "failed"]
    done: int = Field(description="decisions analysed")
    of: int = Field(description="decisions in total; 0: not counted yet")
    whole: bool = Field(description="false: time ran out before the last decision")
    outlooks: list[OutlookInfo]
    costliest: list[LossInfo] = Field(description="in the order of the game")


@dataclass
class Job:
    """An analysis in progress."""

    seat: int
    held: ExitStack  # its share of the limits
    owner: str  # whose turns it takes
    done: int = 0
    of: int = 0
    stopped: threading.Event = field(default_factory=threading.Event)

    def describe(self, has_failed: bool = False) -> Analysis:
        """The progress so far."""
        status: Literal["waiting", "running", "failed"] = "running" if self.of else "waiting"
        if has_failed:
            status = "failed"
        return Analysis(
            seat=self.seat, status=status, done=self.done, of=self.of, whole=False, outlooks=[], costliest=[]
        )


class Analyst:
    """Runs analyses in the background, one per table at a time, and keeps the results."""

    def __init__(self, services: Services, limits: Limits) -> None:
        self.services = services
        self.limits = limits
        self.made: OrderedDict[tuple[str, int], Analysis] = OrderedDict()
        self.jobs: dict[tuple[str, int], Job] = {}
        self.turns: dict[str, asyncio.Lock] = {}  # by table

    def find(self, table: str, seat: int) -> Analysis | None:
        """An analysis, its progress, or its failure; a failure is reported once and can then be retried."""
        key = table, seat
        if key in self.made:
            found = self.made.pop(key)
            if found.status == "done":
                self.made[key] = found
            return found
        return self.jobs[key].describe() if key in self.jobs else None

    def begin(self, table: Table, seat: int, address: str) -> Analysis:
        """Start an analysis on behalf of a client address."""
        with ExitStack() as held:
            held.enter_context(self.limits.hold("analyses"))
            if not is_local(address):  # behind a proxy all clients may share one address
                held.enter_context(self.limits.hold("analyses-of-address", address))
            job = self.jobs[table.terms.id, seat] = Job(seat, held.pop_all(), address)
        self.services.spawn(self.work(table, job))
        return job.describe()

    async def work(self, table: Table, job: Job) -> None:
        """Run an analysis, after earlier ones of the same table."""
        name = table.terms.id
        turn = self.turns.setdefault(name, asyncio.Lock())
        try:
            async with turn:
                self.keep(name, await self.analyse(table, job))
        except Exception:
            self.keep(name, job.describe(has_failed=True))
            raise
        finally:
            job.held.close()
            del self.jobs[name, job.seat]
            if not any(key[0] == name for key in self.jobs):
                del self.turns[name]

    def keep(self, table: str, analysis: Analysis) -> None:
        """Keep an analysis, and drop the least recently used one."""
        self.made[table, analysis.seat] = analysis
        if len(self.made) > KEPT:
            self.made.popitem(last=False)

    async def analyse(self, table: Table, job: Job) -> Analysis:
        """Analyse one decision after another; other analyses may run in between."""
        if table.live_match is None:
            raise OldRules()
        match = table.live_match.match
        seed = seed_of(table.terms.secret, "analysis", job.seat, 0)
        skip = {place for place, entry in enumerate(table.live_match.entries) if entry.by in UNDECIDED}

        def prepare() -> Reviewer:
            budget = share_out(len(decisions(match, job.seat)))
            return Reviewer(table.game, match, job.seat, budget, seed, job.stopped, skip)

        def step() -> float:
            began = work_time()
            reviewer.step()
            return work_time() - began

        pool = self.services.bot_pool
        reviewer = await pool.run("analysis", prepare, job.stopped.set, job.owner)
        job.of = len(reviewer.found)
        spent = 0.0
        while not reviewer.is_done:
            spent += await pool.run("analysis", step, job.stopped.set, job.owner)
            job.done = reviewer.done
            if spent > LONGEST:
                job.stopped.set()
        whole = pool.run("analysis", lambda: describe(table, match, reviewer.review()), job.stopped.set, job.owner)
        return await whole


def describe(table: Table, match: Match, review: Review) -> Analysis:
    """A review by entry numbers of the table's log, with moves as the client shows them."""
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
    """What a seat could expect; at the end, its result at this table, where seats that are out cannot win."""
    assert table.live_match is not None
    if outlook.entry < len(table.live_match.entries):
        number, chance = table.live_match.entries[outlook.entry].number, outlook.chance
    else:
        assert table.outcome is not None
        number = next(entry.number for entry in table.entries if entry.kind == "finish")
        chance = victory_share(table.outcome["winners"], seat)
    return OutlookInfo(number=number, chance=round(100 * chance), lead=round(outlook.lead))


def describe_loss(table: Table, position: Position, seat: int, choice: Choice) -> LossInfo:
    """A costly decision, with the better move."""
    assert table.live_match is not None
    game, entry = table.game, table.live_match.entries[choice.entry]
    by: Literal["own", "bot"] = "bot" if entry.by == "bot" and table.seats[seat].guest else "own"
    offers = {offer["move"]: offer for offer in game.offers(position, seat)}
    played, better = (offers[game.write_move(position, seat, one.move)] for one in (choice.played, choice.best))
    reasons = game.reasons(position, seat, choice.best.move)
    told = asdict(loss(choice))
    return LossInfo(number=entry.number, **told, by=by, played=played, better=better, reasons=reasons)
