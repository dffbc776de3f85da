"""Undo in situations that people meet: what may be taken back, what may not, and why."""

import contextlib
import json
from typing import Any

import pytest

import lampion
from lampion.kernel.errors import NothingToUndo
from lampion.kernel.rng import Rng
from lampion.tables import Settings, Table, actions
from lampion.tables.errors import CannotUndo
from lampion.tables.views import lines_since, table_state
from tests.tables.helpers import LIVE, add, begin, move, moves_of, play_until, step, texts, undo
from tests.tables.oracle import deal_world


def find(name: str, verb: str, seed: int = 0, seats: int = 3, **options: Any) -> tuple[Table, int, str]:
    """A random game in which a seat may make a move of this kind: the table, the seat and the move."""

    def found(table: Table) -> bool:
        return any(text.split()[0] == verb for seat in table.waiting() for text in texts(table, seat))

    table = play_until(begin(name, seats, **options), Rng(seed, 3), found)
    seat, text = next(
        (seat, text) for seat in table.waiting() for text in texts(table, seat) if text.split()[0] == verb
    )
    return table, seat, text


def turn(table: Table) -> int:
    """How many turns or rounds have begun."""
    return table.require_match().position.turn


def reason(table: Table, seat: int) -> str:
    """Why a seat may not take its latest decision back."""
    with pytest.raises(CannotUndo) as refused:
        actions.undo(table, seat)
    assert table_state(table, seat, 0)["undo"] is False
    return str(refused.value.data["reason"])


# Spring Festival: all place at once


def test_a_tile_is_taken_back_although_others_have_placed_since() -> None:
    """[SF-3] Theirs stay."""
    table = begin("spring-festival", 3)
    text = texts(table, 0)[0]
    move(table, 0, text)
    move(table, 1)
    move(table, 2)
    others = [moves_of(table, seat) for seat in (1, 2)]
    assert table_state(table, 0, 0)["undo"] is True

    undo(table, 0)

    assert moves_of(table, 0) == []
    assert [moves_of(table, seat) for seat in (1, 2)] == others
    assert text in texts(table, 0)


def test_several_tiles_are_taken_back_one_after_the_other() -> None:
    table = begin("spring-festival", 2)
    for _ in range(3):
        move(table, 0)
    move(table, 1)

    for left in (2, 1, 0):
        undo(table, 0)
        assert len(moves_of(table, 0)) == left

    with pytest.raises(NothingToUndo):
        actions.undo(table, 0)
    assert len(moves_of(table, 1)) == 1


def test_another_tile_may_be_placed_instead() -> None:
    table = begin("spring-festival", 2)
    one, *_, other = texts(table, 0)
    move(table, 0, one)
    undo(table, 0)

    move(table, 0, other)

    assert moves_of(table, 0) == [other]
    assert len(table.seats[0].decisions) == 3


@pytest.mark.parametrize("seed", range(3))
def test_a_completed_card_stays(seed: int) -> None:
    """[SF-9] A new card was drawn."""
    table, seat, text = find("spring-festival", "complete", seed)

    move(table, seat, text)

    assert reason(table, seat) == "others"


@pytest.mark.parametrize("seed", range(3))
def test_turning_the_store_stays(seed: int) -> None:
    """[SF-5] It settles what everybody gets."""
    table, seat, text = find("spring-festival", "turn", seed)

    move(table, seat, text)

    assert reason(table, seat) == "others"


def test_the_last_tile_of_a_round_stays() -> None:
    """[SF-4] The round is over, and everybody has other moves."""
    table, seat, _ = find("spring-festival", "turn")
    move(table, seat)
    this = turn(table)
    while turn(table) == this:
        seat = table.waiting()[-1]
        move(table, seat, texts(table, seat)[-1])

    assert reason(table, seat) == "others"


# Takenoko: secrets and a die


@pytest.mark.parametrize("verb", ["gardener", "panda", "channel", "lay"])
@pytest.mark.parametrize("seed", range(2))
def test_what_everybody_could_foresee_is_taken_back(verb: str, seed: int) -> None:
    """[TK-6] [TK-7] [TK-8]"""
    table, seat, text = find("takenoko", verb, seed, weather="off")
    before = table.require_match().position.copy()

    move(table, seat, text)
    assert table.require_match().position != before
    undo(table, seat)

    assert table.require_match().position == before


@pytest.mark.parametrize("seed", range(6))
def test_a_claim_stays(seed: int) -> None:
    """[TK-11] It shows a card of a hidden hand."""
    table, seat, text = find("takenoko", "claim", seed)

    move(table, seat, text)

    assert reason(table, seat) == "revealed"


@pytest.mark.parametrize("verb", ["plots", "objective"])
def test_what_was_drawn_stays(verb: str) -> None:
    """[TK-5] [TK-9]"""
    table, seat, text = find("takenoko", verb)

    move(table, seat, text)

    assert reason(table, seat) == "others"


def test_a_plot_that_was_chosen_stays() -> None:
    """[TK-5] The others did not know which were drawn."""
    table, seat, text = find("takenoko", "keep")

    move(table, seat, text)

    assert reason(table, seat) == "revealed"


def test_the_end_of_a_turn_stays_when_the_next_weather_is_rolled() -> None:
    """[TK-4]"""
    table = begin("takenoko", 2, first="0")
    play_until(table, Rng(5), lambda table: turn(table) >= 4 and "end" in texts(table, table.waiting()[0]))
    seat = table.waiting()[0]

    applied = move(table, seat, "end")

    assert [one.entry.kind for one in applied] == ["move", "move"]
    assert applied[1].entry.by == "chance"
    assert reason(table, seat) == "others"


def test_nothing_before_the_roll_of_a_die_is_taken_back() -> None:
    """[TK-4] However often somebody asks: a die is not rolled again."""
    table = begin("takenoko", 2, first="0")
    rng = Rng(6)
    play_until(table, rng, lambda table: table.entries[-1].by == "chance" and turn(table) > 4)
    before = table.number

    for seat in (0, 1):
        assert reason(table, seat) in ("others", "revealed")

    assert table.number == before


@pytest.mark.parametrize("seed", range(4))
def test_what_was_buried_is_shown_to_nobody(seed: int) -> None:
    """[TK-5] [TK-A12] Whether it is taken back or not, other viewers learn neither the plots nor their order."""
    table, seat, text = find("takenoko", "under", seed)
    start = table.number

    move(table, seat, text)
    with contextlib.suppress(CannotUndo):
        undo(table, seat)

    for viewer in (None, *(other for other in range(3) if other != seat)):
        lines = [line for line in lines_since(table, start, viewer) if line["kind"] == "move" and line["seat"] == seat]
        assert lines[0]["events"][0]["data"] == {"plots": None, "count": 2}
        assert text not in json.dumps(lines_since(table, start, viewer))


@pytest.mark.parametrize("verb", ["claim", "keep"])
@pytest.mark.parametrize("games", [6 if lampion.compiled else 3, pytest.param(150, marks=pytest.mark.thorough)])
def test_a_card_or_plot_is_taken_back_only_if_everybody_knew_that_it_was_there(verb: str, games: int) -> None:
    """[TK-5] [TK-11] For example, if it was the last one. What is likely but not certain is still a secret."""
    granted = asked = 0
    for seed in range(games):
        table, rng = begin("takenoko", 2 + seed % 3, weather="off", expert="on"), Rng(seed, 40)
        while table.phase == "playing":
            seat = table.waiting()[0]
            before = table.require_match().position.copy()
            step(table, rng)
            last = table.entries[table.seats[seat].decisions[-1]]
            if table.phase != "playing" or last.text.split()[0] != verb:
                continue
            asked += 1
            try:
                actions.undo(table, seat)
            except CannotUndo:
                continue
            granted += 1
            code = table.game.read_move(before, seat, last.text)
            for viewer in range(table.terms.seats):
                assert all(code in deal_world(before, viewer, world).moves(seat) for world in range(25))
    assert asked > granted
    assert granted or verb == "claim"


# Who decided?


def test_there_is_nothing_to_take_back_at_first() -> None:
    with pytest.raises(NothingToUndo):
        actions.undo(begin("spring-festival"), 0)


def test_what_a_bot_did_for_somebody_stays() -> None:
    table = begin("spring-festival", 2)
    add(table, actions.call_bot(table, 0, 300))
    move(table, 0, by="bot")
    add(table, actions.come_back(table, 0))

    assert reason(table, 0) == "away"


def test_a_persons_own_move_is_taken_back_after_a_return() -> None:
    table = begin("spring-festival", 2)
    move(table, 0)
    add(table, actions.call_bot(table, 0, 300))
    add(table, actions.come_back(table, 0))

    undo(table, 0)

    assert moves_of(table, 0) == []


@pytest.mark.parametrize("by", ["pass", "clock"])
def test_what_the_clock_or_an_automatic_pass_did_stays(by: str) -> None:
    """[HK-3]"""
    table, rng = begin("takenoko", 3, settings=Settings(LIVE), hikari="on"), Rng(2, 2)
    for _ in range(400):
        for seat in table.waiting():
            if table.game.window(table.require_match().position, seat) is not None:
                if by == "clock":
                    add(table, actions.time_out(table, seat))
                else:
                    add(table, actions.mark_windows(table, seat, []))
                last = table.entries[table.seats[seat].decisions[-1]]
                assert (last.by, last.text) == (by, "pass")
                assert reason(table, seat) == "away"
                return
        step(table, rng)
    raise AssertionError("nobody was asked")


# Fireworks: a race, and the same in turns


def test_nothing_is_taken_back_in_a_race() -> None:
    """[FW-A35] A claim could be put back while copies remain; not even alone with bots."""
    for people in (None, 1):
        table = begin("fireworks", 2, people, mode="advanced-2")
        move(table, 0)

        assert reason(table, 0) == "race"


def test_a_placing_is_taken_back_until_the_turn_is_over() -> None:
    """[FW-4] [FW-18] That is what `done` is for."""
    table, seat, text = find("fireworks", "done", mode="advanced-2-turns")
    assert table_state(table, seat, 0)["undo"] is True
    undo(table, seat)

    assert text not in texts(table, seat)
    assert all(move.startswith("place") for move in texts(table, seat))
