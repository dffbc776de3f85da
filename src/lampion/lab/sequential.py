"""A test that may be checked after every observation: is a mean above or below a threshold?

The confidence sequence by betting of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by
betting", JRSS B 2024, the hedged capital process with predictable plug-in bets). For every possible mean m a gambler
bets, at odds that are fair if m is true, half of the money on "it is more" and half on "it is less". The stakes depend
on earlier observations only. If m is true, the money ever reaches 1/alpha times its start with a probability of at most
alpha (Ville's inequality), so every m against which it did is ruled out for good. What remains covers the true mean at
all times at once: stopping when the threshold is ruled out needs no correction.

Observations must lie between 0 and 1 and have the same mean given the past; nothing else is assumed.
"""

import numpy as np
from numpy.typing import NDArray

STEPS = 1000  # possible means that are tracked
BOLDEST = 0.5  # the largest share of the money to risk on one bet


class ConfidenceSequence:
    """The means that are still possible, after each observation."""

    def __init__(self, means: NDArray[np.float64] | None = None, confidence: float = 0.95) -> None:
        grid = (np.arange(STEPS) + 0.5) / STEPS
        self.means = grid if means is None else means
        self.alpha = 1 - confidence
        self.more = np.zeros_like(self.means)  # logarithm of the money bet on "more", for each mean
        self.less = np.zeros_like(self.means)
        self.possible = np.ones_like(self.means, dtype=bool)
        self.count = 0
        self.total = 0.0
        self.squares = 0.0  # squared distances from the mean as estimated each time

    def add(self, observation: float) -> None:
        """Settle the bets on one observation."""
        if not 0 <= observation <= 1:
            raise ValueError(f"observation: {observation}")
        stake = self.stake()
        away = observation - self.means
        self.more += np.log1p(np.minimum(stake, BOLDEST / self.means) * away)
        self.less += np.log1p(-np.minimum(stake, BOLDEST / (1 - self.means)) * away)
        self.possible &= np.maximum(self.more, self.less) - np.log(2) < -np.log(self.alpha)
        self.count += 1
        self.total += observation
        self.squares += (observation - (0.5 + self.total) / (self.count + 1)) ** 2

    def stake(self) -> float:
        """The stake on the next observation: higher when earlier ones varied little."""
        variance = (0.25 + self.squares) / (self.count + 1)
        time = self.count + 1
        return float(np.sqrt(2 * np.log(2 / self.alpha) / (variance * time * np.log1p(time))))

    def interval(self) -> tuple[float, float]:
        """From the last mean ruled out as too small to the first ruled out as too large."""
        left = np.flatnonzero(self.possible)
        if not len(left):  # may happen, with a probability of at most alpha
            return self.total / self.count, self.total / self.count
        least = self.means[left[0] - 1] if left[0] else 0.0
        most = self.means[left[-1] + 1] if left[-1] + 1 < len(self.means) else 1.0
        return float(least), float(most)


class ThresholdTest:
    """Is a mean above or below a threshold? Undecided until the threshold is ruled out."""

    def __init__(self, threshold: float, confidence: float = 0.95) -> None:
        self.threshold = threshold
        self.confidence = confidence
        self.verdict: str | None = None  # `above`, `below`, or nothing yet
        self.at_threshold = ConfidenceSequence(np.array([threshold]), confidence)
        self.sequence = ConfidenceSequence(confidence=confidence)

    def add(self, observation: float) -> None:
        """One more observation."""
        self.at_threshold.add(observation)
        self.sequence.add(observation)
        if self.verdict is None and not self.at_threshold.possible[0]:
            self.verdict = "above" if self.at_threshold.more[0] > self.at_threshold.less[0] else "below"
