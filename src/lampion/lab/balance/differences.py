"""Two studies side by side: which figures differ by more than chance, after correction for looking at all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import hypot, inf
from typing import Any, Self

from lampion.lab.balance.estimates import ALPHA, Estimate, holm, p_value, reach_of
from lampion.lab.balance.figures import Figure, Unit


@dataclass(frozen=True)
class Difference:
    """How a figure differs between two studies: the second minus the first, with its interval."""

    group: str
    name: str
    about: tuple[str, ...]
    unit: Unit
    before: float
    after: float
    change: float
    low: float
    high: float
    p: float  # after Holm's correction over all figures
    is_sure: bool

    def write(self) -> dict[str, Any]:
        """The difference as plain data."""
        return asdict(self) | {"about": list(self.about)}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """A difference from what `write` returned."""
        return cls(**data | {"about": tuple(data["about"])})


def compare(before: Sequence[Figure], after: Sequence[Figure]) -> list[Difference]:
    """The figures that both studies have, in order; Holm's correction keeps the chance of any false alarm at 5 %."""
    later = {figure.key: figure for figure in after}
    pairs = [(one, later[one.key]) for one in before if one.key in later and is_estimated(one, later[one.key])]
    apart = [subtract(one.estimate, other.estimate) for one, other in pairs]
    chances = holm([p_value(gap.value, gap.error, gap.freedom) for gap in apart])
    return [
        Difference(
            one.group, one.name, one.about, one.unit, one.estimate.value, other.estimate.value, gap.value, gap.low,
            gap.high, chance, chance < ALPHA,
        )
        for (one, other), gap, chance in zip(pairs, apart, chances, strict=True)
    ]  # fmt: skip


def is_estimated(one: Figure, other: Figure) -> bool:
    """Are both more than a fact about the games that were played?"""
    return one.estimate.error < inf and other.estimate.error < inf and one.name != "most"


def subtract(one: Estimate, other: Estimate) -> Estimate:
    """The other minus the one, taken as independent: Welch's degrees of freedom."""
    gap, error = other.value - one.value, hypot(one.error, other.error)
    parts = [side.error**4 / max(1.0, side.freedom) for side in (one, other)]
    freedom = error**4 / sum(parts) if sum(parts) > 0 else 1.0
    reach = reach_of(freedom) * error if error else 0.0
    return Estimate(gap, gap - reach, gap + reach, error, freedom, min(one.games, other.games))
