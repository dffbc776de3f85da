"""The daily challenge: what follows from the date, what counts, and what is kept from whom until when."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from lampion.bots.levels import find_behind
from lampion.bots.search import read_budget
from lampion.games import GAMES, game
from lampion.tables import Draft, Settings, Table, actions, challenge, retries, seating
from lampion.tables.challenge import Score, plan_of, score_of
from lampion.tables.errors import AlreadyStarted, CannotUndo, ChallengeOpen, NotOver
from lampion.tables.views import table_state
from tests.tables.helpers import add, begin, move, new_table

DAY = date(2026, 7, 14)
DAYS = [DAY + timedelta(days=number) for number in range(400)]


def at(year: int, month: int, day: int, hour: int = 0) -> int:
    """Milliseconds since 1970 of a moment in UTC."""
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


def laid(name: str = "spring-festival") -> Table:
    """The challenge of the day as a server lays it for Ann, against a bot."""
    table = new_table(name, settings=Settings(listed=False, challenge=DAY.isoformat()))
    add(table, [Draft("bot", 1, "random"), Draft("sit", 0, "ann"), Draft("ready", 0)])
    return table


def challenged(name: str = "spring-festival") -> Table:
    """Ann at the challenge of the day, against a bot."""
    table = laid(name)
    add(table, seating.start(table, "ann"))
    return table


# What is played


def test_games_take_turns_and_every_registered_one_has_its_days() -> None:
    for first in range(len(DAYS) - len(GAMES)):
        assert {plan_of(day).game for day in DAYS[first : first + len(GAMES)]} == set(GAMES)


def test_the_plan_of_a_day_follows_from_the_date_alone() -> None:
    assert [plan_of(day) for day in DAYS] == [plan_of(date.fromisoformat(day.isoformat())) for day in DAYS]


@pytest.mark.parametrize("name", GAMES)
def test_seats_bots_and_options_differ_from_day_to_day(name: str) -> None:
    plans = [plan for plan in map(plan_of, DAYS) if plan.game == name]
    assert {plan.seats for plan in plans} == set(game(name).players)
    assert len({plan.bot for plan in plans}) >= 3
    for option in game(name).options:
        usual = plans[0].options
        offered = {choice for choice in option.main if game(name).allows_undo({**usual, option.name: choice})}
        assert {plan.options[option.name] for plan in plans} == (offered or {option.choices[0]})


@pytest.mark.parametrize("day", DAYS[:60], ids=str)
def test_nothing_depends_on_who_is_quicker(day: date) -> None:
    """Neither bots that think for a time, nor a race."""
    plan = plan_of(day)
    budget = read_budget(find_behind(plan.bot, game(plan.game)))
    assert budget is None or not budget.seconds
    assert plan.bot.startswith("level:")
    assert game(plan.game).allows_undo(plan.options)
    assert game(plan.game).settle(plan.seats, plan.options) == plan.options


# When


def test_a_day_is_one_in_utc_and_is_closed_three_hours_later() -> None:
    assert challenge.day_of(at(2026, 7, 14)) == challenge.day_of(at(2026, 7, 15) - 1) == DAY
    assert challenge.end_of(DAY) == at(2026, 7, 15)
    assert challenge.closing_of(DAY) == at(2026, 7, 15, 3)


def test_until_then_only_those_who_play_there_look_and_nobody_learns_the_secret() -> None:
    table = challenged()
    before = challenge.closing_of(DAY) - 1
    challenge.check_may_look(table, "ann", before)
    for guest in ("ben", ""):
        with pytest.raises(ChallengeOpen) as refused:
            challenge.check_may_look(table, guest, before)
        assert refused.value.data == {"day": "2026-07-14", "until": before + 1}
        challenge.check_may_look(table, guest, before + 1)
    with pytest.raises(ChallengeOpen):
        challenge.check_published(table, before)
    challenge.check_published(table, before + 1)


def test_other_tables_have_nothing_to_keep() -> None:
    table = begin("spring-festival", people=1)
    challenge.check_may_look(table, "ben", 0)
    challenge.check_published(table, 0)


# Nothing is tried


def test_nothing_is_taken_back_and_there_are_no_hints() -> None:
    table = challenged()
    while 0 not in table.waiting():
        move(table, table.waiting()[0])
    move(table, 0)
    with pytest.raises(CannotUndo) as refused:
        actions.undo(table, 0)
    assert refused.value.data == {"reason": "challenge"}
    assert not table.allows_hints()
    state = table_state(table, 0, 0)
    assert (state["undo"], state["retry"]) == (False, None)


def test_no_copy_of_it_is_played_before_it_is_over() -> None:
    table = challenged()
    with pytest.raises(NotOver):
        retries.check_retry(table, 0, 0)


def test_the_bots_stay_as_they_are() -> None:
    with pytest.raises(AlreadyStarted):
        seating.seat_bot(challenged(), "ann", 1, "level:1")


@pytest.mark.parametrize(
    "change",
    [
        lambda table: seating.seat_bot(table, "ann", 1, "level:1"),
        lambda table: seating.open_seat(table, "ann", 1),
        lambda table: seating.change_terms(table, "ann", 2, {}, replace(table.settings, challenge="")),
        lambda table: seating.stand(table, "ann"),
    ],
)
def test_nothing_is_changed_in_the_moment_before_it_begins(change: Callable[[Table], list[Draft]]) -> None:
    """A table of the day that no longer says so would give away the day's secret when it ends."""
    table = laid()

    with pytest.raises(AlreadyStarted):
        change(table)

    add(table, seating.start(table, "ann"))
    assert table.phase == "playing"


def test_no_settings_from_before_have_a_challenge() -> None:
    old = Settings().write()
    del old["challenge"]
    assert Settings.read(old) == replace(Settings(), challenge="")


# What counts


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([30, 20, 27], [0], Score(30, 3, True)),
        ([12, 20, 31], [2], Score(12, -19, False)),
        ([30, 30], [0, 1], Score(30, 0, True)),
        ([30, 30], [1], Score(30, 0, False)),
    ],
)
def test_points_count_then_the_lead(scores: list[int], winners: list[int], expected: Score) -> None:
    assert score_of({"reason": "played", "scores": scores, "winners": winners}) == expected


@pytest.mark.parametrize("reason", ["resigned", "closed", "agreed", "endless", "forfeit"])
def test_a_game_that_was_given_up_has_no_score(reason: str) -> None:
    assert score_of({"reason": reason, "scores": [30, 20], "winners": [0]}) is None
