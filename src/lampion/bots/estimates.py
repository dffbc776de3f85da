"""Estimates as people should hear them: coarse, because a search knows no better."""

from typing import Literal

from lampion.bots.analysis import COST, POINTS, Advice, Choice, Suggestion

Gap = Literal["only", "even", "slight", "points"]

Loss = Literal["both", "chance", "points"]

STEP = 5  # percent
HINTS = 3  # moves in a hint


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


def pick_hints(advice: Advice) -> list[tuple[Suggestion, Gap, int]]:
    """The best few moves: the first with its distance to the next, the others with theirs to the first."""
    found = advice.moves[:HINTS]
    after = found[1] if len(found) > 1 else None
    return [(one, *gap(one if place else after)) for place, one in enumerate(found)]


def loss(choice: Choice) -> tuple[Loss, int, int]:
    """What a decision cost: which of percent of chance and points are worth telling, and how many of each."""
    chance, points = max(STEP, percent(choice.cost)), max(1, round(choice.points))
    if choice.cost >= COST and choice.points >= POINTS:
        return "both", chance, points
    return ("chance" if choice.cost >= COST else "points"), chance, points
