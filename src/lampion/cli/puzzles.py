"""`lampion puzzles`: looks for puzzles in games of self-play, and writes them to a file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from lampion.cli.arguments import JOBS, Arguments
from lampion.cli.exit_codes import INTERRUPTED
from lampion.cli.files import BadFile, check_place, problem_of, write_text
from lampion.cli.screen import Screen, long_bar
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError

if TYPE_CHECKING:
    from lampion.bots.puzzles import Puzzle

STEP = 100  # games between two lines of progress, where there is no terminal


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game")
    arguments.add("--count", type=arguments.number(1), default=200, metavar="N")
    arguments.add("--simulations", type=arguments.number(100), default=2000, metavar="N")
    arguments.add("--looks", type=arguments.number(1), default=30, metavar="N")
    arguments.add_shared("--option")
    arguments.add("--seed", type=arguments.number(0), default=1, metavar="N")
    arguments.add("--jobs", type=arguments.number(1, JOBS), default=min(os.cpu_count() or 1, JOBS), metavar="N")
    arguments.add("--keep", type=Path, metavar=arguments.say("terminal-metavar-file"))
    arguments.add("--file", type=Path, metavar=arguments.say("terminal-metavar-file"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Look for puzzles, then write those found, even after Ctrl-C."""
    from lampion.lab.puzzle_hunt import Hunt, hunt_puzzles

    game = find_game(arguments.game)
    file = arguments.file or Path(f"{game.id}-puzzles.jsonl")
    check_place(file)
    options = dict(arguments.option)
    game.settle(game.players[0], options)  # refuses what no game could be played with
    hunt = Hunt(
        game.id, arguments.count, arguments.simulations, arguments.seed, arguments.jobs, arguments.looks,
        tuple(options.items()),
    )  # fmt: skip
    kept = read_puzzles(arguments.keep) if arguments.keep else []
    found: list[Puzzle] = []
    problem: BaseException | None = None
    with long_bar(screen.err, is_shown=screen.err.is_terminal) as bar:
        task = bar.add_task("", total=hunt.count)

        def tell(puzzles: int, games: int) -> None:
            words = screen.words("terminal-puzzles-progress", puzzles=puzzles, of=hunt.count, games=games)
            if not screen.err.is_terminal and games and games % STEP == 0:
                screen.err.print(words)
            bar.update(task, description=words, completed=puzzles)

        tell(0, 0)
        try:
            for puzzle in hunt_puzzles(hunt, tell, kept):
                found.append(puzzle)
        except (KeyboardInterrupt, LampionError) as error:
            problem = error
    if found:
        write(file, found)
        screen.say("terminal-puzzles-written", count=len(found), file=str(file))
    if isinstance(problem, LampionError):
        raise problem
    return 0 if problem is None else INTERRUPTED


def read_puzzles(file: Path) -> list[Puzzle]:
    """The puzzles in a file."""
    from lampion.bots.puzzles import Puzzle

    try:
        return [Puzzle.read(line) for line in file.read_text("utf-8").splitlines()]
    except OSError as error:
        raise BadFile(file=str(file), problem=problem_of(error)) from None
    except (ValueError, LookupError, TypeError):
        raise BadFile(file=str(file), problem="puzzles") from None


def write(file: Path, puzzles: list[Puzzle]) -> None:
    """Write the puzzles, one a line."""
    write_text(file, "".join(f"{puzzle.write()}\n" for puzzle in puzzles))
