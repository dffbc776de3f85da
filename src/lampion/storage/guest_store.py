"""Guests, the devices they are signed in on, and the links that sign in another device."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from lampion.storage.club_store import leave_clubs
from lampion.storage.database import Database, change, find
from lampion.storage.rows import Device, Guest
from lampion.storage.schema import PERSONAL, club_members, devices, entrants, guests, links, result_seats
from lampion.storage.tournament_store import forget_entrants

ASKED_AT_ONCE = 500  # devices in one query: databases limit its parameters


class GuestStore:
    """The guests part of the store."""

    database: Database

    async def add_guest(self, guest: Guest, device: Device) -> None:
        """Store a new guest with their first device."""

        def add(connection: Connection) -> None:
            connection.execute(insert(guests), guest_values(guest))
            connection.execute(insert(devices), device_values(device))

        await self.database.write(add)

    async def guests(self, ids: Collection[str]) -> dict[str, Guest]:
        """Guests by id; unknown ids are left out."""
        found = await find(self.database, select(guests).where(guests.c.id.in_(list(ids))))
        return {row.id: Guest(*row) for row in found}

    async def rename_guest(self, guest_id: str, name: str, language: str) -> None:
        """Change a guest's name and language."""
        await change(self.database, update(guests).where(guests.c.id == guest_id), {"name": name, "language": language})

    async def forget_guest(self, guest_id: str) -> None:
        """Forget everything that is only a guest's own; seats keep pointing at the nameless row, results at nobody."""

        def forget(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest_id).values(name="", language=""))
            leave_clubs(connection, club_members.c.guest == guest_id)
            forget_entrants(connection, entrants.c.guest == guest_id)
            for table in PERSONAL:
                connection.execute(delete(table).where(table.c.guest == guest_id))
            connection.execute(update(result_seats).where(result_seats.c.guest == guest_id).values(guest=None))

        await self.database.write(forget)

    async def search_guests(self, *, name: str | None = None, limit: int) -> list[Guest]:
        """Guests whose name contains this, or all of them, the most recently seen first."""
        query = select(guests).order_by(guests.c.seen.desc(), guests.c.id).limit(limit)
        if name:
            query = query.where(guests.c.name.icontains(name, autoescape=True))
        return [Guest(*row) for row in await find(self.database, query)]

    # Devices

    async def add_device(self, device: Device) -> None:
        """Store another device of a guest."""
        await change(self.database, insert(devices), device_values(device))

    async def find_device(self, device_id: str) -> tuple[Guest, Device] | None:
        """A device and its guest."""
        query = select(guests, devices).join_from(devices, guests).where(devices.c.id == device_id)
        for row in await find(self.database, query):
            width = len(guests.columns)
            return Guest(*row[:width]), Device(*row[width:])
        return None

    async def devices(self, guest_id: str) -> list[Device]:
        """All devices of a guest, the most recently seen first."""
        query = select(devices).where(devices.c.guest == guest_id).order_by(devices.c.seen.desc(), devices.c.id)
        return [Device(*row) for row in await find(self.database, query)]

    async def known_devices(self, ids: Collection[str]) -> set[str]:
        """Those of some devices that are still signed in."""
        found: set[str] = set()
        rest = list(ids)
        while rest:
            some, rest = rest[:ASKED_AT_ONCE], rest[ASKED_AT_ONCE:]
            found |= {row.id for row in await find(self.database, select(devices.c.id).where(devices.c.id.in_(some)))}
        return found

    async def touch(self, device_id: str, now: int) -> None:
        """Note that a device and its guest were seen now."""

        def see(connection: Connection) -> None:
            guest = update(devices).where(devices.c.id == device_id).values(seen=now).returning(devices.c.guest)
            owner = guests.c.id == connection.execute(guest).scalar_one_or_none()
            connection.execute(update(guests).where(owner).values(seen=now))

        await self.database.write(see)

    async def remove_device(self, guest_id: str, device_id: str) -> bool:
        """Sign a guest out on a device; false if they have no such device."""
        own = delete(devices).where(devices.c.guest == guest_id, devices.c.id == device_id)
        return await change(self.database, own) > 0

    async def remove_other_devices(self, guest_id: str, keep: str) -> int:
        """Sign a guest out on all devices but one; returns the number of devices."""
        return await change(self.database, delete(devices).where(devices.c.guest == guest_id, devices.c.id != keep))

    # Links

    async def add_link(self, digest: str, guest_id: str, expires: int) -> None:
        """Store a one-time link that signs in another device; only the hash of its token is kept."""
        await change(self.database, insert(links), {"digest": digest, "guest": guest_id, "expires": expires})

    async def take_link(self, digest: str, now: int) -> str | None:
        """Use up a link and return its guest; None if it is unknown, used or expired. One of several tries wins."""
        taken = delete(links).where(links.c.digest == digest, links.c.expires > now).returning(links.c.guest)
        return await self.database.write(lambda connection: connection.execute(taken).scalar_one_or_none())


def guest_values(guest: Guest) -> dict[str, Any]:
    """A guest as a row."""
    return {column.name: getattr(guest, column.name) for column in guests.columns}


def device_values(device: Device) -> dict[str, Any]:
    """A device as a row."""
    return {column.name: getattr(device, column.name) for column in devices.columns}
