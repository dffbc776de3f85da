"""Estimates as people should hear them: coarse, because a search knows no better."""

from typing import Literal

from lampion.bots.analysis import Suggestion

Gap = Literal["only", "even", "slight", "points"]

STEP = 5  # percent


def percent(chance: float) -> int:
    """A chance in steps of five percent."""
    return STEP * round(100 * chance / STEP)


def gap(other: Suggestion | None) -> tuple[Gap, int]:
    """How far a move is from the best one: no difference, a slight one, or so many points; or there is no other."""
    if other is None:
        return "only", 0
    if other.points >= 1.5:
        return "points", round(other.points)
    if other.points >= 0.5 or other.cost >= 0.02:
        return "slight", 0
    return "even", 0
