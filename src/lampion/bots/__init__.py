"""Bots: programs that play a seat. A bot knows games only through the kernel, and sees only what its seat sees."""

from collections.abc import Callable

from lampion.bots import careless
from lampion.bots.base import Bot
from lampion.bots.careless import CarelessBot
from lampion.bots.greedy import GreedyBot
from lampion.bots.levels import LevelBot
from lampion.bots.random import RandomBot
from lampion.bots.search import SearchBot, read_budget
from lampion.kernel.errors import UnknownBot
from lampion.kernel.levels import NAME as LEVEL

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
# How to write the others.
FAMILIES = ["level:1 – level:8", "search:2000", "search:500ms", "search:1sx2", "greedy:40%", "search:20:40%"]


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed gives the same choices, unless its budget is time."""
    if name in BOTS:
        return BOTS[name](seed)
    if found := LEVEL.fullmatch(name):
        return LevelBot(int(found[1]), bot, seed)
    if found := careless.NAME.fullmatch(name):
        return CarelessBot(int(found[2]), bot(found[1], seed), seed)
    if budget := read_budget(name):
        return SearchBot(budget, seed)
    raise UnknownBot(name=name, known=[*BOTS, *FAMILIES])


def register(name: str, make: Callable[[int], Bot]) -> None:
    """Add your own bot, as a function of a seed. People at tables choose bots only by name, never by command line."""
    if name in BOTS:
        raise ValueError(f"there is already a bot called {name!r}")
    BOTS[name] = make
