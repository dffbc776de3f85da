"""Which bots can be chosen at tables, and how long each of them may think."""

import os
from typing import Literal

from pydantic import BaseModel, Field

from lampion.bots import BOTS, bot
from lampion.bots.levels import NAME, NAMES
from lampion.bots.search import Budget, read_budget
from lampion.kernel.game import Game
from lampion.server.problems import Refusal

LONGEST = 60.0  # seconds for a decision
MOST = 500_000  # simulations for a decision
SHORT, FEW = 2.0, 5_000  # up to so many seconds a bot is slow, up to so many simulations quick

Pace = Literal["quick", "slow", "long", "wide"]  # wide: in several threads


class SlowBot(Refusal):
    """A bot that would think for too long, or in too many threads. Data: name, seconds, threads."""

    code = "slow-bot"


class LevelInfo(BaseModel):
    """A level of a game, and how strong it was measured to be; level 1 has 0, and 400 more mean ten to one."""

    bot: str = Field(examples=["level:3"])
    rating: int | None
    low: int | None = Field(description="the interval of 95 %")
    high: int | None


def describe_levels(game: Game) -> list[LevelInfo]:
    """The levels of a game, the weakest first."""
    return [
        LevelInfo(bot=name, rating=level.rating, low=level.low, high=level.high)
        for name, level in zip(NAMES, game.levels, strict=True)
    ]


def check_bot(name: str) -> None:
    """Is there such a bot, and may it sit at a table? The strength of levels is ours to choose."""
    bot(name)
    budget = read_budget(name)
    threads = os.cpu_count() or 1
    if budget and (budget.seconds > LONGEST or budget.simulations > MOST or budget.threads > threads):
        raise SlowBot(name=name, seconds=LONGEST, threads=threads)


def pace_of(name: str, game: Game) -> Pace:
    """How long a bot thinks, as far as its name tells; bots that a host has added may do so for a while."""
    if found := NAME.fullmatch(name):
        return pace_of(game.levels[int(found[1]) - 1].bot, game)
    budget = read_budget(name)
    if budget is None:
        return "slow" if name in BOTS and name not in ("random", "greedy") else "quick"
    return pace_of_budget(budget)


def pace_of_budget(budget: Budget) -> Pace:
    """The same for a search."""
    if budget.threads > 1:
        return "wide"
    if budget.seconds > SHORT or budget.simulations > 20 * FEW:
        return "long"
    return "slow" if budget.seconds or budget.simulations > FEW else "quick"
