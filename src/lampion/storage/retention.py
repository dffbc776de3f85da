"""Retention: deleting what is old, noting when the server last ran, and counting what is stored."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from lampion.storage.database import Database, change, find
from lampion.storage.schema import chat, devices, entries, facts, guests, links, people, tables

ALIVE = "alive"
HARDLY = 40  # entries of a finished table at which hardly anything was played


class Retention:
    """The housekeeping part of the store."""

    database: Database

    async def expire(
        self,
        now: int,
        *,
        open_tables: int,
        unfinished: int,
        finished: int | None,
        guests: int,
        hardly_played: int | None = None,
    ) -> dict[str, int]:
        """Delete what nobody has touched for these many milliseconds; returns the number deleted of each kind.

        A guest who is still seated somewhere is only made nameless, and is deleted along with their last table.
        """
        ages = {"open": open_tables, "playing": unfinished, "over": finished}

        def clear(connection: Connection) -> dict[str, int]:
            counts = dict.fromkeys(ages, 0)
            for phase, age in ages.items():
                if age is not None:
                    old = delete(tables).where(tables.c.phase == phase, tables.c.touched < now - age)
                    counts[phase] = connection.execute(old).rowcount
            if hardly_played is not None:
                few = tables.c.phase == "over", tables.c.number < HARDLY, tables.c.touched < now - hardly_played
                counts["over"] += connection.execute(delete(tables).where(*few)).rowcount
            counts["links"] = connection.execute(delete(links).where(links.c.expires <= now)).rowcount
            counts["guests"] = expire_guests(connection, now - guests)
            return counts

        return await self.database.write(clear)

    async def note_alive(self, now: int) -> None:
        """Note that the server is running now."""
        insert: Any = sqlite.insert if self.database.url.get_backend_name() == "sqlite" else postgresql.insert
        note = insert(facts).values(name=ALIVE, value=str(now))
        await change(self.database, note.on_conflict_do_update(index_elements=["name"], set_={"value": str(now)}))

    async def last_alive(self) -> int:
        """When the server last ran; 0 if it never did."""
        rows = await find(self.database, select(facts.c.value).where(facts.c.name == ALIVE))
        return int(rows[0].value) if rows else 0

    async def ping(self) -> None:
        """Check that the database answers; raises StorageFailed otherwise."""
        await find(self.database, select(1))

    async def stats(self) -> dict[str, int]:
        """How many rows there are of each kind; tables also by phase."""
        counted = {"guests": guests, "devices": devices, "tables": tables, "entries": entries, "chat": chat}
        columns: list[ColumnElement[int]] = [
            select(func.count()).select_from(table).scalar_subquery().label(name) for name, table in counted.items()
        ]
        for phase in ("open", "playing", "over"):
            rows = select(func.count()).select_from(tables).where(tables.c.phase == phase)
            columns.append(rows.scalar_subquery().label(phase))
        (row,) = await find(self.database, select(*columns))
        return dict(row._mapping)


def expire_guests(connection: Connection, since: int) -> int:
    """Delete guests not seen since then, or make them nameless while they are seated; returns how many."""
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
