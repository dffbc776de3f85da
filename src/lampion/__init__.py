"""Lampion: festival board games for people at a table and for programs that play a million games.

Everything starts with a game::

    import lampion

    match = lampion.game("spring-festival").start(seats=4, seed=1)
    while not match.over:
        match.play(match.moves()[0])
    print(match.score(), match.result())
"""

from typing import TYPE_CHECKING, Any

from lampion import build

__version__ = "0.1.0"

compiled: bool = build.choose()  # do the rules run compiled? decided before any of them is imported

if TYPE_CHECKING:
    from lampion.bots import bot as bot
    from lampion.games import GAMES as GAMES
    from lampion.games import game as game
    from lampion.kernel.limits import CHANCE as CHANCE
    from lampion.kernel.match import Match as Match
    from lampion.kernel.record import read as read_record

__all__ = ["CHANCE", "GAMES", "Match", "__version__", "bot", "compiled", "game", "read_record"]


def __getattr__(name: str) -> Any:
    """Import names when they are first used, so that `import lampion` alone stays quick."""
    from importlib import import_module

    homes = {
        "bot": ("lampion.bots", "bot"),
        "GAMES": ("lampion.games", "GAMES"),
        "game": ("lampion.games", "game"),
        "CHANCE": ("lampion.kernel.limits", "CHANCE"),
        "Match": ("lampion.kernel.match", "Match"),
        "read_record": ("lampion.kernel.record", "read"),
    }
    if name not in homes:
        raise AttributeError(f"module 'lampion' has no attribute {name!r}")
    module, attribute = homes[name]
    value = globals()[name] = getattr(import_module(module), attribute)
    return value
