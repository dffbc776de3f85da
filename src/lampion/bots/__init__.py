"""Bots: seats that a program fills. A bot knows a game through the kernel only, and sees what its seat sees."""

from collections.abc import Callable

from lampion.bots.base import Bot
from lampion.bots.greedy import GreedyBot
from lampion.bots.random import RandomBot
from lampion.kernel.errors import UnknownBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed gives the same choices."""
    if name not in BOTS:
        raise UnknownBot(name=name, known=list(BOTS))
    return BOTS[name](seed)


def register(name: str, make: Callable[[int], Bot]) -> None:
    """Add a bot of one's own, made from a seed. Names are all that people at tables can choose: never a command."""
    if name in BOTS:
        raise ValueError(f"there is already a bot called {name!r}")
    BOTS[name] = make
