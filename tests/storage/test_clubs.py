"""Clubs and tournaments in the database: each step is made once, whoever makes it; forgetting leaves others theirs."""

import asyncio

from lampion.storage import BoardRow, ClubRow, Store, TournamentRow
from tests.storage.rows import Place, add_people, add_table

CLUB = ClubRow("club", "Reed lantern club", "link", 1)
CUP = TournamentRow("cup", "club", "Lantern cup", "spring-festival", "swiss", 2, 3, "calm", 1000, True, 2)
NAMES = ("Ada", "Bob", "Cem", "Dee")


async def gather(store: Store, *names: str) -> None:
    """A club of these people, the first of whom founded it."""
    await add_people(store, *names)
    await store.add_club(CLUB, names[0])
    for number, name in enumerate(names[1:], 2):
        assert await store.join_club("club", "link", name, number, 99)


async def begin(store: Store) -> list[BoardRow]:
    """A tournament in its first round."""
    await gather(store, *NAMES)
    await store.add_tournament(CUP)
    for name in NAMES:
        assert await store.enter("cup", name, 99)
    assert await store.begin_tournament("cup", NAMES, 2)
    made = [BoardRow(1, 0, "one", [0, 1], None), BoardRow(1, 1, "two", [2, 3], None)]
    assert await store.begin_round("cup", 0, made, 500)
    return made


async def test_a_club_is_joined_by_its_link_until_it_is_full(store: Store) -> None:
    await gather(store, "Ada", "Bob")
    await add_people(store, "Cem", "Dee")

    assert await store.join_club("club", "other", "Cem", 5, 99) is None
    assert await store.join_club("nowhere", "link", "Cem", 5, 99) is None
    assert await store.join_club("club", "link", "Cem", 5, 2) is False
    assert await store.join_club("club", "link", "Bob", 5, 2)
    found = await asyncio.gather(*(store.join_club("club", "link", name, 5, 3) for name in ("Cem", "Dee")))
    assert sorted(map(bool, found)) == [False, True]
    await store.change_invitation("club", "new")
    assert await store.join_club("club", "link", "Dee", 6, 99) is None


async def test_a_club_has_one_founder_whoever_hands_it_over(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        await gather(one, "Ada", "Bob", "Cem")

        done = await asyncio.gather(one.hand_over("club", "Ada", "Bob"), two.hand_over("club", "Ada", "Cem"))

        assert sorted(done) == [False, True]
        assert [one.role for one in await two.members("club")].count("founder") == 1
        assert not await one.hand_over("club", "Ada", "Nobody")


async def test_the_heir_of_a_forgotten_founder_is_a_helper_or_who_came_first(store: Store) -> None:
    await gather(store, *NAMES)
    await store.change_role("club", "Dee", "helper")

    await store.forget_guest("Ada")
    assert (await store.members("club"))[0].guest == "Dee"
    assert await store.role_in("club", "Dee") == "founder"
    await store.forget_guest("Dee")
    assert [one.guest for one in await store.members("club")] == ["Bob", "Cem"]
    for name in ("Bob", "Cem"):
        await store.forget_guest(name)
    assert await store.club("club") is None


async def test_people_who_were_long_away_leave_their_clubs(store: Store) -> None:
    await gather(store, "Ada", "Bob")
    await store.touch("Bob's phone", 900)

    await store.expire(1000, open_tables=10**6, unfinished=10**6, finished=None, guests=500)

    assert [(one.guest, one.role) for one in await store.members("club")] == [("Bob", "founder")]


async def test_a_tournament_is_entered_until_it_begins(store: Store) -> None:
    await gather(store, *NAMES)
    await store.add_tournament(CUP)
    for name in NAMES[:3]:
        assert await store.enter("cup", name, 3)
    assert await store.enter("cup", "Ada", 3)
    assert await store.enter("cup", "Dee", 3) is False
    assert await store.withdraw("cup", 1)
    assert await store.enter("cup", "Dee", 3)
    assert {one.guest for one in await store.entrants("cup")} == {"Ada", "Cem", "Dee"}

    assert not await store.begin_tournament("cup", ("Ada", "Cem"), 3)  # Dee came in between
    assert await store.begin_tournament("cup", ("Dee", "Ada", "Cem"), 3)
    assert not await store.begin_tournament("cup", ("Dee", "Ada", "Cem"), 3)
    assert [(one.number, one.guest) for one in await store.entrants("cup")] == [(0, "Dee"), (1, "Ada"), (2, "Cem")]
    assert await store.enter("cup", "Bob", 9) is None
    assert not await store.delete_tournament("cup")


async def test_each_round_begins_once_and_each_result_is_written_once(place: Place) -> None:
    async with await place.open() as one, await place.open() as two:
        made = await begin(one)

        settled = await asyncio.gather(
            one.settle_board("cup", made[0], [1, 2]), two.settle_board("cup", made[0], [2, 1])
        )
        assert sorted(settled) == [False, True]
        second = [
            asyncio.create_task(store.begin_round("cup", 1, [BoardRow(2, 0, name, [0, 2], None)], 900))
            for store, name in ((one, "three"), (two, "four"))
        ]
        assert sorted(await asyncio.gather(*second)) == [False, True]
        assert [board.round for board in await one.boards("cup")] == [1, 1, 2]
        row = await two.tournament("cup")
        assert row is not None
        assert (row.state, row.round, row.deadline) == ("playing", 2, 900)


async def test_time_in_which_the_server_was_down_is_given_back_to_who_could_still_come(store: Store) -> None:
    await begin(store)

    for since, deadline in ((400, 560), (600, 560)):
        await store.put_off_deadlines(60, since)
        row = await store.tournament("cup")
        assert row is not None
        assert row.deadline == deadline


async def test_whoever_leaves_a_club_plays_no_more_in_its_tournaments(store: Store) -> None:
    await begin(store)
    await store.withdraw_from_club("club", "Bob")

    assert [(one.guest, one.is_out) for one in await store.entrants("cup")] == [
        ("Ada", False), ("Bob", True), ("Cem", False), ("Dee", False),
    ]  # fmt: skip


async def test_forgotten_people_leave_their_place_nameless(store: Store) -> None:
    made = await begin(store)
    await store.settle_board("cup", made[0], [2, 1])
    await store.forget_guest("Bob")
    await store.forget_history("Cem")

    assert [(one.guest, one.is_out) for one in await store.entrants("cup")] == [
        ("Ada", False), (None, True), (None, True), ("Dee", False),
    ]  # fmt: skip
    assert [board.places for board in await store.boards("cup")] == [[2, 1], None]


async def test_tables_for_which_a_tournament_waits_do_not_expire(store: Store) -> None:
    made = await begin(store)
    for name in ("one", "two", "three"):
        await add_table(store, name)
    await store.settle_board("cup", made[1], [1, None])

    await store.expire(1000, open_tables=1, unfinished=1, finished=None, guests=10**6)
    assert [await store.find_table(name) is not None for name in ("one", "two", "three")] == [True, False, False]
    await store.end_tournament("cup")
    await store.expire(1000, open_tables=1, unfinished=1, finished=None, guests=10**6)
    assert await store.find_table("one") is None


async def test_with_a_club_its_tournaments_go_and_its_tables_stay(store: Store) -> None:
    await begin(store)
    await add_table(store, "one")
    await store.add_club_table("club", "one", 5)
    await store.close_club("club")

    assert await store.tournament("cup") is None
    assert await store.boards("cup") == []
    assert await store.find_table("one") is not None


async def test_the_lobby_shows_a_clubs_table_after_its_members(store: Store) -> None:
    await gather(store, "Ada")
    await add_table(store, "one", listed=True)
    await store.add_club_table("club", "one", 50)

    assert await store.listed_tables(None, None, 9, now=49) == []
    assert [row.id for row in await store.listed_tables(None, None, 9, now=50)] == ["one"]
    assert await store.tables_of_club("club", 9) == ["one"]
