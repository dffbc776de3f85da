"""`lampion play`: a game at the terminal, against bots, with friends at one keyboard, or with the real box."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

from lampion.bots import bot
from lampion.cli.arguments import Arguments
from lampion.cli.commands import Left
from lampion.cli.files import check_writable, read_record, write_record
from lampion.cli.names import only_one
from lampion.cli.scores import print_scores, print_verdict
from lampion.cli.table import Table
from lampion.games import game as find_game
from lampion.kernel.chance import Continued, Fair, Seeded, Source
from lampion.kernel.errors import LampionError, UnknownSeat
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match

if TYPE_CHECKING:
    from lampion.cli.screen import Screen
    from lampion.kernel.record import Record

GAME = "spring-festival"


class ResumedGame(LampionError):
    """A game that is taken up again cannot be another one. No data."""

    code = "resumed-game"


def add_arguments(arguments: Arguments) -> None:
    """What the command understands."""
    game, seats, file = (arguments.say(f"terminal-metavar-{name}") for name in ("game", "seats", "file"))
    arguments.add("game", nargs="?", metavar=game)
    arguments.add_shared("--seats")
    arguments.add("--you", metavar=seats, type=lambda text: read_seats(arguments, text))
    arguments.add("--bot", default="greedy", metavar=arguments.say("terminal-play-metavar-bot"))
    arguments.add_shared("--option")
    arguments.add("--seed", type=arguments.number(0), metavar="N")
    arguments.add("--by-hand", action="store_true")
    arguments.add("--record", metavar=file)
    arguments.add("--resume", metavar=file)


def read_seats(arguments: Arguments, text: str) -> set[int]:
    """`0,2`, or `none` for nobody."""
    if text == "none":
        return set()
    if not all(part.isdecimal() and part.isascii() and len(part) < 3 for part in text.split(",")):
        raise argparse.ArgumentTypeError(arguments.say("terminal-no-seats", text=text))
    return {int(part) for part in text.split(",")}


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Play, then say who won and where the record is."""
    if arguments.record:
        check_writable(arguments.record)
    match = take_up(arguments) if arguments.resume else start(arguments)
    people = {0} if arguments.you is None else arguments.you
    for seat in people:
        if seat >= match.seats:
            raise UnknownSeat(seat=seat, seats=match.seats)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    bots = {seat: bot(arguments.bot, seed + seat) for seat in range(match.seats) if seat not in people}
    table = Table(screen, match, people, bots, lambda: keep(match))
    greet(screen, table, arguments.bot)
    try:
        table.play()
        finish(screen, table)
    except (EOFError, Left):
        screen.say("terminal-bye")
    finally:
        if arguments.record:
            write_record(arguments.record, table.keep())
            screen.say("terminal-saved", file=arguments.record)
    return 0


def start(arguments: argparse.Namespace) -> Match:
    """A new match. Without a seed its chance is fair: the record can be verified when the game is over."""
    game = find_game(arguments.game or GAME)
    seats = arguments.seats or min(game.players)
    options = game.settle(seats, dict(arguments.option))
    return Match(game, seats, options, None if arguments.by_hand else source_for(arguments.seed))


def take_up(arguments: argparse.Namespace) -> Match:
    """The match that a record tells, to be played on."""
    if arguments.game or arguments.seats or arguments.option:
        raise ResumedGame()
    record = read_record(arguments.resume)
    match = find_game(record.game).replay(record)
    if not arguments.by_hand:
        outcomes = [move for seat, move in match.log if seat == CHANCE]
        source = source_for(secrets.randbits(63) if arguments.seed is None else arguments.seed)
        match.source = Continued(outcomes, source)
        match.go_to(len(match.log))
    return match


def source_for(seed: int | None) -> Source:
    """Chance from a seed, or else from a new secret."""
    return Fair(secrets.token_hex(32)) if seed is None else Seeded(seed)


def keep(match: Match) -> Record:
    """The record of a match; the secret of a fair one is published when the game is over, never before."""
    record = match.record()
    return record.publish(match.source.secret) if isinstance(match.source, Fair) and match.over else record


def greet(screen: Screen, table: Table, bot_name: str) -> None:
    """Who plays, and for people how."""
    game, names = table.match.game, table.names
    screen.say(f"{game.id}-name", style="bold #ffd75f")
    if table.people:
        screen.say(f"{game.id}-about")
        screen.say("terminal-welcome")
    people = [seat for seat in range(table.match.seats) if seat in table.people and seat != only_one(table.people)]
    if people:
        screen.say("terminal-people", who=names.several(people), count=len(people))
    if table.bots:
        screen.say("terminal-bots", who=names.several(list(table.bots)), count=len(table.bots), bot=bot_name)
    if isinstance(table.match.source, Fair):
        screen.say("terminal-commitment", style="#8a8fa8", commitment=table.match.source.commitment)


def finish(screen: Screen, table: Table) -> None:
    """The final board, the score sheet, and who won."""
    result = table.match.result()
    if result is not None:
        table.show_board(table.names.you)
        print_scores(screen, table.match, table.names)
        print_verdict(screen, table.match.game.id, result, table.names)
