"""How fast the search is: simulations a second of CPU time, median of five, from the opening of a game."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from lampion.bots.tree import Tree
from lampion.kernel.bench import ROUNDS, calibrate, clock
from lampion.kernel.game import Game
from lampion.kernel.heuristics import Heuristics, Weights
from lampion.kernel.limits import CHANCE
from lampion.kernel.position import Position
from lampion.kernel.rng import Rng
from lampion.kernel.style import Style

ROOM = 400_000  # nodes: no measurement needs more simulations than that


def measure_search(
    game: Game,
    seats: int,
    chosen: Mapping[str, object],
    seconds: float = 1.0,
    progress: Callable[[float], None] | None = None,
) -> dict[str, float | int | bool | str]:
    """Simulations a second: uniform playouts to the end of the game, in one thread and two; and as the bots search."""
    opening = open_game(game.position(seats, game.settle(seats, chosen)))
    report = progress or (lambda _: None)
    count = calibrate(lambda number: uniform(opening).grow(number), seconds, ROOM)
    guided = calibrate(lambda number: as_played(game, opening).grow(number), seconds, ROOM)
    timings: dict[str, list[float]] = {"uniform": [], "guided": [], "two": []}
    for number in range(ROUNDS):
        tree = uniform(opening)
        timings["uniform"].append(clock(lambda tree=tree: tree.grow(count))[0] / count)  # type: ignore[misc]
        tree = as_played(game, opening)
        timings["guided"].append(clock(lambda tree=tree: tree.grow(guided))[0] / guided)  # type: ignore[misc]
        timings["two"].append(time_two(opening, count) / (2 * count))
        report((number + 1) / ROUNDS)
    median = {name: statistics.median(values) for name, values in timings.items()}
    return {
        "simulations_per_s": round(1 / median["uniform"]),
        "simulations_per_s_two_threads": round(1 / median["two"]),
        "guided_simulations_per_s": round(1 / median["guided"]),
    }


def open_game(position: Position) -> Position:
    """The position of the first decision."""
    rng = Rng(1)
    while position.waits_for(CHANCE):
        position.draw(rng)
    return position


def uniform(opening: Position) -> Tree:
    """A tree without heuristics, whose simulations run to the end of the game."""
    return Tree(Heuristics(opening.copy(), Weights()), opening.to_move(), 1, ROOM, Style())


def as_played(game: Game, opening: Position) -> Tree:
    """A tree as the bots grow it."""
    return Tree(game.heuristics(opening.copy()), opening.to_move(), 1, ROOM, game.style)


def time_two(opening: Position, count: int) -> float:
    """Seconds of wall time for two trees side by side."""
    trees = [uniform(opening), uniform(opening)]
    with ThreadPoolExecutor(2) as pool:
        began = monotonic()
        list(pool.map(lambda tree: tree.grow(count), trees))
        return monotonic() - began
