"""Tables and their logs, in both databases."""

from dataclasses import asdict
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from lampion.storage import Store, schema
from lampion.storage.errors import TableGone, TableMoved
from lampion.storage.table_store import FIRST_OF_A_HOST
from tests.storage.rows import add_people, add_table, entries, entry, summary, table

START = entry(0, kind="start", seat=None, text="[]", by="")


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    row = await add_table(store, log=2, options={"b": "1", "a": "2"}, people={"Bob": False, "Ada": True})

    found = await store.find_table("table")
    assert found == table(options={"b": "1", "a": "2"}, people={"Bob": False, "Ada": True}, number=2)
    assert found
    assert list(found.options) == list(row.options)


async def test_an_unknown_table_is_not_found(store: Store) -> None:
    assert await store.find_table("nowhere") is None
    assert await store.entries("nowhere") == []


async def test_entries_are_read_as_they_were_written(store: Store) -> None:
    await add_people(store, "Ada")
    written = [START, entry(1, text="place T17 2,-1 🏮 é"), entry(2, seat=8, at=2**45)]
    await store.add_table(table(), written)

    assert await store.entries("table") == written
    assert await store.entries("table", 2) == written[2:]


async def test_an_append_adds_entries_and_renews_the_summary(store: Store) -> None:
    await add_table(store, log=2)
    after: dict[str, Any] = {
        "touched": 9,
        "phase": "over",
        "listed": True,
        "position": "p",
        "outcome": {"scores": [1, 2]},
    }
    await store.append("table", 2, entries(2, 5), summary(**after))

    assert await store.find_table("table") == table(number=5, **after)
    assert await store.entries("table") == entries(0, 5)


async def test_an_append_without_entries_renews_the_summary_alone(store: Store) -> None:
    await add_table(store, log=2)
    await store.append("table", 2, [], summary(listed=True))

    assert await store.find_table("table") == table(number=2, listed=True)


async def test_an_append_updates_the_people_at_a_table(store: Store) -> None:
    await add_people(store, "Ada", "Bob", "Cai", "Dan")
    await add_table(store, people={"Ada": True, "Bob": False, "Cai": True})
    seated = {"Ada": True, "Cai": False, "Dan": True}
    await store.append("table", 0, [], summary(people=seated))

    row = await store.find_table("table")
    assert row
    assert row.people == seated
    assert await store.tables_of("Bob") == []


@pytest.mark.parametrize("number", [0, 1, 3, 17])
async def test_an_append_at_another_number_is_refused_and_writes_nothing(store: Store, number: int) -> None:
    row = await add_table(store, log=2)

    with pytest.raises(TableMoved) as refused:
        await store.append("table", number, entries(number, number + 1), summary(touched=9))

    assert refused.value.data == {"table": "table", "number": 2}
    assert await store.find_table("table") == table(number=2, people=row.people)
    assert await store.entries("table") == entries(0, 2)


async def test_an_append_to_a_deleted_table_is_refused(store: Store) -> None:
    await add_table(store)
    await store.delete_table("table")

    with pytest.raises(TableGone) as refused:
        await store.append("table", 0, entries(0, 1), summary())

    assert refused.value.data == {"table": "table"}


async def test_entries_that_are_wrongly_numbered_are_a_mistake_of_the_caller(store: Store) -> None:
    await add_table(store, log=2)

    with pytest.raises(ValueError, match="numbered from 2"):
        await store.append("table", 2, entries(3, 4), summary())
    with pytest.raises(ValueError, match="numbered from 0"):
        await store.add_table(table("other"), entries(1, 2))


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await add_table(store, log=3)
    await store.add_chat("table", "Ada", 0, "hello", 1)

    assert await store.delete_table("table") is True
    assert await store.find_table("table") is None
    assert await store.entries("table") == []
    assert await store.chat("table") == []
    assert await store.tables_of("Ada") == []
    assert await store.delete_table("table") is False


async def test_my_tables_are_those_that_wait_for_me_and_then_the_latest(store: Store) -> None:
    for name, touched, waits in (("a", 1, False), ("b", 2, True), ("c", 3, False), ("d", 4, True)):
        await add_table(store, name, touched=touched, people={"Ada": waits, "Bob": True})
    await add_table(store, "e", people={"Bob": True})

    assert [row.id for row in await store.tables_of("Ada")] == ["d", "b", "c", "a"]


async def test_the_lobby_lists_what_is_listed_with_the_latest_first(store: Store) -> None:
    for name, touched, listed in (("a", 1, True), ("b", 3, True), ("c", 2, True), ("d", 4, False)):
        await add_table(store, name, touched=touched, listed=listed)

    assert [row.id for row in await store.listed_tables(None, None, 9)] == ["b", "c", "a"]
    assert [row.id for row in await store.listed_tables(None, None, 2)] == ["b", "c"]


async def test_a_host_with_many_tables_hides_no_others_in_the_lobby(store: Store) -> None:
    await add_table(store, "anns", host="Ann", touched=1, listed=True)
    for number in range(60):
        await add_table(store, f"mallory {number:02}", host="Mallory", touched=100 - number, listed=True)

    shown = [row.id for row in await store.listed_tables(None, None, 50)]

    assert shown[: FIRST_OF_A_HOST + 2] == [f"mallory 0{number}" for number in range(5)] + ["anns", "mallory 05"]
    assert len(shown) == 50


async def test_the_lobby_can_be_narrowed_to_a_game_and_a_phase(store: Store) -> None:
    await add_table(store, "a", listed=True, game="takenoko", phase="playing")
    await add_table(store, "b", listed=True, game="takenoko")
    await add_table(store, "c", listed=True, phase="playing")

    assert [row.id for row in await store.listed_tables("takenoko", None, 9)] == ["a", "b"]
    assert [row.id for row in await store.listed_tables(None, "playing", 9)] == ["a", "c"]
    assert [row.id for row in await store.listed_tables("takenoko", "playing", 9)] == ["a"]


async def test_games_that_are_going_on_are_found_after_a_restart(store: Store) -> None:
    for phase in ("open", "playing", "over"):
        await add_table(store, phase, phase=phase)

    assert [row.id for row in await store.unfinished()] == ["playing"]


async def test_a_search_finds_tables_by_game_phase_and_the_name_of_somebody_there(store: Store) -> None:
    await add_table(store, "a", people={"Ada": True, "Bob": True}, touched=2)
    await add_table(store, "b", people={"Ada": True}, phase="over", touched=3)
    await add_table(store, "c", people={"Ada": True}, game="takenoko", touched=1)

    assert [row.id for row in await store.search_tables(limit=9)] == ["b", "a", "c"]
    assert [row.id for row in await store.search_tables(limit=1)] == ["b"]
    assert [row.id for row in await store.search_tables(guest="bO", limit=9)] == ["a"]
    assert [row.id for row in await store.search_tables(phase="over", limit=9)] == ["b"]
    assert [row.id for row in await store.search_tables(game="takenoko", guest="ada", limit=9)] == ["c"]


async def test_many_tables_are_listed_with_their_people(store: Store) -> None:
    """There are more tables than one query for people names."""
    await add_people(store, "Ada", "Bob")
    expected = {f"t{number}": {"Ada" if number % 3 else "Bob": number % 2 == 0} for number in range(1100)}
    rows = [{**asdict(table(name, phase="playing")), "chatted": 0} for name in expected]
    for row in rows:
        del row["people"]
    seated = [
        {"table_id": name, "guest": who, "waiting": waits}
        for name, people in expected.items()
        for who, waits in people.items()
    ]

    def fill(connection: Connection) -> None:
        connection.execute(insert(schema.tables), rows)
        connection.execute(insert(schema.people), seated)

    await store.database.write(fill)

    assert {row.id: row.people for row in await store.unfinished()} == expected
