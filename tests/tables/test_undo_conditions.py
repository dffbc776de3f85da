"""When others depend on a decision, on games small enough to say it in a line: they must have had the same choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lampion.kernel.limits import CHANCE
from lampion.tables.undo import is_the_same_without

Log = tuple[tuple[int, int], ...]
Rules = Callable[[Log, int], list[int]]  # the moves of a seat, or of chance, after what has happened
MINE, THEIRS, LUCK = (0, 5), (1, 7), (CHANCE, 3)


class Sketch:
    """A position that is nothing but its past; rules say what each may do."""

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
    """The words of such a game."""

    def write_move(self, _position: Sketch, seat: int, move: int) -> str:
        return f"{seat} {move}"

    def narrate(self, _before: Sketch, seat: int, move: int, _after: Sketch, _eyes: int) -> list[Any]:
        return [(seat, move)]


def may_go(rules: Rules, *later: tuple[int, int]) -> bool:
    """May seat 0 take its decision back, after these things happened?"""
    before = Sketch(rules)
    after = before.copy()
    after.play(*MINE)
    return is_the_same_without(Sketched(), before, after, 0, list(later))  # type: ignore[arg-type]


def test_what_nobody_depends_on_may_go() -> None:
    assert may_go(lambda _log, _seat: [5, 7])
    assert may_go(lambda _log, seat: [5, 7] if seat < 2 else [3], THEIRS, LUCK, THEIRS)


def test_what_gives_another_seat_a_move_stays() -> None:
    assert not may_go(lambda log, seat: [5, 7] if seat == 0 or MINE in log else [5])


def test_what_gave_another_seat_a_choice_stays_although_it_has_decided_since() -> None:
    """It decided knowing of a choice that would never have been there."""

    def rules(log: Log, seat: int) -> list[int]:
        return [7, 8] if seat == 1 and MINE in log and THEIRS not in log else [5, 7]

    assert not may_go(rules, THEIRS)


def test_what_made_another_seats_move_possible_stays() -> None:
    def rules(log: Log, seat: int) -> list[int]:
        return [5] if seat == 0 else [7] if seat == 1 and MINE in log and THEIRS not in log else []

    assert not may_go(rules, THEIRS)


def test_what_changed_the_odds_stays_although_chance_has_moved_since() -> None:
    """Otherwise somebody could take back what brought bad luck."""

    def rules(log: Log, seat: int) -> list[int]:
        if seat == CHANCE:
            return [] if LUCK in log else [3, 4] if MINE in log else [3]
        return [5, 7]

    assert not may_go(rules, LUCK)
