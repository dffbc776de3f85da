"""The analysis of a finished game: its content, its limits, and that it delays nobody."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from lampion import i18n
from lampion.bots.analysis import decisions
from lampion.bots.search import Budget
from lampion.server.config import CAPS, Rate
from lampion.server.live import analyses
from lampion.server.live.analyses import Analyst
from tests.server.client import Person, Refused, begin, chooser, guests_at, listening
from tests.server.servers import GENEROUS, Local
from tests.waiting import until, until_answered

SF = "spring-festival"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let analyses think little about each decision."""
    monkeypatch.setattr(analyses, "share_out", lambda _decisions: Budget(simulations=40))


async def finish(ada: Person, seats: int = 2, game: str = SF) -> str:
    """Play a game against bots to its end; return the table's id."""
    table = await begin({0: ada}, seats, game=game)
    async with listening((ada, table)) as (line,):
        await line.play_out(chooser(1))
    return table


async def analysis(person: Person, table: str, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Ask for the analysis of a seat until it is done; return it and the answers before."""
    answers: list[dict[str, Any]] = []

    async def ask() -> bool:
        answers.append(await person.call("GET", f"/api/tables/{table}/analysis?eyes={seat}"))
        return bool(answers[-1]["status"] == "done")

    await until_answered(ask)
    return answers.pop(), answers


async def refusal(person: Person, path: str) -> str:
    """Send a request that must be refused; return the code."""
    with pytest.raises(Refused) as refused:
        await person.call("GET", path)
    return str(refused.value.code)


def analyst_of(server: Local) -> Analyst:
    """The analyst of a server."""
    found: Analyst = server.app.state.analyst
    return found


async def test_each_seat_has_its_outlooks_and_its_costliest_decisions(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await finish(ada)
        room = await local.rooms.find(table)
        assert room.table.live_match is not None
        match = room.table.live_match.match
        numbers = {entry.number: entry for entry in room.table.live_match.entries}
        for seat in range(2):
            found, before = await analysis(ada, table, seat)
            assert before[0]["status"] in ("waiting", "running")
            assert all(one["done"] <= one["of"] for one in before)
            assert found["whole"]
            assert found["of"] == len(decisions(match, seat)) == len(found["outlooks"]) - 1
            assert [one["number"] for one in found["outlooks"]] == sorted(one["number"] for one in found["outlooks"])
            assert all(numbers[one["number"]].seat == seat for one in found["outlooks"][:-1])
            assert found["outlooks"][-1]["number"] == room.table.number - 1
            assert found["outlooks"][-1]["chance"] == (100 if seat in match.position.leaders() else 0)
            assert len(found["costliest"]) <= 5
            for loss in found["costliest"]:
                assert loss["played"]["move"] == numbers[loss["number"]].text
                assert loss["played"]["move"] != loss["better"]["move"]
                assert loss["kind"] in ("both", "chance", "points")
                assert loss["after"] < loss["before"] or loss["kind"] == "points"
        assert (await analysis(ada, table, 0))[0]["costliest"]  # random moves include mistakes


async def test_the_last_outlook_is_the_result(local: Local) -> None:
    """A seat that resigned cannot win, however well its bot played on; and a rematch is not part of the game."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 3, game=SF, settings={"substitute": "greedy"})
        await ada.command(table, "resign")
        async with listening((bea, table)) as (line,):
            await line.play_out(chooser(1))
        room = await local.rooms.find(table)
        assert room.table.live_match is not None
        assert room.table.outcome is not None
        winners = room.table.outcome["winners"]
        assert room.table.live_match.position.leaders() == [0]
        assert 0 not in winners
        ends = [(await analysis(bea, table, 0))[0]["outlooks"][-1]]
        await bea.command(table, "rematch")
        assert room.table.entries[-1].kind == "rematch"
        ends += [(await analysis(bea, table, seat))[0]["outlooks"][-1] for seat in (1, 2)]
        assert [end["chance"] for end in ends] == [100 // len(winners) if seat in winners else 0 for seat in range(3)]
        assert {room.table.entries[end["number"]].kind for end in ends} == {"finish"}


async def test_an_analysis_that_was_dropped_is_repeated_with_the_same_result(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await finish(ada)
        first, _ = await analysis(ada, table, 0)
        analyst_of(local).made.clear()
        assert (await analysis(ada, table, 0))[0] == first


async def test_the_least_recently_used_analyses_are_dropped(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "KEPT", 2)
    analyst_of(local).made.clear()  # left by other tests

    async with guests_at(local.address, "Ada") as (ada,):
        table = await finish(ada, 4)
        for seat in (0, 1, 0, 2):
            await analysis(ada, table, seat)
        kept = [seat for name, seat in analyst_of(local).made if name == table]
        assert kept == [0, 2]


async def test_only_games_that_are_over_are_analysed(local: Local) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await begin({0: ada}, 2, game=SF)
        path = f"/api/tables/{table}/analysis"
        assert await refusal(ada, f"{path}?eyes=0") == "not-over"
        await ada.command(table, "resign")
        assert await refusal(ada, f"{path}?eyes=2") == "unknown-seat"
        assert await refusal(ada, f"{path}?eyes=9") == "bad-request"
        assert await refusal(ada, path) == "bad-request"
        assert await refusal(ada, "/api/tables/nowhere/analysis?eyes=0") == "unknown-table"
        found, _ = await analysis(ada, table, 0)
        assert found["outlooks"] == []  # nobody had made a decision


async def test_one_analysis_of_a_table_at_a_time(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    running: list[int] = []
    counts: list[int] = []
    inner = Analyst.analyse

    async def watched(analyst: Analyst, table: Any, job: Any) -> Any:
        running.append(job.seat)
        counts.append(len(running))
        try:
            return await inner(analyst, table, job)
        finally:
            running.remove(job.seat)

    monkeypatch.setattr(Analyst, "analyse", watched)

    async with guests_at(local.address, "Ada") as (ada,):
        table = await finish(ada, 3)
        await asyncio.gather(*(analysis(ada, table, seat) for seat in (0, 1, 2, 0, 1)))
    assert counts == [1, 1, 1]


async def test_an_analysis_takes_a_bounded_time(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "LONGEST", 0.3)
    monkeypatch.setattr(analyses, "share_out", lambda _decisions: Budget(seconds=0.1))

    async with guests_at(local.address, "Ada") as (ada,):
        table = await finish(ada)
        found, _ = await analysis(ada, table, 0)
        assert not found["whole"]
        play = local.rooms.rooms[table].table.live_match
        assert play is not None
        assert found["done"] == len(found["outlooks"]) < len(decisions(play.match, 0))


async def test_moves_that_a_person_did_not_decide_are_not_held_against_them(local: Local) -> None:
    """Moves of the clock and automatic passes are skipped; moves of a substitute bot are marked as such."""
    async with guests_at(local.address, "Ada") as (ada,):
        table = await finish(ada)
        play = local.rooms.rooms[table].table.live_match
        assert play is not None
        mine = [place for place, (seat, _) in enumerate(play.match.log) if seat == 0]
        absent = mine[len(mine) // 3 :]  # from here on the person was away
        for number, place in enumerate(absent):
            play.entries[place] = replace(play.entries[place], by=["clock", "pass", "bot"][number % 3])
        found, _ = await analysis(ada, table, 0)

        open_ones = {entry for entry, *_ in decisions(play.match, 0)}
        by = {play.entries[place].number: play.entries[place].by for place in open_ones}
        looked_at = [outlook["number"] for outlook in found["outlooks"][:-1]]
        assert sorted(looked_at) == sorted(number for number, who in by.items() if who in ("person", "bot"))
        assert found["whole"]
        for loss in found["costliest"]:
            assert loss["by"] == ("bot" if by[loss["number"]] == "bot" else "own")


async def test_an_analysis_does_not_delay_bots_at_other_tables(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is played to its end while an analysis ponders one decision, for which it has an hour."""
    monkeypatch.setattr(analyses, "share_out", lambda _decisions: Budget(seconds=3600))

    async with guests_at(local.address, "Ada") as (ada,):
        table, other = await finish(ada), await begin({0: ada}, 2, bot="greedy", game=SF)
        await ada.call("GET", f"/api/tables/{table}/analysis?eyes=0")
        job = analyst_of(local).jobs[table, 0]
        await until(lambda: job.of)

        async with listening((ada, other)) as (line,):
            await line.play_out(chooser(2))

        assert (job.done, job.stopped.is_set()) == (0, False)
        assert analyst_of(local).jobs == {(table, 0): job}
        job.stopped.set()


async def test_analyses_are_limited(serve: Any) -> None:
    server: Local = serve(rates={**GENEROUS, "analyses-local": Rate(1, 3_600_000)})

    async with guests_at(server.address, "Ada") as (ada,):
        table = await finish(ada)
        await analysis(ada, table, 0)
        await analysis(ada, table, 0)  # a finished analysis can be fetched again
        assert await refusal(ada, f"/api/tables/{table}/analysis?eyes=1") == "too-many"


async def test_too_many_analyses_at_once_are_refused(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server: Local = serve(caps={**CAPS, "analyses": 1})
    monkeypatch.setattr(analyses, "share_out", lambda _decisions: Budget(seconds=0.5))

    async with guests_at(server.address, "Ada") as (ada,):
        table = await finish(ada)
        await ada.call("GET", f"/api/tables/{table}/analysis?eyes=0")
        assert await refusal(ada, f"/api/tables/{table}/analysis?eyes=1") == "too-many-at-once"
        for job in analyst_of(server).jobs.values():
            job.stopped.set()


async def test_one_address_has_three_analyses_at_once(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """This leaves room for others; when one is done, the address may start another."""
    monkeypatch.setattr(analyses, "share_out", lambda _decisions: Budget(seconds=0.5))

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await finish(ada, 4)
        path = f"/api/tables/{table}/analysis"
        for number, person in enumerate((ada, bea)):
            person.http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
        for seat in range(3):
            await ada.call("GET", f"{path}?eyes={seat}")
        with pytest.raises(Refused) as refused:
            await ada.call("GET", f"{path}?eyes=3")
        assert (refused.value.status, refused.value.code) == (429, "too-many-at-once")
        data = {"kind": "analyses-of-address", "most": 3}
        assert refused.value.error["data"] == data
        assert refused.value.error["message"] == i18n.say("en", "error-too-many-at-once", **data)
        await ada.call("GET", f"{path}?eyes=0")  # a running analysis can still be asked for
        await bea.call("GET", f"{path}?eyes=3")
        for job in list(analyst_of(local).jobs.values()):
            job.stopped.set()
        await analysis(ada, table, 0)
        analyst_of(local).made.clear()
        await ada.call("GET", f"{path}?eyes=0")
        for job in list(analyst_of(local).jobs.values()):
            job.stopped.set()
