"""`lampion arena`: bots play many games against each other, and a report says what that shows."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import MofNCompleteColumn

from lampion.cli.arena_report import percent, print_report
from lampion.cli.arguments import JOBS, Arguments
from lampion.cli.exit_codes import INTERRUPTED
from lampion.cli.files import BadFile, problem_of
from lampion.cli.screen import Screen, long_bar
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError

if TYPE_CHECKING:
    from lampion.lab.arena import Arena
    from lampion.lab.contest import Contest
    from lampion.lab.played_game import PlayedGame

SHOWN, LONGEST = 4, 16  # bots shown beside the progress bar, and letters of their names


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game")
    arguments.add("--bots", action="append", required=True, metavar=arguments.say("terminal-metavar-bots"))
    arguments.add("--games", type=arguments.number(1), default=100, metavar="N")
    arguments.add_shared("--seats", "--option")
    arguments.add("--alone", action="store_true")
    arguments.add(
        "--until", type=lambda text: read_share(arguments, text), metavar=arguments.say("terminal-metavar-share")
    )
    arguments.add("--seed", type=arguments.number(0), default=0, metavar="N")
    arguments.add("--jobs", type=arguments.number(1, JOBS), default=min(os.cpu_count() or 1, JOBS), metavar="N")
    arguments.add("--time", type=arguments.decimal, default=10.0, metavar="S")
    arguments.add("--file", type=Path, metavar=arguments.say("terminal-metavar-file"))
    arguments.add_shared("--json")


def read_share(arguments: Arguments, text: str) -> float:
    """Read `60%` or `0.6`, a share between 0 and 1."""
    try:
        share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(arguments.say("terminal-arena-no-share", text=text))
    return share


def read_bots(given: list[str]) -> list[str]:
    """Split names at commas; the command line of an outside bot runs to the end of its argument."""
    from lampion.bots.outside import PREFIX

    bots: list[str] = []
    for text in given:
        names, found, command = text.partition(PREFIX)
        bots.extend(name.strip() for name in names.split(",") if name.strip())
        bots.extend([PREFIX + command] if found else [])
    return bots


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Play the missing games, then print the report, even after Ctrl-C; statistics are imported only now."""
    from lampion.lab.arena import Arena
    from lampion.lab.contest import Contest
    from lampion.lab.report import report

    game = find_game(arguments.game)
    contest = Contest.plan(
        game, read_bots(arguments.bots), arguments.seats or min(game.players), dict(arguments.option),
        alone=arguments.alone, seed=arguments.seed, seconds=arguments.time,
    )  # fmt: skip
    arena = Arena(contest, arguments.games, arguments.until)
    with open_file(arguments.file, contest, arena) as save:
        problem = play(screen, arena, save, arguments.jobs)
    data = report(arena) | {"interrupted": problem is not None}
    if arguments.json:
        sys.stdout.write(json.dumps(data, indent=2) + "\n")
    else:
        print_report(screen, data)
    if isinstance(problem, LampionError):
        raise problem
    return 0 if problem is None else INTERRUPTED


@contextmanager
def open_file(path: Path | None, contest: Contest, arena: Arena) -> Iterator[Callable[[PlayedGame], None]]:
    """Open the results file, if one is given: add its games to the arena, and yield a function that saves more."""
    from lampion.lab.results import open_results

    if path is None:
        yield lambda _played: None
        return
    with ExitStack() as held:
        with naming_file(path):
            before, results = held.enter_context(open_results(path, contest))
        for game in before:
            arena.add(game)

        def save(played: PlayedGame) -> None:
            with naming_file(path):
                results.add(played)

        yield save


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Report system errors as problems of this file."""
    try:
        yield
    except OSError as error:
        raise BadFile(file=str(path), problem=problem_of(error)) from None


def play(screen: Screen, arena: Arena, save: Callable[[PlayedGame], None], jobs: int) -> BaseException | None:
    """Play the missing games; returns what ended it early, if anything did."""
    from lampion.lab.workers import play_missing

    if arena.over:
        return None
    with show_progress(screen, arena) as refresh:
        try:
            for played in play_missing(arena, jobs, save):
                refresh(played)
        except (KeyboardInterrupt, LampionError) as problem:
            return problem
    return None


@contextmanager
def show_progress(screen: Screen, arena: Arena) -> Iterator[Callable[[PlayedGame], None]]:
    """Show a progress bar with the current shares of victories, on a terminal only."""
    if not screen.err.is_terminal:
        yield lambda _played: None
        return
    shares = Shares(screen, arena.contest.names)
    for before in arena.played.values():
        shares.add(before)
    with long_bar(screen.err, MofNCompleteColumn()) as bar:
        task = bar.add_task(shares.words(), total=arena.games, completed=len(arena.played))

        def refresh(played: PlayedGame) -> None:
            shares.add(played)
            bar.update(task, completed=len(arena.played), description=shares.words())

        yield refresh


class Shares:
    """The running shares of victories."""

    def __init__(self, screen: Screen, names: Iterable[str]) -> None:
        self.screen = screen
        self.wins = dict.fromkeys(names, 0.0)
        self.games = dict.fromkeys(self.wins, 0)

    def add(self, played: PlayedGame) -> None:
        """Add a game."""
        for name in set(played.bots):
            self.wins[name] += played.share(name)
            self.games[name] += 1

    def words(self) -> str:
        """The best bots, each with its share so far."""
        shares = {name: self.wins[name] / games for name, games in self.games.items() if games}
        best = sorted(shares, key=lambda name: -shares[name])[:SHOWN]
        return "  ".join(f"{name[:LONGEST]} {percent(self.screen, shares[name])}" for name in best)
