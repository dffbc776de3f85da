"""`lampion replay`: tells a record in words, with the final board and the scores; or analyses it."""

import argparse
from dataclasses import replace

from lampion.cli.arguments import Arguments
from lampion.cli.files import read_record
from lampion.cli.names import Names
from lampion.cli.review import analyse
from lampion.cli.scores import print_scores, print_verdict
from lampion.cli.screen import Screen
from lampion.cli.story import Story
from lampion.games import game as find_game
from lampion.kernel.errors import OtherRules, UnknownGame
from lampion.kernel.limits import CHANCE
from lampion.kernel.match import Match
from lampion.kernel.record import Record, write_seat


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add("file", metavar=arguments.say("terminal-metavar-file"))
    arguments.add("--to", type=arguments.number(0), metavar="N")
    arguments.add("--board", action="store_true")
    arguments.add("--analyse", action="store_true")
    arguments.add("--simulations", type=arguments.number(1, 100_000), metavar="N")
    arguments.add("--json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Tell the game, or analyse it; of a record under other rules, only the moves are printed."""
    record = read_record(arguments.file)
    wants_analysis = arguments.analyse or arguments.json or arguments.simulations is not None
    try:
        game = find_game(record.game)
        whole = game.replay(record)
    except (OtherRules, UnknownGame) as error:
        if wants_analysis:
            raise
        screen.complain(error)
        print_log(screen, record, arguments.to)
        return 0
    length = len(record.entries) if arguments.to is None else min(arguments.to, len(record.entries))
    match = whole if length == len(record.entries) else game.replay(record, length)
    if wants_analysis:
        analyse(screen, match, arguments.simulations, arguments.json)
        return 0
    tell(screen, match, arguments.board)
    if length < len(record.entries):
        screen.print()
        screen.say("terminal-replay-part", moves=length, of=len(record.entries))
    show(screen, match)
    print_scores(screen, match, Names(screen.language))
    print_end(screen, replace(record, result=match.result()))
    return 0


def tell(screen: Screen, match: Match, with_boards: bool) -> None:
    """Print the story, with a board before every round if wanted."""
    screen.say(f"{match.game.id}-name", style="bold #ffd75f")
    screen.say("terminal-replay-table", seats=match.seats, options=changed_options(match))
    viewer = CHANCE if match.over else None
    story = Story(match, Names(screen.language), viewer)
    for paragraph in story.news():
        if not paragraph.is_heading:
            screen.print_indented(paragraph.text)
            continue
        if with_boards and not story.position.is_over():
            screen.print()
            screen.print(match.game.draw(match.game.view(story.position, viewer), screen.language))
        screen.head(paragraph.text)


def changed_options(match: Match) -> str:
    """The options that differ from their defaults."""
    usual = {option.name: option.default for option in match.game.options}
    return ", ".join(f"{name}={value}" for name, value in match.options.items() if value != usual[name]) or "–"


def show(screen: Screen, match: Match) -> None:
    """Print the board: all of it once the game is over, before that what everyone may see."""
    screen.print()
    screen.print(match.game.draw(match.view(CHANCE if match.over else None), screen.language))


def print_log(screen: Screen, record: Record, length: int | None) -> None:
    """Print the moves of a record that can't be replayed, and its result."""
    for entry in record.entries[:length]:
        screen.print(f"{write_seat(entry.seat)} {entry.move}")
    print_end(screen, record)


def print_end(screen: Screen, record: Record) -> None:
    """Print how the game ended, or that it is unfinished."""
    if record.result is None:
        screen.print()
        screen.say("terminal-stopped" if record.stopped else "terminal-unfinished", reason=record.stopped)
    else:
        print_verdict(screen, record.game, record.result, Names(screen.language))
