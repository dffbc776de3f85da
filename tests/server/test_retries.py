"""`Try again from here` and `play on from here`, over REST."""

from typing import Any

from tests.server.client import Person, begin, guests_at, listening
from tests.server.people import refusal
from tests.server.servers import Local

SF = "spring-festival"


async def retry(person: Person, table: str, number: int, **more: Any) -> str:
    """Open a new table at a moment of another."""
    made = await person.call("POST", f"/api/tables/{table}/continue", json={"number": number, **more})
    return str(made["id"])


async def test_a_person_alone_with_bots_tries_again_during_the_game(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        settings = {"pace": {"kind": "live", "bank": 500}, "listed": True}
        made = await ada.make_table(
            game="takenoko", seats=3, bots={"0": "random", "2": "greedy"}, seat=1, settings=settings
        )
        table = made["id"]
        await ada.command(table, "start")
        async with listening((ada, table)) as (line,):
            await line.until(lambda: bool(line.state["offers"]))
            before = line.state["view"], line.state["offers"], line.state["number"]
            await line.play(lambda offers: offers[0]["move"])
            number = line.state["retry"]
            assert number == before[2] - 1

            new = await retry(ada, table, number)

            shown = await ada.call("GET", f"/api/tables/{new}")
        assert [(seat["kind"], seat["bot"]) for seat in shown["seats"]] == [
            ("bot", "random"),
            ("person", None),
            ("bot", "greedy"),
        ]
        assert (shown["state"]["view"], shown["state"]["offers"]) == before[:2]
        assert shown["table"]["settings"]["pace"]["bank"] == 500
        assert shown["table"]["settings"]["listed"] is False
        rooms = local.rooms.rooms
        assert rooms[new].table.terms.secret != rooms[table].table.terms.secret
        assert (await ada.call("GET", f"/api/tables/{table}"))["state"]["phase"] == "playing"


async def test_what_is_hidden_is_dealt_again(local: Local) -> None:
    """Otherwise the end of the copy would show the hands of the game that still goes on."""
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game="takenoko", options={"first": "0"})
        true = local.rooms.rooms[table].table.require_match().position
        start = local.rooms.rooms[table].table.number - 1
        hands = set()
        for _ in range(6):
            new = local.rooms.rooms[await retry(ada, table, start)].table.require_match().position
            assert local.rooms.rooms[table].table.game.view(new, 0) == local.rooms.rooms[table].table.game.view(true, 0)
            hands.add(str(new.fields()["hands"]))
        assert len(hands) > 1


async def test_nobody_else_may_while_the_game_lasts(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        alone = await begin({0: ada}, 2, game="takenoko")
        both = await begin({0: ada, 1: bea}, 3, game="takenoko")
        assert await refusal(retry(cem, alone, 5)) == "not-over"
        assert await refusal(retry(ada, alone, 5, seat=1)) == "not-seated"
        assert await refusal(retry(ada, alone, 10_000)) == "no-moment"
        for person in (ada, bea, cem):
            assert await refusal(retry(person, both, 5)) == "not-over"


async def test_a_finished_game_is_continued_by_anyone_against_its_bots(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 3, bot="random", game=SF)
        last = (await ada.call("GET", f"/api/tables/{table}"))["state"]["number"] - 1
        await ada.command(table, "close")

        new = await retry(cem, table, last, seat=1)

        shown = await cem.call("GET", f"/api/tables/{new}")
        assert [seat["bot"] for seat in shown["seats"]] == ["greedy", None, "random"]
        other = await retry(cem, table, last, bot="random")
        assert [seat["bot"] for seat in (await cem.call("GET", f"/api/tables/{other}"))["seats"]] == [
            None,
            "random",
            "random",
        ]
