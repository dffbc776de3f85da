"""`python -m bench --compare REV`: builds another revision next to this tree and runs both in turns.

Each round starts a fresh process for each tree, and they take turns: the other tree, this one, this one, the other.
Whatever slows the machine for a while slows both alike, and the luck of a single process, such as its place in memory,
differs from round to round. A ratio is the median of the rounds, so that a few unlucky ones don't matter.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench import measures, revisions
from bench.errors import BenchError
from bench.measures import SECONDS, Measure, Timing
from bench.processes import ROOT, describe, working
from bench.progress import Report, phase

ORDER = (0, 1, 1, 0)
FEWEST_ROUNDS = 6  # for a 95 % interval from the lowest to the highest
LEFT_OUT = 0.05  # the probability that the interval misses


class Timer(Protocol):
    """What a round needs from a worker."""

    def measure(self, work: str, setup: dict[str, Any], count: int, seed: int) -> Timing: ...


Pair = tuple[Timer, Timer]  # the other tree, then this one


@dataclass(frozen=True)
class Request:
    """What to compare; an empty list of games or seats means all of them."""

    revision: str
    games: Sequence[str]
    seats: Sequence[int]
    options: dict[str, str]
    measures: Sequence[Measure]
    rounds: int


@dataclass(frozen=True)
class Plan:
    """The setups to measure, by name, and the repetitions of each kind of work for one timing."""

    setups: dict[str, dict[str, Any]]
    counts: dict[tuple[str, str], int]


@dataclass
class Comparison:
    """A figure for a setup in both trees: a pair of speeds a round."""

    label: str
    measure: Measure
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)
    lengths: tuple[float, float] | None = None  # decisions a game, where the two trees play different games

    def ratio(self) -> tuple[float, float, float]:
        """How many times as fast this tree is: the median of the rounds, and the ends of the 95 % interval."""
        ratios = sorted(after / before for before, after in zip(self.before, self.after, strict=True))
        outside = count_outside(len(ratios))
        return statistics.median(ratios), ratios[outside], ratios[-1 - outside]


def count_outside(rounds: int) -> int:
    """How many of the lowest and of the highest rounds lie outside the 95 % interval of the true median.

    Each round is above the true median as often as below, like a coin toss. So the interval is right, whatever the
    machine does to single rounds.
    """
    outside, heads = 0, 1 + rounds  # sequences of coins with at most one head
    while 2 * heads <= LEFT_OUT * 2**rounds:
        outside += 1
        heads += math.comb(rounds, outside + 1)
    return outside


def run(request: Request, fail_below: float | None, out: Console, err: Console) -> int:
    """Build, measure, show; returns the exit code."""
    commit = revisions.find_commit(request.revision)
    here = "this tree, with uncommitted changes" if revisions.is_dirty() else "this tree"
    compiled = not revisions.wants_plain()
    if compiled and not revisions.is_built(ROOT):
        with phase(err, f"building {here}") as report:
            revisions.build(ROOT, here, report)
    plan = prepare(request, here, compiled)  # before the long build, which a wrong request would waste
    with revisions.unpacked(commit) as other:
        if compiled:
            with phase(err, f"building {request.revision}") as report:
                revisions.build(other, request.revision, report)
        compared = measure(request, plan, {request.revision: other, here: ROOT}, compiled, err)
    out.print(show(compared, f"{request.revision} ({commit[:9]})", here, request.rounds, compiled))
    for words in remarks(compared):
        out.print(words, highlight=False)
    return judge(compared, fail_below, out)


def prepare(request: Request, here: str, compiled: bool) -> Plan:
    """Find out how many repetitions of each kind of work make a timing in this tree."""
    with working(ROOT, here) as worker:
        setups = choose_setups(request, describe(worker, ROOT, compiled))
        works = sorted({measure.work for measure in request.measures})
        return Plan(
            setups,
            {
                (label, work): worker.ask("calibrate", work=work, setup=setup, seconds=SECONDS)["count"]
                for label, setup in setups.items()
                for work in works
            },
        )


def measure(request: Request, plan: Plan, trees: dict[str, Path], compiled: bool, err: Console) -> list[Comparison]:
    """Run all rounds, each in fresh processes."""

    @contextmanager
    def open_pair() -> Iterator[Pair]:
        (before, other), (after, here) = trees.items()
        with working(other, before) as first, working(here, after) as second:
            check(plan.setups, describe(first, other, compiled), before)
            describe(second, here, compiled)
            yield first, second

    with phase(err, f"measuring {' and '.join(trees)} in turns") as report:
        return play_rounds(request, plan, open_pair, report)


def choose_setups(request: Request, known: dict[str, list[int]]) -> dict[str, dict[str, Any]]:
    """The setups to measure, by name."""
    setups = {}
    for game in request.games or known:
        if game not in known:
            raise BenchError(f"There is no game {game!r}; there are {', '.join(known)}.")
        for seats in request.seats or known[game]:
            if seats not in known[game]:
                raise BenchError(f"{game} is for {known[game][0]} to {known[game][-1]} players, not {seats}.")
            words = [game, str(seats), *(f"{name}={value}" for name, value in request.options.items())]
            setups[" ".join(words)] = {"game": game, "seats": seats, "options": request.options}
    return setups


def check(setups: dict[str, dict[str, Any]], known: dict[str, list[int]], name: str) -> None:
    """Refuse setups that the other tree doesn't have."""
    for label, setup in setups.items():
        if setup["seats"] not in known.get(setup["game"], ()):
            raise BenchError(f"{name} doesn't have {label}. Choose others with --game and --seats.")


def play_rounds(
    request: Request, plan: Plan, open_pair: Callable[[], AbstractContextManager[Pair]], report: Report
) -> list[Comparison]:
    """Let both trees do the same work in turns, with the same seed in a round."""
    compared = [Comparison(label, measure) for label in plan.setups for measure in request.measures]
    done, steps = 0, request.rounds * len(plan.counts)
    for number in range(request.rounds):
        with open_pair() as pair:
            for (label, work), count in plan.counts.items():
                timings = take_turns(pair, work, plan.setups[label], count, number)
                for comparison in compared:
                    if (comparison.label, comparison.measure.work) == (label, work):
                        note(comparison, *timings)
                done += 1
                report(done / steps)
    return compared


def take_turns(pair: Pair, work: str, setup: dict[str, Any], count: int, seed: int) -> tuple[Timing, Timing]:
    """Time some work in both trees after warming up; the timings of a tree are added up."""
    for worker in pair:
        worker.measure(work, setup, max(1, count // 8), seed)
    timings: tuple[list[Timing], list[Timing]] = ([], [])
    for turn in ORDER:
        timings[turn].append(pair[turn].measure(work, setup, count, seed))
    return add_up(timings[0]), add_up(timings[1])


def add_up(timings: Iterable[Timing]) -> Timing:
    """Several timings as one."""
    seconds, counts, decisions = zip(*((t.seconds, t.count, t.decisions) for t in timings), strict=True)
    return Timing(sum(seconds), sum(counts), sum(decisions))


def note(comparison: Comparison, before: Timing, after: Timing) -> None:
    """Add a round to a comparison."""
    comparison.before.append(comparison.measure.speed(before))
    comparison.after.append(comparison.measure.speed(after))
    if before.decisions != after.decisions:
        comparison.lengths = (before.decisions / before.count, after.decisions / after.count)


def show(compared: Sequence[Comparison], before: str, after: str, rounds: int, compiled: bool) -> Table:
    """The results, a row for each figure."""
    form = "compiled" if compiled else "plain Python"
    title = f"{after} against {before}: CPU time, {rounds} rounds in turns, {form}; above 1 is faster"
    page = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    page.add_column("game, seats and measure", no_wrap=True)
    for heading in ("before", "this tree", "ratio", "95 % interval"):
        page.add_column(heading, justify="right", no_wrap=True)
    page.add_column("", no_wrap=True)
    last = ""
    for comparison in compared:
        if comparison.label != last:
            page.add_row(Text(comparison.label, "bold"))
        last = comparison.label
        ratio, low, high = comparison.ratio()
        page.add_row(
            f"  {comparison.measure.name}",
            figure(comparison.measure, comparison.before),
            figure(comparison.measure, comparison.after),
            f"{ratio:.3f}",
            f"{low:.3f}–{high:.3f}",
            "faster" if low > 1 else "slower" if high < 1 else "",
        )
    return page


def figure(measure: Measure, speeds: Sequence[float]) -> str:
    """The median round, formatted."""
    return measures.show(measure.figure(statistics.median(speeds)))


def remarks(compared: Iterable[Comparison]) -> Iterator[str]:
    """What a reader of the figures should know."""
    different = {comparison.label: comparison.lengths for comparison in compared if comparison.lengths}
    for label, (before, after) in different.items():
        yield (
            f"{label}: the two play different games from the same seeds,"
            f" {before:.1f} decisions a game before and {after:.1f} now; decisions_per_s compares them best."
        )


def judge(compared: Iterable[Comparison], fail_below: float | None, out: Console) -> int:
    """The exit code: 1 if a ratio is too low."""
    low = [c for c in compared if fail_below is not None and c.ratio()[0] < fail_below]
    for comparison in low:
        ratio = comparison.ratio()[0]
        out.print(f"{comparison.label} {comparison.measure.name}: {ratio:.3f} is below {fail_below}", highlight=False)
    return 1 if low else 0
