"""Daily challenges and attempts at them, in both databases."""

import asyncio
from dataclasses import replace

from lampion.storage import Attempt, ChallengeRow, Ending, EntryRow, Store
from tests.storage.rows import add_people, add_table, entries, guest, summary

DAY, LATER = "2026-07-14", "2026-07-15"
ROW = ChallengeRow(DAY, "takenoko", 3, {"hikari": "off"}, "level:5", "secret")


async def prepare(store: Store, *people: str) -> None:
    """A day's challenge, a table that Ada has, and some people."""
    await add_table(store)
    if people:
        await add_people(store, *people)
    await store.open_challenge(ROW)


def played(who: str, points: int, lead: int) -> Attempt:
    """An attempt that came to its end."""
    return Attempt(DAY, who, "table", "played", points, lead, lead > 0)


async def test_what_was_stored_first_is_played(store: Store) -> None:
    other = replace(ROW, game="fireworks", secret="another")
    assert [await store.open_challenge(one) for one in (ROW, other)] == [ROW, ROW]
    assert (await store.challenge(DAY), await store.challenge(LATER)) == (ROW, None)


async def test_of_many_who_ask_first_one_decides(store: Store) -> None:
    rows = [replace(ROW, secret=f"secret {number}") for number in range(8)]
    assert len({row.secret for row in await asyncio.gather(*map(store.open_challenge, rows))}) == 1


async def test_the_first_attempt_of_a_guest_and_day_counts(store: Store) -> None:
    await prepare(store)
    await store.open_challenge(replace(ROW, day=LATER))
    first = Attempt(DAY, "Ada", "table")
    tries = [first, first, replace(first, day=LATER)]
    assert [await store.begin_attempt(one) for one in tries] == [True, False, True]
    assert await store.attempts_of("Ada", [DAY, LATER]) == {DAY: first, LATER: tries[2]}
    assert await store.attempts_of("Ada", []) == await store.attempts_of("Bob", [DAY]) == {}


async def test_an_end_is_found_until_its_result_is_noted(store: Store) -> None:
    await prepare(store)
    await store.begin_attempt(Attempt(DAY, "Ada", "table"))
    assert await store.endings(DAY) == []

    outcome = {"reason": "played", "scores": [7, 5], "winners": [0]}
    end = EntryRow(1, "finish", None, "", "", 77)
    await store.append("table", 0, [*entries(0, 1), end], summary(phase="over", outcome=outcome))
    assert await store.endings(DAY) == [Ending("Ada", outcome, 77)]

    await store.note_result(played("Ada", 7, 2))
    assert await store.endings(DAY) == []
    assert await store.attempts_of("Ada", [DAY]) == {DAY: played("Ada", 7, 2)}


async def test_more_points_come_first_then_the_lead_and_equal_ones_share_a_place(store: Store) -> None:
    await prepare(store, "Bob", "Cai", "Dan", "Eve")
    results = [played("Ada", 30, 2), played("Bob", 30, 5), played("Cai", 41, -3), played("Dan", 30, 2)]
    for one in (*results, replace(played("Eve", 90, 9), result="stopped")):
        assert await store.begin_attempt(one)

    best = await store.standings(DAY, 10)
    assert [(one.guest, await store.place_of(one)) for one in best] == [("Cai", 1), ("Bob", 2), ("Ada", 3), ("Dan", 3)]
    assert [one.guest for one in await store.standings(DAY, 2)] == ["Cai", "Bob"]
    assert await store.count_attempts([DAY, LATER]) == {DAY: (5, 4), LATER: (0, 0)}


async def test_earlier_days_are_listed_if_somebody_played(store: Store) -> None:
    await prepare(store)
    for number in range(1, 6):
        day = f"2026-07-{number:02}"
        await store.open_challenge(replace(ROW, day=day))
        if number != 3:
            await store.begin_attempt(Attempt(day, "Ada", "table"))
    assert [row.day[-2:] for row in await store.challenges_before("2026-07-05", 2)] == ["04", "02"]
    assert [row.day[-2:] for row in await store.challenges_before(DAY, 9)] == ["05", "04", "02", "01"]


async def test_attempts_go_with_their_table_and_stay_without_the_name(store: Store) -> None:
    await prepare(store)
    await store.begin_attempt(Attempt(DAY, "Ada", "table"))
    await store.forget_guest("Ada")
    assert (await store.guests(["Ada"]))["Ada"] == replace(guest("Ada"), name="", language="")
    assert await store.count_attempts([DAY]) == {DAY: (1, 0)}

    await store.delete_table("table")
    assert await store.count_attempts([DAY]) == {DAY: (0, 0)}
