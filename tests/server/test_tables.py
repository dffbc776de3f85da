"""Seats at a table: invitations, the rights of the host, and resigning."""

import asyncio
import json

import pytest

from tests.server.client import Line, Person, begin, chooser, guests_at, listening
from tests.server.conftest import Verify
from tests.server.people import SF, play_on, refusal, seats_of, sit_down, socket_refusal
from tests.server.servers import Local

# Invitations


async def test_an_unlisted_table_is_for_those_who_have_its_invitation(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        made = await ada.make_table(game=SF, seats=3, settings={"listed": False})
        table, invite = made["id"], made["invite"]
        for wrong in ({}, {"invite": ""}, {"invite": invite[:-1]}, {"invite": table}):
            assert await refusal(bea.command(table, "sit", **wrong)) == "needs-invitation"
        shown = [(await person.call("GET", f"/api/tables/{table}"))["table"]["invite"] for person in (ada, bea)]
        assert shown == [invite, None]
        lobby = (await bea.call("GET", "/api/tables"))["tables"]
        assert table not in [line["id"] for line in lobby]

        await bea.command(table, "sit", invite=invite)
        seated = await bea.call("GET", f"/api/tables/{table}")
        assert seated["state"]["seat"] == 1
        assert seated["table"]["invite"] == invite  # everyone with a seat may invite others
        await cem.command(table, "sit", invite=seated["table"]["invite"], seat=2)


async def test_a_listed_table_is_open_to_everyone_who_finds_it_in_the_lobby(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        (found,) = [line for line in (await bea.call("GET", "/api/tables"))["tables"] if line["id"] == table]
        assert (found["game"], found["seats"], found["phase"], found["people"]) == (SF, 2, "open", ["Ada"])
        await bea.command(table, "sit")
        assert [seat["name"] for seat in await seats_of(ada, table)] == ["Ada", "Bea"]


async def test_a_seat_is_taken_once(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dot") as (ada, bea, cem, dot):
        table = (await ada.make_table(game=SF, seats=3))["id"]
        assert await refusal(bea.command(table, "sit", seat=0)) == "seat-taken"
        assert await refusal(bea.command(table, "sit", seat=3)) == "unknown-seat"
        assert await refusal(bea.command(table, "start")) == "not-host"
        assert await refusal(ada.command(table, "start")) == "not-ready"
        await asyncio.gather(bea.command(table, "sit"), cem.command(table, "sit"))
        assert {seat["name"] for seat in await seats_of(ada, table)} == {"Ada", "Bea", "Cem"}
        assert await refusal(dot.command(table, "sit")) == "table-full"
        assert await refusal(bea.command(table, "sit", seat=0)) == "already-seated"
        await ada.command(table, "start")
        assert await refusal(dot.command(table, "sit")) == "already-started"
        assert await refusal(ada.command(table, "start")) == "already-started"


async def test_standing_up_before_the_game_opens_the_seat(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table)) as (line,):
            await bea.command(table, "stand")
            await line.until(lambda: line.seats[1]["kind"] == "open")
            assert await refusal(bea.command(table, "stand")) == "not-seated"
            await cem.command(table, "sit")
            await line.until(lambda: line.seats[1]["name"] == "Cem")
            assert (await bea.call("GET", "/api/me/tables"))["tables"] == []


# The host


async def test_the_host_removes_a_person_before_the_game(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            await ada.command(table, "remove", guest=bea.id)
            with pytest.raises(ConnectionError):
                await theirs.until(lambda: False)
            assert theirs.closed == (1008, "removed")
            await mine.until(lambda: mine.seats[1]["kind"] == "open")
        assert await refusal(bea.command(table, "sit")) == "removed"
        assert await refusal(bea.command(table, "chat", text="why?")) == "removed"
        assert (await bea.call("GET", f"/api/tables/{table}"))["state"]["seat"] is None  # as any stranger sees it
        assert await refusal(ada.command(table, "remove", guest=ada.id)) == "not-host"
        await cem.command(table, "sit")


@pytest.mark.parametrize("seats", [2, 3])
async def test_the_host_removes_a_person_in_the_game_and_wins_nothing_by_it(
    local: Local, verify: Verify, seats: int
) -> None:
    """With two seats the game ends without a winner; with three a bot plays on."""
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        table = await begin(dict(enumerate(people[:seats])), seats, game=SF)
        await people[0].command(table, "remove", guest=people[1].id)
        assert await refusal(people[1].command(table, "return")) == "removed"
        info = await seats_of(people[0], table)
        assert info[1]["out"] == "removed"
        await play_on(people[0], table, people[2] if seats == 3 else None)
        shown = await people[0].call("GET", f"/api/tables/{table}")
        assert shown["state"]["outcome"]["reason"] == ("removed" if seats == 2 else "played")
        assert not {0, 1} & set(shown["state"]["outcome"]["winners"])
        verify(await people[0].record(table))


async def test_the_host_mutes_a_person_and_unmutes_them(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table), (cem, table)) as (mine, watching):
            await ada.command(table, "mute", guest=cem.id)
            await mine.until(lambda: mine.lines[-1]["kind"] == "mute")
            assert await refusal(watching.ask("chat", text="hello")) == "muted"
            await bea.command(table, "chat", text="I may")
            await ada.command(table, "mute", guest=cem.id, muted=False)
            await watching.ask("chat", text="now I may")
            await mine.until(lambda: len(mine.chat) == 2)
            assert [line["text"] for line in mine.chat] == ["I may", "now I may"]
        assert await refusal(bea.command(table, "mute", guest=cem.id)) == "not-host"
        assert await refusal(ada.command(table, "mute", guest=ada.id)) == "not-host"


async def test_a_locked_table_refuses_newcomers(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 3)
        assert await refusal(bea.command(table, "lock")) == "not-host"
        await ada.command(table, "lock")
        assert await refusal(cem.command(table, "sit")) == "table-locked"
        assert await refusal(cem.call("GET", f"/api/tables/{table}")) == "table-locked"
        assert await socket_refusal(cem, table) == "table-locked"
        assert await socket_refusal(Person(local.address), table) == "table-locked"
        assert table not in [line["id"] for line in (await cem.call("GET", "/api/tables"))["tables"]]
        line = await bea.connect(table)  # people with a seat may come and go
        assert line.welcome["table"]["locked"]
        await line.close()
        await ada.command(table, "lock", locked=False)
        await cem.command(table, "sit")


async def test_the_host_closes_a_table_and_nobody_has_won(local: Local, verify: Verify) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((bea, table)) as (line,):
            await line.play(chooser(1))
            assert await refusal(bea.command(table, "close")) == "not-host"
            await ada.command(table, "close")
            await line.until(lambda: line.state["phase"] == "over")
            outcome = line.state["outcome"]
            assert (outcome["reason"], outcome["winners"]) == ("closed", [])
            assert line.state["offers"] == []
            assert await refusal(line.ask("move", number=1, move="place S2-2 1,0")) == "table-over"
        assert await refusal(ada.command(table, "close")) == "table-over"
        unstarted = await sit_down([ada], 2)
        await ada.command(unstarted, "close")
        assert await refusal(bea.command(unstarted, "sit")) == "already-started"
        verify(await bea.record(table))


async def test_the_host_puts_bots_on_seats_and_takes_them_away(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit_down([ada], 3)
        assert await refusal(bea.command(table, "bot", seat=1)) == "not-host"
        assert await refusal(ada.command(table, "bot", seat=1, bot="nobody")) == "unknown-bot"
        assert await refusal(ada.command(table, "bot", seat=0)) == "seat-taken"
        await ada.command(table, "bot", seat=1, bot="random")
        await ada.command(table, "bot", seat=2)
        assert await refusal(bea.command(table, "sit", seat=1)) == "seat-taken"
        await ada.command(table, "open", seat=1)
        await bea.command(table, "sit", seat=1)
        shown = [(seat["kind"], seat["name"] or seat["bot"]) for seat in await seats_of(ada, table)]
        assert shown == [("person", "Ada"), ("person", "Bea"), ("bot", "greedy")]
        await ada.command(table, "start")
        assert await refusal(ada.command(table, "bot", seat=2, bot="random")) == "already-started"
        assert await refusal(ada.command(table, "open", seat=2)) == "already-started"
        await play_on(ada, table, bea)


# Giving up


@pytest.mark.parametrize(("seats", "how"), [(2, "resign"), (3, "resign"), (4, "resign"), (2, "stand"), (3, "stand")])
async def test_a_person_who_resigns_cannot_win_and_the_others_play_on(
    local: Local, verify: Verify, seats: int, how: str
) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dot") as people:
        table = await begin(dict(enumerate(people[:seats])), seats, game=SF)
        async with listening((people[0], table)) as (line,):
            await people[1].command(table, how)
            await line.until(lambda: line.seats[1]["out"] == "resigned")
            if seats == 2:
                assert line.state["outcome"] == {"reason": "resigned", "scores": [0, 0], "winners": [0]}
            else:
                assert line.seats[1]["bot"] == "greedy"
                assert await refusal(people[1].command(table, "move", number=0, move="pass")) == "not-seated"
                assert await refusal(people[1].command(table, "return")) == "not-seated"
                assert await refusal(people[1].command(table, "resign")) == "not-seated"
            others = [person for number, person in enumerate(people[:seats]) if number != 1]
            await play_on(others[0], table, *others[1:])
            await line.until(lambda: line.state["phase"] == "over")
            assert 1 not in line.state["outcome"]["winners"]
            assert line.state["outcome"]["winners"]
            text, outcome = await people[0].record(table), line.state["outcome"]
    verify(text)
    assert outcome["reason"] == ("resigned" if seats == 2 else "played")


@pytest.mark.parametrize("seats", [3, 4])
async def test_the_last_one_who_has_not_resigned_wins(local: Local, seats: int) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem", "Dot") as people:
        table = await begin(dict(enumerate(people[:seats])), seats, game=SF)
        for number, person in enumerate(people[: seats - 1]):
            await person.command(table, "resign")
            state = (await person.call("GET", f"/api/tables/{table}"))["state"]
            assert (state["phase"] == "over") == (number == seats - 2)
        assert state["outcome"]["reason"] == "resigned"
        assert state["outcome"]["winners"] == [seats - 1]


async def test_with_only_bots_left_the_game_is_over(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({2: ada}, 4, game=SF)
        await ada.command(table, "resign")
        state = (await ada.call("GET", f"/api/tables/{table}"))["state"]
        assert (state["phase"], state["outcome"]["reason"]) == ("over", "resigned")
        assert state["outcome"]["winners"]
        assert 2 not in state["outcome"]["winners"]


async def test_a_game_ends_when_all_people_agree_to_end_it(local: Local, verify: Verify) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 3, game=SF)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            await mine.ask("end")
            await theirs.until(lambda: theirs.seats[0]["wants_end"])
            assert theirs.lines[-1]["wanted"]
            await mine.ask("end", wanted=False)
            await theirs.ask("end")
            await mine.until(lambda: mine.seats[1]["wants_end"] and not mine.seats[0]["wants_end"])
            assert mine.state["phase"] == "playing"
            await mine.ask("end")
            for line in (mine, theirs):
                await line.until_state(phase="over")
                assert line.state["outcome"]["reason"] == "agreed"
                assert line.state["outcome"]["winners"] == []
            assert await refusal(mine.ask("end")) == "table-over"
        verify(await ada.record(table))


# House rules


async def test_the_host_changes_the_terms_until_the_game_starts(local: Local) -> None:
    """Everyone at the table and the lobby see the new terms, also after the table was read from the database."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit_down([ada], 2)
        wanted = {"seats": 3, "options": {"sign": "drawn"}, "settings": {"hints": True}}
        async with listening((bea, table)) as (line,):
            assert await refusal(bea.command(table, "terms", **wanted)) == "not-host"
            await ada.command(table, "terms", **wanted)
            await line.until(lambda: len(line.seats) == 3)
        shown = (await bea.call("GET", f"/api/tables/{table}"))["table"]
        assert (shown["seats"], shown["options"]["sign"], shown["settings"]["hints"]) == (3, "drawn", True)
        (found,) = [one for one in (await bea.call("GET", "/api/tables"))["tables"] if one["id"] == table]
        assert (found["seats"], found["open_seats"], found["options"]["sign"]) == (3, 2, "drawn")
        await local.forget_tables()
        assert len(await seats_of(bea, table)) == 3
        for seat in (1, 2):
            await ada.command(table, "bot", seat=seat)
        await ada.command(table, "start")
        assert await refusal(ada.command(table, "terms", **wanted)) == "already-started"


async def test_a_watcher_who_sits_down_is_no_longer_counted(local: Local) -> None:
    """A guest in two windows is one person; strangers are counted by their connections."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit_down([ada], 3)
        async with listening((ada, table), (bea, table), (bea, table)) as (line, *_):
            await line.until(lambda: watching(line) == 1)
            await bea.command(table, "sit")
            await line.until(lambda: watching(line) == 0)
            await bea.command(table, "stand")
            await line.until(lambda: watching(line) == 1)


def watching(line: Line) -> int:
    """How many people watch, according to the latest message that says so."""
    told = [message["watching"] for message in map(json.loads, line.heard) if "watching" in message]
    return int(told[-1])
