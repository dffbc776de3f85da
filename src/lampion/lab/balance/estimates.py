"""Estimates with 95 % intervals from games that come in deals: games with the same chance depend on each other.

Everything is clustered by deal. A mean is a ratio of sums, and its error comes from how the deals scatter around it
(linearisation); quantiles and other functions come from a bootstrap over whole deals, correlations from a jackknife
over them. Shares near 0 or 1 use Wilson's interval with as many games as would have the same error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import atanh, inf, sqrt, tanh

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Places = NDArray[np.intp]

ALPHA = 0.05
DRAWS = 300  # bootstrap samples
SEED = 11


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, its standard error, the degrees of freedom of that, and the games behind it."""

    value: float
    low: float
    high: float
    error: float
    freedom: float
    games: int


NOTHING = Estimate(0.0, 0.0, 0.0, 0.0, 1.0, 0)


def p_value(distance: float, error: float, freedom: float) -> float:
    """Two-sided, by Student's distribution."""
    if error <= 0:
        return 1.0 if distance == 0 else 0.0
    return 2 * tail(abs(distance) / error, freedom)


def tail(distance: float, freedom: float) -> float:
    """The chance that a value of Student's distribution is larger. SciPy is imported when something is computed."""
    from scipy import stats  # type: ignore[import-untyped]

    return float(stats.t.sf(distance, freedom))


def reach_of(freedom: float) -> float:
    """How many standard errors an interval reaches to either side."""
    from scipy import stats

    return float(stats.t.ppf(1 - ALPHA / 2, freedom))


def ratio(tops: Sequence[float], bottoms: Sequence[float], deals: Sequence[int]) -> Estimate:
    """The sum of the tops over the sum of the bottoms, one of each a game."""
    top, bottom = np.asarray(tops, float), np.asarray(bottoms, float)
    weight = bottom.sum()
    if not weight:
        return NOTHING
    value = float(top.sum() / weight)
    scattered = sum_by(top - value * bottom, deals)
    count = len(scattered)
    if count < 2:
        return Estimate(value, -inf, inf, inf, 1.0, len(top))
    error = float(sqrt(count / (count - 1) * (scattered**2).sum()) / weight)
    reach = reach_of(count - 1) * error
    return Estimate(value, value - reach, value + reach, error, count - 1, len(top))


def mean(values: Sequence[float], deals: Sequence[int]) -> Estimate:
    """The average over games."""
    return ratio(values, np.ones(len(values)).tolist(), deals)


def share(tops: Sequence[float], deals: Sequence[int], bottoms: Sequence[float] | None = None) -> Estimate:
    """A share between 0 and 1; its interval stays between them and is never empty."""
    found = ratio(tops, bottoms or [1.0] * len(tops), deals)
    if not found.games or found.error == inf:
        return Estimate(found.value, 0.0, 1.0, inf, 1.0, found.games)
    cases = len(set(deals))
    if found.error > 0:
        cases_alike = found.value * (1 - found.value) / found.error**2
        cases = int(max(1, min(cases_alike, sum(bottoms or [1.0] * len(tops)))))
    low, high = wilson(found.value, cases, reach_of(found.freedom))
    rough = (found.value * cases + 1) / (cases + 2)
    error = max(found.error, sqrt(rough * (1 - rough) / cases)) if found.value in (0.0, 1.0) else found.error
    return Estimate(found.value, low, high, error, found.freedom, found.games)


def wilson(value: float, cases: float, reach: float) -> tuple[float, float]:
    """Wilson's score interval of a share among so many independent cases."""
    square = reach**2 / cases
    middle = (value + square / 2) / (1 + square)
    width = reach / (1 + square) * sqrt(max(0.0, value * (1 - value)) / cases + square / cases / 4)
    return max(0.0, middle - width), min(1.0, middle + width)


def bootstrap(measure: Callable[[Places], float], deals: Sequence[int]) -> Estimate:
    """Any function of the places of games: its interval from samples of whole deals."""
    places = [np.flatnonzero(np.asarray(deals) == deal) for deal in dict.fromkeys(deals)]
    if not places:
        return NOTHING
    rng = np.random.default_rng(SEED)
    samples = (rng.integers(len(places), size=len(places)) for _ in range(DRAWS))
    drawn = [measure(np.concatenate([places[one] for one in chosen])) for chosen in samples]
    low, high = np.quantile(drawn, (ALPHA / 2, 1 - ALPHA / 2))
    error = float(np.std(drawn, ddof=1))
    value = measure(np.arange(len(deals)))
    return Estimate(value, float(low), float(high), error, max(1, len(places) - 1), len(deals))


def correlation(measure: Callable[[Places], float], deals: Sequence[int]) -> Estimate:
    """A correlation that can't be negative: its interval from leaving out one deal after another.

    That is done on Fisher's scale, on which the error is about the same everywhere; an interval from samples would be
    too short, as the error depends on the value.
    """
    numbers = np.asarray(deals)
    names = np.unique(numbers)
    value = measure(np.arange(len(numbers)))
    count = len(names)
    if count < 3:
        return Estimate(max(0.0, value), 0.0, 1.0, inf, 1.0, len(numbers))
    parts = [to_fisher(measure(np.flatnonzero(numbers != name))) for name in names]
    error = sqrt((count - 1) / count * float(((np.array(parts) - np.mean(parts)) ** 2).sum()))
    middle, reach = to_fisher(value), reach_of(count - 1) * error
    low, high = max(0.0, tanh(middle - reach)), max(0.0, tanh(middle + reach))
    return Estimate(max(0.0, value), low, high, error * (1 - value**2), count - 1, len(numbers))


def to_fisher(value: float) -> float:
    """A correlation on Fisher's scale, where 1 would be infinite."""
    return atanh(min(max(value, -0.999999), 0.999999))


def quantile(values: Sequence[float], part: float, deals: Sequence[int]) -> Estimate:
    """The value that this part of the games doesn't exceed."""
    numbers = np.asarray(values, float)
    return bootstrap(lambda places: float(np.quantile(numbers[places], part, method="higher")), deals)


def largest(values: Sequence[float]) -> Estimate:
    """The largest value seen: a fact without an interval."""
    value = float(max(values, default=0.0))
    return Estimate(value, value, value, 0.0, 1.0, len(values))


def sum_by(values: Array, groups: Sequence[int]) -> Array:
    """The sum of the values of each group."""
    _, places = np.unique(np.asarray(groups), return_inverse=True)
    sums: Array = np.bincount(places, values).astype(float)
    return sums


def regress(outcome: Array, treatment: Array, deals: Array, seats: Array) -> Estimate:
    """How much more the outcome is with the treatment, within a deal, and beyond what the seat explains.

    Both are freed of the means of their deal and of their seat; the error is clustered by deal.
    """
    y, x = free_of(outcome, deals, seats), free_of(treatment, deals, seats)
    weight = float((x**2).sum())
    if weight < 1e-9:
        return NOTHING
    value = float((x * y).sum() / weight)
    groups = deals.astype(int).tolist()
    scattered, weights = sum_by(x * (y - value * x), groups), sum_by(x**2, groups)
    count = float(weight**2 / (weights**2).sum())  # deals that tell as much as if all told alike
    if count < 2:
        return NOTHING
    error = float(sqrt(count / (count - 1) * (scattered**2).sum()) / weight)
    reach = reach_of(count - 1) * error
    return Estimate(value, value - reach, value + reach, error, count - 1, int(treatment.sum()))


def free_of(values: Array, deals: Array, seats: Array) -> Array:
    """Values without the means of their deal and seat; every deal has every seat equally often."""
    free: Array = values - mean_by(values, deals) - mean_by(values, seats) + values.mean()
    return free


def mean_by(values: Array, groups: Array) -> Array:
    """For each value, the mean of its group."""
    _, places = np.unique(groups, return_inverse=True)
    means: Array = (np.bincount(places, values) / np.bincount(places))[places]
    return means


def holm(chances: Sequence[float]) -> list[float]:
    """P-values after Holm's correction: the chance of even one false alarm among all of them stays at the level."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    adjusted = [0.0] * len(chances)
    worst = 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[place]))
        adjusted[place] = worst
    return adjusted


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """P-values after Benjamini and Hochberg: among what is reported, at most this share is false on average."""
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    adjusted = [0.0] * len(chances)
    best = 1.0
    for rank, place in enumerate(order):
        best = min(best, chances[place] * len(chances) / (len(chances) - rank))
        adjusted[place] = best
    return adjusted
