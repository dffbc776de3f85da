"""The daily challenge on this server: what is played, games of it, results and standings."""

import secrets
from dataclasses import dataclass, replace
from datetime import date

from lampion.server.clock import Clock
from lampion.server.errors import Refusal
from lampion.server.live.new_tables import NewTables
from lampion.server.live.room import Room
from lampion.server.live.rooms import Rooms
from lampion.storage import Attempt, ChallengeRow, Ending
from lampion.tables import Draft, Settings, Table, challenge, seating

SHOWN = 50  # the best of a day
PAST = 30  # earlier days in a list


class NoChallenge(Refusal):
    """Nothing was or is played on that day. Data: day."""

    code = "no-challenge"
    status = 404


@dataclass(frozen=True)
class Placed:
    """An attempt that was played to its end, and its place."""

    attempt: Attempt
    place: int


@dataclass(frozen=True)
class Standings:
    """How a day went, so far or in the end, and for one of the guests."""

    begun: int
    ended: int
    best: list[Placed]
    mine: Attempt | None
    place: int | None  # of mine


class Challenges:
    """Daily challenges. Whatever happens to a game, its result is found at its table when somebody asks."""

    def __init__(self, rooms: Rooms, new_tables: NewTables) -> None:
        self.rooms = rooms
        self.new_tables = new_tables
        self.store = rooms.store
        self.clock: Clock = rooms.clock

    async def find(self, day: date) -> ChallengeRow:
        """What is played on a day. Its secret is drawn on that day, when somebody first asks."""
        if day != challenge.day_of(self.clock()):
            found = await self.store.challenge(day.isoformat())
            if found is None:
                raise NoChallenge(day=day.isoformat())
            return found
        plan, secret = challenge.plan_of(day), secrets.token_hex(32)
        return await self.store.open_challenge(
            ChallengeRow(day.isoformat(), plan.game, plan.seats, plan.options, plan.bot, secret)
        )

    # Playing

    async def play(self, guest: str, day: date) -> tuple[Room, bool]:
        """A guest's game of a day, and whether it counts: the first one, until it is over, and then others."""
        row = await self.find(day)
        mine = (await self.store.attempts_of(guest, [row.day])).get(row.day)
        if mine is not None:
            room = await self.rooms.find(mine.table_id)
            if room.table.phase != "over":
                return await self.start(room, guest), True
        if mine is not None or self.clock() >= challenge.end_of(day):
            return await self.start(await self.lay(guest, row), guest), False
        room = await self.lay(guest, row)
        if not await self.store.begin_attempt(Attempt(row.day, guest, room.id)):  # in another window, at the same time
            self.rooms.drop(room)
            await self.store.delete_table(room.id)
            return await self.play(guest, day)
        return await self.start(room, guest), True

    async def lay(self, guest: str, row: ChallengeRow) -> Room:
        """A table of a day's challenge, at which nothing has been drawn."""
        settings = Settings(listed=False, challenge=row.day)
        bots = {seat: row.bot for seat in range(row.seats) if seat != challenge.PERSON}
        return await self.new_tables.open(
            guest, row.game, row.seats, row.options, settings, bots, challenge.PERSON, None, secret=row.secret
        )

    async def start(self, room: Room, guest: str) -> Room:
        """Start the game unless that was done before."""

        def start(table: Table) -> list[Draft]:
            return seating.start(table, guest) if table.phase == "open" else []

        await room.act(start)
        return room

    # Results

    async def standings(self, day: date, guest: str) -> Standings:
        """How a day went, after noting the results that weren't yet."""
        name = day.isoformat()
        for ending in await self.store.endings(name):
            await self.store.note_result(result_of(day, ending))
        counts = await self.store.count_attempts([name])
        mine = (await self.store.attempts_of(guest, [name])).get(name) if guest else None
        place = await self.store.place_of(mine) if mine and mine.result == "played" else None
        best = rank(await self.store.standings(name, SHOWN))
        return Standings(*counts[name], best, mine, place)

    async def past(self, guest: str) -> list[tuple[ChallengeRow, Standings]]:
        """The latest days before today, and how they went for a guest."""
        today = challenge.day_of(self.clock())
        rows = await self.store.challenges_before(today.isoformat(), PAST)
        days = [row.day for row in rows]
        counts = await self.store.count_attempts(days)
        mine = await self.store.attempts_of(guest, days) if guest else {}
        found = []
        for row in rows:
            own = mine.get(row.day)
            place = await self.store.place_of(own) if own and own.result == "played" else None
            found.append((row, Standings(*counts[row.day], [], own, place)))
        return found


def rank(best: list[Attempt]) -> list[Placed]:
    """Attempts in order, with their places; equal ones share a place."""
    placed: list[Placed] = []
    for number, one in enumerate(best, 1):
        last = placed[-1] if placed else None
        same = last and (last.attempt.points, last.attempt.lead) == (one.points, one.lead)
        placed.append(Placed(one, last.place if last and same else number))
    return placed


def result_of(day: date, ending: Ending) -> Attempt:
    """The result of a game that is over."""
    attempt = Attempt(day.isoformat(), ending.guest, "")
    score = challenge.score_of(ending.outcome)
    if score is None:
        return replace(attempt, result="stopped")
    if ending.at >= challenge.closing_of(day):
        return replace(attempt, result="late")
    return replace(attempt, result="played", points=score.points, lead=score.lead, won=score.won)
