"""Looking for puzzles in games of self-play: at most one in each game, so that no two are alike."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from math import ceil
from typing import Any

from lampion.bots.puzzles import FEWEST, MOST, Puzzle, find_puzzle
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
KIND = 0.5  # the largest share of puzzles with a solution of the same kind


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


def hunt_puzzles(hunt: Hunt, tell: Tell) -> Iterator[Puzzle]:
    """Puzzles as they are found, the same for any number of jobs; `tell` gets their number and that of games."""
    kinds: Counter[str] = Counter()
    most = max(1, ceil(KIND * hunt.count))
    with looking(hunt) as found_in_games:
        for games, found in enumerate(found_in_games, 1):
            if found is not None and kinds[found[0]] < most:
                kinds[found[0]] += 1
                yield found[1]
            tell(kinds.total(), games)
            if kinds.total() == hunt.count:
                return


@contextmanager
def looking(hunt: Hunt) -> Iterator[Iterator[tuple[str, Puzzle] | None]]:
    """What is found in game after game, in worker processes if there are several jobs."""
    if hunt.jobs == 1:
        yield (look_into(hunt, number) for number in count())
        return
    with make_pool(hunt.jobs) as pool:
        try:
            yield look_in_parallel(hunt, pool)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def look_in_parallel(hunt: Hunt, pool: ProcessPoolExecutor) -> Iterator[tuple[str, Puzzle] | None]:
    """The same results in the same order, with two games ready for each process."""
    numbers = count()
    waiting = deque(pool.submit(look_into, hunt, next(numbers)) for _ in range(2 * hunt.jobs))
    while True:
        try:
            yield waiting.popleft().result()
        except BrokenProcessPool:
            raise HunterLost from None
        waiting.append(pool.submit(look_into, hunt, next(numbers)))


def look_into(hunt: Hunt, number: int) -> tuple[str, Puzzle] | None:
    """Play a game and look for a puzzle in it; returns it with the kind of its solution."""
    game = find_game(hunt.game)
    rng = Rng(hunt.seed, number)
    decisions = play_a_game(game, rng, dict(hunt.options))
    for _ in range(min(hunt.looks, len(decisions))):
        position, seat = decisions.pop(rng.below(len(decisions)))
        found = find_puzzle(game, position, seat, hunt.simulations, rng.below(1 << 30))
        if found is not None:
            kinds = {offer["move"]: offer["kind"] for offer in game.offers(position, seat)}
            return kinds[found.best.move], found
    return None


def play_a_game(game: Game, rng: Rng, options: Mapping[str, str]) -> list[tuple[Position, int]]:
    """Play a game under these options, else as people usually set it up; returns its decisions among enough moves."""
    seats = game.players[rng.below(len(game.players))]
    asked = [option for option in game.options if option.main]
    chosen: dict[str, Any] = {option.name: option.main[rng.below(len(option.main))] for option in asked}
    match = game.start(seats, seed=rng.bits() >> 1, **{**chosen, **options})
    bots = [SearchBot(Budget(QUICK), rng.below(1 << 30)) for _ in range(seats)]
    found = []
    while not match.over and len(match.log) < LONGEST:
        position, seat = match.position, match.to_move
        assert seat != CHANCE
        if FEWEST <= len(position.moves(seat)) <= MOST:
            found.append((position.copy(), seat))
        match.play(bots[seat].choose(game, position, seat), seat)
    return found
