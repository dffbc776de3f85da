"""The daily challenge over real sockets: the same luck for everybody, one game that counts, and nothing to foresee."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from lampion.games import GAMES
from lampion.kernel.chance import commit
from lampion.server.clock import HOUR
from lampion.storage import Attempt
from lampion.tables import challenge
from tests.server.client import Line, Person, begin, guests_at, listening
from tests.server.conftest import Verify
from tests.server.people import SF, answers, refusal, socket_refusal
from tests.server.servers import Local

DECISIONS = 14  # that two people make alike


@pytest.fixture
def day(local: Local) -> Iterator[date]:
    """It is noon, on a day on which nobody has played Spring Festival yet."""
    before = local.time.ahead
    yield until_noon(local, SF)
    local.time.ahead = before


used: set[date] = set()


def until_noon(local: Local, game: str) -> date:
    """Let the time be noon on a new day whose challenge is this game; returns the day."""
    today = challenge.day_of(local.time())
    days = (today + timedelta(days=number) for number in range(1, 2_000))
    found = next(day for day in days if challenge.plan_of(day).game == game and day not in used)
    used.add(found)
    local.time.ahead += challenge.end_of(found) - 12 * HOUR - local.time()
    return found


async def show(person: Person, day: object = "today") -> Any:
    """A day's challenge as somebody sees it."""
    return await person.call("GET", f"/api/challenges/{day}")


async def play(person: Person, day: object = "today") -> str:
    """Begin, or go on with, one's game of a day; returns the table."""
    return str((await person.call("POST", f"/api/challenges/{day}/play"))["id"])


@asynccontextmanager
async def playing(*people: Person) -> AsyncIterator[list[Line]]:
    """Everybody at their own table of today."""
    async with listening(*[(one, await play(one)) for one in people]) as lines:
        yield lines


def first(offers: list[dict[str, Any]]) -> str:
    """The same choice for everybody."""
    return str(offers[len(offers) // 2]["move"])


def story(line: Line) -> list[Any]:
    """What happened at a table, without when."""
    return [{key: value for key, value in one.items() if key != "at"} for one in line.lines if one["kind"] == "move"]


async def finish(person: Person, table: str) -> None:
    """Play a game to its end."""
    async with listening((person, table)) as (line,):
        await line.play_out(first)


# The same for everybody


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_decisions_meet_the_same_draws_and_the_same_bots(local: Local, game: str) -> None:
    """One of them plays at once, the other takes time, so that bots could be quicker."""
    until_noon(local, game)
    async with guests_at(local.address, "Ada", "Bob") as people, playing(*people) as lines:
        for number in range(DECISIONS):
            for line in lines[:: 1 if number % 2 else -1]:
                await line.play(first)
        length = min(len(story(line)) for line in lines)
        assert length > DECISIONS
        assert story(lines[0])[:length] == story(lines[1])[:length]


async def test_where_several_decide_at_once_the_person_goes_first_and_bots_follow_one_by_one(local: Local) -> None:
    """At the beginning of Fireworks everybody places start tiles."""
    until_noon(local, "fireworks")
    async with guests_at(local.address, "Ada") as (ada,), playing(ada) as (line,):
        await line.until(lambda: bool(line.state["offers"]))
        assert len(line.state["waiting"]) > 1
        assert not local.rooms.rooms[line.table].bot_turns.thinking
        number = line.state["number"]
        for _ in range(2):
            await line.play(first)
        await line.until_number(number + 2 * len(line.seats))
        moved = [one.seat for one in local.rooms.rooms[line.table].table.entries[number:] if one.kind == "move"]
        seats = [seat for seat in moved if seat is not None and seat < len(line.seats)]
        assert seats[: 2 * len(line.seats)] == [seat for seat in range(len(line.seats)) for _ in range(2)]


async def test_the_page_of_a_day_says_what_is_played_and_until_when(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        shown = await show(ada)
    plan = challenge.plan_of(day)
    expected = {
        "day": day.isoformat(), "today": day.isoformat(), "game": SF, "seats": plan.seats, "bot": plan.bot,
        "options": plan.options, "begun": 0, "ended": 0, "mine": None, "secret": None, "best": [],
        "end": challenge.end_of(day), "closing": challenge.closing_of(day),
    }  # fmt: skip
    assert shown.items() >= expected.items()
    row = await local.work(local.rooms.store.challenge(day.isoformat()))
    assert row is not None
    assert shown["commitment"] == commit(row.secret)


# One game counts


async def test_asking_again_leads_back_to_the_same_game_until_it_is_over(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        made = [await ada.call("POST", f"/api/challenges/{one}/play") for one in ("today", day)]
        assert made[0] == made[1]
        assert made[0]["counts"]
        await ada.command(made[0]["id"], "resign")

        again = await ada.call("POST", "/api/challenges/today/play")

        assert (again["id"] == made[0]["id"], again["counts"]) == (False, False)
        shown = await show(ada)
        assert (shown["mine"]["state"], shown["mine"]["table"]) == ("stopped", made[0]["id"])
        assert (shown["begun"], shown["ended"], shown["best"]) == (1, 0, [])


async def test_who_asks_twice_at_the_same_time_has_one_game(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        assert len(set(await asyncio.gather(*(play(ada, day) for _ in range(4))))) == 1
        assert len((await ada.call("GET", "/api/me/tables"))["tables"]) == 1


async def test_a_stranger_plays_at_once(local: Local, day: date) -> None:
    person = Person(local.address)
    table = await play(person, day)
    shown = await person.call("GET", f"/api/tables/{table}")
    assert (shown["state"]["phase"], shown["state"]["seat"]) == ("playing", 0)
    assert shown["table"]["settings"]["challenge"] == day.isoformat()
    await person.close()


async def test_a_game_played_to_its_end_has_points_and_a_place(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada", "Bob") as (ada, bob):
        table = await play(ada)
        await finish(ada, table)
        outcome = (await ada.call("GET", f"/api/tables/{table}"))["state"]["outcome"]
        for name, points, lead in (("Cai", 10_000, 3), ("Dan", 10_000, 1), ("Eve", 10_000, 3)):
            await rank(local, day, name, table, points, lead)

        shown = await show(ada)

        lead = outcome["scores"][0] - max(outcome["scores"][1:])
        mine = {"state": "played", "points": outcome["scores"][0], "lead": lead, "won": 0 in outcome["winners"]}
        assert shown["mine"] == {**mine, "place": 4, "table": table}
        seen = [(one["place"], one["name"], one["you"], one["table"]) for one in shown["best"]]
        others = [(1, "Cai", False, None), (1, "Eve", False, None), (3, "Dan", False, None)]
        assert (sorted(seen[:3]), seen[3]) == (others, (4, "Ada", True, None))
        assert ((await show(bob))["mine"], (await show(bob))["ended"]) == (None, 4)

        await ada.call("PATCH", "/api/me", json={"name": "Countess Ada"})
        assert (await show(bob))["best"][-1]["name"] == "Countess Ada"
        await ada.call("DELETE", "/api/me")
        assert (await show(bob))["best"][-1]["name"] == ""


async def rank(local: Local, day: date, name: str, table: str, points: int, lead: int) -> None:
    """Somebody else has played this well."""
    async with guests_at(local.address, name) as (person,):
        attempt = Attempt(day.isoformat(), person.id, table, "played", points, lead, True)
        assert await local.work(local.rooms.store.begin_attempt(attempt))


async def test_a_game_may_end_until_the_day_is_closed_and_not_later(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada", "Bob") as (ada, bob):
        tables = {one: await play(one) for one in (ada, bob)}
        local.time.ahead += challenge.closing_of(day) - local.time() - 2 * HOUR
        await finish(ada, tables[ada])
        assert (await show(ada, day))["mine"]["state"] == "played"
        local.time.ahead += 3 * HOUR
        assert await play(bob, day) == tables[bob]
        await finish(bob, tables[bob])
        assert (await show(bob, day))["mine"]["state"] == "late"


async def test_after_its_day_a_game_can_be_played_and_counts_for_nothing(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada", "Bob") as (ada, bob):
        table = await play(ada)
        local.time.ahead += 24 * HOUR
        made = await bob.call("POST", f"/api/challenges/{day}/play")
        assert not made["counts"]
        secrets = {local.rooms.rooms[one].table.terms.secret for one in (made["id"], table)}
        assert len(secrets) == 1
        shown = await show(bob, day)
        assert (shown["begun"], shown["mine"]) == (1, None)


async def test_earlier_days_are_listed_with_ones_own_result(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada", "Bob") as (ada, bob):
        await ada.command(await play(ada), "resign")
        await show(ada)
        local.time.ahead += 24 * HOUR
        for person, mine in ((ada, "stopped"), (bob, None)):
            latest = (await person.call("GET", "/api/challenges"))["days"][0]
            assert (latest["day"], latest["game"], latest["begun"]) == (day.isoformat(), SF, 1)
            assert (latest["mine"] or {}).get("state") == mine


# Nothing to foresee


async def test_until_the_day_is_closed_nobody_else_sees_a_game_and_nobody_the_secret(
    local: Local, day: date, verify: Verify
) -> None:
    async with guests_at(local.address, "Ada", "Bob") as (ada, bob):
        table = await play(ada)
        async with listening((ada, table)) as (line,):
            assert await refusals(bob, table) == {"challenge-open"}
            await line.play_out(first)
            secret = local.rooms.rooms[table].table.terms.secret
            assert not any(secret in text for text in line.heard)
        assert await refusals(bob, table) == {"challenge-open"}
        assert await refusal(ada.record(table)) == "challenge-open"
        for path in (f"tables/{table}/replay?eyes=all", f"tables/{table}/analysis?eyes=0", "challenges/today"):
            assert secret not in str(await ada.call("GET", f"/api/{path}"))

        local.time.ahead += challenge.closing_of(day) - local.time()

        assert await refusals(bob, table) == set()
        record = await bob.record(table)
        verify(record)
        shown = await show(bob, day)
        assert shown["secret"] == secret
        assert (secret in record, shown["best"][0]["table"]) == (True, table)


async def refusals(person: Person, table: str) -> set[str]:
    """The codes with which a table is kept from somebody who asks for everything."""
    paths = ["", "/replay?eyes=public", "/replay?eyes=all", "/analysis?eyes=0", "/record"]
    asked = [person.call("GET", f"/api/tables/{table}{path}") for path in paths]
    asked.append(person.command(table, "chat", text="hello"))
    asked.append(person.call("POST", f"/api/tables/{table}/continue", json={"number": 9}))
    told = await asyncio.gather(*asked, return_exceptions=True)
    codes = {str(getattr(one, "code", "")) for one in told if isinstance(one, BaseException)}
    try:
        async with listening((person, table)):
            return codes
    except Exception:  # noqa: BLE001  # the code says what
        return {*codes, await socket_refusal(person, table)}


async def test_nothing_is_tried(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada") as (ada,), playing(ada) as (line,):
        await line.play(first)
        await line.until(lambda: bool(line.state["offers"]))
        number = line.state["decision"]
        assert await refusal(line.ask("undo", number=number)) == "cannot-undo"
        assert await refusal(line.ask("hint")) == "no-hints"
        assert await refusal(line.ask("bot", seat=1, bot="level:1")) == "already-started"
        again = ada.call("POST", f"/api/tables/{line.table}/continue", json={"number": line.state["number"] - 1})
        assert await refusal(again) == "not-over"
        assert (line.welcome["table"]["undo"], line.welcome["table"]["hints"]) == (False, False)


async def test_what_follows_a_challenge_is_an_ordinary_game(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        table = await play(ada)
        await ada.command(table, "resign")
        terms = local.rooms.rooms[table].table.terms
        following = (await ada.command(table, "rematch"))["table"]
        tried = await ada.call("POST", f"/api/tables/{table}/continue", json={"number": 6})
        for one in (following, tried["id"]):
            new = local.rooms.rooms[one].table.terms
            assert (new.settings.challenge, new.secret == terms.secret) == ("", False)


async def test_no_host_makes_a_table_of_a_challenge(local: Local, day: date) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        settings = {"challenge": day.isoformat()}
        assert await refusal(ada.make_table(game=SF, settings=settings)) == "bad-request"
        assert local.rooms.rooms[await begin({0: ada}, 2, game=SF)].table.settings.challenge == ""


# Nonsense


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("2999-01-01", "no-challenge"),
        ("1999-01-01", "no-challenge"),
        ("2026-02-30", "bad-request"),
        ("yesterday", "bad-request"),
        ("1", "bad-request"),
    ],
)
async def test_other_days_are_refused(local: Local, path: str, code: str) -> None:
    async with guests_at(local.address, "Ada") as (ada,):
        told = [show(ada, path), ada.call("POST", f"/api/challenges/{path}/play")]
        assert await answers(*told) == [code, code]


async def test_results_outlive_a_restart(tmp_path: Path) -> None:
    """A game that ended is counted when somebody next looks, whatever happened in between."""
    server = Local(tmp_path)
    day = until_noon(server, SF)
    ahead = server.time.ahead
    async with guests_at(server.address, "Ada") as (ada,):
        await finish(ada, await play(ada))
        server.stop()
        server = Local(tmp_path, ahead)
        ada.move_to(server.address)
        shown = await show(ada, day)
        assert (shown["mine"]["state"], shown["mine"]["place"], shown["ended"]) == ("played", 1, 1)
    server.stop()
