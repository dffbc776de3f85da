"""People one has played with, invitations to them, and a lobby that shows the best first."""

import asyncio
from typing import Any

from lampion.server.api.mates import PENDING
from tests.server.client import Person, begin, guests_at
from tests.server.people import play_on, refusal
from tests.server.servers import Local
from tests.server.test_profiles import play
from tests.server.test_rated_tables import RATED, SF


async def invitations(person: Person) -> list[dict[str, Any]]:
    """Who asks somebody to their table."""
    found: list[dict[str, Any]] = (await person.call("GET", "/api/me/invitations"))["invitations"]
    return found


async def test_somebody_one_has_played_with_is_invited_in_one_call(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        await play(local, ada, bea)
        (mate,) = (await ada.call("GET", "/api/me/mates"))["mates"]
        assert (mate["name"], mate["game"], mate["games"], mate["won"]) == ("Bea", SF, 1, 1)
        made = await ada.call("POST", "/api/me/invitations", json={"guest": mate["id"]})

        (asked,) = await invitations(bea)
        assert (asked["name"], asked["game"], asked["table"]) == ("Ada", SF, made["id"])
        assert await invitations(cem) == await invitations(ada) == []
        assert await refusal(cem.command(made["id"], "sit")) == "needs-invitation"
        await bea.command(made["id"], "sit", invite=asked["invite"])
        assert await invitations(bea) == []


async def test_strangers_and_people_who_hide_are_not_invited(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        await play(local, ada, bea)
        await bea.call("PATCH", "/api/me/profile", json={"shown": "nobody"})

        for person in (bea, cem, ada):
            asked = ada.call("POST", "/api/me/invitations", json={"guest": person.id})
            assert await refusal(asked) == "unknown-mate"
        assert (await ada.call("GET", "/api/me/mates"))["mates"] == []


async def test_whoever_does_not_answer_is_not_asked_again_and_again(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        await play(local, ada, bea)
        for _ in range(PENDING):
            await ada.call("POST", "/api/me/invitations", json={"guest": bea.id})
        asked = ada.call("POST", "/api/me/invitations", json={"guest": bea.id})
        assert await refusal(asked) == "many-invitations"

        first = (await invitations(bea))[0]["table"]
        await bea.call("DELETE", f"/api/me/invitations/{first}")
        assert first not in {one["table"] for one in await invitations(bea)}
        assert await refusal(bea.call("DELETE", f"/api/me/invitations/{first}")) == "unknown-invitation"


async def test_an_invitation_ends_with_its_table_and_with_its_host(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        await play(local, ada, bea)
        one = await ada.call("POST", "/api/me/invitations", json={"guest": bea.id})
        await ada.command(one["id"], "close")
        assert await invitations(bea) == []
        await ada.call("POST", "/api/me/invitations", json={"guest": bea.id})
        await ada.call("DELETE", "/api/me")
        assert await invitations(bea) == []


async def test_the_lobby_is_asked_by_game_and_pace_and_shows_the_best_first(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        plain = await begin({0: ada}, 2, game=SF)
        rated = await begin({0: ada, 1: bea}, 2, game=SF, settings=RATED)
        alone = await begin({0: bea}, 2, game=SF, settings={"pace": {"kind": "days", "days": 2}})

        async def listed(query: str) -> list[str]:
            return [one["id"] for one in (await ada.call("GET", f"/api/tables?{query}"))["tables"]]

        assert (await listed("phase=playing&best=true"))[0] == rated
        assert (await listed("phase=playing"))[0] == alone
        assert await listed("phase=playing&pace=live") == [rated]
        assert set(await listed("phase=playing&pace=none")) == {plain}
        assert await listed("phase=playing&game=takenoko") == []

        shared = await begin({0: ada, 1: bea}, 2, game=SF)
        await asyncio.gather(*(play_on(person, shared) for person in (ada, bea)))
        await ada.command(plain, "resign")
        over = await listed("phase=over&best=true")
        assert shared in over
        assert plain not in over  # nobody else was there, and it didn't come to its end
