"""Random games to look at: which table, which game there, how far into it, and the way that led there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from tests.conformance import hooks

LONGEST = 20_000  # moves; a random game that goes on after them never ends
ENOUGH = 1_500  # moves of a game that need not end


@dataclass(frozen=True)
class Case:
    """A place in a random game. `scattered`: seats that wait together move in random order, not in turn order."""

    seats: int
    options: dict[str, str]
    seed: int = 0
    percent: int = 50
    scattered: bool = False


@dataclass(frozen=True)
class Journey:
    """A whole random game: its moves, and the position before the first and after each of them."""

    log: list[tuple[int, int]]
    positions: list[Position]

    def index(self, percent: int) -> int:
        """The number of moves after which so much of the game has been played."""
        return len(self.log) * percent // 100

    def steps(self) -> Iterator[tuple[Position, int, int, Position]]:
        """Before, seat, move and after, for each move."""
        for number, (seat, move) in enumerate(self.log):
            yield self.positions[number], seat, move, self.positions[number + 1]


def travel(game: Game, case: Case) -> Journey:
    """The whole game of a case, or enough of one that need not end."""
    may_go_on = hooks.of(game).may_go_on(case.options)
    position = game.position(case.seats, case.options)
    rng = Rng(case.seed)
    log: list[tuple[int, int]] = []
    positions = [position.copy()]
    while position.waiting:
        if may_go_on and len(log) == ENOUGH:
            break
        assert len(log) < LONGEST, "the walk does not end"
        log.append(step(position, rng, case.scattered))
        positions.append(position.copy())
    return Journey(log, positions)


def step(position: Position, rng: Rng, scattered: bool = False) -> tuple[int, int]:
    """Play a random move; returns its seat and its code."""
    seat = position.to_move()
    if seat == CHANCE:
        return CHANCE, position.draw(rng)
    waiting = seats_waiting(position)
    assert waiting, "the game waits for nobody who exists"
    if scattered:
        seat = waiting[rng.below(len(waiting))]
    moves = position.moves(seat)
    assert moves, f"the game waits for seat {seat}, which has no move"
    move = moves[rng.below(len(moves))]
    position.play(seat, move)
    return seat, move


def stop(game: Game, case: Case) -> Position:
    """The position at the place of a case."""
    journey = travel(game, case)
    return journey.positions[journey.index(case.percent)]


def replay(game: Game, case: Case, log: list[tuple[int, int]]) -> Match:
    """A match by hand in which these moves were made."""
    match = Match(game, case.seats, case.options, None)
    for seat, move in log:
        match.play(move, seat)
    return match


def seats_waiting(position: Position) -> list[int]:
    """The people for whom the game waits."""
    return [seat for seat in range(position.seats) if position.waits_for(seat)]


def everyone_waiting(position: Position) -> list[int]:
    """All for whom the game waits, chance included."""
    return seats_waiting(position) + [CHANCE] * position.waits_for(CHANCE)


def is_allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Do these options go together at a table of this size?"""
    try:
        game.settle(seats, options)
    except LampionError:
        return False
    return True


def option_sets(game: Game, seats: int) -> st.SearchStrategy[dict[str, str]]:
    """Combinations of options under which games end; the simplest is the defaults."""
    every = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in game.options})
    told = hooks.of(game)
    return every.filter(lambda options: is_allowed(game, seats, options) and not told.may_go_on(options))


def cases(game: Game, seats: int) -> st.SearchStrategy[Case]:
    """Places in games of a table of this size."""
    return st.builds(
        Case,
        seats=st.just(seats),
        options=option_sets(game, seats),
        seed=st.integers(0, 2**32 - 1),
        percent=st.integers(0, 100),
        scattered=st.booleans(),
    )
