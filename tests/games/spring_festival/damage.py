"""Damage that only applies to position texts of Spring Festival."""

import random

from tests.games.damage import Lines, any_place

PHASES = ("sets", "reveal", "deal", "sign", "start", "first", "store", "fire", "draw", "finale", "over")


def change_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Replace a word."""
    words, place = any_place(lines, rng)
    word = words[place]
    number = rng.randrange(50)
    words[place] = rng.choice(
        [f"{word}*", word.replace("*", ""), word[:-1], "-", "~", "", str(number), f"T{number:02}", f"C{number:02}",
         f"P{number:02}", f"S{number % 6}-{number % 5}", word.replace("0,", "1,"), *PHASES]
    )  # fmt: skip


def change_option(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Add an option."""
    lines[0].append(rng.choice(("first=3", "sign=drawn", "sign=rat", "sets=chosen", "cards=36", "finale=best")))


def lay_a_tile_that_is_out(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Put a tile that left the game back into a panorama, which then has more tiles than rounds were played."""
    out = next((words for words in lines if words[:1] == ["out"] and len(words) > 1), None)
    seats = [words for words in lines if "tiles" in words and any(":" in word for word in words)]
    if out and seats:
        words = rng.choice(seats)
        last = max(place for place, word in enumerate(words) if ":" in word)
        x, y = words[last].partition(":")[2].split(",")
        cell = rng.choice((f"{x},{int(y) + 1}", f"{x},{int(y) - 1}", f"{int(x) + 1},{y}", f"{int(x) - 1},{y}"))
        words.insert(last + 1, f"{out.pop()}:{cell}")


DAMAGES = (change_word, change_option, lay_a_tile_that_is_out)
