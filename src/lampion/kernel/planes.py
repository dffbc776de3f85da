"""What the places of an observation mean: plane by plane, for documentation and for reading one in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from lampion.kernel import header


@dataclass(frozen=True)
class Plane:
    """A part of an observation: rows of equal length, whose places have names if they differ in kind."""

    name: str
    start: int
    shape: tuple[int, ...]
    text: str
    columns: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many places it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The place after its last one."""
        return self.start + self.size


COLUMNS = ("seats", "own seat", "phase", "dealt", "active", "turn", "hundreds of turns", "chance")


def add_header(planes: Sequence[Plane]) -> tuple[Plane, ...]:
    """A game's planes, and those that every game has after them."""
    start = planes[-1].end if planes else 0
    seats = header.PEOPLE
    return (
        *planes,
        Plane(
            "table",
            start,
            (header.WAITING,),
            "how many play, the own seat as moves call it, the phase, the outcomes dealt in it, whose turn it is "
            "(counted from the own seat), the turn modulo 100 and its hundreds, whether chance moves next",
            COLUMNS,
        ),
        Plane("waiting", start + header.WAITING, (seats,), "by seat: does the game wait for it?"),
        Plane(
            "points",
            start + header.POINTS,
            (seats, 2),
            "by seat: points as they stand, up to 127, and what is above",
            ("points", "more"),
        ),
    )


def size_of(planes: Sequence[Plane]) -> int:
    """How many places an observation has."""
    return planes[-1].end


def explain(planes: Sequence[Plane], row: Sequence[int]) -> str:
    """An observation for the terminal: each plane with what it means, and its rows that aren't all zeros."""
    return "\n".join(line for plane in planes for line in explain_plane(plane, row[plane.start : plane.end]))


def explain_plane(plane: Plane, values: Sequence[int]) -> Iterable[str]:
    """A plane as lines."""
    yield f"{plane.name} {shape_of(plane)}: {plane.text}"
    *outer, length = plane.shape
    for number in range(prod(outer)):
        row = [int(value) for value in values[number * length : (number + 1) * length]]
        if any(row):
            said = (
                row
                if not plane.columns
                else [f"{name}={value}" for name, value in zip(plane.columns, row, strict=True)]
            )
            yield f"  {label(number, outer)}{' '.join(map(str, said))}"


def label(number: int, outer: Sequence[int]) -> str:
    """The indices of a row, as `2,5:` and a blank; nothing for a plane of one row."""
    indices = []
    for length in reversed(outer):
        number, index = divmod(number, length)
        indices.append(str(index))
    return f"{','.join(reversed(indices))}: " if indices else ""


def shape_of(plane: Plane) -> str:
    """The shape of a plane, as `4×16×7`."""
    return "×".join(map(str, plane.shape))
