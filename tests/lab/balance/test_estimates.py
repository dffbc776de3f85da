"""Estimates: their intervals hold the truth as often as they say, also where games of a deal depend on each other."""

from typing import Any

import numpy as np
import pytest

from lampion.lab.balance.estimates import (
    benjamini_hochberg,
    correlation,
    holm,
    mean,
    p_value,
    quantile,
    ratio,
    regress,
    share,
)
from lampion.lab.balance.groups.tension import common_part

DEALS, REPEATS, TRIES = 60, 4, 400


def test_an_interval_of_a_mean_holds_it_although_games_of_a_deal_are_alike() -> None:
    """A plain interval would hold it in some 65 of 100 cases: a deal counts once, however often it is played."""
    rng = np.random.default_rng(1)
    deals = np.repeat(np.arange(DEALS), REPEATS).tolist()
    held = 0
    for _ in range(TRIES):
        values = np.repeat(rng.normal(size=DEALS), REPEATS) + 0.3 * rng.normal(size=DEALS * REPEATS)
        found = mean(values.tolist(), deals)
        held += found.low <= 0 <= found.high

    assert 0.92 * TRIES <= held <= 0.98 * TRIES


@pytest.mark.parametrize("truth", [0.02, 0.3, 0.5, 0.99])
def test_an_interval_of_a_share_holds_it_even_near_its_ends(truth: float) -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(TRIES):
        found = share((rng.random(100) < truth).astype(float).tolist(), list(range(100)))
        assert 0 <= found.low <= found.value <= found.high <= 1
        held += found.low <= truth <= found.high

    assert held >= 0.92 * TRIES


def test_a_share_of_nothing_seen_is_not_known_to_be_nothing() -> None:
    found = share([0.0] * 50, list(range(50)))

    assert (found.value, found.low) == (0, 0)
    assert 0.03 < found.high < 0.12
    assert found.error > 0


def test_a_ratio_weighs_games_by_their_bottoms() -> None:
    found = ratio([1, 9], [1, 3], [0, 1])

    assert found.value == 2.5


def test_a_single_deal_says_nothing_about_the_error() -> None:
    found = mean([1.0, 2.0], [7, 7])

    assert (found.value, found.low, found.high) == (1.5, -np.inf, np.inf)


def test_a_quantile_is_one_of_the_values_and_its_interval_holds_it() -> None:
    found = quantile(list(range(100)), 0.5, list(range(100)))

    assert found.value == 50
    assert found.low < 50 < found.high


def draw_noise(rng: np.random.Generator, skewed: bool, *shape: int) -> np.ndarray[Any, Any]:
    """Noise of variance 1."""
    return rng.exponential(size=shape) - 1 if skewed else rng.normal(size=shape)


@pytest.mark.parametrize("skewed", [False, True])
@pytest.mark.parametrize("truth", [0.0, 0.1, 0.4, 0.8])
def test_an_interval_of_a_correlation_holds_it(truth: float, skewed: bool) -> None:
    """Two seatings in each deal, each twice; an interval from samples of deals would hold it in 90 of 100 cases."""
    rng = np.random.default_rng(3)
    deals = np.repeat(np.arange(DEALS), 4)
    groups, held = np.repeat(np.arange(2 * DEALS), 2), 0
    for _ in range(TRIES // 2):
        alike, own = draw_noise(rng, skewed, DEALS, 2, 1), draw_noise(rng, skewed, DEALS, 2, 2)
        values = (truth**0.5 * alike + (1 - truth) ** 0.5 * own).ravel()
        found = correlation(lambda places, of=values: common_part(of[places], groups[places]), deals.tolist())  # type: ignore[misc]
        assert 0 <= found.low <= found.value <= found.high <= 1
        held += found.low <= truth <= found.high

    assert held >= 0.92 * TRIES // 2


def test_a_correlation_of_hardly_anything_is_unknown() -> None:
    found = correlation(lambda _places: 0.3, [1, 1, 2, 2])

    assert (found.value, found.low, found.high, found.error) == (0.3, 0, 1, np.inf)


def test_what_seats_and_deals_explain_is_no_gain() -> None:
    """A piece that the better seat gets more often, and that comes in rich deals, is worth nothing by itself."""
    rng = np.random.default_rng(4)
    deals, seats = np.repeat(np.arange(400), 2).astype(float), np.tile([0.0, 1.0], 400)
    rich = np.repeat(rng.normal(size=400), 2)
    had = (rng.random(800) < 0.3 + 0.3 * seats + 0.2 * (rich > 0)).astype(float)
    points = 5 * seats + 4 * rich + rng.normal(size=800)

    nothing, gain = (regress(points + worth * had, had, deals, seats) for worth in (0, 2))

    assert nothing.low < 0 < nothing.high
    assert gain.low < 2 < gain.high
    assert gain.low > 1


def test_holm_and_benjamini_hochberg_by_hand() -> None:
    chances = [0.01, 0.04, 0.03, 0.005]

    assert holm(chances) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert benjamini_hochberg(chances) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert holm([]) == benjamini_hochberg([]) == []


def test_a_difference_of_nothing_is_no_difference_even_without_scatter() -> None:
    assert p_value(0.0, 0.0, 5) == 1
    assert p_value(0.1, 0.0, 5) == 0
    assert p_value(2.0, 1.0, 10) == pytest.approx(0.0734, abs=1e-4)
