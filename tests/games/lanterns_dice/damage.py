"""Damage that only applies to position texts of Lanterns Dice."""

import random

from tests.games.damage import Lines, any_place

PHASES = ("sheets", "shapes", "choose", "sides", "roll", "tray", "steps", "last", "over")
STEPS = ("done", "die", "bonus", "emperor", "area", "launch")
WORDS = ("-", "~", "", "platform", "card", "touched", "E1", "E3", "A", "D", "red", "white", "V3", "X5", "O4")


def change_word(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Replace a word."""
    words, place = any_place(lines, rng)
    word = words[place]
    x, y, half = rng.randrange(10), rng.randrange(7), rng.choice(("0", "1", "01"))
    words[place] = rng.choice(
        [*WORDS, *PHASES, *STEPS, word[:-1], str(rng.randrange(30)), f"{x},{y}", f"{x},{y}:{half}"]
    )


def change_option(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Add an option."""
    options = ("shapes=drawn", "shapes=chosen", "sheets=drawn", "lakes=four", "card_1=B", "card_3=drawn")
    lines[0].append(rng.choice(options))


def light_more(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Light both areas of a pool that is lit by half."""
    seats = [words for words in lines if "lit" in words]
    words = rng.choice(seats) if seats else []
    for place, word in enumerate(words):
        if word.endswith((":0", ":1")):
            words[place] = word[:-1] + "01"
            return


def start_an_action(lines: Lines, _: list[str], rng: random.Random) -> None:
    """Let a seat use a card, or reach a platform."""
    seats = [words for words in lines if "now" in words]
    if seats:
        words = rng.choice(seats)
        now = words.index("now")
        card = rng.choice(("E1", "E2", "E3"))
        cell = f"{rng.randrange(9)},{rng.randrange(6)}"
        first = rng.choice(("-", f"{cell}:0", f"{cell}:1"))
        action = rng.choice(([f"platform {cell}"], [f"card {card} {first} {rng.randrange(4)}"]))
        step = rng.choice(("area", words[now + 1] if len(words) > now + 1 else "die"))
        words[now + 1 : now + 2] = " ".join([step, *action]).split()


DAMAGES = (change_word, change_option, light_more, start_an_action)
