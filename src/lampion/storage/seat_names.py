"""The names of people who share a guest's screen: they have a seat at a table, but no cookie of their own."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select

from lampion.storage.database import Database, find
from lampion.storage.rows import SeatName
from lampion.storage.schema import seat_names


class SeatNameStore:
    """The part of the store with the names of seats."""

    database: Database

    async def name_seat(self, table_id: str, named: SeatName) -> None:
        """Give a seat the name of somebody beside a guest; without a name it is the guest's own."""
        old = delete(seat_names).where(seat_names.c.table_id == table_id, seat_names.c.seat == named.seat)

        def change(connection: Connection) -> None:
            connection.execute(old)
            if named.name:
                row = {"table_id": table_id, "seat": named.seat, "guest": named.guest, "name": named.name}
                connection.execute(insert(seat_names), row)

        await self.database.write(change)

    async def seat_names(self, tables: Collection[str]) -> dict[str, list[SeatName]]:
        """The names at some tables, by table and in the order of their seats."""
        found: dict[str, list[SeatName]] = {table: [] for table in tables}
        query = select(seat_names).where(seat_names.c.table_id.in_(list(tables)))
        for row in await find(self.database, query.order_by(seat_names.c.seat)):
            found[row.table_id].append(SeatName(row.seat, row.guest, row.name))
        return found
