"""`lampion perft`: counts the sequences of decisions after the opening draws, depth by depth."""

import argparse
import json
import sys
from time import perf_counter

from lampion.cli.arguments import Arguments
from lampion.cli.screen import Screen
from lampion.games import game as find_game
from lampion.kernel.limits import CHANCE
from lampion.kernel.playouts import perft
from lampion.kernel.position import Position

DEEPEST = 30


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game")
    arguments.add("--depth", type=arguments.number(0, DEEPEST), required=True, metavar="N")
    arguments.add_shared("--seats")
    arguments.add("--every-chance", action="store_true")
    arguments.add_shared("--option", "--json")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Count one depth after another."""
    game = find_game(arguments.game)
    seats = arguments.seats or min(game.players)
    start = open_game(game.position(seats, game.settle(seats, dict(arguments.option))))
    counts = []
    for depth in range(arguments.depth + 1):
        began = perf_counter()
        lines = count(screen, start, depth, arguments.every_chance)
        seconds = perf_counter() - began
        counts.append({"depth": depth, "lines": lines, "seconds": round(seconds, 6)})
        if not arguments.json:
            rate = round(lines / seconds)
            screen.say("terminal-perft-line", depth=depth, lines=lines, seconds=round(seconds, 3), rate=rate)
    if arguments.json:
        about = {"game": game.id, "seats": seats, "every_chance": arguments.every_chance, "counts": counts}
        sys.stdout.write(json.dumps(about, indent=2) + "\n")
    return 0


def open_game(position: Position) -> Position:
    """Play chance's first outcomes up to the first decision: there are too many openings to count them all."""
    while position.waits_for(CHANCE):
        position.play(CHANCE, position.moves(CHANCE)[0])
    return position


def count(screen: Screen, start: Position, depth: int, every_chance: bool) -> int:
    """The number of sequences of one depth."""
    words = screen.words("terminal-perft-counting", depth=depth)
    return screen.wait_for(words, lambda: perft(start, depth, every_chance))
