"""Trying again from a moment: who may, from where, and with everything hidden dealt again."""

import pytest

import lampion
from lampion.games import GAMES, game
from lampion.kernel.limits import CHANCE
from lampion.kernel.rng import Rng
from lampion.tables import Table, actions, seating
from lampion.tables.errors import NoMoment, NotOver, NotSeated, TableOver
from lampion.tables.retries import check_retry, find_position, position_for
from lampion.tables.views import table_state, walk_log
from tests.tables.helpers import add, begin, fill, move, new_table, play_out, sample_options, step

MOMENTS = 40 if lampion.compiled else 8


def played(name: str, seed: int = 0, people: int = 1, steps: int = 60) -> Table:
    """A game in progress."""
    rng = Rng(seed, 61)
    table = begin(name, 3, people, **sample_options(game(name), 3, rng))
    for _ in range(steps):
        if table.phase == "over":
            break
        step(table, rng)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_new_table_shows_its_person_what_they_knew_and_nothing_else(name: str) -> None:
    """At every moment of a running game, also in the middle of what chance draws."""
    table = played(name)
    moments = [(one.entry.number, twin) for twin, one in walk_log(table) if one.entry.kind == "move"]
    moved = 0
    for number, _ in moments[:: max(1, len(moments) // MOMENTS)]:
        true = find_position(table, number, table.number)
        new = {position_for(table, number, 0, table.number, Rng(seed)) for seed in range(4)}
        for text in new:
            position = table.game.read(text)
            assert table.game.view(position, 0) == table.game.view(true, 0)
            moved += position != true
    assert (moved > 0) == (name == "takenoko")  # where something is hidden


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_played_to_its_end_from_any_moment(name: str, seed: int) -> None:
    table = played(name, seed)
    first = next(entry.number for entry in table.entries if entry.kind == "start")
    for number in (first, first + 2, table.number // 2, table.number - 1):
        text = position_for(table, number, 0, table.number, Rng(number))
        new = fill(new_table(name, 3, None, **table.terms.options), 1)
        add(new, seating.start(new, "ann", text))
        play_out(new, Rng(seed, 62))
        assert new.outcome is not None
        assert new.outcome["reason"] == "played"


def test_the_state_says_from_where_a_decision_can_be_tried_again() -> None:
    table = begin("spring-festival", 3, 1)
    assert table_state(table, 0, 0)["retry"] is None
    (applied,) = move(table, 0)
    move(table, 1)

    assert table_state(table, 0, 0)["retry"] == applied.entry.number - 1
    assert table_state(table, None, 0)["retry"] is None
    assert table_state(table, 1, 0)["retry"] is None

    play_out(table, Rng(4))
    last = max(entry.number for entry in table.entries if entry.kind == "move" and entry.seat == 0)
    assert table_state(table, 0, 0)["retry"] == last - 1


def test_with_other_people_nobody_is_offered_to_try_again() -> None:
    table = begin("spring-festival", 3, 2)
    move(table, 0)
    add(table, actions.call_bot(table, 1, 300))

    assert table_state(table, 0, 0)["retry"] is None
    with pytest.raises(NotOver):
        check_retry(table, 0, 0)


def test_in_a_running_game_only_the_person_alone_with_bots_may_and_only_in_their_seat() -> None:
    table = begin("takenoko", 3, 1)

    check_retry(table, 0, 0)
    with pytest.raises(NotSeated):
        check_retry(table, 1, 0)
    for seat in range(3):
        with pytest.raises(NotOver):
            check_retry(table, seat, None)


def test_a_finished_game_is_continued_as_it_was_by_anyone() -> None:
    table = play_out(begin("takenoko", 2), Rng(3))
    number = table.number // 2

    check_retry(table, 1, None)

    text = position_for(table, number, 0, table.number, Rng(1))
    assert text == table.game.write(find_position(table, number, table.number))


def test_there_must_be_something_left_to_play() -> None:
    table = play_out(begin("spring-festival", 2, 1), Rng(3))
    last = max(entry.number for entry in table.entries if entry.kind == "move" and entry.seat != CHANCE)

    with pytest.raises(TableOver):
        position_for(table, last, 0, table.number, Rng(1))
    for number in (0, table.number):
        with pytest.raises(NoMoment):
            position_for(table, number, 0, table.number, Rng(1))
