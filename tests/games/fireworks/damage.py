"""Damage that only applies to position texts of Fireworks."""

import random

from lampion.games.fireworks import position_words
from tests.games.damage import Lines, any_place

PHASES = position_words.PHASES
WORDS = (
    ("rain", "opening", "tried", "piled", "failed", "count=15", "at=111", "new=3", "quota=12", "gale=5", "after=111")
    + ("helpers=1", "took=0", "stopped=0", "fixed=0", "card=hammer", "card=tall", "aim=4,4", "hit=-1,9", "die=3")
    + ("effect=gale", "effect=symbol", "drawn=#1", "height=70", "quality=edge", "gale", "rain", "symbol", "hammer")
    + ("kiku-red", "bee", "0,0=bee", "4,4=kiku-red.5", "0,0=start:kiku-red", "#1:4,4", "#5:0,0+cat", "#7:8,8+cat!*")
)  # fmt: skip


def change_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Replace a word."""
    words, place = any_place(lines, rng)
    word = words[place]
    words[place] = rng.choice(
        [f"{word}*", f"{word}!", word.replace("+", "="), word.replace("=", "+"), "-", "~", *WORDS]
    )


def add_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Insert a word."""
    words, place = any_place(lines, rng)
    words.insert(place, rng.choice(WORDS))


def drop_tiles(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Leave only a few tiles in the box."""
    for words in lines:
        if words[:1] == ["box"] and len(words) > 3:
            del words[rng.randrange(1, len(words) - 1) :]


def change_option(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Add an option."""
    options = ("mode=advanced-1", "mode=advanced-2", "mode=advanced-2-turns", "rearranging=on", "second_try=on")
    lines[0].append(rng.choice((*options, "up_to=on", "puppy=replace", "first=1", "box=real")))


DAMAGES = (change_word, add_word, drop_tiles, change_option)
