"""The comparison with declared shapes finds what differs."""

from typing import Any, Literal, TypedDict

import pytest

from lampion.kernel.shapes import Cell, Edge, Meaning, OfferShape, Seat, meanings
from tests.conformance.shapes import misfits


class Plain(TypedDict):
    """For these tests."""

    word: Literal["one", "two"]
    cell: Cell
    many: dict[str, list[int]]
    other: int | None


class OnCell(TypedDict):
    """A name with one meaning."""

    at: Cell


class OnSeat(TypedDict):
    """The same name with another."""

    at: Seat


GOOD: dict[str, Any] = {"word": "one", "cell": [1, 2], "many": {"a": [1]}, "other": None}


def test_what_is_as_declared_fits() -> None:
    assert misfits(GOOD, Plain) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"word": "three"}, ".word: 'three' is not in ('one', 'two')"),
        ({"cell": [1, 2, 3]}, ".cell: [1, 2, 3] is not two"),
        ({"cell": (1, 2)}, ".cell: (1, 2) is not two"),
        ({"many": {"a": ["1"]}}, ".many.a[0]: '1' is not int"),
        ({"other": True}, ".other: True is none of (<class 'int'>, <class 'NoneType'>)"),
        ({"more": 1}, ": more is not declared"),
    ],
)
def test_what_differs_is_named(change: dict[str, Any], fault: str) -> None:
    assert misfits(GOOD | change, Plain) == [fault]


def test_a_missing_field_is_named() -> None:
    assert misfits({name: value for name, value in GOOD.items() if name != "word"}, Plain) == [": word is missing"]


def test_a_name_means_one_thing_in_a_game() -> None:
    assert meanings({"move": OfferShape(OnCell, Plain)}, {}) == {"at": Meaning("cell")}
    with pytest.raises(ValueError, match="at means"):
        meanings({"move": OfferShape(OnCell, Plain)}, {"moved": OnSeat})


def test_an_edge_has_two_cells() -> None:
    assert misfits([[0, 0], [0, 1]], Edge) == []
    assert misfits([[0, 0]], Edge) == [": [[0, 0]] is not two"]
