"""Old rows expire, in both databases; and the store remembers when the server was last alive."""

from typing import Any

import pytest

from lampion.storage import Store
from lampion.storage.retention import HARDLY
from tests.storage.rows import add_people, add_table, device, entries, guest, summary, table

NEVER = 10**6
KEEP: dict[str, Any] = {"open_tables": NEVER, "unfinished": NEVER, "finished": NEVER, "guests": NEVER}
NONE = {"open": 0, "playing": 0, "over": 0, "links": 0, "guests": 0}


@pytest.mark.parametrize(("kind", "phase"), [("open_tables", "open"), ("unfinished", "playing"), ("finished", "over")])
async def test_tables_expire_by_phase_and_age(store: Store, kind: str, phase: str) -> None:
    for other in ("open", "playing", "over"):
        await add_table(store, f"old {other}", phase=other, touched=89, log=2)
        await add_table(store, f"new {other}", phase=other, touched=90)

    counts = await store.expire(100, **KEEP | {kind: 10})

    assert counts == NONE | {phase: 1}
    assert await store.find_table(f"old {phase}") is None
    assert await store.entries(f"old {phase}") == []
    assert len(await store.search_tables(limit=9)) == 5


async def test_finished_tables_may_be_kept_for_ever(store: Store) -> None:
    await add_table(store, phase="over")

    assert await store.expire(NEVER, **KEEP | {"finished": None}) == NONE
    assert await store.find_table("table") is not None


async def test_finished_tables_at_which_hardly_anything_was_played_expire_early(store: Store) -> None:
    """Moves of people count, and no other entries; a game that came to its end stays, however short it was."""
    closed = {"reason": "closed", "scores": [], "winners": []}
    over: dict[str, Any] = {"phase": "over", "outcome": closed, "touched": 89}
    await add_table(store, "few", log=HARDLY - 1, **over)
    await add_table(store, "enough", log=HARDLY, **over)
    await add_table(store, "short", **over | {"outcome": closed | {"reason": "played"}})
    await add_table(store, "padded", **over)
    await store.append("padded", 0, entries(0, 50, kind="lock"), summary(table(**over)))
    await add_table(store, "young", **over | {"touched": 90})
    await add_table(store, "playing", phase="playing", touched=89)

    assert await store.expire(100, **KEEP, hardly_played=10) == NONE | {"over": 2}
    assert await store.expire(101, **KEEP, hardly_played=10) == NONE | {"over": 1}

    left = {row.id for row in await store.search_tables(limit=9)}
    assert left == {"enough", "short", "playing"}


async def test_an_idle_guest_without_a_table_is_deleted(store: Store) -> None:
    await store.add_guest(guest("Ada", seen=89), device("Ada"))
    await store.add_guest(guest("Bob", seen=90), device("Bob"))

    assert await store.expire(100, **KEEP | {"guests": 10}) == NONE | {"guests": 1}
    assert (await store.guests(["Ada", "Bob"])).keys() == {"Bob"}
    assert await store.find_device("Ada's phone") is None


@pytest.mark.parametrize("seats", [{"people": {"Ada": True}, "host": "Bob"}, {"people": {}, "host": "Ada"}])
async def test_an_idle_guest_with_a_table_is_forgotten_once_and_goes_with_the_table(
    store: Store, seats: dict[str, Any]
) -> None:
    await add_people(store, "Ada", "Bob")
    await store.touch("Bob's phone", 100)
    await add_table(store, **seats)
    await store.add_chat("table", "Ada", 0, "hello", 1)
    idle = KEEP | {"guests": 10}

    assert await store.expire(100, **idle) == NONE | {"guests": 1}
    assert await store.guests(["Ada"]) == {"Ada": guest("Ada", name="", language="")}
    assert await store.devices("Ada") == []
    assert await store.chat("table") == []
    assert await store.expire(100, **idle) == NONE
    assert await store.expire(100, **idle | {"open_tables": 10}) == NONE | {"open": 1, "guests": 1}
    assert await store.guests(["Ada"]) == {}


async def test_expired_links_are_deleted(store: Store) -> None:
    await add_people(store, "Ada")
    await store.add_link("old", "Ada", expires=100)
    await store.add_link("new", "Ada", expires=101)

    assert await store.expire(100, **KEEP) == NONE | {"links": 1}
    assert await store.take_link("new", now=100) == "Ada"


async def test_the_store_remembers_when_the_server_was_last_alive(store: Store) -> None:
    assert await store.last_alive() == 0

    await store.note_alive(2**45)
    await store.note_alive(2**45 + 1)

    assert await store.last_alive() == 2**45 + 1


async def test_a_healthy_database_answers(store: Store) -> None:
    await store.ping()


async def test_everything_is_counted(store: Store) -> None:
    await add_table(store, "a", log=3)
    await add_table(store, "b", log=1, phase="over")
    await store.add_chat("a", "Ada", 0, "hello", 1)

    assert await store.stats() == {
        "guests": 1, "devices": 1, "tables": 2, "entries": 4, "chat": 1, "open": 1, "playing": 0, "over": 1,
    }  # fmt: skip
