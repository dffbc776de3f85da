"""Profiles: shown to whom one likes, forgotten for good, and never telling about third people."""

import io
import threading
import zipfile
from typing import Any

import pytest

from lampion.ladder.skill import START
from lampion.server.api import profiles
from tests.server.client import Person, begin, guests_at
from tests.server.people import refusal
from tests.server.servers import Local
from tests.server.test_rated_tables import RATED, SF, ladder, strengths
from tests.waiting import until_answered


async def play(local: Local, one: Person, other: Person, **wanted: Any) -> str:
    """A game that the second person gives up; returns once it is counted."""
    table = await begin({0: one, 1: other}, 2, game=SF, **wanted)
    await other.command(table, "resign")

    async def counted() -> bool:
        return any(game["table"] == table for game in (await own(one))["latest"])

    await until_answered(counted)
    return table


async def own(person: Person) -> dict[str, Any]:
    """One's own profile."""
    found: dict[str, Any] = await person.call("GET", "/api/me/profile")
    return found


async def see(viewer: Person, owner: Person) -> bool:
    """May somebody see another's profile? If not, nothing tells whether there is one."""
    answer = await viewer.http.get(f"/api/people/{owner.id}/profile")
    found = answer.json()
    if answer.status_code != 200:
        assert (answer.status_code, found["error"]["code"]) == (404, "hidden-profile")
        return False
    assert (found["id"], found["shown"], found["opponents"]) == (owner.id, None, [])
    assert [game["table"] for game in found["latest"]] == [None] * len(found["latest"])
    return True


@pytest.mark.parametrize(
    ("shown", "mate", "stranger"), [("everyone", True, True), ("mates", True, False), ("nobody", False, False)]
)
async def test_a_profile_is_shown_to_whom_one_likes(local: Local, shown: str, mate: bool, stranger: bool) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        await play(local, ada, bea, settings=RATED)
        nobody = Person(local.address)
        assert (await own(ada))["shown"] == "mates"
        await ada.call("PATCH", "/api/me/profile", json={"shown": shown})

        seen = [await see(one, ada) for one in (bea, cem, nobody)]
        await nobody.close()
        assert seen == [mate, stranger, stranger]
        named = {row["id"] for row in (await ladder(cem))["people"]}
        assert (ada.id in named) is stranger
        assert ada.id in {row["id"] for row in (await ladder(ada))["people"]}


async def test_a_profile_tells_games_results_and_ratings_over_time(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        for _ in range(3):
            await play(local, ada, bea, settings=RATED)
        await play(local, bea, ada)

        mine = await own(ada)
        (game,) = mine["games"]
        assert (game["game"], game["played"], game["won"]) == (SF, 4, 3)
        ratings = [point["rating"] for point in game["graph"]]
        assert len(ratings) == 3
        assert ratings == sorted(ratings)
        assert ratings[-1] == game["strength"]["rating"]
        assert [one["place"] for one in mine["latest"]] == [2, 1, 1, 1]
        assert mine["latest"][0]["change"] is None
        assert [(one["name"], one["games"], one["won"], one["lost"]) for one in mine["opponents"]] == [("Bea", 4, 3, 1)]


async def test_people_who_hide_are_nobodys_favourite_opponents(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        await play(local, ada, bea)
        await bea.call("PATCH", "/api/me/profile", json={"shown": "nobody"})

        assert (await own(ada))["opponents"] == []


async def test_all_ones_records_are_one_download_and_can_be_verified(local: Local, verify: Any) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        tables = {await play(local, ada, bea) for _ in range(2)}
        await play(local, bea, cem)

        answer = await ada.http.get("/api/me/records")
        assert answer.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert {name.removeprefix(f"{SF}-").removesuffix(".lampion") for name in archive.namelist()} == tables
            for name in archive.namelist():
                verify(archive.read(name).decode())


async def test_a_deleted_history_is_gone_and_others_keep_theirs(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await play(local, ada, bea, settings=RATED)
        await strengths(ada, table)
        await ada.call("DELETE", "/api/me/profile")

        mine = await own(ada)
        assert (mine["games"], mine["latest"], mine["opponents"]) == ([], [], [])
        assert (await ladder(ada))["you"] is None
        assert not await see(bea, ada)
        assert (await own(bea))["games"][0]["played"] == 1
        assert (await bea.record(table)).startswith("lampion")


async def test_with_a_guest_the_name_goes_everywhere_and_games_stay_readable(local: Local) -> None:
    async with guests_at(local.address, "Wanda of the reeds", "Bea") as (wanda, bea):
        table = await play(local, wanda, bea, settings=RATED)
        await wanda.call("PATCH", "/api/me/profile", json={"shown": "everyone"})
        assert "Wanda of the reeds" in str(await ladder(bea))

        await wanda.call("DELETE", "/api/me")

        for path in (
            f"/api/games/{SF}/ladder", "/api/me/profile", f"/api/tables/{table}", f"/api/tables/{table}/replay",
            "/api/me/tables", "/api/tables",
        ):  # fmt: skip
            assert "Wanda" not in str(await bea.call("GET", path)), path
        assert await refusal(bea.call("GET", f"/api/people/{wanda.id}/profile")) == "hidden-profile"
        assert (await own(bea))["games"][0]["played"] == 1
        assert (await bea.record(table)).startswith("lampion")


async def test_whoever_leaves_for_good_during_a_rated_game_does_not_come_back_on_the_ladder(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
        await ada.call("DELETE", "/api/me")
        await bea.command(table, "resign")

        assert (await strengths(bea, table))[1]["after"]["rating"] < START
        rated = await local.work(local.rooms.store.ratings_of([ada.id, bea.id]))
        assert [one.guest for one in rated] == [bea.id]
        assert all(row["name"] != "" for row in (await ladder(bea))["people"])


async def test_an_archive_of_records_is_made_beside_the_event_loop(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to two thousand games in one request."""
    threads: set[str] = set()
    add = profiles.add_record

    def note(*given: Any) -> None:
        threads.add(threading.current_thread().name)
        add(*given)

    monkeypatch.setattr(profiles, "add_record", note)
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        await play(local, ada, bea)
        await ada.http.get("/api/me/records")
    assert [name.split("_")[0] for name in threads] == ["aside"]
