"""The numbers of a position that was read from text: which phases belong together, and what checks ask about them."""

from typing import Any

from lampion.games.fireworks.constants import modes, phases, skies

Numbers = dict[str, Any]

DEALING = (phases.LAYOUT, phases.DEAL_START, phases.DEAL_CHARACTER)
SETUP = (*DEALING, phases.START, phases.DRAW_FIRST)
FALLING = (phases.HIT, phases.BOUNCE, phases.TURNING, phases.KIND)
TURNING = (phases.TURNING, phases.KIND)
REAL = (phases.LAUNCH, phases.REAL_TURNING, phases.REAL_DIE)
AIMING = (phases.PREPARE, phases.HEIGHT, *FALLING)
BEFORE_REST = (phases.CARD, phases.HELP, *AIMING, *REAL)
LANDED = (phases.FUNCTION, phases.TAKE, phases.DRAW, phases.DRAW_KIND, phases.PLACE, phases.GALE, phases.DONE)
DRAWING = (phases.DRAW, phases.DRAW_KIND)
BY_CHANCE = (
    *DEALING,
    phases.DRAW_FIRST,
    phases.CARD,
    *FALLING,
    *DRAWING,
    phases.REAL_TURNING,
    phases.REAL_DIE,
)
MOST_TAKEN = 12  # by four people when the die shows 3
EMPTY = ("rain", "opening", "tried", "piled", "card", "team", "failed", "effect", "quota", "took", "stopped")
EMPTY_TOO = ("at", "new", "drawn", "launched", "blown", "gale_after")


def seats(numbers: Numbers) -> range:
    """All seats."""
    return range(numbers["seats"])


def is_open_mode(numbers: Numbers) -> bool:
    """Is this advanced 2, at once or in turns?"""
    return bool(numbers["mode"] >= modes.ADVANCED_2)


def tiles(numbers: Numbers, marks: int = 0, without: int = 0) -> list[int]:
    """The marks of the tiles in the box that have all of some marks, and none of others."""
    return [mark for _, _, mark in numbers["box"] if mark & marks == marks and not mark & without]


def members(numbers: Numbers, field: str) -> list[int]:
    """The seats in a bit mask."""
    return [seat for seat in seats(numbers) if numbers[field] >> seat & 1]


def is_alone(numbers: Numbers) -> bool:
    """Does the active player launch alone?"""
    return bool(numbers["team"] == 1 << numbers["active"])


def sky_of(numbers: Numbers, seat: int) -> list[int]:
    """What lies on the cells of a sky."""
    found: list[int] = numbers["sky"][seat * skies.SIZE :][: skies.CELLS]
    return found
