"""Windows of Hikari: a holder is asked only in those it marked, and automatic passes are ordinary recorded moves."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import lampion
from lampion.games import game
from lampion.kernel.limits import CHANCE
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Table, actions
from lampion.tables.errors import UnknownWindow
from lampion.tables.records import record_of
from lampion.tables.views import lines_since, table_state
from tests.tables.helpers import add, begin, move, play_out, play_until, reload, snapshot, step, texts

WINDOWS = ("own-turn", "turn-start", "before-action", "turn-end", "cancel")
MARKED = ("own-turn", "cancel")
GAMES = 3 if lampion.compiled else 2


def hikari(people: int = 3, **options: Any) -> Table:
    """A game for three with special cards. [HK-1]"""
    return begin("takenoko", 3, people, hikari="on", **options)


def window(table: Table, seat: int) -> str | None:
    """In which window a seat is being asked."""
    return table.game.window(table.require_match().position, seat)


def find_window(kinds: Iterable[str | None], seed: int = 0, marks: Iterable[str] = WINDOWS) -> tuple[Table, int]:
    """A game in which somebody is asked in a window of this kind; everybody has marked these windows."""
    for number in range(seed, seed + 40):
        table = hikari()
        for seat in range(3):
            add(table, actions.mark_windows(table, seat, list(marks)))
        rng = Rng(number, 15)
        while table.phase == "playing":
            for seat in table.waiting():
                if window(table, seat) in kinds:
                    return table, seat
            step(table, rng)
    raise AssertionError("nobody was asked")


def play_and_watch(marks: tuple[str, ...] | None) -> tuple[Counter[str], Counter[str]]:
    """Random games: in which windows seat 0 was asked, and in which it passed without being asked. [HK-3]"""
    asked: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    for seed in range(GAMES):
        table, rng = hikari(), Rng(seed, 16)
        if marks is not None:
            add(table, actions.mark_windows(table, 0, list(marks)))
        while table.phase == "playing":
            if 0 in table.waiting() and (kind := window(table, 0)):
                asked[kind] += 1
            step(table, rng)
        for applied in Table(table.terms, table.game).apply_all(table.entries):
            if applied.entry.by == "pass" and applied.entry.seat == 0:
                passed[str(table.game.window(applied.before, 0))] += 1
                assert applied.entry.text == "pass"
    return asked, passed


def test_the_game_names_its_windows() -> None:
    play = game("takenoko")

    assert (play.windows, play.marked_windows) == (WINDOWS, MARKED)


def test_by_default_a_seat_is_asked_in_its_own_turn_and_to_cancel() -> None:
    asked, passed = play_and_watch(None)

    assert set(asked) <= set(MARKED)
    assert set(passed) <= set(WINDOWS) - set(MARKED)
    assert asked["own-turn"]
    assert passed["before-action"]


@pytest.mark.parametrize(
    "marks", [(), ("before-action",), ("turn-end", "cancel"), WINDOWS], ids=lambda marks: "+".join(marks) or "none"
)
def test_a_holder_is_asked_only_in_windows_it_marked(marks: tuple[str, ...]) -> None:
    asked, passed = play_and_watch(marks)

    assert set(asked) <= set(marks)
    assert set(passed) <= set(WINDOWS) - set(marks)
    assert asked or not marks
    assert passed or marks == WINDOWS


def test_bots_are_asked_in_every_window() -> None:
    passed = []
    for seed in range(GAMES):
        table = play_out(hikari(people=1), Rng(seed, 17))
        passed += [entry.seat for entry in table.entries if entry.by == "pass"]

    assert set(passed) == {0}


def test_automatic_passes_are_ordinary_recorded_moves() -> None:
    table = play_out(hikari(), Rng(1, 18))
    passes = [entry for entry in table.entries if entry.by == "pass"]
    assert passes

    record = read_record(record_of(table).write())

    assert all(entry.number in table.seats[entry.seat or 0].decisions for entry in passes)
    assert [one.move for one in record.entries].count("pass") >= len(passes)
    assert table.live_match is not None
    assert table.game.verify(record).position == table.live_match.position
    assert snapshot(reload(table)) == snapshot(table)


def test_the_state_says_in_which_window_a_seat_is_asked() -> None:
    table, seat = find_window(WINDOWS)

    for viewer in (0, 1, 2, None):
        state = table_state(table, viewer, 0)
        assert state["window"] == (window(table, seat) if viewer == seat else None)
        assert bool(state["offers"]) == (viewer == seat)
    assert table_state(table, seat, 0)["windows"] == sorted(WINDOWS)


@pytest.mark.parametrize("kind", WINDOWS)
def test_a_seat_that_no_longer_wants_to_be_asked_passes_at_once(kind: str) -> None:
    table, seat = find_window([kind])
    marks = [window for window in WINDOWS if window != kind]

    applied = add(table, actions.mark_windows(table, seat, marks))

    assert [(one.entry.kind, one.entry.seat, one.entry.by) for one in applied[:2]] == [
        ("windows", seat, ""),
        ("move", seat, "pass"),
    ]
    assert table.seats[seat].windows == set(marks)
    assert seat not in table.waiting() or window(table, seat) in (None, *marks)


def test_a_seat_that_marks_other_windows_while_asked_is_still_asked() -> None:
    table, seat = find_window(["before-action"])

    applied = add(table, actions.mark_windows(table, seat, ["before-action"]))

    assert [one.entry.kind for one in applied] == ["windows"]
    assert window(table, seat) == "before-action"


def test_marks_of_another_seat_change_nothing_for_the_one_that_is_asked() -> None:
    table, seat = find_window(["before-action"])

    add(table, actions.mark_windows(table, (seat + 1) % 3, []))

    assert window(table, seat) == "before-action"


def test_a_returning_person_is_not_asked_in_a_window_they_did_not_mark() -> None:
    table, seat = find_window(["before-action"])
    add(table, actions.call_bot(table, seat, 300))
    add(table, actions.mark_windows(table, seat, ["cancel"]))
    assert window(table, seat) == "before-action"  # the bot is asked

    applied = add(table, actions.come_back(table, seat))

    assert [one.entry.kind for one in applied][:2] == ["return", "move"]
    assert applied[1].entry.by == "pass"
    assert seat not in table.waiting() or window(table, seat) in (None, "cancel")


def test_a_window_that_the_game_does_not_have_cannot_be_marked() -> None:
    with pytest.raises(UnknownWindow) as refused:
        actions.mark_windows(hikari(), 0, ["cancel", "tea-time"])

    assert refused.value.data == {"window": "tea-time", "known": list(WINDOWS)}
    with pytest.raises(UnknownWindow):
        actions.mark_windows(begin("spring-festival"), 0, ["cancel"])


def test_a_person_who_is_asked_may_play_a_card() -> None:
    """[HK-3]"""
    table, seat = find_window(["own-turn"], marks=MARKED)
    card = next(text for text in texts(table, seat) if text != "pass")

    applied = move(table, seat, card)

    assert (applied[0].entry.text, applied[0].entry.by) == (card, "person")


def test_without_special_cards_nobody_is_asked_and_nobody_passes() -> None:
    table = begin("takenoko", 3)
    play_until(table, Rng(3), lambda table: table.number > 150)

    assert not any(entry.by == "pass" for entry in table.entries)


def test_nobody_else_can_tell_an_automatic_pass_from_a_persons() -> None:
    """Otherwise others would see in which windows a person isn't asked."""
    table = begin("takenoko", 3, hikari="on")
    play_until(table, Rng(1), lambda table: any(entry.by == "pass" for entry in table.entries))
    entry = next(entry for entry in table.entries if entry.by == "pass")

    def told(viewer: int | None) -> str:
        return next(line["by"] for line in lines_since(table, 0, viewer) if line["number"] == entry.number)

    assert told(entry.seat) == told(CHANCE) == "pass"
    assert {told(viewer) for viewer in (0, 1, 2, None) if viewer != entry.seat} == {"person"}
