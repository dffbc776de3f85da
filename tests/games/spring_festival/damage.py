"""Damage to the text of a position: words and lines swapped, dropped, doubled, changed, or put elsewhere."""

import random

PHASES = ("sets", "reveal", "deal", "sign", "start", "first", "store", "fire", "draw", "finale", "over")

Lines = list[list[str]]


def damaged(text: str, texts: list[str], rng: random.Random) -> str:
    """A text with one to three changes of its words or lines."""
    lines = [line.split(" ") for line in text.split("\n")]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(DAMAGES)(lines, texts, rng)
    return "\n".join(" ".join(words) for words in lines)


def any_place(lines: Lines, rng: random.Random) -> tuple[list[str], int]:
    """A word: its line and its place there."""
    words = rng.choice([words for words in lines if words] or [[""]])
    return words, rng.randrange(len(words))


def swap_words(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Two words change places."""
    one, i = any_place(lines, rng)
    other, j = any_place(lines, rng)
    one[i], other[j] = other[j], one[i]


def drop_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """A word is missing."""
    words, place = any_place(lines, rng)
    del words[place]


def double_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """A word stands twice."""
    words, place = any_place(lines, rng)
    words.insert(place, words[place])


def move_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """A word stands elsewhere."""
    words, place = any_place(lines, rng)
    word = words.pop(place)
    others, target = any_place(lines, rng)
    others.insert(target, word)


def borrow_word(lines: Lines, texts: list[str], rng: random.Random) -> None:
    """A word of another position of the same game."""
    words, place = any_place(lines, rng)
    words[place] = rng.choice(rng.choice(texts).split())


def change_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """A word is another one."""
    words, place = any_place(lines, rng)
    word = words[place]
    number = rng.randrange(50)
    words[place] = rng.choice(
        [f"{word}*", word.replace("*", ""), word[:-1], "-", "~", "", str(number), f"T{number:02}", f"C{number:02}",
         f"P{number:02}", f"S{number % 6}-{number % 5}", word.replace("0,", "1,"), *PHASES]
    )  # fmt: skip


def change_option(lines: Lines, _: list[str], rng: random.Random) -> None:
    """One more option."""
    lines[0].append(rng.choice(("first=3", "sign=drawn", "sign=rat", "sets=chosen", "cards=36", "finale=best")))


def drop_line(lines: Lines, _: list[str], rng: random.Random) -> None:
    """A line is missing."""
    if len(lines) > 2:
        del lines[rng.randrange(len(lines))]


def cut_off(lines: Lines, _: list[str], rng: random.Random) -> None:
    """The text stops."""
    if len(lines) > 2:
        del lines[rng.randrange(1, len(lines)) :]


def borrow_line(lines: Lines, texts: list[str], rng: random.Random) -> None:
    """A line of another position of the same game."""
    lines[rng.randrange(len(lines))] = rng.choice(rng.choice(texts).split("\n")).split(" ")


def lay_a_tile_that_is_out(lines: Lines, _: list[str], rng: random.Random) -> None:
    """A tile that left the game comes back into a panorama, which then has more tiles than rounds were played."""
    out = next((words for words in lines if words[:1] == ["out"] and len(words) > 1), None)
    seats = [words for words in lines if "tiles" in words and any(":" in word for word in words)]
    if out and seats:
        words = rng.choice(seats)
        last = max(place for place, word in enumerate(words) if ":" in word)
        x, y = words[last].partition(":")[2].split(",")
        cell = rng.choice((f"{x},{int(y) + 1}", f"{x},{int(y) - 1}", f"{int(x) + 1},{y}", f"{int(x) - 1},{y}"))
        words.insert(last + 1, f"{out.pop()}:{cell}")


DAMAGES = (
    swap_words,
    drop_word,
    double_word,
    move_word,
    borrow_word,
    change_word,
    change_option,
    drop_line,
    cut_off,
    borrow_line,
    lay_a_tile_that_is_out,
)
