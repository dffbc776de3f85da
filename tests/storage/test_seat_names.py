"""The names of people who share a guest's screen, in both databases."""

from lampion.storage import SeatName, Store
from tests.storage.rows import add_people, add_table

MIA, LEO = SeatName(2, "Ada", "Mia"), SeatName(1, "Ada", "Leo")


async def test_names_are_kept_by_table_and_seat(store: Store) -> None:
    await add_table(store)
    for one in (MIA, LEO):
        await store.name_seat("table", one)

    assert await store.seat_names(["table", "other"]) == {"table": [LEO, MIA], "other": []}
    assert await store.seat_names([]) == {}


async def test_a_seat_gets_another_name_or_none(store: Store) -> None:
    await add_table(store)
    await store.name_seat("table", MIA)
    await store.name_seat("table", SeatName(2, "Ada", "Grandma"))
    assert await store.seat_names(["table"]) == {"table": [SeatName(2, "Ada", "Grandma")]}

    await store.name_seat("table", SeatName(2, "Ada", ""))

    assert await store.seat_names(["table"]) == {"table": []}


async def test_names_go_with_the_guest_whose_screen_it_was(store: Store) -> None:
    await add_table(store)
    await add_people(store, "Bob")
    for one in (MIA, SeatName(3, "Bob", "Cai")):
        await store.name_seat("table", one)

    await store.forget_guest("Ada")

    assert await store.seat_names(["table"]) == {"table": [SeatName(3, "Bob", "Cai")]}


async def test_names_go_with_guests_who_never_return_and_with_tables(store: Store) -> None:
    await add_table(store)
    await store.name_seat("table", MIA)
    await store.expire(1000, open_tables=10**9, unfinished=10**9, finished=None, guests=5)
    assert await store.seat_names(["table"]) == {"table": []}

    await store.name_seat("table", MIA)
    await store.delete_table("table")

    assert await store.seat_names(["table"]) == {"table": []}
