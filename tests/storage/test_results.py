"""Results and ratings: each game counts once, in the order in which games ended; forgetting leaves others theirs."""

import asyncio
from pathlib import Path

from lampion.storage import GameResult, RatedSeat, Rating, SeatResult, Store, back_up, restore
from lampion.storage.result_store import BOT, Meeting
from tests.storage.rows import Place, add_people, add_table, entry, summary

SF = "spring-festival"


def result(table: str, *people: str, ended: int = 10, game: str = SF) -> GameResult:
    """A rated game that these people won in this order; a name with a colon is a bot's."""
    seats = [
        SeatResult("" if ":" in name else name, name if ":" in name else "", place, 100 - place)
        for place, name in enumerate(people, 1)
    ]
    return GameResult(table, game, "played", True, ended, seats)


class Rater:
    """Gives the winner a point, and notes what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[dict[str, Rating], list[list[Meeting]]]] = []

    def __call__(self, before: dict[str, Rating], meetings: list[list[Meeting]]) -> list[RatedSeat | None]:
        """The first seat wins a point, the second loses one; others are bots'."""
        self.told.append((before, meetings))
        return [RatedSeat(0, 10, 1, 9, 1, 1), RatedSeat(0, 10, -1, 9, 1, 1), *[None] * (len(meetings) - 2)]


async def test_a_game_counts_once_however_often_it_is_told(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    rater = Rater()

    assert await store.add_result(result("one", "Ada", "Bob"), rater, 0)
    assert not await store.add_result(result("one", "Ada", "Bob"), rater, 0)

    assert len(rater.told) == 1
    ratings = {one.guest: (one.mean, one.games) for one in await store.ratings_of(["Ada", "Bob"])}
    assert ratings == {"Ada": (1, 1), "Bob": (-1, 1)}
    assert [one.table for one in await store.games_of("Ada", 9)] == ["one"]
    assert (await store.changes_at("one"))[1].new_mean == -1


async def test_games_that_end_at_the_same_time_are_counted_one_after_the_other(place: Place) -> None:
    """Two processes, twenty games: each sees the ratings that the one before it left."""
    async with await place.open() as one, await place.open() as two:
        await add_people(one, "Ada", "Bob")

        def climb(before: dict[str, Rating], _: list[list[Meeting]]) -> list[RatedSeat | None]:
            mean, games = (before["Ada"].mean, before["Ada"].games) if before else (0.0, 0)
            return [RatedSeat(mean, 10, mean + 1, 10, 1, games + 1), None]

        results = [result(f"t{number}", "Ada", "Bob", ended=number) for number in range(20)]
        stores = [one, two] * 10
        await asyncio.gather(*(s.add_result(r, climb, 0) for s, r in zip(stores, results, strict=True)))

        (rating,) = await one.ratings_of(["Ada"])
        assert (rating.mean, rating.games) == (20, 20)
        assert len(await two.games_of("Ada", 99)) == 20


async def test_meetings_are_found_by_game_and_time(store: Store) -> None:
    await add_people(store, "Ada", "Bob", "Cem")
    rater = Rater()
    await store.add_result(result("old", "Ada", "Bob", ended=5), rater, 0)
    await store.add_result(result("other", "Ada", "Bob", ended=20, game="takenoko"), rater, 0)
    await store.add_result(result("new", "Ada", "Cem", "level:3", "level:4", ended=20), rater, 0)
    await store.add_result(result("last", "Ada", "Bob", ended=30), rater, 10)

    before, meetings = rater.told[-1]
    assert set(before) == {"Ada", "Bob"}
    assert meetings == [[("Cem", 20), (BOT, 20)], []]


async def test_a_game_without_a_rating_is_kept_as_a_result(store: Store) -> None:
    await add_people(store, "Ada")
    await store.add_result(result("one", "Ada", "greedy:"), None, 0)

    (game,) = await store.games_of("Ada", 9)
    assert (game.place, game.rated, game.new_mean, game.kept) == (1, False, None, False)
    assert await store.ratings_of(["Ada"]) == []


async def test_games_that_ended_unnoticed_are_found(store: Store) -> None:
    await add_table(store, "before", phase="over", touched=50)
    assert await store.uncounted() == []  # from a time when nothing was counted
    await store.note_counted(100)
    for name, phase, touched, kind in (
        ("a", "over", 120, "start"),
        ("b", "over", 110, "start"),
        ("going on", "playing", 130, "start"),
        ("never began", "over", 130, "sit"),
    ):
        row = await add_table(store, name, phase=phase, touched=touched)
        await store.append(name, 0, [entry(0, kind=kind)], summary(row))
    assert await store.uncounted() == ["b", "a"]

    await store.add_result(result("b", "Ada"), None, 0)
    assert await store.uncounted() == ["a"]


async def test_a_forgotten_person_leaves_others_their_results(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await store.add_result(result("one", "Ada", "Bob"), Rater(), 0)
    await store.show_profile("Ada", "everyone")

    await store.forget_guest("Ada")

    assert await store.games_of("Ada", 9) == []
    assert await store.ratings_of(["Ada"]) == []
    assert await store.shown_to(["Ada"]) == {}
    assert await store.meetings_of("Bob", 9) == []
    assert [one.place for one in await store.games_of("Bob", 9)] == [2]


async def test_results_of_people_who_were_long_away_are_nobodys(store: Store) -> None:
    await add_people(store, "Ada", "Bob")
    await store.add_result(result("one", "Ada", "Bob"), Rater(), 0)
    await store.touch("Bob's phone", 900)

    await store.expire(1000, open_tables=10**6, unfinished=10**6, finished=None, guests=500)

    assert await store.games_of("Ada", 9) == []
    assert [one.place for one in await store.games_of("Bob", 9)] == [2]


async def test_ratings_survive_a_backup(place: Place, tmp_path: Path) -> None:
    async with await place.open() as store:
        await add_people(store, "Ada", "Bob")
        await store.add_result(result("one", "Ada", "Bob"), Rater(), 0)
        expected = [await store.ratings_of(["Ada", "Bob"]), await store.games_of("Bob", 9)]
    await back_up(place.url, place.data, tmp_path / "backup.jsonl.gz")
    await restore(tmp_path / "backup.jsonl.gz", None, tmp_path / "other")

    async with await Store.open(None, tmp_path / "other") as store:
        assert [await store.ratings_of(["Ada", "Bob"]), await store.games_of("Bob", 9)] == expected
        assert not await store.add_result(result("one", "Ada", "Bob"), Rater(), 0)
        assert await store.add_result(result("two", "Ada", "Bob"), Rater(), 0)


async def test_the_ladder_has_settled_people_first(store: Store) -> None:
    for guest, mean, games in (("Ada", 900.0, 30), ("Bob", 1500.0, 3), ("Cem", 1100.0, 20), ("Dee", 400.0, 0)):
        await add_people(store, guest)

        def rate(
            _: dict[str, Rating], __: list[list[Meeting]], mean: float = mean, games: int = games
        ) -> list[RatedSeat | None]:
            return [RatedSeat(0, 1, mean, 1, 1, games)]

        await store.add_result(result(f"of {guest}", guest), rate, 0)

    page = await store.ladder(SF, 20, 0, 9)
    assert [one.guest for one in page] == ["Cem", "Ada", "Bob", "Dee"]
    assert [await store.place_on_ladder(one, 20) for one in page] == [1, 2, 3, 4]
    assert [one.guest for one in await store.ladder(SF, 20, 1, 2)] == ["Ada", "Bob"]
    assert [one.guest for one in await store.ladder(SF, 20, 0, 9, {"Dee", "Bob"})] == ["Bob", "Dee"]
    assert await store.met_among("Ada", ["Bob", "Cem"]) == set()
