"""The names of players, and lists of them."""

from collections.abc import Collection, Sequence

from lampion import i18n
from lampion.kernel.limits import CHANCE


class Names:
    """Players by name: `You` for the only person at the table, otherwise `Player` and the seat, counted from 1."""

    def __init__(self, language: str, you: int | None = None) -> None:
        self.language = language
        self.you = you

    def name(self, seat: int | None) -> str:
        """A player's name; empty for chance and nobody."""
        if seat is None or seat == CHANCE:
            return ""
        return i18n.say(self.language, "terminal-you" if seat == self.you else "terminal-player", seat=seat + 1)

    def is_you(self, seat: int | None) -> str:
        """Whether a sentence is about the reader, as the catalogue expects it."""
        return "yes" if seat is not None and seat == self.you else "no"

    def several(self, seats: Sequence[int]) -> str:
        """Several names, joined with commas and an `and`."""
        return enumerate_words(self.language, [self.name(seat) for seat in seats])


def only_one(people: Collection[int]) -> int | None:
    """The person at the table, if there is exactly one."""
    return next(iter(people)) if len(people) == 1 else None


def enumerate_words(language: str, words: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return i18n.say(language, "terminal-and", first=", ".join(words[:-1]), last=words[-1])
