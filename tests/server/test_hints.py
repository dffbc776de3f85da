"""Hints at tables: they block nobody, take a bounded time, and come one at a time."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from lampion import i18n
from lampion.bots.analysis import Advice, Suggestion
from lampion.kernel.position import Position
from lampion.server.config import CAPS
from lampion.server.live import bot_pool
from tests.server.client import Line, Person, Refused, begin, guests_at, listening
from tests.server.servers import Local
from tests.waiting import PATIENCE, until

SF = "spring-festival"


class Adviser:
    """Advises the first move, once the test releases it or the server stops it."""

    def __init__(self) -> None:
        self.asked = threading.Semaphore(0)
        self.may_end = threading.Event()
        self.stopped: list[bool] = []  # for each ended search, whether it was stopped

    def __call__(self, _game: Any, position: Position, seat: int, *more: Any) -> Advice:
        """Think until released or stopped."""
        stopped: threading.Event = more[-1]
        self.asked.release()
        while not (self.may_end.wait(0.005) or stopped.is_set()):
            pass
        self.stopped.append(stopped.is_set())
        return Advice(seat, [Suggestion(position.moves(seat)[0], 0.5, 0.0, 1)])

    async def wait(self) -> None:
        """Wait until a search has begun."""
        assert await asyncio.to_thread(self.asked.acquire, timeout=PATIENCE)


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Iterator[Adviser]:
    """A stand-in for the search behind hints; no time limit is shorter than a test."""
    made = Adviser()
    monkeypatch.setattr(bot_pool, "advise", made)
    monkeypatch.setattr(bot_pool, "PATIENCE", PATIENCE)
    monkeypatch.setattr(bot_pool, "LATEST", PATIENCE)
    yield made
    made.may_end.set()


async def refusal(asking: Any) -> dict[str, Any]:
    """Await something that must be refused; return the error."""
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.error


async def answered(line: Line, number: str) -> dict[str, Any]:
    """Wait for the answer to an earlier command."""
    await line.until(lambda: number in line.answers)
    return line.answers[number]


async def sit(*people: Person) -> str:
    """Start a game with hints, in which nothing happens unless one of these people moves; return the table's id."""
    return await begin(dict(enumerate(people)), len(people), game=SF, settings={"hints": True})


async def until_stopped(adviser: Adviser) -> None:
    """Wait until a search has ended because it was stopped."""
    await until(lambda: adviser.stopped, PATIENCE / 2)
    assert adviser.stopped == [True]


async def test_a_person_waiting_for_a_hint_can_move(local: Local, adviser: Adviser) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit(ada, bea)
        async with listening((ada, table)) as (line,):
            number = await line.send("hint")
            await adviser.wait()
            offers = line.state["offers"]
            await line.play(lambda offers: offers[1]["move"])
            assert number not in line.answers
            adviser.may_end.set()
            assert (await answered(line, number))["hints"][0]["move"] in {offer["move"] for offer in offers}


async def test_a_hint_stops_when_its_listener_leaves(local: Local, adviser: Adviser) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        async with listening((ada, await sit(ada, bea))) as (line,):
            await line.send("hint")
            await adviser.wait()
        await until_stopped(adviser)


async def test_one_hint_at_a_time(local: Local, adviser: Adviser) -> None:
    """For each guest, at whatever table; others get theirs."""
    assert CAPS["hints-of-guest"] == 1

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        here, there = await sit(ada, bea), await sit(bea, ada)
        async with listening((ada, here), (ada, there), (bea, here)) as (line, other, hers):
            mine = await line.send("hint")
            await adviser.wait()
            also = await hers.send("hint")
            error = await refusal(other.ask("hint"))
            assert (error["code"], error["data"]) == ("too-many-at-once", {"kind": "hints-of-guest", "most": 1})
            assert error["message"] == i18n.say("en", "error-too-many-at-once", kind="hints-of-guest", most=1)
            adviser.may_end.set()
            assert (await answered(line, mine))["hints"]
            assert (await answered(hers, also))["hints"]
            assert (await other.ask("hint"))["hints"]


async def test_a_hint_takes_a_bounded_time(local: Local, adviser: Adviser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "LATEST", 0.05)

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        with pytest.raises(Refused) as refused:
            await ada.command(await sit(ada, bea), "hint")
        assert (refused.value.status, refused.value.code) == (503, "no-time")
        assert refused.value.error["message"] == i18n.say("en", "error-no-time")
        await until_stopped(adviser)


async def test_a_hint_without_a_result_is_refused(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "advise", lambda _game, _position, seat, *_: Advice(seat, []))

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        assert (await refusal(ada.command(await sit(ada, bea), "hint")))["code"] == "no-time"


async def test_a_hint_is_repeated_until_something_happens(local: Local, adviser: Adviser) -> None:
    """Until then the server does not search again."""
    adviser.may_end.set()

    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await sit(ada, bea)
        async with listening((ada, table), (bea, table)) as (line, hers):
            for times in (1, 2):
                first = (await line.ask("hint"))["hints"]
                assert (await line.ask("hint"))["hints"] == first
                assert len(adviser.stopped) == times
                await hers.play(lambda offers: offers[0]["move"])
