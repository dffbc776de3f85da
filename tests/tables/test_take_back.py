"""Undo of a person alone with bots: the bots' later moves go too, unless chance was drawn or something was shown."""

from dataclasses import replace
from typing import Any

import pytest

import lampion
from lampion.games import GAMES, game
from lampion.kernel.errors import NothingToUndo
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions
from lampion.tables.errors import CannotUndo
from lampion.tables.records import record_of
from lampion.tables.take_back import can_take_back, find_withdrawn
from lampion.tables.undo import GLANCE, can_undo
from lampion.tables.views import lines_since, table_state
from tests.tables.helpers import (
    LIVE,
    SECOND,
    add,
    begin,
    chances,
    move,
    moves_of,
    play_out,
    reload,
    sample_options,
    snapshot,
    step,
    texts,
    undo,
)
from tests.tables.oracle import deal_world

SF = "spring-festival"
WALKS = 6 if lampion.compiled else 2


def reason(table: Table, seat: int = 0) -> str:
    """Why a seat may not take its latest decision back."""
    with pytest.raises(CannotUndo) as refused:
        actions.undo(table, seat)
    return str(refused.value.data["reason"])


def in_force(table: Table) -> list[int]:
    """The numbers of the moves in force."""
    return [entry.number for entry in table.require_match().entries]


def walk(name: str, seed: int, **options: Any) -> tuple[Table, Rng]:
    """A table at which ann is alone with bots."""
    rng = Rng(seed, 51)
    seats = 2 + seed % 3
    return begin(name, seats, 1, **(options or sample_options(game(name), seats, rng))), rng


def rewind_of(name: str, seed: int, least: int = 2, **options: Any) -> Table | None:
    """A random game up to a decision of ann's that would go together with at least `least - 1` later moves."""
    table, rng = walk(name, seed, **options)
    while table.phase == "playing":
        step(table, rng)
        if table.phase == "playing" and 0 in table.waiting() and can_take_back(table, 0):
            together = find_withdrawn(table, 0, GLANCE)
            if len(together) >= least and any(entry.seat != 0 for entry in together):
                return table
    return None


def find_rewind(name: str, least: int = 2, **options: Any) -> Table:
    """The first of these games in which there is such a decision."""
    return next(table for seed in range(40) if (table := rewind_of(name, seed, least, **options)))


def seen_by_ann(table: Table, before: Position, seat: int, code: int) -> Any:
    """What ann sees of a move."""
    after = before.copy()
    after.play(seat, code)
    return table.game.narrate(before, seat, code, after, 0), table.game.view(after, 0)


def check_rewind(table: Table) -> int:
    """Take back if that is allowed, and check everything that is guaranteed; returns how many moves went."""
    play, number, drawn = table.require_match(), table.number, chances(table)
    entries, log = list(play.entries), list(play.match.log)
    try:
        drafts = actions.undo(table, 0)
    except (CannotUndo, NothingToUndo):
        return 0
    withdrawn = [int(draft.text) for draft in drafts]
    place = next(place for place, entry in enumerate(entries) if entry.number == withdrawn[-1])
    position = play.position_before(place).copy()
    then = position.copy()

    add(table, drafts)

    assert (entries[place].seat, entries[place].by) == (0, "person")
    assert chances(table) == drawn
    assert [(entry.kind, entry.seat) for entry in table.entries[number:]] == [
        ("undo", table.entries[one].seat) for one in withdrawn
    ]
    assert 0 in table.waiting()
    assert entries[place].text in texts(table, 0)
    if all(table.entries[one].seat == 0 for one in withdrawn):  # the decision, with what passed by itself
        return 1
    assert withdrawn == [entry.number for entry in entries[place:]][::-1]
    assert in_force(table) == [entry.number for entry in entries[:place]]
    assert table.require_match().position == position
    for seat, code in log[place:]:
        assert seat != CHANCE
        seen = seen_by_ann(table, then, seat, code)
        for world in range(3):
            other = deal_world(then, 0, world)
            assert any(seen_by_ann(table, other, seat, one) == seen for one in other.moves(seat))
        then.play(seat, code)
    return len(withdrawn)


@pytest.mark.parametrize("name", GAMES)
def test_what_remains_is_the_game_up_to_the_decision_and_nothing_was_drawn_or_shown(name: str) -> None:
    """Over random games of one person and bots; afterwards log, record and replay agree."""
    together = 0
    for seed in range(WALKS):
        table, rng = walk(name, seed)
        for _ in range(120):
            if table.phase == "over":
                break
            step(table, rng)
            if table.phase == "playing" and rng.below(3) == 0:
                together += check_rewind(table) > 1
        play_out(table, rng)
        assert snapshot(reload(table)) == snapshot(table)
        record = read_record(record_of(table).write())
        assert table.game.verify(record).position == table.live_match.position  # type: ignore[union-attr]
    assert together >= 3


def test_the_bots_reply_goes_too() -> None:
    table = find_rewind(SF)
    withdrawn = find_withdrawn(table, 0)
    seats = {entry.seat for entry in withdrawn}
    assert len(seats) > 1
    assert not can_undo(table.require_match(), 0)
    assert table_state(table, 0, 0)["undo"] is True
    start = table.number

    undo(table, 0)

    lines = lines_since(table, start, 0)
    assert [line["withdrawn"] for line in lines] == [entry.number for entry in withdrawn]
    assert [line.get("by") for line in lines] == ["along"] * (len(withdrawn) - 1) + [None]
    assert lines[-1]["seat"] == 0


def test_sending_the_undo_again_changes_nothing() -> None:
    table = find_rewind(SF, 3)
    number = len(table.seats[0].decisions)

    undo(table, 0)

    assert actions.was_done(table, 0, number, "undo")


def test_what_others_placed_at_the_same_time_stays_if_it_does_not_depend_on_mine() -> None:
    """[SF-3]"""
    table = begin(SF, 3, 1)
    move(table, 0)
    move(table, 1)
    move(table, 2)

    undo(table, 0)

    assert [len(moves_of(table, seat)) for seat in range(3)] == [0, 1, 1]


def test_with_another_person_at_the_table_bots_moves_stay() -> None:
    """Also if that person gave up, or a bot stands in for them."""
    for leave in (None, "resign", "substitute"):
        table = find_two_people()
        if leave == "resign":
            add(table, actions.resign(table, 1))
        elif leave == "substitute":
            add(table, actions.call_bot(table, 1, 300))
        assert reason(table) == "others"
        assert not table_state(table, 0, 0)["undo"]


def find_two_people() -> Table:
    """The moment of `find_rewind`, with a person instead of the first bot."""
    alone = next(table for seed in range(1, 40, 3) if (table := rewind_of("takenoko", seed, weather="off")))
    entries = [
        replace(entry, kind="sit", text="ben") if (entry.kind, entry.seat) == ("bot", 1) else entry
        for entry in alone.entries
    ]
    return Table.load(alone.terms, alone.game, entries)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_before_an_outcome_of_chance_is_taken_back(name: str) -> None:
    asked = 0
    for seed in range(WALKS):
        table, rng = walk(name, seed)
        for _ in range(150):
            step(table, rng)
            if table.phase == "over":
                break
            entries = table.require_match().entries
            drawn = max((entry.number for entry in entries if entry.seat == CHANCE), default=-1)
            mine = max((entry.number for entry in entries if entry.seat == 0), default=-1)
            if mine < drawn and not can_undo(table.require_match(), 0) and mine >= 0:
                asked += 1
                assert reason(table) in ("chance", "away")
    assert asked > 20


def test_a_card_that_a_bot_has_shown_since_stays_shown() -> None:
    """[TK-11] A claim shows a card of a hidden hand: it can't be put back."""
    found = 0
    for seed in range(60):
        table, rng = walk("takenoko", seed, weather="off", first="0")
        while table.phase == "playing" and not found:
            step(table, rng)
            if table.phase != "playing":
                break
            last = table.require_match().entries[-1]
            if last.seat == 0 or not last.text.startswith("claim"):
                continue
            since = list(table.require_match().entries)
            mine = max((place for place, entry in enumerate(since) if entry.seat == 0), default=None)
            if mine is None or any(entry.seat == CHANCE for entry in since[mine:]):
                continue
            assert reason(table) == "revealed"
            assert not table_state(table, 0, 0)["undo"]
            found += 1
    assert found


def test_what_i_showed_to_bots_alone_may_be_taken_back() -> None:
    """[TK-11] A claim shows a card of mine; bots decide by the position alone, in which it is hidden again."""
    for seed in range(60):
        table, rng = walk("takenoko", seed, weather="off")
        while table.phase == "playing":
            if 0 in table.waiting() and (claims := [one for one in texts(table, 0) if one.startswith("claim")]):
                before = table.require_match().position.copy()
                move(table, 0, claims[0])
                if table.phase == "playing":
                    assert not can_undo(table.require_match(), 0)
                    undo(table, 0)
                    assert table.require_match().position == before
                    return
            step(table, rng)
    raise AssertionError("nobody claimed anything")


def test_after_a_bot_stood_in_nothing_is_taken_back() -> None:
    table = begin(SF, 2, 1)
    add(table, actions.call_bot(table, 0, 300))
    move(table, 0, by="bot")
    add(table, actions.come_back(table, 0))

    assert reason(table) == "away"


def test_time_is_not_won_back() -> None:
    """The increment of the decision is lost, and the time spent since stays spent."""
    alone = find_rewind("takenoko", 2, weather="off", first="0")
    table = begin("takenoko", alone.terms.seats, 1, Settings(LIVE), **alone.terms.options)
    for entry in alone.require_match().entries:
        if entry.seat != CHANCE:
            move(table, entry.seat or 0, entry.text)
    mine = next(entry for entry in reversed(table.require_match().entries) if entry.seat == 0)
    left = table.clock.left[0]
    spent = 7 * SECOND

    undo(table, 0, at=table.entries[-1].at + spent)

    assert mine.number not in in_force(table)
    assert table.clock.left[0] == left - LIVE.increment * SECOND - spent
    assert sorted(table.clock.running) == [0]


def test_somebody_who_only_watches_is_not_alone_with_bots() -> None:
    table = begin(SF, 2, 1)

    assert table.is_alone_with_bots(0)
    assert not table.is_alone_with_bots(1)


@pytest.mark.parametrize("name", GAMES)
def test_the_button_is_seldom_lit_in_error(name: str) -> None:
    wrong = asked = 0
    for seed in range(WALKS):
        table, rng = walk(name, seed)
        for _ in range(60):
            step(table, rng)
            if table.phase == "over":
                break
            lit = can_take_back(table, 0)
            asked += 1
            try:
                actions.undo(table, 0)
            except (CannotUndo, NothingToUndo):
                wrong += lit
            else:
                assert lit
    assert wrong <= asked // 30
