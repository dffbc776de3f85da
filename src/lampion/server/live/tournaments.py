"""Tournaments as they are played: the tables of a round, results, the next round.

Everything follows from the database, so whatever stops a process, another goes on. A round and its tables' ids are
written first, then the tables are made, and whoever looks next makes those that are missing. Results are taken from
tables that are over, each once.
"""

import asyncio
import secrets
from dataclasses import dataclass

from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.ladder.rounds import LEAST, Form, count_rounds, pair
from lampion.ladder.standings import Board, Standing, stand
from lampion.server.errors import Refusal
from lampion.server.live.new_tables import NewTables
from lampion.server.live.pairings import PACES
from lampion.server.logs import note
from lampion.storage import BoardRow, Entrant, TableRow, TournamentRow
from lampion.storage.errors import TableExists
from lampion.tables import Draft, Settings, Table
from lampion.tables.tournament import call_off

Places = list[int | None]


class UnknownTournament(Refusal):
    """There is no such tournament, or you aren't in its club. No data."""

    code = "unknown-tournament"
    status = 404


class TournamentBegun(Refusal):
    """That can be done only before the tournament begins. No data."""

    code = "tournament-begun"


class FewPeople(Refusal):
    """Too few people have entered the tournament. Data: least."""

    code = "few-people"


class RoundRunning(Refusal):
    """The round is still being played, or the tournament is over. No data."""

    code = "round-running"


@dataclass(frozen=True)
class Course:
    """A tournament, who plays in it, and its rounds so far."""

    row: TournamentRow
    entrants: list[Entrant]
    boards: list[BoardRow]

    @property
    def out(self) -> set[int]:
        """Who plays no further round."""
        return {one.number for one in self.entrants if one.is_out or one.guest is None}

    @property
    def rounds(self) -> list[list[Board]]:
        """The rounds for pairing and standings."""
        found: list[list[Board]] = [[] for _ in range(self.row.round)]
        for one in self.boards:
            places = None if one.places is None else tuple(one.places)
            found[one.round - 1].append(Board(tuple(one.people), places))
        return found

    @property
    def waiting(self) -> list[BoardRow]:
        """The tables whose results are missing."""
        return [one for one in self.boards if one.table_id and one.places is None]

    def standings(self) -> list[Standing]:
        """How everybody stands."""
        return stand([one.number for one in self.entrants], self.rounds)

    def find_groups(self) -> list[tuple[int, ...]]:
        """Who meets whom in the next round; nobody, if there is nobody left to meet."""
        form: Form = "round-robin" if self.row.form == "round-robin" else "swiss"
        players = find_game(self.row.game).players
        entered = [one.number for one in self.entrants]
        groups = pair(entered, self.out, form, self.row.seats, players, self.rounds)
        return groups if any(len(group) > 1 for group in groups) else []


class Tournaments:
    """Plays tournaments."""

    def __init__(self, new_tables: NewTables) -> None:
        self.new_tables = new_tables
        self.rooms = new_tables.rooms
        self.store = self.rooms.store
        self.clock = self.rooms.clock
        self.lock = asyncio.Lock()
        self.has_given_back = False  # the time in which the server was down, to people who were to turn up
        self.rooms.chores.append(self.look_after_all)

    async def read(self, tournament: str) -> Course:
        """A tournament as it is stored."""
        row = await self.store.tournament(tournament)
        if row is None:
            raise UnknownTournament()
        return Course(row, await self.store.entrants(tournament), await self.store.boards(tournament))

    async def look_after_all(self) -> None:
        """See what is to be done in all tournaments."""
        if not self.has_given_back:
            await self.store.put_off_deadlines(self.rooms.gap, self.rooms.services.started - self.rooms.gap)
            self.has_given_back = True
        for tournament in await self.store.running_tournaments():
            try:
                await self.look_after(tournament)
            except LampionError as error:  # go on with the others
                note("a tournament doesn't go on", tournament=tournament, problem=error.code)

    async def look_after(self, tournament: str) -> Course:
        """Do what is to be done in a tournament now."""
        async with self.lock:
            return await self.go_on(tournament)

    async def go_on(self, tournament: str, is_asked: bool = False) -> Course:
        """Note results; once a round is over, begin the next one, if that is wanted."""
        while True:
            course = await self.read(tournament)
            if course.row.state != "playing":
                return course
            settled = [await self.settle(course, board) for board in course.waiting]
            if any(settled):
                course = await self.read(tournament)
            row = course.row
            if course.waiting or not (is_asked or row.runs_itself or not row.round or row.round >= row.rounds):
                return course
            if row.round >= row.rounds or not await self.begin_round(course):
                await self.store.end_tournament(tournament)
            is_asked = False

    # What its organiser decides

    async def begin(self, tournament: str) -> Course:
        """Draw lots, and begin the first round."""
        async with self.lock:
            course = await self.read(tournament)
            people = [one.guest for one in course.entrants if one.guest]
            if len(people) < LEAST:
                raise FewPeople(least=LEAST)
            people.sort(key=lambda _: secrets.token_hex(16))  # by lot
            form: Form = "round-robin" if course.row.form == "round-robin" else "swiss"
            if not await self.store.begin_tournament(
                tournament, people, count_rounds(len(people), form, course.row.rounds)
            ):
                raise TournamentBegun()
            return await self.go_on(tournament)

    async def next_round(self, tournament: str) -> Course:
        """Begin the next round, if this one is over."""
        async with self.lock:
            before = (await self.go_on(tournament)).row
            course = await self.go_on(tournament, is_asked=True)
            if course.row.round == before.round and course.row.state == before.state:
                raise RoundRunning()
            return course

    async def end(self, tournament: str) -> Course:
        """End a tournament as it stands; what is being played no longer counts."""
        async with self.lock:
            course = await self.go_on(tournament)
            if course.row.state == "playing":
                await self.store.end_tournament(tournament)
                for board in course.waiting:
                    row = await self.store.find_table(board.table_id)
                    if row is not None and row.phase == "open":
                        await (await self.rooms.find(row.id)).act(lambda table: call_off(table, []))
            return await self.read(tournament)

    # A round

    async def begin_round(self, course: Course) -> bool:
        """Begin the next round; false if there is none, as nobody is left to play with."""
        groups = course.find_groups()
        if not groups:
            return False
        number = course.row.round + 1
        made = [
            BoardRow(number, place, secrets.token_urlsafe(12) if len(group) > 1 else "", list(group), None)
            for place, group in enumerate(groups)
        ]
        deadline = self.clock() + course.row.patience
        await self.store.begin_round(course.row.id, course.row.round, made, deadline)
        note("a round begins", tournament=course.row.id, round=number, tables=sum(len(one) > 1 for one in groups))
        return True

    async def settle(self, course: Course, board: BoardRow) -> bool:
        """Note the result at a table, if there is one; make the table, or call its game off, if it is time for that."""
        row = await self.store.find_table(board.table_id)
        gone = [seat for seat, person in enumerate(board.people) if person in course.out]
        places: Places | None = None
        if row is None and gone:
            places = [None if seat in gone else 1 for seat in range(len(board.people))]
        elif row is None:
            await self.make_table(course, board)
        elif row.phase == "open":
            places = await self.call_off(row.id, course, gone)
        elif row.phase == "over":
            places = await self.result_of(row)
        if places is None:
            return False
        return await self.store.settle_board(course.row.id, board, places)

    async def make_table(self, course: Course, board: BoardRow) -> None:
        """Make a table at which those who are to play have their seats."""
        guests = {one.number: one.guest for one in course.entrants}
        people = [guests[person] or "" for person in board.people]
        settings = Settings(
            pace=PACES[course.row.pace], at_zero="forfeit", listed=False, rated=True, tournament=course.row.id
        )
        try:
            await self.new_tables.reserve(board.table_id, people, course.row.game, settings)
        except TableExists:
            note("another process has made the table", table=board.table_id)

    async def call_off(self, table_id: str, course: Course, gone: list[int]) -> Places | None:
        """Call a game off for which somebody hasn't turned up in time, or has left the tournament."""
        is_late = self.clock() >= course.row.deadline
        if not (is_late or gone):
            return None

        def decide(table: Table) -> list[Draft]:
            here = [
                seat for seat, place in enumerate(table.seats) if seat not in gone and (place.is_ready or not is_late)
            ]
            return call_off(table, here)

        room = await self.rooms.find(table_id)
        await room.act(decide)
        return absences(room.table.outcome, len(room.table.seats))

    async def result_of(self, row: TableRow) -> Places:
        """The places at a table that is over; a game that was broken off, and has no winner, counts as a draw."""
        absent = absences(row.outcome, row.seats)
        if absent is not None:
            return absent
        places = await self.store.places_at(row.id)
        if places is None:  # the process stopped before it was counted
            await self.rooms.services.results.count((await self.rooms.find(row.id)).table)
            places = await self.store.places_at(row.id)
        return [1] * row.seats if places is None or set(places) == {None} else places


def absences(outcome: dict[str, object] | None, seats: int) -> Places | None:
    """The places where a game was called off: those who had turned up share the first."""
    if outcome is None or outcome["reason"] != "absent":
        return None
    present = outcome["present"]
    assert isinstance(present, list)
    return [1 if seat in present else None for seat in range(seats)]
