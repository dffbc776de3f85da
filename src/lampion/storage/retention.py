"""Retention: deleting what is old, noting when the server last ran, and counting what is stored."""

from time import time_ns
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, func, or_, select, text, update

from lampion.storage.club_store import leave_clubs
from lampion.storage.database import Database, find, insert_into
from lampion.storage.schema import (
    PERSONAL,
    chat,
    club_members,
    devices,
    entrants,
    entries,
    facts,
    guests,
    links,
    passkey_challenges,
    people,
    result_seats,
    seekers,
    tables,
)
from lampion.storage.tournament_store import forget_entrants, is_awaited

ALIVE = "alive"
SWEPT = "swept"
GAP = "gap"  # in which no server of a site ran: its length and its end
HARDLY = 10  # moves of people: with fewer, hardly anything was played, unless the game came to its end


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
                    old = delete(tables).where(tables.c.phase == phase, tables.c.touched < now - age, ~is_awaited())
                    counts[phase] = connection.execute(old).rowcount
            if hardly_played is not None:
                counts["over"] += expire_hardly_played(connection, now, hardly_played)
            counts["links"] = connection.execute(delete(links).where(links.c.expires <= now)).rowcount
            connection.execute(delete(seekers).where(seekers.c.seen < now - open_tables))
            connection.execute(delete(passkey_challenges).where(passkey_challenges.c.expires <= now))
            counts["guests"] = expire_guests(connection, now - guests)
            return counts

        return await self.database.write(clear)

    async def note_alive(self, now: int) -> None:
        """Note that the server is running now."""
        await self.database.write(lambda connection: note_time(connection, ALIVE, now))

    async def live_on(self, late: int, now: int | None = None) -> tuple[int, int, int]:
        """Note that one of several servers runs now, by default by the clock of the database.

        Returns the time, and the latest gap of more than `late` milliseconds in which none did: its length and its end.
        """
        return await self.database.write(lambda connection: live_on(connection, late, now))

    async def keep_fact(self, name: str, value: str) -> str:
        """Note something about the whole database, unless it is known; returns what is."""
        return await self.database.write(lambda connection: keep_fact(connection, name, value))

    async def last_alive(self) -> int:
        """When the server last ran; 0 if it never did."""
        return await self.database.read(lambda connection: noted_time(connection, ALIVE))

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


def live_on(connection: Connection, late: int, now: int | None) -> tuple[int, int, int]:
    """Note that a server runs, and find out whether others did; one of them at a time."""
    names = facts.c.name.in_((ALIVE, GAP))
    query = select(facts.c.name, facts.c.value).where(names).order_by(facts.c.name).with_for_update()
    known = {row.name: row.value for row in connection.execute(query)}
    if now is None:
        now = read_clock(connection)
    before = int(known.get(ALIVE, now))
    gap, ended = map(int, known.get(GAP, "0 0").split())
    if now - before > late:
        gap, ended = now - before, now
        note_fact(connection, GAP, f"{gap} {ended}")
    note_fact(connection, ALIVE, str(max(now, before)))
    return now, gap, ended


def read_clock(connection: Connection) -> int:
    """What time it is for the database."""
    if connection.dialect.name == "sqlite":
        return time_ns() // 1_000_000
    return int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())


def note_time(connection: Connection, name: str, time: int) -> None:
    """Note when something was done last."""
    note_fact(connection, name, str(time))


def insert_or_update(
    connection: Connection, table: Table, row: dict[str, Any], keys: list[str], *, keep: bool = False
) -> None:
    """Insert a row; if there is one with these keys, change it, or `keep` it."""
    wanted = insert_into(connection, table).values(**row)
    others = {name: value for name, value in row.items() if name not in keys}
    if keep or not others:
        connection.execute(wanted.on_conflict_do_nothing(index_elements=keys))
    else:
        connection.execute(wanted.on_conflict_do_update(index_elements=keys, set_=others))


def keep_fact(connection: Connection, name: str, value: str) -> str:
    """Note something unless it is known; returns what is."""
    connection.execute(insert_into(connection, facts).values(name=name, value=value).on_conflict_do_nothing())
    return str(connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one())


def note_fact(connection: Connection, name: str, value: str) -> None:
    """Note something about the whole database."""
    insert_or_update(connection, facts, {"name": name, "value": value}, ["name"])


def noted_time(connection: Connection, name: str) -> int:
    """When something was done last; 0: never."""
    found = connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar()
    return int(found or 0)


def expire_hardly_played(connection: Connection, now: int, age: int) -> int:
    """Delete finished tables of this age at which hardly anything was played; returns how many.

    Each table is looked at once, when it has reached that age: its moves have to be counted.
    """
    moves = select(func.count()).where(
        entries.c.table_id == tables.c.id, entries.c.kind == "move", entries.c.by == "person"
    )
    deleted = connection.execute(
        delete(tables).where(
            tables.c.phase == "over",
            tables.c.touched < now - age,
            tables.c.touched >= noted_time(connection, SWEPT) - age,
            tables.c.outcome["reason"].as_string() != "played",
            moves.scalar_subquery() < HARDLY,
        )
    )
    note_time(connection, SWEPT, now)
    return deleted.rowcount


def expire_guests(connection: Connection, since: int) -> int:
    """Delete guests not seen since then, or make them nameless while they are seated; returns how many."""
    idle = guests.c.seen < since
    leaving = select(guests.c.id).where(idle)
    leave_clubs(connection, club_members.c.guest.in_(leaving))
    forget_entrants(connection, entrants.c.guest.in_(leaving))
    sits = or_(
        select(people.c.guest).where(people.c.guest == guests.c.id).exists(),
        select(tables.c.host).where(tables.c.host == guests.c.id).exists(),
    )
    deleted = connection.execute(delete(guests).where(idle, ~sits))
    forgotten = connection.execute(update(guests).where(idle, guests.c.name != "").values(name="", language=""))
    gone = select(guests.c.id).where(idle)
    for table in PERSONAL:
        connection.execute(delete(table).where(table.c.guest.in_(gone)))
    connection.execute(update(result_seats).where(result_seats.c.guest.in_(gone)).values(guest=None))
    return deleted.rowcount + forgotten.rowcount
