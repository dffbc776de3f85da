"""`lampion tune`: looks for better weights of a game's heuristics by self-play."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from lampion.cli.arguments import JOBS, Arguments
from lampion.cli.exit_codes import INTERRUPTED
from lampion.cli.files import BadFile, check_place, problem_of
from lampion.cli.screen import Screen, long_bar
from lampion.games import game as find_game
from lampion.kernel.errors import LampionError

if TYPE_CHECKING:
    from lampion.kernel.heuristics import Weights

WORDS = {"generation": "terminal-tune-generation", "checked": "terminal-tune-checked"}


class NoTuner(LampionError):
    """The library for tuning is not installed. No data."""

    code = "no-tuner"


class NothingToTune(LampionError):
    """The game has no heuristics to tune. Data: game."""

    code = "nothing-to-tune"


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add_shared("game")
    arguments.add("--generations", type=arguments.number(1), default=20, metavar="N")
    arguments.add("--games", type=arguments.number(1), default=24, metavar="N")
    arguments.add("--simulations", type=arguments.number(1), default=60, metavar="N")
    arguments.add("--checks", type=arguments.number(2), default=100, metavar="N")
    arguments.add("--only", metavar=arguments.say("terminal-tune-metavar-only"))
    arguments.add("--seed", type=arguments.number(1), default=1, metavar="N")
    arguments.add("--jobs", type=arguments.number(1, JOBS), default=min(os.cpu_count() or 1, JOBS), metavar="N")
    arguments.add("--file", type=Path, metavar=arguments.say("terminal-metavar-file"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Tune, then write the weights to a file or to standard output."""
    from lampion.lab.tuning import Setting, TunerLost, heuristics_of, tune, write_weights

    game = find_game(arguments.game)
    if arguments.file is not None:
        check_place(arguments.file)
    try:
        heuristics_of(game)
    except ImportError:
        raise NothingToTune(game=game.id) from None
    setting = Setting(
        game.id, arguments.seed, arguments.generations, arguments.games, arguments.simulations, arguments.checks,
        arguments.jobs, split_names(arguments.only),
    )  # fmt: skip
    progress = TuningProgress(screen)
    problem: BaseException | None = None
    try:
        with progress:
            weights = tune(setting, progress.report)
    except (KeyboardInterrupt, TunerLost) as error:
        if progress.weights is None:
            raise
        weights, problem = progress.weights, error
        screen.err.print(screen.words("terminal-tune-interrupted", **progress.reached))
        setting = replace(setting, generations=progress.reached["generation"])
    except ModuleNotFoundError as error:
        if error.name != "cma":
            raise
        raise NoTuner from None
    write_or_print(screen, arguments.file, write_weights(game, weights, command_of(setting), progress.check))
    if arguments.file is not None and progress.is_better:
        screen.print(screen.words("terminal-tune-use"))
    if isinstance(problem, LampionError):
        raise problem
    return 0 if problem is None else INTERRUPTED


def write_or_print(screen: Screen, file: Path | None, text: str) -> None:
    """Write the weights to the file; print them if there is none or it can't be written."""
    if file is None:
        sys.stdout.write(text)
        return
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        sys.stdout.write(text)
        raise BadFile(file=str(file), problem=problem_of(error)) from None
    screen.print(screen.words("terminal-tune-written", file=str(file)))


def split_names(text: str | None) -> tuple[str, ...]:
    """The names between commas; a text of commas alone is taken as one name."""
    if text is None:
        return ()
    return tuple(name.strip() for name in text.split(",") if name.strip()) or (text,)


def command_of(setting: Any) -> str:
    """The command that finds these weights, starting from the present ones."""
    only = f" --only {quote(','.join(setting.only))}" if setting.only else ""
    return (
        f"lampion tune {setting.game} --generations {setting.generations} --games {setting.games} "
        f"--simulations {setting.simulations} --seed {setting.seed}{only}"
    )


class TuningProgress:
    """Shows the progress of tuning: a bar on a terminal, lines elsewhere, as it takes long."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.weights: Weights | None = None  # the best so far
        self.reached: dict[str, Any] = {}
        self.check: dict[str, Any] | None = None  # the result of the final check
        self.bar = long_bar(screen.err, is_shown=screen.err.is_terminal)
        self.task = self.bar.add_task(screen.words("terminal-tune-begins"), total=1.0)

    def __enter__(self) -> TuningProgress:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    @property
    def is_better(self) -> bool:
        """Did the final check find the new weights clearly better?"""
        return self.check is not None and self.check["gain"] > self.check["error"]

    def report(self, what: str, data: dict[str, Any]) -> None:
        """Show one more step."""
        words = self.screen.words(WORDS[what], **{name: data[name] for name in data if name != "weights"})
        if what == "checked" or not self.screen.err.is_terminal:
            self.screen.err.print(words)
        if what == "checked":
            self.check = data
            if not self.is_better:
                self.screen.err.print(self.screen.words("terminal-tune-doubtful"))
            return
        self.weights = data["weights"]
        self.reached = {"generation": data["generation"], "of": data["of"]}
        if self.screen.err.is_terminal:
            self.bar.update(self.task, description=words, completed=data["generation"] / data["of"])
