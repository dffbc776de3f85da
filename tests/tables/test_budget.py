"""Nobody can fill a table's log: changes of mind are counted, and moves are never refused."""

from collections.abc import Callable

import pytest

from lampion.kernel.rng import Rng
from lampion.tables import actions, budget, seating
from lampion.tables.errors import SeatTaken, TableOver, TooMuch
from tests.tables.helpers import add, begin, fill, move, new_table, play_out, reload, step

GAME = "spring-festival"


def until_refused(act: Callable[[int], object]) -> None:
    """Do something again and again until it is refused as too much."""
    for turn in range(20):
        try:
            act(turn)
        except TooMuch:
            return
    raise AssertionError("it was never refused")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets that are soon used up."""
    monkeypatch.setattr(budget, "MOST", 5)
    monkeypatch.setattr(budget, "MOST_SITTINGS", 2)


def test_a_command_that_changes_nothing_writes_nothing() -> None:
    table = begin("takenoko", hikari="on")
    before = table.number

    add(table, actions.mark_windows(table, 1, list(table.seats[1].windows)))
    add(table, actions.want_end(table, 1, False))
    add(table, seating.lock(table, "ann", False))
    assert table.number == before

    add(table, actions.want_end(table, 1, True))
    assert actions.want_end(table, 1, True) == []


def test_a_bot_that_takes_its_own_seat_writes_nothing() -> None:
    table = fill(new_table(GAME), people=1)

    assert seating.seat_bot(table, "ann", 1, "random") == []


def test_a_seat_can_change_its_mind_only_so_often_and_still_play() -> None:
    table = begin(GAME, 3)
    until_refused(lambda turn: add(table, actions.want_end(table, 1, turn % 2 == 0)))

    assert table.budget.seats[1] == 5
    assert table.seats[1].wants_end  # agreeing is never refused
    for _ in range(30):
        step(table, Rng(3))
    add(table, actions.want_end(table, 0, True))  # others aren't affected
    add(table, actions.want_end(table, 2, True))
    assert table.phase == "over"


def test_taking_back_is_counted_too() -> None:
    table = begin(GAME)
    seat = table.waiting()[0]
    until_refused(lambda _: (move(table, seat), add(table, actions.undo(table, seat))))

    assert table.number < 30


def test_a_host_can_change_the_table_only_so_often_but_always_close_it() -> None:
    table = begin(GAME, 3)
    until_refused(lambda turn: add(table, seating.lock(table, "ann", turn % 2 == 0)))
    with pytest.raises(TooMuch):
        seating.mute(table, "ann", "cat", True)

    add(table, seating.remove(table, "ann", "cat"))
    add(table, seating.close(table, "ann"))
    assert table.phase == "over"


def test_a_host_can_remove_only_so_many_people_who_do_not_play_but_always_a_player() -> None:
    table = begin(GAME, 3)
    until_refused(lambda turn: add(table, seating.remove(table, "ann", f"nobody-{turn}")))

    add(table, seating.remove(table, "ann", "cat"))
    assert table.seats[2].out == "removed"


def test_in_the_waiting_room_a_host_can_always_remove_whoever_sits() -> None:
    table = new_table(GAME, 3)
    until_refused(lambda turn: add(table, seating.remove(table, "ann", f"nobody-{turn}")))
    add(table, seating.sit(table, "cat", None, "", table.invite))

    add(table, seating.remove(table, "ann", "cat"))
    assert table.find_seat("cat") is None


def test_people_can_sit_down_only_so_often() -> None:
    table = new_table(GAME, 4)
    for guest in ("ben", "cat"):
        for _ in range(2):
            add(table, seating.sit(table, guest, None, "", "come-in"))
            add(table, seating.stand(table, guest))
        with pytest.raises(TooMuch):
            seating.sit(table, guest, None, "", "come-in")

    add(table, seating.sit(table, "dan", None, "", "come-in"))
    with pytest.raises(TooMuch):  # five in all
        seating.sit(table, "eve", None, "", "come-in")


def test_a_finished_table_takes_no_more_marks_or_locks() -> None:
    table = play_out(begin(GAME), Rng(1))
    length = table.number

    writings: list[Callable[[], object]] = [
        lambda: actions.mark_windows(table, 0, []),
        lambda: seating.lock(table, "ann", True),
        lambda: actions.want_end(table, 0, True),
        lambda: seating.seat_bot(table, "ann", 1, "greedy"),
    ]
    for write in writings:
        with pytest.raises((TableOver, SeatTaken)):
            write()
    assert table.number == length


def test_a_game_that_goes_on_for_too_long_ends_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MOST_MOVES", 40)

    table = play_out(begin("takenoko", stall="off"), Rng(2))

    assert table.outcome is not None
    assert (table.outcome["reason"], table.outcome["winners"]) == ("endless", [])


def test_a_table_read_again_has_counted_the_same() -> None:
    table = begin(GAME)
    add(table, actions.want_end(table, 0, True))
    add(table, seating.lock(table, "ann", True))

    again = reload(table)

    assert (again.budget.seats, again.budget.sittings, again.budget.host) == (
        table.budget.seats,
        table.budget.sittings,
        table.budget.host,
    )
