"""How a game declares what its offers and events hold: for the client's types, and for everyone who words them.

A field's name says where the catalogue keeps the words for its ids: `<game>-<field>-<id>`. Fields that are said in
another way are annotated with a `Meaning`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

How = Literal["cell", "cells", "place", "piece", "by-seat", "seat", "seats", "scores", "sum"]


@dataclass(frozen=True)
class Meaning:
    """How a value is said: a cell by its coordinates, a seat by its name, and so on.

    A `place` is said by what lies beside it, in the game's own way, and only where people see the board. Ids of pieces,
    alone or `by-seat`, are said like those in a field with the name `piece`. Numbers of which the `sum` is said are
    added up when several events are told at once.
    """

    how: How
    piece: str = ""


Cell = Annotated[list[int], Meaning("cell")]  # two coordinates
Cells = Annotated[list[Cell], Meaning("cells")]
Edge = Annotated[list[Cell], Meaning("cells"), 2]  # two cells side by side
Seat = Annotated[int, Meaning("seat")]
Seats = Annotated[list[int], Meaning("seats")]
Scores = Annotated[list[int], Meaning("scores")]  # of all seats
Sum = Annotated[int, Meaning("sum")]


@dataclass(frozen=True)
class OfferShape:
    """What the offers of a kind hold, as typed dictionaries."""

    data: Any
    preview: Any


def meanings(offers: Mapping[str, OfferShape], events: Mapping[str, Any]) -> dict[str, Meaning]:
    """The fields that are not said by the words for their ids. In one game, a name means one thing."""
    found: dict[str, Meaning] = {}
    for shape in (*(offer.data for offer in offers.values()), *events.values()):
        for name, meaning in fields_with_meaning(shape):
            if found.setdefault(name, meaning) != meaning:
                raise ValueError(f"{name} means {found[name]} and {meaning}")
    return found


def fields_with_meaning(shape: Any) -> Iterator[tuple[str, Meaning]]:
    """The annotated fields of a typed dictionary."""
    for name, kind in get_type_hints(shape, include_extras=True).items():
        if get_origin(kind) is Annotated:
            yield from ((name, note) for note in get_args(kind)[1:] if isinstance(note, Meaning))


def choices(offers: Mapping[str, OfferShape], events: Mapping[str, Any]) -> frozenset[str]:
    """The fields that hold one of a few declared words, rather than the id of a piece."""
    shapes = (*(offer.data for offer in offers.values()), *events.values())
    return frozenset(
        name
        for shape in shapes
        for name, kind in get_type_hints(shape).items()
        if any(get_origin(one) is Literal for one in (kind, *get_args(kind)))
    )
