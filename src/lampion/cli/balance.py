"""`lampion balance`: a report on what a game's rules and box lead to, as a page and as JSON."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from lampion.cli.arena import naming_file, read_bots
from lampion.cli.arguments import JOBS, Arguments
from lampion.cli.exit_codes import INTERRUPTED
from lampion.cli.files import check_place, write_text
from lampion.cli.screen import Screen, long_bar
from lampion.games import game as find_game
from lampion.kernel.components import FOLDER_VARIABLE
from lampion.kernel.errors import LampionError
from lampion.kernel.game import Game

if TYPE_CHECKING:
    from lampion.lab.balance.gathering import Gathered
    from lampion.lab.balance.study import Study

SHOWN = 12  # findings in the terminal


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game")
    arguments.add("--games", type=arguments.count, default=400, metavar="N")
    arguments.add("--bots", action="append", metavar=arguments.say("terminal-metavar-bots"))
    arguments.add_shared("--seats", "--option")
    arguments.add("--components", type=Path, metavar=arguments.say("terminal-metavar-file"))
    arguments.add(
        "--versus-option", type=arguments.pair("terminal-metavar-option"), action="append", default=[],
        metavar=arguments.say("terminal-metavar-option"),
    )  # fmt: skip
    arguments.add("--versus-components", type=Path, metavar=arguments.say("terminal-metavar-file"))
    arguments.add("--contests", type=arguments.number(0), metavar="N")
    arguments.add("--without", action="append", default=[], metavar=arguments.say("terminal-metavar-word"))
    arguments.add("--seed", type=arguments.number(0), default=0, metavar="N")
    arguments.add("--simulations", type=arguments.number(10), default=300, metavar="N")
    arguments.add("--seconds", type=arguments.decimal, default=10.0, metavar="S")
    arguments.add("--jobs", type=arguments.number(1, JOBS), default=min(os.cpu_count() or 1, JOBS), metavar="N")
    arguments.add("--output", type=Path, metavar=arguments.say("terminal-metavar-file"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Play, then write the page and its figures; statistics are imported only now."""
    from lampion.lab.balance.gathering import check_box
    from lampion.lab.balance.page import render
    from lampion.lab.balance.report import make_report

    game = find_game(arguments.game)
    named: Path = arguments.output or Path(f"{game.id}-balance")
    page, figures = named.with_suffix(".html"), named.with_suffix(".json")
    for file in (page, figures):
        check_place(file)
    chosen = dict(arguments.option)
    boxes = [arguments.components]
    studies = [plan(arguments, game, chosen)]
    if arguments.versus_option or arguments.versus_components:
        boxes.append(arguments.versus_components or arguments.components)
        studies.append(plan(arguments, game, chosen | dict(arguments.versus_option)))
    with ExitStack() as held:
        environments = [held.enter_context(box_in_folder(game, box)) for box in boxes]
        for study, environment in zip(studies, environments, strict=True):
            check_box(study, environment)
        words = ("terminal-balance-watching", "terminal-balance-second")
        found: list[Gathered] = []
        for key, study, environment in zip(words, studies, environments, strict=False):
            found.append(follow(screen, key, study, arguments.jobs, environment))
            if found[-1].problem:
                break
    report = make_report(*found)
    write_text(figures, json.dumps(report, ensure_ascii=False, separators=(",", ":")) + "\n")
    write_text(page, render(report, screen.language))
    tell(screen, report)
    screen.say("terminal-balance-written", file=str(page), json=str(figures))
    problem = found[-1].problem
    if isinstance(problem, LampionError):
        raise problem
    return INTERRUPTED if problem else 0


def plan(arguments: argparse.Namespace, game: Game, options: Mapping[str, str]) -> Study:
    """A study with these options."""
    from lampion.lab.balance.study import Study

    return Study.plan(
        game, read_bots(arguments.bots or ["greedy"]), arguments.seats or min(game.players), options,
        games=arguments.games, seed=arguments.seed, simulations=arguments.simulations, seconds=arguments.seconds,
        contests=arguments.contests, without=arguments.without,
    )  # fmt: skip


def follow(screen: Screen, key: str, study: Study, jobs: int, environment: dict[str, str] | None) -> Gathered:
    """Play a study, with a bar on a terminal."""
    from lampion.lab.balance.gathering import gather

    with long_bar(screen.err, is_shown=screen.err.is_terminal) as bar:
        task = bar.add_task(screen.words(key), total=None)
        return gather(study, jobs, lambda done, of: bar.update(task, completed=done, total=of), environment)


@contextmanager
def box_in_folder(game: Game, box: Path | None) -> Iterator[dict[str, str] | None]:
    """The environment in which other processes play with a box: a folder with a copy of it, under the game's name."""
    if box is None:
        yield None
        return
    with TemporaryDirectory(prefix="lampion-") as folder:
        with naming_file(box):
            copyfile(box, Path(folder) / f"{game.id}.toml")
        yield {FOLDER_VARIABLE: folder}


def tell(screen: Screen, report: dict[str, Any]) -> None:
    """What stands out, or what differs, in a few lines."""
    from lampion.lab.balance.differences import Difference
    from lampion.lab.balance.page import find_strong, read_figures
    from lampion.lab.balance.words import Words

    words = Words(screen.language, report["sides"][0]["study"]["game"])
    if "differences" in report:
        titles = {figure.key: words.title(figure) for side in report["sides"] for figure in read_figures(side)}
        sure = [one for one in map(Difference.read, report["differences"]) if one.is_sure]
        screen.say("terminal-balance-moved", count=len(sure))
        for one in sorted(sure, key=lambda one: one.p)[:SHOWN]:
            before, after = words.number(one.before, one.unit), words.number(one.after, one.unit)
            screen.print_indented(f"{titles[one.group, one.name, *one.about]}: {before} → {after}")
        return
    strong = find_strong(read_figures(report["sides"][0]))
    screen.say("terminal-balance-stands-out", count=len(strong))
    for figure in strong[:SHOWN]:
        screen.print_indented(f"{words.number(figure.estimate.value, figure.unit)}  {words.sentence(figure)}")
