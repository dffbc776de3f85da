"""Two servers over one database: both serve the same table, and never write the same entry twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lampion.kernel import record as records
from tests.server.client import Line, Person, Player, Refused, begin, chooser, guests_at, listening
from tests.server.conftest import Start, StartProcess, Verify
from tests.server.servers import Local

SF = "spring-festival"


@asynccontextmanager
async def same_guests_at(*wanted: tuple[Person, str]) -> AsyncIterator[list[Person]]:
    """The same guests with clients at other addresses, closed at the end."""
    others = [Person(address, person.name) for person, address in wanted]
    try:
        for other, (person, _) in zip(others, wanted, strict=True):
            other.id = person.id
            other.http.cookies.update(person.http.cookies)
        yield others
    finally:
        for other in others:
            await other.close()


async def log_of(server: Local, table: str) -> list[Any]:
    """The saved log of a table."""
    entries: list[Any] = await server.work(server.app.state.store.entries(table))
    return entries


async def check_log(server: Local, table: str) -> list[Any]:
    """Check that the log has no gaps and is as long as the table said, as the game may go on; return its entries."""
    row = await server.work(server.app.state.store.find_table(table))
    entries = await log_of(server, table)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert len(entries) >= row.number
    return entries


class Roamer(Player):
    """Plays at one server, and reconnects when nothing has happened for a moment: others may play elsewhere."""

    async def think(self) -> tuple[int, str] | None:
        """Wait for a decision, and reconnect from time to time."""
        line, last = self.line, max(self.acknowledged, default=-1)
        try:
            await line.until(
                lambda: line.state["phase"] == "over" or (line.state["offers"] and line.state["decision"] > last), 0.1
            )
        except TimeoutError:
            await line.drop()
            await line.resume()
            return None
        return (line.state["decision"], self.choose(line.state["offers"])) if line.state["offers"] else None


async def test_two_people_at_two_servers_race_for_the_same_entry_and_both_are_written(serve: Start) -> None:
    """Decisions of different seats never collide, so both are acknowledged: one is applied again after the other."""
    one, two = serve(), serve()
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            for number in range(4):
                moves = [line.state["offers"][number]["move"] for line in (here, there)]
                answers = await asyncio.gather(
                    here.ask("move", number=number, move=moves[0]), there.ask("move", number=number, move=moves[1])
                )
                assert [answer["type"] for answer in answers] == ["ack", "ack"]
                for line in (here, there):
                    await line.until_state(decision=number + 1)
        made = [(entry.seat, entry.text) for entry in await check_log(one, table) if entry.by == "person"]
        assert len(made) == len(set(made)) == 8


async def test_one_person_at_two_servers_makes_a_decision_once(serve: Start) -> None:
    """The same move twice is one move and two answers; of two different ones the second is stale."""
    one, two = serve(), serve()
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((ada, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            move = here.state["offers"][0]["move"]
            same = await asyncio.gather(*(line.ask("move", number=0, move=move) for line in (here, there)))
            assert [answer["type"] for answer in same] == ["ack", "ack"]
            await here.until(lambda: here.state["decision"] == 1)
            choices = [offer["move"] for offer in here.state["offers"][:2]]
            moves = (here.ask("move", number=1, move=choices[0]), there.ask("move", number=1, move=choices[1]))
            other = await asyncio.gather(*moves, return_exceptions=True)
            refused = [answer.code for answer in other if isinstance(answer, Refused)]
            assert refused == ["stale-move"]
        made = [entry.text for entry in await check_log(one, table) if entry.by == "person"]
        assert made[0] == move
        assert len(made) == 2


async def test_returning_to_one_server_shows_what_was_done_at_the_other(serve: Start) -> None:
    one, two = serve(), serve()
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (elsewhere, table)) as (here, there):
            await there.play(lambda offers: offers[0]["move"])
            assert here.state["number"] < there.state["number"]  # nobody told the first server
            async with listening((ada, table)) as (again,):
                assert again.state["number"] == there.state["number"]
                await here.until(lambda: here.lines == there.lines)  # and now every listener knows
                assert again.lines == there.lines


async def test_names_of_people_who_sat_down_at_the_other_server_are_known(serve: Start) -> None:
    one, two = serve(), serve()
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = (await ada.make_table(game=SF, seats=2))["id"]
        await ada.call("GET", f"/api/tables/{table}")
        await elsewhere.command(table, "sit")
        await ada.command(table, "start")  # is refused until the other's seat is seen
        shown = await ada.call("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bea"]


async def test_a_rematch_asked_for_at_both_servers_is_one_table(serve: Start) -> None:
    one, two = serve(), serve()
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        await ada.command(table, "close")
        await elsewhere.call("GET", f"/api/tables/{table}")
        answers = await asyncio.gather(ada.command(table, "rematch"), elsewhere.command(table, "rematch"))
        (following,) = {answer["table"] for answer in answers}
        mine = (await ada.call("GET", "/api/me/tables"))["tables"]
        assert {line["id"] for line in mine} == {table, following}


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 10))])
async def test_a_whole_game_at_two_servers_is_one_game(serve: Start, verify: Verify, seed: int) -> None:
    """People at both, and bots that both servers think for."""
    one, two = serve(), serve()
    rng = random.Random(seed)
    servers = [*(rng.choice([one, two]).address for _ in range(2)), two.address]
    async with (
        guests_at(one.address, "Ada", "Bea", "Cem") as people,
        same_guests_at(*zip(people, servers, strict=True)) as roaming,
    ):
        table = await begin(dict(enumerate(people)), 4, game=SF)
        players = [Roamer(person, table, chooser((seed, seat))) for seat, person in enumerate(roaming)]
        await asyncio.gather(*(player.play_out() for player in players))
        entries = await check_log(one, table)
        assert [entry.kind for entry in entries].count("finish") == 1
        text = await people[0].record(table)
        for seat, player in enumerate(players):
            told = [entry.move for entry in records.read(text).entries if entry.seat == seat]
            assert told == [player.acknowledged[number] for number in sorted(player.acknowledged)]
            await check_line(player.line)
        verify(text)


async def check_line(line: Line) -> None:
    """Check that a player at one server was sent exactly what the database holds."""
    fresh = await line.person.connect(line.table)
    assert sorted(line.lines, key=lambda one: one["number"]) == fresh.lines
    assert line.contradictions == []
    await fresh.close()
    await line.close()


async def test_two_real_processes_share_a_postgres_database(
    killable: StartProcess, verify: Verify, postgres_url: str
) -> None:
    """The same with servers in separate processes."""
    one, two = killable("--database", postgres_url), killable("--database", postgres_url)
    assert one.address != two.address
    async with guests_at(one.address, "Ada", "Bea") as (ada, bea), same_guests_at((bea, two.address)) as (elsewhere,):
        table = await begin({0: ada, 1: bea}, 3, game=SF)
        players = [Roamer(ada, table, chooser(1)), Roamer(elsewhere, table, chooser(2))]
        await asyncio.gather(*(player.play_out() for player in players))
        for player in players:
            await check_line(player.line)
        text = await ada.record(table)
        for seat, player in enumerate(players):
            told = [entry.move for entry in records.read(text).entries if entry.seat == seat]
            assert told == [player.acknowledged[number] for number in sorted(player.acknowledged)]
    for server in (one, two):
        server.end()
        assert server.problems() == []
    verify(text)
