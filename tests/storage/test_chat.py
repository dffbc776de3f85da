"""Chat, in both databases."""

import asyncio

import pytest

from lampion.storage import ChatLine, Store
from lampion.storage.errors import TableGone
from tests.storage.rows import add_people, add_table


async def test_a_line_is_read_as_it_was_written(store: Store) -> None:
    await add_table(store)
    line = await store.add_chat("table", "Ada", None, "<script>alert('é')</script> 🏮", 77)

    assert line == ChatLine(0, "Ada", "<script>alert('é')</script> 🏮", 77, None)
    assert await store.chat("table") == [line]


async def test_lines_are_numbered_by_table(store: Store) -> None:
    await add_table(store, "a")
    await add_table(store, "b")
    numbers = [(await store.add_chat(name, "Ada", 0, "hello", 1)).number for name in "aabab"]

    assert numbers == [0, 1, 0, 2, 1]
    assert [line.number for line in await store.chat("a", 1)] == [1, 2]


async def test_lines_that_come_at_once_get_different_numbers(store: Store) -> None:
    await add_table(store)
    lines = await asyncio.gather(*(store.add_chat("table", "Ada", 0, str(word), 1) for word in range(20)))

    assert sorted(line.number for line in lines) == list(range(20))
    assert await store.chat("table") == sorted(lines, key=lambda line: line.number)


async def test_only_the_latest_lines_are_kept(store: Store) -> None:
    await add_table(store)
    for word in "abcde":
        await store.add_chat("table", "Ada", 0, word, 1, keep=3)

    assert [(line.number, line.text) for line in await store.chat("table")] == [(2, "c"), (3, "d"), (4, "e")]


async def test_a_deleted_line_leaves_its_number_unused(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await add_table(store)
    for name in ("Ada", "Bob", "Bob"):
        await store.add_chat("table", name, 0, "hello", 1)

    assert await store.delete_chat("Bob") == 2
    assert (await store.add_chat("table", "Ada", 0, "hello", 1)).number == 3
    assert [line.number for line in await store.chat("table")] == [0, 3]


async def test_nobody_talks_at_a_table_that_is_gone(store: Store) -> None:
    await add_people(store, "Ada")

    with pytest.raises(TableGone):
        await store.add_chat("table", "Ada", 0, "hello", 1)
