"""A scene for tests of permissions: tables with people who sit, watch, were removed, or are strangers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tests.server.client import Person
from tests.server.site_thread import SiteThread


class Scene(NamedTuple):
    """Ann hosts a table and plays with Ben; Cat watches; Dan was removed; Eve is a stranger."""

    site: SiteThread
    ann: Person
    ben: Person
    cat: Person
    dan: Person
    eve: Person
    playing: str
    open: str
    locked: str

    def command(self, table: str) -> str:
        """The path for commands to a table."""
        return f"/api/tables/{table}/commands"


@asynccontextmanager
async def scene(site: SiteThread) -> AsyncIterator[Scene]:
    """The people, and three tables: one in play, one waiting for invited guests, one locked."""
    ann, ben, cat, dan = (Person(site.address, name) for name in ("Ann", "Ben", "Cat", "Dan"))
    eve = Person(site.address)
    try:
        for person in (ann, ben, cat, dan):
            await person.arrive()
        tables = []
        for _ in range(3):
            made = await ann.make_table(game="spring-festival", seats=2, settings={"listed": False})
            tables.append(made["id"])
            await dan.command(made["id"], "sit", invite=made["invite"])
            await ann.command(made["id"], "remove", guest=dan.id)
            if len(tables) == 1:
                shown = await ann.call("GET", f"/api/tables/{made['id']}")
                await ben.command(made["id"], "sit", invite=shown["table"]["invite"])
                await ann.command(made["id"], "start")
        await ann.command(tables[2], "lock")
        yield Scene(site, ann, ben, cat, dan, eve, *tables)
    finally:
        for person in (ann, ben, cat, dan, eve):
            await person.close()
