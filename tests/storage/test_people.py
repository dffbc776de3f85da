"""Passkeys, people who look for a table, and invitations, in each kind of database."""

import asyncio
from collections.abc import Sequence
from typing import Any

from lampion.storage import Passkey, SeekerRow, Store
from tests.storage.rows import Place, add_people, add_table

KEY = Passkey("key", "Ada", "public", 0, "Firefox, Linux", 1, 1)


async def test_a_passkey_is_somebodys_until_it_is_removed(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    assert await store.add_passkey(KEY)
    assert not await store.add_passkey(Passkey("key", "Bob", "other", 0, "", 2, 2))
    await store.use_passkey("key", 7, 9)

    assert await store.find_passkey("key") == Passkey("key", "Ada", "public", 7, "Firefox, Linux", 1, 9)
    assert not await store.remove_passkey("Bob", "key")
    assert await store.remove_passkey("Ada", "key")
    assert await store.passkeys("Ada") == []


async def test_a_challenge_is_used_once_and_in_time(store: Store) -> None:
    await store.add_challenge("one", 10)
    await store.add_challenge("late", 10)

    assert sorted(await asyncio.gather(*(store.take_challenge("one", 9) for _ in range(3)))) == [False, False, True]
    assert not await store.take_challenge("late", 10)
    assert not await store.take_challenge("unknown", 1)


def seeker(guest: str, seen: int = 5) -> SeekerRow:
    """Somebody who looks for a table."""
    return SeekerRow(guest, "wish", 700, 1, None, "", seen, "")


async def test_nobody_is_seated_at_two_tables_whoever_matches_them(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        names = [f"guest {number}" for number in range(8)]
        await add_people(one, *names)
        for name in names:
            await one.seek(seeker(name))

        def pair(prefix: str, rows: Sequence[SeekerRow]) -> dict[str, list[SeekerRow]]:
            return {f"{prefix}{rows[place].guest}": list(rows[place : place + 2]) for place in range(0, len(rows), 2)}

        found = await asyncio.gather(
            one.match("wish", 0, lambda rows: pair("a", rows)), two.match("wish", 0, lambda rows: pair("b", rows))
        )

        seated = [row.guest for groups in found for people in groups.values() for row in people]
        assert sorted(seated) == names
        rows = [await one.find_seeker(name) for name in names]
        assert all(row is not None and row.table_id for row in rows)


async def test_only_those_who_were_seen_lately_and_want_the_same_are_matched(store: Store) -> None:
    await add_people(store, "Ada", "Bob", "Cem")
    for row in (seeker("Ada"), seeker("Bob", seen=1), SeekerRow("Cem", "other", 700, 1, None, "", 5, "")):
        await store.seek(row)
    told: list[str] = []

    def match(rows: Sequence[SeekerRow]) -> dict[str, list[SeekerRow]]:
        told.extend(row.guest for row in rows)
        return {"table": list(rows)}

    await store.match("wish", 3, match)
    assert told == ["Ada"]
    await store.seek_again("table")
    assert (await store.find_seeker("Ada")) == seeker("Ada")
    await store.stop_seeking("Ada")
    assert await store.find_seeker("Ada") is None


async def test_an_invitation_is_open_as_long_as_one_can_sit_down(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    for name, changes in (
        ("open", dict[str, Any]()),
        ("full", {"open_seats": 0}),
        ("begun", {"phase": "playing"}),
        ("seated", {"people": {"Ada": True, "Bob": True}}),
    ):
        await add_table(store, name, **changes)
        await store.invite(name, "Bob", "Ada", 5)

    assert [one.table for one in await store.invitations("Bob")] == ["open"]
    assert await store.count_pending("Ada", "Bob") == 3
    assert await store.decline_invitation("open", "Bob")
    assert not await store.decline_invitation("open", "Bob")
    await store.delete_table("full")
    assert await store.count_pending("Ada", "Bob") == 1


async def test_with_a_person_all_of_this_goes(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await add_table(store, "open")
    await store.invite("open", "Bob", "Ada", 5)
    await store.add_passkey(KEY)
    await store.seek(seeker("Ada"))

    for name in ("Ada", "Bob"):
        await store.forget_guest(name)

    assert await store.invitations("Bob") == []
    assert await store.passkeys("Ada") == []
    assert await store.find_seeker("Ada") is None
