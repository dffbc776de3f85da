"""`lampion play`: a game at the terminal, against bots, with friends at one keyboard, or with the real box."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

from lampion.bots import bot
from lampion.cli.arguments import Arguments
from lampion.cli.files import check_writable, read_record, write_record
from lampion.cli.names import only_one
from lampion.cli.prompt_commands import Quit
from lampion.cli.scores import print_scores, print_verdict
from lampion.cli.session import Session
from lampion.games import game as find_game
from lampion.kernel.chance import Continued, Fair, Seeded, Source
from lampion.kernel.errors import LampionError, UnknownSeat
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match

if TYPE_CHECKING:
    from lampion.cli.screen import Screen

GAME = "spring-festival"


class ResumedGame(LampionError):
    """--resume takes the game, seats and options from the record. No data."""

    code = "resumed-game"


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
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
    """Read `1,3`, which are the seats 0 and 2, or `none` for nobody."""
    if text == "none":
        return set()
    if not all(part.isdecimal() and part.isascii() and len(part) < 3 for part in text.split(",")):
        raise argparse.ArgumentTypeError(arguments.say("terminal-no-seats", text=text))
    return {int(part) - 1 for part in text.split(",")}


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Play, then print the winner and where the record is."""
    if arguments.record:
        check_writable(arguments.record)
    match = take_up(arguments) if arguments.resume else start(arguments)
    people = {0} if arguments.you is None else arguments.you
    for seat in people:
        if not 0 <= seat < match.seats:
            raise UnknownSeat(seat=seat, seats=match.seats)
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    bots = {seat: bot(arguments.bot, seed + seat) for seat in range(match.seats) if seat not in people}
    session = Session(screen, match, people, bots)
    greet(screen, session, arguments.bot)
    try:
        session.play()
        finish(screen, session)
    except (EOFError, Quit):
        screen.say("terminal-bye")
    finally:
        if arguments.record:
            write_record(arguments.record, session.record())
            screen.say("terminal-saved", file=arguments.record)
    return 0


def start(arguments: argparse.Namespace) -> Match:
    """A new match. Without a seed its chance is fair: the record can be verified once the game is over."""
    game = find_game(arguments.game or GAME)
    seats = arguments.seats or min(game.players)
    options = game.settle(seats, dict(arguments.option))
    return Match(game, seats, options, None if arguments.by_hand else source_for(arguments.seed))


def take_up(arguments: argparse.Namespace) -> Match:
    """The match of a record, to be continued."""
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
    """Chance from a seed, or from a new secret."""
    return Fair(secrets.token_hex(32)) if seed is None else Seeded(seed)


def greet(screen: Screen, session: Session, bot_name: str) -> None:
    """Introduce the game and the players."""
    game, names = session.match.game, session.names
    screen.say(f"{game.id}-name", style="bold #ffd75f")
    if session.people:
        screen.say(f"{game.id}-about")
        screen.say("terminal-welcome")
    alone = only_one(session.people)
    people = [seat for seat in range(session.match.seats) if seat in session.people and seat != alone]
    if people:
        screen.say("terminal-people", who=names.several(people), count=len(people))
    if session.bots:
        screen.say("terminal-bots", who=names.several(list(session.bots)), count=len(session.bots), bot=bot_name)
    if isinstance(session.match.source, Fair):
        screen.say("terminal-commitment", style="#8a8fa8", commitment=session.match.source.commitment)


def finish(screen: Screen, session: Session) -> None:
    """Print the final board, the score sheet and the winner."""
    result = session.match.result()
    if result is not None:
        session.show_board(session.names.you)
        print_scores(screen, session.match, session.names)
        print_verdict(screen, session.match.game.id, result, session.names)
