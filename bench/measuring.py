"""`make bench`: every game at every number of players, each timing between two of the yardstick."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import groupby
from typing import Any, Protocol

from bench.measures import MEASURES, SECONDS, Timing
from bench.progress import Report

ROUNDS = 6  # fresh processes
REPEATS = 2  # timings of each work in a process

Known = dict[str, list[int]]  # the players of each game
Round = list[tuple[float, float]]  # speeds, each with its ratio to the yardstick


class Timer(Protocol):
    """What a run needs of a worker."""

    def ask(self, request: str, **arguments: Any) -> dict[str, Any]: ...
    def hold(self) -> float: ...
    def measure(self, work: str, table: dict[str, Any], count: int, seed: int) -> Timing: ...


def measure(open_worker: Callable[[], AbstractContextManager[tuple[Timer, Known]]], report: Report) -> dict[str, Any]:
    """The fields of a run that hold its figures."""
    taken = Samples()
    for number in range(ROUNDS):
        with open_worker() as (worker, games):
            tables = [{"game": game, "seats": seats, "options": {}} for game in games for seats in games[game]]
            for place, table in enumerate(tables):
                taken.warm_up(worker, table)
                taken.begin_round(table)
                for repeat in range(REPEATS):
                    taken.take(worker, table, number * REPEATS + repeat)
                report((number + (place + 1) / len(tables)) / ROUNDS)
    return taken.summarise()


class Samples:
    """All timings of a run."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = {}  # how much work makes a timing, by table and work
        self.held: list[float] = []  # the seconds of the yardstick
        self.tables: dict[str, dict[str, list[Round]]] = {}  # by table and measure

    def warm_up(self, worker: Timer, table: dict[str, Any]) -> None:
        """Find out how much work makes a timing; in later processes do some of it unmeasured."""
        for work in dict.fromkeys(measure.work for measure in MEASURES):
            place = (name(table), work)
            if place in self.counts:
                worker.measure(work, table, max(1, self.counts[place] // 8), 0)
            else:
                self.counts[place] = worker.ask("calibrate", work=work, table=table, seconds=SECONDS)["count"]

    def begin_round(self, table: dict[str, Any]) -> None:
        """What follows comes from another process."""
        for measure in MEASURES:
            self.tables.setdefault(name(table), {}).setdefault(measure.name, []).append([])

    def take(self, worker: Timer, table: dict[str, Any], seed: int) -> None:
        """Time every work once: the yardstick, a work, the yardstick, the next work, and the yardstick at the end."""
        rounds = self.tables[name(table)]
        before = self.hold(worker)
        for work, measures in groupby(sorted(MEASURES, key=lambda m: m.work), lambda m: m.work):
            timing = worker.measure(work, table, self.counts[name(table), work], seed)
            after = self.hold(worker)
            for measure in measures:
                speed = measure.speed(timing)
                rounds[measure.name][-1].append((speed, speed * (before + after) / 2))
            before = after

    def hold(self, worker: Timer) -> float:
        """Time the yardstick."""
        seconds = worker.hold()
        self.held.append(seconds)
        return seconds

    def summarise(self) -> dict[str, Any]:
        """Medians, and how far the processes are apart."""
        seconds = round(1000 * statistics.median(self.held), 2)
        tables = {table: dict(columns(rounds)) for table, rounds in self.tables.items()}
        return {
            "yardstick": {"milliseconds": seconds},
            "measures": [measure.name for measure in MEASURES],
            "tables": tables,
        }


def columns(rounds: dict[str, list[Round]]) -> Iterator[tuple[str, list[float]]]:
    """The lists that the history keeps for a table, in the order of the measures."""
    flat = {name: [sample for samples in rounds[name] for sample in samples] for name in rounds}
    yield "raw", [shorten(m.figure(statistics.median(speed for speed, _ in flat[m.name]))) for m in MEASURES]
    yield "ratio", [shorten(statistics.median(ratio for _, ratio in flat[m.name])) for m in MEASURES]
    yield "spread", [round(100 * statistics.stdev(middles(rounds[m.name])), 1) for m in MEASURES]


def middles(rounds: list[Round]) -> Iterator[float]:
    """The logarithm of each round's median ratio."""
    for samples in rounds:
        yield math.log(statistics.median(ratio for _, ratio in samples))


def name(table: dict[str, Any]) -> str:
    """What people call a table."""
    return f"{table['game']} {table['seats']}"


def shorten(number: float) -> float:
    """Four digits say enough, and keep the history small."""
    short = float(f"{number:.4g}")
    return int(short) if short.is_integer() else short
