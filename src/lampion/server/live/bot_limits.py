"""Which bots may sit at tables, how long each of them thinks, and how long it waits where people race against it."""

import os
from typing import Literal

from lampion.bots import BOTS, bot
from lampion.bots.levels import find_behind
from lampion.bots.search import Budget, read_budget
from lampion.kernel.game import Game
from lampion.kernel.position import Position
from lampion.server.errors import Refusal

LONGEST = 60.0  # seconds for a decision
MOST = 500_000  # simulations for a decision
SHORT, FEW = 2.0, 5_000  # a bot is slow up to SHORT seconds, and quick up to FEW simulations
SPREAD = 20  # percent that a wait is longer or shorter

Pace = Literal["quick", "slow", "long", "wide"]  # wide: in several threads


class SlowBot(Refusal):
    """A bot that would think for too long, or in too many threads. Data: name, seconds, threads."""

    code = "slow-bot"


def check_bot(name: str) -> None:
    """Refuse an unknown bot, and a search that would take too long. Levels are always allowed."""
    bot(name)
    budget = read_budget(name)
    threads = os.cpu_count() or 1
    if budget and (budget.seconds > LONGEST or budget.simulations > MOST or budget.threads > threads):
        raise SlowBot(name=name, seconds=LONGEST, threads=threads)


def check_substitute(name: str, game: Game) -> None:
    """Refuse a bot that would keep everyone waiting for a person who is away."""
    check_bot(name)
    if pace_of(name, game) in ("long", "wide"):
        raise SlowBot(name=name, seconds=SHORT, threads=1)


def pace_of(name: str, game: Game) -> Pace:
    """How long a bot thinks, judging by its name; bots that a host has added count as slow."""
    name = find_behind(name, game)
    budget = read_budget(name)
    if budget is None:
        return "slow" if name in BOTS and name not in ("random", "greedy") else "quick"
    return pace_of_budget(budget)


def seconds_to_wait(game: Game, position: Position, seat: int, name: str, seed: int) -> float:
    """How long a bot waits before it thinks: what its game says, give or take a fifth, less the time it will think.

    Nobody moves like clockwork, and bots of one level don't move all at the same moment.
    """
    pause = game.pause(position, seat, name) / 1000 * (1 - SPREAD / 100 + seed % (2 * SPREAD + 1) / 100)
    budget = read_budget(find_behind(name, game))
    return max(0.0, pause - (budget.seconds if budget else 0))


def pace_of_budget(budget: Budget) -> Pace:
    """The same for a search."""
    if budget.threads > 1:
        return "wide"
    if budget.seconds > SHORT or budget.simulations > 20 * FEW:
        return "long"
    return "slow" if budget.seconds or budget.simulations > FEW else "quick"
