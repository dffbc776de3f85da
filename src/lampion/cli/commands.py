"""What a person can type besides moves: help, board, score, log, hint, undo, save and quit, in any language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table

from lampion import i18n
from lampion.bots.analysis import advise
from lampion.bots.estimates import percent, pick_hints
from lampion.bots.search import Budget
from lampion.cli.files import write_record
from lampion.cli.scores import print_scores
from lampion.cli.story import Story
from lampion.kernel.limits import CHANCE

if TYPE_CHECKING:
    from lampion.cli.question import Question

Command = Callable[["Question", str], None]

RECENT = 20  # lines of the log
THOUGHT = Budget(simulations=2000)  # for a hint


class Left(Exception):
    """A person ended the session before the game was over."""


def find(word: str) -> Command | None:
    """The command that a word names, in any language or by its letter."""
    name = LETTERS.get(word.lower(), "")
    for known, command in COMMANDS.items():
        if known == name or means(word, f"terminal-command-{known}"):
            return command
    return None


def means(word: str, key: str) -> bool:
    """Is this what some language calls a thing, with or without accents?"""
    return any(without_accents(word) == without_accents(i18n.say(language, key)) for language in i18n.LANGUAGES)


def without_accents(word: str) -> str:
    """A word in plain small letters."""
    return unicodedata.normalize("NFKD", word.lower()).encode("ascii", "ignore").decode()


def own_words(language: str) -> list[str]:
    """The commands as this language calls them."""
    return [i18n.say(language, f"terminal-command-{name}") for name in COMMANDS]


def explain(question: Question, about: str) -> None:
    """How to go on; the rules in brief; or what a piece is."""
    screen, game = question.screen, question.match.game
    if means(about, "terminal-help-rules"):
        screen.print(screen.words(f"{game.id}-rules"))
    elif about:
        picture = question.picture()
        lines = picture.describe(about) if picture else []
        for line in lines or [screen.words("terminal-help-unknown", text=about)]:
            screen.print_indented(line)
    else:
        screen.print(question.words)
        key = f"{question.kind}.help"
        if i18n.knows(screen.language, key):
            screen.print_indented(screen.words(key))
        screen.say("terminal-help-moves")
        words = Table.grid(padding=(0, 2))
        for name, word in zip(COMMANDS, own_words(screen.language), strict=True):
            words.add_row(f"  {word}", screen.words(f"terminal-command-{name}.about"))
        screen.print(words)


def list_moves(question: Question, _rest: str) -> None:
    """The moves again."""
    question.show_moves()


def show_board(question: Question, _rest: str) -> None:
    """The board again."""
    question.table.show_board(None if question.seat == CHANCE else question.seat)


def show_score(question: Question, _rest: str) -> None:
    """The points as they stand."""
    print_scores(question.screen, question.match, question.table.names)


def show_log(question: Question, rest: str) -> None:
    """What happened lately, or all of it."""
    names = question.table.names
    told = list(Story(question.match, names, names.you).news())
    for paragraph in told if means(rest, "terminal-log-all") else told[-RECENT:]:
        question.screen.print_indented(paragraph.text, "bold" if paragraph.is_heading else "")


def give_hint(question: Question, _rest: str) -> None:
    """The moves that a bot would consider, knowing what this person knows."""
    if question.seat == CHANCE:
        question.screen.say("terminal-no-hint")
        return
    match, seat, screen = question.match, question.seat, question.screen
    advice = advise(match.game, match.position, seat, THOUGHT, len(match.log))
    for place, (one, kind, points) in enumerate(pick_hints(advice)):
        move = match.game.write_move(match.position, seat, one.move)
        screen.say("terminal-hint-or" if place else "terminal-hint", move=move)
        beside = screen.words("analysis-other" if place else "analysis-best", gap=kind, points=points)
        screen.print_indented(f"{screen.words('analysis-chance', percent=percent(one.chance))}, {beside}", "#8a8fa8")


def take_back(question: Question, _rest: str) -> None:
    """Undo."""
    question.table.take_back()
    question.screen.say("terminal-undone")
    question.settled = True


def save(question: Question, file: str) -> None:
    """Write the record to a file."""
    if not file:
        question.screen.say("terminal-save-where")
        return
    write_record(file, question.table.keep())
    question.screen.say("terminal-saved", file=file)


def leave(_question: Question, _rest: str) -> None:
    """End the session."""
    raise Left


COMMANDS: dict[str, Command] = {
    "help": explain,
    "moves": list_moves,
    "board": show_board,
    "score": show_score,
    "log": show_log,
    "hint": give_hint,
    "undo": take_back,
    "save": save,
    "quit": leave,
}
LETTERS = {"?": "help", "h": "help", "m": "moves", "b": "board", "u": "undo", "q": "quit", "exit": "quit"}
