"""Finished games: rematches, records and replays."""

import asyncio
from hashlib import sha256

import pytest

from lampion.kernel import record as records
from tests.server.client import Person, begin, guests_at, listening
from tests.server.people import SF, play_on, refusal, seats_of
from tests.server.servers import Local

# Playing again


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_rematch_has_the_same_people_one_seat_on_and_starts_when_all_have_accepted(
    local: Local, seats: int
) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        seated = dict(enumerate(people[: min(seats, 3)]))
        table = await begin(seated, seats, game=SF, options={"sign": "drawn"}, settings={"hints": True})
        assert await refusal(people[0].command(table, "rematch")) == "not-over"
        before = await seats_of(people[0], table)
        async with listening(*((person, table) for person in seated.values())) as lines:
            await people[0].command(table, "close")
            following = (await lines[0].ask("rematch"))["table"]
            assert (await lines[0].ask("rematch"))["table"] == following  # a repeated request gets the same table
            for line in lines:
                await line.until_state(
                    rematch={"table": following, "asked": [0], "declined": [], "missing": [*range(1, len(seated))]}
                )
            assert (await people[0].call("GET", f"/api/tables/{following}"))["state"]["phase"] == "open"
            answers = await asyncio.gather(*(line.ask("rematch") for line in lines[1:]))
            assert {answer["table"] for answer in answers} == {following}
            for line in lines:
                await line.until_state(rematch={"table": following, "asked": [*seated], "declined": [], "missing": []})
        shown = await people[0].call("GET", f"/api/tables/{following}")
        assert (shown["state"]["phase"], shown["state"]["seat"]) == ("playing", 1)
        assert [(seat["kind"], seat["guest"], seat["bot"]) for seat in shown["seats"]] == [
            (before[number - 1]["kind"], before[number - 1]["guest"], before[number - 1]["bot"])
            for number in range(seats)
        ]
        assert shown["table"]["options"]["sign"] == "drawn"
        assert shown["table"]["settings"]["hints"]
        assert not shown["table"]["settings"]["listed"]  # strangers don't take the seat of somebody who is still asked
        old = await people[0].call("GET", f"/api/tables/{table}")
        assert shown["table"]["commitment"] != old["table"]["commitment"]


async def test_a_person_alone_with_bots_plays_again_at_once(local: Local) -> None:
    """With the same bots, and a nonce that was pledged before the secret could matter."""
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 3, game=SF, bot="random")
        await ada.command(table, "close")
        nonce = "rematch-nonce-of-ada"

        following = (await ada.command(table, "rematch", pledge=sha256(nonce.encode()).hexdigest()))["table"]

        shown = await ada.call("GET", f"/api/tables/{following}")
        assert shown["table"]["begun"]
        assert [seat["bot"] for seat in shown["seats"]] == ["random", None, "random"]
        await ada.command(following, "reveal", nonce=nonce)
        assert (await ada.call("GET", f"/api/tables/{following}"))["state"]["phase"] == "playing"


async def test_a_refusal_is_shown_and_the_others_go_on_from_the_waiting_room(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea, 2: cem}, 3, game=SF)
        await ada.command(table, "close")
        await ada.command(table, "decline")  # nobody has asked: nothing to refuse
        following = (await ada.command(table, "rematch"))["table"]
        await bea.command(table, "decline")
        await cem.command(table, "rematch")
        async with listening((ada, table)) as (line,):
            await line.until_state(rematch={"table": following, "asked": [0, 2], "declined": [1], "missing": []})
        assert (await ada.call("GET", f"/api/tables/{following}"))["state"]["phase"] == "open"
        await ada.command(following, "bot", seat=2, bot="random")
        await ada.command(following, "start")
        assert (await ada.call("GET", f"/api/tables/{following}"))["state"]["phase"] == "playing"


async def test_whoever_stops_asking_gives_the_seat_up(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await ada.command(table, "close")
        following = (await ada.command(table, "rematch"))["table"]

        await ada.command(table, "decline")

        assert [seat["kind"] for seat in await seats_of(ada, following)] == ["open", "open"]
        await bea.command(table, "rematch")
        assert (await bea.call("GET", f"/api/tables/{following}"))["state"]["phase"] == "open"
        await ada.command(table, "rematch")  # and changes their mind once more
        assert (await bea.call("GET", f"/api/tables/{following}"))["state"]["phase"] == "playing"


async def test_a_rematch_is_for_those_who_played_except_those_the_host_removed(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dot") as (ada, bea, cem, dot):
        table = await begin({0: ada, 1: bea, 2: cem}, 3, game=SF)
        await ada.command(table, "remove", guest=cem.id)
        await ada.command(table, "close")
        for kind in ("rematch", "decline"):
            assert await refusal(dot.command(table, kind)) == "not-seated"
            assert await refusal(cem.command(table, kind)) == "removed"
        following = (await bea.command(table, "rematch"))["table"]
        assert following not in [line["id"] for line in (await ada.call("GET", "/api/me/tables"))["tables"]]
        await ada.command(table, "rematch")
        shown = [(seat["kind"], seat["name"]) for seat in await seats_of(ada, following)]
        assert shown == [("open", None), ("person", "Ada"), ("person", "Bea")]
        assert following not in [line["id"] for line in (await cem.call("GET", "/api/me/tables"))["tables"]]


# What is public, and when


async def test_the_record_and_the_views_of_others_open_when_the_game_is_over(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game="takenoko")
        path = f"/api/tables/{table}"
        for person in (ada, bea, cem):
            assert await refusal(person.record(table)) == "not-over"
            assert await refusal(person.call("GET", f"{path}/replay?eyes=all")) == "not-over"
        assert await refusal(ada.call("GET", f"{path}/replay?eyes=1")) == "not-your-eyes"
        assert await refusal(cem.call("GET", f"{path}/replay?eyes=0")) == "not-your-eyes"
        own = await ada.call("GET", f"{path}/replay?eyes=0")
        assert own["moments"] == (await ada.call("GET", f"{path}/replay"))["moments"]
        public = await cem.call("GET", f"{path}/replay")
        assert public["moments"] == (await ada.call("GET", f"{path}/replay?eyes=public"))["moments"]
        assert public["moments"][-1]["view"] != own["moments"][-1]["view"]
        commitment = (await cem.call("GET", path))["table"]["commitment"]

        await ada.command(table, "resign")
        stranger = Person(local.address)
        every = await stranger.call("GET", f"{path}/replay?eyes=all")
        for seat in (0, 1):
            replay = await stranger.call("GET", f"{path}/replay?eyes={seat}")
            hand = every["moments"][-1]["view"]["seats"][seat]
            assert replay["moments"][-1]["view"]["seats"][seat] == hand
        record = records.read(await stranger.record(table))
        assert record.commitment == commitment
        assert record.secret
        assert await refusal(stranger.call("GET", f"{path}/replay?eyes=2")) == "unknown-seat"
        await stranger.close()


async def test_a_replay_comes_in_pages(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        await play_on(ada, table)
        path = f"/api/tables/{table}/replay?eyes=all"
        whole = await ada.call("GET", path)
        page = await ada.call("GET", f"{path}&count=7")
        pages = page["moments"]
        while page["next"] is not None:
            page = await ada.call("GET", f"{path}&start={page['next']}&count=7")
            pages += page["moments"]
        assert pages == whole["moments"]
        assert [moment["number"] for moment in pages] == sorted({moment["number"] for moment in pages})
