"""Clubs over real sockets: who gets in, who may do what, what members see and others don't."""

from pathlib import Path
from typing import Any

import pytest

from lampion.server.api.clubs import FIRST
from lampion.storage import Store, back_up, restore
from tests.server.client import Person, Refused, guests_at
from tests.server.conftest import Start
from tests.server.people import refusal
from tests.server.servers import Local
from tests.server.test_profiles import play
from tests.server.test_rated_tables import RATED, SF


async def found(founder: Person, *others: Person, name: str = "Reed lantern club") -> dict[str, Any]:
    """A club with these people, as its founder sees it."""
    club = await founder.call("POST", "/api/clubs", json={"name": name})
    for person in others:
        await join(person, club)
    return await see(founder, club)


async def join(person: Person, club: dict[str, Any]) -> dict[str, Any]:
    """Join a club by its link."""
    joined: dict[str, Any] = await person.call(
        "POST", f"/api/clubs/{club['id']}/members", json={"invite": club["invite"]}
    )
    return joined


async def see(person: Person, club: dict[str, Any]) -> dict[str, Any]:
    """A club as somebody sees it."""
    seen: dict[str, Any] = await person.call("GET", f"/api/clubs/{club['id']}")
    return seen


async def roles(person: Person, club: dict[str, Any]) -> dict[str, str]:
    """Who is what in a club."""
    return {one["name"]: one["role"] for one in (await see(person, club))["members"]}


async def make(person: Person, club: dict[str, Any], member: Person, role: str) -> Any:
    """Change somebody's place in a club."""
    return await person.call("PATCH", f"/api/clubs/{club['id']}/members/{member.id}", json={"role": role})


async def drop(person: Person, club: dict[str, Any], member: Person) -> None:
    """Leave a club, or take somebody out of it."""
    await person.call("DELETE", f"/api/clubs/{club['id']}/members/{member.id}")


async def test_people_join_by_the_link_and_see_each_other(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        club = await found(ada)
        door = await bea.call("POST", f"/api/clubs/{club['id']}/door", json={"invite": club["invite"]})
        assert (door["name"], door["members"], door["joined"]) == ("Reed lantern club", 1, False)
        await join(bea, club)
        await join(bea, club)  # again

        assert await roles(bea, club) == {"Ada": "founder", "Bea": "member"}
        (mine,) = (await bea.call("GET", "/api/me/clubs"))["clubs"]
        assert (mine["name"], mine["role"], mine["members"]) == ("Reed lantern club", "member", 2)


async def test_for_others_a_club_does_not_exist(local: Local) -> None:
    """Neither with its address, nor with a wrong link, nor after leaving."""
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        club = await found(ada, bea)
        await drop(bea, club, bea)
        path, table = f"/api/clubs/{club['id']}", {"game": SF}
        for person in (bea, cem):
            for method, more, body in (
                ("GET", "", None), ("PATCH", "", {"name": "Mine"}), ("DELETE", "", None), ("GET", "/tables", None),
                ("POST", "/tables", table), ("GET", f"/ladders/{SF}", None), ("POST", "/invitation", None),
                ("DELETE", f"/members/{ada.id}", None), ("PATCH", f"/members/{ada.id}", {"role": "member"}),
                ("POST", "/members", {"invite": "wrong"}), ("POST", "/door", {"invite": "wrong"}),
            ):  # fmt: skip
                with pytest.raises(Refused) as refused:
                    await person.call(method, path + more, json=body)
                assert (refused.value.status, refused.value.code) == (404, "unknown-club"), (method, more)
            assert (await person.call("GET", "/api/me/clubs"))["clubs"] == []
        nobody = Person(local.address)
        assert await refusal(nobody.call("GET", path)) == "no-identity"
        await nobody.close()


async def test_what_members_helpers_and_founders_may_do(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dee") as (ada, bea, cem, dee):
        club = await found(ada, bea, cem, dee)
        path = f"/api/clubs/{club['id']}"
        for asked in (
            cem.call("PATCH", path, json={"name": "Mine"}), cem.call("POST", f"{path}/invitation"),
            drop(cem, club, dee), make(cem, club, cem, "founder"), cem.call("DELETE", path),
        ):  # fmt: skip
            assert await refusal(asked) == "club-rights"

        await make(ada, club, bea, "helper")
        assert (await bea.call("PATCH", path, json={"name": "  Blue   lanterns "}))["name"] == "Blue lanterns"
        assert (await bea.call("POST", f"{path}/invitation"))["invite"] != club["invite"]
        assert await refusal(bea.call("DELETE", path)) == "club-rights"
        assert await refusal(make(bea, club, cem, "helper")) == "club-rights"
        assert await refusal(drop(bea, club, ada)) == "unknown-member"
        await drop(bea, club, dee)
        await make(ada, club, cem, "helper")
        assert await refusal(drop(bea, club, cem)) == "unknown-member"
        may_remove = {one["name"]: one["yours"] for one in (await see(bea, club))["members"]}
        assert may_remove == {"Ada": False, "Bea": False, "Cem": False}

        assert await refusal(drop(ada, club, ada)) == "founder-stays"
        await make(ada, club, bea, "founder")
        assert await roles(ada, club) == {"Bea": "founder", "Ada": "helper", "Cem": "helper"}
        await drop(ada, club, ada)
        await bea.call("DELETE", path)
        assert await refusal(see(cem, club)) == "unknown-club"


async def test_somebody_who_was_removed_cannot_come_back_by_the_old_link(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        club = await found(ada, bea)
        await drop(ada, club, bea)

        assert await refusal(join(bea, club)) == "unknown-club"
        await join(bea, await see(ada, club))


async def test_members_sit_down_at_the_tables_of_their_club_and_see_them_first(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        club = await found(ada, bea)
        path = f"/api/clubs/{club['id']}/tables"
        private = await ada.call("POST", path, json={"game": SF, "settings": {"listed": False}})
        listed = await ada.call("POST", path, json={"game": SF})

        shown = {one["id"]: one for one in (await bea.call("GET", path))["tables"]}
        assert set(shown) == {private["id"], listed["id"]}
        assert await refusal(cem.command(private["id"], "sit")) == "needs-invitation"
        await bea.command(private["id"], "sit", invite=shown[private["id"]]["invite"])

        async def in_lobby() -> set[str]:
            return {one["id"] for one in (await cem.call("GET", "/api/tables?phase=open"))["tables"]}

        assert await in_lobby() == set()
        local.time.ahead += FIRST
        assert await in_lobby() == {listed["id"]}

        await bea.command(private["id"], "stand")
        await ada.command(private["id"], "remove", guest=bea.id)
        again = {one["id"]: one["invite"] for one in (await bea.call("GET", path))["tables"]}
        assert again[private["id"]] is None


async def test_the_ladder_of_a_club_has_its_members_and_nobody_else(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        for one, other in ((ada, bea), (cem, ada), (cem, bea)):
            await play(local, one, other, settings=RATED)
        club = await found(ada, bea)

        async def ladder(person: Person) -> list[tuple[str, str]]:
            rows = (await person.call("GET", f"/api/clubs/{club['id']}/ladders/{SF}"))["people"]
            return [(one["name"], one["id"]) for one in rows]

        assert await ladder(bea) == [("Ada", ada.id), ("Bea", bea.id)]
        await ada.call("PATCH", "/api/me/profile", json={"shown": "nobody"})
        assert await ladder(bea) == [("Bea", bea.id)]
        assert ("Ada", ada.id) in await ladder(ada)


async def test_a_name_is_gone_from_clubs_with_its_person_and_the_club_goes_on(local: Local) -> None:
    async with guests_at(local.address, "Wanda of the reeds", "Bea", "Cem") as (wanda, bea, cem):
        club = await found(wanda, bea, cem)
        await make(wanda, club, cem, "helper")
        table = await wanda.call("POST", f"/api/clubs/{club['id']}/tables", json={"game": SF})
        await wanda.call("DELETE", "/api/me")

        assert await roles(bea, club) == {"Cem": "founder", "Bea": "member"}
        for path in ("", "/tables", f"/ladders/{SF}"):
            assert "Wanda" not in str(await bea.call("GET", f"/api/clubs/{club['id']}{path}")), path
        assert table["id"] in str(await bea.call("GET", f"/api/clubs/{club['id']}/tables"))
        await cem.call("DELETE", "/api/me")
        await bea.call("DELETE", "/api/me")
        assert await local.work(local.rooms.store.club(club["id"])) is None


async def test_clubs_and_their_members_are_limited(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local.app.state.limits, "caps", {**local.app.state.limits.caps, "members-of-club": 2, "clubs-of-guest": 2})  # fmt: skip  # noqa: E501
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        club = await found(ada, bea)
        assert await refusal(join(cem, club)) == "too-many-at-once"
        await found(ada)
        assert await refusal(ada.call("POST", "/api/clubs", json={"name": "A third"})) == "too-many-at-once"
        assert await refusal(ada.call("POST", "/api/clubs", json={"name": "\u202e"})) == "bad-name"


async def test_a_club_survives_a_restart_a_backup_and_a_restore(serve: Start, tmp_path: Path) -> None:
    server = serve()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        club = await found(ada, bea)
        server.stop()
        server = serve()
        bea.move_to(server.address)
        assert await roles(bea, club) == {"Ada": "founder", "Bea": "member"}
        server.stop()

    await back_up(None, tmp_path / "data", tmp_path / "backup.jsonl.gz")
    await restore(tmp_path / "backup.jsonl.gz", None, tmp_path / "other")
    async with await Store.open(None, tmp_path / "other") as store:
        assert {one.guest: one.role for one in await store.members(club["id"])} == {ada.id: "founder", bea.id: "member"}
