"""How long bots think: many durations in little room, exact but for the quantiles, which are good to 5 %."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from typing import Any, Self

RATIO = 1.05  # each drawer holds durations up to 5 % longer than the one before
SHORTEST = 1e-7


@dataclass
class Times:
    """A heap of durations in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    drawers: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """One more."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.drawers[ceil(log(max(seconds, SHORTEST), RATIO))] += 1

    def merge(self, other: Times) -> None:
        """Pour another heap into this one."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.drawers.update(other.drawers)

    def mean(self) -> float:
        """The average; of nothing it is nothing."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """A duration that this share does not exceed: the end of the drawer in which that one lies."""
        left = share * self.count
        for drawer, count in sorted(self.drawers.items()):
            left -= count
            if left <= 0:
                return min(RATIO**drawer, self.longest)
        return self.longest

    def write(self) -> dict[str, Any]:
        """As plain data."""
        drawers = {str(drawer): count for drawer, count in sorted(self.drawers.items())}
        return {"count": self.count, "total": self.total, "longest": self.longest, "drawers": drawers}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """What `write` has written."""
        drawers = Counter({int(drawer): count for drawer, count in data["drawers"].items()})
        return cls(data["count"], data["total"], data["longest"], drawers)
