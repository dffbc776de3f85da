"""Daily challenges and attempts at them. Who has more points comes first, then who is further ahead."""

from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import Connection, func, or_, select, update

from lampion.storage.database import Database, change, find, insert_into
from lampion.storage.rows import Attempt, ChallengeRow, Ending
from lampion.storage.schema import attempts, challenges, entries, tables

PLAYED = attempts.c.result == "played"


class ChallengeStore:
    """The part of the store with daily challenges."""

    database: Database

    async def open_challenge(self, wanted: ChallengeRow) -> ChallengeRow:
        """What is played on a day: as it was stored first."""

        def open_it(connection: Connection) -> ChallengeRow:
            connection.execute(insert_into(connection, challenges).values(asdict(wanted)).on_conflict_do_nothing())
            query = select(challenges).where(challenges.c.day == wanted.day)
            return ChallengeRow(*connection.execute(query).one())

        return await self.database.write(open_it)

    async def challenge(self, day: str) -> ChallengeRow | None:
        """What was played on a day."""
        found = await find(self.database, select(challenges).where(challenges.c.day == day))
        return ChallengeRow(*found[0]) if found else None

    async def challenges_before(self, day: str, limit: int) -> list[ChallengeRow]:
        """Earlier days on which somebody played, the latest first."""
        played = select(attempts.c.day).where(attempts.c.day == challenges.c.day).exists()
        query = select(challenges).where(challenges.c.day < day, played).order_by(challenges.c.day.desc())
        return [ChallengeRow(*row) for row in await find(self.database, query.limit(limit))]

    # Attempts

    async def begin_attempt(self, attempt: Attempt) -> bool:
        """Note somebody's first game of a day; false, and nothing changes, if there was one before."""

        def begin(connection: Connection) -> bool:
            insertion = insert_into(connection, attempts).values(asdict(attempt)).on_conflict_do_nothing()
            return connection.execute(insertion).rowcount == 1

        return await self.database.write(begin)

    async def attempts_of(self, guest: str, days: Collection[str]) -> dict[str, Attempt]:
        """The attempts of a guest, by day."""
        query = select(attempts).where(attempts.c.guest == guest, attempts.c.day.in_(list(days)))
        return {row.day: Attempt(*row) for row in await find(self.database, query)}

    async def endings(self, day: str) -> list[Ending]:
        """The attempts of a day that have ended, and whose result isn't noted yet."""
        at = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id, entries.c.kind == "finish")
        query = (
            select(attempts.c.guest, tables.c.outcome, at.scalar_subquery())
            .join_from(attempts, tables)
            .where(attempts.c.day == day, attempts.c.result == "playing", tables.c.phase == "over")
        )
        return [Ending(*row) for row in await find(self.database, query)]

    async def note_result(self, attempt: Attempt) -> None:
        """Note how an attempt ended."""
        values = {name: getattr(attempt, name) for name in ("result", "points", "lead", "won")}
        same = attempts.c.day == attempt.day, attempts.c.guest == attempt.guest
        await change(self.database, update(attempts).where(*same), values)

    # Standings

    async def standings(self, day: str, limit: int) -> list[Attempt]:
        """The best attempts of a day that were played to their end."""
        order = attempts.c.points.desc(), attempts.c.lead.desc(), attempts.c.guest
        query = select(attempts).where(attempts.c.day == day, PLAYED).order_by(*order).limit(limit)
        return [Attempt(*row) for row in await find(self.database, query)]

    async def place_of(self, attempt: Attempt) -> int:
        """The place of an attempt, from 1. Equal ones share a place."""
        ahead = or_(
            attempts.c.points > attempt.points,
            (attempts.c.points == attempt.points) & (attempts.c.lead > attempt.lead),
        )
        query = select(func.count()).select_from(attempts).where(attempts.c.day == attempt.day, PLAYED, ahead)
        ((better,),) = await find(self.database, query)
        return int(better) + 1

    async def count_attempts(self, days: Collection[str]) -> dict[str, tuple[int, int]]:
        """By day: how many people have begun, and how many have come to the end."""
        ended = func.count().filter(PLAYED)
        query = select(attempts.c.day, func.count(), ended).where(attempts.c.day.in_(list(days)))
        found = await find(self.database, query.group_by(attempts.c.day))
        return dict.fromkeys(days, (0, 0)) | {day: (begun, done) for day, begun, done in found}
