"""Clubs: who is in them, what each may do, and their tables."""

from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, select, update

from lampion.storage.database import Database, change, find
from lampion.storage.rows import ClubRow, Member
from lampion.storage.schema import club_members, club_tables, clubs, tables

FOUNDER, HELPER, MEMBER = "founder", "helper", "member"
RANK = case((club_members.c.role == FOUNDER, 0), (club_members.c.role == HELPER, 1), else_=2)
BY_RANK = RANK, club_members.c.joined, club_members.c.guest


class ClubStore:
    """The part of the store with clubs."""

    database: Database

    async def add_club(self, club: ClubRow, founder: str) -> None:
        """Store a new club with its first member."""

        def add(connection: Connection) -> None:
            connection.execute(insert(clubs), asdict(club))
            connection.execute(insert(club_members), member_values(club.id, founder, FOUNDER, club.created))

        await self.database.write(add)

    async def club(self, club: str) -> ClubRow | None:
        """A club by its id."""
        found = await find(self.database, select(clubs).where(clubs.c.id == club))
        return ClubRow(*found[0]) if found else None

    async def clubs_of(self, guest: str) -> list[tuple[ClubRow, str]]:
        """The clubs that somebody is in, and as what; the latest joined first."""
        query = (
            select(clubs, club_members.c.role)
            .join(club_members, club_members.c.club_id == clubs.c.id)
            .where(club_members.c.guest == guest)
            .order_by(club_members.c.joined.desc(), clubs.c.id)
        )
        return [(ClubRow(*row[:-1]), row[-1]) for row in await find(self.database, query)]

    async def members(self, club: str) -> list[Member]:
        """Who is in a club: the founder, helpers, and others, in the order in which they came."""
        query = select(club_members).where(club_members.c.club_id == club).order_by(*BY_RANK)
        return [Member(*row) for row in await find(self.database, query)]

    async def count_members(self, ids: Collection[str]) -> dict[str, int]:
        """How many people are in each of these clubs."""
        query = select(club_members.c.club_id, func.count()).where(club_members.c.club_id.in_(list(ids)))
        return {row[0]: row[1] for row in await find(self.database, query.group_by(club_members.c.club_id))}

    async def role_in(self, club: str, guest: str) -> str | None:
        """As what somebody is in a club; None if they aren't."""
        own = club_members.c.club_id == club, club_members.c.guest == guest
        found = await find(self.database, select(club_members.c.role).where(*own))
        return found[0].role if found else None

    async def join_club(self, club: str, invite: str, guest: str, now: int, most: int) -> bool | None:
        """Become a member, or stay what one is; false if the club is full, None without the right invitation."""

        def join(connection: Connection) -> bool | None:
            open_door = select(clubs.c.id).where(clubs.c.id == club, clubs.c.invite == invite).with_for_update()
            if connection.execute(open_door).first() is None:
                return None
            inside = set(connection.scalars(select(club_members.c.guest).where(club_members.c.club_id == club)))
            if guest in inside:
                return True
            if len(inside) >= most:
                return False
            connection.execute(insert(club_members), member_values(club, guest, MEMBER, now))
            return True

        return await self.database.write(join)

    async def leave_club(self, club: str, guest: str, roles: Collection[str]) -> bool:
        """Take somebody out of a club, if they are one of these in it."""
        own = club_members.c.club_id == club, club_members.c.guest == guest, club_members.c.role.in_(list(roles))
        return await change(self.database, delete(club_members).where(*own)) > 0

    async def change_role(self, club: str, guest: str, role: str) -> bool:
        """Make a member a helper, or the other way round; false if there is no such member, or it is the founder."""
        own = club_members.c.club_id == club, club_members.c.guest == guest, club_members.c.role != FOUNDER
        return await change(self.database, update(club_members).where(*own), {"role": role}) > 0

    async def hand_over(self, club: str, founder: str, heir: str) -> bool:
        """Make another member the founder, who becomes a helper; false if one of them isn't what they should be."""

        def hand_over(connection: Connection) -> bool:
            query = select(club_members).where(club_members.c.club_id == club).with_for_update()
            roles = {row.guest: row.role for row in connection.execute(query)}
            if roles.get(founder) != FOUNDER or heir not in roles or heir == founder:
                return False
            for guest, role in ((founder, HELPER), (heir, FOUNDER)):
                own = club_members.c.club_id == club, club_members.c.guest == guest
                connection.execute(update(club_members).where(*own).values(role=role))
            return True

        return await self.database.write(hand_over)

    async def rename_club(self, club: str, name: str) -> None:
        """Change a club's name."""
        await change(self.database, update(clubs).where(clubs.c.id == club), {"name": name})

    async def change_invitation(self, club: str, invite: str) -> None:
        """From now on, only this link leads into the club."""
        await change(self.database, update(clubs).where(clubs.c.id == club), {"invite": invite})

    async def close_club(self, club: str) -> None:
        """Delete a club and all that is its own. The tables belong to those who played there."""
        await change(self.database, delete(clubs).where(clubs.c.id == club))

    # Tables

    async def add_club_table(self, club: str, table: str, first_until: int) -> None:
        """A table was opened for a club; until then only its members see it."""
        row = {"club_id": club, "table_id": table, "first_until": first_until}
        await change(self.database, insert(club_tables), row)

    async def tables_of_club(self, club: str, limit: int) -> list[str]:
        """The tables of a club: those that wait for players, then games in progress, then finished ones."""
        phase = case((tables.c.phase == "open", 0), (tables.c.phase == "playing", 1), else_=2)
        query = select(tables.c.id).join(club_tables, club_tables.c.table_id == tables.c.id)
        query = query.where(club_tables.c.club_id == club).order_by(phase, tables.c.touched.desc(), tables.c.id)
        return [row.id for row in await find(self.database, query.limit(limit))]


def member_values(club: str, guest: str, role: str, now: int) -> dict[str, object]:
    """A member as a row."""
    return {"club_id": club, "guest": guest, "role": role, "joined": now}


def leave_clubs(connection: Connection, leaving: ColumnElement[bool]) -> None:
    """Take people out of all their clubs, as they are forgotten. A founder's heir is who came first, helpers before
    others; a club without anybody is gone."""
    left = list(connection.scalars(select(club_members.c.club_id).where(leaving).distinct()))
    connection.execute(delete(club_members).where(leaving))
    for club in left:
        own = select(club_members.c.guest, club_members.c.role).where(club_members.c.club_id == club)
        heir = connection.execute(own.order_by(*BY_RANK)).first()
        if heir is None:
            connection.execute(delete(clubs).where(clubs.c.id == club))
        elif heir.role != FOUNDER:
            chosen = club_members.c.club_id == club, club_members.c.guest == heir.guest
            connection.execute(update(club_members).where(*chosen).values(role=FOUNDER))
