"""Clocks: which run and how fast, what happens at zero, and that neither undo nor a restart gives or takes time."""

from typing import Any

import pytest

from lampion.kernel.rng import Rng
from lampion.tables import Draft, Pace, Settings, Table, actions
from lampion.tables.clock import GRACE
from lampion.tables.errors import NoTimeLeft, NotSeated
from lampion.tables.settings import DAY
from lampion.tables.undo import can_undo
from lampion.tables.views import clock_state
from tests.tables.helpers import (
    LIVE,
    SECOND,
    add,
    begin,
    move,
    play_until,
    reload,
    snapshot,
    step,
    texts,
    undo,
)

BANK, INCREMENT = LIVE.bank * SECOND, LIVE.increment * SECOND
DAYS = Pace("days", days=3)


def festival(seats: int = 2, pace: Pace = LIVE, at_zero: str = "bot", people: int | None = None) -> Table:
    """Spring Festival at time 0: everybody lays out starting tiles at once. [SF-3]"""
    table = begin("spring-festival", seats, people, Settings(pace, at_zero))  # type: ignore[arg-type]
    assert table.waiting() == list(range(seats))
    return table


def garden(pace: Pace = LIVE, **options: Any) -> Table:
    """Takenoko at time 0; seat 0 begins."""
    return begin("takenoko", 2, settings=Settings(pace), first="0", weather="off", **options)


def left(table: Table, now: int) -> list[int]:
    """The milliseconds left for every seat."""
    clock = clock_state(table, now)
    assert clock is not None
    return clock["left"]


def running(table: Table) -> list[int]:
    """The seats whose clocks run."""
    clock = clock_state(table, 0)
    assert clock is not None
    return clock["running"]


# Live


def test_only_the_seats_that_the_game_waits_for_use_their_time() -> None:
    table = garden()

    assert running(table) == [0]
    assert left(table, 7000) == [BANK - 7000, BANK]


def test_a_decision_costs_its_time_and_brings_some() -> None:
    table = garden()

    move(table, 0, "channel", at=20_000)

    assert left(table, 20_000) == [BANK - 20_000 + INCREMENT, BANK]
    assert left(table, 21_000) == [BANK - 21_000 + INCREMENT, BANK]


def test_in_a_simultaneous_phase_each_waiting_seats_clock_runs_on_its_own() -> None:
    table = festival(3)
    assert running(table) == [0, 1, 2]

    move(table, 1, at=10_000)

    assert left(table, 10_000) == [BANK - 10_000, BANK - 10_000 + INCREMENT, BANK - 10_000]
    for at in (12_000, 13_000, 14_000):
        move(table, 1, at=at)
    assert running(table) == [0, 2]
    assert left(table, 50_000) == [BANK - 50_000, BANK - 14_000 + 4 * INCREMENT, BANK - 50_000]


def test_another_seats_move_changes_nothing_on_a_running_clock() -> None:
    table = festival()

    for at in (1_111, 2_222, 3_333):
        move(table, 1, at=at)

    assert left(table, 9_000)[0] == BANK - 9_000
    assert table.clock.next_deadline() == min((table.clock.deadline(0), 0), (table.clock.deadline(1), 1))


def test_bots_have_no_clock() -> None:
    table = festival(people=1)

    assert running(table) == [0]
    move(table, 1, at=5_000)
    assert left(table, 5_000) == [BANK - 5_000, BANK]


def test_a_table_without_clocks_shows_none() -> None:
    table = begin("spring-festival")

    assert clock_state(table, 0) is None
    assert table.clock.next_deadline() is None


def test_clocks_stop_when_the_game_is_over() -> None:
    table = festival()

    add(table, actions.resign(table, 1), at=4_000)

    assert running(table) == []
    assert left(table, 90_000) == [BANK - 4_000, BANK - 4_000]


# At zero


def test_at_zero_a_bot_takes_the_seat_and_the_person_returns_with_some_time() -> None:
    table = garden()
    assert table.clock.next_deadline() == (BANK, 0)

    add(table, actions.time_out(table, 0), at=BANK)
    assert (table.seats[0].guest, table.seats[0].bot) == ("ann", "greedy")
    assert running(table) == []
    add(table, actions.come_back(table, 0), at=BANK + 500)

    assert table.seats[0].is_played_by_person
    assert left(table, BANK + 500)[0] == GRACE
    assert table.clock.next_deadline() == (BANK + 500 + GRACE, 0)


def test_returning_again_and_again_gives_time_only_once_for_each_decision() -> None:
    """Otherwise a person could stall for ever behind a bot that thinks slowly."""
    table = garden()
    add(table, actions.time_out(table, 0), at=BANK)
    add(table, actions.come_back(table, 0), at=BANK + 500)
    add(table, actions.time_out(table, 0), at=BANK + 500 + GRACE)

    with pytest.raises(NoTimeLeft):  # nor does it fill the log
        actions.come_back(table, 0)
    move(table, 0, by="bot", at=BANK + 600 + GRACE)
    add(table, actions.come_back(table, 0), at=BANK + 700 + GRACE)

    assert left(table, BANK + 700 + GRACE)[0] >= GRACE  # another decision


def test_a_bot_earns_no_time_for_the_person_it_replaces() -> None:
    table = garden()
    add(table, actions.time_out(table, 0), at=BANK)
    while table.waiting() == [0]:
        move(table, 0, by="bot", at=BANK + 1_000)

    assert left(table, BANK + 1_000)[0] == 0


def test_a_person_who_returns_early_keeps_the_time_left() -> None:
    table = festival(3)
    add(table, [Draft("substitute", 0, "greedy", "call")], at=1_000)

    add(table, actions.come_back(table, 0), at=40_000)

    assert left(table, 40_000) == [BANK - 1_000, BANK - 40_000, BANK - 40_000]


def test_the_host_may_choose_that_time_loses_the_game() -> None:
    table = festival(at_zero="forfeit")

    add(table, actions.time_out(table, 1), at=BANK)

    assert table.phase == "over"
    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == ("forfeit", [0])


def test_with_more_seats_a_bot_plays_on_for_a_seat_that_lost_on_time() -> None:
    table = festival(3, at_zero="forfeit")

    add(table, actions.time_out(table, 1), at=BANK)

    assert (table.phase, table.seats[1].out, table.seats[1].bot) == ("playing", "forfeit", "greedy")
    with pytest.raises(NotSeated):
        actions.come_back(table, 1)


# Days


def test_by_days_every_decision_has_its_own_time() -> None:
    table = garden(DAYS)
    assert left(table, DAY) == [2 * DAY, 3 * DAY]

    move(table, 0, "channel", at=2 * DAY)

    assert left(table, 2 * DAY) == [3 * DAY, 3 * DAY]
    assert table.clock.next_deadline() == (5 * DAY, 0)


def test_by_days_a_bot_takes_over_at_zero_too() -> None:
    table = garden(DAYS)

    add(table, actions.time_out(table, 0), at=3 * DAY)
    add(table, actions.come_back(table, 0), at=3 * DAY + 1)

    assert left(table, 3 * DAY + 1)[0] >= GRACE
    add(table, actions.time_out(table, 0), at=7 * DAY)
    with pytest.raises(NoTimeLeft):
        actions.come_back(table, 0)
    move(table, 0, by="bot", at=7 * DAY)
    add(table, actions.come_back(table, 0), at=8 * DAY)
    assert table.seats[0].is_played_by_person


# Undo


def test_an_undo_takes_the_reward_back_and_returns_no_time() -> None:
    table = festival()
    move(table, 0, at=10_000)

    undo(table, 0, at=12_000)

    assert left(table, 12_000)[0] == BANK - 12_000


@pytest.mark.parametrize("pause", [0, 300, 900])
def test_moving_and_taking_back_again_and_again_never_gains_time(pause: int) -> None:
    table, now = festival(), 0

    for _ in range(20):
        now += 1_000
        move(table, 0, at=now)
        now += pause
        undo(table, 0, at=now)
        assert left(table, now)[0] <= BANK - now


def test_moving_and_taking_back_gains_no_days() -> None:
    table = garden(DAYS)

    for now in range(DAY, 3 * DAY, DAY // 2):
        move(table, 0, "channel", at=now)
        undo(table, 0, at=now)
        assert left(table, now)[0] == 3 * DAY - now


def test_a_decision_that_comes_again_has_the_days_that_it_had_left() -> None:
    table = garden(DAYS)
    move(table, 0, "channel", at=DAY)
    undo(table, 0, at=2 * DAY)  # the second decision has used a day

    move(table, 0, "channel", at=2 * DAY)

    assert left(table, 2 * DAY)[0] == 2 * DAY


# Reaction windows


def find_asked_seat(pace: Pace, own: bool = False) -> tuple[Table, int, int]:
    """Hikari, with a seat asked out of turn, or the only holder asked in its own turn: table, seat and time. [HK-3]"""
    table, rng, now = begin("takenoko", 3, settings=Settings(pace), hikari="on", weather="off"), Rng(1, 25), 0
    for seat in range(3):
        add(table, actions.mark_windows(table, seat, ["own-turn", "turn-start"]))
    while table.phase == "playing":
        for seat in table.waiting():
            position = table.require_match().position
            holders = [place for place in table.game.view(position, None)["seats"] if place["special"]]
            is_own = position.active == seat and len(holders) == 1
            if table.game.window(position, seat) == ("own-turn" if own else "turn-start") and is_own == own:
                return table, seat, now
        now += 10
        step(table, rng, now)
    raise AssertionError("nobody was asked")


def test_a_window_costs_the_asked_seats_reaction_time_only() -> None:
    table, seat, now = find_asked_seat(LIVE)
    banks = list(table.clock.left)

    assert running(table) == [seat]
    assert left(table, now + 4_000)[seat] == LIVE.reaction * SECOND - 4_000
    assert table.clock.next_deadline() == (now + LIVE.reaction * SECOND, seat)
    move(table, seat, "pass", at=now + 9_000)

    assert table.clock.left == banks


def test_when_the_reaction_time_is_up_the_seat_passes_and_stays_a_persons() -> None:
    table, seat, now = find_asked_seat(LIVE)
    banks = list(table.clock.left)

    applied = add(table, actions.time_out(table, seat), at=now + LIVE.reaction * SECOND)

    assert (applied[0].entry.kind, applied[0].entry.text, applied[0].entry.by) == ("move", "pass", "clock")
    assert table.seats[seat].is_played_by_person
    assert table.clock.left == banks


def test_passing_and_taking_back_gains_no_reaction_time() -> None:
    """[HK-3] Without the die, a player who passes in their own turn continues at once, and may take that back."""
    table, seat, now = find_asked_seat(LIVE, own=True)
    start = now

    for _ in range(4):
        now += 2_000
        move(table, seat, "pass", at=now)
        undo(table, seat, at=now)
        assert left(table, now)[seat] == LIVE.reaction * SECOND - (now - start)


# Restarts


def test_downtime_costs_nobody_time() -> None:
    table = festival(3)
    move(table, 1, at=5_000)
    before = left(table, 8_000)

    add(table, [Draft("woke", text=str(1_000_000))], at=1_008_000)

    assert left(table, 1_008_000) == before
    move(table, 0, at=1_010_000)
    assert left(table, 1_010_000)[0] == BANK - 10_000 + INCREMENT


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=lambda pace: pace.kind)
def test_downtime_counts_for_no_kind_of_decision(pace: Pace) -> None:
    table, _, now = find_asked_seat(pace)
    before = left(table, now + 1_000)

    add(table, [Draft("woke", text=str(5 * DAY))], at=now + 1_000 + 5 * DAY)

    assert left(table, now + 1_000 + 5 * DAY) == before


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=lambda pace: pace.kind)
@pytest.mark.parametrize("name", ["spring-festival", "takenoko"])
def test_the_log_gives_the_same_clocks(pace: Pace, name: str) -> None:
    options: dict[str, Any] = {"hikari": "on"} if name == "takenoko" else {}
    table, rng, now = begin(name, 3, settings=Settings(pace), **options), Rng(3, 3), 0
    for _ in range(70):
        now += 1 + rng.below(700)
        step(table, rng, now)
        seat = rng.below(3)
        if rng.below(2) == 0 and can_undo(table.require_match(), seat):
            undo(table, seat, now)
        if rng.below(20) == 0:
            add(table, [Draft("woke", text="5000")], at=(now := now + 5_000))

    twin = reload(table)

    assert snapshot(twin) == snapshot(table)
    assert clock_state(twin, now + 777) == clock_state(table, now + 777)
    assert twin.clock.next_deadline() == table.clock.next_deadline()


def test_time_runs_on_while_nobody_does_anything() -> None:
    table = garden()
    play_until(table, Rng(1), lambda table: table.waiting() == [1])

    assert left(table, 30_000)[1] == BANK - 30_000
    assert texts(table, 1)
