"""`lampion simulate`: games by the million as Parquet files, on this machine or on a cluster."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import ProgressColumn, Task
from rich.text import Text

from lampion.cli.arena import naming_file, read_bots
from lampion.cli.arguments import JOBS, Arguments
from lampion.cli.exit_codes import INTERRUPTED
from lampion.cli.screen import Screen, long_bar
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError

if TYPE_CHECKING:
    from lampion.lab.simulation.folder import Folder

PERIOD = 300.0  # seconds over which the rate is taken: shards come in bursts


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game")
    arguments.add("--games", type=arguments.count, required=True, metavar="N")
    arguments.add("--bots", action="append", metavar=arguments.say("terminal-metavar-bots"))
    arguments.add("--output", type=Path, required=True, metavar=arguments.say("terminal-metavar-folder"))
    arguments.add_shared("--seats", "--option")
    arguments.add("--seed", type=arguments.number(0), default=0, metavar="N")
    arguments.add("--shard", type=arguments.count, metavar="N")
    arguments.add("--events", action="store_true")
    arguments.add("--records", action="store_true")
    arguments.add("--jobs", type=arguments.number(1, JOBS), default=min(os.cpu_count() or 1, JOBS), metavar="N")
    arguments.add("--cluster", metavar=arguments.say("terminal-metavar-address"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Compute what the folder still lacks; what is complete stays, whatever ends it."""
    from lampion.lab.simulation.folder import open_folder
    from lampion.lab.simulation.running import check_library
    from lampion.lab.simulation.specification import Specification

    check_library()
    game = find_game(arguments.game)
    specification = Specification.plan(
        game, read_bots(arguments.bots or ["random"]), arguments.seats or min(game.players), dict(arguments.option),
        games=arguments.games, seed=arguments.seed, shard=arguments.shard, events=arguments.events,
        records=arguments.records,
    )  # fmt: skip
    path: Path = arguments.output
    with naming_file(path), open_folder(path, specification) as folder:
        missing = folder.missing()
        problem: BaseException | None = None
        with show_progress(screen, folder, missing) as advance:
            try:
                for games in compute_missing(folder, missing, arguments):
                    advance(games)
            except (KeyboardInterrupt, LampionError, OSError) as error:
                problem = error
        return report(screen, folder, problem)


def compute_missing(folder: Folder, missing: list[int], arguments: argparse.Namespace) -> Iterator[int]:
    """Compute the missing shards here or on a cluster; yields the number of games in each."""
    if arguments.cluster is None:
        from lampion.lab.simulation.running import run_missing

        return run_missing(folder, missing, arguments.jobs)
    from lampion.lab.simulation.cluster import run_on_cluster

    return run_on_cluster(folder, missing, arguments.cluster)


def report(screen: Screen, folder: Folder, problem: BaseException | None) -> int:
    """Say what is there now, then what ended it early, if anything did."""
    specification = folder.specification
    left = sum(len(specification.numbers(shard)) for shard in folder.missing())
    done = specification.games - left
    screen.say("terminal-simulate-done", games=done, of=specification.games, file=str(folder.path))
    if done:
        screen.say("terminal-simulate-size", bytes=folder.size() / done, megabytes=folder.size() / 1e6)
    if left:
        screen.say("terminal-simulate-resume")
    if problem is None:
        return 0
    if isinstance(problem, KeyboardInterrupt):
        return INTERRUPTED
    raise problem


class Rate(ProgressColumn):
    """How many games a second."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen

    def render(self, task: Task) -> Text:
        """The rate, as soon as there is one."""
        speed = task.finished_speed or task.speed
        return Text(self.screen.words("terminal-simulate-rate", rate=speed) if speed else "")


@contextmanager
def show_progress(screen: Screen, folder: Folder, missing: list[int]) -> Iterator[Callable[[int], None]]:
    """Show how many games are done, how quickly, and the time left, on a terminal only."""
    specification = folder.specification
    left = sum(len(specification.numbers(shard)) for shard in missing)
    with long_bar(screen.err, Rate(screen), is_shown=screen.err.is_terminal, period=PERIOD) as bar:
        task = bar.add_task("", total=specification.games, completed=specification.games - left)

        def advance(games: int) -> None:
            bar.advance(task, games)
            done = int(bar.tasks[0].completed)
            bar.update(task, description=screen.words("terminal-simulate-progress", games=done, of=specification.games))

        advance(0)
        yield advance
