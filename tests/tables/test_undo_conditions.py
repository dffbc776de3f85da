"""When others depend on a decision, in games of a line or two: without it, they must have had the same choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lampion.kernel.limits import CHANCE
from lampion.tables.undo import is_the_same_without

Log = tuple[tuple[int, int], ...]
Rules = Callable[[Log, int], list[int]]  # the moves of a seat, or of chance, after a log
MINE, THEIRS, DRAW = (0, 5), (1, 7), (CHANCE, 3)


class Sketch:
    """A position that is only its log; the rules give the moves of each seat."""

    seats = 2

    def __init__(self, rules: Rules, log: Log = ()) -> None:
        self.rules, self.log = rules, log

    def copy(self) -> Sketch:
        return Sketch(self.rules, self.log)

    def moves(self, seat: int) -> list[int]:
        return self.rules(self.log, seat)

    def waits_for(self, seat: int) -> bool:
        return bool(self.moves(seat))

    def chances(self) -> list[tuple[int, int]]:
        return [(move, 1) for move in self.moves(CHANCE)]

    def play(self, seat: int, move: int) -> None:
        assert move in self.moves(seat)
        self.log = (*self.log, (seat, move))


class Sketched:
    """The game of a `Sketch`: how its moves are written and narrated."""

    def write_move(self, _position: Sketch, seat: int, move: int) -> str:
        return f"{seat} {move}"

    def narrate(self, _before: Sketch, seat: int, move: int, _after: Sketch, _viewer: int) -> list[Any]:
        return [(seat, move)]


def may_take_back(rules: Rules, *later: tuple[int, int]) -> bool:
    """May seat 0 take its decision back after these moves?"""
    before = Sketch(rules)
    after = before.copy()
    after.play(*MINE)
    return is_the_same_without(Sketched(), before, after, 0, list(later))  # type: ignore[arg-type]


def test_a_decision_that_nobody_depends_on_may_be_taken_back() -> None:
    assert may_take_back(lambda _log, _seat: [5, 7])
    assert may_take_back(lambda _log, seat: [5, 7] if seat < 2 else [3], THEIRS, DRAW, THEIRS)


def test_what_gives_another_seat_a_move_stays() -> None:
    assert not may_take_back(lambda log, seat: [5, 7] if seat == 0 or MINE in log else [5])


def test_what_gave_another_seat_a_choice_stays_although_it_has_decided_since() -> None:
    """It knew of a choice that would never have existed."""

    def rules(log: Log, seat: int) -> list[int]:
        return [7, 8] if seat == 1 and MINE in log and THEIRS not in log else [5, 7]

    assert not may_take_back(rules, THEIRS)


def test_what_made_another_seats_move_possible_stays() -> None:
    def rules(log: Log, seat: int) -> list[int]:
        return [5] if seat == 0 else [7] if seat == 1 and MINE in log and THEIRS not in log else []

    assert not may_take_back(rules, THEIRS)


def test_what_changed_the_odds_stays_although_chance_has_moved_since() -> None:
    """Otherwise somebody could take back a decision after a bad draw."""

    def rules(log: Log, seat: int) -> list[int]:
        if seat == CHANCE:
            return [] if DRAW in log else [3, 4] if MINE in log else [3]
        return [5, 7]

    assert not may_take_back(rules, DRAW)
