"""Clocks and absence over real sockets: time runs out, bots take over, people return, servers go down."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from lampion.kernel import record as records
from lampion.server.live import rooms
from lampion.storage.errors import StorageFailed
from tests.server.client import Line, Person, Player, Refused, begin, chooser, guests_at, listening
from tests.server.conftest import Start, StartProcess, Verify
from tests.server.servers import Local
from tests.waiting import until

SF = "spring-festival"
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
LIVE = {"pace": {"kind": "live", "bank": 600, "increment": 60}}
NEAR = 50 * SECOND  # more than a busy machine needs between two readings of a clock


async def refusal(work: Any) -> tuple[str, Any]:
    """Await something that must be refused; return code and data."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code, refused.value.error["data"]


async def poll(person: Person, table: str) -> dict[str, Any]:
    """The current state of a table."""
    state: dict[str, Any] = (await person.call("GET", f"/api/tables/{table}"))["state"]
    return state


def is_near(milliseconds: int, expected: int) -> bool:
    """Is this the expected time, or a little less?"""
    return expected - NEAR < milliseconds <= expected


# Live


async def test_a_live_clock_runs_for_each_waiting_seat_on_its_own(local: Local) -> None:
    """In a simultaneous phase everyone's clock runs; a decision stops only its own seat's and adds the increment."""
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        table = await begin(dict(enumerate(people)), 3, game=SF, settings=LIVE)
        async with listening((people[0], table)) as (line,):
            assert line.state["clock"]["running"] == [0, 1, 2]
            await local.put_forward(200 * SECOND)
            for _ in range(4):
                await line.play(lambda offers: offers[0]["move"])
            clock = line.state["clock"]
            assert clock["running"] == [1, 2]
            assert is_near(clock["left"][0], (600 - 200 + 4 * 60) * SECOND)
            assert is_near(clock["left"][1], 400 * SECOND)
            await local.put_forward(100 * SECOND)
            later = (await poll(people[0], table))["clock"]
            assert later["left"][0] == clock["left"][0]
            assert is_near(later["left"][1], 300 * SECOND)
            assert is_near(later["left"][2], 300 * SECOND)


async def test_at_zero_a_bot_takes_the_seat_and_the_person_may_return(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=LIVE)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            for _ in range(4):
                await mine.play(lambda offers: offers[0]["move"])
            await local.put_forward(601 * SECOND)
            await theirs.until(lambda: theirs.seats[1]["bot"] == "greedy")
            await mine.until(lambda: [line["seat"] for line in mine.lines if line["kind"] == "substitute"] == [1])
            await theirs.until(lambda: theirs.state["decision"] >= 4)  # the bot plays
            assert theirs.state["offers"] == []
            assert theirs.seats[1]["guest"] == bea.id
            move = {"number": theirs.state["decision"], "move": "pass"}
            assert (await refusal(theirs.ask("move", **move)))[0] == "bot-plays"
            await theirs.ask("return")
            await theirs.until(lambda: theirs.seats[1]["bot"] is None)
            assert theirs.state["clock"]["left"][1] > 0  # enough to go on
            await asyncio.gather(mine.play_out(chooser(1)), theirs.play_out(chooser(2)))
            assert theirs.state["outcome"]["reason"] == "played"
            assert not any(seat["out"] for seat in theirs.seats)


async def test_time_in_which_the_process_stood_still_is_nobody_s(local: Local) -> None:
    """A stopped process, a closed laptop: the clock went on, but nobody could move."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=LIVE)
        await local.put_forward(100 * SECOND)

        async def stand_still() -> None:
            local.rooms.services.pulse.last -= 3600 * SECOND
            local.time.ahead += 3600 * SECOND

        await local.work(stand_still())
        await local.put_forward(0)

        state = await poll(ada, table)
        assert is_near(state["clock"]["left"][0], 500 * SECOND)
        assert is_near(state["clock"]["left"][1], 500 * SECOND)
        await local.put_forward(501 * SECOND)  # time that did pass still counts
        assert [seat["bot"] for seat in (await ada.call("GET", f"/api/tables/{table}"))["seats"]] == ["greedy"] * 2


@pytest.mark.thorough
async def test_a_process_that_is_stopped_and_goes_on_takes_nobody_s_time(killable: StartProcess) -> None:
    """The same with a real process and a real signal."""
    server = killable()
    assert server.process is not None
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        pace = {"pace": {"kind": "live", "bank": 10}}
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=pace)
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            stopped = monotonic()
            await until(lambda: monotonic() - stopped > 11)
        finally:
            os.kill(server.process.pid, signal.SIGCONT)

        state = await poll(ada, table)
        assert min(state["clock"]["left"]) > 0
        assert [seat["bot"] for seat in (await ada.call("GET", f"/api/tables/{table}"))["seats"]] == [None, None]


async def test_a_clock_runs_out_by_itself(local: Local) -> None:
    """The timer fires without the test's help; the clock is the shortest one allowed."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings={"pace": {"kind": "live", "bank": 10}})
        async with listening((ada, table)) as (line,):
            local.time.ahead += 9_500
            await line.play(lambda offers: offers[0]["move"])  # this sets the timer again
            await line.until(lambda: line.seats[1]["bot"] == "greedy")
            assert line.seats[0]["bot"] is None


@pytest.mark.parametrize(("seats", "reason"), [(2, "forfeit"), (3, "played")])
async def test_a_host_may_choose_forfeit_on_time(local: Local, verify: Verify, seats: int, reason: str) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        settings = {**LIVE, "at_zero": "forfeit"}
        table = await begin(dict(enumerate(people[:seats])), seats, game=SF, settings=settings)
        players = [people[0], *people[2:seats]]
        async with listening(*((person, table) for person in players)) as lines:
            for line in lines:
                for _ in range(4):
                    await line.play(lambda offers: offers[0]["move"])
            await local.put_forward(601 * SECOND)
            await lines[0].until(lambda: lines[0].seats[1]["out"] == "forfeit")
            if seats > 2:
                assert (await refusal(people[1].command(table, "return")))[0] == "not-seated"
            await asyncio.gather(*(line.play_out(chooser(n)) for n, line in enumerate(lines)))
            outcome = lines[0].state["outcome"]
            assert outcome["reason"] == reason
            assert outcome["winners"]
            assert 1 not in outcome["winners"]
        verify(await people[0].record(table))


async def test_bots_and_absent_people_earn_no_time(local: Local) -> None:
    """The increment is for decisions that a person made on their own clock."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=LIVE)
        async with listening((ada, table)) as (line,):
            for _ in range(4):
                await line.play(lambda offers: offers[0]["move"])
            await local.put_forward(601 * SECOND)
            await line.until(lambda: line.seats[1]["bot"] is not None and line.state["offers"])
            assert line.state["clock"]["left"][1] <= 0


# Correspondence


async def test_a_correspondence_clock_counts_days_for_each_decision(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        pace = {"pace": {"kind": "days", "days": 2}}
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=pace)
        await local.put_forward(2 * DAY - 600 * SECOND)
        async with listening((ada, table)) as (mine,):
            assert is_near(mine.state["clock"]["left"][0], 600 * SECOND)
            await mine.play(lambda offers: offers[0]["move"])
            assert is_near(mine.state["clock"]["left"][0], 2 * DAY)
            assert is_near(mine.state["clock"]["left"][1], 600 * SECOND)
            await local.put_forward(601 * SECOND)
            await mine.until(lambda: mine.seats[1]["bot"] == "greedy")
            assert mine.seats[0]["bot"] is None


async def test_a_correspondence_clock_runs_out_at_a_table_that_is_not_in_memory(local: Local) -> None:
    """Such tables leave memory between moves; the server checks their clocks from time to time."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        pace = {"pace": {"kind": "days", "days": 1}}
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=pace)
        await local.forget_tables()
        local.time.ahead += DAY + SECOND
        await local.work(local.rooms.check_slow_clocks())
        await local.work(local.ring_until_quiet(table))
        seats = (await ada.call("GET", f"/api/tables/{table}"))["seats"]
        assert [seat["bot"] for seat in seats] == ["greedy", "greedy"]


# No clock


async def test_without_clocks_the_others_call_a_bot_after_two_minutes_of_absence(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as (ada, bea, cem):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table), (bea, table)) as (mine, theirs):
            await local.put_forward(600 * SECOND)
            code, data = await refusal(mine.ask("call-bot", seat=1))  # Bea is here, and may think
            assert (code, data["seat"]) == ("not-away", 1)
            await theirs.drop()
            await mine.until(lambda: not mine.seats[1]["present"])
            await local.put_forward(60 * SECOND)
            code, data = await refusal(mine.ask("call-bot", seat=1))
            assert code == "not-away"
            assert 0 < data["seconds"] <= 60
            await local.put_forward(data["seconds"] * SECOND)
            assert (await refusal(cem.command(table, "call-bot", seat=1)))[0] == "not-seated"
            await mine.ask("call-bot", seat=1)
            await mine.until(lambda: mine.seats[1]["bot"] == "greedy")
            assert mine.seats[1]["guest"] == bea.id

            await theirs.resume()
            await theirs.ask("return")
            await mine.until(lambda: mine.seats[1]["bot"] is None)
            await asyncio.gather(mine.play_out(chooser(1)), theirs.play_out(chooser(2)))


async def test_a_short_return_starts_the_two_minutes_again(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        async with listening((ada, table)) as (mine,):
            await local.put_forward(119 * SECOND)
            async with listening((bea, table)):
                await mine.until(lambda: mine.seats[1]["present"])
            await mine.until(lambda: not mine.seats[1]["present"])
            await local.put_forward(60 * SECOND)
            assert (await refusal(mine.ask("call-bot", seat=1)))[0] == "not-away"


async def test_a_person_who_has_just_acted_over_rest_is_not_away(local: Local) -> None:
    """A client may poll instead of listening: sitting down and moving show that the person is there."""
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        await local.put_forward(600 * SECOND)  # the server has been running for a while
        table = await begin({0: ada, 1: bea}, 2, game=SF)
        assert (await refusal(ada.command(table, "call-bot", seat=1)))[0] == "not-away"
        await local.put_forward(70 * SECOND)
        await bea.command(table, "move", number=0, move="place S2-1 0,0")
        await local.put_forward(70 * SECOND)
        assert (await refusal(ada.command(table, "call-bot", seat=1)))[0] == "not-away"
        await local.put_forward(50 * SECOND)
        await ada.command(table, "call-bot", seat=1)


@pytest.mark.parametrize("pace", ["live", "days"])
async def test_with_clocks_nobody_calls_a_bot(local: Local, pace: str) -> None:
    async with guests_at(local.address, "Ada", "Bea") as (ada, bea):
        settings = {"pace": {"kind": pace, "bank": 36000}}
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=settings)
        await local.put_forward(600 * SECOND)
        assert (await refusal(ada.command(table, "call-bot", seat=1)))[0] == "not-away"


# Restarts


async def test_a_killed_server_costs_no_player_time(killable: StartProcess) -> None:
    """Killed and started again an hour later: the clocks show the same times."""
    server = killable()
    async with guests_at(server.address, "Ada", "Bea") as (ada, bea):
        table = await begin({0: ada, 1: bea}, 2, game=SF, settings=LIVE)
        async with listening((ada, table)) as (line,):
            for _ in range(2):
                await line.play(lambda offers: offers[0]["move"])
            before = line.state["clock"]["left"]
            server.end()
            make_older(server.data / "lampion.db", 3600 * SECOND)
            server.start()
            await line.close()
            await line.resume()
            after = line.state["clock"]
            for seat in (0, 1):
                assert before[seat] - NEAR < after["left"][seat] <= before[seat] + rooms.ALIVE
            assert after["running"] == [0, 1]
            assert [seat["bot"] for seat in line.seats] == [None, None]


def make_older(file: Path, milliseconds: int) -> None:
    """Move all times in a database into the past."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE entries SET at = at - ?", [milliseconds])
        database.execute("UPDATE facts SET value = CAST(CAST(value AS INTEGER) - ? AS TEXT)", [milliseconds])


@pytest.mark.parametrize(("kind", "away"), [("live", 3600 * SECOND), ("days", 10 * DAY)])
async def test_clocks_stand_still_while_the_server_is_down(serve: Start, kind: str, away: int) -> None:
    """However long: an hour for a live clock, days for a correspondence game."""
    settings = {"pace": {"kind": kind, "bank": 600, "increment": 60, "days": 3}}

    async def begin_game(server: Local) -> tuple[list[Person], str, list[int]]:
        people = [await Person(server.address, name).arrive() for name in ("Ada", "Bea")]
        table = await begin(dict(enumerate(people)), 2, game=SF, settings=settings)
        return people, table, (await poll(people[0], table))["clock"]["left"]

    async def check_clocks(server: Local, people: list[Person], table: str, left: list[int]) -> None:
        for person in people:
            person.move_to(server.address)
        for _ in range(2):
            clock = (await poll(people[0], table))["clock"]
            assert clock["running"] == [0, 1]
            for now, before in zip(clock["left"], left, strict=True):
                assert before - NEAR < now <= before + rooms.ALIVE
            await server.forget_tables()  # the time is not given back twice
        seats = (await people[0].call("GET", f"/api/tables/{table}"))["seats"]
        assert [seat["bot"] for seat in seats] == [None, None]

    server = serve()
    people, table, left = await begin_game(server)
    await asyncio.to_thread(server.stop)
    server = serve(ahead=away)
    await check_clocks(server, people, table, left)
    for person in people:
        await person.close()


async def test_a_bot_that_was_thinking_goes_on_after_a_restart(serve: Start) -> None:
    """The bots play on once somebody comes back to the table."""
    server = serve()
    async with guests_at(server.address, "Ada") as (ada,):
        made = await ada.make_table(game=SF, seats=3, seat=None, bots={"0": "greedy", "1": "greedy", "2": "random"})
        await ada.command(made["id"], "start")
        await asyncio.to_thread(server.stop)
        server = serve()
        ada.move_to(server.address)
        async with listening((ada, made["id"])) as (line,):
            await line.until(lambda: line.state["phase"] == "over")
            assert line.state["outcome"]["reason"] == "played"


async def test_a_database_that_fails_for_a_while_does_not_stop_the_housekeeping(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ALIVE", 10)
    server = serve()
    store = server.app.state.store
    noted: list[int] = []
    failures = [StorageFailed(problem="gone for lunch")] * 3

    async def note_alive(now: int) -> None:
        if failures:
            raise failures.pop()
        noted.append(now)

    monkeypatch.setattr(store, "note_alive", note_alive)
    await until(lambda: noted)


# Reaction windows


def hikari(people: list[Person], **settings: Any) -> Any:
    """A game of Takenoko with Hikari, in which a holder of a special card may be asked out of turn."""
    return begin(dict(enumerate(people)), len(people), game="takenoko", options={"hikari": "on"}, settings=settings)


ENOUGH = 2  # automatic passes to see before the game may end


class WindowPlayer(Player):
    """Plays until enough automatic passes were made for it, and notes in which windows it was asked."""

    def __init__(self, person: Person, table: str, host: Person, game: int) -> None:
        super().__init__(person, table, chooser((person.name, game)))
        self.host = host
        self.asked: set[str | None] = set()

    async def think(self) -> tuple[int, str] | None:
        """Decide like any player; the host closes the game once enough was seen."""
        decided = await super().think()
        if decided is not None:
            self.asked.add(self.line.state["window"])
            asked = self.asked != {None} or not self.line.state["windows"]
            if asked and decided[0] - len(self.acknowledged) >= ENOUGH:
                await self.host.command(self.line.table, "close")
                await self.line.until(lambda: self.line.state["phase"] == "over")
                return None
        return decided


@pytest.mark.parametrize(
    "marked",
    [None, [], pytest.param(["before-action", "turn-end"], marks=pytest.mark.thorough)],
)
async def test_a_holder_is_asked_only_in_the_windows_it_marked(
    local: Local, verify: Verify, marked: list[str] | None
) -> None:
    """In other windows it passes automatically, by a recorded move; the default windows are its own turn and cancel."""
    wanted = {"own-turn", "cancel"} if marked is None else set(marked)
    asked: set[str | None] = set()
    games = passed = 0
    while passed < ENOUGH or (wanted and not asked & wanted):  # some games have few windows
        games += 1
        assert games < 10
        async with guests_at(local.address, "Ada", "Bea") as people:
            table = await hikari(people)
            if marked is not None:
                for person in people:
                    await person.command(table, "windows", windows=marked)
            players = [WindowPlayer(person, table, people[0], games) for person in people]
            await asyncio.gather(*(player.play_out() for player in players))
            for player in players:
                assert player.asked <= {None, *wanted}
                assert player.line.state["windows"] == sorted(wanted)
                asked |= player.asked
                await player.line.close()
            text = await people[0].record(table)
        verify(text)
        for seat, player in enumerate(players):
            told = [entry.move for entry in records.read(text).entries if entry.seat == seat]
            others = [move for number, move in enumerate(told) if number not in player.acknowledged]
            assert set(others) <= {"pass"}
            passed += len(others)


OUT_OF_TURN = ["turn-start", "before-action", "turn-end", "cancel"]


async def until_asked(lines: list[Line]) -> Line:
    """Play random moves until a seat is asked in a window out of turn; return its line."""
    pick = chooser("window")
    for _ in range(2000):
        for line in lines:
            if line.state["window"] is not None:
                return line
        number = max(line.state["number"] for line in lines)
        for line in lines:
            await line.until_number(number)
        (asked, *_) = [line for line in lines if line.state["offers"]]
        if asked.state["window"] is None:
            await asked.play(pick)
    raise AssertionError("nobody was asked")


async def test_in_a_window_only_the_asked_seats_clock_runs_and_after_ten_seconds_it_passes(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea", "Cem") as people:
        table = await hikari(people, pace={"kind": "live", "bank": 3600, "increment": 0})
        async with listening(*((person, table) for person in people)) as lines:
            for line in lines:
                await line.ask("windows", windows=OUT_OF_TURN)
            asked = await until_asked(lines)
            seat, decision = asked.state["seat"], asked.state["decision"]
            bank = asked.state["clock"]["left"]
            assert asked.state["waiting"] == asked.state["clock"]["running"] == [seat]
            assert is_near(bank[seat], 10 * SECOND)
            await local.put_forward(4 * SECOND)
            state = await poll(people[seat], table)
            assert (state["window"], state["decision"]) == (asked.state["window"], decision)
            await local.put_forward(7 * SECOND)
            await asked.until(lambda: asked.state["decision"] > decision)
            told = [line for line in asked.lines if line["seat"] == seat and line["kind"] == "move"]
            assert told[-1]["by"] == "clock"
            info = await people[0].call("GET", f"/api/tables/{table}")
            assert not any(one["bot"] or one["out"] for one in info["seats"])
            own = info["state"]["clock"]["left"][seat]
            assert own > 3000 * SECOND  # the bank is untouched


async def test_unmarking_a_window_that_is_open_passes(local: Local) -> None:
    async with guests_at(local.address, "Ada", "Bea") as people:
        table = await hikari(people)
        async with listening(*((person, table) for person in people)) as lines:
            for line in lines:
                await line.ask("windows", windows=OUT_OF_TURN)
            asked = await until_asked(lines)
            await asked.ask("windows", windows=[])
            assert asked.state["window"] is None
            assert asked.state["windows"] == []
            code, data = await refusal(asked.ask("windows", windows=["tea"]))
            assert (code, data["window"]) == ("unknown-window", "tea")
