"""How long bots think: many durations in little memory, exact except for quantiles, which are good to 5 %."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from typing import Any, Self

RATIO = 1.05  # each bucket holds durations up to 5 % longer than the one before
SHORTEST = 1e-7


@dataclass
class Times:
    """A histogram of durations in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[ceil(log(max(seconds, SHORTEST), RATIO))] += 1

    def merge(self, other: Times) -> None:
        """Add another histogram to this one."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.buckets.update(other.buckets)

    def mean(self) -> float:
        """The average; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """The duration that this share of all doesn't exceed, rounded up to the end of its bucket."""
        left = share * self.count
        for bucket, count in sorted(self.buckets.items()):
            left -= count
            if left <= 0:
                return min(RATIO**bucket, self.longest)
        return self.longest

    def write(self) -> dict[str, Any]:
        """The histogram as plain data; files say drawers."""
        buckets = {str(bucket): count for bucket, count in sorted(self.buckets.items())}
        return {"count": self.count, "total": self.total, "longest": self.longest, "drawers": buckets}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """A histogram from what `write` returned."""
        buckets = Counter({int(bucket): count for bucket, count in data["drawers"].items()})
        return cls(data["count"], data["total"], data["longest"], buckets)
