"""What is measured: the work that is timed for each figure, and its unit."""

from __future__ import annotations

from dataclasses import dataclass

SECONDS = 0.1  # CPU time of one timing, searches aside


@dataclass(frozen=True)
class Timing:
    """One timed piece of work: CPU seconds, repetitions, and the decisions made in them."""

    seconds: float
    count: int
    decisions: int


@dataclass(frozen=True)
class Measure:
    """A figure, and the work that it comes from."""

    name: str
    work: str
    by_decision: bool = False

    def speed(self, timing: Timing) -> float:
        """Units of work a second: higher is better, whatever the figure."""
        return (timing.decisions if self.by_decision else timing.count) / timing.seconds

    def figure(self, speed: float) -> float:
        """The speed in the unit of the figure."""
        return 1e9 / speed if self.name.endswith("_ns") else speed


def show(figure: float) -> str:
    """A figure as people read it."""
    return f"{figure:,.1f}" if figure < 1000 else f"{figure:,.0f}"


MEASURES = (
    Measure("games_per_s", "games"),
    Measure("decisions_per_s", "games", by_decision=True),
    Measure("copy_ns", "copies"),
    Measure("python_decisions_per_s", "positions", by_decision=True),
    Measure("match_decisions_per_s", "matches", by_decision=True),
    Measure("simulations_per_s", "simulations"),
    Measure("guided_simulations_per_s", "guided"),
)
BY_NAME = {measure.name: measure for measure in MEASURES}
