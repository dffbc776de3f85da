"""Random games for the checks: a case chooses a point in a random game, and a journey is the whole game."""

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

LONGEST = 20_000  # moves, after which a random game counts as endless
ENOUGH = 1_500  # moves to play of a game that might never end


@dataclass(frozen=True)
class Case:
    """A point in a random game; if `scattered`, seats that wait together move in random order, not in turn order."""

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
        """The number of moves that make up this percentage of the game."""
        return len(self.log) * percent // 100

    def steps(self) -> Iterator[tuple[Position, int, int, Position]]:
        """For each move: the position before, the seat, the move, and the position after."""
        for number, (seat, move) in enumerate(self.log):
            yield self.positions[number], seat, move, self.positions[number + 1]


def travel(game: Game, case: Case) -> Journey:
    """Play the game of a case to its end, or for `ENOUGH` moves if it might never end."""
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
    assert waiting, "the game waits for a seat that doesn't exist"
    if scattered:
        seat = waiting[rng.below(len(waiting))]
    moves = position.moves(seat)
    assert moves, f"the game waits for seat {seat}, which has no move"
    move = moves[rng.below(len(moves))]
    position.play(seat, move)
    return seat, move


def position_at(game: Game, case: Case) -> Position:
    """The position at the point of a case."""
    journey = travel(game, case)
    return journey.positions[journey.index(case.percent)]


def replay(game: Game, case: Case, log: list[tuple[int, int]]) -> Match:
    """A match after these moves, with chance played by hand."""
    match = Match(game, case.seats, case.options, None)
    for seat, move in log:
        match.play(move, seat)
    return match


def seats_waiting(position: Position) -> list[int]:
    """The seats that the game waits for."""
    return [seat for seat in range(position.seats) if position.waits_for(seat)]


def everyone_waiting(position: Position) -> list[int]:
    """The seats that the game waits for, including chance."""
    return seats_waiting(position) + [CHANCE] * position.waits_for(CHANCE)


def is_allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Are these options allowed with this number of seats?"""
    try:
        game.settle(seats, options)
    except LampionError:
        return False
    return True


def option_sets(game: Game, seats: int) -> st.SearchStrategy[dict[str, str]]:
    """Combinations of options under which games end; the simplest is the defaults."""
    every = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in game.options})
    may_go_on = hooks.of(game).may_go_on
    return every.filter(lambda options: is_allowed(game, seats, options) and not may_go_on(options))


def cases(game: Game, seats: int) -> st.SearchStrategy[Case]:
    """Points in random games with this number of seats."""
    return st.builds(
        Case,
        seats=st.just(seats),
        options=option_sets(game, seats),
        seed=st.integers(0, 2**32 - 1),
        percent=st.integers(0, 100),
        scattered=st.booleans(),
    )
