"""`lampion games`: lists the games, their numbers of players and their options."""

import argparse

from rich.table import Table
from rich.text import Text

from lampion.cli.arguments import Arguments
from lampion.cli.screen import Screen
from lampion.games import GAMES
from lampion.games import game as find_game
from lampion.kernel.options import Option


def add_arguments(_arguments: Arguments) -> None:
    """The command has no arguments."""


def run(_arguments: argparse.Namespace, screen: Screen) -> int:
    """Describe every game."""
    for number, name in enumerate(GAMES):
        if number:
            screen.print()
        game = find_game(name)
        title = screen.words(f"{name}-name")
        players = screen.words("terminal-games-players", least=min(game.players), most=max(game.players))
        screen.print(Text.assemble((name, "bold #ffd75f"), f"  {title}, {players}"))
        screen.print(screen.words(f"{name}-about"))
        for option in game.options:
            print_option(screen, name, option)
    return 0


def print_option(screen: Screen, game: str, option: Option) -> None:
    """An option and its values, the default first."""
    key = f"{game}-option-{option.name}"
    screen.print()
    screen.print(Text.assemble((option.name, "bold"), f"  {screen.words(key)}. {screen.words(f'{key}.about')}"))
    values = Table.grid(padding=(0, 2))
    for choice in option.choices:
        values.add_row(f"  {choice}", f"{screen.words(f'{key}-{choice}')} {screen.words(f'{key}-{choice}.about')}")
    screen.print(values)
