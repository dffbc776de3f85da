"""How fast a game runs: CPU time, median of five, one thread."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from lampion import build
from lampion.kernel.chance import Seeded
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.playouts import Playouts
from lampion.kernel.rng import Rng

if TYPE_CHECKING:
    from lampion.kernel.game import Game

ROUNDS = 5


def measure(
    game: Game,
    seats: int,
    chosen: Mapping[str, object],
    seconds: float = 1.0,
    progress: Callable[[float], None] | None = None,
) -> dict[str, float | int | bool | str]:
    """Complete random games, single copies and games driven from Python; `seconds` is the time of one timing."""
    options = game.settle(seats, chosen)
    runs = Playouts(game.position(seats, options))
    report = progress or (lambda _: None)
    games = calibrate(lambda count: runs.play_many(0, 0, count), seconds)
    copies = calibrate(runs.copy_many, seconds / 4)
    python_games = calibrate(lambda count: drive_positions(game, seats, options, count), seconds / 2)
    match_games = calibrate(lambda count: drive_matches(game, seats, options, count), seconds / 2)
    timings: dict[str, list[float]] = {"game": [], "decision": [], "copy": [], "python": [], "match": []}
    for number in range(ROUNDS):
        spent, decisions = clock(partial(runs.play_many, number, 0, games))
        timings["game"].append(spent / games)
        timings["decision"].append(spent / decisions)
        timings["copy"].append(clock(lambda: runs.copy_many(copies))[0] / copies)
        spent, decisions = clock(lambda: drive_positions(game, seats, options, python_games))
        timings["python"].append(spent / decisions)
        spent, decisions = clock(lambda: drive_matches(game, seats, options, match_games))
        timings["match"].append(spent / decisions)
        report((number + 1) / ROUNDS)
    median = {name: statistics.median(values) for name, values in timings.items()}
    return {
        "game": game.id,
        "seats": seats,
        "compiled": build.runs_compiled(),
        "games_per_s": round(1 / median["game"], 1),
        "decisions_per_s": round(1 / median["decision"]),
        "decisions_per_game": round(median["game"] / median["decision"], 2),
        "copy_ns": round(median["copy"] * 1e9, 1),
        "python_decisions_per_s": round(1 / median["python"]),
        "match_decisions_per_s": round(1 / median["match"]),
        "games_timed": games * ROUNDS,
    }


def clock(work: Callable[[], int | None]) -> tuple[float, int]:
    """The CPU seconds that some work takes, and what it counted."""
    start = time.process_time()
    counted = work()
    return time.process_time() - start, counted or 1


def calibrate(work: Callable[[int], object], seconds: float, most: int = sys.maxsize) -> int:
    """How often the work must be done to take about that long; `most` if that is never long enough."""
    count = 1
    while True:
        start = time.process_time()
        work(count)
        spent = time.process_time() - start
        if spent >= seconds / 8:
            return max(1, min(most, round(count * seconds / spent)))
        if count == most:
            return most
        count = min(most, 4 * count)


def drive_positions(game: Game, seats: int, options: dict[str, str], games: int) -> int:
    """Step through games from interpreted Python on bare positions: list moves, choose, play."""
    decisions = 0
    pick = random.Random(0).random
    start = game.position(seats, options)
    for number in range(games):
        position, rng = start.copy(), Rng(0, number)
        while position.waiting:
            if position.waiting >> CHANCE:
                position.draw(rng)
            else:
                seat = position.to_move()
                moves = position.moves(seat)
                position.play(seat, moves[int(pick() * len(moves))])
                decisions += 1
    return decisions


def drive_matches(game: Game, seats: int, options: dict[str, str], games: int) -> int:
    """The same on matches, which keep a record."""
    decisions = 0
    pick = random.Random(0).random
    for number in range(games):
        match = Match(game, seats, options, Seeded(number))
        while match.position.waiting:
            moves = match.moves()
            match.play(moves[int(pick() * len(moves))])
            decisions += 1
    return decisions
