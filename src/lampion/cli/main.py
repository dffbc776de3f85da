"""The command `lampion`: reads its arguments, runs a command, and exits cleanly whatever happens."""

import argparse
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import lampion
from lampion import i18n
from lampion.cli import (
    admin,
    arena,
    balance,
    bench,
    browser,
    games,
    perft,
    play,
    puzzles,
    replay,
    serve,
    simulate,
    think,
    tune,
    verify,
)
from lampion.cli.arguments import Arguments, argparse_speaking, find_language
from lampion.cli.exit_codes import CLOSED, INTERRUPTED, REFUSED
from lampion.cli.files import BadFile, problem_of
from lampion.cli.screen import Screen, open_missing_streams, silence
from lampion.kernel.errors import LampionError

COMMANDS: dict[str, ModuleType] = {
    "play": play,
    "replay": replay,
    "verify": verify,
    "games": games,
    "bench": bench,
    "perft": perft,
    "arena": arena,
    "simulate": simulate,
    "balance": balance,
    "tune": tune,
    "puzzles": puzzles,
    "serve": serve,
    "think": think,
    "admin": admin,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    open_missing_streams()
    screen = Screen(find_language(argv), colour="--no-colour" not in argv)
    try:
        code = run(argv, screen)
        sys.stdout.flush()
    except LampionError as error:
        screen.complain(error)
        return REFUSED
    except KeyboardInterrupt:
        screen.err.print(screen.words("terminal-bye"))
        return INTERRUPTED
    except BrokenPipeError:
        silence()
        return CLOSED
    except OSError as error:  # files have their own errors: this is the output, perhaps on a full disk
        silence()
        screen.complain(BadFile(file="stdout", problem=problem_of(error)))
        return REFUSED
    return code


def run(argv: Sequence[str], screen: Screen) -> int:
    """Read the arguments and run the command."""
    try:
        with argparse_speaking(screen.language):
            parser = build_parser(screen.language)
            arguments = parser.parse_args(argv)
    except SystemExit as end:  # argparse has printed its message
        return int(end.code or 0)
    if "run" not in arguments:
        return browser.run(screen)
    code: int = arguments.run(arguments, screen)
    return code


def build_parser(language: str) -> argparse.ArgumentParser:
    """The parser of all commands, described in this language."""

    def say(key: str, **data: Any) -> str:
        return i18n.say(language, key, **data)

    parser = argparse.ArgumentParser(
        prog="lampion", description=say("terminal-about"), allow_abbrev=False, epilog=say("terminal-epilog")
    )
    form = say("terminal-compiled" if lampion.compiled else "terminal-plain")
    parser.add_argument("--version", action="version", version=f"lampion {lampion.__version__} ({form})")
    add_common(parser, say("terminal-language"), say("terminal-no-colour"))
    commands = parser.add_subparsers(title=say("terminal-commands"), metavar=say("terminal-metavar-command"))
    for name, module in COMMANDS.items():
        about = say(f"terminal-{name}")
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        module.add_arguments(Arguments(command, name, say))
        add_common(command, say("terminal-language"), say("terminal-no-colour"))
        command.set_defaults(run=module.run)
    return parser


def add_common(parser: argparse.ArgumentParser, language: str, no_colour: str) -> None:
    """Arguments that can stand before or after the name of the command."""
    parser.add_argument("--language", choices=i18n.LANGUAGES, help=language, default=argparse.SUPPRESS)
    parser.add_argument("--no-colour", action="store_true", help=no_colour, default=argparse.SUPPRESS)
