"""Bots: seats that a program fills. A bot knows a game through the kernel only, and sees what its seat sees."""

from lampion.bots.base import Bot
from lampion.bots.greedy import GreedyBot
from lampion.bots.random import RandomBot
from lampion.kernel.errors import UnknownBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed gives the same choices."""
    if name not in BOTS:
        raise UnknownBot(name=name, known=list(BOTS))
    return BOTS[name](seed)
