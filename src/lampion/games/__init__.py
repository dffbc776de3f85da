"""The registry: every game that Lampion plays, one line each. A game is imported when somebody asks for it."""

from functools import cache
from importlib import import_module

from lampion.kernel.errors import UnknownGame
from lampion.kernel.game import Game

GAMES = {
    "spring-festival": "lampion.games.spring_festival.game",
    "takenoko": "lampion.games.takenoko.game",
    "lanterns-dice": "lampion.games.lanterns_dice.game",
    "fireworks": "lampion.games.fireworks.game",
}


@cache
def game(name: str) -> Game:
    """The game with this name."""
    if name not in GAMES:
        raise UnknownGame(name=name, known=list(GAMES))
    described: Game = import_module(GAMES[name]).GAME
    return described
