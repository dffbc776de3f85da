"""Where the pieces of Lanterns Dice are, read from the fields of a position."""

from collections import Counter
from typing import Any

from lampion.games.lanterns_dice.rules import LanternsDice
from tests.conformance.hooks import Hooks

SHAPES = ("I3", "V3", "O4", "T4", "L4", "S4", "U5", "X5")
VALUES = {"3": (4, 3, 3, 2, 2, 1), "4": (5, 4, 4, 3, 3, 2), "5": (6, 5, 5, 4, 4, 3)}  # by size, top first [LD-1]
FORMS = (2, 4, 1, 4, 8, 4, 4, 1)  # of each shape, turned and flipped [LD-11]
FORM_SHAPES = [shape for shape, count in zip(SHAPES, FORMS, strict=True) for _ in range(count)]


def census(position: LanternsDice) -> dict[str, int]:
    """48 fireworks by shape and value, and the four sheets, in front of a seat or not. [LD-1]"""
    numbers: dict[str, Any] = position.fields()
    found: Counter[str] = Counter()
    for number, shape in enumerate(SHAPES):
        found.update(f"{shape} {value}" for value in VALUES[shape[1]][numbers["taken"][number] :])
    for seat in range(position.seats):
        for code in numbers["launches"][12 * seat :][: numbers["launch_count"][seat]]:
            found[f"{FORM_SHAPES[code % 2048 // 64]} {code // 2048}"] += 1
    dealt = numbers["sheets"][: position.seats]
    found.update(f"sheet {sheet}" for sheet in dealt if sheet < 4)
    found.update(f"sheet {sheet}" for sheet in range(4) if sheet not in dealt)
    return dict(found)


HOOKS = Hooks(census=census)
