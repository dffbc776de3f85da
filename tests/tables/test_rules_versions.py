"""A table outlives an upgrade: under other rules its log is read, and its game goes on from the stored position."""

import json
from dataclasses import replace
from typing import Any

import pytest

from lampion.games import GAMES
from lampion.kernel.errors import LampionError, OtherRules
from lampion.kernel.limits import CHANCE
from lampion.kernel.record import Resumption
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions, seating
from lampion.tables.errors import NotStarted, OldRules, TableOver
from lampion.tables.records import record_of, unfinished_record_of
from lampion.tables.undo import can_undo
from lampion.tables.views import lines_since, replay_moments, table_state
from tests.tables.helpers import LIVE, add, begin, fill, new_table, play_out, reload, snapshot, step, undo

OTHERS = [{"rules": 0}, {"components": "0123456789abcdef"}]


def load_as_version(table: Table, **version: Any) -> Table:
    """The same log, loaded as a table that was made under another version of the rules."""
    return Table.load(replace(table.terms, **version), table.game, list(table.entries))


def half_played(name: str, seats: int = 3, settings: Settings | None = None) -> Table:
    """A game in progress, in which a seat has just taken a decision back."""
    table, rng = begin(name, seats, settings=settings), Rng(11)
    for _ in range(30):
        step(table, rng)
    while not (able := [seat for seat in range(seats) if can_undo(table.require_match(), seat)]):
        step(table, rng)
    undo(table, able[0])
    return table


@pytest.mark.parametrize("version", OTHERS, ids=lambda version: next(iter(version)))
@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_another_version_loads_and_can_be_read(name: str, version: dict[str, Any]) -> None:
    table = half_played(name)

    old = load_as_version(table, **version)

    assert (old.phase, old.live_match, old.is_current) == ("playing", None, False)
    assert old.people() == table.people()
    assert [place.decisions for place in old.seats] == [place.decisions for place in table.seats]
    assert old.fair.draws == table.fair.draws
    for viewer in (0, None):
        state = json.loads(json.dumps(table_state(old, viewer, 0)))
        assert (state["phase"], state["view"], state["offers"], state["waiting"]) == ("playing", None, [], [])
        assert [line["kind"] for line in lines_since(old, 0, viewer)][:4] == ["sit", "sit", "sit", "start"]
    assert unfinished_record_of(old).entries == unfinished_record_of(table).entries


@pytest.mark.parametrize("version", OTHERS, ids=lambda version: next(iter(version)))
@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_another_version_cannot_be_played(name: str, version: dict[str, Any]) -> None:
    old = load_as_version(half_played(name), **version)

    for refused in (
        lambda: actions.move(old, 0, "pass"),
        lambda: actions.undo(old, 0),
        lambda: actions.resign(old, 0),
        lambda: actions.want_end(old, 0, True),
        lambda: actions.time_out(old, 0),
        lambda: replay_moments(old, 0, 0, 10),
    ):
        with pytest.raises(OldRules):
            refused()


def test_an_open_table_of_another_version_does_not_start() -> None:
    table = fill(new_table("takenoko"))

    with pytest.raises(OldRules):
        seating.start(load_as_version(table, rules=0), "ann")


def test_the_host_can_close_a_table_of_another_version() -> None:
    old = load_as_version(half_played("takenoko"), rules=0)

    add(old, seating.close(old, "ann"))

    assert old.outcome is not None
    assert (old.phase, old.outcome["reason"], old.outcome["winners"]) == ("over", "closed", [])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_the_stored_position(name: str) -> None:
    table = half_played(name)
    stored = table.game.write(table.require_match().position)
    old = load_as_version(table, rules=0)
    moves = unfinished_record_of(old).entries

    add(old, actions.continue_under_new_rules(old, stored))

    assert old.is_current
    assert old.game.write(old.require_match().position) == stored
    assert old.waiting() == table.waiting()
    play_out(old, Rng(5))
    assert old.outcome is not None
    assert old.outcome["reason"] == "played"
    assert snapshot(reload(old)) == snapshot(old)
    record = record_of(old)
    assert record.resumptions == (Resumption(len(moves), old.game.rules, old.game.components),)
    assert record.entries[: len(moves)] == moves
    assert read_record(record.write()) == record


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_such_a_game_can_only_be_read(name: str) -> None:
    table = half_played(name)
    stored = table.game.write(table.require_match().position)
    old = load_as_version(table, rules=0)
    add(old, actions.continue_under_new_rules(old, stored))
    record = read_record(record_of(play_out(old, Rng(6))).write())

    for one in (record, replace(record, rules=old.game.rules)):
        with pytest.raises(OtherRules):
            old.game.replay(one)
        with pytest.raises(OtherRules):
            old.game.verify(one)


@pytest.mark.parametrize("name", GAMES)
def test_chance_goes_on_in_the_same_stream(name: str) -> None:
    """No outcome is drawn again."""
    table = half_played(name)
    old = load_as_version(table, rules=0)
    add(old, actions.continue_under_new_rules(old, table.game.write(table.require_match().position)))

    play_out(old, Rng(7))

    drawn = [entry for entry in old.entries if entry.kind == "move" and entry.seat == CHANCE]
    assert old.fair.draws == len(drawn)
    play_out(table, Rng(7))  # without the change, the same would have happened
    assert [entry.text for entry in old.entries if entry.kind == "move"] == [
        entry.text for entry in table.entries if entry.kind == "move"
    ]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_taken_back_across_the_change(name: str) -> None:
    table = half_played(name)
    old = load_as_version(table, rules=0)
    add(old, actions.continue_under_new_rules(old, table.game.write(table.require_match().position)))

    for seat in range(3):
        with pytest.raises(LampionError) as refused:
            actions.undo(old, seat)
        assert refused.value.code == "nothing-to-undo"
        assert table_state(old, seat, 0)["undo"] is False


def test_after_the_change_decisions_are_taken_back_as_usual() -> None:
    table = half_played("spring-festival")
    old = load_as_version(table, rules=0)
    add(old, actions.continue_under_new_rules(old, table.game.write(table.require_match().position)))
    rng, granted = Rng(3), 0
    for _ in range(25):
        seat = step(old, rng)
        try:
            undo(old, seat)
            granted += 1
        except LampionError:
            continue

    assert granted
    assert snapshot(reload(old)) == snapshot(old)


@pytest.mark.parametrize("name", GAMES)
def test_lines_tell_of_the_change_and_moments_show_the_board_from_there_on(name: str) -> None:
    table = half_played(name)
    old = load_as_version(table, rules=0)
    change = old.number
    add(old, actions.continue_under_new_rules(old, table.game.write(table.require_match().position)))
    rng = Rng(8)
    for _ in range(5):
        step(old, rng)

    lines = lines_since(old, 0, 1)
    moments = replay_moments(old, 1, 0, 1000)

    assert next(line for line in lines if line["number"] == change)["rules"] == old.game.rules
    assert all((moment["view"] is None) == (moment["number"] < change) for moment in moments)
    assert table.game.write(table.require_match().position) not in json.dumps(lines)


def test_clocks_go_on_after_the_change() -> None:
    table = half_played("spring-festival", settings=Settings(LIVE))
    old = load_as_version(table, rules=0)
    assert not old.clock.running

    add(old, actions.continue_under_new_rules(old, table.game.write(table.require_match().position)), at=50_000)

    assert sorted(old.clock.running) == old.waiting()


def test_a_stored_position_of_another_table_is_refused() -> None:
    table = half_played("takenoko", 3)
    other = half_played("takenoko", 2)

    with pytest.raises(OldRules):
        actions.continue_under_new_rules(
            load_as_version(table, rules=0), other.game.write(other.require_match().position)
        )
    with pytest.raises(LampionError):
        actions.continue_under_new_rules(load_as_version(table, rules=0), "")
    with pytest.raises(NotStarted):
        actions.continue_under_new_rules(load_as_version(fill(new_table("takenoko")), rules=0), "")


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_table_of_another_version_still_shows_its_outcome_and_lines(name: str) -> None:
    table = play_out(half_played(name), Rng(2))

    old = load_as_version(table, rules=0)

    assert old.phase == "over"
    assert old.outcome == table.outcome
    outcomes = [table_state(old, 0, 0)["outcome"], lines_since(old, 0, None)[-1]["outcome"]]
    assert outcomes == [table.outcome, table.outcome]
    record = read_record(record_of(old).write())
    assert record.entries == record_of(table).entries
    assert record.result == record_of(table).result
    with pytest.raises(OtherRules):
        table.game.verify(record)
    with pytest.raises(TableOver):
        actions.move(old, 0, "pass")


def test_a_game_may_go_on_under_new_rules_twice() -> None:
    table = half_played("takenoko")
    old = load_as_version(table, rules=0)
    add(old, actions.continue_under_new_rules(old, table.game.write(table.require_match().position)))
    rng = Rng(4)
    for _ in range(10):
        step(old, rng)
    stored = old.game.write(old.require_match().position)
    entries = [
        replace(entry, text=entry.text.replace(f'"rules": {old.game.rules}', '"rules": 77'))
        if entry.kind == "rules"
        else entry
        for entry in old.entries
    ]
    older = Table.load(old.terms, old.game, entries)
    assert older.live_match is None

    add(older, actions.continue_under_new_rules(older, stored))
    play_out(older, rng)

    assert [one.rules for one in record_of(older).resumptions] == [77, old.game.rules]
    assert snapshot(reload(older)) == snapshot(older)


@pytest.mark.parametrize("name", GAMES)
def test_chance_moves_at_once_where_the_stored_position_waits_for_it(name: str) -> None:
    table = begin(name, 3)
    first = next(one for one in Table(table.terms, table.game).apply_all(table.entries) if one.entry.seat == CHANCE)
    assert first.before is not None
    old = load_as_version(table, rules=0)

    add(old, actions.continue_under_new_rules(old, table.game.write(first.before)))

    assert old.waiting()
    assert snapshot(reload(old)) == snapshot(old)
