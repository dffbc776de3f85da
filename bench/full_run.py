"""A full run of `make bench`: every game with every number of players, each timing between two of the yardstick."""

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
REPEATS = 2  # timings of each kind of work in a process

Known = dict[str, list[int]]  # the players of each game
Round = list[tuple[float, float]]  # speeds, each with its ratio to the yardstick


class Timer(Protocol):
    """What a run needs from a worker."""

    def ask(self, request: str, **arguments: Any) -> dict[str, Any]: ...
    def time_yardstick(self) -> float: ...
    def measure(self, work: str, setup: dict[str, Any], count: int, seed: int) -> Timing: ...


def measure(open_worker: Callable[[], AbstractContextManager[tuple[Timer, Known]]], report: Report) -> dict[str, Any]:
    """Measure everything: the fields of a run that hold its figures."""
    samples = Samples()
    for number in range(ROUNDS):
        with open_worker() as (worker, games):
            setups = [{"game": game, "seats": seats, "options": {}} for game in games for seats in games[game]]
            for place, setup in enumerate(setups):
                samples.warm_up(worker, setup)
                samples.begin_round(setup)
                for repeat in range(REPEATS):
                    samples.take(worker, setup, number * REPEATS + repeat)
                report((number + (place + 1) / len(setups)) / ROUNDS)
    return samples.summarise()


class Samples:
    """All timings of a run."""

    def __init__(self) -> None:
        self.counts: dict[tuple[str, str], int] = {}  # repetitions for one timing, by setup and work
        self.yardsticks: list[float] = []  # timings of the yardstick, in seconds
        self.setups: dict[str, dict[str, list[Round]]] = {}  # by setup and measure

    def warm_up(self, worker: Timer, setup: dict[str, Any]) -> None:
        """Find out how many repetitions one timing takes; in later processes, do a few of them unmeasured."""
        for work in dict.fromkeys(measure.work for measure in MEASURES):
            place = (name(setup), work)
            if place in self.counts:
                worker.measure(work, setup, max(1, self.counts[place] // 8), 0)
            else:
                self.counts[place] = worker.ask("calibrate", work=work, setup=setup, seconds=SECONDS)["count"]

    def begin_round(self, setup: dict[str, Any]) -> None:
        """Start a round in a new process."""
        for measure in MEASURES:
            self.setups.setdefault(name(setup), {}).setdefault(measure.name, []).append([])

    def take(self, worker: Timer, setup: dict[str, Any], seed: int) -> None:
        """Time every kind of work once, with the yardstick before, between and after."""
        rounds = self.setups[name(setup)]
        before = self.time_yardstick(worker)
        for work, measures in groupby(sorted(MEASURES, key=lambda m: m.work), lambda m: m.work):
            timing = worker.measure(work, setup, self.counts[name(setup), work], seed)
            after = self.time_yardstick(worker)
            for measure in measures:
                speed = measure.speed(timing)
                rounds[measure.name][-1].append((speed, speed * (before + after) / 2))
            before = after

    def time_yardstick(self, worker: Timer) -> float:
        """Time the yardstick."""
        seconds = worker.time_yardstick()
        self.yardsticks.append(seconds)
        return seconds

    def summarise(self) -> dict[str, Any]:
        """Medians, and the spread between processes."""
        seconds = round(1000 * statistics.median(self.yardsticks), 2)
        setups = {setup: dict(columns(rounds)) for setup, rounds in self.setups.items()}
        return {
            "yardstick": {"milliseconds": seconds},
            "measures": [measure.name for measure in MEASURES],
            "tables": setups,
        }


def columns(rounds: dict[str, list[Round]]) -> Iterator[tuple[str, list[float]]]:
    """The lists that the history keeps for a setup, in the order of the measures."""
    flat = {name: [sample for samples in rounds[name] for sample in samples] for name in rounds}
    yield "raw", [shorten(m.figure(statistics.median(speed for speed, _ in flat[m.name]))) for m in MEASURES]
    yield "ratio", [shorten(statistics.median(ratio for _, ratio in flat[m.name])) for m in MEASURES]
    yield "spread", [round(100 * statistics.stdev(middles(rounds[m.name])), 1) for m in MEASURES]


def middles(rounds: list[Round]) -> Iterator[float]:
    """The logarithm of each round's median ratio."""
    for samples in rounds:
        yield math.log(statistics.median(ratio for _, ratio in samples))


def name(setup: dict[str, Any]) -> str:
    """The name of a setup."""
    return f"{setup['game']} {setup['seats']}"


def shorten(number: float) -> float:
    """Round to four digits, which is precise enough and keeps the history small."""
    short = float(f"{number:.4g}")
    return int(short) if short.is_integer() else short
