"""Observations in words."""

import pytest

from lampion.games import game
from lampion.kernel.errors import UnknownSeat
from lampion.kernel.limits import OBSERVATION
from lampion.kernel.observer import Observer
from lampion.kernel.planes import Plane, add_header, explain, size_of
from lampion.kernel.position import Position

OWN = (Plane("hand", 0, (3,), "cards"), Plane("board", 3, (2, 2, 2), "cells", ("colour", "height")))
PLANES = add_header(OWN)


def test_the_header_follows_the_planes_of_a_game() -> None:
    assert [(plane.name, plane.start, plane.size) for plane in PLANES] == [
        ("hand", 0, 3),
        ("board", 3, 8),
        ("table", 11, 8),
        ("waiting", 19, 8),
        ("points", 27, 16),
    ]
    assert size_of(PLANES) == 43


def test_rows_without_anything_are_left_out() -> None:
    row = [0] * size_of(PLANES)
    row[1] = -1
    row[9] = 4  # board 1,1, colour
    lines = explain(PLANES, row).splitlines()

    assert lines[:4] == ["hand 3: cards", "  0 -1 0", "board 2×2×2: cells", "  1,1: colour=4 height=0"]
    assert len(lines) == 7


def test_a_game_without_planes_is_seen_by_its_header() -> None:
    position = game("lanterns-dice").start(3, seed=1).position

    assert list(Observer(position).read(1)[:8]) == [3, 1, position.phase, position.dealt, 2, 1, 0, 0]
    assert len(Observer(position, 3).read(1)) == 3 + size_of(add_header(()))


def test_an_observer_refuses_what_it_cannot_do() -> None:
    position = Position(2)

    with pytest.raises(TypeError, match="needs a position"):
        Observer(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"at most {OBSERVATION} places"):
        Observer(position, OBSERVATION)
    for seat in (-1, 2):
        with pytest.raises(UnknownSeat):
            Observer(position).read(seat)
