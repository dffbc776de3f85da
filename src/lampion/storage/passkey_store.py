"""Passkeys of guests, and the challenges that they have to sign: each once."""

from dataclasses import asdict

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lampion.storage.database import Database, change, find
from lampion.storage.rows import Passkey
from lampion.storage.schema import passkey_challenges, passkeys


class PasskeyStore:
    """The part of the store with passkeys."""

    database: Database

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a new passkey; false if there is one of this id."""
        try:
            await change(self.database, insert(passkeys), asdict(passkey))
        except IntegrityError:
            return False
        return True

    async def passkeys(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the latest first."""
        query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created.desc(), passkeys.c.id)
        return [Passkey(*row) for row in await find(self.database, query)]

    async def find_passkey(self, passkey: str) -> Passkey | None:
        """A passkey by its id."""
        found = await find(self.database, select(passkeys).where(passkeys.c.id == passkey))
        return Passkey(*found[0]) if found else None

    async def use_passkey(self, passkey: str, uses: int, now: int) -> None:
        """Note that a passkey was used now, and how often its device says it was."""
        await change(self.database, update(passkeys).where(passkeys.c.id == passkey), {"uses": uses, "seen": now})

    async def remove_passkey(self, guest: str, passkey: str) -> bool:
        """Remove a guest's passkey; false if they have no such one."""
        own = delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == passkey)
        return await change(self.database, own) > 0

    async def add_challenge(self, digest: str, expires: int) -> None:
        """Store the hash of a challenge."""
        await change(self.database, insert(passkey_challenges), {"digest": digest, "expires": expires})

    async def take_challenge(self, digest: str, now: int) -> bool:
        """Use up a challenge; false if it is unknown, used or expired. One of several tries wins."""
        known = passkey_challenges.c.digest == digest, passkey_challenges.c.expires > now
        return await change(self.database, delete(passkey_challenges).where(*known)) > 0
