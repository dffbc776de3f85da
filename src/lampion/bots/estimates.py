"""Estimates for people: coarse, because the search knows no better."""

from dataclasses import dataclass
from typing import Literal

from lampion.bots.analysis import COST, ENOUGH, POINTS, Advice, Choice, Suggestion

Gap = Literal["only", "even", "slight", "clear", "points"]


STEP = 5  # percent
HINTS = 3  # moves in a hint


def percent(chance: float) -> int:
    """A chance, rounded to five percent."""
    return STEP * round(100 * chance / STEP)


def gap(other: Suggestion | None) -> tuple[Gap, int]:
    """How far a move falls short of the best: even, slightly, clearly, or by points; `only` if there is no other."""
    if other is None:
        return "only", 0
    if other.visits < ENOUGH:
        return "even", 0
    if other.points >= 1.5:
        return "points", round(other.points)
    if other.cost >= COST:
        return "clear", 0
    if other.points >= 0.5 or other.cost >= 0.02:
        return "slight", 0
    return "even", 0


def pick_hints(advice: Advice) -> list[tuple[Suggestion, Gap, int]]:
    """The best few moves: the first with its gap to the second, the others with theirs to the first."""
    found = advice.moves[:HINTS]
    after = found[1] if len(found) > 1 else None
    return [(one, *gap(one if place else after)) for place, one in enumerate(found)]


@dataclass(frozen=True)
class Loss:
    """What a decision cost: chance, points or both, whichever is worth mentioning."""

    kind: Literal["both", "chance", "points"]
    before: int  # chance of winning with the best move, in percent
    after: int  # and with the move that was played
    points: int


def loss(choice: Choice) -> Loss:
    """What a decision cost, rounded coarsely."""
    before = percent(choice.best.chance)
    after = min(percent(choice.played.chance), max(0, before - STEP))
    points = max(1, round(choice.points))
    if choice.cost >= COST and choice.points >= POINTS:
        return Loss("both", before, after, points)
    return Loss("chance" if choice.cost >= COST else "points", before, after, points)
