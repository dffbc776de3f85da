"""The command line in the reader's language: argparse, with its texts taken from the catalogue."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from lampion import i18n

Say = Callable[..., str]

COUNT = re.compile(r"(\d{1,15}(?:\.\d{1,6})?)([kKmMgG]?)", re.ASCII)
SIZES = {"": 1, "k": 1_000, "m": 1_000_000, "g": 1_000_000_000}
JOBS = 60 if sys.platform == "win32" else 1024  # processes at most; Windows can't wait for more at once

# argparse's own texts, by the English that it looks up.
SENTENCES = {
    "usage: ": "usage",
    "positional arguments": "positionals",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "expected-one",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "ignored explicit argument %r": "ignored",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
}


def find_language(argv: Sequence[str]) -> str:
    """The language that the arguments ask for, found before parsing them; otherwise the user's own."""
    for place, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--language":
            asked = value if equals else "".join(argv[place + 1 : place + 2])
            return asked if asked in i18n.LANGUAGES else i18n.preferred()
    return i18n.preferred()


@contextmanager
def argparse_speaking(language: str) -> Iterator[None]:
    """Translate argparse's own texts, which it looks up through a function of its module."""

    def translate(sentence: str) -> str:
        if sentence not in SENTENCES:
            return sentence
        spaces = sentence[len(sentence.rstrip()) :]
        return i18n.say(language, f"terminal-argparse-{SENTENCES[sentence]}") + spaces

    names = vars(argparse)
    before, names["_"] = names["_"], translate
    try:
        yield
    finally:
        names["_"] = before


class Arguments:
    """The parser of one command; the help of each argument comes from the catalogue."""

    def __init__(self, parser: argparse.ArgumentParser, command: str, say: Say) -> None:
        self.parser = parser
        self.command = command
        self.say = say

    def add(self, *names: str, **settings: Any) -> None:
        """Add an argument of this command, with the help text `terminal-<command>-<argument>`."""
        self.parser.add_argument(*names, help=self.say(f"terminal-{self.command}-{names[0].strip('-')}"), **settings)

    def add_shared(self, *names: str) -> None:
        """Add arguments that several commands share."""
        settings: dict[str, dict[str, Any]] = {
            "game": {"metavar": self.say("terminal-metavar-game")},
            "--seats": {"type": self.number(1), "metavar": "N"},
            "--option": {
                "type": self.pair("terminal-metavar-option"),
                "metavar": self.say("terminal-metavar-option"),
                "action": "append",
                "default": [],
            },
            "--json": {"action": "store_true"},
        }
        for name in names:
            self.parser.add_argument(name, help=self.say(f"terminal-shared-{name.strip('-')}"), **settings[name])

    def number(self, least: int, most: int | None = None) -> Callable[[str], int]:
        """A reader of whole numbers within these limits."""

        def read(text: str) -> int:
            digits = text.removeprefix("-")
            if not digits.isdecimal() or not digits.isascii() or len(digits) > 18:
                raise argparse.ArgumentTypeError(self.say("terminal-no-number", text=text))
            if int(text) < least:
                raise argparse.ArgumentTypeError(self.say("terminal-too-small", text=text, least=least))
            if most is not None and int(text) > most:
                raise argparse.ArgumentTypeError(self.say("terminal-too-large", text=text, most=most))
            return int(text)

        return read

    def count(self, text: str) -> int:
        """Read a number of things, also as `500k`, `10M` or `1.5M`."""
        found = COUNT.fullmatch(text)
        exact = round(float(found[1]) * SIZES[found[2].lower()], 6) if found else 0.0
        if exact < 1 or exact != int(exact):
            raise argparse.ArgumentTypeError(self.say("terminal-no-count", text=text))
        return int(exact)

    def decimal(self, text: str) -> float:
        """Read a number of seconds."""
        whole, _, fraction = text.partition(".")
        digits = whole + fraction
        if not digits.isdecimal() or not digits.isascii() or len(digits) > 9 or not float(text):
            raise argparse.ArgumentTypeError(self.say("terminal-no-seconds", text=text))
        return float(text)

    def pair(self, form: str) -> Callable[[str], tuple[str, str]]:
        """A reader of `name=value`; the catalogue's text for `form` shows the expected form."""

        def read(text: str) -> tuple[str, str]:
            name, equals, value = text.partition("=")
            if not name or not equals or not value:
                raise argparse.ArgumentTypeError(self.say("terminal-no-pair", text=text, form=self.say(form)))
            return name, value

        return read
