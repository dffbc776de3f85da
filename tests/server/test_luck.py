"""Chance of servers in threads: fixed by the running test, but only while a server runs."""

import secrets
from pathlib import Path

from lampion.server.live import new_tables
from tests.server.client import guests_at
from tests.server.site_thread import LUCK, site_thread


async def draw(data: Path) -> tuple[str, ...]:
    """Everything that a new server draws for a guest and a table."""
    with site_thread(data) as site:
        async with guests_at(site.address, "Ada") as (ada,):
            made = await ada.make_table(game="spring-festival", seats=2)
        table = site.rooms.rooms[made["id"]].table
        return ada.id, table.terms.id, table.terms.invite, table.terms.secret


async def test_the_same_test_draws_the_same(tmp_path: Path) -> None:
    first = await draw(tmp_path / "first")
    LUCK.drawn.clear()

    assert await draw(tmp_path / "again") == first
    assert len(first) == len(set(first)) == 4


async def test_another_test_or_another_chance_draws_something_else(tmp_path: Path) -> None:
    first = await draw(tmp_path / "first")
    before, LUCK.chance = LUCK.chance, "another"
    try:
        other = await draw(tmp_path / "other")
    finally:
        LUCK.chance = before

    assert not set(first) & set(other)


async def test_without_a_server_nothing_is_fixed(tmp_path: Path) -> None:
    with site_thread(tmp_path / "one"), site_thread(tmp_path / "two"):
        assert vars(new_tables)["secrets"] is LUCK

    assert vars(new_tables)["secrets"] is secrets
