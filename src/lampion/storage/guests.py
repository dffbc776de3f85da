"""Guests, the devices that they are signed in with, and links that bring them to another one."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from lampion.storage.database import Database, change, find
from lampion.storage.rows import Device, Guest
from lampion.storage.schema import chat, devices, guests, links


class GuestRows:
    """What the store knows of guests."""

    database: Database

    async def add_guest(self, guest: Guest, device: Device) -> None:
        """Keep a new guest with the first device."""

        def add(connection: Connection) -> None:
            connection.execute(insert(guests), guest_values(guest))
            connection.execute(insert(devices), device_values(device))

        await self.database.write(add)

    async def guests(self, ids: Collection[str]) -> dict[str, Guest]:
        """Guests by their ids; those that are unknown are left out."""
        found = await find(self.database, select(guests).where(guests.c.id.in_(list(ids))))
        return {row.id: Guest(*row) for row in found}

    async def rename_guest(self, guest_id: str, name: str, language: str) -> None:
        """Give a guest another name and language."""
        await change(self.database, update(guests).where(guests.c.id == guest_id), {"name": name, "language": language})

    async def forget_guest(self, guest_id: str) -> None:
        """Forget name, language, devices, links and chat of a guest; seats go on pointing at the nameless row."""

        def forget(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest_id).values(name="", language=""))
            for table in (devices, links, chat):
                connection.execute(delete(table).where(table.c.guest == guest_id))

        await self.database.write(forget)

    async def search_guests(self, *, name: str | None = None, limit: int) -> list[Guest]:
        """Guests whose name has this in it, or all of them, those seen last first."""
        asked = select(guests).order_by(guests.c.seen.desc(), guests.c.id).limit(limit)
        if name:
            asked = asked.where(guests.c.name.icontains(name, autoescape=True))
        return [Guest(*row) for row in await find(self.database, asked)]

    # Devices

    async def add_device(self, device: Device) -> None:
        """Keep a further device of a guest."""
        await change(self.database, insert(devices), device_values(device))

    async def find_device(self, device_id: str) -> tuple[Guest, Device] | None:
        """A device and whose it is."""
        asked = select(guests, devices).join_from(devices, guests).where(devices.c.id == device_id)
        for row in await find(self.database, asked):
            width = len(guests.columns)
            return Guest(*row[:width]), Device(*row[width:])
        return None

    async def devices(self, guest_id: str) -> list[Device]:
        """All devices of a guest, those seen last first."""
        asked = select(devices).where(devices.c.guest == guest_id).order_by(devices.c.seen.desc(), devices.c.id)
        return [Device(*row) for row in await find(self.database, asked)]

    async def touch(self, device_id: str, now: int) -> None:
        """Device and guest were seen now."""

        def see(connection: Connection) -> None:
            guest = update(devices).where(devices.c.id == device_id).values(seen=now).returning(devices.c.guest)
            owner = guests.c.id == connection.execute(guest).scalar_one_or_none()
            connection.execute(update(guests).where(owner).values(seen=now))

        await self.database.write(see)

    async def remove_device(self, guest_id: str, device_id: str) -> bool:
        """Sign a guest out of a device; false if the guest has no such device."""
        own = delete(devices).where(devices.c.guest == guest_id, devices.c.id == device_id)
        return await change(self.database, own) > 0

    async def remove_other_devices(self, guest_id: str, keep: str) -> int:
        """Sign a guest out of all devices but one; returns of how many."""
        return await change(self.database, delete(devices).where(devices.c.guest == guest_id, devices.c.id != keep))

    # Links

    async def add_link(self, digest: str, guest_id: str, expires: int) -> None:
        """Keep a link that signs another device in, once; only the hash of its token is stored."""
        await change(self.database, insert(links), {"digest": digest, "guest": guest_id, "expires": expires})

    async def take_link(self, digest: str, now: int) -> str | None:
        """Use a link: whose it is; nothing when it is unknown, used or expired. Of several who try, one gets it."""
        taken = delete(links).where(links.c.digest == digest, links.c.expires > now).returning(links.c.guest)
        return await self.database.write(lambda connection: connection.execute(taken).scalar_one_or_none())


def guest_values(guest: Guest) -> dict[str, Any]:
    """A guest as a row."""
    return {column.name: getattr(guest, column.name) for column in guests.columns}


def device_values(device: Device) -> dict[str, Any]:
    """A device as a row."""
    return {column.name: getattr(device, column.name) for column in devices.columns}
