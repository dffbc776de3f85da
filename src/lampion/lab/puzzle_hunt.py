"""Looking for puzzles in games of self-play: at most one in each game, so that no two are alike."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from math import ceil
from typing import Any

from lampion.bots.greedy import GreedyBot
from lampion.bots.puzzle_clarity import FEWEST, MOST, follow_rules_of_thumb
from lampion.bots.puzzle_lines import WIDEST, find_line
from lampion.bots.puzzle_moves import find_puzzle
from lampion.bots.puzzles import Puzzle
from lampion.bots.search import Budget, SearchBot
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.lab.pool import make_pool

QUICK = 60  # simulations for each choice of the players
LONGEST = 3000  # moves in a game
KIND = 0.5  # the largest share of puzzles whose solution begins with the same kind of move
GREED = 0.6  # of lines that bring quick points, which elsewhere make no puzzle
THEME = 0.2  # of lines as long, that begin with the same kind of move and end for the same reason
EASY = 0.34  # of puzzles that the game's own rules of thumb solve

Tell = Callable[[int, int], None]


class HunterLost(LampionError):
    """A worker process died in the middle of a game. No data."""

    code = "hunter-lost"


@dataclass(frozen=True)
class Hunt:
    """What to look for. Game number k is the same wherever it is played."""

    game: str
    count: int = 200
    simulations: int = 2000  # in the first search of a position; the one that confirms it has ten times as many
    seed: int = 1
    jobs: int = 1
    looks: int = 30  # decisions of a game to look at
    options: tuple[
        tuple[str, str], ...
    ] = ()  # of all games; main options without a choice here differ from game to game


@dataclass(frozen=True)
class Found:
    """A puzzle, and what it is about."""

    puzzle: Puzzle
    kind: str  # of the move that the solution begins with
    theme: str  # what a line is like; empty if puzzles of the game ask for single moves
    is_easy: bool  # do rules of thumb solve it?
    is_quick: bool = False  # does a bot that is out for quick points?


class Choice:
    """What was chosen so far: variety, and nothing twice."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.number = 0
        self.seen: set[str] = set()
        self.kinds: Counter[str] = Counter()
        self.themes: Counter[str] = Counter()
        self.easy = self.quick = 0

    def add(self, found: Found) -> bool:
        """Choose a puzzle, unless there are enough of its like."""
        if (
            found.puzzle.position in self.seen
            or (found.is_easy and found.is_quick)
            or self.kinds[found.kind] >= self.most(KIND)
            or (found.is_easy and self.easy >= self.most(EASY))
            or (found.is_quick and self.quick >= self.most(GREED))
            or (found.theme and self.themes[found.theme] >= self.most(THEME))
        ):
            return False
        self.seen.add(found.puzzle.position)
        self.kinds[found.kind] += 1
        self.themes[found.theme] += 1
        self.easy += found.is_easy
        self.quick += found.is_quick
        self.number += 1
        return True

    def most(self, share: float) -> int:
        """The largest number that is this share of all."""
        return max(1, ceil(share * self.count))


def hunt_puzzles(hunt: Hunt, tell: Tell, kept: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """Puzzles as they are found, the same for any number of jobs; `tell` gets their number and that of games.

    First come those that are `kept`, as far as they would be chosen today.
    """
    choice = Choice(hunt.count)
    game = find_game(hunt.game)
    for puzzle in kept:
        if choice.number < hunt.count and choice.add(look_at(game, puzzle)):
            yield puzzle
    tell(choice.number, 0)
    if choice.number == hunt.count:
        return
    with looking(hunt) as found_in_games:
        for games, found in enumerate(found_in_games, 1):
            for one in found:
                if choice.number < hunt.count and choice.add(one):
                    yield one.puzzle
            tell(choice.number, games)
            if choice.number == hunt.count:
                return


def look_at(game: Game, puzzle: Puzzle) -> Found:
    """What a puzzle is about."""
    first, last = puzzle.steps[0], puzzle.steps[-1]
    offers = {offer["move"]: offer["kind"] for offer in game.offers(puzzle.before(game), puzzle.seat)}
    kind, theme = offers[first.best.move], ""
    if game.line_phases:
        before = puzzle.before(game, [step.best.move for step in puzzle.steps[:-1]])
        reason = game.reasons(before, puzzle.seat, game.read_move(before, puzzle.seat, last.best.move))[0]
        theme = f"{kind} {len(puzzle.steps)} {reason['kind']} {reason['data'].get('shape', '')}"
    is_quick = bool(game.line_phases) and puzzle.is_solved_by(game, GreedyBot(1).choose)
    return Found(puzzle, kind, theme, puzzle.is_solved_by(game, follow_rules_of_thumb), is_quick)


@contextmanager
def looking(hunt: Hunt) -> Iterator[Iterator[list[Found]]]:
    """What is found in game after game, in worker processes if there are several jobs."""
    if hunt.jobs == 1:
        yield (look_into(hunt, number) for number in count())
        return
    with make_pool(hunt.jobs) as pool:
        try:
            yield look_in_parallel(hunt, pool)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def look_in_parallel(hunt: Hunt, pool: ProcessPoolExecutor) -> Iterator[list[Found]]:
    """The same results in the same order, with two games ready for each process."""
    numbers = count()
    waiting = deque(pool.submit(look_into, hunt, next(numbers)) for _ in range(2 * hunt.jobs))
    while True:
        try:
            yield waiting.popleft().result()
        except BrokenProcessPool:
            raise HunterLost from None
        waiting.append(pool.submit(look_into, hunt, next(numbers)))


def look_into(hunt: Hunt, number: int) -> list[Found]:
    """Play a game and look for a puzzle in it; if puzzles ask for lines, for one that begins with each kind of move."""
    game = find_game(hunt.game)
    rng = Rng(hunt.seed, number)
    decisions = play_a_game(game, rng, dict(hunt.options))
    found: dict[int, Found] = {}  # by phase
    for _ in range(min(hunt.looks, len(decisions))):
        position, seat = decisions.pop(rng.below(len(decisions)))
        seed = rng.below(1 << 30)
        if position.phase in found:
            continue
        find = find_line if game.line_phases else find_puzzle
        puzzle = find(game, position, seat, hunt.simulations, seed)
        if puzzle is not None:
            found[position.phase] = look_at(game, puzzle)
            if not game.line_phases:
                break
    return list(found.values())


def play_a_game(game: Game, rng: Rng, options: Mapping[str, str]) -> list[tuple[Position, int]]:
    """Play a game under these options, else as people usually set it up; returns what puzzles could ask."""
    seats = game.players[rng.below(len(game.players))]
    asked = [option for option in game.options if option.main]
    chosen: dict[str, Any] = {option.name: option.main[rng.below(len(option.main))] for option in asked}
    match = game.start(seats, seed=rng.bits() >> 1, **{**chosen, **options})
    bots = [SearchBot(Budget(QUICK), rng.below(1 << 30)) for _ in range(seats)]
    found = []
    while not match.over and len(match.log) < LONGEST:
        position, seat = match.position, match.to_move
        assert seat != CHANCE
        if is_fit(game, position, seat):
            found.append((position.copy(), seat))
        match.play(bots[seat].choose(game, position, seat), seat)
    return found


def is_fit(game: Game, position: Position, seat: int) -> bool:
    """Could a puzzle ask for this decision?"""
    if game.line_phases and position.phase not in game.line_phases:
        return False
    return FEWEST <= len(position.moves(seat)) <= (WIDEST if game.line_phases else MOST)
