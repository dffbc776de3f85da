"""What people do around a game: invitations, the host's powers, leaving, agreeing, playing again, writing, hints."""

import asyncio
import json
import threading
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from lampion.kernel import record as records
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server import thinking
from lampion.storage.errors import StorageFailed
from tests.server.client import Choose, Line, Person, Player, Refused, begin, chooser, company, listening
from tests.server.conftest import Start, Verify
from tests.server.servers import Local
from tests.waiting import until

SF = "spring-festival"


def take(move: str) -> Choose:
    """Whoever is offered something takes this."""
    return lambda _: move


async def until_written(line: Line, messages: int) -> None:
    """Wait until there is so much in the chat."""
    await line.until(lambda: len(line.chat) == messages)


async def refusal(work: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    assert set(refused.value.error) == {"code", "message", "data"}
    return str(refused.value.code)


async def knock(person: Person, table: str) -> str:
    """The code with which a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await person.connect(table)
    return str(json.loads(refused.value.response.body or b"")["error"]["code"])


async def seats_of(person: Person, table: str) -> list[dict[str, Any]]:
    """The seats as somebody sees them."""
    seats: list[dict[str, Any]] = (await person.call("GET", f"/api/tables/{table}"))["seats"]
    return seats


async def sit_down(people: list[Person], seats: int, **wanted: Any) -> str:
    """An open table where these people sit, the first one its host."""
    made = await people[0].make_table(game=SF, seats=seats, **wanted)
    for person in people[1:]:
        await person.command(made["id"], "sit", invite=made["invite"])
    return str(made["id"])


# Invitations


async def test_an_unlisted_table_is_for_those_who_have_its_invitation(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
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
        assert seated["table"]["invite"] == invite  # who sits here may invite others
        await cem.command(table, "sit", invite=seated["table"]["invite"], seat=2)


async def test_a_listed_table_is_open_to_everybody_who_finds_it_in_the_lobby(local: Local) -> None:
    async with company(local.address, "Ada", "Bea") as (ada, bea):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        (found,) = [line for line in (await bea.call("GET", "/api/tables"))["tables"] if line["id"] == table]
        assert (found["game"], found["seats"], found["phase"], found["people"]) == (SF, 2, "open", ["Ada"])
        await bea.command(table, "sit")
        assert [seat["name"] for seat in await seats_of(ada, table)] == ["Ada", "Bea"]


async def test_a_seat_is_taken_once(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem", "Dot") as (ada, bea, cem, dot):
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


async def test_who_stands_up_before_the_game_makes_room(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table)) as (line,):
            await bea.command(table, "stand")
            await line.until(lambda: line.seats[1]["kind"] == "open")
            assert await refusal(bea.command(table, "stand")) == "not-seated"
            await cem.command(table, "sit")
            await line.until(lambda: line.seats[1]["name"] == "Cem")
            assert (await bea.call("GET", "/api/me/tables"))["tables"] == []


# The host


async def test_the_host_sends_somebody_away_before_the_game(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            await ada.command(table, "remove", guest=bea.id)
            with pytest.raises(ConnectionError):
                await theirs.until(lambda: False)
            assert theirs.closed == (1008, "removed")
            await mine.until(lambda: mine.seats[1]["kind"] == "open")
        assert await refusal(bea.command(table, "sit")) == "removed"
        assert await refusal(bea.call("GET", f"/api/tables/{table}")) == "removed"
        assert await refusal(bea.command(table, "chat", text="why?")) == "removed"
        assert await knock(bea, table) == "removed"
        assert await refusal(ada.command(table, "remove", guest=ada.id)) == "not-host"
        await cem.command(table, "sit")


@pytest.mark.parametrize("seats", [2, 3])
async def test_the_host_sends_somebody_away_in_the_game_and_it_goes_on(
    local: Local, verify: Verify, seats: int
) -> None:
    """With two the other one has won; with three a bot plays on."""
    async with company(local.address, "Ada", "Bea", "Cem") as people:
        table = await begin(dict(enumerate(people[:seats])), seats, game=SF)
        await people[0].command(table, "remove", guest=people[1].id)
        assert await refusal(people[1].command(table, "return")) == "removed"
        info = await seats_of(people[0], table)
        assert info[1]["out"] == "resigned"
        await play_on(people[0], table, people[2] if seats == 3 else None)
        shown = await people[0].call("GET", f"/api/tables/{table}")
        assert shown["state"]["outcome"]["reason"] == ("resigned" if seats == 2 else "played")
        assert 1 not in shown["state"]["outcome"]["winners"]
        verify(await people[0].record(table))


async def play_on(*people: Any) -> None:
    """People (and the table in second place) play a game to its end."""
    table = people[1]
    players = [Player(person, table, chooser(person.name)) for person in people if isinstance(person, Person)]
    await asyncio.gather(*(player.play_out() for player in players))
    for player in players:
        await player.line.close()


async def test_the_host_lets_somebody_write_no_more_and_again(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
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


async def test_a_locked_table_lets_nobody_new_in(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 3)
        assert await refusal(bea.command(table, "lock")) == "not-host"
        await ada.command(table, "lock")
        assert await refusal(cem.command(table, "sit")) == "table-locked"
        assert await refusal(cem.call("GET", f"/api/tables/{table}")) == "table-locked"
        assert await knock(cem, table) == "table-locked"
        assert await knock(Person(local.address), table) == "table-locked"
        assert table not in [line["id"] for line in (await cem.call("GET", "/api/tables"))["tables"]]
        line = await bea.connect(table)  # who sits here comes and goes
        assert line.welcome["table"]["locked"]
        await line.close()
        await ada.command(table, "lock", locked=False)
        await cem.command(table, "sit")


async def test_the_host_closes_a_table_and_nobody_has_won(local: Local, verify: Verify) -> None:
    async with company(local.address, "Ada", "Bea") as (ada, bea):
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
    async with company(local.address, "Ada", "Bea") as (ada, bea):
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
        await ada.command(table, "bot", seat=2, bot="random")  # exchanged in the game
        assert await refusal(ada.command(table, "open", seat=2)) == "already-started"
        await play_on(ada, table, bea)


# Giving up


@pytest.mark.parametrize(("seats", "how"), [(2, "resign"), (3, "resign"), (4, "resign"), (2, "stand"), (3, "stand")])
async def test_who_gives_up_cannot_win_and_the_others_play_on(
    local: Local, verify: Verify, seats: int, how: str
) -> None:
    async with company(local.address, "Ada", "Bea", "Cem", "Dot") as people:
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
async def test_the_last_one_who_does_not_give_up_has_won(local: Local, seats: int) -> None:
    async with company(local.address, "Ada", "Bea", "Cem", "Dot") as people:
        table = await begin(dict(enumerate(people[:seats])), seats, game=SF)
        for number, person in enumerate(people[: seats - 1]):
            await person.command(table, "resign")
            state = (await person.call("GET", f"/api/tables/{table}"))["state"]
            assert (state["phase"] == "over") == (number == seats - 2)
        assert state["outcome"]["reason"] == "resigned"
        assert state["outcome"]["winners"] == [seats - 1]


async def test_with_bots_alone_left_the_game_is_over(local: Local) -> None:
    async with company(local.address, "Ada") as (ada,):
        table = await begin({2: ada}, 4, game=SF)
        await ada.command(table, "resign")
        state = (await ada.call("GET", f"/api/tables/{table}"))["state"]
        assert (state["phase"], state["outcome"]["reason"]) == ("over", "resigned")
        assert state["outcome"]["winners"]
        assert 2 not in state["outcome"]["winners"]


async def test_a_game_ends_when_all_people_agree_to_end_it(local: Local, verify: Verify) -> None:
    async with company(local.address, "Ada", "Bea") as (ada, bea):
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


# Playing again


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_rematch_has_the_same_people_one_seat_on_at_one_new_table(local: Local, seats: int) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as people:
        seated = dict(enumerate(people[: min(seats, 3)]))
        table = await begin(seated, seats, game=SF, options={"sign": "drawn"}, settings={"hints": True})
        assert await refusal(people[0].command(table, "rematch")) == "not-over"
        before = await seats_of(people[0], table)
        async with listening(*((person, table) for person in seated.values())) as lines:
            await people[0].command(table, "close")
            answers = await asyncio.gather(*(line.ask("rematch") for line in lines))
            (following,) = {answer["table"] for answer in answers}
            assert (await lines[0].ask("rematch"))["table"] == following  # asked again
            for line in lines:
                await line.until_state(rematch=following)
        shown = await people[0].call("GET", f"/api/tables/{following}")
        after = shown["seats"]
        assert [(seat["kind"], seat["guest"], seat["bot"]) for seat in after] == [
            (before[number - 1]["kind"], before[number - 1]["guest"], before[number - 1]["bot"])
            for number in range(seats)
        ]
        assert shown["table"]["options"]["sign"] == "drawn"
        assert shown["table"]["settings"]["hints"]
        assert {entry["id"] for entry in (await people[1].call("GET", "/api/me/tables"))["tables"]} == {
            table, following,
        }  # fmt: skip

        host = next(person for person in people if person.id == shown["table"]["host"])
        assert await refusal(host.command(following, "start")) == "not-ready"
        for person in seated.values():
            await person.command(following, "sit")
        await host.command(following, "start")
        own = await people[0].call("GET", f"/api/tables/{following}")
        old = await people[0].call("GET", f"/api/tables/{table}")
        assert (own["state"]["phase"], own["state"]["seat"]) == ("playing", 1)
        assert own["table"]["commitment"] != old["table"]["commitment"]


async def test_a_rematch_is_for_those_who_played_and_not_for_who_was_sent_away(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem", "Dot") as (ada, bea, cem, dot):
        table = await begin({0: ada, 1: bea, 2: cem}, 3, game=SF)
        await ada.command(table, "remove", guest=cem.id)
        await ada.command(table, "close")
        assert await refusal(dot.command(table, "rematch")) == "not-seated"
        assert await refusal(cem.command(table, "rematch")) == "removed"
        following = (await bea.command(table, "rematch"))["table"]
        shown = [(seat["kind"], seat["name"]) for seat in await seats_of(ada, following)]
        assert shown == [("open", None), ("person", "Ada"), ("person", "Bea")]
        assert following not in [line["id"] for line in (await cem.call("GET", "/api/me/tables"))["tables"]]


# What is open, and when


async def test_record_and_other_eyes_open_when_the_game_is_over(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
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
            eyes = await stranger.call("GET", f"{path}/replay?eyes={seat}")
            hand = every["moments"][-1]["view"]["seats"][seat]
            assert eyes["moments"][-1]["view"]["seats"][seat] == hand
        record = records.read(await stranger.record(table))
        assert record.commitment == commitment
        assert record.secret
        assert await refusal(stranger.call("GET", f"{path}/replay?eyes=2")) == "unknown-seat"
        await stranger.close()


async def test_a_replay_comes_in_pages(local: Local) -> None:
    async with company(local.address, "Ada") as (ada,):
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


# Play now


@pytest.mark.parametrize(("game", "seats"), [(SF, 2), (SF, 4), ("takenoko", 3)])
async def test_play_now_sits_a_stranger_down_against_greedy_in_one_call(local: Local, game: str, seats: int) -> None:
    person = Person(local.address)
    table = (await person.call("POST", "/api/play", json={"game": game, "seats": seats}))["id"]
    me = (await person.call("GET", "/api/me"))["guest"]
    assert me["name"]
    async with listening((person, table)) as (line,):
        assert [seat["kind"] for seat in line.seats] == ["person", *["bot"] * (seats - 1)]
        assert {seat["bot"] for seat in line.seats[1:]} == {"greedy"}
        assert line.seats[0]["guest"] == me["id"]
        for _ in range(3):
            await line.play(chooser(game))
        assert line.welcome["table"]["hints"]
        assert line.state["decision"] == 3
    await person.close()


async def test_play_now_is_a_game_like_any_other(local: Local, verify: Verify) -> None:
    async with company(local.address, "Ada") as (ada,):
        made = await ada.call("POST", "/api/play", json={"game": SF, "seats": 3, "bot": "random"})
        await play_on(ada, made["id"])
        assert await refusal(ada.call("POST", "/api/play", json={"game": SF, "seats": 5})) == "bad-seats"
        assert await refusal(ada.call("POST", "/api/play", json={"game": "chess"})) == "unknown-game"
        assert await refusal(ada.call("POST", "/api/play", json={"bot": "oracle"})) == "unknown-bot"
        verify(await ada.record(made["id"]))


# Hints


@pytest.mark.parametrize(("people", "allowed", "hints"), [(1, False, True), (2, False, False), (2, True, True)])
async def test_hints_are_on_against_bots_and_else_when_the_table_says_so(
    local: Local, people: int, allowed: bool, hints: bool
) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as guests:
        table = await begin(dict(enumerate(guests[:people])), 3, game=SF, settings={"hints": allowed})
        async with listening((guests[0], table), (guests[2], table)) as (line, watching):
            assert line.welcome["table"]["hints"] == watching.welcome["table"]["hints"] == hints
            assert await refusal(watching.ask("hint")) == "not-seated"
            if not hints:
                assert await refusal(line.ask("hint")) == "no-hints"
                return
            for _ in range(4):
                told = (await line.ask("hint"))["hints"]
                assert 1 <= len(told) <= 3
                assert {one["move"] for one in told} <= {offer["move"] for offer in line.state["offers"]}
                assert all(one["chance"] % 5 == 0 and 0 <= one["chance"] <= 100 for one in told)
                hint = told[0]["move"]
                await line.play(take(hint))
            if people == 2:  # the other one has not begun
                assert await refusal(line.ask("hint")) == "not-your-turn"


# Bots


class Ponderer:
    """A bot that thinks until it is let go; everything else must go on meanwhile."""

    def __init__(self) -> None:
        self.thinking, self.enough = threading.Event(), threading.Event()

    def choose(self, game: Game, position: Position, seat: int) -> int:
        """Think, and take the first move."""
        self.thinking.set()
        self.enough.wait(30)
        return position.moves(seat)[0]

    def stop(self) -> None:
        """Think on: whoever asked does not wait for it."""


async def test_a_bot_that_thinks_holds_nobody_up_and_stops_when_the_table_closes(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, mind = serve(), Ponderer()
    monkeypatch.setattr(thinking, "bot", lambda *_: mind)

    async with company(server.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        other = await begin({0: ada}, 2, game=SF)
        async with listening((ada, table)) as (line,):
            assert await asyncio.to_thread(mind.thinking.wait, 20)
            for _ in range(4):
                await line.play(chooser(1))
            assert (await ada.call("GET", "/api/games"))["games"]
            room = server.rooms.rooms[table]
            assert list(room.thinking) == [1]
            task = room.thinking[1].task
            await ada.command(table, "close")
            assert room.thinking == {}
            assert task.cancelled() or task.cancelling()
            mind.enough.set()
            async with listening((ada, other)) as (going_on,):  # elsewhere the bot comes to its moves
                await going_on.play_out(chooser(2))
            assert line.state["outcome"]["reason"] == "closed"
            assert (await ada.call("GET", f"/api/tables/{table}"))["state"]["number"] == line.state["number"]


# Chat


async def test_chat_is_kept_with_the_table(local: Local) -> None:
    async with company(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table), (bea, table), (cem, table)) as lines:
            for number, line in enumerate(lines):
                await line.ask("chat", text=f"I am number {number}")
            for line in lines:
                await until_written(line, 3)
            expected = [(0, "Ada", 0), (1, "Bea", 1), (2, "Cem", None)]
            assert [(one["number"], one["name"], one["seat"]) for one in lines[0].chat] == expected
            assert lines[0].chat == lines[1].chat == lines[2].chat
            await lines[1].drop()
            await lines[0].ask("chat", text="still there?")
            await lines[1].resume()
            await lines[1].until(lambda: len(lines[1].chat) == 4)
            await lines[0].until(lambda: len(lines[0].chat) == 4)
            assert lines[1].chat == lines[0].chat
        await ada.command(table, "close")
        assert len((await bea.call("GET", f"/api/tables/{table}"))["chat"]) == 4
        await bea.command(table, "chat", text="good game")  # also when it is over


async def test_who_is_forgotten_leaves_no_name_and_no_words(local: Local) -> None:
    async with company(local.address, "Ada", "Beatrix", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            await mine.ask("chat", text="hello")
            await theirs.ask("chat", text="my secret")
            await bea.call("DELETE", "/api/me")
            with pytest.raises(ConnectionError):
                await theirs.until(lambda: False)
            assert theirs.closed == (1008, "no-identity")
            await mine.until(lambda: not mine.seats[1]["name"])
            async with listening((ada, table), (cem, table)) as later:
                for line in later:
                    assert [one["text"] for one in line.chat] == ["hello"]
                    assert "Beatrix" not in "".join(line.heard)
        lobby = await cem.call("GET", "/api/tables")
        assert "Beatrix" not in str(lobby)
        assert (await bea.call("GET", "/api/me"))["guest"] is None


async def test_another_name_is_seen_at_once(local: Local) -> None:
    async with company(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit_down([ada, bea], 2)
        async with listening((ada, table)) as (line,):
            await bea.call("PATCH", "/api/me", json={"name": "Beatrice"})
            await line.until(lambda: line.seats[1]["name"] == "Beatrice")


# What lasts, and what does not


async def test_all_is_there_after_a_restart(serve: Start) -> None:
    """Seats, chat, marks of the host, and a game in progress; those who were here come back by themselves."""

    async def before(people: list[Person]) -> tuple[str, Line]:
        ada, bea = people
        table = await begin({0: ada, 1: bea}, 3, game=SF)
        async with listening((ada, table)) as (line,):
            await line.play(chooser(3))
            await line.ask("chat", text="back in a minute")
            await ada.command(table, "lock")
        return table, line

    async def after(people: list[Person], table: str, line: Line) -> None:
        await line.resume()
        assert [one["text"] for one in line.chat] == ["back in a minute"]
        assert line.welcome["table"]["locked"]
        await line.until(lambda: line.state["decision"] == 1)
        await line.close()
        await play_on(people[0], table, people[1])

    server = serve()
    people = [await Person(server.address, name).arrive() for name in ("Ada", "Bea")]
    table, line = await before(people)
    await asyncio.to_thread(server.stop)
    server = serve()
    for person in people:
        person.move_to(server.address)
    await after(people, table, line)
    for person in people:
        await person.close()


async def test_tables_nobody_touches_and_guests_who_stay_away_expire(serve: Start) -> None:
    server = serve()
    day = 24 * 60 * 60 * 1000

    async with company(server.address, "Ada", "Bea") as (ada, bea):
        opened = await sit_down([ada], 2)
        playing = await begin({0: ada, 1: bea}, 2, game=SF)
        over = await begin({0: ada}, 2, game=SF)
        await ada.command(over, "resign")

        async def find() -> list[str]:
            tables = (await ada.call("GET", "/api/me/tables"))["tables"]
            return sorted({opened: "open", playing: "playing", over: "over"}[line["id"]] for line in tables)

        for days, left in ((1, ["open", "over", "playing"]), (2, ["over", "playing"]), (90, ["over"])):
            server.time.ahead = days * day + 60_000
            await server.work(server.rooms.sweep())
            assert await find() == left
        assert await refusal(ada.call("GET", f"/api/tables/{playing}")) == "unknown-table"
        server.time.ahead = 401 * day
        await ada.call("GET", "/api/me/devices")  # is seen again; Bea is not
        await server.work(server.rooms.sweep())
        assert await find() == ["over"]
        kept = await server.work(server.app.state.store.guests([ada.id, bea.id]))
        assert [guest.name for guest in kept.values()] == ["Ada"]


# A database that fails


class Failing:
    """Stands in for the store's `append`: keeps callers waiting until it is told what to do."""

    def __init__(self, server: Local, monkeypatch: pytest.MonkeyPatch) -> None:
        self.append = server.app.state.store.append
        self.waiting = asyncio.Event()
        self.answer: asyncio.Future[bool] | None = None
        monkeypatch.setattr(server.app.state.store, "append", self)

    async def __call__(self, *arguments: Any) -> None:
        """Wait, then write, or fail before or after writing."""
        self.answer = asyncio.get_running_loop().create_future()
        if await self.answer:
            await self.append(*arguments)
        raise StorageFailed(problem="the disk is full")

    async def fail(self, server: Local, written: bool) -> None:
        """Let whoever waits go on."""
        await until(lambda: self.answer)
        assert self.answer
        server.loop.call_soon_threadsafe(self.answer.set_result, written)


@pytest.mark.parametrize("written", [False, True])
async def test_nobody_is_told_what_could_not_be_saved(
    serve: Start, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """The server cannot know whether it was written: all come back and see, and saying it again does no harm."""
    server = serve()

    async with company(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            number = mine.state["number"]
            move = {"number": 0, "move": mine.state["offers"][0]["move"]}
            with monkeypatch.context() as patch:
                failing = Failing(server, patch)
                asked = asyncio.create_task(ada.command(table, "move", **move))
                await failing.fail(server, written)
                assert await refusal(asked) == "unavailable"
            for line in (mine, theirs):
                with pytest.raises(ConnectionError):
                    await line.until(lambda: False)
                assert line.closed == (1012, "restart")
                assert line.state["number"] == number
                await line.resume()
                assert line.state["number"] == number + written
            await mine.ask("move", **move)
            assert mine.state["decision"] == 1
            await theirs.until(lambda: theirs.state["number"] == number + 1)


async def test_the_record_stays_closed_until_the_end_is_saved(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()

    async with company(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        with monkeypatch.context() as patch:
            failing = Failing(server, patch)
            resigning = asyncio.create_task(ada.command(table, "resign"))
            await until(lambda: failing.answer)
            asking = [
                asyncio.create_task(bea.record(table)),
                asyncio.create_task(bea.call("GET", f"/api/tables/{table}/replay?eyes=all")),
                asyncio.create_task(bea.call("GET", f"/api/tables/{table}")),
            ]
            lock = server.rooms.rooms[table].lock
            await until(lambda: len(lock._waiters or ()) == len(asking))
            assert not any(task.done() for task in asking)
            await failing.fail(server, written=False)
            assert await refusal(resigning) == "unavailable"
        assert [await refusal(task) for task in asking[:2]] == ["not-over", "not-over"]
        assert (await asking[2])["state"]["phase"] == "playing"
        assert await refusal(bea.record(table)) == "not-over"
        assert (await bea.call("GET", f"/api/tables/{table}"))["state"]["phase"] == "playing"
