"""Several people at one screen, over real sockets: names, whose eyes a connection has, and who may do what."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import lampion
from lampion.kernel.chance import commit
from tests.server.client import Line, Person, Refused, chooser, guests_at, listening, nonce_of
from tests.server.people import refusal
from tests.server.servers import Local
from tests.server.twins import Twins, World, twins
from tests.server.worlds import Setting, plan

SF, TK = "spring-festival", "takenoko"


async def share(ann: Person, game: str, seats: int = 2, others: tuple[Person, ...] = (), **wanted: Any) -> str:
    """A game with Ann and Mia at one screen in the first two seats, others in the next ones and bots in the rest."""
    first = 2 + len(others)
    made = await ann.make_table(
        game=game, seats=seats, seat=0, pledge=commit(nonce_of(0)),
        beside={"1": {"name": "Mia", "pledge": commit(nonce_of(1))}},
        bots={str(seat): "random" for seat in range(first, seats)}, **wanted,
    )  # fmt: skip
    table: str = made["id"]
    for seat, person in enumerate(others, 2):
        await person.command(table, "sit", seat=seat, invite=made["invite"], pledge=commit(nonce_of(seat)))
    await ann.command(table, "start")
    for seat in range(first):
        person = ann if seat < 2 else others[seat - 2]
        await person.command(table, "reveal", nonce=nonce_of(seat))
    return table


def names(line: Line) -> list[str | None]:
    """The names of the seats as this socket was told them."""
    return [seat["name"] for seat in line.seats]


def hand(line: Line, seat: int) -> Any:
    """The objectives of a seat as this socket sees them."""
    return line.state["view"]["seats"][seat]["hand"]


async def look(line: Line, seat: int | None, since: int = 0) -> dict[str, Any]:
    """Look with the eyes of a seat; returns the first message after that."""
    line.lines.clear()
    await line.ask("look", seat=seat, since=since)
    return line.welcome


@asynccontextmanager
async def at_one_screen(local: Local, game: str, seats: int = 2, **wanted: Any) -> AsyncIterator[tuple[Person, Line]]:
    """Ann and Mia at one screen, listening."""
    async with guests_at(local.address, "Ann") as (ann,):
        table = await share(ann, game, seats, **wanted)
        async with listening((ann, table)) as (line,):
            yield ann, line


# Names


async def test_everybody_sees_who_shares_a_screen_and_what_they_are_called(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        made = await ann.make_table(game=TK, seats=3, pledge=commit(nonce_of(0)))
        async with listening((ben, made["id"])) as (line,):
            await ann.command(made["id"], "sit", name="  Mia ", pledge=commit(nonce_of(1)))
            await line.until(lambda: names(line) == ["Ann", "Mia", None])
            assert [seat["guest"] for seat in line.seats] == [ann.id, ann.id, None]

            await ann.command(made["id"], "name", seat=1, name="Grandma")
            await line.until(lambda: names(line) == ["Ann", "Grandma", None])


async def test_names_outlive_a_restart_and_go_with_a_forgotten_guest(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        table = await share(ann, SF)
        local.rooms.drop(local.rooms.rooms[table])
        async with listening((ben, table)) as (line,):
            assert names(line) == ["Ann", "Mia"]
            await ann.call("DELETE", "/api/me")
            await line.until(lambda: names(line) == ["", ""])
        local.rooms.drop(local.rooms.rooms[table])
        assert [seat["name"] for seat in (await ben.call("GET", f"/api/tables/{table}"))["seats"]] == ["", ""]


async def test_the_name_of_somebody_who_left_is_forgotten(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        made = await ann.make_table(game=SF, seats=2, settings={"listed": False})
        await ann.command(made["id"], "sit", name="Mia")
        (line,) = (await ann.call("GET", "/api/me/tables"))["tables"]
        assert line["people"] == ["Ann", "Mia"]

        await ann.command(made["id"], "stand", seat=1)
        await ann.command(made["id"], "sit", seat=0)
        await ben.command(made["id"], "sit", invite=made["invite"])

        (line,) = (await ann.call("GET", "/api/me/tables"))["tables"]
        assert sorted(line["people"]) == ["Ann", "Ben"]


@pytest.mark.parametrize("name", ["\u202eevil", " ", "x" * 60])
async def test_what_cannot_be_a_guests_name_cannot_be_that_of_somebody_beside_them(local: Local, name: str) -> None:
    async with guests_at(local.address, "Ann") as (ann,):
        made = await ann.make_table(game=SF, seats=2)

        assert await refusal(ann.command(made["id"], "sit", name=name)) == "bad-name"
        wanted = {"game": SF, "seats": 2, "beside": [{"name": name}]}
        assert await refusal(ann.call("POST", "/api/play", json=wanted)) == "bad-name"


async def test_only_ones_own_seats_can_be_named(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        table = await share(ann, SF, 3, (ben,))

        assert await refusal(ann.command(table, "name", seat=2, name="Ben the Slow")) == "which-seat"
        assert await refusal(ben.command(table, "name", seat=1, name="Ben")) == "which-seat"


async def test_people_at_one_screen_play_at_once_with_or_without_bots(local: Local) -> None:
    async with guests_at(local.address, "Ann") as (ann,):
        for seats, kinds in ((2, ["person", "person"]), (3, ["person", "person", "bot"])):
            wanted = {"game": SF, "seats": seats, "beside": [{"name": "Mia"}]}
            made = await ann.call("POST", "/api/play", json=wanted)
            shown = await ann.call("GET", f"/api/tables/{made['id']}")
            assert (shown["state"]["phase"], [seat["kind"] for seat in shown["seats"]]) == ("playing", kinds)
        many = {"game": SF, "seats": 2, "beside": [{"name": "Mia"}, {"name": "Leo"}]}
        assert await refusal(ann.call("POST", "/api/play", json=many)) == "unknown-seat"


# Whose eyes


async def test_until_one_of_them_looks_a_screen_is_told_what_everybody_may_know(local: Local) -> None:
    async with at_one_screen(local, TK) as (_, line):
        assert line.state["seat"] is None
        assert line.state["offers"] == []
        assert [hand(line, seat) for seat in (0, 1)] == [None, None]


async def test_whoever_looks_sees_their_own_hand_and_never_the_other(local: Local) -> None:
    async with at_one_screen(local, TK) as (_, line):
        for mine, other in ((0, 1), (1, 0)):
            seen = await look(line, mine)
            assert seen["state"]["seat"] == mine
            assert (bool(hand(line, mine)), hand(line, other)) == (True, None)
            assert {told["number"] for told in seen["lines"]} == {told["number"] for told in line.lines}

        covered = await look(line, None, since=line.state["number"])

        assert (covered["state"]["seat"], covered["lines"]) == (None, [])
        assert [hand(line, seat) for seat in (0, 1)] == [None, None]


async def test_the_board_turns_without_a_curtain_where_nothing_is_secret(local: Local) -> None:
    async with at_one_screen(local, SF) as (_, line):
        assert line.state["seat"] == 0
        await look(line, 1)
        assert line.state["seat"] == 1
        await line.ask("move", seat=1, number=0, move=line.state["offers"][0]["move"])
        await line.until(lambda: line.state["decision"] == 1)


async def test_after_a_cut_the_same_person_looks_on_and_another_page_starts_covered(local: Local) -> None:
    """Each connection has eyes of its own."""
    async with at_one_screen(local, TK) as (ann, line):
        again, other = Line(ann, line.table), Line(ann, line.table)
        again.eyes = 1
        await again.open()
        await other.open()
        assert (again.state["seat"], other.state["seat"]) == (1, None)
        await look(other, 0)
        assert (again.state["seat"], line.state["seat"], hand(other, 1)) == (1, None, None)
        for one in (again, other):
            await one.close()


async def test_nobody_looks_with_eyes_that_are_not_theirs(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await share(ann, TK, 3, (ben,))
        async with listening((ann, table), (ben, table), (eve, table)) as (hers, his, watching):
            with pytest.raises(Refused) as refused:
                await hers.ask("look", seat=2)
            assert refused.value.code == "which-seat"
            for line, code in ((his, "which-seat"), (watching, "not-seated")):
                with pytest.raises(Refused) as refused:
                    await line.ask("look", seat=0)
                assert refused.value.code == code
            await look(his, None)
            assert (his.state["seat"], hand(his, 0)) == (2, None)
        for seat in (0, 1):
            shown = await ben.call("GET", f"/api/tables/{table}", params={"seat": seat})
            assert (shown["state"]["seat"], shown["state"]["view"]["seats"][seat]["hand"]) == (2, None)
            assert await refusal(ben.call("GET", f"/api/tables/{table}/replay?eyes={seat}")) == "not-your-eyes"


async def test_moments_of_a_running_game_are_seen_with_the_eyes_of_ones_own_seats(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        table = await share(ann, TK, 3, (ben,))
        path = f"/api/tables/{table}/replay"
        for eyes, hands in (("own", [False] * 3), ("0", [True, False, False]), ("1", [False, True, False])):
            told = await ann.call("GET", path, params={"eyes": eyes})
            assert [bool(seat["hand"]) for seat in told["moments"][-1]["view"]["seats"]] == hands
        assert await refusal(ann.call("GET", path, params={"eyes": "2"})) == "not-your-eyes"


async def test_an_idea_for_one_is_not_told_to_the_other(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for ideas and hands over before they come."""
    async with at_one_screen(local, TK, options={"first": "0"}) as (_, line):
        await look(line, 0)
        waits, goes_on = asyncio.Event(), asyncio.Event()
        hints = local.rooms.rooms[line.table].hints
        find: Callable[[int], Any] = hints.hint

        async def slowly(seat: int) -> Any:
            waits.set()
            await goes_on.wait()
            return await find(seat)

        monkeypatch.setattr(hints, "hint", slowly)
        asked = await line.send("hint", seat=0)
        await waits.wait()
        await look(line, None)
        goes_on.set()
        await line.until_told(asked)

        assert line.answers[asked]["hints"] == []


# Playing


async def test_a_command_without_a_seat_is_refused_if_it_could_be_anybodys(local: Local) -> None:
    async with at_one_screen(local, SF) as (ann, line):
        move = line.state["offers"][0]["move"]
        for kind, data in (("move", {"number": 0, "move": move}), ("undo", {"number": 0}), ("resign", {}), ("end", {})):
            assert await refusal(ann.command(line.table, kind, **data)) == "which-seat"


async def test_whoever_writes_is_named(local: Local) -> None:
    async with at_one_screen(local, SF) as (_, line):
        await line.ask("chat", seat=1, text="My turn!")
        await line.ask("chat", seat=0, text="Go on.")
        await line.until(lambda: len(line.chat) == 2)

        assert [(told["name"], told["seat"]) for told in line.chat] == [("Mia", 1), ("Ann", 0)]


async def test_a_whole_game_at_one_screen_with_a_friend_elsewhere_and_a_bot(local: Local) -> None:
    """Ann and Mia hand the screen to each other whenever the other is asked; Ben and a bot play too."""
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        table = await share(ann, TK, 4, (ben,))
        choose, hands = chooser("sofa"), 0
        async with listening((ann, table), (ben, table)) as (line, his):
            while line.state["phase"] == "playing" and hands < 60:
                await line.until(lambda: line.state["phase"] == "over" or bool({0, 1, 2} & set(line.state["waiting"])))
                await his.until_number(line.state["number"])
                if 2 in his.state["waiting"] and his.state["offers"]:
                    await his.play(choose)
                    await line.until_number(his.state["number"])
                for seat in {0, 1} & set(line.state["waiting"]):
                    await look(line, seat)
                    if line.state["offers"]:
                        number, move = line.state["decision"], choose(line.state["offers"])
                        await line.ask("move", seat=seat, number=number, move=move)
                        hands += 1
                        assert hand(line, 1 - seat) is None
            assert hands == 60 or line.state["phase"] == "over"
            await ann.command(table, "close")
            await his.until_state(phase="over")


async def test_a_rematch_keeps_the_names(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben") as (ann, ben):
        table = await share(ann, SF, 3, (ben,))
        await ann.command(table, "close")
        again = (await ann.command(table, "rematch"))["table"]
        await ben.command(table, "rematch")

        async with listening((ben, again)) as (line,):
            assert names(line) == ["Ben", "Ann", "Mia"]


async def test_whoever_declines_a_rematch_after_all_leaves_no_names_there(local: Local) -> None:
    async with guests_at(local.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await share(ann, SF, 4, (ben, cleo))
        await ann.command(table, "close")
        await ann.command(table, "rematch")
        again = (await ben.command(table, "rematch"))["table"]

        await ann.command(table, "decline")

        listed = (await ben.call("GET", "/api/me/tables"))["tables"]
        assert [line["people"] for line in listed if line["id"] == again] == [["Ben"]]


# Two worlds


class Shared(World):
    """A world in which one guest holds every seat, and nobody looks."""

    async def set_up(self) -> None:
        """Ann and the people beside her; her screen is covered."""
        setting = self.plan.setting
        person = await Person(self.site.address, "Ann").arrive()
        await self.watcher.arrive()
        self.people = dict.fromkeys(range(setting.seats), person)
        others = range(1, setting.seats)
        made = await person.make_table(
            game=setting.game, seats=setting.seats, options=setting.options, pledge=commit(nonce_of(0)),
            beside={str(seat): {"name": f"Mia {seat}", "pledge": commit(nonce_of(seat))} for seat in others},
        )  # fmt: skip
        self.table = made["id"]
        self.lines = {"viewer": await person.connect(self.table), "watcher": await self.watcher.connect(self.table)}
        if setting.viewer is not None:
            await self.lines["viewer"].ask("look", seat=setting.viewer)
        self.expected = self.inside.number

    async def act(self, seat: int, kind: str, entries: int, **data: Any) -> tuple[int, str]:
        """Send a command for a seat over another connection, as from a second page."""
        data |= {"seat": seat} if kind in ("move", "undo") else {}
        path = f"/api/tables/{self.table}/commands"
        answer = await self.ask(self.people[seat], "POST", path, json={"type": kind, **data})
        assert answer[0] == 200, answer
        self.expected += entries
        await self.settle()
        return answer


@pytest.mark.parametrize("viewer", [None, 1], ids=["covered", "one of them looks"])
async def test_what_a_screen_is_told_is_the_same_whatever_the_others_hold(
    viewer: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In worlds that differ in nothing but the other hands, every message on the socket is the same to the byte."""
    setting = Setting(TK, 2, viewer, seed=3)
    planned = plan(setting, 60 if lampion.compiled else 8)
    monkeypatch.setattr("tests.server.twins.World", Shared)
    monkeypatch.setattr(Twins, "take_back", nothing)  # these games have no undo
    if viewer is not None:
        monkeypatch.setattr(Twins, "look", nothing)  # a guest may ask for moments of both hands, one at a time

    async with twins(planned, tmp_path, monkeypatch) as both:
        report = await both.play(looks=0)

    here, there = planned.worlds[-1]
    assert here != there
    assert report.messages > 20
    heard = "".join(both.worlds[0].lines["viewer"].heard)
    if viewer is None:
        assert json.loads(both.worlds[0].lines["viewer"].heard[-1])["state"]["seat"] is None
    assert '"hand":[' in heard or viewer is None


async def nothing(*_: object) -> None:
    """Leave out a part of the comparison."""
