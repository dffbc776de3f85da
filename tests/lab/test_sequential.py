"""The confidence sequence by betting: it covers the true mean at all times at once, and narrows."""

from collections.abc import Callable

import numpy as np
import pytest

from lampion.lab.sequential import ConfidenceSequence, ThresholdTest

RUNS, LENGTH = 300, 150

Draw = Callable[[np.random.Generator], np.ndarray]


def misses(draw: Draw, mean: float, confidence: float) -> int:
    """The number of runs in which the true mean is ruled out at any time."""
    rng = np.random.default_rng(8)
    missed = 0
    for _ in range(RUNS):
        sequence = ConfidenceSequence(np.array([mean]), confidence)
        for observation in draw(rng):
            sequence.add(observation)
        missed += not sequence.possible[0]
    return missed


@pytest.mark.parametrize(
    ("draw", "mean"),
    [
        (lambda rng: rng.integers(0, 2, LENGTH), 0.5),
        (lambda rng: rng.random(LENGTH) < 0.9, 0.9),
        (lambda rng: rng.binomial(2, 0.25, LENGTH) / 2, 0.25),
        (lambda rng: rng.beta(0.2, 0.6, LENGTH), 0.25),
    ],
    ids=["even", "strong", "rounds of two", "skewed"],
)
def test_the_true_mean_is_ruled_out_no_more_often_than_promised(draw: Draw, mean: float) -> None:
    """20 % of 300 is 60, and chance may add about 21 (three standard deviations)."""
    assert misses(draw, mean, confidence=0.8) <= 60 + 21


def test_looking_every_time_at_an_ordinary_interval_would_miss_far_more_often() -> None:
    """What the sequence is for: the check above can fail."""
    rng = np.random.default_rng(8)
    missed = 0
    for _ in range(RUNS):
        seen = np.cumsum(rng.integers(0, 2, LENGTH)) / np.arange(1, LENGTH + 1)
        reach = 1.2816 * 0.5 / np.sqrt(np.arange(1, LENGTH + 1))  # 80 % of a normal distribution
        missed += bool(np.any(np.abs(seen - 0.5) > reach))

    assert missed > 60 + 21


def test_the_interval_narrows_around_the_mean() -> None:
    rng = np.random.default_rng(1)
    sequence = ConfidenceSequence()
    widths = []
    for observation in rng.random(1000) < 0.7:
        sequence.add(observation)
        least, most = sequence.interval()
        assert least <= 0.7 <= most
        widths.append(most - least)

    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.13


@pytest.mark.parametrize(("share", "verdict"), [(0.75, "above"), (0.45, "below")])
def test_a_bar_is_decided_when_the_mean_is_off_it(share: float, verdict: str) -> None:
    rng = np.random.default_rng(4)
    bar = ThresholdTest(0.6)
    while bar.verdict is None:
        bar.add(float(rng.random() < share))

    least, most = bar.sequence.interval()
    assert bar.verdict == verdict
    assert bar.sequence.count < 400
    assert least >= 0.599 if verdict == "above" else most <= 0.601


def test_twenty_victories_in_a_row_are_above_six_in_ten() -> None:
    bar = ThresholdTest(0.6)
    for _ in range(20):
        bar.add(1.0)

    assert bar.verdict == "above"
    assert bar.sequence.interval()[1] == 1.0


def test_nothing_is_decided_before_anything_was_seen() -> None:
    assert ThresholdTest(0.5).verdict is None
    assert ConfidenceSequence().interval() == (0.0, 1.0)


def test_only_shares_can_be_observed() -> None:
    with pytest.raises(ValueError, match=r"1\.5"):
        ConfidenceSequence().add(1.5)
