"""Guests, devices and links, in both databases."""

import asyncio

from lampion.storage import Store
from tests.storage.rows import add_people, add_table, device, guest


async def test_a_new_guest_is_found_by_the_device(store: Store) -> None:
    await store.add_guest(guest("Ada"), device("Ada"))

    assert await store.find_device("Ada's phone") == (guest("Ada"), device("Ada"))


async def test_an_unknown_device_is_nobodys(store: Store) -> None:
    assert await store.find_device("Ada's phone") is None


async def test_guests_are_found_by_id_and_unknown_ids_are_left_out(store: Store) -> None:
    await add_people(store, "Ada", "Bob", "Cai")

    assert await store.guests({"Ada", "Cai", "Dan"}) == {"Ada": guest("Ada"), "Cai": guest("Cai")}
    assert await store.guests([]) == {}


async def test_a_guest_gets_another_name_and_language(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await store.rename_guest("Ada", "Ada <b>🏮</b>", "fr")

    found = await store.guests(["Ada", "Bob"])
    assert found == {"Ada": guest("Ada", name="Ada <b>🏮</b>", language="fr"), "Bob": guest("Bob")}


async def test_guests_are_searched_by_any_part_of_their_name(store: Store) -> None:
    await store.add_guest(guest("Ada", name="Ada 100%", seen=5), device("Ada"))
    await store.add_guest(guest("Bob", name="Radagast", seen=9), device("Bob"))
    await store.add_guest(guest("Cai", seen=7), device("Cai"))

    assert [found.id for found in await store.search_guests(name="ADA", limit=9)] == ["Bob", "Ada"]
    assert [found.id for found in await store.search_guests(name="0%", limit=9)] == ["Ada"]
    assert [found.id for found in await store.search_guests(limit=2)] == ["Bob", "Cai"]


async def test_a_touch_updates_the_device_and_its_guest(store: Store) -> None:
    await store.add_guest(guest("Ada"), device("Ada"))
    await store.add_device(device("Ada", "tablet"))
    await store.touch("tablet", 77)

    assert await store.find_device("tablet") == (guest("Ada", seen=77), device("Ada", "tablet", seen=77))
    assert await store.find_device("Ada's phone") == (guest("Ada", seen=77), device("Ada"))


async def test_a_touch_of_an_unknown_device_changes_nobody(store: Store) -> None:
    await add_people(store, "Ada")
    await store.touch("tablet", 77)

    assert await store.guests(["Ada"]) == {"Ada": guest("Ada")}


async def test_the_devices_of_a_guest_are_listed_with_the_latest_first(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await store.add_device(device("Ada", "tablet", seen=9))

    assert await store.devices("Ada") == [device("Ada", "tablet", seen=9), device("Ada")]


async def test_a_removed_device_is_nobodys(store: Store) -> None:
    await add_people(store, "Ada")

    assert await store.remove_device("Ada", "Ada's phone") is True
    assert await store.find_device("Ada's phone") is None
    assert await store.remove_device("Ada", "Ada's phone") is False


async def test_nobody_removes_the_device_of_another(store: Store) -> None:
    await add_people(store, "Ada", "Bob")

    assert await store.remove_device("Bob", "Ada's phone") is False
    assert await store.devices("Ada") == [device("Ada")]


async def test_all_other_devices_are_removed_at_once(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await store.add_device(device("Ada", "tablet"))
    await store.add_device(device("Ada", "desk"))

    assert await store.remove_other_devices("Ada", keep="tablet") == 2
    assert await store.devices("Ada") == [device("Ada", "tablet")]
    assert await store.devices("Bob") == [device("Bob")]


async def test_a_link_works_once(store: Store) -> None:
    await add_people(store, "Ada")
    await store.add_link("digest", "Ada", expires=100)

    assert await store.take_link("digest", now=99) == "Ada"
    assert await store.take_link("digest", now=99) is None


async def test_an_expired_link_does_not_work(store: Store) -> None:
    await add_people(store, "Ada")
    await store.add_link("digest", "Ada", expires=100)

    assert await store.take_link("digest", now=100) is None


async def test_an_unknown_link_does_not_work(store: Store) -> None:
    assert await store.take_link("digest", now=0) is None


async def test_only_one_of_many_that_use_a_link_at_once_gets_it(store: Store) -> None:
    await add_people(store, "Ada")
    await store.add_link("digest", "Ada", expires=100)

    taken = await asyncio.gather(*(store.take_link("digest", now=1) for _ in range(20)))

    assert sorted(taken, key=str) == ["Ada"] + [None] * 19


async def test_a_forgotten_guest_has_no_name_no_device_no_link_and_no_chat_but_a_seat(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    row = await add_table(store, people={"Ada": True, "Bob": False}, host="Ada")
    await store.add_link("digest", "Ada", expires=100)
    await store.add_chat("table", "Ada", 0, "hello", 1)
    await store.add_chat("table", "Bob", 1, "hi", 2)
    await store.forget_guest("Ada")

    assert await store.guests(["Ada"]) == {"Ada": guest("Ada", name="", language="")}
    assert await store.devices("Ada") == []
    assert await store.take_link("digest", now=1) is None
    assert [line.text for line in await store.chat("table")] == ["hi"]
    assert await store.tables_of("Ada") == [row]
    assert await store.devices("Bob") == [device("Bob")]
