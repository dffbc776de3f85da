"""Bots: seats that a program fills. A bot knows a game through the kernel only, and sees what its seat sees."""

from collections.abc import Callable

from lampion.bots import careless, levels
from lampion.bots.base import Bot
from lampion.bots.careless import CarelessBot
from lampion.bots.greedy import GreedyBot
from lampion.bots.levels import LevelBot
from lampion.bots.random import RandomBot
from lampion.bots.search import SearchBot, read_budget
from lampion.kernel.errors import UnknownBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
FAMILIES = ["level:1 – level:8", "search:2000", "search:500ms", "search:1sx2", "greedy:40%"]  # how others are spelt


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed gives the same choices, unless it looks at a clock."""
    if name in BOTS:
        return BOTS[name](seed)
    if found := levels.NAME.fullmatch(name):
        return LevelBot(int(found[1]), bot, seed)
    if found := careless.NAME.fullmatch(name):
        return CarelessBot(int(found[1]), seed)
    if budget := read_budget(name):
        return SearchBot(budget, seed)
    raise UnknownBot(name=name, known=[*BOTS, *FAMILIES])


def register(name: str, make: Callable[[int], Bot]) -> None:
    """Add a bot of one's own, made from a seed. Names are all that people at tables can choose: never a command."""
    if name in BOTS:
        raise ValueError(f"there is already a bot called {name!r}")
    BOTS[name] = make
