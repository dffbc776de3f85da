"""Damage to the text of a position: words and lines swapped, dropped, doubled, changed or moved.

A game's own `damage.py` may add kinds of damage (`DAMAGES`), more texts for a sweep (`sweep`), and the names of its
phases (`PHASES`), which by default are those of the sample.
"""

import random
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

NUMBER = re.compile(r"-?\d+")
VALUES = (0, 1, 2, 3, 4, 15, 31)  # replacements to try for any number, besides its neighbours

Lines = list[list[str]]
Damage = Callable[[Lines, list[str], random.Random], None]


def find_module(name: str) -> ModuleType | None:
    """A game's own `damage.py`, if it has one."""
    module = f"tests.games.{name.replace('-', '_')}.damage"
    return import_module(module) if find_spec(module) else None


# Random damage


def damaged(name: str, text: str, others: list[str], rng: random.Random) -> str:
    """A text with one to three changes; some take words or lines from other positions of the same game."""
    lines = [line.split(" ") for line in text.split("\n")]
    kinds: tuple[Damage, ...] = (*DAMAGES, *getattr(find_module(name), "DAMAGES", ()))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(kinds)(lines, others, rng)
    return "\n".join(" ".join(words) for words in lines)


def any_place(lines: Lines, rng: random.Random) -> tuple[list[str], int]:
    """A random word: its line and its place there."""
    words = rng.choice([words for words in lines if words] or [[""]])
    return words, rng.randrange(len(words))


def swap_words(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Swap two words."""
    one, i = any_place(lines, rng)
    other, j = any_place(lines, rng)
    one[i], other[j] = other[j], one[i]


def drop_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Drop a word."""
    words, place = any_place(lines, rng)
    del words[place]


def double_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Repeat a word."""
    words, place = any_place(lines, rng)
    words.insert(place, words[place])


def move_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Move a word elsewhere."""
    words, place = any_place(lines, rng)
    word = words.pop(place)
    others, target = any_place(lines, rng)
    others.insert(target, word)


def borrow_word(lines: Lines, texts: list[str], rng: random.Random) -> None:
    """Replace a word with one from another position."""
    words, place = any_place(lines, rng)
    words[place] = rng.choice(rng.choice(texts).split())


def insert_word(lines: Lines, texts: list[str], rng: random.Random) -> None:
    """Insert a word from another position."""
    words, place = any_place(lines, rng)
    words.insert(place, rng.choice(rng.choice(texts).split()))


def change_digits(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Change the digits of a word."""
    words, place = any_place(lines, rng)
    words[place] = "".join(str(rng.randrange(10)) if letter.isdigit() else letter for letter in words[place])


def drop_line(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Drop a line."""
    if len(lines) > 2:
        del lines[rng.randrange(len(lines))]


def cut_off(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Cut the text off after some line."""
    if len(lines) > 2:
        del lines[rng.randrange(1, len(lines)) :]


def borrow_line(lines: Lines, texts: list[str], rng: random.Random) -> None:
    """Replace a line with one from another position."""
    lines[rng.randrange(len(lines))] = rng.choice(rng.choice(texts).split("\n")).split(" ")


DAMAGES: tuple[Damage, ...] = (
    swap_words,
    drop_word,
    double_word,
    move_word,
    borrow_word,
    insert_word,
    change_digits,
    drop_line,
    cut_off,
    borrow_line,
)


# Every place in turn


def sweep(name: str, text: str, others: list[str]) -> Iterator[str]:
    """Every number changed; every word dropped, doubled and swapped with the next; every phase, for every seat."""
    lines = [line.split(" ") for line in text.split("\n")[:-1]]
    for number, words in enumerate(lines):
        for place, word in enumerate(words):
            yield join(lines, number, [*words[:place], *words[place + 1 :]])
            yield join(lines, number, [*words[:place], word, *words[place:]])
            yield join(lines, number, [*words[:place], *words[place : place + 2][::-1], *words[place + 2 :]])
            for changed in change_numbers(word):
                yield join(lines, number, [*words[:place], changed, *words[place + 1 :]])
    own = find_module(name)
    seen = tuple(sorted({other.split("\n")[1].split()[0] for other in others}))
    phases: tuple[str, ...] = getattr(own, "PHASES", seen)
    yield from change_phase(lines, phases)
    if own is not None and hasattr(own, "sweep"):
        yield from own.sweep(text)


def change_numbers(word: str) -> Iterator[str]:
    """A word with one of its numbers changed."""
    for found in NUMBER.finditer(word):
        value = int(found[0])
        for other in sorted({*VALUES, value - 1, value + 1} - {value}):
            yield f"{word[: found.start()]}{other}{word[found.end() :]}"


def change_phase(lines: Lines, phases: tuple[str, ...]) -> Iterator[str]:
    """Every phase, with each single seat, all seats, chance or nobody waiting."""
    words, seats = lines[1], [str(seat) for seat in range(int(lines[0][1]))]
    waiting = words.index("waiting") + 1
    for phase in phases:
        for who in ([], ["~"], seats, *([seat] for seat in seats)):
            yield join(lines, 1, [phase, *words[1:waiting], *who])


def join(lines: Lines, number: int, words: list[str]) -> str:
    """The text with one of its lines replaced by these words."""
    return "".join(" ".join(words if place == number else line) + "\n" for place, line in enumerate(lines))
