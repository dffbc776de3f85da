"""`lampion verify`: checks a record: its checksum, moves and result, and every draw against the secret."""

import argparse
from typing import Any

from rich.text import Text

from lampion.cli.arguments import Arguments
from lampion.cli.files import NotText, read_record
from lampion.cli.names import Names
from lampion.cli.screen import Screen
from lampion.games import game as find_game
from lampion.kernel.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    BrokenPledge,
    LinksMissing,
    UnfairRecord,
    UnknownOption,
    WrongSecret,
)
from lampion.kernel.game import Game
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.record import Record

REFUTED = (
    NotText, BadRecord, BrokenPledge, LinksMissing, UnfairRecord, WrongSecret, UnknownOption, BadOption, BadSeats,
)  # fmt: skip


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add("file", metavar=arguments.say("terminal-metavar-file"))


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Check one thing after another, up to the first that is wrong."""
    try:
        record = read_record(arguments.file)
        check_seal(screen, record)
        game = find_game(record.game)
        match = game.replay(record)
        print_passed(screen, "terminal-verify-moves", moves=len(record.entries))
        check_result(screen, match, record)
        check_pledges(screen, record)
        check_chance(screen, game, record)
    except REFUTED as error:
        screen.print(Text.assemble(("✗ ", "bold red"), error.say(screen.language)))
        screen.say("terminal-verify-no", style="bold red")
        return 1
    screen.say("terminal-verify-yes", style="bold green")
    return 0


def check_seal(screen: Screen, record: Record) -> None:
    """Report the checksum, which reading has already checked if there is one."""
    if record.sealed:
        print_passed(screen, "terminal-verify-sealed")
    else:
        print_unchecked(screen, "terminal-verify-unsealed")


def check_result(screen: Screen, match: Match, record: Record) -> None:
    """Report the result, which replaying has already checked if the game is over."""
    result = match.result()
    if result is None and record.stopped:
        print_unchecked(screen, "terminal-stopped", reason=record.stopped)
    elif result is None:
        print_unchecked(screen, "terminal-unfinished")
    else:
        winners = Names(screen.language).several(result.winners)
        print_passed(screen, "terminal-verify-result", scores=" – ".join(map(str, result.scores)), winners=winners)


def check_pledges(screen: Screen, record: Record) -> None:
    """Check that the nonces of people are those they had pledged, and say how many were replaced."""
    if record.pledges:
        record.check_pledges()
        revealed = sum(bool(pledge.nonce) for pledge in record.pledges)
        replaced = sum(bool(pledge.digest) for pledge in record.pledges) - revealed
        (print_passed if revealed else print_unchecked)(screen, "terminal-verify-pledges", count=revealed)
        if replaced:
            print_unchecked(screen, "terminal-verify-replaced", count=replaced)
        if record.links:
            links = sum(bool(link) for one in record.links for link in one.links)
            print_passed(screen, "terminal-verify-links", links=links, draws=len(record.links))


def check_chance(screen: Screen, game: Game, record: Record) -> None:
    """Check that every draw is the one that follows from the secret."""
    draws = sum(entry.seat == CHANCE for entry in record.entries)
    if record.secret:
        game.verify(record)
        print_passed(screen, "terminal-verify-fair", draws=draws)
    elif record.commitment:
        print_unchecked(screen, "terminal-verify-secret-kept", draws=draws)
    else:
        print_unchecked(screen, "terminal-verify-no-secret", draws=draws)


def print_passed(screen: Screen, key: str, **data: Any) -> None:
    """Print what was checked and found right."""
    screen.print(Text.assemble(("✓ ", "bold green"), screen.words(key, **data)))


def print_unchecked(screen: Screen, key: str, **data: Any) -> None:
    """Print what the record leaves open."""
    screen.print(Text.assemble(("– ", "bold yellow"), screen.words(key, **data)))
