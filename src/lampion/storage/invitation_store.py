"""Invitations to tables."""

from sqlalchemy import delete, func, select

from lampion.storage.database import Database, change, find
from lampion.storage.retention import insert_or_update
from lampion.storage.rows import Invited
from lampion.storage.schema import invitations, people, tables


class InvitationStore:
    """The part of the store with invitations."""

    database: Database

    async def invite(self, table: str, guest: str, by: str, now: int) -> None:
        """Ask somebody to a table."""
        row = {"table_id": table, "guest": guest, "by": by, "at": now}
        await self.database.write(
            lambda connection: insert_or_update(connection, invitations, row, ["table_id", "guest"])
        )

    async def invitations(self, guest: str) -> list[Invited]:
        """To which tables somebody is asked and can still sit down, the latest first."""
        sits = select(people.c.guest).where(people.c.table_id == tables.c.id, people.c.guest == guest).exists()
        query = (
            select(tables.c.id, tables.c.game, tables.c.seats, invitations.c.by, invitations.c.at)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .where(invitations.c.guest == guest, tables.c.phase == "open", tables.c.open_seats > 0, ~sits)
            .order_by(invitations.c.at.desc(), tables.c.id)
            .limit(20)
        )
        return [Invited(*row) for row in await find(self.database, query)]

    async def decline_invitation(self, table: str, guest: str) -> bool:
        """Refuse an invitation; false if there is none."""
        own = delete(invitations).where(invitations.c.table_id == table, invitations.c.guest == guest)
        return await change(self.database, own) > 0

    async def count_pending(self, by: str, guest: str) -> int:
        """How many invitations of one person to another wait for an answer."""
        query = (
            select(func.count())
            .select_from(invitations)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(invitations.c.by == by, invitations.c.guest == guest, tables.c.phase == "open")
        )
        (row,) = await find(self.database, query)
        return int(row[0])
