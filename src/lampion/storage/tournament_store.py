"""Tournaments: who entered, the tables of each round, and their results, each written once."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from lampion.storage.database import Database, change, find
from lampion.storage.rows import BoardRow, Entrant, TournamentRow
from lampion.storage.schema import boards, entrants, result_seats, tables, tournaments


class TournamentStore:
    """The part of the store with tournaments."""

    database: Database

    async def add_tournament(self, row: TournamentRow) -> None:
        """Store a new tournament, which people may enter."""
        values = asdict(row)
        values["club_id"] = values.pop("club")
        await change(self.database, insert(tournaments), values)

    async def tournament(self, tournament: str) -> TournamentRow | None:
        """A tournament by its id."""
        found = await find(self.database, select(tournaments).where(tournaments.c.id == tournament))
        return TournamentRow(*found[0]) if found else None

    async def tournaments_of(self, club: str, limit: int) -> list[tuple[TournamentRow, int]]:
        """The tournaments of a club, the latest first, and how many people entered each."""
        count = select(func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery()
        query = select(tournaments, count).where(tournaments.c.club_id == club)
        query = query.order_by(tournaments.c.created.desc(), tournaments.c.id).limit(limit)
        return [(TournamentRow(*row[:-1]), row[-1]) for row in await find(self.database, query)]

    async def running_tournaments(self) -> list[str]:
        """Tournaments whose rounds are being played."""
        query = select(tournaments.c.id).where(tournaments.c.state == "playing").order_by(tournaments.c.created)
        return [row.id for row in await find(self.database, query)]

    async def delete_tournament(self, tournament: str) -> bool:
        """Delete a tournament that isn't being played; false if it is, or is unknown."""
        idle = tournaments.c.id == tournament, tournaments.c.state != "playing"
        return await change(self.database, delete(tournaments).where(*idle)) > 0

    # Who plays

    async def entrants(self, tournament: str) -> list[Entrant]:
        """Who has entered, by number."""
        query = select(entrants.c.number, entrants.c.guest, entrants.c.is_out)
        query = query.where(entrants.c.tournament_id == tournament).order_by(entrants.c.number)
        return [Entrant(*row) for row in await find(self.database, query)]

    async def enter(self, tournament: str, guest: str, most: int) -> bool | None:
        """Enter a tournament that hasn't begun; false if it is full, None if it has begun. Once is enough."""

        def enter(connection: Connection) -> bool | None:
            if not lock(connection, tournament, "open", 0):
                return None
            query = select(entrants.c.number, entrants.c.guest).where(entrants.c.tournament_id == tournament)
            rows = connection.execute(query).all()
            if any(row.guest == guest for row in rows):
                return True
            if len(rows) >= most:
                return False
            number = max((row.number for row in rows), default=-1) + 1
            row = {"tournament_id": tournament, "number": number, "guest": guest, "is_out": False}
            connection.execute(insert(entrants), row)
            return True

        return await self.database.write(enter)

    async def withdraw(self, tournament: str, number: int) -> bool:
        """Take somebody out: before the first round they have never entered, later they play no further round."""

        def withdraw(connection: Connection) -> bool:
            own = entrants.c.tournament_id == tournament, entrants.c.number == number
            if lock(connection, tournament, "open", 0):
                return connection.execute(delete(entrants).where(*own)).rowcount > 0
            return connection.execute(update(entrants).where(*own).values(is_out=True)).rowcount > 0

        return await self.database.write(withdraw)

    async def withdraw_from_club(self, club: str, guest: str) -> None:
        """Take somebody out of all tournaments of a club that aren't over."""
        query = (
            select(entrants.c.tournament_id, entrants.c.number)
            .join(tournaments, tournaments.c.id == entrants.c.tournament_id)
            .where(tournaments.c.club_id == club, tournaments.c.state != "over", entrants.c.guest == guest)
        )
        for row in await find(self.database, query):
            await self.withdraw(row.tournament_id, row.number)

    # Rounds

    async def boards(self, tournament: str) -> list[BoardRow]:
        """The tables of all rounds, in their order."""
        query = select(boards).where(boards.c.tournament_id == tournament).order_by(boards.c.round, boards.c.number)
        return [BoardRow(*row[1:]) for row in await find(self.database, query)]

    async def begin_tournament(self, tournament: str, drawn: Sequence[str], rounds: int) -> bool:
        """Nobody may enter any more: people get the numbers that were drawn; false if it has begun or others came."""

        def begin(connection: Connection) -> bool:
            own = entrants.c.tournament_id == tournament
            if not lock(connection, tournament, "open", 0):
                return False
            entered = set(connection.scalars(select(entrants.c.guest).where(own, entrants.c.guest.is_not(None))))
            if entered != set(drawn):
                return False
            connection.execute(delete(entrants).where(own))
            rows = [
                {"tournament_id": tournament, "number": number, "guest": guest, "is_out": False}
                for number, guest in enumerate(drawn)
            ]
            connection.execute(insert(entrants), rows)
            started = update(tournaments).where(tournaments.c.id == tournament)
            connection.execute(started.values(state="playing", rounds=rounds))
            return True

        return await self.database.write(begin)

    async def begin_round(self, tournament: str, before: int, made: Sequence[BoardRow], deadline: int) -> bool:
        """Begin the round after this one with these tables; false if another process was first."""

        def begin(connection: Connection) -> bool:
            if not lock(connection, tournament, "playing", before):
                return False
            connection.execute(insert(boards), [{"tournament_id": tournament, **asdict(one)} for one in made])
            values = {"round": before + 1, "deadline": deadline}
            connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(**values))
            return True

        return await self.database.write(begin)

    async def put_off_deadlines(self, gap: int, since: int) -> None:
        """Give back the time since then in which the server was down to people who were to turn up."""
        waiting = tournaments.c.state == "playing", tournaments.c.deadline > since
        later = {"deadline": tournaments.c.deadline + gap}
        await self.database.write(
            lambda connection: connection.execute(update(tournaments).where(*waiting).values(later))
        )

    async def settle_board(self, tournament: str, board: BoardRow, places: Sequence[int | None]) -> bool:
        """Write down the result of a table, unless there is one."""
        own = (
            boards.c.tournament_id == tournament,
            boards.c.round == board.round,
            boards.c.number == board.number,
            boards.c.places.is_(None),
        )
        return await change(self.database, update(boards).where(*own), {"places": list(places)}) > 0

    async def end_tournament(self, tournament: str) -> None:
        """No further round is played."""
        running = tournaments.c.id == tournament, tournaments.c.state == "playing"
        await change(self.database, update(tournaments).where(*running), {"state": "over"})

    async def places_at(self, table: str) -> list[int | None] | None:
        """The places at a table whose game has been counted, by seat; None before."""
        query = select(result_seats.c.place).where(result_seats.c.table_id == table).order_by(result_seats.c.seat)
        return [row.place for row in await find(self.database, query)] or None


def lock(connection: Connection, tournament: str, state: str, number: int) -> bool:
    """Keep others from changing a tournament until the transaction ends, if it is in this state and round."""
    query = select(tournaments.c.state, tournaments.c.round).where(tournaments.c.id == tournament).with_for_update()
    row = connection.execute(query).first()
    return row is not None and (row.state, row.round) == (state, number)


def forget_entrants(connection: Connection, leaving: ColumnElement[bool]) -> None:
    """Nobody knows any more who these were; they play no further round."""
    connection.execute(update(entrants).where(leaving).values(guest=None, is_out=True))


def is_awaited() -> ColumnElement[bool]:
    """Does a tournament still wait for this table?"""
    plays = (tournaments.c.id == boards.c.tournament_id) & (tournaments.c.state == "playing")
    query = select(boards.c.table_id).join(tournaments, plays)
    return query.where(boards.c.table_id == tables.c.id, boards.c.places.is_(None)).exists()
