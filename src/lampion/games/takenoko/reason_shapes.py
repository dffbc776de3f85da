"""What the reasons for a move hold, by their kinds."""

from typing import Any, TypedDict


class Objective(TypedDict):
    """An objective in hand, by its kind and points."""

    category: str
    points: int


class Number(TypedDict):
    """How many plots."""

    count: int


class Eaten(TypedDict):
    """The colour of a section of bamboo."""

    colour: str


REASONS: dict[str, Any] = {
    "scores": Objective,
    "completes": Objective,
    "prepares": Objective,
    "eats": Eaten,
    "grows": Number,
    "waters": Number,
}
