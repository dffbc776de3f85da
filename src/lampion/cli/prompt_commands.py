"""What a person can type besides moves: help, board, score, log, hint, undo, save, quit; in any language."""

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
from lampion.cli.values import tell_reasons
from lampion.kernel.limits import CHANCE

if TYPE_CHECKING:
    from lampion.cli.question import Question

Command = Callable[["Question", str], None]

RECENT = 20  # lines of the log
THOUGHT = Budget(simulations=2000)  # for a hint


class Quit(Exception):
    """A person ended the session before the game was over."""


def find(word: str) -> Command | None:
    """The command with this name in any language, or with this letter."""
    name = LETTERS.get(word.lower(), "")
    for known, command in COMMANDS.items():
        if known == name or means(word, f"terminal-command-{known}"):
            return command
    return None


def means(word: str, key: str) -> bool:
    """Is this word the text of a key in any language, with or without accents?"""
    return any(without_accents(word) == without_accents(i18n.say(language, key)) for language in i18n.LANGUAGES)


def without_accents(word: str) -> str:
    """A word in lower case, without accents."""
    return unicodedata.normalize("NFKD", word.lower()).encode("ascii", "ignore").decode()


def own_words(language: str) -> list[str]:
    """The names of the commands in this language."""
    return [i18n.say(language, f"terminal-command-{name}") for name in COMMANDS]


def explain(question: Question, about: str) -> None:
    """Help on the current question, the rules in brief, or a description of a piece."""
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
    """Print the moves again."""
    question.show_moves()


def show_board(question: Question, _rest: str) -> None:
    """Print the board again."""
    question.session.show_board(None if question.seat == CHANCE else question.seat)


def show_score(question: Question, _rest: str) -> None:
    """Print the current scores."""
    print_scores(question.screen, question.match, question.session.names)


def show_log(question: Question, rest: str) -> None:
    """Print the latest part of the log, or all of it."""
    names = question.session.names
    paragraphs = list(Story(question.match, names, names.you).news())
    for paragraph in paragraphs if means(rest, "terminal-log-all") else paragraphs[-RECENT:]:
        question.screen.print_indented(paragraph.text, "bold" if paragraph.is_heading else "")


def give_hint(question: Question, _rest: str) -> None:
    """Print the moves that a bot would consider, given what this person knows."""
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
        if why := tell_reasons(match.game, match.game.reasons(match.position, seat, one.move), question.session.names):
            screen.print_indented(why, "#8a8fa8")


def take_back(question: Question, _rest: str) -> None:
    """Take the latest decision back."""
    question.session.take_back()
    question.screen.say("terminal-undone")
    question.settled = True


def save(question: Question, file: str) -> None:
    """Write the record to a file."""
    if not file:
        question.screen.say("terminal-save-where")
        return
    write_record(file, question.session.record())
    question.screen.say("terminal-saved", file=file)


def leave(_question: Question, _rest: str) -> None:
    """End the session."""
    raise Quit


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
