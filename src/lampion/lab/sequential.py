"""A test that may be looked at after every observation: is a mean above or below a bar?

The confidence sequence by betting of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by
betting", JRSS B 2024, the hedged capital process with predictable plug-in bets). For every possible mean m somebody
bets, with fair odds if m were true, half of the money on "it is more" and half on "it is less". How much is staked
depends on earlier observations only. If m is true, the money multiplies by 1/alpha at any time with a probability of
at most alpha (Ville's inequality), so every m against which it did is ruled out for good. What is left covers the true
mean at all times at once: stopping when the bar is ruled out needs no correction.

Observations lie between 0 and 1, have the same mean given the past, and nothing else is asked of them.
"""

import numpy as np
from numpy.typing import NDArray

STEPS = 1000  # possible means that are looked at
BOLDEST = 0.5  # of what could be lost at most


class ConfidenceSequence:
    """The means that are still possible, after each observation."""

    def __init__(self, means: NDArray[np.float64] | None = None, confidence: float = 0.95) -> None:
        grid = (np.arange(STEPS) + 0.5) / STEPS
        self.means = grid if means is None else means
        self.alpha = 1 - confidence
        self.more = np.zeros_like(self.means)  # logarithm of the money that is bet on more than each mean
        self.less = np.zeros_like(self.means)
        self.possible = np.ones_like(self.means, dtype=bool)
        self.count = 0
        self.total = 0.0
        self.squares = 0.0  # of the distances from the mean as it was estimated each time

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
        """How much is bet on the next observation: more when the earlier ones varied little."""
        variance = (0.25 + self.squares) / (self.count + 1)
        time = self.count + 1
        return float(np.sqrt(2 * np.log(2 / self.alpha) / (variance * time * np.log1p(time))))

    def interval(self) -> tuple[float, float]:
        """From the last mean that is too small to the first that is too large."""
        left = np.flatnonzero(self.possible)
        if not len(left):  # may happen, with a probability of at most alpha
            return self.total / self.count, self.total / self.count
        least = self.means[left[0] - 1] if left[0] else 0.0
        most = self.means[left[-1] + 1] if left[-1] + 1 < len(self.means) else 1.0
        return float(least), float(most)


class Bar:
    """Is a mean above or below a bar? Undecided until the bar is ruled out."""

    def __init__(self, bar: float, confidence: float = 0.95) -> None:
        self.bar = bar
        self.confidence = confidence
        self.verdict: str | None = None  # `above`, `below`, or nothing yet
        self.at_bar = ConfidenceSequence(np.array([bar]), confidence)
        self.sequence = ConfidenceSequence(confidence=confidence)

    def add(self, observation: float) -> None:
        """One more observation."""
        self.at_bar.add(observation)
        self.sequence.add(observation)
        if self.verdict is None and not self.at_bar.possible[0]:
            self.verdict = "above" if self.at_bar.more[0] > self.at_bar.less[0] else "below"
