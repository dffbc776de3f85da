"""`lampion bench`: how fast a game runs on this machine."""

import argparse
import json
import sys

from rich.table import Table

from lampion.bots.bench import measure_search
from lampion.cli.arguments import Arguments
from lampion.cli.screen import Screen
from lampion.games import game as find_game
from lampion.kernel.bench import measure


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game", "--seats", "--option")
    arguments.add("--seconds", type=arguments.decimal, default=1.0, metavar="S")
    arguments.add_shared("--json")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Measure, then print the figures, or only JSON."""
    game = find_game(arguments.game)
    setup = (game, arguments.seats or min(game.players), dict(arguments.option), arguments.seconds)
    with screen.progress(screen.words("terminal-bench-measuring")) as report:
        measured = measure(*setup, lambda done: report(done / 2))
        measured |= measure_search(*setup, lambda done: report((1 + done) / 2))
    if arguments.json:
        sys.stdout.write(json.dumps(measured, indent=2) + "\n")
        return 0
    sheet = Table(show_header=False, show_edge=False, pad_edge=False)
    sheet.add_column()
    sheet.add_column(justify="right")
    for name, value in measured.items():
        sheet.add_row(screen.words(f"terminal-bench-{name.replace('_', '-')}"), show(screen, value))
    screen.print(sheet)
    return 0


def show(screen: Screen, value: float | bool | str) -> str:
    """A measured value, formatted for people."""
    if isinstance(value, bool):
        return screen.words("terminal-compiled" if value else "terminal-plain")
    return value if isinstance(value, str) else screen.words("terminal-number", number=value)
