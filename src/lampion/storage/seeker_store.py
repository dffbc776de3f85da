"""People who are looking for a table, in the database, so that any process may find one for them."""

from collections.abc import Callable, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, select, update

from lampion.storage.database import Database, change, find
from lampion.storage.retention import insert_or_update
from lampion.storage.rows import SeekerRow
from lampion.storage.schema import seekers

# From those who wait: which of them sit down together, each group with the id of its table.
Match = Callable[[Sequence[SeekerRow]], dict[str, list[SeekerRow]]]


class SeekerStore:
    """The part of the store with people who are looking for a table."""

    database: Database

    async def seek(self, row: SeekerRow) -> None:
        """Start looking, or look for something else."""
        await self.database.write(lambda connection: insert_or_update(connection, seekers, asdict(row), ["guest"]))

    async def find_seeker(self, guest: str) -> SeekerRow | None:
        """Somebody who is looking for a table."""
        found = await find(self.database, select(seekers).where(seekers.c.guest == guest))
        return SeekerRow(*found[0]) if found else None

    async def stop_seeking(self, guest: str, table: str = "") -> None:
        """Look no longer; if a table is named, only if that one was found."""
        own = delete(seekers).where(seekers.c.guest == guest)
        await change(self.database, own.where(seekers.c.table_id == table) if table else own)

    async def see_seeker(self, guest: str, now: int) -> None:
        """Somebody still waits."""
        await change(self.database, update(seekers).where(seekers.c.guest == guest), {"seen": now})

    async def seek_again(self, table: str) -> None:
        """The table that was found couldn't be made: those who were to sit there go on waiting."""
        await change(self.database, update(seekers).where(seekers.c.table_id == table), {"table_id": ""})

    async def match(self, wish: str, since: int, find_groups: Match) -> dict[str, list[SeekerRow]]:
        """Find tables for those with this wish who were seen lately; nobody is in two of them, whoever asks."""

        def work(connection: Connection) -> dict[str, list[SeekerRow]]:
            query = select(seekers).where(seekers.c.wish == wish, seekers.c.table_id == "", seekers.c.seen >= since)
            rows = connection.execute(query.order_by(seekers.c.guest).with_for_update()).all()
            groups = find_groups([SeekerRow(*row) for row in rows])
            for table, people in groups.items():
                names = [one.guest for one in people]
                connection.execute(update(seekers).where(seekers.c.guest.in_(names)).values(table_id=table))
            return groups

        return await self.database.write(work)
