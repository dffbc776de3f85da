"""Undo as a property, over random games of every game with random undos in between.

It is an appended entry and numbers only rise; it never re-rolls, never removes what another did, never reveals; and
afterwards the game is one in which the decision never happened. Several people sit at these tables: `test_take_back.py`
is about a person alone with bots.
"""

from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lampion.games import GAMES, game
from lampion.kernel.errors import NothingToUndo
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.record import read as read_record
from lampion.kernel.rng import Rng
from lampion.tables import Table, actions
from lampion.tables.errors import CannotUndo
from lampion.tables.log import Entry
from lampion.tables.records import record_of
from tests.tables.helpers import add, begin, chances, play_out, reload, sample_options, snapshot, step, texts
from tests.tables.oracle import find_revelation

WORLDS = 3  # for each viewer, after each undo
SPELL = 40  # decisions of a game in which undos are tried


@dataclass(frozen=True)
class Case:
    """A table, how far its game has come, and how often something is taken back."""

    seats: int
    people: int
    seed: int
    start: int
    percent: int


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Any table; the game is somewhere between its first and its last decision."""
    seats = draw(st.sampled_from((2, 3, 4)))
    return Case(
        seats=seats,
        people=draw(st.integers(2, seats)),
        seed=draw(st.integers(0, 2**32 - 1)),
        start=draw(st.integers(0, 400)),
        percent=draw(st.integers(20, 80)),
    )


def play_with_undos(name: str, case: Case) -> Table:
    """A whole random game with a series of undos, each of them checked."""
    rng = Rng(case.seed, 7)
    table = begin(name, case.seats, case.people, **sample_options(game(name), case.seats, rng))
    start = case.start if name == "takenoko" else case.start // 5  # Takenoko's games are longer
    for number in range(start + SPELL):
        if table.phase == "over":
            break
        step(table, rng)
        while number >= start and table.phase == "playing" and rng.below(100) < case.percent:
            try_undo(table, rng.below(case.seats))
    return play_out(table, rng)


def try_undo(table: Table, seat: int) -> bool:
    """A seat takes back what it decided last, if it may; everything that undo guarantees is checked."""
    before = snapshot(table)
    try:
        drafts = actions.undo(table, seat)
    except (CannotUndo, NothingToUndo):
        assert snapshot(table) == before
        return False
    log, outcomes = list(table.entries), chances(table)
    in_force = list(table.require_match().entries)
    withdrawn = [int(draft.text) for draft in drafts]
    place = next(place for place, entry in enumerate(in_force) if entry.number == withdrawn[-1])
    position, text = table.require_match().position_before(place), in_force[place].text
    along = [entry for entry in in_force[place + 1 :] if entry.seat == seat]
    assert withdrawn[:-1] == [entry.number for entry in reversed(along)]
    assert {entry.by for entry in along} <= {"pass"}
    others = {other: texts(table, other) for other in range(table.terms.seats) if other != seat}

    add(table, drafts)

    check_the_log(table, seat, log, withdrawn)
    assert outcomes == chances(table) == [entry.text for entry in table.require_match().entries if entry.seat == CHANCE]
    assert table.require_match().entries == [entry for entry in in_force if entry.number not in withdrawn]
    assert {other: texts(table, other) for other in others} == others
    assert table.require_match().position == play_again(table)
    assert text in texts(table, seat)
    assert find_revelation(table.game, position, seat, text, WORLDS) == ""
    return True


def check_the_log(table: Table, seat: int, log: list[Entry], withdrawn: list[int]) -> None:
    """The log has one more entry for each move that went, nothing else has changed, and numbers rise."""
    assert table.entries[: len(log)] == log
    added = [(entry.kind, entry.seat, entry.text) for entry in table.entries[len(log) :]]
    assert added == [("undo", seat, str(number)) for number in withdrawn]
    assert [entry.number for entry in table.entries] == list(range(table.number))


def play_again(table: Table) -> object:
    """The position of a game in which only the moves in force were ever made."""
    match = Match(table.game, table.terms.seats, table.terms.options, None)
    withdrawn = {int(entry.text) for entry in table.entries if entry.kind == "undo"}
    for entry in table.entries:
        if entry.kind == "move" and entry.number not in withdrawn:
            match.play(entry.text, entry.seat)
    return match.position


def check_case(name: str, case: Case) -> None:
    """Play a case, and check the log and record of the whole game too."""
    table = play_with_undos(name, case)
    assert snapshot(reload(table)) == snapshot(table)
    record = read_record(record_of(table).write())
    assert table.game.verify(record).position == play_again(table)
    moves = [entry for entry in table.entries if entry.kind == "move"]
    undos = [entry for entry in table.entries if entry.kind == "undo"]
    assert len(record.entries) == len(moves) - len(undos)
    assert {table.entries[int(entry.text)].by for entry in undos if entry.by != "along"} <= {"person"}
    assert {table.entries[int(entry.text)].by for entry in undos if entry.by == "along"} <= {"pass"}
    assert all(table.entries[int(entry.text)].seat == entry.seat for entry in undos)


@pytest.mark.parametrize("name", GAMES)
@settings(suppress_health_check=list(HealthCheck))
@given(case=cases())
def test_undo_never_reveals_never_rerolls_and_never_removes_anothers_move(name: str, case: Case) -> None:
    check_case(name, case)


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_undo_over_many_more_games(name: str, part: int) -> None:
    for seed in range(60 * part, 60 * part + 60):
        rng = Rng(seed, 8)
        seats = 2 + rng.below(3)
        check_case(name, Case(seats, 2 + rng.below(seats - 1), seed, rng.below(400), 20 + rng.below(60)))


@pytest.mark.parametrize("name", GAMES)
def test_undos_are_often_possible_and_in_the_middle_of_what_others_do(name: str) -> None:
    """Otherwise the property above would prove little."""
    granted = across = 0
    for seed in range(4):
        rng = Rng(seed, 9)
        table = begin(name, 3)
        for _ in range(100 if name == "takenoko" else 60):
            if table.phase == "over":
                break
            step(table, rng)
            seat = rng.below(3)
            found = table.require_match().latest_move(seat) if table.phase == "playing" else None
            if found is not None and try_undo(table, seat):
                granted += 1
                across += found[0] < len(table.require_match().entries)
    assert granted >= 20
    assert across >= 5 or name == "takenoko"  # where seats never move at once


def test_undo_goes_back_further_than_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is then replayed from its start."""
    monkeypatch.setattr("lampion.tables.live_match.KEPT", 2)
    table = begin("spring-festival", 3)
    for _ in range(4):
        step_of(table, 1)

    for left in (3, 2, 1, 0):
        assert try_undo(table, 1)
        assert len([entry for entry in table.require_match().entries if entry.seat == 1]) == left

    assert snapshot(reload(table)) == snapshot(table)


def step_of(table: Table, seat: int) -> None:
    """A seat makes its first legal move."""
    add(table, actions.move(table, seat, texts(table, seat)[0]))
