"""Length, choice, interaction and time at the table: what the players do and how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from lampion.lab.balance.estimates import Estimate, bootstrap, largest, mean, quantile, ratio, share
from lampion.lab.balance.figures import Figure
from lampion.lab.balance.gathering import Gathered
from lampion.lab.balance.watching import Watched

PARTS = (("p5", 0.05), ("median", 0.5), ("p95", 0.95), ("p99", 0.99))


def find_length(found: Gathered) -> Iterator[Figure]:
    """How many decisions and turns a game has, and how long a seat waits."""
    deals, seats = found.deals, found.study.contest.seats
    decisions = [sum(game.decisions) for game in found.games]
    yield Figure("length", "decisions", mean(decisions, deals), "count")
    for name, part in PARTS:
        yield Figure("length", name, quantile(decisions, part, deals), "count")
    yield Figure("length", "each", mean([one / seats for one in decisions], deals), "count")
    yield Figure("length", "turns", mean([game.turns for game in found.games], deals), "count")
    yield Figure("length", "waits", waits_of(found), "count")
    yield Figure("length", "unfinished", share([float(not game.finished) for game in found.games], deals), "share")


def waits_of(found: Gathered) -> Estimate:
    """The decisions of others between two of the same seat."""
    gaps = [sum(gap for gap, _ in game.waits) for game in found.games]
    return ratio(gaps, [sum(count for _, count in game.waits) for game in found.games], found.deals)


def find_choice(found: Gathered) -> Iterator[Figure]:
    """Between how many moves a decision chooses, and whether the choice matters."""
    deals = found.deals
    counters = [sum(game.phases.values(), Counter()) for game in found.games]
    sums = [sum(size * count for size, count in counter.items()) for counter in counters]
    totals = [counter.total() for counter in counters]
    yield Figure("choice", "moves", ratio(sums, totals, deals), "count")
    yield Figure("choice", "p95", bootstrap(lambda places: widest([counters[i] for i in places], 0.95), deals), "count")
    yield Figure("choice", "most", largest([max(counter) for counter in counters]), "count")
    yield Figure("choice", "forced", share([counter[1] for counter in counters], deals, totals), "share")
    looked = [game for game in found.games if game.looks is not None and game.looks.matters]
    if looked:
        tops, bottoms = [], []
        for game in looked:
            assert game.looks is not None
            tops.append(float(sum(game.looks.matters)))
            bottoms.append(float(len(game.looks.matters)))
        yield Figure("choice", "matters", share(tops, [game.deal for game in looked], bottoms), "share")
    for phase in sorted({phase for game in found.games for phase in game.phases}):
        yield from find_phase(found, phase)


def find_phase(found: Gathered, phase: str) -> Iterator[Figure]:
    """The choices of one kind."""
    counters = [game.phases.get(phase, Counter()) for game in found.games]
    sums = [sum(size * count for size, count in counter.items()) for counter in counters]
    totals = [counter.total() for counter in counters]
    everything: Counter[int] = sum(counters, Counter())
    data = {"p95": widest([everything], 0.95), "most": max(everything), "often": sum(totals) / len(totals)}
    yield Figure("choice", "phase", ratio(sums, totals, found.deals), "count", ("phase", phase), data=data)


def widest(counters: list[Counter[int]], part: float) -> float:
    """The number of moves that this part of the choices doesn't exceed."""
    together: Counter[int] = sum(counters, Counter())
    sizes = sorted(together)
    reached = np.cumsum([together[size] for size in sizes])
    return float(sizes[int(np.searchsorted(reached, part * reached[-1]))])


def find_interaction(found: Gathered) -> Iterator[Figure]:
    """How often a choice changes what others can do, or their points."""
    for place, name in enumerate(("moves", "points")):
        tops = [float(sum(one[place] for one in game.touched)) for game in found.games]
        bottoms = [float(len(game.touched)) for game in found.games]
        if sum(bottoms):
            yield Figure("interaction", name, share(tops, found.deals, bottoms), "share")


def find_table(found: Gathered) -> Iterator[Figure]:
    """How long it takes people, at so many seconds a decision that is a choice."""
    seconds = found.study.seconds
    minutes = [seconds * count_choices(game) / 60 for game in found.games]
    data = {"seconds": seconds}
    yield Figure("table", "minutes", mean(minutes, found.deals), "minutes", data=data)
    yield Figure("table", "p95", quantile(minutes, 0.95, found.deals), "minutes", data=data)
    gaps = [seconds / 60 * sum(gap for gap, _ in game.waits) for game in found.games]
    times = [sum(count for _, count in game.waits) for game in found.games]
    yield Figure("table", "waits", ratio(gaps, times, found.deals), "minutes", data=data)


def count_choices(game: Watched) -> int:
    """The decisions between several moves."""
    return sum(count for phase in game.phases.values() for size, count in phase.items() if size > 1)
