"""A race at a live table: claims count in the order in which they arrive, and news of it come in small batches."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lampion.games.fireworks.game import FireworksGame
from tests.server.client import Line, begin, guests_at, listening
from tests.server.conftest import Verify
from tests.server.people import answers, refusal
from tests.server.servers import Local

HOUR = 3_600_000
NAMES = ("Ada", "Bea", "Cem", "Dot")


@asynccontextmanager
async def racing(local: Local, people: int = 2, watchers: int = 0) -> AsyncIterator[list[Line]]:
    """A race that has begun: the sockets of its people, then of those who watch."""
    async with guests_at(local.address, *NAMES[: people + watchers]) as guests:
        seated = dict(enumerate(guests[:people]))
        table = await begin(seated, people, game="fireworks", options={"mode": "advanced-2"})
        for person in seated.values():
            for number, cell in enumerate(("1,1", "3,3")):
                await person.command(table, "move", number=number, move=f"start {cell}")
        async with listening(*((person, table) for person in guests)) as lines:
            yield lines


async def act(line: Line, move: str) -> dict[str, Any]:
    """Make a decision."""
    answer = await line.ask("move", number=line.state["decision"], move=move)
    assert line.state["number"] >= answer["number"]  # the news came first
    return answer


async def take_a_cat(line: Line, cell: str) -> None:
    """Claim one of the two cats, and place it."""
    await act(line, "claim cat")
    await act(line, f"place {cell}")


def news_of(line: Line) -> list[dict[str, Any]]:
    """The news that a socket has received."""
    return [message for message in map(json.loads, line.heard) if message["type"] == "news"]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """News are gathered for an hour, so that only what must be told at once is told."""
    monkeypatch.setattr(FireworksGame, "gathering", lambda *_: HOUR)


async def test_two_people_race_for_the_last_tile_of_a_kind(local: Local, verify: Verify) -> None:
    """[FW-A35] One of them gets it; the other one is told so kindly, sees that it has gone, and chooses again."""
    async with racing(local, people=3) as lines:
        await take_a_cat(lines[2], "0,0")
        numbers = [line.state["decision"] for line in lines[:2]]

        told = await answers(*(line.ask("move", number=2, move="claim cat") for line in lines[:2]))

        assert numbers == [2, 2]
        assert sorted(told) == ["ack", "too-late"]
        late = lines[told.index("too-late")]
        assert late.state["decision"] == 2
        assert late.state["view"]["open"]["cat"] == 0
        assert "claim cat" not in [offer["move"] for offer in late.state["offers"]]
        await act(late, "claim bee")
        await act(late, "place 0,0")
        await lines[0].person.command(late.table, "close")
        verify(await late.person.record(late.table))


async def test_whoever_comes_too_late_again_and_again_keeps_the_connection(local: Local) -> None:
    """[FW-A35] Other refusals close a socket after twenty in a row."""
    async with racing(local) as (ada, bea):
        await take_a_cat(ada, "0,0")
        await take_a_cat(ada, "0,1")

        for _ in range(25):
            assert await refusal(bea.ask("move", number=2, move="claim cat")) == "too-late"

        await act(bea, "claim bee")
        assert bea.is_open


async def test_a_claim_that_is_sent_again_is_played_once(local: Local) -> None:
    """[FW-A35] Also if the tile has gone since."""
    async with racing(local) as (ada, bea):
        await act(ada, "claim cat")
        await take_a_cat(bea, "0,0")

        assert (await ada.ask("move", number=2, move="claim cat"))["type"] == "ack"

        assert ada.state["view"]["open"]["cat"] == 0
        assert ada.state["view"]["seats"][0]["held"] == ["cat"]


async def test_moves_of_others_make_no_decision_stale(local: Local) -> None:
    """[FW-A35] Somebody who thinks for a long time answers with the number from the beginning."""
    async with racing(local) as (ada, bea):
        for cell in ("0,0", "0,1", "0,2"):
            await act(ada, "claim kiku-red")
            await act(ada, f"place {cell} 0")

        assert (await bea.ask("move", number=2, move="claim bee"))["type"] == "ack"


async def test_nothing_can_be_taken_back_and_the_page_knows(local: Local) -> None:
    """[FW-A35] No button that does nothing."""
    async with racing(local) as (ada, _):
        await act(ada, "claim cat")

        assert ada.welcome["table"]["undo"] is False
        assert (ada.state["undo"], ada.state["retry"]) == (False, None)
        assert await refusal(ada.ask("undo", number=3)) == "cannot-undo"


@pytest.mark.usefixtures("slow")
async def test_news_are_gathered_and_the_answer_comes_after_them(local: Local) -> None:
    """Whoever gets an answer has been told everything before it; others a little later, in one message."""
    async with racing(local, watchers=1) as (ada, bea, watching):
        first = ada.state["number"]
        await take_a_cat(ada, "0,0")
        for line in (bea, watching):
            await line.ask("ping")
            assert line.state["number"] == first

        await act(bea, "claim bee")

        assert [line["number"] for line in bea.lines[-3:]] == [first, first + 1, first + 2]
        assert len(news_of(bea)) == 1
        assert len(news_of(ada)) == 2
        assert await refusal(ada.ask("move", number=4, move="claim gale")) == "illegal-move"
        assert ada.state["number"] == first + 3  # told before the refusal

        await ada.person.command(ada.table, "close")
        await watching.until_state(phase="over")
        assert [one["state"]["number"] for one in news_of(watching)] == [first + 4]
        assert [line["number"] for line in watching.lines[-4:]] == [first, first + 1, first + 2, first + 3]
        assert not any(line.contradictions for line in (ada, bea, watching))


async def test_what_was_gathered_is_told_after_a_moment(local: Local) -> None:
    """Nobody has to do anything for it."""
    async with racing(local, watchers=1) as (ada, bea, watching):
        answer = await act(ada, "claim cat")

        for line in (bea, watching):
            await line.until_number(answer["number"])
            assert len(news_of(line)) == 1


@pytest.mark.usefixtures("slow")
async def test_a_newcomer_is_told_nothing_twice(local: Local) -> None:
    """What others will be told soon is already in the first message."""
    async with racing(local) as (ada, bea):
        await act(ada, "claim cat")
        again = await bea.person.connect(bea.table)
        await act(bea, "claim bee")

        await again.until_number(bea.state["number"])
        assert again.state["number"] == bea.state["number"]
        assert [line["number"] for line in again.lines] == [line["number"] for line in bea.lines]
        assert len(news_of(again)) == len(news_of(bea)) == 1
        assert len(news_of(again)[0]["lines"]) == 1
        await again.close()


async def test_offers_that_others_do_not_change_are_left_out_of_news(local: Local) -> None:
    """They are most of a message: bees stay where they are when somebody claims a cat."""
    async with racing(local) as (ada, bea):
        offers = bea.state["offers"]
        await take_a_cat(ada, "0,0")
        await bea.until_state(number=ada.state["number"])
        assert all("offers" not in one["state"] for one in news_of(bea))
        assert bea.state["offers"] == offers

        await act(ada, "claim cat")
        await bea.until_state(number=ada.state["number"])
        assert [offer["move"] for offer in bea.state["offers"]] == [
            offer["move"] for offer in offers if offer["move"] != "claim cat"
        ]
        shown = await bea.person.call("GET", f"/api/tables/{bea.table}")
        assert shown["state"]["offers"] == bea.state["offers"]


async def test_a_whole_race_of_four_ends_with_a_record_that_holds(local: Local, verify: Verify) -> None:
    """[FW-18] Everybody grabs what they can; every tile that was acknowledged lies where it was placed."""
    late = 0

    async def play(line: Line) -> list[str]:
        nonlocal late
        made = []
        while line.state["phase"] != "over":
            moves = [offer["move"] for offer in line.state["offers"]]
            if not moves:
                await line.until(lambda: bool(line.state["offers"]) or line.state["phase"] == "over")
                continue
            special = [move for move in moves if move.startswith("claim") and "-" not in move]
            (told,) = await answers(act(line, (special or moves)[0]))
            assert told in ("ack", "too-late")
            late += told == "too-late"
            made += [(special or moves)[0]] if told == "ack" else []
        return made

    async with racing(local, people=4) as lines:
        made = await asyncio.gather(*(play(line) for line in lines))
        for seat, line in enumerate(lines):
            claimed = [move.split()[1] for move in made[seat] if move.startswith("claim")]
            laid = [tile["kind"] for tile in line.state["view"]["seats"][seat]["sky"] if not tile["start"]]
            assert len(claimed) == 23
            assert sorted(laid) == sorted(claimed)
            assert line.contradictions == []
        verify(await lines[0].person.record(lines[0].table))
    assert late > 0


async def test_people_who_poll_are_told_everything_too(local: Local) -> None:
    """Whoever only asks over REST sees what others will be told soon."""
    async with guests_at(local.address, "Eve") as (eve,), racing(local) as (ada, _bea):
        answer = await act(ada, "claim cat")

        shown = await eve.call("GET", f"/api/tables/{ada.table}")

        assert shown["state"]["number"] == answer["number"]
