"""A process that times work in one tree of the project: requests on standard input, answers on standard output.

It needs `lampion.game`, `lampion.GAMES` and `lampion.compiled` from that tree, and depending on the work the names
imported below. Each request and each answer is a line of JSON.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bench import yardstick

Result = TypeVar("Result")
Work = Callable[[], "int | None"]  # what is timed; it may count decisions

# The speed of a search depends on the size of its tree, so every tree grows to the same size.
TREES = {"simulations": 1_000, "guided": 20_000}
SLOWNESS = 100  # how many times slower plain Python is
PLACES = 64


@dataclass(frozen=True)
class Setup:
    """A game with a number of seats and options."""

    game: Any
    seats: int
    options: dict[str, str]

    @classmethod
    def of(cls, game: str, seats: int, options: Mapping[str, str]) -> Setup:
        import lampion

        found = lampion.game(game)
        return cls(found, seats, found.settle(seats, options))

    def start(self) -> Any:
        return self.game.position(self.seats, self.options)


def games(setup: Setup, count: int, seed: int) -> Work:
    """Random games, compiled from the first move to the last."""
    from lampion.kernel.playouts import Playouts

    return partial(Playouts(setup.start()).play_many, seed, 0, count)


def copies(setup: Setup, count: int, _seed: int) -> Work:
    """Copies of the start position between many places, as the speed depends on where both are in memory."""
    from lampion.kernel.playouts import Playouts

    pairs = [Playouts(setup.start()) for _ in range(min(PLACES, count))]
    share, rest = divmod(count, len(pairs))

    def copy() -> None:
        for number, pair in enumerate(pairs):
            pair.copy_many(share + (number < rest))

    return copy


def positions(setup: Setup, count: int, _seed: int) -> Work:
    """Random games on bare positions, driven from Python."""
    from lampion.kernel.bench import drive_positions

    return partial(drive_positions, setup.game, setup.seats, setup.options, count)


def matches(setup: Setup, count: int, _seed: int) -> Work:
    """Random games on matches, which keep a record, driven from Python."""
    from lampion.kernel.bench import drive_matches

    return partial(drive_matches, setup.game, setup.seats, setup.options, count)


def simulations(setup: Setup, count: int, _seed: int) -> Work:
    """Simulations of a search without heuristics that plays to the end of the game."""
    from lampion.bots.bench import open_game, uniform

    return partial(uniform(open_game(setup.start())).grow, count)


def guided(setup: Setup, count: int, _seed: int) -> Work:
    """Simulations of a search as the bots do it."""
    from lampion.bots.bench import as_played, open_game

    return partial(as_played(setup.game, open_game(setup.start())).grow, count)


WORKS: dict[str, Callable[[Setup, int, int], Work]] = {
    work.__name__: work for work in (games, copies, positions, matches, simulations, guided)
}


def describe() -> dict[str, Any]:
    """Which tree this is, which form of it runs, and its games."""
    import lampion

    players = {name: list(lampion.game(name).players) for name in lampion.GAMES}
    return {"package": lampion.__file__, "compiled": lampion.compiled, "games": players}


def calibrate(work: str, setup: Mapping[str, Any], seconds: float) -> dict[str, int]:
    """The repetitions of some work that take about this long; for searches, the size of their trees."""
    import lampion

    if work in TREES:
        count = TREES[work] // (1 if lampion.compiled else SLOWNESS)
        measure(work, setup, count, 0)
        return {"count": count}
    count = 1
    while True:
        spent = measure(work, setup, count, 0)["seconds"]
        if spent >= seconds / 8:
            return {"count": max(1, round(count * seconds / spent))}
        count *= 4


def measure(work: str, setup: Mapping[str, Any], count: int, seed: int) -> dict[str, float]:
    """Time `count` repetitions of some work, with its preparation left out."""
    seconds, decisions = clock(WORKS[work](Setup.of(**setup), count, seed))
    return {"seconds": seconds, "decisions": decisions or 0}


def time_yardstick() -> dict[str, float]:
    """Time the yardstick."""
    return {"seconds": clock(yardstick.work)[0]}


def clock(work: Callable[[], Result]) -> tuple[float, Result]:
    """The CPU seconds that some work takes, and its result."""
    gc.collect()
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


REQUESTS: dict[str, Callable[..., dict[str, Any]]] = {
    "describe": describe,
    "calibrate": calibrate,
    "measure": measure,
    "time_yardstick": time_yardstick,
}


def answer(line: str) -> dict[str, Any]:
    """Answer a request; errors are answers too."""
    name, arguments = json.loads(line)
    try:
        return REQUESTS[name](**arguments)
    except (ImportError, AttributeError) as error:
        return {"missing": str(error)}
    except Exception as error:  # noqa: BLE001 - the tree may be of any age, with its own errors
        return {"error": str(error) or type(error).__name__}


def main() -> None:
    """Answer until there are no more requests."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(line)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
