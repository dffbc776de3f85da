"""How strong somebody is believed to be, and what a game changes about that.

OpenSkill's Bradley-Terry model does the computing, in the unit of the measured levels: 400 points more mean ten wins to
one between two seats. It compares every pair of seats, as the measurement of the levels does, so a rating means the
same at tables of two and of four.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

START, SPREAD = 700.0, 200.0  # of a newcomer: between the levels 3 and 5; see docs/people.md for how it was chosen
BETA = 400 / (math.sqrt(2) * math.log(10))  # with it, 400 points between two well-known seats mean ten to one
TAU = 5.0  # how much a person may change from one game to the next
ENOUGH = 20  # games until a rating counts as settled
NORMAL = 1.96  # standard deviations that hold 95 %, if they are those of a normal distribution
# The library's deviation falls more slowly than errors do, so it is read with a factor: by deviation, what held 95 % of
# simulated people between one game and 120 (docs/people.md).
FACTORS = (
    (60.0, 1.7),
    (70.0, 1.57),
    (80.0, 1.38),
    (100.0, 1.31),
    (120.0, 1.34),
    (150.0, 1.69),
    (170.0, 2.05),
    (200.0, 2.6),
)


@dataclass(frozen=True, slots=True)
class Skill:
    """A belief: the mean, its standard deviation, and after how many games. A bot's is fixed."""

    mean: float = START
    spread: float = SPREAD
    games: int = 0
    is_fixed: bool = False

    @property
    def is_provisional(self) -> bool:
        """Is too little known yet?"""
        return not self.is_fixed and self.games < ENOUGH

    @property
    def give(self) -> float:
        """Half of the interval of 95 %: of people as calibrated by simulation, of bots as it was measured."""
        return self.spread * (NORMAL if self.is_fixed else factor_at(self.spread))


NEWCOMER = Skill()


def factor_at(spread: float) -> float:
    """How many of these deviations hold 95 %."""
    low, high = FACTORS[0], FACTORS[0]
    for high in FACTORS:
        if spread <= high[0]:
            break
        low = high
    if low[0] == high[0]:
        return high[1]
    return low[1] + (high[1] - low[1]) * (spread - low[0]) / (high[0] - low[0])


def anchor(rating: int, low: int, high: int) -> Skill:
    """The skill of a bot whose rating was measured, with its interval of 95 %."""
    return Skill(float(rating), max(1.0, (high - low) / (2 * NORMAL)), is_fixed=True)


@cache
def model() -> Any:
    """The library's model; loaded when the first game is rated."""
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=START, sigma=SPREAD, beta=BETA, tau=TAU)


def rate(skills: Sequence[Skill], places: Sequence[int], weights: Sequence[float] | None = None) -> list[Skill]:
    """The skills after a game. `places`: 1 for winners; equal places are a draw.

    A weight says how much of the change counts for a seat: 1 all of it, 0 nothing.
    """
    library = model()
    before = [[library.rating(mu=skill.mean, sigma=skill.spread)] for skill in skills]
    after = library.rate(before, ranks=[float(place) for place in places])
    shares = weights or [1.0] * len(skills)
    return [
        skill if skill.is_fixed else blend(skill, found[0].mu, found[0].sigma, share)
        for skill, found, share in zip(skills, after, shares, strict=True)
    ]


def blend(skill: Skill, mean: float, spread: float, share: float) -> Skill:
    """A skill changed by a share of what the model says. A game that doesn't count isn't counted."""
    if share <= 0:
        return skill
    return replace(
        skill,
        mean=skill.mean + share * (mean - skill.mean),
        spread=math.sqrt((1 - share) * skill.spread**2 + share * spread**2),
        games=skill.games + 1,
    )


def chance(one: float, other: float) -> float:
    """How probably the first beats the second, if both are known exactly."""
    return 1 / (1 + 10 ** ((other - one) / 400))
