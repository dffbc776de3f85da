"""Damage to the text of a position, one place after the other: numbers, words, the phase and who waits for it."""

import re
from collections.abc import Iterator

NUMBER = re.compile(r"-?\d+")
VALUES = (0, 1, 2, 3, 4, 15, 31)  # that any number may be replaced by, beside its neighbours

Lines = list[list[str]]


def sweep(text: str, phases: tuple[str, ...]) -> Iterator[str]:
    """Every number changed, every word dropped, doubled and exchanged with the next, every phase for everybody."""
    lines = [line.split(" ") for line in text.split("\n")[:-1]]
    for number, words in enumerate(lines):
        for place, word in enumerate(words):
            yield join(lines, number, [*words[:place], *words[place + 1 :]])
            yield join(lines, number, [*words[:place], word, *words[place:]])
            yield join(lines, number, [*words[:place], *words[place : place + 2][::-1], *words[place + 2 :]])
            for changed in change_numbers(word):
                yield join(lines, number, [*words[:place], changed, *words[place + 1 :]])
    yield from change_phase(lines, phases)


def change_numbers(word: str) -> Iterator[str]:
    """A word with one of its numbers changed."""
    for found in NUMBER.finditer(word):
        value = int(found[0])
        for other in sorted({*VALUES, value - 1, value + 1} - {value}):
            yield f"{word[: found.start()]}{other}{word[found.end() :]}"


def change_phase(lines: Lines, phases: tuple[str, ...]) -> Iterator[str]:
    """Any phase, and any single seat, all of them, chance or nobody that waits."""
    words, seats = lines[1], [str(seat) for seat in range(int(lines[0][1]))]
    waiting = words.index("waiting") + 1
    for phase in phases:
        for who in ([], ["~"], seats, *([seat] for seat in seats)):
            yield join(lines, 1, [phase, *words[1:waiting], *who])


def join(lines: Lines, number: int, words: list[str]) -> str:
    """The text with other words on one of its lines."""
    return "".join(" ".join(words if place == number else line) + "\n" for place, line in enumerate(lines))
