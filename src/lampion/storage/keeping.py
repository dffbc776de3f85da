"""Keeping house: what is old goes; when the server was last alive; how much there is."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from lampion.storage.database import Database, change, find
from lampion.storage.schema import chat, devices, entries, facts, guests, links, people, tables

ALIVE = "alive"


class Keeping:
    """How the store is kept in order."""

    database: Database

    async def expire(
        self, now: int, *, open_tables: int, unfinished: int, finished: int | None, guests: int
    ) -> dict[str, int]:
        """Delete what nobody has touched for so many milliseconds; returns how many of each kind.

        A guest who still sits somewhere is forgotten and goes with the last table.
        """
        ages = {"open": open_tables, "playing": unfinished, "over": finished}

        def clear(connection: Connection) -> dict[str, int]:
            counts = dict.fromkeys(ages, 0)
            for phase, age in ages.items():
                if age is not None:
                    old = delete(tables).where(tables.c.phase == phase, tables.c.touched < now - age)
                    counts[phase] = connection.execute(old).rowcount
            counts["links"] = connection.execute(delete(links).where(links.c.expires <= now)).rowcount
            counts["guests"] = leave_idle(connection, now - guests)
            return counts

        return await self.database.write(clear)

    async def note_alive(self, now: int) -> None:
        """The server runs now."""
        insert: Any = sqlite.insert if self.database.url.get_backend_name() == "sqlite" else postgresql.insert
        note = insert(facts).values(name=ALIVE, value=str(now))
        await change(self.database, note.on_conflict_do_update(index_elements=["name"], set_={"value": str(now)}))

    async def last_alive(self) -> int:
        """When the server last ran; 0 if it never did."""
        rows = await find(self.database, select(facts.c.value).where(facts.c.name == ALIVE))
        return int(rows[0].value) if rows else 0

    async def ping(self) -> None:
        """Nothing, if the database answers."""
        await find(self.database, select(1))

    async def stats(self) -> dict[str, int]:
        """How much there is of everything, tables by their phase."""
        counted = {"guests": guests, "devices": devices, "tables": tables, "entries": entries, "chat": chat}
        columns: list[ColumnElement[int]] = [
            select(func.count()).select_from(table).scalar_subquery().label(name) for name, table in counted.items()
        ]
        for phase in ("open", "playing", "over"):
            rows = select(func.count()).select_from(tables).where(tables.c.phase == phase)
            columns.append(rows.scalar_subquery().label(phase))
        (row,) = await find(self.database, select(*columns))
        return dict(row._mapping)


def leave_idle(connection: Connection, since: int) -> int:
    """Delete guests who were not seen since, or forget them while they sit somewhere; returns how many."""
    idle = guests.c.seen < since
    sits = or_(
        select(people.c.guest).where(people.c.guest == guests.c.id).exists(),
        select(tables.c.host).where(tables.c.host == guests.c.id).exists(),
    )
    deleted = connection.execute(delete(guests).where(idle, ~sits))
    forgotten = connection.execute(update(guests).where(idle, guests.c.name != "").values(name="", language=""))
    for table in (devices, links, chat):
        connection.execute(delete(table).where(table.c.guest.in_(select(guests.c.id).where(idle))))
    return deleted.rowcount + forgotten.rowcount
