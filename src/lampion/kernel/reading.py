"""Reading a text line by line and word by word, so that every mistake is reported with its line."""

from collections.abc import Sequence
from typing import NoReturn

from lampion.kernel.errors import BadPosition


class LineReader:
    """A position's text being read: games subclass it with their own lines."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0  # how many lines have been begun: the number of the current one
        self.words: list[str] = []

    def next_line(self, first: str | None = None) -> None:
        """Go to the next line, which may have to begin with a certain word."""
        if self.at >= len(self.lines):
            self.fail("the text stops here")
        self.words = self.lines[self.at].split(" ")
        self.at += 1
        if first is not None:
            self.expect(first)

    def comes(self, first: str) -> bool:
        """Does the next line begin with this word?"""
        return self.at < len(self.lines) and self.lines[self.at].split(" ")[0] == first

    def take(self) -> str:
        """The next word."""
        if not self.words:
            self.fail("the line stops too early")
        return self.words.pop(0)

    def expect(self, word: str) -> None:
        """The next word must be this one."""
        found = self.take()
        if found != word:
            self.fail(f"{word!r} expected, not {found!r}")

    def choice(self, choices: Sequence[str]) -> str:
        """The next word must be one of these."""
        word = self.take()
        if word not in choices:
            self.fail(f"{word!r} is not one of {', '.join(choices)}")
        return word

    def number(self, word: str, least: int, most: int) -> int:
        """A number in plain digits."""
        if not word.isdecimal() or not word.isascii() or word != str(int(word)) or not least <= int(word) <= most:
            self.fail(f"{word!r} is not a number from {least} to {most}")
        return int(word)

    def options(self) -> dict[str, str]:
        """The rest of the line as `name=value`, each name once."""
        options: dict[str, str] = {}
        for word in self.words:
            name, _, value = word.partition("=")
            if name in options:
                self.fail(f"{name} stands twice")
            options[name] = value
        return options

    def finish_line(self) -> None:
        """No more words on this line."""
        if self.words:
            self.fail(f"{self.words[0]!r} is too much")

    def finish(self) -> None:
        """No more lines."""
        if self.lines[self.at :] != [""]:
            self.at = min(self.at + 1, len(self.lines))
            self.fail("nothing may follow, and the last line ends with a line break")

    def fail(self, problem: str) -> NoReturn:
        """Refuse the text."""
        raise BadPosition(line=self.at, problem=problem)
